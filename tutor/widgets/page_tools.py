"""Copy an address, print the page: what a browser does without the server, as buttons."""

from __future__ import annotations

import streamlit as st

from tutor.widgets.elements import joined

_mount = st.components.v2.component(
    "stud_tutor.page_tools",
    html='<div class="tools"></div>',
    css=joined("page_tools.css"),
    js=joined("cards.js", "share.js", "page_tools.js"),
)


def copy_button(label: str, copied: str, href: str, key: str) -> None:
    """A button that copies ``href``; what it says changes to ``copied``. Without a clipboard it shows the address."""
    _mount(data={"share": {"label": label, "copied": copied, "href": href}}, key=key)


def print_button(label: str, key: str) -> None:
    """A button that prints the page."""
    _mount(data={"print": label}, key=key)
