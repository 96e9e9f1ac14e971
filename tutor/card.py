"""Everything the practice card draws for one attempt, before and after its answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from msgspec import Struct

from lessons.pages import pages
from lessons.values import Choice, Phrase
from scenarios import make
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import Answer, Form, LineForm, OptionsAnswer, OptionsForm
from scenarios.questions.question import Elsewhere, Item, Posed, Question
from scenarios.twin import Twin, twin
from tutor.explain import Explanation, explain, seat_notes
from tutor.given import given
from tutor.grading import Graded, option_id
from tutor.hints import retry_data
from tutor.practice import Shown, elsewhere, nearest, twin_code
from tutor.present import present, segments, step_data, subtitle
from tutor.second_try import Tries
from tutor.speak import house, words

Data = dict[str, Any]


class Beside(Struct, frozen=True):
    """What is known besides of a hand that was answered: other rulebooks' answers, the nearest on which it is right."""

    elsewhere: Sequence[Elsewhere] = ()
    near: Twin | None = None


def card_data(shown: Shown, lang: str, direction: str, drill: str = "") -> Data:
    """The card's data: the question, after a wrong answer the second try, and at the end the explanation.

    ``drill``: the one that Practice keeps to, which a link to the next question keeps as well.
    """
    item, tries = shown.item, Tries(shown.graded, shown.second)
    graded = tries.told(item)
    beside = Beside() if graded is None else Beside(elsewhere(item.code), nearest(item.code, graded.answer))
    data = tried(shown.id, item, tries, beside, lang, direction)
    if graded is not None and graded.correct and (code := twin_code(item.code)) is not None:
        data["result"]["links"].insert(0, {"label": words(lang, "twin-link"), "href": code_link(code, drill)})
    return {**data, **to_others(item, lang)}


def to_others(item: Item, lang: str) -> Data:
    """What of a question goes to somebody else: its link, and the file that says what is thought to be wrong."""
    share = {"label": words(lang, "ui-share"), "copied": words(lang, "ui-copied"), "href": share_link(item)}
    report = {name: words(lang, f"report-{name}") for name in ("label", "told", "ask")}
    return {"share": share, "report": {**report, "name": f"{item.code[:40]}.txt"}}


def example_data(name: str, posed: Posed, tries: Tries, lang: str, direction: str) -> Data:
    """The card of a lesson's example, one of several on its page: no keys, nothing to share, and a way to begin anew.

    It names its game and its rulebook itself, for the header names the reader's.
    """
    graded = tries.told(posed)
    beside = Beside() if graded is None else Beside(make.elsewhere(posed), twin(posed, graded.answer))
    data = tried(name, posed, tries, beside, lang, direction) | {"small": _example_line(posed.question, lang)}
    hint = words(lang, "hint-example") if data["form"]["type"] == "seat" else ""
    data["form"] |= {"hint_touch": hint, "hint_desk": hint}
    if data["result"] is not None:
        data["result"] |= {"links": [], "labels": {**data["result"]["labels"], "next": words(lang, "try-again")}}
    return {**data, "share": None, "keys": False, "level": 3}


def _example_line(question: Question, lang: str) -> str:
    game, rulebook = Phrase(f"game-short-{question.game}"), house(question.rulebook)
    return words(lang, "example-line", game=game, rulebook=rulebook, subtitle=subtitle(question))


def tried(name: str, posed: Posed, tries: Tries, beside: Beside, lang: str, direction: str) -> Data:
    """A question with what has come of it: nothing yet, a second try that is open, or the explanation."""
    data = drawn(name, posed, tries.told(posed), beside, lang, direction, again=tries.is_second_told)
    first = tries.first
    if first is None or data["result"] is not None:
        return data
    return data | {"phase": "retry", "chosen": chosen(first.answer), "retry": retry_data(posed, first, lang)}


