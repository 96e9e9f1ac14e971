"""The script that Streamlit runs for every page and every change: who, which screen, header, screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import streamlit as st

from scenarios.engine.rulebook import Game, Rulebook
from tutor.screens import floor, hand, learn, practice, progress, quiz
from tutor.screens.frame import SCREENS, choose, draw_header, ignored, notice, screen_title, style
from tutor.screens.visitor import Visitor, visitor
from tutor.speak import words
from tutor.wishes import wish

ICON = Path(__file__).with_name("icon.svg")


def main() -> None:
    style()
    who = visitor()
    pages = {
        name: st.Page(_nothing, title=screen_title(who.lang, name), url_path="" if at == 0 else name, default=at == 0)
        for at, name in enumerate(SCREENS)
    }
    opened = st.navigation(list(pages.values()), position="hidden")
    here = next(name for name, page in pages.items() if page == opened)
    st.set_page_config(f"{screen_title(who.lang, here)} · {words(who.lang, 'ui-app-name')}", str(ICON), layout="wide")
    rulebook, game, screen = _screen(who, here)
    picked = draw_header(who, here, rulebook, game)
    if picked.page in pages and picked.page != here:
        st.switch_page(pages[picked.page])
    if picked.choice is not None:
        if here == "floor":
            floor.chosen(*picked.choice)
        if here == "hand":
            hand.chosen(who, *picked.choice)
        if here == "set":
            quiz.chosen(picked.choice[0])
        if choose(who, *picked.choice):
            practice.ask_anew(who)
        st.rerun()
    # Practice says it with what else is wrong in the address.
    notice(who.lang, *([ignored(who.ignored)] if who.ignored and here != "practice" else ()), of="address")
    screen()


def _screen(who: Visitor, here: str) -> tuple[Rulebook, Game, Callable[[], None]]:
    """What the header names, and what is drawn below it."""
    if here == "practice":
        shown = practice.question(who)
        asked = shown.item.question
        return asked.rulebook, asked.game, partial(practice.screen, who, shown)
    if here == "floor":
        return *floor.house(), partial(floor.screen, who)
    if here == "hand":
        return *hand.house(who), partial(hand.screen, who)
    if here == "set":
        return *quiz.house(who), partial(quiz.screen, who)
    wanted = wish(who.learner.settings)
    return wanted.rulebook, wanted.game, partial(learn.screen if here == "learn" else progress.screen, who)


def _nothing() -> None:
    """Pages are only addresses here: the header comes first, and draws the screen after it."""


main()
