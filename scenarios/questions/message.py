"""What is said, without language: the id of a message and the values that stand in it.

No sentence a learner reads stands in Python. Values keep their types until the last step, where the tutor turns each
into its language: a ``Card`` becomes a token with a name, ``Seats`` a list, a nested ``Message`` its own text.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.cards import Card, Rank, Suit
from scenarios.engine.chips import Chips, Seat


class Cards(Struct, frozen=True):
    cards: tuple[Card, ...]


class Suits(Struct, frozen=True):
    """Suits in an order that matters, lowest first."""

    suits: tuple[Suit, ...]


class Ranks(Struct, frozen=True):
    """Ranks in order of comparison: 8-6-4-2-A."""

    ranks: tuple[Rank, ...]


class Seats(Struct, frozen=True):
    seats: tuple[Seat, ...]


class Amounts(Struct, frozen=True):
    """Alternatives: 10 or 20."""

    amounts: tuple[Chips, ...]


class Name(Struct, frozen=True):
    """A proper name, the same in every language."""

    text: str


class Messages(Struct, frozen=True):
    """Several messages as one list: fold, call 5 or raise to 10."""

    messages: tuple[Message, ...]


class Message(Struct, frozen=True):
    """A message's id (kebab-case, topic first) and its arguments, by name."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg: TypeAlias = int | Card | Rank | Suit | Cards | Ranks | Suits | Seats | Amounts | Name | Messages | Message


def message(message_id: str, **args: Arg) -> Message:
    """A message; names of arguments as the lesson texts use them."""
    return Message(message_id, tuple(args.items()))
