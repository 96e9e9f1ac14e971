"""Hands that meet at a razz showdown: the lowest and the next lowest built, everybody else higher."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenarios.engine.cards import Card
from scenarios.engine.high import Category, high_value
from scenarios.engine.low import best_low_razz, low_razz_value
from scenarios.generator.hand_looks import lowest_with_pairs
from scenarios.generator.hands import Fits, NoSuchHand, Pack, Seven, Showdown
from scenarios.generator.stream import SeedStream

Ranks = tuple[int, ...]
_TRIES = 60


def low_ranks(stream: SeedStream, top: int) -> Ranks:
    """Five different ranks from the highest, ``top``, down; the ace is 1. Not five in a row."""
    while True:
        ranks = (top, *sorted(stream.sample(range(1, top), 4), reverse=True))
        if top == 5 or not in_a_row(ranks):
            return ranks


def above_the_ace(stream: SeedStream, top: int) -> Ranks:
    """Five different ranks up to ``top`` without an ace: which end an ace is at no text says of odd chips."""
    return top, *sorted(stream.sample(range(2, top), 4), reverse=True)


def in_a_row(ranks: Sequence[int]) -> bool:
    return ranks[0] - ranks[4] == 4


def _low(stream: SeedStream, pack: Pack) -> Showdown:
    top = stream.between(6, 8)
    worse = min(top + stream.pick((1, 1, 2, 3)), 11)
    return _against(pack.low(low_ranks(stream, top), plain), pack.low(low_ranks(stream, worse)))


def _second_card(stream: SeedStream, pack: Pack) -> Showdown:
    top = stream.between(7, 8)
    for _ in range(_TRIES):
        one, other = low_ranks(stream, top), low_ranks(stream, top)
        if one != other:
            return _against(pack.low(min(one, other), plain), pack.low(max(one, other)))
    raise NoSuchHand


def _no_qualifier(stream: SeedStream, pack: Pack) -> Showdown:
    """The lowest hand is nine high or worse."""
    top = stream.pick((9, 9, 9, 10, 10, 11))
    best = pack.low(low_ranks(stream, top), plain)
    return _against(best, pack.low(low_ranks(stream, top + stream.between(1, 2)), higher_than(best)), bar=best)


def _straight_ignored(stream: SeedStream, pack: Pack) -> Showdown:
    """The lowest hand is a straight or a flush, and the next is neither."""
    suited = stream.chance(1, 3)
    top = stream.between(5, 8)
    best = pack.low(low_ranks(stream, top) if suited else tuple(range(top, top - 5, -1)), suited=suited)
    return _against(best, pack.low(low_ranks(stream, top + stream.between(1, 2)), plain), bar=best)


def _tie(stream: SeedStream, pack: Pack) -> Showdown:
    ranks = low_ranks(stream, stream.between(5, 9))
    hands = [pack.low(ranks) for _ in range(3 if stream.chance(1, 5) else 2)]
    return Showdown(tuple(hands), higher_than(hands[0]))


def _three_alike(stream: SeedStream, pack: Pack) -> Showdown:
    ranks = above_the_ace(stream, stream.between(6, 10))
    hands = [pack.low(ranks) for _ in range(3)]
    return Showdown(tuple(hands), higher_than(hands[0]))


def _paired(stream: SeedStream, pack: Pack) -> Showdown:
    """One hand has four different ranks at most; it would win if its pair did not count against it."""
    counts = stream.pick(((2, 2, 2, 1), (2, 2, 1, 2), (3, 2, 1, 1), (2, 2, 3)))
    small = stream.sample(range(1, 8), 3)
    ranks = (*small, stream.pick([rank for rank in range(1, 14) if rank not in small]))[: len(counts)]
    trap = pack.around([card for rank, count in zip(ranks, counts, strict=True) for card in pack.of(rank, count)])
    seen = lowest_with_pairs(trap.cards)
    if seen[0] >= 12:
        raise NoSuchHand
    least = low_ranks(stream, stream.between(max(seen[0] + 1, 7), 12))
    best = pack.low(least, plain)
    higher = higher_than(best)
    return Showdown((best, trap), lambda cards: higher(cards) and lowest_with_pairs(cards) > least)


def plain(cards: Sequence[Card]) -> bool:
    """Whether the lowest five, as they prove themselves, are no straight and no flush."""
    return high_value(best_low_razz(cards).cards) >> 20 < Category.STRAIGHT


def higher_than(hand: Seven) -> Fits:
    """Whether seven cards make a higher, worse, low than this."""
    bar = low_razz_value(hand.cards)
    return lambda cards: low_razz_value(cards) > bar


def _against(best: Seven, worse: Seven, bar: Seven | None = None) -> Showdown:
    """Others are higher than ``bar`` (or else the worse), and do not look lowest by counting a rank twice."""
    ranks = best_low_razz(best.cards).ranks
    higher = higher_than(bar or worse)
    return Showdown((best, worse), lambda cards: higher(cards) and _no_trap(cards, ranks))


def _no_trap(cards: Sequence[Card], ranks: Ranks) -> bool:
    return not best_low_razz(cards).paired or lowest_with_pairs(cards) > ranks


RAZZ: Mapping[str, Callable[[SeedStream, Pack], Showdown]] = {
    "low": _low,
    "second-card": _second_card,
    "paired": _paired,
    "straight-ignored": _straight_ignored,
    "tie": _tie,
    "three-alike": _three_alike,
    "no-qualifier": _no_qualifier,
}
"""What builds the hands, by class. Each raises NoSuchHand where the cards left do not hold them."""
