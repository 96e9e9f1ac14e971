"""Learn: the lessons, and one of them. Its examples are answered on the spot and count for nothing.

What a language does not have yet is shown in English and marked as English, so that it is read aloud as such.
"""

from __future__ import annotations

from html import escape
from typing import Any

import streamlit as st

from lessons.errors import MissingPage
from lessons.languages import DEFAULT, language
from lessons.pages import Markdown, Mistake, Page, Request, Situation, page, pages
from lessons.values import Phrase
from scenarios.questions.question import Posed
from tutor.card import example_data, page_link
from tutor.grading import Invalid, grade
from tutor.lesson import drill_link, example, requested
from tutor.screens.frame import notice
from tutor.screens.visitor import Visitor
from tutor.second_try import Tries, is_second, second_try
from tutor.speak import said, situation_name, words
from tutor.widgets.practice_card import practice_card
from tutor.wishes import wish


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
        st.html(f"<nav class='lessons'>{''.join(map(_entry, lessons))}</nav>")


def _entry(lesson: Page) -> str:
    """A lesson in the list: its title, its line, and the name of its language where that is not the reader's."""
    lang = f" lang='{DEFAULT}'" if lesson.fallback else ""
    spoken = f"<em>{escape(language(DEFAULT).name)}</em>" if lesson.fallback else ""
    about = f"<strong>{escape(lesson.title)}</strong><span>{escape(lesson.about)}</span>{spoken}"
    return f"<a href='{escape(page_link(lesson.name))}' target='_self'{lang}>{about}</a>"


def _lesson(visitor: Visitor, lesson: Page) -> None:
    with st.container(key="screen"):
        _links([(words(visitor.lang, "learn-all"), "learn")], "back")
        _text(lesson, f"# {lesson.title}")
        if lesson.fallback:
            st.caption(words(visitor.lang, "error-page-not-translated"))
        for at, block in enumerate(lesson.blocks):
            match block:
                case Markdown(text):
                    _text(lesson, text)
                case Mistake():
                    _text(lesson, _mistake(visitor.lang, lesson, block))
                case Situation():
                    _example(visitor, f"{lesson.name}-{at}", block)
                case Request():
                    _practise(visitor, block, "practise")
        if lesson.kind is not None:
            _practise(visitor, Request(lesson.kind, None, None, None), "practise main")


def _mistake(lang: str, lesson: Page, block: Mistake) -> str:
    """What is often thought, named as a mistake, and what is right below it, set apart from the text around."""
    spoken = DEFAULT if lesson.fallback else lang
    wrong, right = words(spoken, "mistake-says"), words(spoken, "mistake-right")
    return f"> **{wrong}** {block.says}\n>\n> **{right}** {block.right}"


def _text(lesson: Page, text: str) -> None:
    """Text of the page. A language that is not the reader's is named around it; the blank lines keep it Markdown."""
    if lesson.fallback:
        st.markdown(f'<div lang="{DEFAULT}">\n\n{text}\n\n</div>', unsafe_allow_html=True)
    else:
        st.markdown(text)


@st.fragment
def _example(visitor: Visitor, name: str, situation: Situation) -> None:
    """A card to be answered in place, ruled under the reader's rulebook if it can be. The answer stays in this tab."""
    found = example(situation, wish(visitor.learner.settings).rulebook)
    kept = f"answer to {name}"

    def answered(_name: str, answer: dict[str, Any]) -> None:
        before = st.session_state.get(kept, ())
        st.session_state[kept] = (*before[:1], answer) if is_second(answer) else (answer,)

    tries = _tries(found.posed, *st.session_state.get(kept, ()))
    with st.container(key=f"hand-{name}", gap=None):
        instead = st.empty()
        if found.instead is not None:
            instead.caption(said(visitor.lang, found.instead))
        practice_card(
            example_data(name, found.posed, tries, visitor.lang, language(visitor.lang).direction),
            f"example {name}",
            on_answer=answered,
            on_next=lambda _: st.session_state.pop(kept, None),
        )


def _tries(posed: Posed, first: object = None, second: object = None) -> Tries:
    graded = grade(posed, first)
    if isinstance(graded, Invalid):
        return Tries()
    again = None if second is None else second_try(posed, graded, second)
    return Tries(graded, None if isinstance(again, Invalid) else again)


def _practise(visitor: Visitor, asked: Request, look: str) -> None:
    """A link to a drill such as the lesson asks for."""
    wanted = wish(visitor.learner.settings)
    drill = requested(asked, wanted)
    label = words(visitor.lang, "practise-this")
    if drill.situation_class is not None:
        situation = Phrase(situation_name(drill.kind, drill.situation_class))
        label = words(visitor.lang, "practise-situation", situation=situation)
    _links([(label, drill_link(drill, wanted))], look)


def _links(links: list[tuple[str, str]], look: str) -> None:
    """Links to other places of the app, in the same tab."""
    lines = "".join(f"<a href='{escape(href)}' target='_self'>{escape(label)}</a>" for label, href in links)
    st.html(f"<nav class='links {look}'>{lines}</nav>")
