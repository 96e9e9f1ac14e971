"""Which recipes a run of the contract goes through: every kind, rulebook, game and class, so many seeds of each.

A short run takes every cell in turn; a long one every class, so that a class of one house alone is met as often as one
that all have.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

from scenarios.engine.rulebook import Game, Rulebook
from scenarios.hand_steps import all_steps, is_step
from scenarios.make import recipe
from scenarios.questions.catalogue import kinds
from scenarios.recipe import WHOLE_HAND, Recipe
from scenarios.rulebooks import SHIPPED, shipped

SINGLE = tuple(kind for kind in kinds() if kind != WHOLE_HAND)
"""The kinds whose questions stand alone. What holds of these holds of the steps of a whole hand."""

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


def in_balance(kind: str, first: int, count: int) -> Iterator[Recipe]:
    """So many recipes of a kind from a number on: its classes in rotation, each class's rulebooks and games in turn."""
    by_class: dict[str, list[Cell]] = {}
    for cell in cells(kind):
        by_class.setdefault(cell[3], []).append(cell)
    classes = list(by_class.values())
    for seed in range(first, first + count):
        turn, place = divmod(seed, len(classes))
        # each class begins with another house, so that a short run meets them all
        _, rulebook, game, situation_class = classes[place][(turn + place) % len(classes[place])]
        yield recipe(kind, rulebook, game, situation_class, seed=seed)


def questions(asked: Recipe) -> tuple[Recipe, ...]:
    """The recipe, or those of all steps where it leads to a whole hand."""
    return all_steps(asked) if is_step(asked) else (asked,)
