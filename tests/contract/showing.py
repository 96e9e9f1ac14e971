"""Orders of showing judged pair by pair: who shows before whom, said without the ruling or the pots it makes."""

from __future__ import annotations

from itertools import pairwise, permutations

from scenarios.engine.actions import Bet, Complete, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import AllInShowdown, ShowsFirstChecked
from scenarios.engine.state import HandState
from scenarios.questions.answers import OrderAnswer


def right_showings(state: HandState) -> list[OrderAnswer]:
    """Every order of the live seats that keeps the rule for each two of them; all at once where the house shows so.

    Of two seats the one that can win the newer pot shows first: that with more chips in the hand, so far as another
    seat has as many. Of two that can win the same the one that comes sooner, going clockwise from where it begins.
    """
    live = tuple(one.seat for one in state.live)
    all_in = any(one.all_in for one in state.live)
    if all_in and state.rulebook.all_in_showdown is AllInShowdown.ALL_SHOW_AT_ONCE:
        return [OrderAnswer((), frozenset(live))]
    matched = sorted(one.total for one in state.live)[-2]
    start, order = _start(state), [one.seat for one in state.seats]

    def place(seat: Seat) -> tuple[int, int]:
        return -min(state.at(seat).total, matched), (order.index(seat) - order.index(start)) % len(order)

    places = {seat: place(seat) for seat in live}
    return [
        OrderAnswer(some)
        for some in permutations(live)
        if all(places[first] < places[then] for first, then in pairwise(some))
    ]


def _start(state: HandState) -> Seat:
    """The last to bet or raise on seventh street; who acted first on it, or was dealt first, where nobody did."""
    acts = state.acts
    wagers = [act.seat for act in acts if isinstance(act, Bet | Raise | Complete)]
    if wagers:
        return wagers[-1]
    by_position = state.rulebook.shows_first_checked is ShowsFirstChecked.POSITION
    return state.live[0].seat if by_position else acts[0].seat
