"""Wrong rules about the high side: each says which seats would win high."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, TypeAlias

from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, HighHand, high_value
from scenarios.generator.hand_looks import three_pairs

Cards: TypeAlias = tuple[Card, ...]
Held: TypeAlias = Mapping[Seat, Cards]
Highs: TypeAlias = Mapping[Seat, HighHand]
Winners: TypeAlias = tuple[Seat, ...]
HighRule: TypeAlias = Callable[[Held, Highs, Winners], frozenset[Seat] | None]

_PLACES = {Category.TWO_PAIR: 2, Category.STRAIGHT: 1, Category.FULL_HOUSE: 2}
_WHEEL = (14, 5, 4, 3, 2)
_RAISED = tuple(Card.of(card.rank.low + 1, card.suit) for card in DECK)


def best(values: Mapping[Seat, Any]) -> frozenset[Seat]:
    """The seats of the greatest value."""
    top = max(values.values())
    return frozenset(seat for seat, value in values.items() if value == top)


def _suits_break_ties(_: Held, highs: Highs, tied: Winners) -> frozenset[Seat] | None:
    """Of equal hands the one with the higher suit wins: of their first cards, else of the next."""
    return best({seat: [card.suit for card in highs[seat].cards] for seat in tied}) if len(tied) > 1 else None


def _first_seat_breaks_ties(_: Held, __: Highs, tied: Winners) -> frozenset[Seat] | None:
    return frozenset(tied[:1]) if len(tied) > 1 else None


def _sixth_card_counts(held: Held, highs: Highs, tied: Winners) -> frozenset[Seat] | None:
    """Of equal hands the one with the higher sixth card wins, then with the higher seventh."""
    if len(tied) < 2:
        return None
    return best(
        {seat: sorted((c.rank for c in held[seat] if c not in highs[seat].cards), reverse=True) for seat in tied}
    )


def _third_pair_counts(held: Held, highs: Highs, _: Winners) -> frozenset[Seat]:
    """Three pairs rank above two and below three of a kind."""

    def value(seat: Seat) -> tuple[int, bool, int]:
        hand = highs[seat]
        return hand.category, hand.category is Category.TWO_PAIR and three_pairs(held[seat]), hand.value

    return best({seat: value(seat) for seat in highs})


def _kicker_ignored(_: Held, highs: Highs, __: Winners) -> frozenset[Seat]:
    """Only the ranks that name the hand count; the rest is equal."""
    return best({seat: (hand.category, hand.ranks[: _PLACES.get(hand.category, 1)]) for seat, hand in highs.items()})


def _same_kind_ties(_: Held, highs: Highs, __: Winners) -> frozenset[Seat]:
    """Hands of one category are equal, whatever their ranks."""
    return best({seat: hand.category for seat, hand in highs.items()})


def _rank_before_kind(_: Held, highs: Highs, __: Winners) -> frozenset[Seat]:
    """The rank that names the hand counts first: a pair of aces beats two pair, kings and fours."""
    return best({seat: (hand.ranks[0], hand.category, hand.ranks) for seat, hand in highs.items()})


def _exchanged(highs: Highs, right: Winners, one: Category, other: Category) -> frozenset[Seat]:
    if not any(hand.category in (one, other) for hand in highs.values()):
        return frozenset(right)
    places = {one: other, other: one}
    return best({seat: (places.get(hand.category, hand.category), hand.ranks) for seat, hand in highs.items()})


def _straight_beats_flush(_: Held, highs: Highs, right: Winners) -> frozenset[Seat]:
    return _exchanged(highs, right, Category.STRAIGHT, Category.FLUSH)


def _two_pair_beats_three(_: Held, highs: Highs, right: Winners) -> frozenset[Seat]:
    return _exchanged(highs, right, Category.TWO_PAIR, Category.THREE_OF_A_KIND)


def _three_beats_straight(_: Held, highs: Highs, right: Winners) -> frozenset[Seat]:
    return _exchanged(highs, right, Category.THREE_OF_A_KIND, Category.STRAIGHT)


def _flush_beats_full_house(_: Held, highs: Highs, right: Winners) -> frozenset[Seat]:
    return _exchanged(highs, right, Category.FLUSH, Category.FULL_HOUSE)


def _wheel_not_seen(held: Held, highs: Highs, _: Winners) -> frozenset[Seat] | None:
    """5-4-3-2-A is no straight."""
    if not any(_is_wheel(hand.value) for hand in highs.values()):
        return None
    return best({seat: _without_wheel(held[seat]) for seat in highs})


def _wheel_ace_high(_: Held, highs: Highs, __: Winners) -> frozenset[Seat] | None:
    """5-4-3-2-A is a straight to the ace, the highest of all."""
    if not any(_is_wheel(hand.value) for hand in highs.values()):
        return None
    ace_up = 14 - 5 << 16
    return best({seat: hand.value + ace_up * _is_wheel(hand.value) for seat, hand in highs.items()})


def _ace_only_low(held: Held, _: Highs, __: Winners) -> frozenset[Seat]:
    """The ace counts one and never stands above the king. Every rank one higher, the ace a two, gives its order."""
    raised = {seat: tuple([_RAISED[card] for card in cards]) for seat, cards in held.items()}
    return best({seat: _without_wheel(cards) for seat, cards in raised.items()})


def _top_card_first(held: Held, _: Highs, __: Winners) -> frozenset[Seat]:
    """The highest card wins whatever the hands are called, then the next."""
    return best({seat: sorted((card.rank for card in cards), reverse=True)[:5] for seat, cards in held.items()})


def _is_wheel(value: int) -> bool:
    return value >> 16 in (Category.STRAIGHT << 4 | 5, Category.STRAIGHT_FLUSH << 4 | 5)


def _without_wheel(cards: Cards) -> int:
    """The value of the best five where an ace below the two makes no straight."""
    value = high_value(cards)
    if not _is_wheel(value):
        return value
    return max(_five_without_wheel(five) for five in combinations(cards, 5))


def _five_without_wheel(five: Cards) -> int:
    value = high_value(five)
    if not _is_wheel(value):
        return value
    plain = Category.FLUSH if value >> 20 == Category.STRAIGHT_FLUSH else Category.HIGH_CARD
    packed = int(plain)
    for rank in _WHEEL:
        packed = packed << 4 | rank
    return packed


HIGH_RULES: tuple[tuple[str, HighRule], ...] = (
    ("suits_break_ties", _suits_break_ties),
    ("sixth_card_counts", _sixth_card_counts),
    ("first_seat_breaks_ties", _first_seat_breaks_ties),
    ("third_pair_counts", _third_pair_counts),
    ("wheel_not_seen", _wheel_not_seen),
    ("wheel_ace_high", _wheel_ace_high),
    ("kicker_ignored", _kicker_ignored),
    ("straight_beats_flush", _straight_beats_flush),
    ("flush_beats_full_house", _flush_beats_full_house),
    ("two_pair_beats_three", _two_pair_beats_three),
    ("three_beats_straight", _three_beats_straight),
    ("same_kind_ties", _same_kind_ties),
    ("rank_before_kind", _rank_before_kind),
    ("ace_only_low", _ace_only_low),
    ("top_card_first", _top_card_first),
)
"""In the order in which a wrong answer is explained when several fit."""
