"""Which rules of the shipped rulebooks some kind of question rests on: rulebook by clause by kind.

A clause is reached where a step of an item's derivation cites it. What no question can rest on is no gap, and ``idle``
says why it is none: no text settles it, the house leaves it to judgment, it is about a game or a moment that the house
does not have, or it is settled before a hand is dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from msgspec.structs import fields

from scenarios.engine.procedures import Procedures
from scenarios.engine.rulebook import (
    Game,
    LateBet,
    OddChipHighCards,
    OddChipLow,
    OpenPairStud,
    OpenPairStud8,
    Rulebook,
    ShortStub,
)
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

KNOBS, PROCEDURES = (tuple(one.name for one in fields(part)) for part in (Rulebook, Procedures))

BEFORE_THE_HAND = ("games", "players_max")
"""What is played and how many may sit is settled before there is a hand to rule on."""

LEFT_OPEN: Mapping[str, str] = {
    "UNSETTLED": "no text settles it", "FLOOR": "it is left to the floor", "MAY_BE_DEAD": "it is left to the floor",
}  # fmt: skip
"""Why a value has no right answer to ask for, by its name."""


def _open_pair_pays(house: Rulebook) -> bool:
    stud = house.open_pair_stud is not OpenPairStud.SMALL and Game.STUD in house.games
    return stud or (house.open_pair_stud8 is OpenPairStud8.SMALL_OR_BIG and Game.STUD8 in house.games)


def _odd_chips_go_somewhere(house: Rulebook) -> bool:
    high = house.odd_chip_high_cards is not OddChipHighCards.UNSETTLED and HIGH & {*house.games}
    return bool(high or (house.odd_chip_low is not OddChipLow.UNSETTLED and (SPLIT | RAZZ) & {*house.games}))


def _has_ranges(house: Rulebook) -> bool:
    return house.late_bet is LateBet.SMALL_TO_BIG or house.open_pair_stud is OpenPairStud.ANTE_TO_BIG


def _calls_misdeals(house: Rulebook) -> bool:
    values = [*(getattr(house, one) for one in KNOBS), *(getattr(house.procedures, one) for one in PROCEDURES)]
    return any("misdeal" in value for value in values if isinstance(value, str))


MOMENTS: Mapping[str, tuple[Callable[[Rulebook], bool], str]] = {
    "spread_raise": (_has_ranges, "no bet is a range, so that no raise is measured by the last one"),
    "open_pair_who": (_open_pair_pays, "an open pair changes nothing, whoever shows it"),
    "common_card_opener": (
        lambda house: house.short_stub is not ShortStub.UNSETTLED, "no text deals a common card",
    ),
    "odd_chips_each": (_odd_chips_go_somewhere, "to whom an odd chip goes no text says"),
    "substantial_action": (_calls_misdeals, "no misdeal is called that could come too late"),
}  # fmt: skip
"""Clauses about a moment that only some houses come to: whether one does, and else why not."""


def key(rulebook: Rulebook, clause_id: str) -> str:
    return f"{rulebook.id}/{clause_id}"


def cited(item: Item) -> Iterator[str]:
    """The clauses on which the item's reasons rest, by their keys."""
    for clause_id in {step.clause.id for step in item.derivation.steps}:
        yield key(item.recipe.rulebook, clause_id)


def idle(rulebook: Rulebook, clause_id: str) -> str:
    """Why nothing can be asked about a clause of a rulebook; empty where something can."""
    if clause_id in BEFORE_THE_HAND:
        return "it is settled before a hand is dealt"
    part = rulebook.procedures if clause_id in PROCEDURES else rulebook
    left = LEFT_OPEN.get(getattr(getattr(part, clause_id, None), "name", ""), "")
    if left:
        return left
    if not GAMES.get(clause_id, set(Game)) & {*rulebook.games}:
        return "the game that it is about is not played"
    comes_to, why_not = MOMENTS.get(clause_id, (lambda _: True, ""))
    return "" if comes_to(rulebook) else why_not


def askable(rulebook: Rulebook) -> tuple[str, ...]:
    """The clauses of a rulebook about which something can be asked, in the order of its file."""
    return tuple(one for one in rulebook.clauses if not idle(rulebook, one))


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


def reasons() -> Iterator[str]:
    """A line a reason for which nothing can be asked, with the clauses and rulebooks it holds for."""
    found: dict[str, list[str]] = {}
    for house in map(shipped, SHIPPED):
        for clause in house.clauses:
            if why := idle(house, clause):
                found.setdefault(why, []).append(key(house, clause))
    for why, keys in found.items():
        yield f"nothing to ask because {why}: {summary(keys)}"


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
