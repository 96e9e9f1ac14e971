"""Which recipes a run of the contract goes through: every kind, rulebook, game and class, so many seeds of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

from scenarios.engine.rulebook import Game, Rulebook
from scenarios.make import recipe
from scenarios.questions.catalogue import kinds
from scenarios.recipe import Recipe
from scenarios.rulebooks import SHIPPED, shipped

Cell = tuple[str, Rulebook, Game, str]


def cells(kind: str) -> tuple[Cell, ...]:
    """Every rulebook, game and class that the kind can ask about."""
    return tuple(
        (kind, rulebook, game, situation_class)
        for rulebook in map(shipped, SHIPPED)
        for game in rulebook.games
        for situation_class in kinds()[kind].classes(rulebook, game)
    )


def recipes(kind: str, count: int, first_seed: int = 0) -> Iterator[Recipe]:
    """So many recipes of a kind, its cells in rotation, each recipe with a seed of its own."""
    for seed, (_, rulebook, game, situation_class) in enumerate(islice(cycle(cells(kind)), count), first_seed):
        yield recipe(kind, rulebook, game, situation_class, seed=seed)
