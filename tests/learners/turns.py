"""Wrong rules, outside the catalogue, about whose turn it is and who shows when.

A seat is None where the rule says nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from scenarios.engine.chips import Seat
from scenarios.engine.state import SeatState
from scenarios.engine.turns import clockwise
from scenarios.questions.answers import OrderAnswer
from scenarios.questions.question import Item
from tests.learners.seats import SeatRule

OrderRule = Callable[[Item], OrderAnswer]


def _able(item: Item) -> list[SeatState]:
    return [one for one in item.state.seats if one.can_act]


def _last_number(item: Item) -> Seat | None:
    """The highest number at the table."""
    return max((one.seat for one in _able(item)), default=None)


def _least_in_front(item: Item) -> Seat | None:
    """Whoever has put in least on this street."""
    able = _able(item)
    return min(able, key=lambda one: one.street_to).seat if able else None


def _second_after(item: Item) -> Seat | None:
    """The neighbour of the last to act is left out."""
    if item.state.round.last is None:
        return None
    able = [one.seat for one in clockwise(item.state, item.state.round.last) if one.can_act]
    return able[1] if len(able) > 1 else None


def _last_bettor(item: Item) -> Seat | None:
    """Whoever has bet keeps the turn."""
    return item.state.round.aggressor


def _lowest_door(item: Item) -> Seat | None:
    """The lowest first upcard, on every street."""
    able = _able(item)
    return min(able, key=lambda one: one.up[0].rank).seat if able else None


def _ordered(item: Item, key: Callable[[SeatState], int]) -> OrderAnswer:
    return OrderAnswer(tuple(one.seat for one in sorted(item.state.live, key=key)))


def _numbers_down(item: Item) -> OrderAnswer:
    """From the highest number at the table down."""
    return _ordered(item, lambda one: -one.seat)


def _most_in_the_pot(item: Item) -> OrderAnswer:
    """Whoever has put in most in the whole hand shows first."""
    return _ordered(item, lambda one: -one.total)


def _worst_door(item: Item) -> OrderAnswer:
    """As third street is opened: the lowest door card, then the next."""
    return _ordered(item, lambda one: one.up[0].rank)


def _as_they_acted(item: Item) -> OrderAnswer:
    """In the order of the last acts on seventh street; whoever could not act comes last."""
    acts = [act.seat for act in item.state.acts]
    return _ordered(item, lambda one: len(acts) - 1 - acts[::-1].index(one.seat) if one.seat in acts else len(acts))


def _weakest_board(item: Item) -> OrderAnswer:
    """The lowest single upcard shows first."""
    return _ordered(item, lambda one: max(card.rank for card in one.up))


NEXT_TO_ACT: tuple[SeatRule, ...] = (_last_number, _least_in_front, _second_after, _last_bettor, _lowest_door)
SHOWN: tuple[OrderRule, ...] = (_numbers_down, _most_in_the_pot, _worst_door, _as_they_acted, _weakest_board)
