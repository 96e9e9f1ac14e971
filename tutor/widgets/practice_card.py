"""The Practice card: one whole question, drawn in the browser, answered by a tap.

A Streamlit components-v2 element: the question goes in as data in the learner's language, an answer comes out as a
trigger. The browser part is the files in ``front/``; they hold no sentence, and put text into the page as text, never
as markup.

It is two elements. Streamlit sends a component's code again with every change of its data, but sends a message over
10 KB that did not change only once. So the program is an element without data, and the question one with little code.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import streamlit as st

from tutor.widgets.front_files import joined

SCRIPTS: Final = (
    "cards.js",
    "theme.js",
    "table.js",
    "choice.js",
    "answer.js",
    "result.js",
    "keys.js",
    "connection.js",
    "practice_card.js",
    "program.js",
)
STYLES: Final = ("theme.css", "cards.css", "table.css", "panel.css")

AnswerCallback = Callable[[str, dict[str, Any]], None]
NextCallback = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the learner did in this run: at most one of the two.

    ``answer`` is the browser's answer as sent, still to be judged: ``{"seat": 4}``, ``{"options": [...]}`` or
    ``{"high": [...], "low": [...]}``. ``advance`` asks for the next question.
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
        sent = _answer(_trigger(key, "answer"))
        if on_answer is not None and sent is not None:
            on_answer(*sent)

    def asked_for_next() -> None:
        sent = _question_id(_trigger(key, "next"))
        if on_next is not None and sent is not None:
            on_next(sent)

    with st.container(gap=None):
        result = _mount(data=dict(data), key=key, on_answer_change=answered, on_next_change=asked_for_next)
        _program(key=f"{key} program")
    sent = _answer(result.get("answer"))
    return Outcome(
        answer=sent[1] if sent is not None and sent[0] == data["id"] else None,
        advance=_question_id(result.get("next")) == data["id"],
    )


def _trigger(key: str, name: str) -> object:
    state = st.session_state.get(key)
    return state.get(name) if isinstance(state, Mapping) else None


def _question_id(sent: object) -> str | None:
    """The question a message from the browser is about, or None when it is no such message."""
    named = sent.get("id") if isinstance(sent, Mapping) else None
    return named if isinstance(named, str) else None


def _answer(sent: object) -> tuple[str, dict[str, Any]] | None:
    """The question and the answer in a message from the browser, or None when it is no such message."""
    named = _question_id(sent)
    answer = sent.get("answer") if isinstance(sent, Mapping) else None
    return (named, dict(answer)) if named is not None and isinstance(answer, Mapping) else None


_mount: Final = st.components.v2.component(
    "stud_tutor.practice_card",
    html='<div class="stud"></div>',
    js=joined(("mount.js",)),
)
_program: Final = st.components.v2.component(
    "stud_tutor.practice_card_program",
    js=f"const STYLE = {json.dumps(joined(STYLES))};\n{joined(SCRIPTS)}",
)
