"""What one browser tab has on its Floor: the draft, the drafts before it, and how far its steps have been taken."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.errors import BadSituation, Problem, StudError
from tutor.floor.draft import Draft, read_octets, read_text
from tutor.floor.examples import example, names
from tutor.floor.form import misshapen
from tutor.floor.moves import moved

MOST_BACK = 100
"""Drafts that can be gone back to."""


class Refused(Struct, frozen=True):
    """A text that could not be read or drawn: the step that brought it, what is wrong, and of a file its text."""

    step: int = 0
    problems: tuple[Problem, ...] = ()
    text: str | None = None


class Tab(Struct, frozen=True):
    """``taken`` is the number of the last step taken, ``read`` that of the one whose text was taken over last."""

    draft: Draft
    before: tuple[Draft, ...] = ()
    taken: int = 0
    read: int = 0
    refused: Refused = Refused()

    def to(self, draft: Draft) -> Tab:
        """The tab with another draft, from which one can come back to this one."""
        if draft == self.draft:
            return self
        return replace(self, draft=draft, before=(*self.before, self.draft)[-MOST_BACK:], refused=Refused())


def after(tab: Tab, steps: Iterable[Mapping[str, Any]]) -> Tab:
    """The tab after numbered steps. One that was taken before is not taken again."""
    for step in steps:
        if step["n"] > tab.taken:
            tab = replace(_after(tab, step), taken=step["n"])
    return tab


def _after(tab: Tab, step: Mapping[str, Any]) -> Tab:
    match step["do"]:
        case "undo" if tab.before:
            return replace(tab, draft=tab.before[-1], before=tab.before[:-1], refused=Refused())
        case "example" if step.get("name") in names():
            return tab.to(example(str(step["name"])))
        case "text":
            return _read(tab, step["n"], lambda: read_text(str(step.get("text", ""))))
        case "file":
            octets = octets_of(step.get("octets"))
            return _read(tab, step["n"], lambda: read_octets(octets), octets.decode("utf-8", "replace"))
    return tab.to(moved(tab.draft, step))


def octets_of(sent: object) -> bytes:
    """The octets that the browser sent in base64; none where it sent anything else."""
    try:
        return b64decode(sent) if isinstance(sent, str) else b""
    except ValueError:
        return b""


def _read(tab: Tab, step: int, reading: Callable[[], Draft], text: str | None = None) -> Tab:
    """The tab with the draft that was read, or as it was with all that is wrong."""
    try:
        draft = reading()
        problems = misshapen(draft)
        if problems:
            raise BadSituation(problems)
        return replace(tab.to(draft), read=step, refused=Refused())
    except StudError as error:
        return replace(tab, refused=Refused(step, error.problems, text))
