"""Hands that meet at a stud showdown: the best and the next best built, everybody else weaker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from scenarios.engine.high import Category, best_high, high_value
from scenarios.generator.hand_looks import three_pairs
from scenarios.generator.hands import Fits, NoSuchHand, Pack, Seven, Showdown
from scenarios.generator.stream import SeedStream

Ranks = tuple[int, ...]

HIGH, PAIR, TWO, THREE = Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND
STRAIGHT, FLUSH, FULL = Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE
_TRIES = 60
_LEAST_KICKER = 5
"""Below the lowest kicker there must be room for two more cards that do not play."""

GROUPED = {HIGH: 1, PAIR: 1, TWO: 2, THREE: 1, STRAIGHT: 1, FLUSH: 1, FULL: 2}
"""How many of a hand's ranks are its own; those after them are kickers."""
_KICKERS = {HIGH: 4, PAIR: 3, TWO: 1, THREE: 2, STRAIGHT: 0, FLUSH: 4, FULL: 0}


def ranks_of(stream: SeedStream, category: Category) -> Ranks:
    """Ranks at random for a hand of the category, as in ``HighHand.ranks``; no straight is five high."""
    if category is STRAIGHT:
        return (stream.between(6, 14),)
    own, extra = GROUPED[category], _KICKERS[category]
    for _ in range(_TRIES):
        ranks = stream.sample(range(2, 15), own + extra)
        found = _in_order(category, ranks)
        if _playable(category, found):
            return found
    raise NoSuchHand


def _in_order(category: Category, ranks: Sequence[int]) -> Ranks:
    own = GROUPED[category]
    if category in (HIGH, FLUSH):
        return tuple(sorted(ranks, reverse=True))
    first = sorted(ranks[:own], reverse=True) if category is TWO else ranks[:own]
    return (*first, *sorted(ranks[own:], reverse=True))


def _playable(category: Category, ranks: Ranks) -> bool:
    """Whether two more cards can stand beside the five without playing."""
    if category is HIGH and (ranks[0] - ranks[4] == 4 or ranks[4] < _LEAST_KICKER):
        return False
    if category is FLUSH:
        return ranks[0] - ranks[4] != 4 and ranks != (14, 5, 4, 3, 2)
    return category is FULL or ranks[-1] >= _LEAST_KICKER


def _category(stream: SeedStream, pack: Pack) -> Showdown:
    worse = stream.pick((HIGH, PAIR, PAIR, TWO, TWO, THREE, THREE, STRAIGHT, FLUSH))
    better = Category(min(worse + stream.pick((1, 1, 2)), FULL))
    best = openly(pack.high(better, ranks_of(stream, better)))
    return _against(best, pack.high(worse, ranks_of(stream, worse)))


def _rank(stream: SeedStream, pack: Pack) -> Showdown:
    category = stream.pick((HIGH, PAIR, PAIR, TWO, TWO, THREE, STRAIGHT, FLUSH, FULL))
    own = GROUPED[category]
    one = ranks_of(stream, category)
    for _ in range(_TRIES):
        other = ranks_of(stream, category)
        if other[:own] != one[:own]:
            return _same_kind(pack, category, max(one, other), min(one, other))
    raise NoSuchHand


def _kicker(stream: SeedStream, pack: Pack) -> Showdown:
    """Two hands that differ in one kicker, or in a lower card of a flush or of no pair."""
    category = stream.pick((HIGH, PAIR, PAIR, PAIR, TWO, TWO, FLUSH))
    own = GROUPED[category]
    for _ in range(_TRIES):
        best = ranks_of(stream, category)
        kickers = list(best[own:])
        kickers[stream.below(len(kickers))] = stream.between(3, 13)
        if category in (HIGH, FLUSH) and max(kickers) > best[0]:
            continue
        worse = (*best[:own], *sorted(kickers, reverse=True))
        if worse < best and len(set(worse)) == len(worse) and _playable(category, worse):
            return _same_kind(pack, category, best, worse)
    raise NoSuchHand


def _same_kind(pack: Pack, category: Category, best: Ranks, worse: Ranks) -> Showdown:
    """Two hands of a kind, without a third pair beside two."""
    return _against(
        openly(pack.high(category, best, lambda cards: not three_pairs(cards))),
        pack.high(category, worse, lambda cards: not three_pairs(cards)),
    )


