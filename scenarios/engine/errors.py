"""The errors of the rules and of everything read from outside.

    StudError(ValueError)
    ├── Unreadable        text that is not what it should be: a card, an action, a share code, a file
    ├── BadSituation      a situation that is read but cannot be
    ├── BadRulebook       a rulebook file that is read but is not complete or not consistent
    ├── BadHistory        a recorded hand that cannot be understood
    ├── Outdated          a share code of another generator version or rulebook revision
    │   └── Newer         the version or revision is one that this program does not have yet
    └── NotTheTime        a ruling asked at a moment that has none (who brings it in, on fifth street)

Each holds every problem found, each with its place and what would be allowed; ``str(error)`` lists them, one a line.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Problem(Struct, frozen=True):
    """One thing that is wrong: where, what, and what would be allowed (may be empty)."""

    place: str
    problem: str
    allowed: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}" + (f" (allowed: {self.allowed})" if self.allowed else "")


class StudError(ValueError):
    """Bad input, with all its problems."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class Unreadable(StudError):
    """Text that is not what it should be."""


class BadSituation(StudError):
    """A situation that cannot be, or lacks what its question needs."""


class BadRulebook(StudError):
    """A rulebook file that is not complete or not consistent."""


class BadHistory(StudError):
    """A recorded hand that cannot be understood."""


class Outdated(StudError):
    """A share code made by another version of its kind or another revision of its rulebook."""


class Newer(Outdated):
    """A share code made by a later version of its kind, or a later revision of its rulebook, than there is here."""


class NotTheTime(StudError):
    """A ruling asked at a moment that has none."""
