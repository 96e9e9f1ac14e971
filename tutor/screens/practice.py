"""Practice: one question on one card. Answers are kept in the callback, before the screen changes.

An answer that the records do not take waits in the tab, is said to wait, and is offered to them again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from lessons.languages import language
from lessons.values import Count, Phrase
from scenarios.engine.errors import Newer, Outdated, StudError
from scenarios.hand_steps import step_after
from tutor import running
from tutor.address import asked
from tutor.card import card_data
from tutor.drill import Drill
from tutor.grading import Invalid
from tutor.practice import Practice, Shown, another_counts, built, chance, dealt
from tutor.records import StorageError, UnknownAttempt
from tutor.screens import drilling, leading
from tutor.screens.frame import again, ignored, notice
from tutor.screens.visitor import Visitor, admitted
from tutor.second_try import is_second
from tutor.unsaved import Unsaved, any_recipe
from tutor.widgets.practice_card import practice_card
from tutor.wishes import wish

_ATTEMPT, _WRONG, _UNSAVED, _DRAWN = "attempt", "wrong", "unsaved", "drawn"
FRESH = "fresh"
"""Set in the session where the next run must not come back to the question shown."""


def question(visitor: Visitor) -> Shown:
    """The question on this tab's screen: of the address, the tab's own, the one left open, or a new one.

    An address names a question (``?q=``, its share code) or asks for a new one (``?kind=bring_in&class=suit``, with
    ``rulebook`` and ``game`` where they are not to be the learner's own). What it says of these that means nothing is
    said to be passed over. While nothing can be stored the address names the question shown, for a reload.
    """
    code = _code(visitor)
    if _unsaved().waiting:
        _save_again(visitor)
    try:
        if code is None:
            shown = _kept(visitor) or _next(visitor, running.practice())
        else:
            shown = _of_the_tab(code) or running.practice().opened(visitor.token, code)
    except StorageError as error:
        running.noted(error)
        shown = _unrecorded(visitor, code)
    st.session_state.pop(FRESH, None)
    st.session_state[_ATTEMPT] = shown.id
    return shown


def ask_anew(visitor: Visitor) -> None:
    """Put a new question in place of the one shown, because what is to be asked has changed: a drill is over too."""
    drilling.keep(None)
    st.session_state.pop(_WRONG, None)
    st.session_state[FRESH] = True
    question(visitor)


@st.fragment
def screen(visitor: Visitor, drawn: Shown) -> None:
    """The card. ``drawn`` is the question that the frame was drawn for: another house's rules draw the frame anew."""
    shown = _on_screen(visitor) or drawn
    if _house(shown) != _house(drawn):
        st.rerun()
    st.session_state[_DRAWN] = shown
    with st.container(gap=None):
        _say_what_is_wrong(visitor, shown)
        drilling.line(visitor, lambda: ask_anew(visitor))
        leading.line(shown.item, visitor.lang)
        practice_card(
            card_data(shown, visitor.lang, language(visitor.lang).direction, str(drilling.current() or "")),
            "card",
            on_answer=lambda attempt, answer: _answered(visitor, attempt, answer),
            on_next=lambda attempt: _go_on(visitor, attempt),
        )


def _code(visitor: Visitor) -> str | None:
    """The code of the question that the address names, or of one dealt as it asks; both are then gone from it."""
    named = st.query_params.pop("q", None)
    passed_over = ("drill",) if drilling.unknown() else ()
    request = {name: st.query_params.pop(name, None) for name in ("kind", "class", "rulebook", "game")}
    try:
        if named is not None:
            return built(named).code
        recipe, unknown = asked(request, wish(visitor.learner.settings), chance())
        code = None if recipe is None else dealt(recipe).code
        if recipe is not None and request["kind"] is not None and "kind" not in unknown:
            situation = recipe.situation_class if request["class"] and "class" not in unknown else None
            drilling.keep(Drill(recipe.kind, situation, recipe.rulebook, recipe.game))
    except Newer:
        st.session_state[_WRONG] = Phrase("error-newer-code")
        return None
    except Outdated:
        st.session_state[_WRONG] = Phrase("error-outdated-code")
        return None
    except StudError:
        st.session_state[_WRONG] = Phrase("error-broken-code")
        return None
    if passed_over := (*visitor.ignored, *passed_over, *unknown):
        st.session_state[_WRONG] = ignored(passed_over)
    return code


def _kept(visitor: Visitor) -> Shown | None:
    """The question that this tab comes back to, or the one that was left open in the records, if the drill asks it."""
    if st.session_state.get(FRESH):
        return None
    if (here := _on_screen(visitor)) is not None:
        return here
    left, drill = running.practice().resume(visitor.token), drilling.current()
    return left if left is None or drill is None or drill.asks(left.item.recipe) else None


def _on_screen(visitor: Visitor) -> Shown | None:
    """The tab's own question as it is now; None where it has none, or where nothing can be read."""
    attempt = st.session_state.get(_ATTEMPT, "")
    try:
        return _unsaved().question(attempt) or running.practice().shown(visitor.token, attempt)
    except (StorageError, UnknownAttempt, StudError):
        return None


def _of_the_tab(code: str) -> Shown | None:
    shown = _unsaved().shown
    return shown if shown is not None and shown.item.code == code else None


def _drawn(attempt: str) -> Shown | None:
    """The question that this tab's screen was last drawn for, if it is this one."""
    drawn = st.session_state.get(_DRAWN)
    return drawn if isinstance(drawn, Shown) and drawn.id == attempt else None


def _unsaved() -> Unsaved:
    held: Unsaved = st.session_state.setdefault(_UNSAVED, Unsaved())
    return held


def _next(visitor: Visitor, practice: Practice, after: int | None = None) -> Shown:
    return practice.next(admitted(visitor.token), visitor.token, after, drilling.current())


def _unrecorded(visitor: Visitor, code: str | None, after: str = "") -> Shown:
    """A question without the records: the one of the code, the one on this tab's screen, or any that is wanted.

    ``after``: the attempt that the learner goes on from; a step of a whole hand is followed by the next.
    """
    unsaved = _unsaved()
    shown = None if code is None else _of_the_tab(code)
    if code is None and not st.session_state.get(FRESH):
        attempt = st.session_state.get(_ATTEMPT, "")
        shown = unsaved.question(attempt) or _drawn(attempt)
    if shown is None:
        wanted = wish(admitted(visitor.token).settings)
        drill = drilling.current()
        before = _drawn(after)
        recipe = None if before is None else step_after(before.item.recipe)
        if recipe is None:
            recipe = any_recipe(wanted, chance()) if drill is None else drill.recipe(chance())
        shown = unsaved.ask(dealt(recipe) if code is None else built(code), running.now())
    st.query_params["q"] = shown.item.code
    return shown


def _answered(visitor: Visitor, attempt: str, answer: dict[str, Any]) -> None:
    st.session_state.pop(_WRONG, None)
    unsaved, shown = _unsaved(), _drawn(attempt)
    outcome: Shown | Invalid | None = None
    try:
        if unsaved.made(attempt) or (attempt in unsaved.waiting and is_second(answer)):
            outcome = None if shown is None else unsaved.keep(shown, answer)
        elif attempt not in unsaved.waiting:
            outcome = running.practice().answer(visitor.token, attempt, answer)
        _save(visitor)
    except UnknownAttempt:
        st.session_state[_WRONG] = Phrase("error-attempt-not-found")
    except StorageError as error:
        running.noted(error)
        outcome = outcome or (None if shown is None else unsaved.keep(shown, answer))
    if isinstance(outcome, Invalid):
        st.session_state[_WRONG] = Phrase(outcome.reason.id)
    elif outcome is not None and another_counts(outcome, answer):
        st.session_state[_WRONG] = Phrase("error-answered-before")


def _save(visitor: Visitor) -> None:
    """Store what waits. Where it is the question on the screen, the screen goes on with the stored one."""
    stored = _unsaved().save(running.records(), running.practice(), visitor.token)
    if (shown := stored.get(st.session_state.get(_ATTEMPT, ""))) is not None:
        st.session_state[_ATTEMPT] = shown.id


def _save_again(visitor: Visitor) -> None:
    try:
        _save(visitor)
    except StorageError as error:
        running.noted(error)


def _reveal(attempt: str) -> None:
    if (drawn := _drawn(attempt)) is not None:
        _unsaved().reveal(drawn)


def _go_on(visitor: Visitor, attempt: str) -> None:
    if attempt != st.session_state.get(_ATTEMPT):  # a second click: the next question is there already
        return
    st.session_state.pop(_WRONG, None)
    st.session_state[FRESH] = True
    _save_again(visitor)
    try:
        practice = running.practice()
        shown = _next(visitor, practice, _position(visitor, practice, attempt))
        _unsaved().shown = None
    except StorageError as error:
        running.noted(error)
        shown = _unrecorded(visitor, None, attempt)
    del st.session_state[FRESH]
    st.session_state[_ATTEMPT] = shown.id


def _position(visitor: Visitor, practice: Practice, attempt: str) -> int | None:
    try:
        return practice.shown(visitor.token, attempt).attempt.position
    except UnknownAttempt:
        return None


def _say_what_is_wrong(visitor: Visitor, shown: Shown) -> None:
    """What the learner has to know before anything else, and that answers cannot be kept before one is given."""
    waiting = _unsaved().waiting
    told = [st.session_state[_WRONG]] if _WRONG in st.session_state else []
    doing: dict[str, Callable[[], None]] = {}
    if waiting:
        told.append(Phrase("error-answers-wait", {"n": Count(len(waiting))}))
        doing["save-again"] = lambda: _save_again(visitor)
        if shown.graded is None and shown.id in waiting:
            doing["show-unsaved"] = lambda: _reveal(shown.id)
    elif running.trouble() is not None:
        told += [Phrase("error-database"), Phrase("error-database-mend")]
        doing["try-again"] = again
    notice(visitor.lang, *told, doing=doing)


def _house(shown: Shown) -> tuple[str, str]:
    return shown.item.question.rulebook.id, shown.item.question.game.value