def _tie(stream: SeedStream, pack: Pack) -> Showdown:
    category = stream.pick((HIGH, PAIR, PAIR, TWO, TWO, STRAIGHT, STRAIGHT))
    ranks = ranks_of(stream, category)
    seats = 3 if category in (HIGH, STRAIGHT) and stream.chance(1, 4) else 2
    hands = [pack.high(category, ranks, lambda cards: not three_pairs(cards)) for _ in range(seats)]
    return Showdown(tuple(hands), weaker_than(hands[0]))


def _three_alike(stream: SeedStream, pack: Pack) -> Showdown:
    """Three hands that tie."""
    category = stream.pick((HIGH, STRAIGHT, STRAIGHT))
    ranks = ranks_of(stream, category)
    hands = [pack.high(category, ranks) for _ in range(3)]
    return Showdown(tuple(hands), weaker_than(hands[0]))


def _third_pair(stream: SeedStream, pack: Pack) -> Showdown:
    """Three pairs against two: the better kicker or the better two pair wins, or they tie."""
    high, middle, third = sorted(stream.sample(range(3, 14), 3), reverse=True)
    pairs = [card for rank in (high, middle, third) for card in pack.of(rank, 2)]
    trap = pack.around(pairs, lambda cards: high_value(cards) >> 20 == TWO)
    own: Ranks = best_high(trap.cards).ranks
    ranks: Ranks
    match stream.below(4):
        case 0:  # equal: the third pair or the seventh card gives one kicker, the other hand has the same
            ranks = own
        case 1:  # a better top pair
            top = stream.between(high + 1, 14)
            second = stream.pick([rank for rank in range(2, top) if rank not in (high, middle, third)])
            ranks = (top, second, stream.pick([rank for rank in range(6, 15) if rank not in (top, second)]))
        case _:  # the same two pair and a better kicker
            higher = [rank for rank in range(own[2] + 1, 15) if rank not in own]
            ranks = (high, middle, stream.pick(higher) if higher else own[2])
    return _against(pack.high(TWO, ranks, lambda cards: not three_pairs(cards)), trap)


def _straight_or_flush(stream: SeedStream, pack: Pack) -> Showdown:
    """The best hand has three of its five cards face down."""
    better = stream.pick((STRAIGHT, STRAIGHT, FLUSH, FLUSH, FULL))
    worse = Category(better - stream.between(1, 2))
    best = pack.high(better, ranks_of(stream, better))
    hidden = tuple(stream.sample(best_high(best.cards).cards, 3))
    return _against(replace(best, hidden=hidden), pack.high(worse, ranks_of(stream, worse)))


def _wheel(stream: SeedStream, pack: Pack) -> Showdown:
    """The lowest straight, beaten by a higher one or ahead of what no straight is."""
    wheel = openly(pack.high(STRAIGHT, (5,)))
    if stream.chance(2, 3):
        return _against(openly(pack.high(STRAIGHT, (stream.between(6, 10),))), wheel)
    worse = stream.pick((TWO, THREE, THREE))
    return _against(wheel, pack.high(worse, ranks_of(stream, worse)))


def openly(seven: Seven) -> Seven:
    """The hand with a card face down that it does not use: never are three of its five hidden."""
    five = best_high(seven.cards).cards
    return replace(seven, hidden=(next(card for card in seven.cards if card not in five),))


def weaker_than(*hands: Seven) -> Fits:
    """Whether seven cards are a worse high hand than each of these."""
    bar = min(high_value(hand.cards) for hand in hands)
    return lambda cards: high_value(cards) < bar


def _against(best: Seven, worse: Seven) -> Showdown:
    return Showdown((best, worse), weaker_than(best, worse))


STUD: Mapping[str, Callable[[SeedStream, Pack], Showdown]] = {
    "category": _category,
    "rank": _rank,
    "kicker": _kicker,
    "tie": _tie,
    "three-alike": _three_alike,
    "third-pair": _third_pair,
    "straight-or-flush": _straight_or_flush,
    "wheel": _wheel,
}
"""What builds the hands, by class. Each raises NoSuchHand where the cards left do not hold them."""
