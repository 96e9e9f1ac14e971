"""Remembering what was last worked out about a state, because the same state is asked about several times in a row.

Whoever plays a hand asks whose turn it is, what that seat may do, and then whether its act is legal: three questions
about one value. ``latest`` keeps the answer for the last value asked about, and only for that very object, so that the
answer is the same with and without it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
R = TypeVar("R")


def latest(ask: Callable[[S], R]) -> Callable[[S], R]:
    """The function of one immutable value, remembering its latest result."""
    memory: tuple[S, R] | None = None

    @wraps(ask)
    def asked(value: S) -> R:
        nonlocal memory
        before = memory  # one read, so that another thread cannot come between
        if before is not None and before[0] is value:
            return before[1]
        found = ask(value)
        memory = (value, found)
        return found

    return asked
