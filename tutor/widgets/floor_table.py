"""The Floor: a table to lay out and its ruling, drawn in the browser, changed by taps and keys.

What is changed comes out as steps, each with a number; all that the data has not yet answered for (``ack``) are sent
again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import streamlit as st

from tutor.widgets.elements import element, program, sent

SCRIPTS: Final = (
    "cards.js", "theme.js", "table.js", "reading.js", "share.js", "floor_table.js", "floor_deck.js", "floor_seat.js",
    "floor_acts.js", "floor_ruling.js", "floor_head.js", "floor_incident.js", "floor_file.js", "floor.js",
)  # fmt: skip
STYLES: Final = ("theme.css", "cards.css", "table.css", "panel.css", "floor.css")
MOST_STEPS: Final = 200
"""Steps taken at once at most: nobody taps more while one answer is on its way."""

StepsCallback = Callable[[Sequence[Mapping[str, Any]]], object]


def floor_table(data: Mapping[str, Any], key: str, on_steps: StepsCallback) -> None:
    """Draw ``data``. ``on_steps`` is called before the script runs, with the steps that came, in order."""

    def moved() -> None:
        on_steps(steps(sent(key, "moves")))

    with st.container(gap=None):
        _mount(data=dict(data), key=key, on_moves_change=moved)
        _program(key=f"{key} program")


def steps(message: object) -> list[Mapping[str, Any]]:
    """The numbered steps in a message from the browser; whatever is none is left out."""
    found = message if isinstance(message, list) else []
    return [
        one
        for one in found[:MOST_STEPS]
        if isinstance(one, Mapping) and isinstance(one.get("n"), int) and isinstance(one.get("do"), str)
    ]


_mount: Final = element("floor", "studTutorFloor", "floor")
_program: Final = program("floor", "studTutorFloor", "Floor", STYLES, SCRIPTS)