def drawn(
    name: str, posed: Posed, graded: Graded | None, beside: Beside, lang: str, direction: str, *, again: bool = False
) -> Data:
    """A question, and after its answer the explanation. ``name``: what the card calls it when it sends an answer.

    ``again``: whether it is the answer of a second try.
    """
    notes = {} if graded is None else seat_notes(posed, graded.answer)
    data = {
        "id": name,
        "lang": lang,
        "dir": direction,
        "phase": "ask",
        **present(posed.question, lang, notes),
        "waits": {"answer": words(lang, "connection-answer"), "next": words(lang, "connection-next")},
        "chosen": None,
        "result": None,
    }
    if graded is not None:
        said = explain(posed, graded, lang, beside.elsewhere, beside.near, again=again)
        result = {**_result(said, posed, graded, lang), "near": _near(said, graded, beside.near, data["table"], lang)}
        data |= {"phase": "answered", "chosen": chosen(graded.answer), "result": result}
    return data


def share_link(item: Item) -> str:
    """The address of this very question, for anyone, in their own language."""
    return code_link(item.code)


def code_link(code: str, drill: str = "") -> str:
    """The address of the question of this code, and of the drill that goes on after it."""
    return "./?" + urlencode({"q": code} | ({"drill": drill} if drill else {}))


def lesson_link(lang: str, kind: str) -> str | None:
    """The address of the lesson on a kind of question, if there is one."""
    found = next((lesson for lesson in pages(lang) if lesson.kind == kind), None)
    return None if found is None else page_link(found.name)


def page_link(name: str) -> str:
    """The address of a lesson."""
    return "learn?" + urlencode({"page": name})


def chosen(answer: Answer) -> Data:
    """An answer as the card sends it."""
    match answer:
        case OptionsAnswer(options):
            return {"options": [option_id(one) for one in options]}
        case _:
            return to_json(answer)


def _links(posed: Posed, lang: str) -> list[Data]:
    href = lesson_link(lang, posed.question.kind)
    return [] if href is None else [{"label": words(lang, "ui-lesson"), "href": href}]


def _result(said: Explanation, posed: Posed, graded: Graded, lang: str) -> Data:
    return {
        "ok": said.correct,
        "given": {"label": words(lang, "your-answer"), "parts": given(posed, graded.answer, lang)},
        "verdict": segments(said.verdict),
        "why": None if said.why is None else segments(said.why),
        "why_small": None if said.why_small is None else segments(said.why_small),
        "steps": [step_data(step.text, step.cards, step.seats) for step in said.steps],
        "others": _others(posed.question.form, said, lang),
        "cite": [segments(line) for line in said.cite],
        "sources": _sources(posed, lang),
        "links": _links(posed, lang),
        "labels": {
            "back": words(lang, "ui-step-back"),
            "on": words(lang, "ui-step-on"),
            "next": words(lang, "ui-next"),
        },
    }


def _others(form: Form, said: Explanation, lang: str) -> Data | None:
    """Why it is no other seat, line or act, folded away; None where none of these was asked for."""
    if not said.others:
        return None
    title = {LineForm: "others-title-lines", OptionsForm: "others-title-options"}.get(type(form), "others-title")
    return {"label": words(lang, title), "lines": [segments(line) for line in said.others]}


def _near(said: Explanation, graded: Graded, near: Twin | None, table: Data, lang: str) -> Data | None:
    """The nearest hand on which the answer is right: the change in words, and the seats that differ from ``table``."""
    if near is None or said.near is None:
        return None
    there = present(near.posed.question, lang, seat_notes(near.posed, graded.answer))["table"]
    return {
        **step_data(said.near, [] if near.change.becomes is None else [near.change.becomes], [near.change.seat]),
        "differs": [one for one in there["seats"] if one not in table["seats"]],
        "labels": {"show": words(lang, "near-show"), "back": words(lang, "near-back")},
    }


def _sources(posed: Posed, lang: str) -> Data:
    """What is meant by the remarks beside the clauses, for those remarks that are there."""
    marks = dict.fromkeys(step.clause.mark.value for step in posed.derivation.steps)
    meanings = [[words(lang, f"source-{mark}"), words(lang, "source-meaning", mark=Choice(mark))] for mark in marks]
    return {"label": words(lang, "source-help"), "meanings": meanings}
