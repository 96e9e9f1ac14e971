"""Elements whose browser part is the files of ``front/``, and what comes back from them.

Each is two elements. Streamlit sends a component's code again with every change of its data, but sends a message over
10 KB that did not change only once. So the program is an element without data, and the one with the data has little
code. They meet in the browser at a door, a global object of the name given.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any

import streamlit as st


def element(name: str, door: str, look: str = "") -> Any:
    """The half with the data: a ``div`` of the classes ``stud`` and ``look`` that the program fills."""
    classes = f"stud {look}".strip()
    return st.components.v2.component(
        f"stud_tutor.{name}", html=f'<div class="{classes}"></div>', js=f'const NAME = "{door}";\n{joined("mount.js")}'
    )


def program(name: str, door: str, part: str, styles: tuple[str, ...], scripts: tuple[str, ...]) -> Any:
    """The half with the program: ``part`` is the class in ``scripts`` of what is mounted in the other half."""
    return st.components.v2.component(
        f"stud_tutor.{name}_program",
        js=f'const STYLE = {json.dumps(joined(*styles))};\nconst NAME = "{door}";\n'
        f"{joined(*scripts, 'program.js')}\nexport default program({part});",
    )


def sent(key: str, name: str) -> object:
    """What the element of this key last sent under a name, None where it sent nothing."""
    state = st.session_state.get(key)
    return state.get(name) if isinstance(state, Mapping) else None


def joined(*names: str) -> str:
    """The named files of ``front/``, in order, without indentation and comments: a phone downloads them."""
    folder = resources.files("tutor.widgets") / "front"
    lines = (line.strip() for name in names for line in (folder / name).read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith(("//", "/*", "* ", "*/")))
