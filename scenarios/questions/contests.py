"""What decides a showdown: the winners of a side against the next best seat, read off the ruling."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from itertools import takewhile

from msgspec import Struct

from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, HighHand
from scenarios.engine.low import LowHand
from scenarios.engine.rulings import WinnersRuling

OWN_RANKS = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2}
"""How many of a high hand's ranks name it; one in every other category. Those after them are kickers."""


class By(StrEnum):
    """What separates the best from the next best."""

    NOTHING = "tie"  # several are best
    ALONE = "alone"  # nobody else has such a hand
    KIND = "category"  # of different categories; in a low: pairs against fewer or none
    RANK = "rank"  # the ranks that name the hand; in a low: the highest card
    KICKER = "kicker"  # ranks after those; in a low: a card after the highest


class Contest(Struct, frozen=True):
    """``next``: the best seat that does not win. ``place``: the first of the ranks that differs."""

    winners: tuple[Seat, ...]
    next: Seat | None
    by: By
    place: int = 0


def high_contest(ruling: WinnersRuling) -> Contest:
    """The high side: the better category, then the ranks in order. Clauses: ``high_ranking``, ``suits_never_win``."""
    hands = dict(ruling.highs)
    others = [seat for seat in hands if seat not in ruling.high]
    following = max(others, key=lambda seat: hands[seat].value, default=None)
    if len(ruling.high) != 1 or following is None:
        return Contest(ruling.high, following, By.NOTHING if len(ruling.high) > 1 else By.ALONE)
    best, worse = hands[ruling.high[0]], hands[following]
    if best.category is not worse.category:
        return Contest(ruling.high, following, By.KIND)
    place = _first_difference(best, worse)
    by = By.RANK if place < OWN_RANKS.get(best.category, 1) else By.KICKER
    return Contest(ruling.high, following, by, place)


def low_contest(ruling: WinnersRuling) -> Contest:
    """The low side, among the seats that have a low: from the top card down. Clause: ``low_from_top``."""
    hands = low_hands(ruling)
    others = [seat for seat in hands if seat not in ruling.low]
    following = min(others, key=lambda seat: hands[seat].value, default=None)
    if len(ruling.low) != 1 or following is None:
        return Contest(ruling.low, following, By.NOTHING if len(ruling.low) > 1 else By.ALONE)
    best, worse = hands[ruling.low[0]], hands[following]
    if best.value >> 20 != worse.value >> 20:  # the shape leads the value
        return Contest(ruling.low, following, By.KIND)
    place = _first_difference(best, worse)
    return Contest(ruling.low, following, By.KICKER if place else By.RANK, place)


def low_hands(ruling: WinnersRuling) -> Mapping[Seat, LowHand]:
    """The lows of the seats that have one, in dealing order."""
    return {seat: hand for seat, hand in ruling.lows if hand is not None}


def _first_difference(best: HighHand | LowHand, worse: HighHand | LowHand) -> int:
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(best.ranks, worse.ranks, strict=True))))
