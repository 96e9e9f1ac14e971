"""Boards for a table: the ones that matter are built, the rest are dealt until they do not disturb.

A recipe is the boards that a class needs, the best one first, with what every other live board has to be. ``Rack``
holds the cards that are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from scenarios.engine.cards import DECK, Card, Rank, Suit
from scenarios.generator.stream import SeedStream

Ranks = Sequence[int]
Fits = Callable[[Sequence[Card]], bool]


class NoBoards(Exception):
    """The cards left do not hold the board asked for: the whole table is to be dealt again."""


class Boards(Struct, frozen=True):
    """What a class needs: ``live`` the boards that matter, ``folded`` one that is out, ``others`` for the rest.

    The first ``level`` live boards are the best, equal to one another.
    """

    live: tuple[tuple[Card, ...], ...]
    others: Fits
    folded: tuple[Card, ...] = ()
    level: int = 1


class Rack:
    """The cards not used yet, in random order."""

    __slots__ = ("left", "stream")

    def __init__(self, stream: SeedStream) -> None:
        self.stream = stream
        self.left = stream.shuffled(DECK)

    def of_ranks(self, ranks: Ranks, fits: Fits = lambda _: True) -> tuple[Card, ...]:
        """A board of these ranks (2-14), its suits random and its cards in random order, that fits."""
        for _ in range(20):
            mixed = self.stream.shuffled(self.left)
            chosen = list[Card]()
            for rank in ranks:
                card = next((one for one in mixed if one.rank == rank and one not in chosen), None)
                if card is None:
                    raise NoBoards
                chosen.append(card)
            if fits(chosen):
                return self._take(self.stream.shuffled(chosen))
        raise NoBoards

    def of_suit(self, ranks: Ranks, suit: Suit) -> tuple[Card, ...]:
        """A board of these ranks in one suit, in random order."""
        cards = [Card.of(rank, suit) for rank in ranks]
        if any(card not in self.left for card in cards):
            raise NoBoards
        return self._take(self.stream.shuffled(cards))

    def any(self, size: int, fits: Fits) -> tuple[Card, ...]:
        """The next cards that fit, as they lie in the rack."""
        for at in range(len(self.left) - size + 1):
            board = self.left[at : at + size]
            if fits(board):
                return self._take(board)
        raise NoBoards

    def _take(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        for card in cards:
            self.left.remove(card)
        return tuple(cards)


def sample_down(stream: SeedStream, among: Sequence[int], count: int) -> list[int]:
    """So many different numbers, the greatest first."""
    return sorted(stream.sample(among, count), reverse=True)


def below(top: int) -> list[int]:
    """The ranks below one, from the two up."""
    return list(range(Rank.TWO, top))
