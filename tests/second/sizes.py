"""The full wagers of a street: what a bet, a completion or a raise brings a seat's total to.

Third and fourth street: the small bet. Fifth to seventh: the big bet, or in a spread game anything from the small to
the big, a raise at least the last increase. Fourth street with an open pair at the table: the rulebook's own sizes.
All totals are measured from the level, the highest wager made in full: a short one is completed, a full one raised.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenarios.engine.rulebook import (
    LateBet,
    OpenPairRaise,
    OpenPairStud,
    OpenPairStud8,
    OpenPairWho,
    Rulebook,
    SpreadRaise,
)
from tests.second.reading import Table


@dataclass(slots=True)
class Standing:
    """How a street's betting stands: the level, what lies over it, what the open pair has led to."""

    level: int = 0
    kind: str = "open"  # open: nothing yet; short: may be completed; level: may be raised
    bet_made: bool = False
    last_increase: int = 0
    big_only: bool = False  # a big bet or big raise was made on an open pair
    pair_bet: bool = False  # a bet was made from the range that an open pair allows


@dataclass(frozen=True, slots=True)
class Full:
    """The full totals, fixed or a span from least to most, with the bet sizes an all-in of less is held to."""

    totals: tuple[int, ...]
    span: bool
    units: tuple[int, ...]
    doubt: str = ""

    def holds(self, total: int) -> bool:
        """Whether the total is one of them."""
        return self.totals[0] <= total <= self.totals[-1] if self.span else total in self.totals


def full_wagers(
    table: Table, rulebook: Rulebook, seat: int, now: Standing, folded: set[int], checked: set[int]
) -> Full:
    """The full wagers open to a seat, were it to wager now."""
    if table.street == "third":
        return _fixed(now, table.small)
    if table.street == "fourth":
        return _fourth(table, rulebook, seat, now, folded, checked)
    if rulebook.late_bet is LateBet.BIG:
        return _fixed(now, table.big)
    least = table.small
    if now.bet_made and rulebook.spread_raise is SpreadRaise.LAST_INCREASE:
        least = max(least, now.last_increase)
    return _span(now, min(least, table.big), table.big)


def _fourth(table: Table, rulebook: Rulebook, seat: int, now: Standing, folded: set[int], checked: set[int]) -> Full:
    holders = {p.number for p in table.live if p.number not in folded and len({c.rank for c in p.up[:2]}) == 1}
    rule = _pair_rule(table.game, rulebook)
    if now.big_only:
        return _fixed(now, table.big)
    if now.pair_bet:
        return _fixed(now, table.small, table.big, doubt="raises over a bet from an open pair's range")
    if rule == "small":
        return _fixed(now, table.small)
    if not holders:
        gone = any(len({c.rank for c in p.up[:2]}) == 1 for p in table.live if p.number in folded)
        return _fixed(now, table.small, doubt="whether a pair counts that has folded" if gone else "")
    if rule == "unsettled":
        return _fixed(now, table.small, doubt="an open pair in stud8, on which the rulebook is silent")
    if now.kind == "open":
        passed_on = _passed_on(table, rulebook, seat, holders, checked | folded, checked)
        if not _may_use(table, rulebook, seat, holders, checked):
            return _fixed(now, table.small, doubt=passed_on)
        if rule == "ante-to-big":
            return _span(now, table.ante, table.big)
        return _fixed(now, table.small, table.big, doubt=passed_on)
    if rule == "ante-to-big":
        return _fixed(now, table.small)
    silent = rulebook.open_pair_raise is OpenPairRaise.UNSETTLED
    doubt = "a raise over a small bet while an open pair shows" if silent else ""
    return _fixed(now, table.small, table.big, doubt=doubt)


def _pair_rule(game: str, rulebook: Rulebook) -> str:
    if game == "stud":
        stud = {
            OpenPairStud.SMALL: "small",
            OpenPairStud.SMALL_OR_BIG: "small-or-big",
            OpenPairStud.ANTE_TO_BIG: "ante-to-big",
        }
        return stud[rulebook.open_pair_stud]
    if game == "stud8":
        stud8 = {
            OpenPairStud8.SMALL: "small",
            OpenPairStud8.SMALL_OR_BIG: "small-or-big",
            OpenPairStud8.UNSETTLED: "unsettled",
        }
        return stud8[rulebook.open_pair_stud8]
    return "small"  # razz: a pair never changes the bet


def _may_use(table: Table, rulebook: Rulebook, seat: int, holders: set[int], checked: set[int]) -> bool:
    """Whether the seat may bet as the open pair allows, nothing having been bet yet."""
    if rulebook.open_pair_who is OpenPairWho.ANY_SEAT or (seat in holders and not checked):
        return True
    if rulebook.open_pair_who is OpenPairWho.OPENER_ONLY:
        return False
    return seat in holders or any(holder in checked or table.place(holder).chips == 0 for holder in holders)


def _passed_on(
    table: Table, rulebook: Rulebook, seat: int, holders: set[int], passed: set[int], checked: set[int]
) -> str:
    """The doubt where the pair's own seat does not use its option. ``passed`` have checked or folded."""
    if rulebook.open_pair_who is OpenPairWho.ANY_SEAT:
        return ""
    if rulebook.open_pair_who is OpenPairWho.OPENER_ONLY:
        return "" if seat in holders and not passed else "the pair's seat let its option pass: does it pass on?"
    if seat in holders or holders & checked:
        return ""
    return "the pair's seat is all-in or has folded, and the rulebook does not say who has its option"


def _fixed(now: Standing, *units: int, doubt: str = "") -> Full:
    return Full(tuple(now.level + unit for unit in units), False, units, doubt)


def _span(now: Standing, least: int, most: int) -> Full:
    return Full((now.level + least, now.level + most), True, (least,))
