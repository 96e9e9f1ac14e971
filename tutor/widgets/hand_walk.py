"""The walk through a hand, drawn in the browser: every stop is sent at once, so that stepping waits for nobody.

It is three elements: the program, which is sent once, the hand, which is sent when it changes, and the number of the
last step taken. What only the server can do comes out as numbered steps: another hand, a text to read, that the end of
the hand is on the screen or left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import streamlit as st

from tutor.widgets.elements import element, joined, program, sent
from tutor.widgets.floor_table import StepsCallback, steps

SCRIPTS: Final = (
    "cards.js", "table.js", "reading.js", "share.js", "result.js", "theme.js", "floor_file.js", "hand_ruling.js",
    "hand_bar.js", "hand.js",
)  # fmt: skip
STYLES: Final = ("theme.css", "cards.css", "table.css", "panel.css", "floor.css", "hand.css")


def hand_walk(data: Mapping[str, Any], taken: int, ended: bool, key: str, on_steps: StepsCallback) -> None:
    """Draw ``data``. ``on_steps`` is called before the script runs, with the steps that came, in order.

    ``taken`` is the number of the last step taken; ``ended`` whether the end of the hand is known to be on the screen.
    """

    def moved() -> None:
        on_steps(steps(sent(key, "moves")))

    with st.container(gap=None):
        _mount(data=dict(data), key=key, on_moves_change=moved)
        _taken(data={"ack": taken, "ended": ended}, key=f"{key} taken")
        _program(key=f"{key} program")


_mount: Final = element("hand", "studTutorHand", "hand")
_taken: Final = st.components.v2.component("stud_tutor.hand_taken", js=joined("hand_taken.js"))
_program: Final = program("hand", "studTutorHand", "Walk", STYLES, SCRIPTS)
