"""Wrong rules about whose turn it is, and the seat that each would name; None is nobody, the round being over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from scenarios.engine.actions import Bet, BringIn, Check, Complete, Fold, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.rulings import NextToActRuling
from scenarios.engine.state import HandState, Standing, Street
from scenarios.engine.turns import bring_in, clockwise, first_to_act, still_to_act
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.question import Misconception, misconception

_Named = tuple[Seat | None, ...]
"""The seat a rule names, or none at all where it has nothing to say here."""
_Wrong = Callable[[HandState, Seat | None], _Named]
_SILENT: _Named = ()


def misconceptions(state: HandState, ruling: NextToActRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would answer, in the order in which they explain."""
    for name, wrong in WRONG_RULES:
        for seat in wrong(state, ruling.seat):
            yield misconception("next_to_act", name, SeatAnswer(seat))


def _first(seats: Iterator[Seat]) -> _Named:
    """The first of them, or nobody."""
    return (next(seats, None),)


def _acts_of(state: HandState, seat: Seat | None) -> list[type]:
    """What the seat has done on this street, in order."""
    return [type(act) for act in state.acts if act.seat == seat]


def _all_in_acts(state: HandState, turn: Seat | None) -> _Named:
    """Who owes, or has not acted, has to act, with chips or without: a seat without any comes first."""
    if state.round.last is None:
        return tuple(one.seat for one in state.live if one.all_in)[:1]
    acted = {act.seat for act in state.acts}
    for one in clockwise(state, state.round.last):
        if one.seat == turn:
            break
        if one.all_in and (one.street_to < state.round.to or one.seat not in acted):
            return (one.seat,)
    return _SILENT


def _folded_acts(state: HandState, turn: Seat | None) -> _Named:
    """A seat that has folded on this street is asked again when the action comes round."""
    if state.round.last is None:
        return _SILENT
    folded = {act.seat for act in state.acts if isinstance(act, Fold)}
    for one in clockwise(state, state.round.last)[:-1]:
        if one.seat == turn:
            break
        if one.seat in folded and one.street_to < state.round.to:
            return (one.seat,)
    return _SILENT


def _short_all_in_is_free(state: HandState, turn: Seat | None) -> _Named:
    """Whoever had matched the full wager need not match what an all-in adds to it."""
    acted = dict(state.round.acted)
    if turn not in acted or state.round.standing is not Standing.SHORT or not state.round.level:
        return _SILENT
    return _first(seat for seat in still_to_act(state) if seat not in acted)


def _last_with_chips(state: HandState, turn: Seat | None) -> _Named:
    able = tuple(one.seat for one in state.seats if one.can_act)
    return able if turn is None and len(able) == 1 else _SILENT


def _bring_in_has_option(state: HandState, turn: Seat | None) -> _Named:
    """Like a blind: after calls all round the bring-in may still raise."""
    now = state.round
    called = turn is None and state.street is Street.THIRD and not now.level
    return (now.opener,) if called and now.opener is not None and state.at(now.opener).can_act else _SILENT


def _opener_again(state: HandState, turn: Seat | None) -> _Named:
    """After checks all round the first may still bet."""
    now = state.round
    checked = turn is None and now.last is not None and not now.to
    return (now.opener,) if checked and now.opener is not None and state.at(now.opener).can_act else _SILENT


def _aggressor_again(state: HandState, turn: Seat | None) -> _Named:
    """After calls all round the last to bet or raise has the last word."""
    by = state.round.aggressor
    ended = turn is None and state.round.level and by is not None and state.at(by).can_act
    return (by,) if ended else _SILENT


def _bring_in_is_done(state: HandState, turn: Seat | None) -> _Named:
    """Who has brought it in owes no more when it is completed."""
    if turn is None or _acts_of(state, turn) != [BringIn]:
        return _SILENT
    return _first(seat for seat in still_to_act(state) if seat != turn)


def _check_is_final(state: HandState, turn: Seat | None) -> _Named:
    """Who has checked is out of the betting when somebody bets behind."""
    if turn is None or _acts_of(state, turn) != [Check]:
        return _SILENT
    return _first(seat for seat in still_to_act(state) if _acts_of(state, seat) != [Check])


def _raised_one_answers(state: HandState, turn: Seat | None) -> _Named:
    """A raise is answered first by the one who was raised."""
    by = [act.seat for act in state.acts if isinstance(act, Bet | Complete | Raise)]
    before = [seat for seat in by if seat != by[-1]]
    return (before[-1],) if turn is not None and before and before[-1] in still_to_act(state) else _SILENT


def _opener_first(state: HandState, turn: Seat | None) -> _Named:
    """A bet or raise sends the turn back to who opened the street, and on from there."""
    now = state.round
    if turn is None or now.opener is None or now.last != now.aggressor or now.aggressor == now.opener:
        return _SILENT
    around = clockwise(state, now.opener)
    to_come = tuple(still_to_act(state))
    return _first(one.seat for one in (around[-1], *around[:-1]) if one.seat in to_come)


def _once_each(state: HandState, turn: Seat | None) -> _Named:
    """A round is over when everybody has had one turn."""
    acted = {act.seat for act in state.acts}
    return (None,) if all(one.seat in acted for one in state.live if one.can_act) else _SILENT


def _ends_at_dealer(state: HandState, turn: Seat | None) -> _Named:
    """A round is over when the turn comes to the dealer."""
    order = [one.seat for one in state.seats]
    past = turn is not None and state.round.last is not None and order.index(turn) < order.index(state.round.last)
    return (None,) if past else _SILENT


def _cards_decide(state: HandState, turn: Seat | None) -> _Named:
    """Of those still to act the one whose cards would open comes next."""
    to_come = tuple(still_to_act(state))
    if turn is None or len(to_come) < 2:
        return _SILENT
    left = replace(state, seats=tuple(one for one in state.seats if one.seat in to_come))
    return (bring_in(left).low_card_seat if state.street is Street.THIRD else first_to_act(left).best_seat,)


def _dealing_order(state: HandState, turn: Seat | None) -> _Named:
    """Of those still to act the first to the dealer's left comes next."""
    to_come = tuple(still_to_act(state))
    return _SILENT if turn is None else _first(one.seat for one in state.seats if one.seat in to_come)


def _anticlockwise(state: HandState, turn: Seat | None) -> _Named:
    return tuple(still_to_act(state))[-1:]


def _goes_on(state: HandState, turn: Seat | None) -> _Named:
    """The round is not over: the turn passes on to the next with chips."""
    if turn is not None or state.round.last is None:
        return _SILENT
    return tuple(one.seat for one in clockwise(state, state.round.last) if one.can_act)[:1]


# in the order in which a wrong answer is explained when several fit
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("all_in_acts", _all_in_acts),
    ("folded_acts", _folded_acts),
    ("short_all_in_is_free", _short_all_in_is_free),
    ("last_with_chips", _last_with_chips),
    ("bring_in_has_option", _bring_in_has_option),
    ("opener_again", _opener_again),
    ("aggressor_again", _aggressor_again),
    ("bring_in_is_done", _bring_in_is_done),
    ("check_is_final", _check_is_final),
    ("raised_one_answers", _raised_one_answers),
    ("opener_first", _opener_first),
    ("once_each", _once_each),
    ("ends_at_dealer", _ends_at_dealer),
    ("cards_decide", _cards_decide),
    ("anticlockwise", _anticlockwise),
    ("dealing_order", _dealing_order),
    ("goes_on", _goes_on),
)
