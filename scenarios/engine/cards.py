"""Cards and their notation.

A card is one of 52 numbers: ``4 * (rank - 2) + suit``. Sorting cards sorts by rank, then by suit in the order
clubs, diamonds, hearts, spades (the order every shipped rulebook uses for single cards).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from scenarios.engine.errors import Problem, Unreadable


class Rank(IntEnum):
    """A rank, the ace counted high. Where an ace counts low, the ruling that says so treats it as 1."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """One character: ``2``-``9``, ``T``, ``J``, ``Q``, ``K``, ``A``."""
        return "23456789TJQKA"[self - 2]

    @property
    def low(self) -> int:
        """The rank with the ace counted as 1."""
        return _LOW[self]


_LOW: tuple[int, ...] = (0, 0, *range(2, 14), 1)


class Suit(IntEnum):
    """A suit, in the alphabetical order that ranks single cards."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """One lower-case character: ``c``, ``d``, ``h``, ``s``."""
        return "cdhs"[self]


_RANKS = tuple(Rank(number // 4 + 2) for number in range(52))
_SUITS = tuple(Suit(number % 4) for number in range(52))
_NAMES = tuple(rank.letter + suit.letter for rank, suit in zip(_RANKS, _SUITS, strict=True))


class Card(int):
    """A playing card. ``str(card)`` is its notation (``As``, ``Td``, ``2c``); ``Card.of(rank, suit)`` makes one."""

    __slots__ = ()

    @classmethod
    def of(cls, rank: int, suit: int) -> Card:
        """The card of a rank (2-14) and a suit (0-3)."""
        return DECK[4 * (rank - 2) + suit]

    @property
    def rank(self) -> Rank:
        return _RANKS[self]

    @property
    def suit(self) -> Suit:
        return _SUITS[self]

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card({_NAMES[self]!r})"


DECK: tuple[Card, ...] = tuple(Card(number) for number in range(52))
_BY_NAME = {name: DECK[number] for number, name in enumerate(_NAMES)}


def parse_card(text: str) -> Card:
    """The card written as rank and suit: ``As``, ``Td``, ``2c``; ``10d`` is read too, and so are lower-case ranks.

    Raises Unreadable, which quotes the text and says what would be read.
    """
    cleaned = text.strip().replace("10", "T")
    card = _BY_NAME.get(cleaned[:1].upper() + cleaned[1:].lower())
    if card is None:
        quoted = text if len(text) <= 40 else text[:39] + "…"
        raise Unreadable(
            [Problem("card", f"{quoted!r} is not a card", "a rank 2-9 T J Q K A and a suit c d h s, as in 'As'")]
        )
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a string, separated by spaces or commas or not at all: ``As Td 2c`` or ``AsTd2c``.

    Raises Unreadable with a problem for every word that is not a card, or with one for more words than a deck has.
    """
    words: list[str] = []
    for word in text.replace(",", " ").replace("10", "T").split():
        words += [word[at : at + 2] for at in range(0, len(word), 2)] if len(word) % 2 == 0 else [word]
    if len(words) > len(DECK):
        raise Unreadable([Problem("cards", f"{len(words)} cards", f"at most {len(DECK)}")])
    cards: list[Card] = []
    problems: list[Problem] = []
    for word in words:
        try:
            cards.append(parse_card(word))
        except Unreadable as error:
            problems += error.problems
    if problems:
        raise Unreadable(problems)
    return tuple(cards)


def notation(cards: Iterable[Card]) -> str:
    """The cards written with single spaces: ``As Td 2c``. What ``parse_cards`` reads back."""
    return " ".join(map(str, cards))
