"""Seven cards for a seat, built so that their best high hand or low is the one wanted.

The five that make the hand are chosen first; the other two are then any cards left that do not make it better. A hand
that cannot be made of the cards left is ``NoSuchHand``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from scenarios.engine.cards import DECK, Card, Rank
from scenarios.engine.high import Category, high_value
from scenarios.engine.low import low_razz_value
from scenarios.generator.stream import SeedStream

Fits = Callable[[Sequence[Card]], bool]

_TRIES = 40
_GROUPS = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
}


class NoSuchHand(Exception):
    """The cards left do not hold what was asked for."""


class Seven(Struct, frozen=True):
    """A seat's seven cards; those of ``hidden``, at most three, are to lie face down."""

    cards: tuple[Card, ...]
    hidden: tuple[Card, ...] = ()


class Showdown(Struct, frozen=True):
    """The hands that matter at a showdown, and what the hands of everybody else must be for them to matter."""

    hands: tuple[Seven, ...]
    others: Fits


class Pack:
    """The cards nobody has yet. Everything built from a pack leaves it."""

    __slots__ = ("_held", "_stream", "left")

    def __init__(self, stream: SeedStream, cards: Sequence[Card] = DECK) -> None:
        self._stream = stream
        self.left = list(cards)
        self._held = set(cards)

    def high(self, category: Category, ranks: Sequence[int], fits: Fits = lambda _: True) -> Seven:
        """Seven cards whose best high hand is this one: ``ranks`` as in ``HighHand.ranks``, five of them for a flush.

        Raises NoSuchHand.
        """
        for _ in range(_TRIES):
            five = self._suited(category, ranks) if category in _SUITED else self._grouped(category, ranks)
            value = high_value(five)
            if value >> 20 == category:
                return self._taken(five, _worth(value), fits)
        raise NoSuchHand

    def low(self, ranks: Sequence[int], fits: Fits = lambda _: True, *, suited: bool = False) -> Seven:
        """Seven cards whose lowest hand is these five different ranks, ace = 1; in one suit if ``suited``.

        Raises NoSuchHand.
        """
        five = self._one_suit(ranks) if suited else [self._pick(rank) for rank in ranks]
        value = low_razz_value(five)
        return self._taken(five, lambda cards: low_razz_value(cards) == value, fits)

    def around(self, cards: Sequence[Card], fits: Fits = lambda _: True, *, least: int = 1) -> Seven:
        """These cards and as many others, of rank ``least`` or more (ace = 1), as make seven that fit.

        Raises NoSuchHand.
        """
        rest = [card for card in self.left if card not in cards and (least == 1 or card.rank.low >= least)]
        for _ in range(_TRIES):
            seven = (*cards, *self._stream.sample(rest, 7 - len(cards)))
            if fits(seven):
                return self._given(seven)
        raise NoSuchHand

    def of(self, rank: int, count: int = 1) -> list[Card]:
        """So many cards of a rank, the ace as 1 or 14. They stay in the pack. Raises NoSuchHand."""
        held = [card for card in (Card.of(_high_rank(rank), suit) for suit in range(4)) if card in self._held]
        if len(held) < count:
            raise NoSuchHand
        return self._stream.sample(held, count)

    def _pick(self, rank: int) -> Card:
        return self.of(rank)[0]

    def _suited(self, category: Category, ranks: Sequence[int]) -> list[Card]:
        if category is Category.STRAIGHT:
            return [self._pick(rank) for rank in straight(ranks[0])]
        return self._one_suit(straight(ranks[0]) if category is Category.STRAIGHT_FLUSH else ranks)

    def _one_suit(self, ranks: Sequence[int]) -> list[Card]:
        for suit in self._stream.shuffled(range(4)):
            five = [Card.of(_high_rank(rank), suit) for rank in ranks]
            if self._held.issuperset(five):
                return five
        raise NoSuchHand

    def _grouped(self, category: Category, ranks: Sequence[int]) -> list[Card]:
        shape = _GROUPS[category]
        return [card for rank, count in zip(ranks, shape, strict=True) for card in self.of(rank, count)]

    def _taken(self, five: Sequence[Card], same: Fits, fits: Fits) -> Seven:
        """The five with two others that leave them the best hand."""
        others: list[Card] = []
        own = set(five)
        for card in self._drawn([card for card in self.left if card not in own]):
            if not same((*five, card)):
                continue
            for other in others:
                seven = (*five, other, card)
                if same(seven) and fits(seven):
                    return self._given(seven)
            others.append(card)
        raise NoSuchHand

    def _drawn(self, cards: list[Card]) -> Iterator[Card]:
        """The cards in random order, each drawn when it is asked for."""
        for at in range(len(cards)):
            other = at + self._stream.below(len(cards) - at)
            cards[at], cards[other] = cards[other], cards[at]
            yield cards[at]

    def _given(self, seven: tuple[Card, ...]) -> Seven:
        self._held.difference_update(seven)
        self.left = [card for card in self.left if card in self._held]
        return Seven(seven)


def _worth(value: int) -> Fits:
    return lambda cards: high_value(cards) == value


_SUITED = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)


def straight(top: int) -> tuple[int, ...]:
    """The five ranks of a straight from the top down; of a five-high one the last is the ace."""
    return tuple(_high_rank(top - down) for down in range(5))


def _high_rank(rank: int) -> int:
    return Rank.ACE if rank == 1 else rank


def laid_out(stream: SeedStream, seven: Seven) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The seven cards as dealt: three down cards, the last of which comes on seventh street, and four upcards."""
    rest = stream.shuffled([card for card in seven.cards if card not in seven.hidden])
    hidden = [*seven.hidden, *rest[: 3 - len(seven.hidden)]]
    return tuple(stream.shuffled(hidden)), tuple(rest[3 - len(seven.hidden) :])
