"""Learn: the lessons, and one of them. Its examples are answered on the spot and count for nothing."""

from __future__ import annotations

from html import escape
from typing import Any

import streamlit as st

from lessons.errors import MissingPage
from lessons.languages import language
from lessons.messages import has_message
from lessons.pages import Markdown, Page, Request, Situation, page, pages
from lessons.values import Phrase
from scenarios.engine.errors import StudError
from tutor.card import example_data, page_link, share_link
from tutor.grading import Graded, grade
from tutor.lesson import example, requested
from tutor.practice import chance, dealt, wish
from tutor.screens.frame import notice
from tutor.screens.visitor import Visitor
from tutor.speak import situation_name, words
from tutor.widgets.practice_card import practice_card


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
        _links([(lesson.title, page_link(lesson.name)) for lesson in lessons], "lessons")


def _lesson(visitor: Visitor, lesson: Page) -> None:
    with st.container(key="screen"):
        _links([(words(visitor.lang, "learn-all"), "learn")], "back")
        st.title(lesson.title, anchor=False)
        if lesson.fallback:
            st.caption(words(visitor.lang, "error-page-not-translated"))
        for at, block in enumerate(lesson.blocks):
            match block:
                case Markdown(text):
                    st.markdown(text)
                case Situation():
                    _example(visitor, f"{lesson.name}-{at}", block)
                case Request():
                    _practise(visitor, block)


@st.fragment
def _example(visitor: Visitor, name: str, situation: Situation) -> None:
    """A card to be answered in place. The answer stays in this tab."""
    item, kept = example(situation), f"answer to {name}"

    def answered(_name: str, answer: dict[str, Any]) -> None:
        st.session_state[kept] = answer

    found = grade(item, st.session_state.get(kept))
    graded = found if isinstance(found, Graded) else None
    practice_card(
        example_data(name, item, graded, visitor.lang, language(visitor.lang).direction),
        f"example {name}",
        on_answer=answered,
        on_next=lambda _: st.session_state.pop(kept, None),
    )


def _practise(visitor: Visitor, asked: Request) -> None:
    """A link to a question such as the lesson asks for, the same in this tab; nothing where it cannot be dealt."""
    seed = st.session_state.setdefault(f"seed of {asked}", chance())
    try:
        item = dealt(requested(asked, wish(visitor.learner.settings), seed))
    except StudError:
        return
    situation = situation_name(item.skill.kind, item.skill.situation_class)
    label = words(visitor.lang, "practise-this")
    if asked.situation_class is not None and has_message(situation):
        label = words(visitor.lang, "practise-situation", situation=Phrase(situation))
    _links([(label, share_link(item))], f"practise-{seed}")


def _links(links: list[tuple[str, str]], name: str) -> None:
    """Links to other places of the app, in the same tab."""
    lines = "".join(f"<a href='{escape(href)}' target='_self'>{escape(label)}</a>" for label, href in links)
    st.html(f"<nav class='links {escape(name)}'>{lines}</nav>")
