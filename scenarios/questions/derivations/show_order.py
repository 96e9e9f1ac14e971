"""Who shows first, and who then: from a ``ShowOrderRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.endings import ShowOrderRuling, ShowsFirst
from scenarios.engine.state import HandState
from scenarios.questions.message import Message, Messages, Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: ShowOrderRuling) -> Derivation:
    """The steps: who starts, the order clockwise, and what an all-in changes."""
    rulebook = state.rulebook
    if ruling.by is ShowsFirst.UNCONTESTED:
        said = message("show-order-step-uncontested", seat=ruling.first)
        step = Step(said, rulebook.clause("round_closes"), (), (ruling.first,))
        return Derivation(message("show-order-verdict-nobody"), (step,))
    if ruling.at_once:
        said = message("show-order-step-at-once", seats=Seats(ruling.all_in))
        step = Step(said, rulebook.clause("all_in_showdown"), (), ruling.all_in)
        return Derivation(message("show-order-verdict-at-once"), (step,))
    steps = (*_start(state, ruling), *_then(state, ruling))
    return Derivation(message("show-order-verdict", seats=_seats(ruling.order)), steps)


def _seats(order: tuple[int, ...]) -> Messages:
    """The seats as a list in this order, which a list of seats would not keep."""
    return Messages(tuple(message("show-order-say", seat=seat) for seat in order))


def _start(state: HandState, ruling: ShowOrderRuling) -> Iterator[Step]:
    start = ruling.first if ruling.passed is None else ruling.passed
    clause = "shows_first_bet" if ruling.by is ShowsFirst.AGGRESSOR else "shows_first_checked"
    said: Message = message(f"show-order-step-{ruling.by.value}", seat=start)
    yield Step(said, state.rulebook.clause(clause), (), (start,))
    if ruling.passed is not None:
        said = message("show-order-step-passed", seat=ruling.passed, next=ruling.first)
        yield Step(said, state.rulebook.clause("turns_clockwise"), (), (ruling.first,))


def _then(state: HandState, ruling: ShowOrderRuling) -> Iterator[Step]:
    if len(ruling.groups) == 1:
        yield Step(message("show-order-step-clockwise"), state.rulebook.clause("turns_clockwise"), (), ruling.order)
        return
    for at, group in enumerate(ruling.groups):
        if at == 0:
            said = message("show-order-step-pot-first", seats=_seats(group), count=len(group))
        else:
            place = "last" if at == len(ruling.groups) - 1 else "then"
            said = message(f"show-order-step-pot-{place}", seats=_seats(group))
        yield Step(said, state.rulebook.clause("all_in_showdown"), (), group)
