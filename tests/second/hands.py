"""The best five of a seat's cards, high and low, and who wins: every five are laid out and compared.

High: the standard ranking; the ace also ends a straight at its low end; suits never matter. Low in stud8: five
different ranks of eight or less, the ace low, compared from the highest card down. Low in razz: the same without the
eight, and a pair is worse than none. Straights and flushes do not count in a low.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from scenarios.engine.cards import Card, notation
from scenarios.engine.rulebook import Rulebook
from tests.second.ledger import folded_so_far
from tests.second.reading import Answer, Place, Table, read

Five = Sequence[Card]
Strength = tuple[tuple[int, ...], ...]

CATEGORIES = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
GROUPS = {(2, 1, 1, 1): "pair", (2, 2, 1): "two pair", (3, 1, 1): "three of a kind", (3, 2): "full house"}
GROUPS |= {(4, 1): "four of a kind"}


def best_hands(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """Each live seat's best five for high, with their category, and for low, as the game has them."""
    table = read(situation, rulebook)
    hands: dict[str, Any] = {}
    for place in sorted(_showing(table, rulebook), key=lambda place: place.number):
        cards = cards_of(place, table)
        high = best_high(cards) if table.game != "razz" else None
        low = best_low(cards, table.game) if table.game != "stud" else None
        hands[str(place.number)] = {
            "high": high and {"category": _category(high), "cards": notation(_laid_out(high))},
            "low": low and {"cards": notation(sorted(low, key=_low_key, reverse=True))},
        }
    return {"hands": hands}


def winners(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The seats that hold the best high and the best low; a last seat wins whatever it holds."""
    table = read(situation, rulebook)
    showing = _showing(table, rulebook)
    if len(showing) == 1 and (showing[0].unseen or len(showing[0].cards) < 5):
        alone = [showing[0].number]
        return {"high": [], "low": alone} if table.game == "razz" else {"high": alone, "low": []}
    highs, lows = winning(showing, table)
    return {"high": highs, "low": lows}


def winning(places: Sequence[Place], table: Table) -> tuple[list[int], list[int]]:
    """The seats among these that hold the best high and the best low; nobody where the game or the cards have none."""
    highs: dict[int, Strength] = {}
    lows: dict[int, Strength] = {}
    for place in places:
        cards = cards_of(place, table)
        if table.game != "razz":
            highs[place.number] = high_strength(best_high(cards))
        if table.game != "stud" and (low := best_low(cards, table.game)) is not None:
            lows[place.number] = low_strength(low)
    return (
        sorted(seat for seat, value in highs.items() if value == max(highs.values())),
        sorted(seat for seat, value in lows.items() if value == min(lows.values())),
    )


def best_high(cards: Sequence[Card]) -> Five:
    """The highest five; of equal ones, those of the higher suits."""
    return max(combinations(cards, 5), key=lambda five: (high_strength(five), sorted(five, reverse=True)))


def best_low(cards: Sequence[Card], game: str) -> Five | None:
    """The lowest five, of equal ones those of the higher suits; None in stud8 when no five qualify."""
    fives = [five for five in combinations(cards, 5) if game == "razz" or _qualifies(five)]
    if not fives:
        return None
    return min(fives, key=lambda five: (low_strength(five), [-card for card in sorted(five, reverse=True)]))


def high_strength(five: Five) -> Strength:
    """The category's place in the order, then the ranks that count, largest group first."""
    return (CATEGORIES.index(_category(five)),), tuple(card.rank for card in _laid_out(five))


def low_strength(five: Five) -> Strength:
    """Groups first, then ranks from the top down, the ace low. Less is better."""
    counts = Counter(card.rank.low for card in five)
    groups = sorted(((size, rank) for rank, size in counts.items()), reverse=True)
    return tuple(size for size, _ in groups if size > 1), tuple(rank for _, rank in groups)


def _qualifies(five: Five) -> bool:
    ranks = {card.rank.low for card in five}
    return len(ranks) == 5 and max(ranks) <= 8


def _category(five: Five) -> str:
    counts = Counter(card.rank for card in five)
    if len(counts) < 5:
        return GROUPS[tuple(sorted(counts.values(), reverse=True))]
    ranks = sorted(card.rank for card in five)
    straight = ranks[4] - ranks[0] == 4 or ranks == [2, 3, 4, 5, 14]
    flush = len({card.suit for card in five}) == 1
    if straight:
        return "straight flush" if flush else "straight"
    return "flush" if flush else "high card"


def _laid_out(five: Five) -> list[Card]:
    """Largest group first, then by rank and suit; the ace last in a five-high straight."""
    counts = Counter(card.rank for card in five)
    wheel = sorted(counts) == [2, 3, 4, 5, 14]
    return sorted(five, key=lambda c: (counts[c.rank], c.rank.low if wheel else c.rank, c.suit), reverse=True)


def _low_key(card: Card) -> tuple[int, int]:
    return card.rank.low, card.suit


def _showing(table: Table, rulebook: Rulebook) -> list[Place]:
    gone = folded_so_far(table, rulebook)
    return [place for place in table.live if place.number not in gone]


def cards_of(place: Place, table: Table) -> tuple[Card, ...]:
    """A seat's own cards and the common card. Raises ValueError where one of them is not known."""
    cards = place.cards if table.community is None else (*place.cards, table.community)
    if place.unseen or len(cards) < 5:
        raise ValueError(f"the cards of seat {place.number} are not all known")
    return cards
