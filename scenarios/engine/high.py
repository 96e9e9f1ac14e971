"""The best high hand of five to seven cards.

A hand is exactly five cards; the others have no value (clause ``five_of_seven``). Hands rank in the standard order,
straight flush to high card, then by the ranks that make them up (clause ``high_ranking``). The ace is high, and also
low in 5-4-3-2-A, the lowest straight. Suits never count (clause ``suits_never_win``): equal values tie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from functools import cache

from msgspec import Struct

from scenarios.engine.cards import DECK, Card, Rank, notation


class Category(IntEnum):
    """What a high hand is called, the weakest first."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


class HighHand(Struct, frozen=True):
    """Five cards and what they are worth. Compare hands by ``value``: the greater wins, equal values tie."""

    value: int
    category: Category
    ranks: tuple[Rank, ...]  # in order of comparison: full house (K, 9); two pair (K, 9, 5); straight (top,)
    cards: tuple[Card, ...]  # the five that prove it, in order of significance; the wheel is 5 4 3 2 A


_SHAPES = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.STRAIGHT: (5,),
    Category.FLUSH: (1, 1, 1, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.STRAIGHT_FLUSH: (5,),
}
"""How many of the five cards stand behind each of the significant ranks."""

# A card's key has a one in its suit's four bits and in its rank's three bits. The sum of the keys counts both; suits
# count up from 3, so that the upper bit of a suit's four is set by its fifth card.
_SUITS_BEGIN, _FIVE_SUITED, _RANKS_AT = 0x3333, 0x8888, 16
_KEYS = tuple(1 << 4 * card.suit | 1 << _RANKS_AT + 3 * (card.rank - 2) for card in DECK)
_key: Callable[[Card], int] = _KEYS.__getitem__
_FROM_ACE = tuple((int(rank), 3 * (rank - 2)) for rank in reversed(Rank))


def high_value(cards: Sequence[Card]) -> int:
    """The value of the best high hand among five to seven cards: greater is better, equal values tie.

    The same as ``best_high(cards).value``, without the proof and made for speed: that no card comes twice is not
    checked. Raises ValueError on fewer than five cards or more than seven.
    """
    key = sum(map(_key, cards), _SUITS_BEGIN)
    if key & _FIVE_SUITED:
        return _suited_value(cards)
    return _grouped_value(key >> _RANKS_AT)


def best_high(cards: Sequence[Card]) -> HighHand:
    """The best high hand among five to seven different cards, with the five that prove it.

    Where several sets of five prove the same value, each place goes to the card of the highest suit (spades, hearts,
    diamonds, clubs), so that the proof is always the same; it decides nothing.

    Raises ValueError on fewer than five cards, more than seven, or a card that comes twice.
    Clauses: ``five_of_seven``, ``high_ranking``, ``suits_never_win``.
    """
    if not 5 <= len(cards) <= 7 or len(set(cards)) < len(cards):
        raise ValueError(f"a high hand is made from five to seven different cards, not from {notation(cards)!r}")
    value = high_value(cards)
    category, ranks = _meaning(value)
    return HighHand(value, category, ranks, _proof(category, ranks, sorted(cards, reverse=True)))


@cache  # at most 73,775 different sets of ranks: 7 MB when all have been met
def _grouped_value(counts: int) -> int:
    """The value without a flush, from the number of cards of each rank (three bits each, the twos lowest)."""
    number = {rank: counts >> shift & 7 for rank, shift in _FROM_ACE if counts >> shift & 7}
    if not 5 <= sum(number.values()) <= 7 or max(number.values()) > 4:
        raise ValueError(f"a high hand is made from five to seven different cards, not from {number}")
    held = list(number)
    first, second = sorted(held, key=number.__getitem__, reverse=True)[:2]  # stable: the higher of equal numbers first
    rest = [rank for rank in held if rank != first]
    if number[first] == 4:
        return _value(Category.FOUR_OF_A_KIND, (first, rest[0]))
    if number[first] == 3 and number[second] >= 2:
        return _value(Category.FULL_HOUSE, (first, second))
    if top := _straight_top(held):
        return _value(Category.STRAIGHT, (top,))
    if number[first] == 3:
        return _value(Category.THREE_OF_A_KIND, (first, *rest[:2]))
    if number[second] == 2:
        return _value(Category.TWO_PAIR, (first, second, next(rank for rank in rest if rank != second)))
    if number[first] == 2:
        return _value(Category.PAIR, (first, *rest[:3]))
    return _value(Category.HIGH_CARD, held[:5])


def _suited_value(cards: Sequence[Card]) -> int:
    """The value with five cards of one suit: the other two, at most, cannot make four of a kind or a full house."""
    if not 5 <= len(cards) <= 7:
        raise ValueError(f"a high hand is made from five to seven different cards, not from {notation(cards)!r}")
    ranks: list[int] = [card.rank for card in _suited(sorted(cards, reverse=True))]
    top = _straight_top(ranks)
    return _value(Category.STRAIGHT_FLUSH, (top,)) if top else _value(Category.FLUSH, ranks[:5])


def _suited(cards: Sequence[Card]) -> list[Card]:
    """The cards of the commonest suit, in the order given."""
    suits = [card.suit for card in cards]
    suit = max(suits, key=suits.count)
    return [card for card in cards if card.suit is suit]


def _straight_top(ranks: Iterable[int]) -> int:
    """The highest card of the best straight among different ranks, or 0. The ace may also stand under the two."""
    bits = sum(1 << rank for rank in ranks)
    bits |= bits >> 13 & 2  # the ace, rank 14, as rank 1
    runs = bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4  # the lowest ranks of five in a row
    return runs.bit_length() + 3 if runs else 0


def _value(category: Category, ranks: Sequence[int]) -> int:
    """The category, then five places of four bits for the significant ranks; places not needed are 0."""
    value = int(category)
    for rank in ranks:
        value = value << 4 | rank
    return value << 4 * (5 - len(ranks))


@cache  # there are 7,462 values
def _meaning(value: int) -> tuple[Category, tuple[Rank, ...]]:
    """The category and the significant ranks of a value."""
    category = Category(value >> 20)
    return category, tuple(Rank(value >> 16 - 4 * place & 15) for place in range(len(_SHAPES[category])))


def _proof(category: Category, ranks: tuple[Rank, ...], cards: list[Card]) -> tuple[Card, ...]:
    """Five cards that are this hand, out of cards sorted from the highest down."""
    if category in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        cards = _suited(cards)
    shape = _SHAPES[category]
    if shape == (5,):
        top = ranks[0]
        ranks, shape = tuple(Rank(top - down if top - down > 1 else Rank.ACE) for down in range(5)), (1,) * 5
    proof: list[Card] = []
    for rank, number in zip(ranks, shape, strict=True):
        proof += [card for card in cards if card.rank is rank][:number]
    return tuple(proof)
