"""What can be wrong with a text.

::

    LessonsError
    ├── MissingMessage     no such message in this language
    ├── MissingArgument    the message needs a value that was not given
    ├── UnknownArgument    a value was given that the message never uses
    ├── WrongArgument      a value of a kind that the message cannot show, or a choice it does not know
    ├── MissingForm        the language has no such form of a rank, a suit or a card
    ├── BadMessages        a message file cannot be read; lists every problem
    ├── BadLanguage        a language file cannot be read; lists every problem
    ├── BadPage            a lesson page cannot be read
    └── MissingPage        no such lesson page

They are made for whoever writes texts or code: English, quoting what was found. Learners never see them.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class LessonsError(Exception):
    """Something is wrong with a text, or with how it was asked for."""


class MissingMessage(LessonsError):
    """No such message in this language."""


class MissingArgument(LessonsError):
    """The message needs a value that was not given."""


class UnknownArgument(LessonsError):
    """A value was given that the message never uses, in English either."""


class WrongArgument(LessonsError):
    """A value of a kind that the message cannot show, or a choice that it does not know."""


class MissingForm(LessonsError):
    """The language's tables have no such form."""


class MissingPage(LessonsError):
    """No lesson page of that name, in English either."""


class Fault(Struct, frozen=True):
    """One thing that is wrong, and where: a file with its line, a message id, or a key."""

    place: str
    problem: str

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}"


class _Faults(LessonsError):
    """An error that lists every problem found, not only the first."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


class BadMessages(_Faults):
    """Message files that cannot be read as they stand: syntax slips and duplicate ids."""


class BadLanguage(_Faults):
    """A ``language.toml`` that cannot be read as it stands."""


class BadPage(_Faults):
    """A lesson page that cannot be read as it stands."""
