"""How much a player likes their cards, so that random acts look like people's. None of this decides anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from scenarios.engine.cards import Card, Rank
from scenarios.engine.rulebook import Game

MOST = 6


def appetite(game: Game, cards: Sequence[Card]) -> int:
    """From 0, cards to fold, to 6, cards to raise with: pairs and suits, low cards, or the better of both."""
    match game:
        case Game.STUD:
            return _for_high(cards)
        case Game.RAZZ:
            return _for_low(cards)
        case Game.STUD8:
            return max(_for_high(cards), _for_low(cards))


def _for_high(cards: Sequence[Card]) -> int:
    ranks = Counter(card.rank for card in cards)
    suited = max(Counter(card.suit for card in cards).values())
    pairs = sum(count - 1 for count in ranks.values())
    tall = sum(rank >= Rank.JACK for rank in ranks)
    strong = any(count > 1 and rank >= Rank.TEN for rank, count in ranks.items())
    flush = 1 if suited == 3 and len(cards) == 3 else max(2 * (suited - 3), 0)
    return min(2 * pairs + strong + flush + (tall + 1) // 2, MOST)


def _for_low(cards: Sequence[Card]) -> int:
    good = len({card.rank for card in cards if card.rank.low <= 8})
    bad = len(cards) - good
    return max(min(2 * good - bad - (2 if len(cards) < 5 else 3), MOST), 0)
