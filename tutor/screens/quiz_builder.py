"""The making of a quiz set: what is to be asked, then one link with its QR code, and a preview.

The set that was made stands in the address (``?make=``), so that a reload shows the same link again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from html import escape
from urllib.parse import urlencode, urlsplit

import streamlit as st
from msgspec import Struct

from lessons.messages import has_message
from lessons.values import Count, Phrase
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.quiz_set import LEVELS, MOST, MOST_HANDS, QuizSet, compose
from scenarios.recipe import WHOLE_HAND
from scenarios.set_code import read_set, write_set
from tutor import running
from tutor.practice import chance, dealt
from tutor.qr import qr_svg
from tutor.quiz_sheet import dealt_set
from tutor.records import StorageError, StoredSheet
from tutor.screens.frame import notice
from tutor.screens.visitor import Visitor
from tutor.speak import house as house_name
from tutor.speak import kind_name, situation_name, words
from tutor.widgets.page_tools import copy_button
from tutor.wishes import topics, wish

_MADE, _WRONG, _CHOICES = "make", "quiz wrong", "quiz choices"
_EXAMPLE = "preview"
_HERE_ALONE = ("localhost", "127.0.0.1", "::1")
_LISTED = 5
"""Sheets of the learner's own that are listed."""


class Choices(Struct, frozen=True):
    """What is chosen for a set: the kinds with the situations to ask of each, and the rest as in ``QuizSet``."""

    wanted: Mapping[str, tuple[str, ...]]
    count: int
    level: int | None
    same_hands: bool
    at_end: bool


def chosen_of(quiz: QuizSet) -> Choices:
    """The choices that a set was made of."""
    wanted = {topic.kind: topic.classes for topic in quiz.topics}
    return Choices(wanted, quiz.count, quiz.level, quiz.same_hands, quiz.at_end)


def made() -> QuizSet | None:
    """The set that the address holds, None where it holds none."""
    code = st.query_params.get(_MADE)
    try:
        return None if code is None else read_set(code)
    except StudError:
        return None


def forget() -> None:
    """Go back to making a set: the one made is of another rulebook or game."""
    st.query_params.pop(_MADE, None)


def house(visitor: Visitor) -> tuple[Rulebook, Game]:
    """The rulebook and the game to make a set of: those of the one made, else the learner's own."""
    held, wanted = made(), wish(visitor.learner.settings)
    return (wanted.rulebook, wanted.game) if held is None else (held.rulebook, held.game)


def screen(visitor: Visitor) -> None:
    """The choices, and below them the set that was made of them."""
    lang, (rulebook, game), held = visitor.lang, house(visitor), made()
    told = [st.session_state.pop(_WRONG)] if _WRONG in st.session_state else []
    if held is None and _MADE in st.query_params:
        told.append("quiz-broken")
    notice(lang, *told)
    with st.container(key="screen"):
        st.title(words(lang, "quiz-title"), anchor=False)
        st.write(words(lang, "quiz-about"))
        _own_sheets(visitor)
        names = {"rulebook": house_name(rulebook), "game": Phrase(f"game-short-{game}")}
        st.caption(words(lang, "quiz-house", **names))
        _form(lang, rulebook, game, held)
        if held is not None:
            _ready(lang, held)


