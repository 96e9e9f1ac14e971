"""What is overlooked when a pot is counted: one seat, one act, one ante."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from scenarios.engine.actions import Action
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.state import HandState, Street
from scenarios.questions.answers import AmountAnswer
from scenarios.questions.question import Misconception, slips

Totals = Sequence[tuple[Action, Chips]]
"""This street's acts, each with its seat's total for the street after it."""


def overlooked(state: HandState, acts: Totals) -> Iterator[Misconception]:
    """What each slip would count, in the order in which they explain."""
    for name, counted in SLIPS.items():
        yield from slips("pot_count", name, (AmountAnswer(Chips(amount)) for amount in counted(state, acts)))


def _seat_left_out(state: HandState, acts: Totals) -> Iterator[int]:
    """What one seat has put in on this street is not counted."""
    yield from (state.pot - one.street_to for one in state.seats if one.street_to)


def _act_left_out(state: HandState, acts: Totals) -> Iterator[int]:
    """What one act has added is not counted: a seat that paid twice is counted with part of it."""
    before = dict[Seat, Chips]()
    for act, to in acts:
        if to > before.get(act.seat, 0):
            yield state.pot - (to - before.get(act.seat, 0))
        before[act.seat] = to


def _seat_twice(state: HandState, acts: Totals) -> Iterator[int]:
    """What one seat has put in on this street is counted again."""
    yield from (state.pot + one.street_to for one in state.seats if one.street_to)


def _whole_bet_for_more(state: HandState, acts: Totals) -> Iterator[int]:
    """Some seats that have put in less, or nothing, are counted with the bet that stands: folded, or yet to act."""
    more = {0}
    for one in state.seats:
        lacking = max(state.round.to - one.street_to, 0)
        more |= {amount + lacking for amount in more}
    yield from (state.pot + amount for amount in sorted(more) if amount)


def _antes_miscounted(state: HandState, acts: Totals) -> Iterator[int]:
    """One ante too few or too many, where they have to be counted."""
    if state.street is Street.THIRD:
        yield from (state.pot - state.stakes.ante, state.pot + state.stakes.ante)


# in the order in which a wrong amount is explained when several fit
SLIPS: dict[str, Callable[[HandState, Totals], Iterator[int]]] = {
    "seat_left_out": _seat_left_out,
    "act_left_out": _act_left_out,
    "whole_bet_for_more": _whole_bet_for_more,
    "seat_twice": _seat_twice,
    "antes_miscounted": _antes_miscounted,
}
