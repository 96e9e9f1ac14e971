"""Situations to begin with, one a file, in the order in which they are offered. A situation is named by its file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tutor.floor.draft import Draft, read_text

_ORDER = (
    "three-way-all-in", "equal-door-cards", "open-pair", "short-all-in", "odd-chip", "eight-on-sixth", "tied-boards",
    "last-to-bet",
)  # fmt: skip


def names() -> tuple[str, ...]:
    """The examples there are; the first is the one the screen opens with."""
    return _ORDER


@cache
def example(name: str) -> Draft:
    """The example of that name. KeyError if there is none."""
    if name not in _ORDER:
        raise KeyError(name)
    return read_text(files("tutor.floor.examples").joinpath(f"{name}.yaml").read_text("utf-8"))
