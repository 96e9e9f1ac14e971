"""TOML text to plain values, or the one problem that stopped its reader, with the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

from scenarios.engine.errors import Problem, Unreadable

DOTS = 20
"""Parts of a dotted key at most: the reader takes time and memory by their square."""

_PART = r"(?:[A-Za-z0-9_-]++|\"[^\"\n]*+\"|'[^'\n]*+')[ \t]*+"
_DOTTED = re.compile(rf"(?<![A-Za-z0-9_-])(?:{_PART}\.[ \t]*+){{{DOTS}}}")


def parsed(text: str, place: str, number: Callable[[str], Any] = float) -> dict[str, Any]:
    """The values of a TOML text; ``number`` makes those of its numbers that are not whole. Raises Unreadable."""
    dotted = _DOTTED.search(text)
    if dotted is not None:
        line = 1 + text.count("\n", 0, dotted.start())
        raise Unreadable([Problem(f"{place}: line {line}", "a key of too many parts", f"at most {DOTS} parts")])
    try:
        return tomllib.loads(text, parse_float=number)
    except RecursionError as error:
        raise Unreadable([Problem(place, "lists or tables within each other too deeply", "no nesting")]) from error
    except tomllib.TOMLDecodeError as error:
        said, line, column = _located(str(error), text)
        where = f"{place}: line {line}" + (f", column {column}" if column else "")
        raise Unreadable([Problem(where, said, "TOML")]) from error
    except (ValueError, ArithmeticError) as error:  # too many digits, of which Python says no place
        where = f"{place}: line {_line_of_most_digits(text)}"
        raise Unreadable([Problem(where, "a number or date that cannot be", "TOML")]) from error


def _located(message: str, text: str) -> tuple[str, int, int]:
    """What the TOML reader complains of, the line and the column (0 if it does not say)."""
    at = re.fullmatch(r"(?s)(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", message)
    if at is None:
        return message, 1, 0
    said, line, column = at.groups()
    return said, int(line or text.rstrip("\n").count("\n") + 1), int(column or 0)


def _line_of_most_digits(text: str) -> int:
    """The line with the longest number: what the reader stopped at, if it does not say so."""
    found = max(re.finditer(r"[0-9_]+", text), key=lambda one: len(one[0]), default=None)
    return 1 + (0 if found is None else text.count("\n", 0, found.start()))
