"""Rulebooks from the files that come with the program, from a text, or from a file of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from unicodedata import normalize

from scenarios.engine.errors import BadRulebook, Problem, Unreadable
from scenarios.engine.rulebook import Rulebook
from scenarios.rulebooks import contents, toml
from scenarios.rulebooks.findings import shown

SHIPPED = (
    "roberts",
    "wsop-cash",
    "wsop-tournament",
    "tda",
    "de-split-limit",
    "nl-eight-or-better",
    "da-fixed-limit",
)
"""The ids of the rulebooks that come with the program: the four of card rooms, then the three source pages."""

LARGEST = 65_536
"""Characters in a rulebook text at most; the shipped ones have fewer than a quarter of that."""


@cache
def shipped(rulebook_id: str) -> Rulebook:
    """The rulebook of that id, read once. Raises BadRulebook, naming the ids there are, if it is not in ``SHIPPED``."""
    if rulebook_id not in SHIPPED:
        raise BadRulebook([Problem("rulebook", f"found {shown(rulebook_id)}", ", ".join(SHIPPED))])
    name = f"{rulebook_id}.toml"
    return contents.rulebook(_parsed(files("scenarios.rulebooks").joinpath(name).read_text("utf-8"), name), name)


def read(text: str, place: str) -> Rulebook:
    """The rulebook of a TOML text; ``place`` names the text in the problems.

    Raises BadRulebook with all problems at once: key, value found, values allowed. A text that is not TOML has one
    problem, with its line, because nothing after it can be read. Nobody's own rulebook goes by the id or a name of one
    that comes with the program.
    """
    found = contents.rulebook(_parsed(text, place), place)
    taken = list(_taken(found, place))
    if taken:
        raise BadRulebook(taken)
    return found


def is_own(rulebook: Rulebook) -> bool:
    """Whether this is not one of those that come with the program, word for word."""
    return rulebook.id not in SHIPPED or shipped(rulebook.id) != rulebook


def _taken(found: Rulebook, place: str) -> Iterator[Problem]:
    """Names are told apart by their letters and digits alone: a capital or an apostrophe makes none another."""
    if not is_own(found):
        return
    if found.id in SHIPPED:
        problem = f"{shown(found.id)} comes with the program, and this is another rulebook"
        yield Problem(f"{place}: id", problem, f"an id of its own, not one of {', '.join(SHIPPED)}")
    names = {_letters(name): name for one in map(shipped, SHIPPED) for name in (one.name, one.short)}
    for key in ("name", "short"):
        said = getattr(found, key)
        if _letters(said) in names:
            problem = f"{shown(said)} is a rulebook that comes with the program, and this is another"
            yield Problem(f"{place}: {key}", problem, "a name of its own")


def _letters(name: str) -> str:
    return "".join(one for one in normalize("NFKC", name).casefold() if one.isalnum())


def read_file(path: Path) -> Rulebook:
    """The rulebook in a file. Raises BadRulebook as ``read`` does, and if the file cannot be read or is not UTF-8."""
    place = path.name or str(path)
    try:
        with path.open("rb") as file:
            octets = file.read(4 * LARGEST + 1)  # a character is at most four bytes
        # cut where it is already too long, a text may end within a character
        text = octets.decode("utf-8-sig", "replace" if len(octets) > 4 * LARGEST else "strict")
    except UnicodeDecodeError as error:
        raise BadRulebook([Problem(place, f"byte {error.start} is not UTF-8", "a text in UTF-8")]) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRulebook([Problem(place, f"cannot be read: {reason}", "a TOML file")]) from error
    return read(text, place)


def _parsed(text: str, place: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise BadRulebook([Problem(place, "too long", f"at most {LARGEST} characters")])
    try:
        return toml.parsed(text, place)
    except Unreadable as error:
        raise BadRulebook(error.problems) from error
