"""Why a line of a written hand is not legal: what decides there, what was due, and the verdict. And why others are."""

from __future__ import annotations

from scenarios.engine.betting import legal_actions
from scenarios.engine.records import Line
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.questions.derivations import bring_in as bring_in_steps
from scenarios.questions.derivations import first_to_act as first_to_act_steps
from scenarios.questions.derivations import next_to_act as next_to_act_steps
from scenarios.questions.derivations import options as options_steps
from scenarios.questions.faults import Fault, Found
from scenarios.questions.message import Message, message
from scenarios.questions.question import Derivation, Step

_OF_TURN = (Fault.OPENER, Fault.TURN, Fault.OUT)


def derive(found: Found) -> Derivation:
    """The steps of the ruling that was due at that line, then what it comes to beside what was written."""
    before, seat = found.line.before, found.line.act.seat
    due = whose_turn(before) if found.fault in _OF_TURN else options_steps.derive(before, legal_actions(before))
    said = message("spot-violation-step-due", line=found.number, due=due.verdict)
    verdict = message(f"spot-violation-verdict-{found.fault.value}", line=found.number, seat=seat)
    return Derivation(verdict, (*due.steps, Step(said, due.steps[-1].clause, (), due.steps[-1].seats)))


def whose_turn(state: HandState) -> Derivation:
    """Who is to act in an open round, and why: by its cards who opens it, by the order of turns whoever comes later."""
    if state.round.last is not None:
        return next_to_act_steps.derive(state, next_to_act(state))
    if state.street is Street.THIRD:
        return bring_in_steps.derive(state, bring_in(state))
    return first_to_act_steps.derive(state, first_to_act(state))


def allowed_at(number: int, line: Line) -> Message:
    """Of a legal line what the seat could have done there: what it did is among it."""
    options = options_steps.derive(line.before, legal_actions(line.before))
    return message("spot-violation-legal", line=number, due=options.verdict)