def _form(lang: str, rulebook: Rulebook, game: Game, held: QuizSet | None) -> None:
    """The choices; at first those of the set that was made, else every topic.

    A widget knows its value by the words for it, so that each language has widgets of its own; a change of language
    gives them the choices made until then.
    """
    before: Choices | None = st.session_state.get(_CHOICES)
    if before is None:
        before = Choices({}, 20, None, True, False) if held is None else chosen_of(held)
    asked = topics(rulebook, game)
    here = f"{lang} {rulebook.id} {game}"
    known = [kind for kind in before.wanted if kind in asked]
    mixed = [kind for kind in asked if kind != WHOLE_HAND]

    def key(name: str, first: object) -> str:
        """The widget's name, and its value when it is first drawn."""
        st.session_state.setdefault(f"quiz {name}", first)
        return f"quiz {name}"

    kinds_key = key(f"kinds {here}", known or mixed)
    wanted = st.pills(
        words(lang, "quiz-kinds"), asked, selection_mode="multi", key=kinds_key,
        format_func=lambda kind: words(lang, kind_name(kind)), on_change=_hands_alone, args=(kinds_key,),
    )  # fmt: skip
    if WHOLE_HAND in wanted:
        st.caption(words(lang, "quiz-whole-hand-alone"))
    classes: dict[str, tuple[str, ...]] = {}
    with st.expander(words(lang, "quiz-situations"), expanded=any(before.wanted.values())):
        for kind in (one for one in asked if one in wanted):
            every = kinds()[kind].classes(rulebook, game)
            first = [one for one in before.wanted.get(kind, ()) if one in every]
            picked = st.pills(
                words(lang, kind_name(kind)), every, selection_mode="multi", key=key(f"classes {kind} {here}", first),
                format_func=partial(_situation, lang, kind),
            )  # fmt: skip
            classes[kind] = tuple(picked)
    level: int | None = None
    if WHOLE_HAND in wanted:
        hands = min(before.count, MOST_HANDS) if WHOLE_HAND in before.wanted else 1
        count = st.slider(words(lang, "quiz-count-hands"), 1, MOST_HANDS, key=key("hands", hands))
    else:
        questions = 20 if WHOLE_HAND in before.wanted else before.count
        count = st.slider(words(lang, "quiz-count"), 1, MOST, key=key("count", questions))
        level = st.segmented_control(
            words(lang, "quiz-level"), (0, *LEVELS), required=True, key=key(f"level {lang}", before.level or 0),
            format_func=lambda one: words(lang, "quiz-level-any") if one == 0 else str(one),
        )  # fmt: skip
    same = st.radio(
        words(lang, "quiz-hands"), (True, False), key=key(f"hands {lang}", before.same_hands),
        format_func=lambda one: words(lang, f"quiz-hands-{'same' if one else 'different'}"),
    )  # fmt: skip
    at_end = st.radio(
        words(lang, "quiz-told"), (False, True), key=key(f"told {lang}", before.at_end),
        format_func=lambda one: words(lang, f"quiz-told-{'end' if one else 'after'}"),
    )  # fmt: skip
    choices = Choices(classes, count, level or None, same, at_end)
    st.session_state[_CHOICES] = choices
    if st.button(words(lang, "quiz-make"), key="quiz-make", type="primary"):
        _make(choices, rulebook, game)
        st.rerun()


def _hands_alone(key: str) -> None:
    """Whole hands make a set of their own: of them and other topics, what was chosen last stays."""
    chosen: list[str] = st.session_state[key]
    before: Choices | None = st.session_state.get(_CHOICES)
    if WHOLE_HAND in chosen and len(chosen) > 1:
        had = before is not None and WHOLE_HAND in before.wanted
        st.session_state[key] = [one for one in chosen if one != WHOLE_HAND] if had else [WHOLE_HAND]


def _make(choices: Choices, rulebook: Rulebook, game: Game) -> None:
    """Put a new set of these choices into the address, or keep what is wrong with them for the next run."""
    if not choices.wanted:
        st.session_state[_WRONG] = "quiz-none-chosen"
        return
    try:
        quiz = compose(
            choices.wanted, rulebook, game, seed=chance(), count=choices.count, level=choices.level,
            same_hands=choices.same_hands, at_end=choices.at_end,
        )  # fmt: skip
        dealt_set(quiz, _EXAMPLE)
    except StudError:
        st.session_state[_WRONG] = "quiz-too-few"
        return
    st.query_params[_MADE] = write_set(quiz)


def _situation(lang: str, kind: str, situation_class: str) -> str:
    named = situation_name(kind, situation_class)
    return words(lang, named) if has_message(named) else situation_class


