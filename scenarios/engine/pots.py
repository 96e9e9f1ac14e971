"""The pots: what the chips in the middle are once somebody is all-in for less than the others."""

from __future__ import annotations

from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.endings import Pot, PotsRuling
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.state import HandState
from scenarios.engine.turns import next_to_act


def pots(state: HandState) -> PotsRuling:
    """The main pot, the side pots and the uncalled bet, from what each seat has put in over the whole hand.

    What a seat still in has put in beyond everybody else was called by nobody and goes back to it. Of the rest, each
    amount at which a seat still in stops makes a pot: that much from every seat that put it in, folded ones too, and
    only the seats still in that did can win it. Chips of folded seats beyond what any seat still in has put in lie in
    the last pot: nobody else can win them, and they are not given back to a hand that was folded.

    Raises NotTheTime while the street's betting is under way.  Clause: ``table_stakes``.
    """
    waiting = next_to_act(state).seat
    if state.round.last is not None and waiting is not None:
        raise NotTheTime([Problem("actions", f"seat {waiting} is still to act", "a street whose betting is over")])
    put = {one.seat: one.total for one in state.seats}
    live = {one.seat: one.total for one in state.live}
    returned = _uncalled(put, live)
    for seat, chips in returned:
        put[seat] = live[seat] = Chips(put[seat] - chips)
    stops = sorted({chips for chips in live.values() if chips})
    made = list[Pot]()
    below = NOTHING
    for stop in stops:
        amount = sum(min(chips, stop) - min(chips, below) for chips in put.values())
        made.append(Pot(Chips(amount), tuple(seat for seat, chips in live.items() if chips >= stop)))
        below = stop
    above = Chips(sum(max(chips - below, 0) for chips in put.values()))
    if above:
        last = made.pop() if made else Pot(NOTHING, tuple(live))
        made.append(Pot(Chips(last.amount + above), last.seats))
    upto = tuple(stops) or (NOTHING,) * len(made)
    return PotsRuling(tuple(made), returned, tuple((one.seat, one.total) for one in state.seats), upto, above)


def _uncalled(put: dict[Seat, Chips], live: dict[Seat, Chips]) -> tuple[tuple[Seat, Chips], ...]:
    """The seat still in that has put in more than every other seat, and by how much."""
    seat = max(live, key=live.__getitem__)
    others = max(chips for other, chips in put.items() if other != seat)
    return ((seat, Chips(live[seat] - others)),) if live[seat] > others else ()
