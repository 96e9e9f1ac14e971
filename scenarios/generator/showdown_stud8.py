"""Hands that meet at a stud eight-or-better showdown: those that win or seem to, and what the others must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenarios.engine.cards import Card, Rank
from scenarios.engine.high import best_high, high_value
from scenarios.engine.low import best_low_razz, low_razz_value
from scenarios.generator.hand_looks import low_cards, lowest_with_pairs
from scenarios.generator.hands import Fits, NoSuchHand, Pack, Seven, Showdown
from scenarios.generator.showdown_razz import above_the_ace, low_ranks, plain
from scenarios.generator.showdown_stud import FLUSH, FULL, PAIR, STRAIGHT, THREE, TWO, ranks_of
from scenarios.generator.stream import SeedStream

Ranks = tuple[int, ...]
_TRIES = 60


def _no_low(stream: SeedStream, pack: Pack) -> Showdown:
    """Nobody qualifies: one hand lacks a single card."""
    near = [card for rank in stream.sample(range(1, 9), 4) for card in pack.of(rank)]
    return Showdown((pack.around(near, far_from_low, least=10), pack.around((), far_from_low)), far_from_low)


def _nine_low(stream: SeedStream, pack: Pack) -> Showdown:
    """Nobody qualifies: the lowest hand is nine high."""
    nine = pack.low(low_ranks(stream, 9), lambda cards: low_cards(cards) == 4)
    return Showdown((nine, pack.around((), far_from_low)), far_from_low)


def _counterfeited_low(stream: SeedStream, pack: Pack) -> Showdown:
    """A hand of low cards that pair each other: it has no low, or a worse one than it seems."""
    if stream.chance(1, 3):
        return _worse_than_it_seems(stream, pack)
    counts = stream.pick(((2, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1, 1), (3, 1, 1, 1)))
    ranks = stream.sample(range(1, stream.between(5, 8) + 1), 4)
    cards = [card for rank, count in zip(ranks, counts, strict=True) for card in pack.of(rank, count)]
    trap = pack.around(cards, least=10)
    if stream.chance(1, 2):
        return Showdown((trap, pack.around((), far_from_low)), far_from_low)
    seen = lowest_with_pairs(trap.cards)
    best = pack.low(low_ranks(stream, 8), lambda cards: plain(cards) and lowest_with_pairs(cards) > seen)
    return Showdown((trap, best), _behind(best))


def _worse_than_it_seems(stream: SeedStream, pack: Pack) -> Showdown:
    """The pair is of the lowest rank: with it the hand would win the low, without it another does."""
    for _ in range(_TRIES):
        own, ranks = low_ranks(stream, 8), low_ranks(stream, stream.between(7, 8))
        if (*own[1:], own[4]) < ranks < own:
            cards = [*pack.of(own[4], 2), *(card for rank in own[:4] for card in pack.of(rank))]
            trap = pack.around(cards, _lows(own))
            best = pack.low(ranks, plain)
            return Showdown((trap, best), _behind(best))
    raise NoSuchHand


def _lows(ranks: Ranks) -> Fits:
    return lambda cards: best_low_razz(cards).ranks == ranks


def _one_low(stream: SeedStream, pack: Pack) -> Showdown:
    """One hand qualifies; another wins high."""
    low = pack.low(low_ranks(stream, stream.between(6, 8)), lambda cards: high_value(cards) >> 20 <= PAIR)
    return Showdown((low, _strong(stream, pack)), far_from_low)


def _scoop(stream: SeedStream, pack: Pack) -> Showdown:
    """One hand is best both ways, its low being no straight and no flush."""

    def strong(cards: Sequence[Card]) -> bool:
        high = best_high(cards)
        return plain(cards) and (high.category >= TWO or (high.category is PAIR and high.ranks[0] >= Rank.NINE))

    best = pack.low(low_ranks(stream, stream.between(6, 8)), strong)
    return Showdown((best,), _behind_both(best))


def _straight_both_ways(stream: SeedStream, pack: Pack) -> Showdown:
    """A straight or a flush of low cards is best both ways."""
    suited = stream.chance(1, 3)
    top = stream.between(5 if not suited else 6, 8)
    best = pack.low(low_ranks(stream, top) if suited else tuple(range(top, top - 5, -1)), suited=suited)
    return Showdown((best,), _behind_both(best))


def _two_lows(stream: SeedStream, pack: Pack) -> Showdown:
    """Two hands qualify; half of the time the worse one has the lower small cards."""
    for _ in range(_TRIES):
        one, other = (low_ranks(stream, stream.between(6, 8)) for _ in range(2))
        best, worse = min(one, other), max(one, other)
        if best != worse and (stream.chance(1, 2) or worse[::-1] < best[::-1]):
            low = pack.low(best, lambda cards: high_value(cards) >> 20 <= PAIR and plain(cards))
            if stream.chance(1, 2):
                return Showdown((low, pack.low(worse, plain), _strong(stream, pack)), _behind(low))
            return Showdown((low, pack.low(worse, _stronger(low))), _behind(low))
    raise NoSuchHand


def _tied_low(stream: SeedStream, pack: Pack) -> Showdown:
    """Two or three hands hold the same low."""
    ranks = low_ranks(stream, stream.between(6, 8))
    hands = [pack.low(ranks) for _ in range(3 if stream.chance(1, 6) else 2)]
    if stream.chance(1, 2):
        hands.append(_strong(stream, pack))
    return Showdown(tuple(hands), _behind(hands[0]))


def _three_lows(stream: SeedStream, pack: Pack) -> Showdown:
    """Three hands hold the same low, and another wins high."""
    ranks = above_the_ace(stream, stream.between(7, 8))
    hands = [pack.low(ranks, lambda cards: high_value(cards) >> 20 <= PAIR) for _ in range(3)]
    return Showdown((*hands, _strong(stream, pack)), _behind(hands[0]))


def _tied_high(stream: SeedStream, pack: Pack) -> Showdown:
    """Two hands hold the same high hand and no low; a third has one."""
    low = pack.low(low_ranks(stream, stream.between(6, 8)), lambda cards: high_value(cards) >> 20 <= PAIR)
    category = stream.pick((TWO, STRAIGHT))
    for _ in range(_TRIES):
        ranks = ranks_of(stream, category)
        if ranks[0] >= (Rank.QUEEN if category is STRAIGHT else Rank.TEN):
            hands = [pack.high(category, ranks, far_from_low) for _ in range(2)]
            return Showdown((low, *hands), _below_both(hands[0]))
    raise NoSuchHand


def _same_both_ways(stream: SeedStream, pack: Pack) -> Showdown:
    """Two hands, now and then three, hold the same straight of low cards, and it is best both ways."""
    top = stream.between(5, 8)

    def best(cards: Sequence[Card]) -> bool:
        high = best_high(cards)
        return high.category is STRAIGHT and high.ranks[0] == top

    count = 3 if stream.chance(1, 6) else 2
    hands = [pack.low(tuple(range(top, top - 5, -1)), best) for _ in range(count)]
    return Showdown(tuple(hands), _behind_both(hands[0]))


def _strong(stream: SeedStream, pack: Pack) -> Seven:
    """A hand for the high side alone."""
    category = stream.pick((TWO, TWO, THREE, STRAIGHT, FLUSH, FULL))
    for _ in range(_TRIES):
        ranks = ranks_of(stream, category)
        if ranks[0] < Rank.TEN or (category is STRAIGHT and ranks[0] < Rank.QUEEN):
            continue
        try:
            return pack.high(category, ranks, far_from_low)
        except NoSuchHand:
            continue
    raise NoSuchHand


def far_from_low(cards: Sequence[Card]) -> bool:
    """Whether the cards make no low, would make none if a nine or a pair were let pass."""
    return low_cards(cards) < 5 and low_razz_value(cards) >> 16 > 9


def _stronger(than: Seven) -> Fits:
    bar = high_value(than.cards)
    return lambda cards: high_value(cards) > bar


def _behind(best: Seven) -> Fits:
    """Whether a low is worse, also if a rank could count twice."""
    value, ranks = low_razz_value(best.cards), best_low_razz(best.cards).ranks
    return lambda cards: low_razz_value(cards) > value and lowest_with_pairs(cards) > ranks


def _below_both(best: Seven) -> Fits:
    """Whether a hand is worse for high, and far from a low."""
    high = high_value(best.cards)
    return lambda cards: high_value(cards) < high and far_from_low(cards)


def _behind_both(best: Seven) -> Fits:
    low, high = _behind(best), high_value(best.cards)
    return lambda cards: high_value(cards) < high and low(cards)


STUD8: Mapping[str, Callable[[SeedStream, Pack], Showdown]] = {
    "no-low": _no_low,
    "one-low": _one_low,
    "scoop": _scoop,
    "straight-both-ways": _straight_both_ways,
    "two-lows": _two_lows,
    "tied-low": _tied_low,
    "three-alike": _three_lows,
    "tied-high": _tied_high,
    "same-both-ways": _same_both_ways,
    "counterfeited-low": _counterfeited_low,
    "nine-low": _nine_low,
}
"""What builds the hands, by class. Each raises NoSuchHand where the cards left do not hold them."""
