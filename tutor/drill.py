"""A drill: questions of one kind, and of one situation if one is named, for as long as the learner wants."""

from __future__ import annotations

from msgspec import Struct

from scenarios import make
from scenarios.engine.errors import Unreadable
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.recipe import Recipe
from scenarios.rulebooks import SHIPPED, shipped


class Drill(Struct, frozen=True):
    """What every question of the drill has in common. ``situation_class`` None means any of the kind's."""

    kind: str
    situation_class: str | None
    rulebook: Rulebook
    game: Game

    def recipe(self, seed: int) -> Recipe:
        """A question of the drill. Raises Unreadable where the rulebook or the game has none."""
        return make.recipe(self.kind, self.rulebook, self.game, self.situation_class, seed=seed)

    def asks(self, recipe: Recipe) -> bool:
        """Whether a question of this recipe is one of the drill."""
        named = self.situation_class in (None, recipe.situation_class)
        return named and (self.kind, self.rulebook, self.game) == (recipe.kind, recipe.rulebook, recipe.game)

    def __str__(self) -> str:
        """The drill in an address, as ``drill`` reads it."""
        return ".".join((self.kind, self.situation_class or "", self.rulebook.id, self.game))


def drill(text: str) -> Drill | None:
    """The drill that an address names, None where there is no such drill."""
    kind, _, rest = text.partition(".")
    situation_class, _, rest = rest.partition(".")
    rulebook, _, game = rest.partition(".")
    if rulebook not in SHIPPED or game not in [one.value for one in Game]:
        return None
    found = Drill(kind, situation_class or None, shipped(rulebook), Game(game))
    try:
        found.recipe(0)
    except Unreadable:
        return None
    return found
