"""Which line is not legal, and what is wrong with it? A street written out line by line, one act of it spoiled."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.engine.records import Line, lines_of
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.spoiled import PLANS, spoiled
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import Answer, LineAnswer, LineForm
from scenarios.questions.derivations.spot_violation import derive, others
from scenarios.questions.faults import Fault, Found, choice, class_of, found_in, unsettled, written
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.message import Messages, message
from scenarios.questions.question import Misconception, Step
from scenarios.questions.wrong_rules.spot_violation import misconceptions

FAULTS = tuple(map(choice, Fault))
LEFT = 3
"""How many lines the last hint leaves."""


class SpotViolation:
    """The kind ``spot_violation``."""

    id = "spot_violation"
    code = "sv"
    order = 135
    version = 1

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        return tuple(name for name, plan in PLANS.items() if plan.least <= rulebook.players_max)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        try:
            return spoiled(stream, rulebook, game, PLANS[situation_class])
        except (NoSuchHand, ValueError) as error:
            raise NoAnswer from error

    def ask(self, state: HandState) -> Asked:
        lines = lines_of(state)
        answer, found = _judged(lines)
        if answer is None or found is None:
            raise NoAnswer
        derivation, wrong = derive(found), tuple(misconceptions(lines))
        return Asked(
            situation_class=class_of(found),
            prompt=message("spot-violation-prompt"),
            form=LineForm(tuple(map(written, lines)), FAULTS),
            answer=answer,
            derivation=derivation,
            misconceptions=wrong,
            others=others(found, lines),
            guide=(_guide(found, wrong, len(lines), derivation.steps[-1]),),
            bounds=(24, 28),
            also=_also(found),
        )

    def answer(self, state: HandState) -> LineAnswer | None:
        return _judged(lines_of(state))[0]


KIND = SpotViolation()


def _judged(lines: Sequence[Line]) -> tuple[LineAnswer | None, Found | None]:
    """The answer, None where no text settles a line; nothing found where every line is legal.

    Raises NoAnswer where more than one is not, or something is wrong that is not asked about.
    """
    try:
        found = found_in(lines)
    except KeyError as error:
        raise NoAnswer from error
    if len(found) > 1:
        raise NoAnswer
    if unsettled(lines):
        return None, None
    if not found:
        return LineAnswer(0, None), None
    return LineAnswer(found[0].number, choice(found[0].fault)), found[0]


def _guide(found: Found, wrong: Sequence[Misconception], count: int, rests_on: Step) -> Step:
    """Which lines are all right: all but a few, and of those left the ones that wrong rules object to come first."""
    suspected = [one.answer.line for one in wrong if isinstance(one.answer, LineAnswer)]
    near = sorted(range(1, count + 1), key=lambda number: abs(number - found.number))
    left = list(dict.fromkeys([found.number, *suspected, *near]))[: min(LEFT, count - 1)]
    cleared = [message("spot-violation-line", line=number) for number in range(1, count + 1) if number not in left]
    said = message("spot-violation-guide", lines=Messages(tuple(cleared)), count=len(cleared))
    return Step(said, rests_on.clause)


def _also(found: Found) -> frozenset[Answer]:
    """Whoever opens wrongly, or has no part in the hand any more, acts out of turn too: so it may be called that."""
    if found.fault not in (Fault.OPENER, Fault.OUT):
        return frozenset()
    return frozenset({LineAnswer(found.number, choice(Fault.TURN))})
