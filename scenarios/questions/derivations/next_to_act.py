"""Whose turn it is, and why: from a ``NextToActRuling`` to its steps."""

from __future__ import annotations

from scenarios.engine.chips import Seat
from scenarios.engine.rulings import NextToActRuling
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import clockwise
from scenarios.questions.message import Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: NextToActRuling) -> Derivation:
    """The steps: who acted last, whom the action passes over, and what the seat has to answer; or why nobody acts."""
    if ruling.seat is None:
        return Derivation(message("next-to-act-verdict-closed"), (_closed(state, ruling),))
    last = state.round.last
    verdict = message("next-to-act-verdict", seat=ruling.seat)
    if last is None:
        return Derivation(verdict, (_opens(state, ruling.seat),))
    steps = [
        Step(message("next-to-act-step-last", last=last), state.rulebook.clause("turns_clockwise"), (), (last,)),
        *_passed_over(state, last, ruling.seat),
        _must_act(state, ruling.seat),
    ]
    return Derivation(verdict, tuple(steps))


def derive_uncontested(state: HandState) -> Derivation:
    """Why the last seat left wins: for a ``WinnersRuling`` that is uncontested."""
    return Derivation(message("next-to-act-verdict-one-left", seat=state.live[0].seat), (_one_left(state),))


def _one_left(state: HandState) -> Step:
    seats = tuple(one.seat for one in state.live)
    return Step(message("next-to-act-step-one-left"), state.rulebook.clause("round_closes"), (), seats)


def _opens(state: HandState, seat: Seat) -> Step:
    if state.street is Street.THIRD:
        said, clause = message("next-to-act-step-brings-in", seat=seat), "lowest_card_opens"
    else:
        said, clause = message("next-to-act-step-opens", seat=seat), "best_board_opens"
    return Step(said, state.rulebook.clause(clause), state.at(seat).up, (seat,))


def _passed_over(state: HandState, last: Seat, seat: Seat) -> list[Step]:
    """The seats between the last to act and the next that have nothing to do."""
    between = []
    for one in clockwise(state, last):
        if one.seat == seat:
            break
        between.append(one.seat)
    if not between:
        return []
    said = message("next-to-act-step-passed-over", seats=Seats(tuple(between)))
    return [Step(said, state.rulebook.clause("turns_clockwise"), (), tuple(between))]


def _must_act(state: HandState, seat: Seat) -> Step:
    one, now = state.at(seat), state.round
    if one.street_to < now.to:
        said = message("next-to-act-step-owes", seat=seat, owed=now.to - one.street_to)
    else:
        said = message("next-to-act-step-not-acted", seat=seat)
    return Step(said, state.rulebook.clause("round_closes"), (), (seat,))


def _closed(state: HandState, ruling: NextToActRuling) -> Step:
    if ruling.closed == "no-betting":
        return Step(message("next-to-act-step-no-betting"), state.rulebook.clause("table_stakes"))
    if ruling.closed == "one-left":
        return _one_left(state)
    if state.round.to:
        said = message("next-to-act-step-matched", amount=state.round.to)
    else:
        said = message("next-to-act-step-checked")
    return Step(said, state.rulebook.clause("round_closes"), (), tuple(one.seat for one in state.live))
