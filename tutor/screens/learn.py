"""Learn: the lessons, and one of them. Its examples are questions to be practised."""

from __future__ import annotations

import streamlit as st

from lessons.errors import MissingPage
from lessons.pages import Markdown, Page, Request, page, pages
from scenarios import make
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Game
from scenarios.rulebooks import SHIPPED, shipped
from tutor.card import page_link, share_link
from tutor.practice import chance, dealt, wish
from tutor.screens.frame import notice
from tutor.screens.visitor import Visitor
from tutor.speak import words


def screen(visitor: Visitor) -> None:
    """The lesson named in the address (``?page=``), or the list of all of them."""
    name = st.query_params.get("page")
    if name is None:
        _index(visitor)
        return
    try:
        lesson = page(visitor.lang, name)
    except MissingPage:
        notice(visitor.lang, "error-page-not-found")
        _index(visitor)
        return
    _lesson(visitor, lesson)


def _index(visitor: Visitor) -> None:
    lessons = pages(visitor.lang)
    with st.container(key="screen"):
        st.title(words(visitor.lang, "learn-title"), anchor=False)
        if not lessons:
            st.write(words(visitor.lang, "learn-none"))
        for lesson in lessons:
            st.markdown(f"[{lesson.title}]({page_link(lesson.name)})")


def _lesson(visitor: Visitor, lesson: Page) -> None:
    with st.container(key="screen"):
        st.markdown(f"[{words(visitor.lang, 'learn-all')}](learn)")
        st.title(lesson.title, anchor=False)
        if lesson.fallback:
            st.caption(words(visitor.lang, "error-page-not-translated"))
        for block in lesson.blocks:
            match block:
                case Markdown(text):
                    st.markdown(text)
                case Request():
                    _practise(visitor, block)


def _practise(visitor: Visitor, asked: Request) -> None:
    """A link to a question such as the lesson asks for, dealt anew for each visit; nothing where it cannot be dealt."""
    wanted = wish(visitor.learner.settings)
    rulebook = shipped(asked.rulebook) if asked.rulebook in SHIPPED else wanted.rulebook
    game = Game(asked.game) if asked.game in rulebook.games else wanted.game
    seed = st.session_state.setdefault(f"lesson-{asked}", chance())
    try:
        item = dealt(make.recipe(asked.kind, rulebook, game, asked.situation_class, seed=seed))
    except StudError:
        return
    st.markdown(f"[{words(visitor.lang, 'practise-this')}]({share_link(item)})")
