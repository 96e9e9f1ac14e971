"""The line at the top: the app's name with its pages, and the choices that change what is asked.

It also tells the browser which language the page is in, since Streamlit always says English. Menus open in the
browser, without a run of the script; only a choice comes back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

import streamlit as st
from msgspec import Struct
from msgspec.structs import asdict

_FILES = files("tutor.widgets")
_mount = st.components.v2.component(
    "stud_tutor_header",
    html='<header id="top"></header>',
    css=_FILES.joinpath("header.css").read_text(encoding="utf-8"),
    js=_FILES.joinpath("header.js").read_text(encoding="utf-8"),
)


class Choice(Struct, frozen=True):
    """One line of a menu. ``lang`` is set where the label is in another language than the page."""

    id: str
    label: str
    on: bool
    note: str = ""
    lang: str = ""


class Group(Struct, frozen=True):
    """Choices under one heading. ``many`` lets several be on; else one is."""

    name: str
    label: str
    choices: Sequence[Choice]
    many: bool = False


class Menu(Struct, frozen=True):
    """A chip that shows what is chosen and opens its groups. ``label`` is its accessible name."""

    label: str
    shown: str
    groups: Sequence[Group]


class Page(Struct, frozen=True):
    """A screen of the app; ``href`` is where a new tab finds it."""

    id: str
    label: str
    href: str
    here: bool


class Picked(Struct, frozen=True):
    """What was picked in this run: a page, or a choice of a group."""

    page: str | None
    choice: tuple[str, str] | None


def header(
    lang: str, direction: str, name: str, pages_label: str, pages: Sequence[Page], menus: Sequence[Menu]
) -> Picked:
    """Draw the header; what the learner has just picked in it."""
    data = {
        "lang": lang,
        "dir": direction,
        "name": name,
        "pages_label": pages_label,
        "pages": [asdict(page) for page in pages],
        "menus": [
            {
                "label": menu.label,
                "shown": menu.shown,
                "groups": [
                    {
                        "name": group.name,
                        "label": group.label,
                        "many": group.many,
                        "choices": [asdict(choice) for choice in group.choices],
                    }
                    for group in menu.groups
                ],
            }
            for menu in menus
        ],
    }
    result = _mount(data=data, key="header", on_page_change=_nothing, on_choice_change=_nothing)
    choice = result.choice
    return Picked(
        page=str(result.page) if result.page else None,
        choice=(str(choice["group"]), str(choice["id"])) if isinstance(choice, Mapping) else None,
    )


def _nothing() -> None:
    """Streamlit gives a trigger a value only where it has a callback."""
