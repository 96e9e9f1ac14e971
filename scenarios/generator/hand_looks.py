"""How a seat's cards look to an eye that counts the wrong things. None of this decides a showdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from scenarios.engine.cards import DECK, Card

_LOW = tuple(card.rank.low for card in DECK)


def three_pairs(cards: Sequence[Card]) -> bool:
    """Whether three ranks come exactly twice among the cards."""
    return sum(count == 2 for count in Counter(card.rank for card in cards).values()) == 3


def lowest_with_pairs(cards: Sequence[Card]) -> tuple[int, ...]:
    """The five lowest cards from the highest down, ace = 1, as if a rank could count more than once."""
    return tuple(sorted([_LOW[card] for card in cards])[4::-1])


def low_cards(cards: Sequence[Card]) -> int:
    """How many cards are of eight or less, the ace included."""
    return sum([_LOW[card] <= 8 for card in cards])
