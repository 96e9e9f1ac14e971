"""The drill that Practice keeps to: held by the tab and its address, said above the question, with a way out."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from lessons.values import Phrase
from tutor.drill import Drill, drill
from tutor.screens.visitor import Visitor
from tutor.speak import kind_name, situation_name, words

_DRILL = "drill"


def current() -> Drill | None:
    """The drill of this tab; after a reload, the one that the address still names."""
    held: Drill | None = st.session_state.get(_DRILL)
    if held is None and (named := st.query_params.get(_DRILL)) is not None:
        held = drill(named)
    keep(held)
    return held


def unknown() -> bool:
    """Whether the address names a drill that there is not."""
    named = st.query_params.get(_DRILL)
    return named is not None and drill(named) is None


def keep(chosen: Drill | None) -> None:
    """Begin a drill, go on with it, or end it."""
    st.session_state[_DRILL] = chosen
    if chosen is None:
        st.query_params.pop(_DRILL, None)
    else:
        st.query_params[_DRILL] = str(chosen)


def line(visitor: Visitor, leave: Callable[[], None]) -> None:
    """What the drill is about, and a button that ends it; only its place where there is none."""
    with st.container(key="drill", horizontal=True, vertical_alignment="center"):
        chosen = current()
        if chosen is None:
            return
        about = kind_name(chosen.kind)
        if chosen.situation_class is not None:
            about = situation_name(chosen.kind, chosen.situation_class)
        st.caption(words(visitor.lang, "drill-line", situation=Phrase(about)), width="content")
        st.button(words(visitor.lang, "drill-end"), key="drill-end", type="tertiary", on_click=leave)
