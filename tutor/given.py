"""An answer part by part as the practice card marks it: what is right in it, what is wrong, what it lacks."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from lessons.values import Choice, Phrase, SeatValue
from scenarios.engine.chips import Seat
from scenarios.questions.answers import Answer, OptionsAnswer, OptionsForm, SeatAnswer, WinnersAnswer, WinnersForm
from scenarios.questions.question import Posed
from tutor.grading import option_id
from tutor.present import options
from tutor.speak import words

Data = dict[str, Any]


def given(posed: Posed, answer: Answer, lang: str) -> list[Data]:
    """The answer in parts, each marked ``right`` or ``wrong``, with the parts of the key that it lacks (``missed``).

    A part that names a seat stands beside that seat too, ``short`` there.
    """
    match posed.question.form, posed.key.answer, answer:
        case OptionsForm() as form, OptionsAnswer(legal), OptionsAnswer(chosen):
            labels = {one["id"]: one["label"] for one in options(form, posed.question.table, lang)}
            marks = [(one, _mark(one in chosen, one in legal)) for one in form.options]
            return [_part(labels[option_id(one)], mark, lang) for one, mark in marks if mark]
        case WinnersForm(_, sides), WinnersAnswer() as key, WinnersAnswer() as chose:
            both = ((side, getattr(key, side), getattr(chose, side)) for side in sides)
            return [part for side, wins, named in both for part in _side(side, len(sides) > 1, wins, named, lang)]
        case _, SeatAnswer(right), SeatAnswer(seat):
            label = words(lang, "ui-seat-number", seat=SeatValue(seat))
            return [_part(label, _mark(True, seat == right), lang, seat=seat, short=words(lang, "your-answer"))]
    return []


def _side(side: str, named: bool, key: AbstractSet[Seat], chose: AbstractSet[Seat], lang: str) -> list[Data]:
    """The parts of one side of the pot. ``named``: whether there is another side, so that they have to say which."""
    found = []
    for seat in sorted(key | chose):
        label, short = words(lang, "ui-seat-number", seat=SeatValue(seat)), words(lang, "your-answer")
        if named:
            short = words(lang, f"side-{side}")
            label = words(lang, "answer-side", side=Phrase(f"side-{side}"), seat=SeatValue(seat))
        found.append(_part(label, _mark(seat in chose, seat in key), lang, seat=seat, short=short))
    if not key or not chose:
        found.append(_part(words(lang, "ui-nobody-low"), _mark(not chose, not key), lang))
    return found


def _mark(chosen: bool, right: bool) -> str:
    return ("right" if right else "wrong") if chosen else ("missed" if right else "")


def _part(label: str, mark: str, lang: str, **beside: Any) -> Data:
    return {"label": label, "mark": mark, "word": words(lang, "answer-mark", mark=Choice(mark)), **beside}
