"""Hands for tests, the same on every machine: SHA-256 of a seed and a number draws each card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from scenarios.engine.cards import DECK, Card


def hands(count: int, seed: str, *, size: int = 7, deck: Sequence[Card] = DECK) -> Iterator[tuple[Card, ...]]:
    """So many hands of so many different cards (at most 8), each dealt from the whole deck."""
    for number in range(count):
        digest = sha256(f"{seed}/{number}".encode()).digest()
        left = list(deck)
        draws = (int.from_bytes(digest[4 * at : 4 * at + 4], "big") for at in range(size))
        yield tuple(left.pop(draw % len(left)) for draw in draws)


CROWDED = {
    "two suits": tuple(card for card in DECK if card.suit >= 2),
    "four ranks": tuple(card for card in DECK if card.rank in (14, 13, 9, 4)),
    "ace to nine": tuple(card for card in DECK if card.rank.low <= 9),
    "eight to queen": tuple(card for card in DECK if 8 <= card.rank <= 12),
}
"""Decks that make the rare hands common: flushes, full houses and quads, lows, straights."""
