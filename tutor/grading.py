"""What an answer is worth, and which wrong rule it follows.

An answer that cannot be read, or is blank, is ``Invalid``: neither marked nor lost. Every other answer is ``Graded``.

Scores are exact, from 0 to 1, and 1 only for the exactly right answer:

- a seat: 1 or 0;
- options: each legal act chosen earns its share of 1, each act chosen that is not legal takes one share away, never
  below 0. Choosing everything is therefore no way to a good score;
- winners: each side asked is worth the same (high and low: a half each), and a side is right or wrong as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.errors import Problem, Unreadable
from scenarios.questions.answers import (
    Answer,
    Form,
    Option,
    OptionsAnswer,
    OptionsForm,
    SeatAnswer,
    SeatForm,
    WinnersAnswer,
    WinnersForm,
    from_json,
)
from scenarios.questions.message import Message, message
from scenarios.questions.question import Misconception, Posed


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
    if answer == posed.key.answer:
        return Graded(answer, True, Fraction(1))
    diagnoses = tuple(wrong for wrong in posed.misconceptions if wrong.answer == answer)
    match answer, posed.key.answer:
        case OptionsAnswer(chosen), OptionsAnswer(legal):
            missing, extra = legal - chosen, chosen - legal
            score = Fraction(max(0, len(legal & chosen) - len(extra)), len(legal))
            return Graded(answer, False, score, diagnoses, _as_shown(form, missing), _as_shown(form, extra))
        case WinnersAnswer() as chosen_sides, WinnersAnswer() as key_sides if isinstance(form, WinnersForm):
            right = sum(getattr(chosen_sides, side) == getattr(key_sides, side) for side in form.sides)
            return Graded(answer, False, Fraction(right, len(form.sides)), diagnoses)
        case _:
            return Graded(answer, False, Fraction(0), diagnoses)


def _read(form: Form, given: object) -> Answer:
    """The answer given. Raises Unreadable if it does not answer this form."""
    if isinstance(given, SeatAnswer | OptionsAnswer | WinnersAnswer):
        return _fitting(form, given)
    if isinstance(form, OptionsForm) and isinstance(given, Mapping) and "options" in given:
        return OptionsAnswer(_named_options(form, given["options"]))
    return _fitting(form, from_json(form, given))


def _named_options(form: OptionsForm, names: object) -> frozenset[Option]:
    offered = {option_id(option): option for option in form.options}
    if not isinstance(names, list) or not all(isinstance(name, str) and name in offered for name in names):
        raise Unreadable([Problem("options", f"{names!r} is not a choice among the options", ", ".join(offered))])
    return frozenset(offered[name] for name in names)


def _fitting(form: Form, answer: Answer) -> Answer:
    match form, answer:
        case SeatForm(seats), SeatAnswer(seat) if seat in seats:
            return answer
        case OptionsForm(_, offered), OptionsAnswer(options) if options <= set(offered):
            return answer
        case WinnersForm(seats, sides), WinnersAnswer() if all(
            getattr(answer, side) <= (set(seats) if side in sides else set()) for side in ("high", "low")
        ):
            return answer
    raise Unreadable([Problem("answer", f"{answer!r} does not answer this question", repr(form))])


def _blank(form: Form, answer: Answer) -> bool:
    """Whether nothing has been chosen. A low may be empty on purpose (no low) where a high is asked as well."""
    match form, answer:
        case OptionsForm(), OptionsAnswer(options):
            return not options
        case WinnersForm(_, sides), WinnersAnswer():
            return not getattr(answer, "high" if "high" in sides else "low")
    return False


def _as_shown(form: Form, options: frozenset[Option]) -> tuple[Option, ...]:
    return tuple(option for option in form.options if option in options) if isinstance(form, OptionsForm) else ()
