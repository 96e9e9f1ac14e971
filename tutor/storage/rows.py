"""The records as plain values. This module imports no SQLAlchemy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

Json: TypeAlias = "str | int | bool | Sequence[Json] | Mapping[str, Json] | None"
"""What JSON can hold; it comes back with lists for tuples and text for every key."""


class Settings(Struct, frozen=True):
    """What a learner has chosen; empty means not chosen. ``level``: how hard questions shall be."""

    language: str = ""
    rulebook: str = ""
    game: str = ""
    topics: tuple[str, ...] = ()
    level: str = ""


class Learner(Struct, frozen=True):
    """Someone who practises, known by a token of which only the SHA-256 is stored."""

    id: int
    created_at: datetime
    settings: Settings


class Answer(Struct, frozen=True):
    """The first answer to an attempt, which no later one replaces, and what it was worth."""

    answer: Json
    correct: bool
    score: Fraction
    note: str
    answered_at: datetime
    submission_id: str | None


class SecondTry(Struct, frozen=True):
    """What followed a wrong first answer, and what it was worth; the first answer stays the one that counts.

    ``answer`` is None where the ruling was asked for instead. ``hints``: how many had been shown by then.
    """

    answer: Json
    correct: bool
    score: Fraction
    note: str
    hints: int
    made_at: datetime


class Attempt(Struct, frozen=True):
    """A question as it was shown to one learner: its share code rebuilds it, ``position`` counts from 1."""

    id: int
    learner_id: int
    position: int
    code: str
    kind: str
    situation_class: str
    rulebook: str
    game: str
    shown_at: datetime
    answer: Answer | None
    second: SecondTry | None = None


class Answered(Struct, frozen=True):
    """What statistics need of an answered attempt, in one flat row."""

    kind: str
    situation_class: str
    rulebook: str
    game: str
    correct: bool
    score: Fraction
    note: str
    answered_at: datetime


class SheetAnswer(Struct, frozen=True):
    """The first answer to a question of a sheet: its ``position`` counts from 1."""

    position: int
    answer: Answer


class StoredSheet(Struct, frozen=True):
    """One learner's answers to a quiz set: its ``code`` and ``hands`` rebuild the questions.

    ``place``: the position on the screen, one past the last question at the end. ``name``: what the learner wants to
    stand on it.
    """

    code: str
    hands: str
    place: int
    name: str
    begun_at: datetime
    answers: tuple[SheetAnswer, ...] = ()
