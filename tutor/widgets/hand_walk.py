"""The walk through a hand, drawn in the browser: every stop is sent at once, so that stepping waits for nobody.

It is three elements: the program, which is sent once, the hand, which is sent when it changes, and the number of the
last step taken. What only the server can do comes out as numbered steps: another hand, a text to read, that the end of
the hand is on the screen or left.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import streamlit as st

from tutor.widgets.floor_table import StepsCallback, steps
from tutor.widgets.front_files import joined

SCRIPTS: Final = (
    "cards.js", "table.js", "result.js", "theme.js", "floor_file.js", "hand_ruling.js", "hand_bar.js", "hand.js",
    "hand_program.js",
)  # fmt: skip
STYLES: Final = ("theme.css", "cards.css", "table.css", "panel.css", "floor.css", "hand.css")


def hand_walk(data: Mapping[str, Any], taken: int, ended: bool, key: str, on_steps: StepsCallback) -> None:
    """Draw ``data``. ``on_steps`` is called before the script runs, with the steps that came, in order.

    ``taken`` is the number of the last step taken; ``ended`` whether the end of the hand is known to be on the screen.
    """

    def moved() -> None:
        state = st.session_state.get(key)
        on_steps(steps(state.get("moves") if isinstance(state, Mapping) else None))

    with st.container(gap=None):
        _mount(data=dict(data), key=key, on_moves_change=moved)
        _taken(data={"ack": taken, "ended": ended}, key=f"{key} taken")
        _program(key=f"{key} program")


_mount: Final = st.components.v2.component(
    "stud_tutor.hand",
    html='<div class="stud hand"></div>',
    js=joined(("hand_mount.js",)),
)
_taken: Final = st.components.v2.component("stud_tutor.hand_taken", js=joined(("hand_taken.js",)))
_program: Final = st.components.v2.component(
    "stud_tutor.hand_program",
    js=f"const STYLE = {json.dumps(joined(STYLES))};\n{joined(SCRIPTS)}",
)
