"""The Floor: lay a situation out, choose what to ask, read the ruling; as a link and as a file too."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import streamlit as st

from lessons.languages import language
from scenarios.engine.errors import Problem, StudError
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.rulebooks import SHIPPED, shipped
from tutor.floor.draft import Draft, read_octets, read_text, yaml_text
from tutor.floor.examples import example, names
from tutor.floor.link import read_link, write_link
from tutor.floor.moves import moved
from tutor.floor.picture import picture
from tutor.floor.verdict import refused, verdict
from tutor.screens.floor_shares import shares
from tutor.screens.frame import notice
from tutor.screens.visitor import Visitor
from tutor.speak import words
from tutor.widgets.floor_table import floor_table

_STATE, _BROKEN = "floor", "floor broken"
_MOST_BACK = 100


@dataclass(frozen=True, slots=True)
class _Floor:
    """The draft of this tab, the drafts before it, and the number of the last step taken.

    ``read`` is the step whose text was taken over last; ``refused`` is one whose text could not be read, with what is
    wrong and, of a file, as much of its text as there is.
    """

    draft: Draft
    before: tuple[Draft, ...] = ()
    taken: int = 0
    read: int = 0
    refused: tuple[int, tuple[Problem, ...], str | None] = (0, (), None)

    def to(self, draft: Draft) -> _Floor:
        if draft == self.draft:
            return self
        return replace(self, draft=draft, before=(*self.before, self.draft)[-_MOST_BACK:], refused=(0, (), None))


def house() -> tuple[Rulebook, Game]:
    """The rulebook and the game of the situation, which the header names."""
    data = _floor().draft.data
    name, game = data.get("rulebook"), data.get("game")
    return shipped(name if name in SHIPPED else SHIPPED[0]), Game(game) if game in list(Game) else Game.STUD


def chosen(group: str, choice: str) -> None:
    """A choice of the header that is about the situation."""
    _keep(_floor().to(moved(_floor().draft, {"do": group, group: choice})))


@st.fragment
def screen(visitor: Visitor) -> None:
    """The table with its ruling. Another rulebook or game draws the header anew."""
    drawn = st.session_state.setdefault("floor house", _named())
    if drawn != _named():
        st.session_state["floor house"] = _named()
        st.rerun()
    if st.session_state.pop(_BROKEN, False):
        notice(visitor.lang, "floor-link-broken")
    floor, lang = _floor(), visitor.lang
    link = write_link(floor.draft)
    data = {
        **picture(floor.draft, lang),
        "ruling": verdict(floor.draft, lang),
        "lang": lang,
        "dir": language(lang).direction,
        "ack": floor.taken,
        "undo": bool(floor.before),
        "link": link or "",
        "long": "" if link else words(lang, "floor-link-long"),
        "file": _file(floor, lang),
    }
    with st.container(key="floor", gap=None):
        floor_table(data, "floor table", _steps)
        shares(floor.draft, lang)


def _file(floor: _Floor, lang: str) -> dict[str, Any]:
    """The situation's text, and what is wrong with one that was refused."""
    of, problems, text = floor.refused
    said = refused(problems, lang)
    return {"yaml": yaml_text(floor.draft), "taken": floor.read, "of": of, "problems": said, "text": text}


def _named() -> tuple[str, str]:
    book, game = house()
    return book.id, game.value


def _floor() -> _Floor:
    """This tab's draft: its own, the address's (``?s=``), or the first example."""
    held = st.session_state.get(_STATE)
    if isinstance(held, _Floor):
        return held
    code = st.query_params.get("s")
    draft = example(names()[0])
    if code is not None:
        try:
            draft = read_link(code)
        except StudError:
            st.session_state[_BROKEN] = True
    return _keep(_Floor(draft))


def _keep(floor: _Floor) -> _Floor:
    st.session_state[_STATE] = floor
    return floor


def _steps(steps: Sequence[Mapping[str, Any]]) -> None:
    floor = _floor()
    for step in steps:
        if step["n"] > floor.taken:
            floor = replace(_step(floor, step), taken=step["n"])
    _keep(floor)


def _step(floor: _Floor, step: Mapping[str, Any]) -> _Floor:
    match step["do"]:
        case "undo" if floor.before:
            return replace(floor, draft=floor.before[-1], before=floor.before[:-1])
        case "example" if step.get("name") in names():
            return floor.to(example(str(step["name"])))
        case "text":
            return _read(floor, step["n"], lambda: read_text(str(step.get("text", ""))))
        case "file":
            octets = _octets(step.get("octets"))
            return _read(floor, step["n"], lambda: read_octets(octets), octets.decode("utf-8", "replace"))
    return floor.to(moved(floor.draft, step))


def _octets(sent: object) -> bytes:
    try:
        return b64decode(sent) if isinstance(sent, str) else b""
    except ValueError:
        return b""


def _read(floor: _Floor, step: int, reading: Callable[[], Draft], text: str | None = None) -> _Floor:
    """The floor with the draft that was read, or as it was with all that is wrong."""
    try:
        return replace(floor.to(reading()), read=step, refused=(0, (), None))
    except StudError as error:
        return replace(floor, refused=(step, error.problems, text))
