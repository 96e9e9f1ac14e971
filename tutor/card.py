"""Everything the practice card draws for one attempt, before and after its answer."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from lessons.pages import pages
from scenarios.questions.answers import Answer, OptionsAnswer, SeatAnswer, WinnersAnswer
from scenarios.questions.question import Item
from tutor.explain import Explanation, explain, seat_notes
from tutor.grading import option_id
from tutor.practice import Shown, elsewhere
from tutor.present import present, segments
from tutor.speak import words

Data = dict[str, Any]


def card_data(shown: Shown, lang: str, direction: str) -> Data:
    """The card's data: the question, and once it is answered the answer given and its explanation."""
    item, graded = shown.item, shown.graded
    notes = {} if graded is None else seat_notes(item, graded)
    data = {
        "id": shown.id,
        "lang": lang,
        "dir": direction,
        "phase": "ask",
        **present(item.question, lang, notes),
        "chosen": None,
        "result": None,
        "share": {"label": words(lang, "ui-share"), "copied": words(lang, "ui-copied"), "href": share_link(item)},
    }
    if graded is not None:
        said = explain(item, graded, lang, elsewhere(item.code))
        data |= {"phase": "answered", "chosen": chosen(graded.answer), "result": _result(said, item, lang)}
    return data


def share_link(item: Item) -> str:
    """The address of this very question, for anyone, in their own language."""
    return "./?" + urlencode({"q": item.code})


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
        case SeatAnswer(seat):
            return {"seat": seat}
        case OptionsAnswer(options):
            return {"options": [option_id(one) for one in options]}
        case WinnersAnswer(high, low):
            return {"high": sorted(high), "low": sorted(low)}


def _links(item: Item, lang: str) -> list[Data]:
    href = lesson_link(lang, item.question.kind)
    return [] if href is None else [{"label": words(lang, "ui-lesson"), "href": href}]


def _result(said: Explanation, item: Item, lang: str) -> Data:
    return {
        "ok": said.correct,
        "verdict": segments(said.verdict),
        "why": None if said.why is None else segments(said.why),
        "why_small": None if said.why_small is None else segments(said.why_small),
        "bill": [segments(line) for line in said.bill],
        "steps": [
            {"text": segments(step.text), "cards": [str(card) for card in step.cards], "seats": list(step.seats)}
            for step in said.steps
        ],
        "cite": [segments(line) for line in said.cite],
        "links": _links(item, lang),
        "labels": {
            "back": words(lang, "ui-step-back"),
            "on": words(lang, "ui-step-on"),
            "next": words(lang, "ui-next"),
        },
    }
