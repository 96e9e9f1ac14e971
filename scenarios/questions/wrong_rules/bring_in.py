"""Wrong rules about who brings it in, and the seat that each would name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import BringInAce, Game, LowCardAllIn
from scenarios.engine.rulings import BringInRuling, DecidedBy
from scenarios.engine.state import HandState
from scenarios.engine.turns import bring_in, clockwise
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.question import Misconception, misconception

_Wrong = Callable[[HandState, BringInRuling], Seat | None]


def misconceptions(state: HandState, ruling: BringInRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would answer, in the order in which they explain."""
    for name, wrong in WRONG_RULES:
        seat = wrong(state, ruling)
        if seat is not None:
            yield misconception("bring_in", name, SeatAnswer(seat))


def _under(state: HandState, **knobs: object) -> Seat | None:
    """What the engine answers with some knobs turned."""
    return bring_in(replace(state, rulebook=replace(state.rulebook, **knobs))).seat


def _high_card(state: HandState, ruling: BringInRuling) -> Seat | None:
    """The high card opens, the ace being the highest."""
    if state.game is Game.RAZZ:
        return None
    return max(ruling.doors, key=lambda door: (door[1].rank, state.rulebook.suit_order.index(door[1].suit)))[0]


def _razz_low_card(state: HandState, ruling: BringInRuling) -> Seat | None:
    if state.game is not Game.RAZZ:
        return None
    return min(ruling.doors, key=lambda door: (door[1].rank.low, state.rulebook.suit_order.index(door[1].suit)))[0]


def _ace_low(state: HandState, _: BringInRuling) -> Seat | None:
    return None if state.game is Game.RAZZ else _under(state, bring_in_ace=BringInAce.LOW)


def _razz_ace_high(state: HandState, ruling: BringInRuling) -> Seat | None:
    if state.game is not Game.RAZZ:
        return None
    return max(ruling.doors, key=lambda door: (door[1].rank, state.rulebook.suit_order.index(door[1].suit)))[0]


def _suits_reversed(state: HandState, _: BringInRuling) -> Seat | None:
    return _under(state, suit_order=state.rulebook.suit_order[::-1])


def _position(state: HandState, ruling: BringInRuling) -> Seat | None:
    """Of equal ranks the seat dealt first opens."""
    return ruling.tied[0] if len(ruling.tied) > 1 else None


def _last_of_tied(state: HandState, ruling: BringInRuling) -> Seat | None:
    """Of equal ranks the seat dealt last opens."""
    return ruling.tied[-1] if len(ruling.tied) > 1 else None


def _left_of_low_card(state: HandState, ruling: BringInRuling) -> Seat | None:
    """What holds for a low card that is all-in is taken for the rule."""
    return next((one.seat for one in clockwise(state, ruling.low_card_seat) if one.can_act), None)


def _left_of_dealer(state: HandState, _: BringInRuling) -> Seat | None:
    return state.seats[0].seat


def _next_lowest(state: HandState, ruling: BringInRuling) -> Seat | None:
    return _under(state, low_card_all_in=LowCardAllIn.NEXT_LOWEST) if ruling.decided_by is DecidedBy.ALL_IN else None


def _all_in_opens(state: HandState, ruling: BringInRuling) -> Seat | None:
    return ruling.low_card_seat if ruling.decided_by is DecidedBy.ALL_IN else None


def _absent_not_counted(state: HandState, ruling: BringInRuling) -> Seat | None:
    if not ruling.absent:
        return None
    present = tuple(one for one in state.seats if one.seat != ruling.seat)
    return bring_in(replace(state, seats=present)).seat


def _left_of_absent(state: HandState, ruling: BringInRuling) -> Seat | None:
    if not ruling.absent or ruling.seat is None:
        return None
    return next(one.seat for one in clockwise(state, ruling.seat) if one.can_act)


# in the order in which a wrong answer is explained when several fit
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("all_in_opens", _all_in_opens),
    ("next_lowest", _next_lowest),
    ("absent_not_counted", _absent_not_counted),
    ("left_of_absent", _left_of_absent),
    ("suits_reversed", _suits_reversed),
    ("position_for_suit", _position),
    ("last_of_tied", _last_of_tied),
    ("ace_low", _ace_low),
    ("razz_ace_high", _razz_ace_high),
    ("high_card", _high_card),
    ("razz_low_card", _razz_low_card),
    ("left_of_dealer", _left_of_dealer),
    ("left_of_low_card", _left_of_low_card),
)
