"""What is wrong with a rulebook file: its problems with their places, and found values put into words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from scenarios.engine.errors import Problem


class Findings:
    """The problems found so far in one file, each at ``place: key``."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.problems: list[Problem] = []

    def add(self, key: str, problem: str, allowed: str) -> None:
        self.problems.append(Problem(f"{self.place}: {key}", problem, allowed))

    def present(
        self, table: str, contents: Mapping[str, Any], keys: Iterable[str], allowed: Callable[[str], str]
    ) -> Iterator[str]:
        """The keys that are there; a problem for each that is not. ``table`` is the prefix of their places."""
        for key in keys:
            if key in contents:
                yield key
            else:
                self.add(table + key, "missing", allowed(key))

    def unknown(self, table: str, contents: Mapping[str, Any], keys: Iterable[str]) -> None:
        """A problem for every key that the format does not have; allowed are the nearest keys, or all."""
        known = tuple(keys)
        for key in contents:
            if key not in known:
                name = key if re.fullmatch(r"[A-Za-z0-9_-]{1,60}", key) else shown(key)
                self.add(table + name, "no such key", nearest(key, known))


def nearest(word: str, known: tuple[str, ...]) -> str:
    """The known words most like a mistyped one; all of them if none is like it."""
    return ", ".join(get_close_matches(word[:60], known) or known)


def shown(found: object) -> str:
    """A value as its file writes it, short enough for a message; strings in quotes, so that "3" is not 3."""
    if found is None:
        return "nothing"
    if isinstance(found, str):
        cut = _cut(found)
        return json.dumps(cut, ensure_ascii=not cut.isprintable())
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, int):
        # Python refuses to print a whole number of more than 4300 digits, and a hexadecimal one may have them
        return str(found) if found.bit_length() <= 64 else "a number far out of range"
    if isinstance(found, dict):
        return "a table"
    if isinstance(found, list):
        entries = ["a list" if isinstance(entry, list) else shown(entry) for entry in found[:8]]
        return f"[{', '.join(entries + ['…'] * (len(found) > 8))}]"
    return _cut(str(found))


def _cut(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
