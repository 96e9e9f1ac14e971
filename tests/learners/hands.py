"""Wrong rules, outside the catalogue, about who wins: each gives the winners of both sides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, best_high, high_value
from scenarios.engine.low import low_eight_value, low_razz_value
from scenarios.engine.rulebook import Game
from scenarios.engine.showdown import known_cards
from scenarios.questions.answers import WinnersAnswer
from scenarios.questions.question import Item

Cards = tuple[Card, ...]
Held = Mapping[Seat, Cards]
HandsRule = Callable[[Item, Held, WinnersAnswer], WinnersAnswer | None]


def held(item: Item) -> Held:
    return {one.seat: known_cards(item.state, one) for one in item.state.live}


def _best(values: Mapping[Seat, Any]) -> frozenset[Seat]:
    top = max(values.values())
    return frozenset(seat for seat, value in values.items() if value == top)


def _high(item: Item, cards: Held, right: WinnersAnswer, worth: Callable[[Cards], object]) -> WinnersAnswer | None:
    """The high side by another worth."""
    if item.state.game is Game.RAZZ:
        return None
    return WinnersAnswer(_best({seat: worth(some) for seat, some in cards.items()}), right.low)


def _low(item: Item, cards: Held, right: WinnersAnswer, badness: Callable[[Cards], Any]) -> WinnersAnswer | None:
    """The low side by another order, among those that qualify."""
    if item.state.game is Game.STUD:
        return None
    razz = item.state.game is Game.RAZZ
    able = {seat: some for seat, some in cards.items() if razz or low_eight_value(some) is not None}
    found = {seat: badness(some) for seat, some in able.items()}
    low = frozenset(seat for seat, value in found.items() if value == min(found.values()))
    return WinnersAnswer(right.high, low)


def _four_to_a_flush(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """Four cards of a suit beat a pair, as in some home games of old."""

    def worth(some: Cards) -> tuple[int, int]:
        hand = best_high(some)
        four = max(sum(card.suit is one.suit for card in some) for one in some) == 4
        between = 2 * Category.PAIR + 1 if four else 0  # above a pair, below two
        return max(2 * hand.category, between), hand.value

    return _high(item, cards, right, worth)


def _round_the_corner(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """A straight may go round the ace: Q K A 2 3."""

    def worth(some: Cards) -> tuple[int, int]:
        value = high_value(some)
        ranks = {int(card.rank) for card in some}
        turned = any({(low + step - 2) % 13 + 2 for step in range(5)} <= ranks for low in range(11, 14))
        return max(value >> 20, Category.STRAIGHT if turned else 0), value

    return _high(item, cards, right, worth)


def _lower_pair_first(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """Two pair and full houses are compared by their second rank first."""

    def worth(some: Cards) -> tuple[int, tuple[int, ...]]:
        hand = best_high(some)
        turned = hand.category in (Category.TWO_PAIR, Category.FULL_HOUSE)
        return hand.category, (hand.ranks[1], hand.ranks[0], *hand.ranks[2:]) if turned else hand.ranks

    return _high(item, cards, right, worth)


def _suits_rank_flushes(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """Of two flushes the one in the higher suit wins."""

    def worth(some: Cards) -> tuple[int, int, int]:
        hand = best_high(some)
        return hand.category, hand.cards[0].suit if hand.category is Category.FLUSH else 0, hand.value

    return _high(item, cards, right, worth)


def _pips_of_the_low(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """The low with the smallest sum wins."""
    return _low(item, cards, right, lambda some: min(map(_sum, _lows(some)), default=99))


def _lows(some: Cards) -> Iterator[Cards]:
    return (five for five in combinations(some, 5) if len({card.rank for card in five}) == 5)


def _sum(five: Cards) -> int:
    return sum(card.rank.low for card in five)


def _deuce_to_seven(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """The worst five cards as a high hand are the best low: straights and flushes count, the ace is high."""
    return _low(item, cards, right, lambda some: min(map(high_value, combinations(some, 5))))


def _seven_or_better(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """A low of eight does not qualify."""
    if item.state.game is not Game.STUD8:
        return None
    values = {seat: low_razz_value(some) for seat, some in cards.items()}
    low = {seat: value for seat, value in values.items() if value >> 16 <= 7}
    return WinnersAnswer(right.high, frozenset(seat for seat in low if low[seat] == min(low.values())))


def _all_seven_cards(item: Item, cards: Held, right: WinnersAnswer) -> WinnersAnswer | None:
    """Equal fives are separated by the cards left over, and so is everything of one category."""

    def worth(some: Cards) -> tuple[int, list[int]]:
        return best_high(some).category, sorted((int(card.rank) for card in some), reverse=True)

    return _high(item, cards, right, worth)


WINNERS: tuple[HandsRule, ...] = (
    _four_to_a_flush, _round_the_corner, _lower_pair_first, _suits_rank_flushes, _pips_of_the_low, _deuce_to_seven,
    _seven_or_better, _all_seven_cards,
)  # fmt: skip
