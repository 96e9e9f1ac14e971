"""Why a line of a written hand is not legal: what decides there, what was due, and the verdict. And why others are."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.engine.actions import BringIn, Check
from scenarios.engine.betting import legal_actions
from scenarios.engine.records import Line
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.questions.answers import LineAnswer
from scenarios.questions.derivations import bring_in as bring_in_steps
from scenarios.questions.derivations import first_to_act as first_to_act_steps
from scenarios.questions.derivations import next_to_act as next_to_act_steps
from scenarios.questions.derivations import options as options_steps
from scenarios.questions.faults import Fault, Found, choice
from scenarios.questions.message import message
from scenarios.questions.question import Derivation, Other, Step

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


def others(found: Found, lines: Sequence[Line]) -> tuple[Other, ...]:
    """Of every other line what held there: who was to act, or what could be done, what was done being among it.

    After an act that is not legal only the turn is spoken of, for amounts may rest on it. Who opens is said of a first
    line that puts in no amount of its own choice.
    """
    return tuple(
        Other(LineAnswer(number, choice(found.fault)), message("spot-violation-legal", line=number, due=held.verdict))
        for number, held in (
            (number, _held(line, number < found.number))
            for number, line in enumerate(lines, start=1)
            if number != found.number
        )
    )


def _held(line: Line, sound: bool) -> Derivation:
    opens = line.before.round.last is None and isinstance(line.act, BringIn | Check)
    if opens or not sound:
        return whose_turn(line.before)
    return options_steps.derive(line.before, legal_actions(line.before))
