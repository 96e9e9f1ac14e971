"""Wrong rules about lows: each says which seats would win low, in stud8 or in razz."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, TypeAlias

from msgspec import Struct

from scenarios.engine.cards import Card, parse_cards
from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, HighHand, high_value
from scenarios.engine.low import LowHand, low_eight_value, low_razz_value
from scenarios.generator.hand_looks import lowest_with_pairs

Cards: TypeAlias = tuple[Card, ...]
Chosen: TypeAlias = frozenset[Seat] | None


class LowTable(Struct, frozen=True):
    """What the rules look at. ``lows`` holds only those that qualify; ``highs`` is empty in razz."""

    held: Mapping[Seat, Cards]
    lows: Mapping[Seat, LowHand]
    winners: tuple[Seat, ...]
    highs: Mapping[Seat, HighHand]
    high_winners: tuple[Seat, ...]
    razz: bool


LowRule: TypeAlias = Callable[[LowTable], Chosen]

_WORST_NINE = low_razz_value(parse_cards("9c 8c 7c 6c 5d"))
_WORST_SEVEN = low_razz_value(parse_cards("7c 6c 5c 4c 3d"))


def lowest(values: Mapping[Seat, Any]) -> frozenset[Seat]:
    """The seats of the smallest value; those of None have no low."""
    found = {seat: value for seat, value in values.items() if value is not None}
    bottom = min(found.values(), default=None)
    return frozenset(seat for seat, value in found.items() if value == bottom)


def _suits_break_low_ties(table: LowTable) -> Chosen:
    """Of equal lows the one with the higher suit wins: of their highest cards, else of the next."""
    suits = {seat: [-card.suit for card in table.lows[seat].cards] for seat in table.winners}
    return lowest(suits) if len(table.winners) > 1 else None


def _sixth_card_counts_in_low(table: LowTable) -> Chosen:
    """Of equal lows the one with the lower sixth card wins, then with the lower seventh."""
    if len(table.winners) < 2:
        return None
    lows, held = table.lows, table.held
    return lowest({s: sorted(c.rank.low for c in held[s] if c not in lows[s].cards) for s in table.winners})


def _first_seat_breaks_low_ties(table: LowTable) -> Chosen:
    return frozenset(table.winners[:1]) if len(table.winners) > 1 else None


def _straight_spoils_low(table: LowTable) -> Chosen:
    """Five cards that are a straight or a flush are no low; a seat may have another five."""
    values: dict[Seat, int | None] = {}
    for seat, low in table.lows.items():
        values[seat] = low.value
        if _spoiled(low.cards):
            fives = (five for five in combinations(table.held[seat], 5) if not _spoiled(five))
            values[seat] = min((value for five in fives if (value := _value(table, five)) is not None), default=None)
    return lowest(values)


def _spoiled(five: Cards) -> bool:
    return high_value(five) >> 20 in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)


def _value(table: LowTable, cards: Cards) -> int | None:
    return low_razz_value(cards) if table.razz else low_eight_value(cards)


def _nine_qualifies(table: LowTable) -> Chosen:
    if table.razz:
        return None
    values = {seat: low_razz_value(cards) for seat, cards in table.held.items()}
    return lowest({seat: value for seat, value in values.items() if value <= _WORST_NINE})


def _pair_allowed(table: LowTable) -> Chosen:
    """The five lowest cards count, though two or more be of one rank."""
    ranks = {seat: lowest_with_pairs(cards) for seat, cards in table.held.items()}
    return lowest({seat: found for seat, found in ranks.items() if table.razz or found[0] <= 8})


def _low_from_bottom(table: LowTable) -> Chosen:
    """Lows are compared from their lowest card up. In razz a pair is still worse than none."""
    return lowest({seat: (low.value >> 20, low.ranks[::-1]) for seat, low in table.lows.items()})


def _low_top_card_only(table: LowTable) -> Chosen:
    """Lows with the same highest card are equal."""
    return lowest({seat: (low.value >> 20, low.ranks[0]) for seat, low in table.lows.items()})


def _ace_not_low(table: LowTable) -> Chosen:
    """The ace counts above the king. Every rank one lower, the two an ace, gives its order."""
    lowered = {seat: tuple(map(_one_lower, cards)) for seat, cards in table.held.items()}
    values = {seat: low_razz_value(cards) for seat, cards in lowered.items()}
    return lowest({seat: value for seat, value in values.items() if table.razz or value <= _WORST_SEVEN})


def _one_lower(card: Card) -> Card:
    return Card.of(14 if card.rank == 2 else card.rank - 1, card.suit)


def _same_five_both_ways(table: LowTable) -> Chosen:
    """The five cards played for high are the only ones that may be a low."""
    if table.razz:
        return None
    return lowest({seat: low_eight_value(hand.cards) for seat, hand in table.highs.items()})


def _best_bad_low(table: LowTable) -> Chosen:
    """Where nobody qualifies, the lowest hand wins the low side all the same."""
    if table.razz or table.lows:
        return None
    return lowest({seat: low_razz_value(cards) for seat, cards in table.held.items()})


def _one_side_each(table: LowTable) -> Chosen:
    """A seat that wins high cannot win low too: the next low does."""
    if table.razz or not set(table.winners) & set(table.high_winners):
        return None
    return lowest({seat: low.value for seat, low in table.lows.items() if seat not in table.high_winners})


def _worst_high_wins_low(table: LowTable) -> Chosen:
    """The low side goes to the seat whose best high hand is the weakest."""
    return lowest({seat: high_value(cards) for seat, cards in table.held.items()})


def _best_high_wins_razz(table: LowTable) -> Chosen:
    return lowest({seat: -high_value(cards) for seat, cards in table.held.items()}) if table.razz else None


LOW_RULES: tuple[tuple[str, LowRule], ...] = (
    ("nine_qualifies", _nine_qualifies),
    ("suits_break_low_ties", _suits_break_low_ties),
    ("sixth_card_counts_in_low", _sixth_card_counts_in_low),
    ("first_seat_breaks_low_ties", _first_seat_breaks_low_ties),
    ("straight_spoils_low", _straight_spoils_low),
    ("pair_allowed", _pair_allowed),
    ("one_side_each", _one_side_each),
    ("low_from_bottom", _low_from_bottom),
    ("low_top_card_only", _low_top_card_only),
    ("ace_not_low", _ace_not_low),
    ("same_five_both_ways", _same_five_both_ways),
    ("best_bad_low", _best_bad_low),
    ("best_high_wins_razz", _best_high_wins_razz),
    ("worst_high_wins_low", _worst_high_wins_low),
)
"""In the order in which a wrong answer is explained when several fit."""
