"""Wrong rules, outside the catalogue, about how much is in the pot: each an amount, or None where it says nothing."""

from __future__ import annotations

from collections.abc import Callable

from scenarios.engine.actions import Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.state import Street
from scenarios.questions.question import Item

AmountRule = Callable[[Item], int | None]


def _opener_owes_no_ante(item: Item) -> int | None:
    """One ante too few on third street: the seat that posts the bring-in is taken to owe no ante."""
    state = item.state
    return state.pot - state.stakes.ante if state.street is Street.THIRD else None


def _all_pay_the_bet(item: Item) -> int:
    """Everybody dealt in is counted with the bet that stands, folded or not."""
    state = item.state
    return state.pot + sum(max(state.round.to - one.street_to, 0) for one in state.seats)


def _last_act_not_seen(item: Item) -> int | None:
    """The last seat that paid is left out."""
    paid = [act.seat for act in item.state.acts if not isinstance(act, Fold | Check)]
    return item.state.pot - item.state.at(paid[-1]).street_to if len(paid) > 1 else None


def _bets_without_calls(item: Item) -> int | None:
    """Only those who bet or raised are counted: a call pays nothing of its own."""
    state = item.state
    called = {act.seat for act in state.acts if isinstance(act, Call)}
    wagered = {act.seat for act in state.acts if isinstance(act, BringIn | Complete | Bet | Raise)}
    if not called - wagered:
        return None
    return state.pot - sum(state.at(seat).street_to for seat in called - wagered)


def _one_unit_each(item: Item) -> int:
    """Whoever has paid is counted with one bet of the street, whatever it was raised to."""
    state = item.state
    unit = state.stakes.small_bet if state.street <= Street.FOURTH else state.stakes.big_bet
    paid = [one for one in state.seats if one.street_to]
    return state.pot - sum(one.street_to for one in paid) + unit * len(paid)


POT_COUNT: tuple[AmountRule, ...] = (
    _opener_owes_no_ante, _all_pay_the_bet, _last_act_not_seen, _bets_without_calls, _one_unit_each,
)  # fmt: skip