def _ready(lang: str, quiz: QuizSet) -> None:
    """The link with its QR code, and the questions to look at."""
    code = write_set(quiz)
    here = urlsplit(st.context.url or "")
    link = f"{here.scheme}://{here.netloc}{here.path}?{urlencode({'s': code})}" if here.netloc else f"set?s={code}"
    with st.container(key="quiz-ready"):
        st.header(words(lang, "quiz-ready"), anchor=False)
        st.write(_size(lang, quiz))
        if here.hostname in _HERE_ALONE:
            st.caption(words(lang, "quiz-only-here"))
        st.html(f"<p class='quiz-link'><a href='{escape(link)}' target='_blank'>{escape(link)}</a></p>")
        copy_button(words(lang, "ui-copy-link"), words(lang, "ui-copied"), link, "quiz copy")
        drawn = qr_svg(link)
        if drawn is None:
            st.caption(words(lang, "quiz-too-long"))
        else:
            label = escape(words(lang, "quiz-qr"))
            st.markdown(f'<div class="qr" role="img" aria-label="{label}">{drawn}</div>', unsafe_allow_html=True)
        st.subheader(words(lang, "quiz-preview"), anchor=False)
        if not quiz.same_hands:
            st.caption(words(lang, "quiz-preview-different"))
        st.html(_preview(lang, quiz))


def _size(lang: str, quiz: QuizSet) -> str:
    parts = [
        words(lang, "quiz-size-hands" if quiz.of_hands else "quiz-size", n=Count(quiz.count)),
        words(lang, f"quiz-hands-{'same' if quiz.same_hands else 'different'}"),
        f"{words(lang, 'quiz-told')}: {words(lang, 'quiz-told-end' if quiz.at_end else 'quiz-told-after')}",
    ]
    if quiz.level is not None:
        parts.insert(1, words(lang, "quiz-level-is", n=Count(quiz.level)))
    return " · ".join(parts)


def _preview(lang: str, quiz: QuizSet) -> str:
    """A line for each question: what it exercises, how hard it is, and a link to the very question."""
    rows = []
    for at, recipe in enumerate(dealt_set(quiz, _EXAMPLE), start=1):
        item = dealt(recipe)
        topic = escape(words(lang, kind_name(item.skill.kind)))
        situation = escape(_situation(lang, item.skill.kind, item.skill.situation_class))
        level = words(lang, "quiz-level-is", n=Count(item.difficulty))
        link = escape(f"./?{urlencode({'q': item.code})}")
        rows.append(
            f"<tr><td class='n'>{at}</td>"
            f"<th scope='row'><a href='{link}' target='_blank'>{topic}</a><small>{situation}</small></th>"
            f"<td class='n'>{escape(level)}</td></tr>"
        )
    return f"<table class='tally preview'><tbody>{''.join(rows)}</tbody></table>"


def _own_sheets(visitor: Visitor) -> None:
    """The way back to the sets that were begun in this browser."""
    try:
        sheets = running.records().sheets(visitor.token)
    except StorageError as error:
        running.noted(error)
        return
    entries = [entry for one in sheets[:_LISTED] if (entry := _entry(visitor.lang, one))]
    if entries:
        label = escape(words(visitor.lang, "quiz-sheets"))
        st.html(f"<nav class='links' aria-label='{label}'><strong>{label}</strong>{''.join(entries)}</nav>")


def _entry(lang: str, stored: StoredSheet) -> str:
    try:
        quiz = read_set(stored.code)
        count = len(dealt_set(quiz, stored.hands)) if quiz.of_hands else quiz.count
    except StudError:  # of an earlier version: its questions are no longer there
        return ""
    line = words(
        lang, "quiz-sheet", rulebook=house_name(quiz.rulebook), game=Phrase(f"game-short-{quiz.game}"),
        n=Count(len(stored.answers)), count=Count(count),
    )  # fmt: skip
    return f"<a href='set?{escape(urlencode({'s': stored.code}))}' target='_self'>{escape(line)}</a>"
