"""Which rules of the shipped rulebooks some kind of question rests on: rulebook by clause by kind.

A clause is reached where a step of an item's derivation cites it. What no question can rest on is no gap: a knob that
no text settles is never asked about, and a rule of a game that the house does not have has nothing to say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import fields

from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item
from scenarios.rulebooks import SHIPPED, shipped

Reached = Mapping[str, Collection[str]]
"""The kinds that reach a clause, by the key of the clause in its rulebook."""

SPLIT, RAZZ, HIGH = {Game.STUD8}, {Game.RAZZ}, {Game.STUD, Game.STUD8}
GAMES: dict[str, set[Game]] = {
    "open_pair_stud": {Game.STUD}, "board_tie_stud": {Game.STUD},
    "open_pair_stud8": SPLIT, "board_tie_stud8": SPLIT, "odd_chip_halves": SPLIT, "same_hand_both_ways": SPLIT,
    "low_eight": SPLIT, "both_ways": SPLIT, "no_low": SPLIT,
    "board_tie_razz": RAZZ, "low_razz": RAZZ,
    "bring_in_ace": HIGH, "high_ranking": HIGH, "odd_chip_high_cards": HIGH,
    "low_from_top": SPLIT | RAZZ, "odd_chip_low": SPLIT | RAZZ,
}  # fmt: skip
"""The games that a clause is about, where it is not about all."""


def key(rulebook: Rulebook, clause_id: str) -> str:
    return f"{rulebook.id}/{clause_id}"


def cited(item: Item) -> Iterator[str]:
    """The clauses on which the item's reasons rest, by their keys."""
    for clause_id in {step.clause.id for step in item.derivation.steps}:
        yield key(item.recipe.rulebook, clause_id)


def askable(rulebook: Rulebook) -> tuple[str, ...]:
    """The clauses of a rulebook about which something can be asked, in the order of its file."""
    return tuple(one for one in rulebook.clauses if _settled(rulebook, one) and _in_a_game(rulebook, one))


def unreached(reached: Reached) -> tuple[str, ...]:
    """The clauses of every shipped rulebook that could be asked about and that no kind reaches, by their keys."""
    every = (key(rulebook, one) for rulebook in map(shipped, SHIPPED) for one in askable(rulebook))
    return tuple(one for one in every if not reached.get(one))


def summary(keys: Collection[str]) -> str:
    """Clauses by their keys, each once with the rulebooks in which it is meant, or with none where that is all."""
    houses: dict[str, list[str]] = {}
    for one in keys:
        rulebook, clause_id = one.split("/")
        houses.setdefault(clause_id, []).append(rulebook)
    every = {one: [house for house in SHIPPED if one in askable(shipped(house))] for one in houses}
    said = (one if houses[one] == every[one] else f"{one} ({', '.join(houses[one])})" for one in houses)
    return "; ".join(said) or "none"


def table(reached: Reached) -> Iterator[str]:
    """A line a clause, a column a rulebook: the codes of the kinds that reach it, ``-`` where nothing can be asked."""
    houses = [shipped(one) for one in SHIPPED]
    clauses = list(dict.fromkeys(one for house in houses for one in house.clauses))
    codes = {kind.id: kind.code for kind in kinds().values()}
    widths = [max(len(house.id), 3 * len(codes) - 1) for house in houses]
    yield "  ".join([f"{'clause':32}", *(f"{house.id:{width}}" for house, width in zip(houses, widths, strict=True))])
    for clause in clauses:
        cells = (
            " ".join(codes[kind] for kind in codes if kind in reached.get(key(house, clause), ()))
            or ("." if clause in askable(house) else "-")
            for house in houses
        )
        row = (f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True))
        yield "  ".join([f"{clause:32}", *row]).rstrip()


def _settled(rulebook: Rulebook, clause_id: str) -> bool:
    value = getattr(rulebook, clause_id, None)
    if value is None and clause_id in {one.name for one in fields(type(rulebook.procedures))}:
        value = getattr(rulebook.procedures, clause_id)
    return getattr(value, "name", "") != "UNSETTLED"


def _in_a_game(rulebook: Rulebook, clause_id: str) -> bool:
    return bool(GAMES.get(clause_id, set(Game)) & set(rulebook.games))
