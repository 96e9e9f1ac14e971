"""The Floor: lay a situation out, choose what to ask, read the ruling; as a link and as a file too."""

from __future__ import annotations

from typing import Any

import streamlit as st

from lessons.languages import language
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import LARGEST
from tutor.floor.draft import yaml_text
from tutor.floor.examples import example, names
from tutor.floor.link import read_link, write_link
from tutor.floor.moves import moved
from tutor.floor.picture import picture
from tutor.floor.tab import Tab, after
from tutor.floor.verdict import refused, verdict
from tutor.screens.floor_shares import shares
from tutor.screens.frame import notice
from tutor.screens.visitor import Visitor
from tutor.speak import words
from tutor.widgets.floor_table import floor_table

_TAB, _HOUSE, _BROKEN = "floor", "floor house", "floor broken"


def house() -> tuple[Rulebook, Game]:
    """The rulebook and the game of the situation, which the header names."""
    data = _tab().draft.data
    name, game = data.get("rulebook"), data.get("game")
    return shipped(name if name in SHIPPED else SHIPPED[0]), Game(game) if game in list(Game) else Game.STUD


def chosen(group: str, choice: str) -> None:
    """A choice of the header that is about the situation."""
    _keep(_tab().to(moved(_tab().draft, {"do": group, group: choice})))


@st.fragment
def screen(visitor: Visitor) -> None:
    """The table with its ruling. Another rulebook or game draws the header anew."""
    named = tuple(one if isinstance(one, str) else one.id for one in house())
    if st.session_state.setdefault(_HOUSE, named) != named:
        st.session_state[_HOUSE] = named
        st.rerun()
    tab, lang = _tab(), visitor.lang
    with st.container(key="floor", gap=None):
        notice(lang, *(["floor-link-broken"] if st.session_state.pop(_BROKEN, False) else ()))
        floor_table(_data(tab, lang), "floor table", lambda steps: _keep(after(_tab(), steps)))
        shares(tab.draft, lang)


def _data(tab: Tab, lang: str) -> dict[str, Any]:
    link = write_link(tab.draft)
    return {
        **picture(tab.draft, lang),
        "ruling": verdict(tab.draft, lang),
        "lang": lang,
        "dir": language(lang).direction,
        "ack": tab.taken,
        "undo": bool(tab.before),
        "link": link or "",
        "long": "" if link else words(lang, "floor-link-long"),
        "file": {
            "yaml": yaml_text(tab.draft),
            "taken": tab.read,
            "of": tab.refused.step,
            "problems": refused(tab.refused.problems, lang),
            "text": tab.refused.text,
            "limit": LARGEST,
        },
    }


def _tab() -> Tab:
    """This tab's draft: its own, the address's (``?s=``), or the first example."""
    held = st.session_state.get(_TAB)
    if isinstance(held, Tab):
        return held
    code = st.query_params.get("s")
    draft = example(names()[0])
    if code is not None:
        try:
            draft = read_link(code)
        except StudError:
            st.session_state[_BROKEN] = True
    return _keep(Tab(draft))


def _keep(tab: Tab) -> Tab:
    st.session_state[_TAB] = tab
    return tab
