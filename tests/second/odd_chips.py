"""In which order tied seats are served a chip each, so that the odd chips fall to the first of them.

High: the seat with the highest card by suit comes first, of all seven cards or of its five. Low, and razz: the lowest
card by suit of all seven or of the five, or the highest of the five. If the card is the common one for both, the next
decides. Where several fives make the same hand, a seat is given the one that serves it best.

No text says whether the ace is the high or the low end of a low hand, or of a five-high straight: both are tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from scenarios.engine.cards import Card
from scenarios.engine.rulebook import OddChipHighCards, OddChipLow, Rulebook
from tests.second.hands import best_high, best_low, cards_of, high_strength, low_strength
from tests.second.reading import Place, Table

Order = tuple[int, ...]
Key = list[tuple[int, int]]


def high_orders(tied: Sequence[Place], odd: int, table: Table, rulebook: Rulebook) -> list[Order]:
    """The order among tied highs; more than one where no text decides between them."""
    rule = rulebook.odd_chip_high_cards
    if rule is OddChipHighCards.UNSETTLED:
        return _any_of(tied, odd)
    if rule is OddChipHighCards.SEVEN:
        return _sorted_by({p.number: _key(cards_of(p, table), rulebook, ace=14) for p in tied}, highest=True)
    fives = {place.number: _same_highs(cards_of(place, table)) for place in tied}
    wheel = {int(card.rank) for card in next(iter(fives.values()))[0]} == {2, 3, 4, 5, 14}
    return _distinct(
        order
        for ace in ((14, 1) if wheel else (14,))
        for order in _sorted_by({s: max(_key(f, rulebook, ace) for f in fives[s]) for s in fives}, highest=True)
    )


def low_orders(tied: Sequence[Place], odd: int, table: Table, rulebook: Rulebook) -> list[Order]:
    """The order among tied lows; more than one where no text decides between them."""
    rule = rulebook.odd_chip_low
    if rule is OddChipLow.UNSETTLED:
        return _any_of(tied, odd)
    highest = rule is OddChipLow.HIGHEST_OF_FIVE
    kept = {p.number: cards_of(p, table) for p in tied}
    all_seven = rule is OddChipLow.LOWEST_OF_SEVEN
    sets = {seat: [cards] if all_seven else _same_lows(cards, table.game) for seat, cards in kept.items()}
    return _distinct(
        order
        for ace in (1, 14)
        for order in _sorted_by({seat: _best_key(sets[seat], rulebook, ace, highest) for seat in sets}, highest)
    )


def _any_of(tied: Sequence[Place], odd: int) -> list[Order]:
    """No rule: any of them might be served first."""
    seats = [place.number for place in tied]
    return [(*first, *(seat for seat in seats if seat not in first)) for first in combinations(seats, odd)]


def _same_highs(cards: Sequence[Card]) -> list[Sequence[Card]]:
    best = high_strength(best_high(cards))
    return [five for five in combinations(cards, 5) if high_strength(five) == best]


def _same_lows(cards: Sequence[Card], game: str) -> list[Sequence[Card]]:
    low = best_low(cards, game)
    assert low is not None
    return [five for five in combinations(cards, 5) if low_strength(five) == low_strength(low)]


def _best_key(sets: Sequence[Sequence[Card]], rulebook: Rulebook, ace: int, highest: bool) -> Key:
    if highest:
        return max(_key(cards, rulebook, ace) for cards in sets)
    return min(_key(cards, rulebook, ace)[::-1] for cards in sets)


def _key(cards: Iterable[Card], rulebook: Rulebook, ace: int) -> Key:
    """The cards from the highest down, each with its suit's place."""
    ranked = [(ace if card.rank == 14 else int(card.rank), rulebook.suit_order.index(card.suit)) for card in cards]
    return sorted(ranked, reverse=True)


def _sorted_by(keys: dict[int, Key], highest: bool) -> list[Order]:
    return [tuple(sorted(keys, key=lambda seat: keys[seat], reverse=highest))]


def _distinct(orders: Iterable[Order]) -> list[Order]:
    return list(dict.fromkeys(orders))
