"""What an answer is worth, and which wrong rule it follows.

An answer that cannot be read, or is blank, is ``Invalid``: neither marked nor lost. Every other answer is ``Graded``.

Scores are exact, from 0 to 1, and 1 only for a right answer; ``scoring`` says what a wrong one is still worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.errors import Problem, Unreadable
from scenarios.questions.answer_json import from_json, to_json
from scenarios.questions.answers import (
    Answer,
    ChipsAnswer,
    ChoiceAnswer,
    Form,
    Option,
    OptionsAnswer,
    OptionsForm,
    PotsAnswer,
    WinnersAnswer,
    WinnersForm,
)
from scenarios.questions.message import Message, message
from scenarios.questions.question import Misconception, Posed
from tutor.scoring import score


class Invalid(Struct, frozen=True):
    """No answer yet: ``reason`` says to the learner what is missing."""

    reason: Message


class Graded(Struct, frozen=True):
    """An answer compared with the key.

    ``diagnoses`` are the wrong rules that give this very answer, in the question's order. ``missing`` and ``extra`` are
    the legal acts not chosen and the chosen acts that are not legal; empty for the other forms.
    """

    answer: Answer
    correct: bool
    score: Fraction
    diagnoses: tuple[Misconception, ...] = ()
    missing: tuple[Option, ...] = ()
    extra: tuple[Option, ...] = ()

    @property
    def diagnosis(self) -> Misconception | None:
        """The first of the wrong rules that give this answer."""
        return self.diagnoses[0] if self.diagnoses else None

    @property
    def note(self) -> str:
        """The wrong rule's id (``bring_in/suits_reversed``), or empty. It never depends on the cards dealt."""
        return self.diagnoses[0].id if self.diagnoses else ""


Grade: TypeAlias = Invalid | Graded


def option_id(option: Option) -> str:
    """The name of an option in an answer: ``fold``, ``call:5``, ``raise_to:10``, ``bet:5-10`` for a range."""
    if option.most is not None:
        return f"{option.verb.value}:{option.amount}-{option.most}"
    return f"{option.verb.value}:{option.amount}" if option.amount else option.verb.value


def grade(posed: Posed, given: object) -> Grade:
    """Compare an answer, or its JSON, with the question's key.

    JSON is read as ``scenarios`` writes it; options may also be a list of their ids:
    ``{"options": ["fold", "call:5"]}``.
    """
    form = posed.question.form
    try:
        answer = _read(form, given)
    except Unreadable:
        return Invalid(message("error-unreadable-answer"))
    if _blank(form, answer):
        return Invalid(message("error-nothing-answered"))
    if posed.key.accepts(answer):
        return Graded(answer, True, Fraction(1))
    key, diagnoses = posed.key.answer, tuple(wrong for wrong in posed.misconceptions if answer in wrong.answers)
    worth = score(form, key, answer)
    if isinstance(answer, OptionsAnswer) and isinstance(key, OptionsAnswer):
        missing, extra = key.options - answer.options, answer.options - key.options
        return Graded(answer, False, worth, diagnoses, _as_shown(form, missing), _as_shown(form, extra))
    return Graded(answer, False, worth, diagnoses)


def _read(form: Form, given: object) -> Answer:
    """The answer given. Raises Unreadable if it does not answer this form."""
    if isinstance(form, OptionsForm) and isinstance(given, Mapping) and "options" in given:
        return OptionsAnswer(_named_options(form, given["options"]))
    if not isinstance(given, Answer):
        return from_json(form, given)
    if from_json(form, to_json(given)) != given:
        raise Unreadable([Problem("answer", f"{given!r} does not answer this question", repr(form))])
    return given


def _named_options(form: OptionsForm, names: object) -> frozenset[Option]:
    offered = {option_id(option): option for option in form.options}
    if not isinstance(names, list) or not all(isinstance(name, str) and name in offered for name in names):
        raise Unreadable([Problem("options", f"{names!r} is not a choice among the options", ", ".join(offered))])
    return frozenset(offered[name] for name in names)


def _blank(form: Form, answer: Answer) -> bool:
    """Whether nothing has been chosen. A low may be empty on purpose (no low) where a high is asked as well."""
    match form, answer:
        case OptionsForm(), OptionsAnswer(options):
            return not options
        case WinnersForm(_, sides), WinnersAnswer():
            return not getattr(answer, "high" if "high" in sides else "low")
        case _, ChoiceAnswer(choices):
            return not choices
        case _, ChipsAnswer(chips):
            return not any(amount for _, amount in chips)
        case _, PotsAnswer(pots):
            return not pots
    return False


def _as_shown(form: Form, options: frozenset[Option]) -> tuple[Option, ...]:
    return tuple(option for option in form.options if option in options) if isinstance(form, OptionsForm) else ()
