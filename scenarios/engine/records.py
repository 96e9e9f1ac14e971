"""A street as it was written down: each act judged by what the lines before it have left, legal or not.

What stands in a line counts for the lines after it, as ``rounds.forced`` has it. An act of a seat that has folded or
has no chips changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.actions import Action, BringIn, Call
from scenarios.engine.betting import check
from scenarios.engine.chips import Chips
from scenarios.engine.play import street_begun
from scenarios.engine.rounds import IllegalAction, forced
from scenarios.engine.rulebook import Rulebook
from scenarios.engine.rulings import Violation
from scenarios.engine.state import HandState, Street


class Line(Struct, frozen=True):
    """An act, the hand before and after it, and the rule that it breaks there, if any."""

    before: HandState
    act: Action
    after: HandState
    violation: Violation | None

    @property
    def added(self) -> Chips:
        """What the act has put in."""
        seat = self.act.seat
        return Chips(self.after.at(seat).street_to - self.before.at(seat).street_to)


def line(state: HandState, act: Action) -> Line:
    """The act as the next line of the record."""
    after = forced(state, act) if state.at(act.seat).can_act else replace(state, events=(*state.events, act))
    return Line(state, act, after, check(state, act))


def read_through(start: HandState, acts: Iterable[Action]) -> tuple[Line, ...]:
    """The lines of a street from its start, one for each act."""
    lines: list[Line] = []
    for act in acts:
        lines.append(line(lines[-1].after if lines else start, act))
    return tuple(lines)


def lines_of(state: HandState) -> tuple[Line, ...]:
    """The lines of the hand's own street. Needs the events since it began."""
    return read_through(street_begun(state, state.rulebook), state.acts)


def as_written(state: HandState, act: Action) -> HandState:
    """The hand after an act that stands in a record.

    Raises IllegalAction for what no record can hold: a seat that was not dealt in, and a bring-in but to begin with.
    """
    if all(one.seat != act.seat for one in state.seats):
        raise IllegalAction(act, Violation("not_dealt_in", act.seat))
    if isinstance(act, BringIn) and (state.street is not Street.THIRD or state.round.last is not None):
        raise IllegalAction(act, Violation("no_bring_in", act.seat))
    return line(state, act).after


def recorded_under(state: HandState, rulebook: Rulebook) -> HandState:
    """The same street as another house would have had to write it down, legal there or not.

    Raises IllegalAction where somebody would have had to put in something else to call.
    """
    start = street_begun(state, rulebook)
    lines = read_through(start, state.acts)
    for here, there in zip(lines_of(state), lines, strict=True):
        if isinstance(here.act, Call) and here.added != there.added:
            raise IllegalAction(here.act, Violation("amount", here.act.seat))
    return lines[-1].after if lines else start
