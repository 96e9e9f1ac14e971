"""What is overlooked about whose turn it is: that a seat is done already, or that another comes before it."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.chips import Seat
from scenarios.engine.state import HandState
from scenarios.engine.turns import still_to_act
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.question import Misconception, slips


def overlooked(state: HandState, turn: Seat | None) -> Iterator[Misconception]:
    """The seats that each slip would name, None being nobody."""
    to_come, acted = tuple(still_to_act(state)), {act.seat for act in state.acts}
    done = (one.seat for one in state.seats if one.can_act and one.seat in acted and one.seat not in to_come)
    yield from slips("next_to_act", "done_already", map(SeatAnswer, done))
    if turn is not None:
        yield from slips("next_to_act", "passed_over", (SeatAnswer(seat) for seat in to_come if seat != turn))
        yield from slips("next_to_act", "over_early", [SeatAnswer(None)])
