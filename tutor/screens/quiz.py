"""Sets: a quiz set answered by its link (``?s=``), its score sheet, or, without a link, the making of one.

An answer is kept in the callback, before the screen changes. One that the records do not take waits in the tab, is said
to wait, and is offered to them again.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import streamlit as st

from lessons.languages import language
from lessons.values import Count, Phrase
from scenarios.engine.errors import Newer, Outdated, StudError
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.set_code import read_set, write_set
from tutor import quiz_sheet, running
from tutor.grading import Graded, Invalid, grade
from tutor.quiz_card import position_of, sheet_card
from tutor.quiz_sheet import Sheet, Waiting, hands
from tutor.records import StorageError, UnknownSheet
from tutor.screens import leading, quiz_builder, score_sheet
from tutor.screens.frame import again, notice
from tutor.screens.visitor import Visitor
from tutor.speak import words
from tutor.widgets.practice_card import practice_card

_WAITING, _DRAWN, _WRONG = "sheets", "sheet drawn", "sheet wrong"


def house(visitor: Visitor) -> tuple[Rulebook, Game]:
    """The rulebook and the game of the set, which the header names; else those to make a set of."""
    code = st.query_params.get("s")
    if code is not None:
        try:
            quiz = read_set(code)
        except StudError:
            return quiz_builder.house(visitor)
        return quiz.rulebook, quiz.game
    return quiz_builder.house(visitor)


def chosen(group: str) -> None:
    """A choice of the header: a set is of one rulebook and one game, so that another means another set."""
    if group in ("rulebook", "game"):
        quiz_builder.forget()


def screen(visitor: Visitor) -> None:
    """The set that the address names, or the making of one."""
    code = st.query_params.get("s")
    if code is None:
        quiz_builder.screen(visitor)
        return
    try:
        sheet = _sheet(visitor, write_set(read_set(code)))
    except Newer:
        _nowhere(visitor, "quiz-newer")
    except Outdated:
        _nowhere(visitor, "quiz-outdated")
    except StudError:
        _nowhere(visitor, "quiz-broken")
    else:
        if sheet.finished:
            st.session_state[_DRAWN] = sheet
            score_sheet.screen(visitor, sheet, lambda: _say_what_is_wrong(visitor, sheet))
        else:
            _answering(visitor, sheet.code)


def _nowhere(visitor: Visitor, why: str) -> None:
    """Where the link leads nowhere: why, and no other questions in their place."""
    notice(visitor.lang, why)
    with st.container(key="screen"):
        st.title(words(visitor.lang, "ui-set"), anchor=False)
        st.html(
            f"<nav class='links'><a href='./' target='_self'>{escape(words(visitor.lang, 'ui-practice'))}</a></nav>"
        )


@st.fragment
def _answering(visitor: Visitor, code: str) -> None:
    """The card, with how far the learner has come above it. The last answer's way on leads to the whole page anew."""
    sheet = _sheet(visitor, code)
    if sheet.finished:
        st.rerun()
    st.session_state[_DRAWN] = sheet
    with st.container(gap=None):
        _say_what_is_wrong(visitor, sheet)
        st.html(_progress(visitor.lang, sheet))
        leading.line(sheet.item(sheet.place), visitor.lang)
        practice_card(
            sheet_card(sheet, sheet.place, visitor.lang, language(visitor.lang).direction),
            "card",
            on_answer=lambda name, answer: _answered(visitor, name, answer),
            on_next=lambda name: _go_on(visitor, name),
        )


def _progress(lang: str, sheet: Sheet) -> str:
    count = len(sheet.recipes)
    label = escape(words(lang, "quiz-progress", n=Count(sheet.place), count=Count(count)))
    bar = f"<progress value='{sheet.place}' max='{count}' aria-hidden='true'></progress>"
    return f"<div class='quiz-progress'><span>{label}</span>{bar}</div>"


def _sheet(visitor: Visitor, code: str) -> Sheet:
    """The learner's sheet as the records have it, opened now if there is none; as the tab has it where they cannot."""
    waiting, token = _waiting(code), visitor.token
    try:
        records = running.records()
        records.admit(token)
        if waiting.answers or waiting.place > 1:
            quiz_sheet.save(records, token, quiz_sheet.sheet(token, code, waiting.last, waiting), waiting)
        waiting.last = records.sheet(token, code) or records.open_sheet(token, code, hands(token, code))
    except StorageError as error:
        running.noted(error)
    return quiz_sheet.sheet(token, code, waiting.last, waiting)


def _waiting(code: str) -> Waiting:
    held: dict[str, Waiting] = st.session_state.setdefault(_WAITING, {})
    return held.setdefault(code, Waiting())


def _drawn(name: str) -> tuple[Sheet, int] | None:
    """The sheet on this tab's screen and the position that a card's name stands for, if that is the one shown."""
    sheet = st.session_state.get(_DRAWN)
    if not isinstance(sheet, Sheet) or position_of(sheet, name) != sheet.place:
        return None
    return sheet, sheet.place


def _answered(visitor: Visitor, name: str, answer: dict[str, Any]) -> None:
    st.session_state.pop(_WRONG, None)
    if (found := _drawn(name)) is None:
        return
    sheet, position = found
    waiting = _waiting(sheet.code)
    graded = grade(sheet.item(position), answer)
    if isinstance(graded, Invalid):
        st.session_state[_WRONG] = Phrase(graded.reason.id)
        return
    if position in waiting.answers:
        return
    try:
        kept = quiz_sheet.answer(running.records(), visitor.token, sheet, position, answer)
    except (StorageError, UnknownSheet) as error:
        if isinstance(error, StorageError):
            running.noted(error)
        waiting.answers[position] = answer
    else:
        if isinstance(kept, Graded) and kept.answer != graded.answer:
            st.session_state[_WRONG] = Phrase("error-answered-before")


def _go_on(visitor: Visitor, name: str) -> None:
    if (found := _drawn(name)) is None:  # a second click: the next question is there already
        return
    sheet, position = found
    if position not in sheet.answers:
        return
    st.session_state.pop(_WRONG, None)
    try:
        running.records().go_on_with_sheet(visitor.token, sheet.code, position + 1)
    except (StorageError, UnknownSheet) as error:
        if isinstance(error, StorageError):
            running.noted(error)
        _waiting(sheet.code).place = position + 1


def _show(code: str, position: int) -> None:
    _waiting(code).shown = position


def _say_what_is_wrong(visitor: Visitor, sheet: Sheet) -> None:
    """What the learner has to know before anything else, and that answers cannot be kept before one is given."""
    told = [st.session_state[_WRONG]] if _WRONG in st.session_state else []
    doing: dict[str, Callable[[], None]] = {}
    if sheet.unstored:
        told.append(Phrase("error-answers-wait", {"n": Count(len(sheet.unstored))}))
        doing["save-again"] = again  # every run offers them
        if sheet.place in sheet.unstored and sheet.place not in sheet.answers:
            go_on = "quiz-go-on" if sheet.quiz.at_end else "show-unsaved"
            doing[go_on] = lambda: _show(sheet.code, sheet.place)
    elif running.trouble() is not None:
        told += [Phrase("error-database"), Phrase("error-database-mend")]
        doing["try-again"] = again
    notice(visitor.lang, *told, doing=doing)
