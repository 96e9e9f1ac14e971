"""Chips counted from what was said at the table, without the totals that a hand keeps."""

from __future__ import annotations

from scenarios.engine.actions import Bet, BringIn, Call, Complete, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.state import HandState, StreetBegins


def chips_named(state: HandState) -> int:
    """Every ante, and of every street the highest amount that each seat has named or called.

    For hands in which every ante was paid in full and nobody was all-in before this street: what an all-in call is
    worth no act says, but only this street's chips.
    """
    found = state.stakes.ante * len(state.seats)
    stands, put = 0, dict[Seat, int]()
    for event in state.events:
        match event:
            case StreetBegins():
                found += sum(put.values())
                stands, put = 0, {}
            case BringIn(seat, to) | Complete(seat, to) | Bet(seat, to) | Raise(seat, to):
                stands = put[seat] = to
            case Call(seat):
                put[seat] = stands
    for seat in put:
        if state.at(seat).all_in:
            put[seat] = state.at(seat).street_to
    return found + sum(put.values())
