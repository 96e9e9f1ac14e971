"""Practice: one question on one card. Answers are kept in the callback, before the screen changes."""

from __future__ import annotations

from typing import Any

import streamlit as st

from lessons.languages import language
from lessons.pages import Request
from scenarios.engine.errors import Outdated, StudError
from tutor import running
from tutor.card import card_data
from tutor.grading import Invalid
from tutor.lesson import requested
from tutor.practice import Shown, chance, wish
from tutor.records import StorageError, UnknownAttempt
from tutor.screens.frame import notice
from tutor.screens.visitor import Visitor
from tutor.speak import words
from tutor.widgets.practice_card import practice_card

_ATTEMPT, _WRONG, _UNSAVED = "attempt", "wrong", "unsaved"
FRESH = "fresh"
"""Set in the session where the next run must not come back to the question shown."""


def question(visitor: Visitor) -> Shown:
    """The question on this tab's screen: of the address, the tab's own, the one left open, or a new one.

    An address names a question (``?q=``, its share code) or asks for a new one (``?kind=bring_in&class=suit``, with
    ``rulebook`` and ``game`` where they are not to be the learner's own).

    Raises StorageError.
    """
    asked, wanted = st.query_params.pop("q", None), _requested()
    if asked is not None:
        shown = _opened(visitor, asked)
    else:
        shown = _kept(visitor) if wanted is None else _dealt(visitor, wanted)
    practice = running.practice()
    if st.session_state.pop(FRESH, False):
        shown = practice.next(visitor.learner, visitor.token)
    elif shown is None:
        shown = practice.resume(visitor.token) or practice.next(visitor.learner, visitor.token)
    st.session_state[_ATTEMPT] = shown.id
    return shown


def ask_anew(visitor: Visitor) -> None:
    """Put a new question in place of the one shown, because what is to be asked has changed."""
    shown = running.practice().next(running.records().admit(visitor.token), visitor.token)
    st.session_state[_ATTEMPT] = shown.id
    st.session_state.pop(_WRONG, None)


@st.fragment
def screen(visitor: Visitor, drawn: Shown) -> None:
    """The card. ``drawn`` is the question that the frame was drawn for: another house's rules draw the frame anew."""
    try:
        shown = _kept(visitor) or drawn
    except StorageError:
        notice(visitor.lang, "error-database")
        return
    if _house(shown) != _house(drawn):
        st.rerun()
    _say_what_is_wrong(visitor)
    practice_card(
        card_data(shown, visitor.lang, language(visitor.lang).direction),
        "card",
        on_answer=lambda attempt, answer: _answered(visitor, attempt, answer),
        on_next=lambda attempt: _go_on(visitor, attempt),
    )


def _opened(visitor: Visitor, code: str) -> Shown | None:
    try:
        return running.practice().opened(visitor.token, code)
    except Outdated:
        st.session_state[_WRONG] = "error-outdated-code"
    except StudError:
        st.session_state[_WRONG] = "error-broken-code"
    return None


def _requested() -> Request | None:
    """The kind of question that the address asks for, taken out of it: a reload comes back to the question dealt."""
    kind, named, rulebook, game = (st.query_params.pop(one, None) for one in ("kind", "class", "rulebook", "game"))
    return None if kind is None else Request(kind, named, rulebook, game)


def _dealt(visitor: Visitor, wanted: Request) -> Shown | None:
    try:
        return running.practice().begun(visitor.token, requested(wanted, wish(visitor.learner.settings), chance()))
    except StudError:
        st.session_state[_WRONG] = "error-broken-code"
    return None


def _kept(visitor: Visitor) -> Shown | None:
    try:
        return running.practice().shown(visitor.token, st.session_state.get(_ATTEMPT, ""))
    except (UnknownAttempt, StudError):
        return None


def _answered(visitor: Visitor, attempt: str, answer: dict[str, Any]) -> None:
    st.session_state.pop(_WRONG, None)
    try:
        outcome = running.practice().answer(visitor.token, attempt, answer)
    except UnknownAttempt:
        st.session_state[_WRONG] = "error-attempt-not-found"
    except StorageError:
        st.session_state[_UNSAVED] = (attempt, answer)
    else:
        st.session_state.pop(_UNSAVED, None)
        if isinstance(outcome, Invalid):
            st.session_state[_WRONG] = outcome.reason.id


def _go_on(visitor: Visitor, attempt: str) -> None:
    st.session_state.pop(_WRONG, None)
    practice = running.practice()
    try:
        after = practice.shown(visitor.token, attempt).attempt.position
        shown = practice.next(running.records().admit(visitor.token), visitor.token, after)
    except (StorageError, UnknownAttempt):
        st.session_state[_WRONG] = "error-database"
    else:
        st.session_state[_ATTEMPT] = shown.id


def _say_what_is_wrong(visitor: Visitor) -> None:
    unsaved = st.session_state.get(_UNSAVED)
    if unsaved is not None:
        label = words(visitor.lang, "save-again")
        notice(visitor.lang, "error-answer-not-saved", lambda: _answered(visitor, *unsaved), label)
    elif _WRONG in st.session_state:
        notice(visitor.lang, st.session_state[_WRONG])


def _house(shown: Shown) -> tuple[str, str]:
    return shown.item.question.rulebook.id, shown.item.question.game.value
