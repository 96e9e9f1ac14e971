"""Above the question of a whole hand: which step it is, and what has happened since the one before."""

from __future__ import annotations

from html import escape

import streamlit as st

from scenarios.questions.question import Item
from tutor.whole_hand import place


def line(item: Item, lang: str) -> None:
    """The place in the hand; nothing above any other question."""
    found = place(item, lang)
    if found is None:
        return
    since = "".join(f"<li>{escape(one)}</li>" for one in found.since)
    listed = f"<ul tabindex='0'>{since}</ul>" if since else ""
    st.html(f"<div class='whole-hand'><strong>{escape(found.line)}</strong>{listed}</div>")
