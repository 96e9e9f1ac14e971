"""What a learner wants to be asked: the rulebook, the game, the topics, how hard."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.recipe import WHOLE_HAND, Recipe
from scenarios.rulebooks import SHIPPED, shipped
from tutor import mastery
from tutor.drill import Drill
from tutor.levels import LEVELS
from tutor.records import Settings


class Wish(Struct, frozen=True):
    """What a learner wants to be asked, made possible: the rulebook has the game, the topics are kinds that it can ask.

    No topics means all of them but whole hands, which no other question is to break into. ``level`` is one of LEVELS,
    or empty where questions grow harder with right answers; the steps of a hand are as hard as they come.
    """

    rulebook: Rulebook
    game: Game
    topics: tuple[str, ...]
    level: str = ""


def wish(settings: Settings) -> Wish:
    """The settings as far as they can be met: an unknown rulebook is the first shipped, a game it lacks its first."""
    rulebook = shipped(settings.rulebook if settings.rulebook in SHIPPED else SHIPPED[0])
    game = next((game for game in rulebook.games if game.value == settings.game), rulebook.games[0])
    asked = tuple(kind for kind in topics(rulebook, game) if kind in settings.topics)
    return Wish(rulebook, game, asked, settings.level if settings.level in LEVELS else "")


def topics(rulebook: Rulebook, game: Game) -> tuple[str, ...]:
    """The kinds of question that can be asked of this game under this rulebook."""
    return tuple(kind for kind, about in kinds().items() if about.classes(rulebook, game))


def single(wanted: Wish) -> tuple[str, ...]:
    """The topics wanted whose questions stand alone; all of them where no topic is chosen."""
    return tuple(kind for kind in wanted.topics or topics(wanted.rulebook, wanted.game) if kind != WHOLE_HAND)


def is_wanted(step: Recipe, wanted: Wish | Drill) -> bool:
    """Whether a step is of a hand that is wanted."""
    if isinstance(wanted, Drill):
        return wanted.asks(step)
    return step.kind in wanted.topics and (step.rulebook, step.game) == (wanted.rulebook, wanted.game)


def skills(wanted: Wish) -> Sequence[mastery.Skill]:
    """The skills of which single questions are wanted."""
    classes = {kind: kinds()[kind].classes(wanted.rulebook, wanted.game) for kind in single(wanted)}
    return [mastery.Skill(kind, one) for kind, found in classes.items() for one in found]
