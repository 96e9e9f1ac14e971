"""What the practice card shows between a wrong answer and the second try.

What is wrong with the answer is said, and what of it is right; never what it lacks, only how much. The hints are sent
all at once, so that they come without delay and without a connection: none of them says the answer (the contract of
the questions holds them to that), and the answer that counts has been stored by then.
"""

from __future__ import annotations

from typing import Any

from lessons.values import Choice, Count, Phrase
from scenarios import hints as found
from scenarios.questions.answers import Answer, OptionsForm, WinnersForm
from scenarios.questions.question import Posed
from tutor.given import given
from tutor.grading import Graded
from tutor.present import segments, step_data
from tutor.speak import Rich, phrase, rich, rich_said, words

Data = dict[str, Any]
KINDS = ("rule", "look", "guide")


def retry_data(posed: Posed, first: Graded, lang: str) -> Data:
    """The card's data of a second try: the verdict so far, what of the answer is right or wrong, and the hints."""
    parts = given(posed, first.answer, lang)
    why = wrong_rule(first, lang)
    return {
        "verdict": words(lang, "retry-verdict"),
        "why": None if why is None else segments(why),
        "given": {
            "label": words(lang, "your-answer"),
            "parts": [one for one in parts if one["mark"] != "missed"],
        },
        "missing": missing(posed, first.answer, lang),
        "hints": [
            {"kind": kind, **step_data(text, line.cards, line.seats)}
            for kind, line, text in hint_lines(posed, first.answer, lang)
        ],
        "labels": {
            "hints": words(lang, "retry-hints"),
            "ruling": words(lang, "retry-ruling"),
            "next": {kind: words(lang, "retry-next", hint=Choice(kind)) for kind in (*KINDS, "on")},
        },
    }


def wrong_rule(first: Graded, lang: str) -> Rich | None:
    """What would have to hold for the answer to be right, where a wrong rule leads to it."""
    if first.diagnosis is None:
        return None
    return rich_said(lang, Phrase("why-right-if", {"note": phrase(first.diagnosis.note)}))


def missing(posed: Posed, answer: Answer, lang: str) -> str:
    """How many acts or winners the answer lacks, empty where none; a side without a winner is none of them."""
    form = posed.question.form
    if not isinstance(form, OptionsForm | WinnersForm):
        return ""
    lacking = [one for one in given(posed, answer, lang) if one["mark"] == "missed"]
    n = len(lacking) if isinstance(form, OptionsForm) else sum("seat" in one for one in lacking)
    return words(lang, "retry-missing", n=Count(n)) if n else ""


def hint_lines(posed: Posed, answer: Answer, lang: str) -> list[tuple[str, found.Line, Rich]]:
    """The hints in their order, each with its kind and its words; the last kind may have several, or none."""
    hints = found.hints(posed, answer)
    lines = [("rule", hints.rule), ("look", hints.look), *(("guide", line) for line in hints.guide)]
    return [(kind, line, rich(lang, line.message)) for kind, line in lines if line is not None]
