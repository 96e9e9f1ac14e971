"""The best low hand of five to seven cards: ace to five, as razz and the low side of eight-or-better rank it.

The ace is low; straights and flushes do not count. Hands are compared from the highest card down (clause
``low_from_top``), so 5-4-3-2-A is the best. Eight-or-better takes a low only of five different ranks of eight or less
(clause ``low_eight``); razz takes any five cards, and one without a pair is always the lower (clause ``low_razz``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from msgspec import Struct

from scenarios.engine.cards import DECK, Card, notation


class LowHand(Struct, frozen=True):
    """Five cards and how low they are. Compare hands by ``value``: the SMALLER wins, equal values tie."""

    value: int
    ranks: tuple[int, ...]  # in order of comparison, ace = 1: (8, 6, 4, 2, 1); a pair of nines (9, 13, 4, 2)
    cards: tuple[Card, ...]  # the five that prove it, from the highest down
    paired: bool  # some rank comes twice or more; never in eight-or-better


_SHAPES = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1))
"""How many cards of each rank five cards can have, the lowest hand first; a shape's place leads the value."""

_LOW = tuple(card.rank.low for card in DECK)
_KEYS = tuple(1 << 3 * (low - 1) for low in _LOW)  # the sum counts the cards of each rank, in three bits
_key: Callable[[Card], int] = _KEYS.__getitem__
_height: Callable[[Card], int] = tuple(4 * low + card.suit for low, card in zip(_LOW, DECK, strict=True)).__getitem__


def low_razz_value(cards: Sequence[Card]) -> int:
    """The value of the lowest hand among five to seven cards: SMALLER is better, equal values tie.

    The same as ``best_low_razz(cards).value``, without the proof and made for speed: that no card comes twice is not
    checked. Raises ValueError on fewer than five cards or more than seven.
    """
    return _lowest_value(sum(map(_key, cards)))


def low_eight_value(cards: Sequence[Card]) -> int | None:
    """The value of the best eight-or-better low, or None where no five cards qualify. As ``low_razz_value`` else.

    The lowest hand of all is the best low of eight or less, if there is one.
    """
    value = _lowest_value(sum(map(_key, cards)))
    return value if value <= _WORST_EIGHT else None


def best_low_razz(cards: Sequence[Card]) -> LowHand:
    """The lowest hand among five to seven different cards, with the five that prove it. There is no qualifier.

    Without five different ranks a pair must play: no pair is lower than a pair, then two pair, three of a kind, full
    house, four of a kind; within these the ranks decide, those of the pairs (or three, or four) first.

    Where several sets of five prove the same value, each place goes to the card of the highest suit (spades, hearts,
    diamonds, clubs), so that the proof is always the same; it decides nothing.

    Raises ValueError on fewer than five cards, more than seven, or a card that comes twice.
    Clauses: ``five_of_seven``, ``low_razz``, ``low_from_top``, ``suits_never_win``.
    """
    if not 5 <= len(cards) <= 7 or len(set(cards)) < len(cards):
        raise ValueError(f"a low hand is made from five to seven different cards, not from {notation(cards)!r}")
    value = low_razz_value(cards)
    shape, ranks = _meaning(value)
    down = sorted(cards, key=_height, reverse=True)
    proof: list[Card] = []
    for rank, number in zip(ranks, shape, strict=True):
        proof += [card for card in down if _LOW[card] == rank][:number]
    proof.sort(key=_height, reverse=True)
    return LowHand(value, ranks, tuple(proof), paired=shape != _SHAPES[0])


def best_low_eight(cards: Sequence[Card]) -> LowHand | None:
    """The best low of five different ranks of eight or less, or None where there is none. As ``best_low_razz`` else.

    Clauses: ``five_of_seven``, ``low_eight``, ``low_from_top``, ``suits_never_win``.
    """
    low = best_low_razz(cards)
    return low if low.value <= _WORST_EIGHT else None


@cache  # at most 73,775 different sets of ranks: 7 MB when all have been met
def _lowest_value(counts: int) -> int:
    """The lowest value, from the number of cards of each rank (three bits each, the aces lowest)."""
    number = [counts >> shift & 7 for shift in range(0, 39, 3)]
    if not 5 <= sum(number) <= 7 or max(number) > 4:
        raise ValueError(f"a low hand is made from five to seven different cards, not from {number} from the ace up")
    held = [rank for rank, cards in enumerate(number, start=1) if cards]
    if len(held) >= 5:
        return _packed(0, held[4::-1])
    return min(_value(five) for five in combinations([rank for rank in held for _ in range(number[rank - 1])], 5))


def _value(five: Sequence[int]) -> int:
    """The value of exactly five ranks."""
    groups = sorted(((number, rank) for rank, number in Counter(five).items()), reverse=True)
    return _packed(_SHAPES.index(tuple(number for number, _ in groups)), [rank for _, rank in groups])


def _packed(shape: int, ranks: Sequence[int]) -> int:
    """The place of the shape, then five places of four bits for the ranks to compare; places not needed are 0."""
    value = shape
    for rank in ranks:
        value = value << 4 | rank
    return value << 4 * (5 - len(ranks))


_WORST_EIGHT = _value((4, 5, 6, 7, 8))


@cache  # there are 6,175 values
def _meaning(value: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The shape and the ranks to compare of a value."""
    shape = _SHAPES[value >> 20]
    return shape, tuple(value >> 16 - 4 * place & 15 for place in range(len(shape)))
