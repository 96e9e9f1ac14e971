"""What leads to a question: its step in a whole hand and what has happened since, or which card of a twin differs."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.values import CardValue, SeatValue
from scenarios.questions.question import Item
from scenarios.twin import Change
from tutor.speak import words
from tutor.whole_hand import place


def line(item: Item, lang: str) -> None:
    """What leads to the question; only its place above any other (``screens.frame.notice`` says why)."""
    with st.container(key="leading"):
        found = place(item, lang)
        if found is not None:
            since = "".join(f"<li>{escape(one)}</li>" for one in found.since)
            _drawn(found.line, f"<ul tabindex='0'>{since}</ul>" if since else "")
        elif item.recipe.change:
            change = Change.of(item.recipe.change)
            cards = {"card": CardValue(str(change.card)), "becomes": CardValue(str(change.becomes))}
            _drawn(words(lang, "twin-line", seat=SeatValue(change.seat), **cards))


def _drawn(text: str, below: str = "") -> None:
    st.html(f"<div class='leading'><strong>{escape(text)}</strong>{below}</div>")
