"""Slips in naming winners: one side is misjudged by a hand overlooked or one too many, the other side is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from scenarios.engine.chips import Seat
from scenarios.engine.rulings import WinnersRuling
from scenarios.questions.answers import WinnersAnswer
from scenarios.questions.question import Misconception, slips

Seats = frozenset[Seat]
_Worths = Mapping[Seat, int]
"""What each hand of a side is worth, the more the better."""


def slipped(ruling: WinnersRuling) -> Iterator[Misconception]:
    """Every slip with the winners that it leads to, in the order in which a wrong answer is explained."""
    high, low = frozenset(ruling.high), frozenset(ruling.low)
    highs = {seat: hand.value for seat, hand in ruling.highs}
    lows = {seat: -hand.value for seat, hand in ruling.lows if hand is not None}
    for name, slip in SLIPS:
        answers = [WinnersAnswer(other, low) for other in slip(highs, high) if other]
        answers += [WinnersAnswer(high, other) for other in slip(lows, low) if other or high]
        yield from slips("winners", name, answers)


def _tie_not_seen(_: _Worths, right: Seats) -> Iterator[Seats]:
    """Of equal hands only some are named."""
    for count in range(1, len(right)):
        yield from map(frozenset, combinations(sorted(right), count))


def _second_best(worths: _Worths, right: Seats) -> Iterator[Seats]:
    """The second-best hand wins."""
    others = {seat: worth for seat, worth in worths.items() if seat not in right}
    if right and others:
        yield frozenset(seat for seat, worth in others.items() if worth == max(others.values()))


def _one_too_many(worths: _Worths, right: Seats) -> Iterator[Seats]:
    """Another hand shares."""
    if right:
        yield from (right | {seat} for seat in worths if seat not in right)


def _nobody(_: _Worths, right: Seats) -> Iterator[Seats]:
    """A hand that wins is not seen to be one."""
    if right:
        yield frozenset()


SLIPS: tuple[tuple[str, Callable[[_Worths, Seats], Iterator[Seats]]], ...] = (
    ("tie_not_seen", _tie_not_seen),
    ("second_best", _second_best),
    ("one_too_many", _one_too_many),
    ("low_missed", _nobody),
)
