"""The lesson pages: Markdown with a short heading, and examples that the rules engine rules on.

A page begins with its title, a line about it for the list of lessons, its place among them and the question kind that
it explains (if one)::

    ---
    title: Who brings it in
    about: The door card that has to start the betting.
    kind: bring_in
    order: 1
    ---

Between the paragraphs stand examples. A block fenced as ``situation`` holds a situation in YAML with what is asked of
it (``ask``) and, where it matters, the ``rulebook``; a block fenced as ``item`` asks for a dealt question: its ``kind``
and, where wanted, ``class``, ``rulebook`` and ``game``; one fenced as ``mistake`` sets what is often thought (``says``)
against what is right (``right``), with the wrong ``rules`` that answer so. What they mean is not known here: whoever
shows a page looks it up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

import yaml
from msgspec import Struct

from lessons.errors import BadPage, Fault, MissingPage
from lessons.languages import DEFAULT

_FENCE = re.compile(r"^```(situation|item|mistake)[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
_FRONT = re.compile(r"\A---\n(.*?)^---[ \t]*\n", re.MULTILINE | re.DOTALL)
_REQUEST_KEYS = frozenset({"kind", "class", "rulebook", "game"})
_MISTAKE_KEYS = frozenset({"rules", "says", "right"})


class Markdown(Struct, frozen=True):
    """Text in Markdown, as it was written."""

    text: str


class Situation(Struct, frozen=True):
    """A situation to rule on: the mapping that the YAML holds without ``ask`` (``rulebook`` stays in it)."""

    ask: str
    data: Mapping[str, Any]


class Request(Struct, frozen=True):
    """A question to deal. ``situation_class`` is the ``class`` of the block."""

    kind: str
    situation_class: str | None
    rulebook: str | None
    game: str | None


class Mistake(Struct, frozen=True):
    """What is often thought, and what is right. ``rules``: the ids of the wrong rules (``bring_in/ace_low``)."""

    says: str
    right: str
    rules: tuple[str, ...]


Block: TypeAlias = Markdown | Situation | Request | Mistake


class Page(Struct, frozen=True):
    """A lesson. ``fallback`` says that it is shown in English because the language does not have it."""

    name: str
    title: str
    about: str
    kind: str | None
    order: int
    blocks: tuple[Block, ...]
    fallback: bool = False


@cache
def pages(tag: str) -> tuple[Page, ...]:
    """All lessons in their order, each in the language asked for or else in English. Raises BadPage."""
    names = _names(DEFAULT) | _names(tag)
    return tuple(sorted((page(tag, name) for name in names), key=lambda found: (found.order, found.name)))


@cache
def page(tag: str, name: str) -> Page:
    """One lesson by its file's name without ``.md``. Raises MissingPage, and BadPage with every problem of the file."""
    for spoken in dict.fromkeys((tag, DEFAULT)):
        if name in _names(spoken):
            text = (files("lessons") / spoken / "pages" / f"{name}.md").read_text(encoding="utf-8")
            return parse(name, text, place=f"{spoken}/pages/{name}.md", fallback=spoken != tag)
    raise MissingPage(f"there is no lesson {name!r}; there are {', '.join(sorted(_names(DEFAULT))) or 'none'}")


def parse(name: str, text: str, *, place: str = "page", fallback: bool = False) -> Page:
    """The page that a text holds. Raises BadPage with every problem: its line, what was found, what is allowed."""
    faults: list[Fault] = []
    front = _FRONT.match(text)
    start = front.end() if front else 0
    head = _mapping(front.group(1) if front else "", f"{place}:1", faults)
    order, kind = head.get("order"), head.get("kind")
    for key in ("title", "about"):
        if not isinstance(head.get(key), str) or not head[key]:
            faults.append(Fault(f"{place}:1", f"{key} is {head.get(key)!r}; allowed: a text"))
    if not isinstance(order, int) or isinstance(order, bool):
        faults.append(Fault(f"{place}:1", f"order is {order!r}; allowed: a whole number"))
    if kind is not None and not isinstance(kind, str):
        faults.append(Fault(f"{place}:1", f"kind is {kind!r}; allowed: a question kind, or nothing"))
    for key in sorted(set(map(str, head)) - {"title", "about", "kind", "order"}):
        faults.append(Fault(f"{place}:1", f"{key} is not a key of a page; they are title, about, kind and order"))
    blocks: list[Block] = []
    for fence in _FENCE.finditer(text, start):
        _add_text(blocks, text[start : fence.start()])
        line = text.count("\n", 0, fence.start()) + 1
        block = _example(fence.group(1), fence.group(2), f"{place}:{line}", faults)
        blocks += [block] if block else []
        start = fence.end()
    _add_text(blocks, text[start:])
    if faults:
        raise BadPage(faults)
    place_among = order if isinstance(order, int) else 0
    return Page(name, str(head["title"]), str(head["about"]), kind, place_among, tuple(blocks), fallback)


def _add_text(blocks: list[Block], text: str) -> None:
    if text.strip():
        blocks.append(Markdown(text.strip("\n")))


def _example(sort: str, text: str, place: str, faults: list[Fault]) -> Block | None:
    data = _mapping(text, place, faults)
    if sort == "situation":
        ask = data.pop("ask", None)
        if isinstance(ask, str):
            return Situation(ask, data)
        faults.append(Fault(place, f"ask is {ask!r}; allowed: what the situation is asked for, such as bring-in"))
        return None
    if sort == "mistake":
        return _mistake(data, place, faults)
    for key in sorted(set(map(str, data)) - _REQUEST_KEYS):
        faults.append(Fault(place, f"{key} is not a key of an item; they are {', '.join(sorted(_REQUEST_KEYS))}"))
    for key in sorted(_REQUEST_KEYS):
        if not isinstance(data.get(key), str) and (key == "kind" or data.get(key) is not None):
            faults.append(Fault(place, f"{key} is {data.get(key)!r}; allowed: a word"))
    return Request(str(data.get("kind")), data.get("class"), data.get("rulebook"), data.get("game"))


def _mistake(data: dict[Any, Any], place: str, faults: list[Fault]) -> Mistake | None:
    says, right, rules = data.get("says"), data.get("right"), data.get("rules", [])
    found = [Fault(place, f"{key} is not a key of a mistake; they are {', '.join(sorted(_MISTAKE_KEYS))}")
             for key in sorted(set(map(str, data)) - _MISTAKE_KEYS)]  # fmt: skip
    for key, text in (("right", right), ("says", says)):
        if not isinstance(text, str) or not text:
            found.append(Fault(place, f"{key} is {text!r}; allowed: a text"))
    if not isinstance(rules, list) or not all(isinstance(one, str) for one in rules):
        found.append(Fault(place, f"rules is {rules!r}; allowed: a list of wrong rules such as bring_in/ace_low"))
    faults += found
    return None if found else Mistake(str(says), str(right), tuple(rules))


def _mapping(text: str, place: str, faults: list[Fault]) -> dict[Any, Any]:
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        faults.append(Fault(place, f"cannot be read as YAML: {error}"))
        return {}
    if isinstance(data, dict):
        return data
    faults.append(Fault(place, f"is {data!r}; allowed: keys and values"))
    return {}


@cache
def _names(tag: str) -> frozenset[str]:
    folder = files("lessons") / tag / "pages"
    if not folder.is_dir():
        return frozenset()
    return frozenset(entry.name.removesuffix(".md") for entry in folder.iterdir() if entry.name.endswith(".md"))
