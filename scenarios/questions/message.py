"""What is said, without language: the id of a message and the values that stand in it.

No sentence a learner reads stands in Python. Values keep their types until the last step, where the tutor turns each
into its language: a ``Card`` becomes a token with a name, ``Seats`` a list, a nested ``Message`` its own text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from scenarios.engine.cards import Card, Rank, Suit
from scenarios.engine.chips import Chips, Seat


@dataclass(frozen=True, slots=True)
class Cards:
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Suits:
    """Suits in an order that matters, lowest first."""

    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class Ranks:
    """Ranks in order of comparison: 8-6-4-2-A."""

    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class Seats:
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Amounts:
    """Alternatives: 10 or 20."""

    amounts: tuple[Chips, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """A proper name, the same in every language."""

    text: str


@dataclass(frozen=True, slots=True)
class Messages:
    """Several messages as one list: fold, call 5 or raise to 10."""

    messages: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A message's id (kebab-case, topic first) and its arguments, by name."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg: TypeAlias = int | Card | Rank | Suit | Cards | Ranks | Suits | Seats | Amounts | Name | Messages | Message


def message(message_id: str, **args: Arg) -> Message:
    """A message; names of arguments as the lesson texts use them."""
    return Message(message_id, tuple(args.items()))
