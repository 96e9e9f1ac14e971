"""The second try after a wrong answer: whether there is one, and what is made of it.

The first answer is the one that counts. A second try is another answer, or the wish to see the ruling instead.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from scenarios.questions.answers import ChoiceForm, Form, SeatForm
from scenarios.questions.message import message
from scenarios.questions.question import Posed
from tutor.grading import Graded, Invalid, grade

HINTS = 3
"""How many kinds of hints there are."""


class Second(Struct, frozen=True):
    """``graded``: the second answer, None where the ruling was asked for instead. ``hints``: how many came before."""

    graded: Graded | None = None
    hints: int = 0


class Tries(Struct, frozen=True):
    """What has come of a question so far."""

    first: Graded | None = None
    second: Second | None = None

    @property
    def is_second_told(self) -> bool:
        """Whether it is the second answer that is explained, not the first."""
        return self.second is not None and self.second.graded is not None

    def told(self, posed: Posed) -> Graded | None:
        """The answer to explain, the second one where there is one; None while an answer is still to come."""
        if is_open(posed, self.first, self.second):
            return None
        return self.first if self.second is None or self.second.graded is None else self.second.graded


def is_open(posed: Posed, first: Graded | None, second: Second | None) -> bool:
    """Whether a second try is still to come: after a wrong answer that leaves more than one other to choose from."""
    return first is not None and second is None and not first.correct and _others(posed.question.form) > 1


def _others(form: Form) -> int:
    """How many answers there are beside a given one, as far as that matters here."""
    match form:
        case SeatForm(seats, nobody):
            return len(seats) - (nobody is None)
        case ChoiceForm(choices, several=False):
            return len(choices) - 1
    return 2


def is_second(sent: object) -> bool:
    """Whether what the card sends is a second try. A first answer that arrives twice is none."""
    return isinstance(sent, Mapping) and sent.get("try") == 2


def second_try(posed: Posed, first: Graded, sent: object) -> Second | Invalid:
    """Read a second try: ``{"try": 2, "hints": 1, "seat": 4}``, or ``"ruling": true`` in place of an answer.

    The first answer given again is no second try.
    """
    if not isinstance(sent, Mapping):
        return Invalid(message("error-unreadable-answer"))
    shown = sent.get("hints", 0)
    if isinstance(shown, bool) or not isinstance(shown, int) or not 0 <= shown <= HINTS:
        return Invalid(message("error-unreadable-answer"))
    if sent.get("ruling") is True:
        return Second(None, shown)
    graded = grade(posed, sent)
    if isinstance(graded, Invalid):
        return graded
    if graded.answer == first.answer:
        return Invalid(message("error-same-answer"))
    return Second(graded, shown)
