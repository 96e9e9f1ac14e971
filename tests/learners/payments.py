"""Wrong rules, outside the catalogue, about who is paid: each pays all there is, or says nothing."""

from __future__ import annotations

from collections.abc import Callable

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.upcards import high_board
from scenarios.questions.answers import ChipsAnswer, ChipsForm
from scenarios.questions.question import Item

PaymentRule = Callable[[Item], ChipsAnswer]


def _to(item: Item, winners: tuple[Seat, ...]) -> ChipsAnswer:
    """All there is to these seats alike, what does not divide to the first of them."""
    form = item.question.form
    assert isinstance(form, ChipsForm)
    each, odd = divmod(form.total, len(winners))
    paid = {seat: each + (place < odd) for place, seat in enumerate(winners)}
    return ChipsAnswer(tuple((seat, Chips(paid.get(seat, 0))) for seat in sorted(form.seats)))


def _all_alike(item: Item) -> ChipsAnswer:
    """Everybody at the showdown gets as much as every other."""
    return _to(item, tuple(one.seat for one in item.state.live))


def _most_chips_in(item: Item) -> ChipsAnswer:
    """Whoever has put in most takes everything."""
    most = max(one.total for one in item.state.live)
    return _to(item, tuple(one.seat for one in item.state.live if one.total == most))


def _last_to_show(item: Item) -> ChipsAnswer:
    return _to(item, (item.state.live[-1].seat,))


def _best_board(item: Item) -> ChipsAnswer:
    """The highest upcards take everything."""
    return _to(item, (max(item.state.live, key=lambda one: high_board(one.up).value).seat,))


def _winner_and_next(item: Item) -> ChipsAnswer:
    """The two seats that are paid most, or the first that is not paid, share everything."""
    key = item.key.answer
    assert isinstance(key, ChipsAnswer)
    order = sorted(key.chips, key=lambda paid: -paid[1])
    return _to(item, tuple(seat for seat, _ in order[:2]))


AWARDS: tuple[PaymentRule, ...] = (_all_alike, _most_chips_in, _last_to_show, _best_board, _winner_and_next)
