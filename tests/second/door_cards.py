"""Who opens third street.

The lowest door card must open: rank first, then suit; the ace ranks as the rulebook says. In razz the highest card
opens and the ace is the lowest. Every seat that was dealt in shows a card that counts, all-in or absent. If that seat
has no chips, another opens as ``low_card_all_in`` says. Nobody has to open when fewer than two seats have chips.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenarios.engine.rulebook import BringInAce, LowCardAllIn, Rulebook
from tests.second.reading import Place, Table


@dataclass(frozen=True, slots=True)
class Duty:
    """Who holds the low card, who opens, what decided, and whether the opener may fold instead."""

    low_card_seat: int
    opener: int | None
    decided_by: str
    may_fold: bool


def duty(table: Table, rulebook: Rulebook) -> Duty:
    """The opener of third street. Raises ValueError on a later street."""
    if table.street != "third":
        raise ValueError("the bring-in belongs to third street")
    ordered = sorted(table.live, key=lambda place: _card_key(place, table, rulebook), reverse=table.game == "razz")
    lowest = ordered[0]
    tied = any(place.up[0].rank == lowest.up[0].rank for place in ordered[1:])
    by = "suit" if tied else "rank"
    posted = lowest.absent and lowest.chips > 0
    if sum(place.can_bet and not place.absent for place in table.live) < 2 and not posted:
        return Duty(lowest.number, None, by, False)
    if lowest.chips > 0:
        return Duty(lowest.number, lowest.number, by, False)
    if rulebook.low_card_all_in is LowCardAllIn.NEXT_LOWEST:
        opener = next(place for place in ordered if place.can_bet)
        return Duty(lowest.number, opener.number, "all-in", False)
    opener = next(p for p in table.clockwise_after(lowest.number) if p.can_bet and not p.absent)
    return Duty(lowest.number, opener.number, "all-in", rulebook.low_card_all_in is LowCardAllIn.LEFT_OPENS)


def _card_key(place: Place, table: Table, rulebook: Rulebook) -> tuple[int, int]:
    card = place.up[0]
    ace_low = table.game == "razz" or rulebook.bring_in_ace is BringInAce.LOW
    return (card.rank.low if ace_low else int(card.rank), rulebook.suit_order.index(card.suit))
