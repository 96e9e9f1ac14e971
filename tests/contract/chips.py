"""Chips judged without the ruling: counted from what was said at the table, or laid in pots by the law of stakes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scenarios.engine.actions import Bet, BringIn, Call, Complete, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.state import HandState, StreetBegins
from scenarios.questions.answers import PotsAnswer


def chips_named(state: HandState) -> int:
    """Every ante, and of every street the highest amount that each seat has named or called.

    For hands in which every ante was paid in full. What an all-in call is worth no act says: of a seat that is all-in
    all its chips are in.
    """
    put = dict.fromkeys((one.seat for one in state.seats), int(state.stakes.ante))
    stands, street = 0, dict[Seat, int]()
    for event in (*state.events, StreetBegins(state.street)):
        match event:
            case StreetBegins():
                put = {seat: chips + street.get(seat, 0) for seat, chips in put.items()}
                stands, street = 0, {}
            case BringIn(seat, to) | Complete(seat, to) | Bet(seat, to) | Raise(seat, to):
                stands = street[seat] = to
            case Call(seat):
                street[seat] = stands
    return sum(one.total if one.all_in else put[one.seat] for one in state.seats)


def wrongly_laid(state: HandState, answer: PotsAnswer) -> Iterator[str]:
    """What table stakes forbid of these pots; nothing for one answer alone.

    Every chip lies in a pot or goes back; what goes back was put in beyond every other seat; each pot can be won by
    fewer seats than the one before it; and by all its pots together a seat can win as much from every other seat as it
    has put in itself, if the other has. For hands in which no folded seat has put in more than all that are still in.
    """
    put = {one.seat: int(one.total) for one in state.seats}
    back = dict(answer.returned)
    if sum(pot.amount for pot in answer.pots) + sum(back.values()) != sum(put.values()):
        yield "a chip is made or lost"
    first, second = sorted(put.values(), reverse=True)[:2]
    beyond = {seat: first - second for seat, chips in put.items() if chips == first > second}
    if back != beyond:
        yield f"{back} goes back and not {beyond}"
    for below, above in pairwise(answer.pots):
        if not above.seats < below.seats:
            yield f"{set(above.seats)} can win a pot after that of {set(below.seats)}"
    for seat in put:
        able = sum(pot.amount for pot in answer.pots if seat in pot.seats)
        own = put[seat] - back.get(seat, 0)
        most = sum(min(chips, own) for chips in put.values()) if seat in {one.seat for one in state.live} else 0
        if able != most:
            yield f"seat {seat} can win {able} and not {most}"
