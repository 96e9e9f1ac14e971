"""The Practice card: one whole question, drawn in the browser, answered by a tap.

A Streamlit components-v2 element: the question goes in as data in the learner's language, an answer comes out as a
trigger. The browser part is the files in ``front/``; they hold no sentence, and put text into the page as text, never
as markup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import streamlit as st
from msgspec import Struct

from tutor.widgets.elements import element, program, sent

SCRIPTS: Final = (
    "cards.js",
    "theme.js",
    "table.js",
    "forms.js",
    "forms_number.js",
    "forms_amount.js",
    "forms_cards.js",
    "forms_chips.js",
    "forms_choice.js",
    "forms_line.js",
    "forms_order.js",
    "forms_pots.js",
    "choice.js",
    "answer.js",
    "reading.js",
    "share.js",
    "report.js",
    "result.js",
    "hints.js",
    "keys.js",
    "connection.js",
    "practice_card.js",
)
STYLES: Final = ("theme.css", "cards.css", "table.css", "panel.css", "forms.css")

AnswerCallback = Callable[[str, dict[str, Any]], None]
NextCallback = Callable[[str], None]


class Outcome(Struct, frozen=True):
    """What the learner did in this run: at most one of the two.

    ``answer`` is the browser's answer as sent, still to be judged: ``{"seat": 4}``, ``{"options": [...]}``,
    ``{"high": [...], "low": [...]}`` or what another type of form sends (``front/forms_*.js``). A second try says so,
    ``"try": 2``, and how many hints came before it, and may be ``"ruling": true`` in place of an answer. ``advance``
    asks for the next question.
    """

    answer: dict[str, Any] | None = None
    advance: bool = False


def practice_card(
    data: Mapping[str, Any],
    key: str,
    *,
    on_answer: AnswerCallback | None = None,
    on_next: NextCallback | None = None,
) -> Outcome:
    """Draw the question in ``data`` and return what the learner did with it.

    A trigger that names another question than ``data["id"]`` is stale and is dropped from the outcome: nobody answers
    a question that is no longer shown. The callbacks run before the script, with the id the browser named, so that an
    answer can be kept before the screen changes; they must be safe to repeat. Use either them or the outcome.
    """

    def answered() -> None:
        answer = _answer(sent(key, "answer"))
        if on_answer is not None and answer is not None:
            on_answer(*answer)

    def asked_for_next() -> None:
        question = _question_id(sent(key, "next"))
        if on_next is not None and question is not None:
            on_next(question)

    with st.container(gap=None):
        result = _mount(data=dict(data), key=key, on_answer_change=answered, on_next_change=asked_for_next)
        _program(key=f"{key} program")
    answer = _answer(result.get("answer"))
    return Outcome(
        answer=answer[1] if answer is not None and answer[0] == data["id"] else None,
        advance=_question_id(result.get("next")) == data["id"],
    )


def _question_id(message: object) -> str | None:
    """The question a message from the browser is about, or None when it is no such message."""
    named = message.get("id") if isinstance(message, Mapping) else None
    return named if isinstance(named, str) else None


def _answer(message: object) -> tuple[str, dict[str, Any]] | None:
    """The question and the answer in a message from the browser, or None when it is no such message."""
    named = _question_id(message)
    answer = message.get("answer") if isinstance(message, Mapping) else None
    return (named, dict(answer)) if named is not None and isinstance(answer, Mapping) else None


_mount: Final = element("practice_card", "studTutorCard")
_program: Final = program("practice_card", "studTutorCard", "Card", STYLES, SCRIPTS)
