"""What the upcards of a seat are worth for opening a street: groups and high cards only.

One to four upcards, and a fifth where a common card counts for everybody. Straights and flushes are never counted
(clause ``board_ranking``). High boards open in stud and eight-or-better, low boards in razz (``best_board_opens``).
Compare boards of the same number of cards; equal values tie, and the rulebook says how the tie is broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

from msgspec import Struct

from scenarios.engine.cards import Card, notation


class Group(IntEnum):
    """What upcards are called, the weakest first; a full house takes a common card."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    FULL_HOUSE = 4
    FOUR_OF_A_KIND = 5


class Board(Struct, frozen=True):
    """Upcards and what they are worth. Compare by ``value``: high boards, greater is better; low ones, SMALLER is."""

    value: int
    group: Group
    ranks: tuple[int, ...]  # in order of comparison: two pair (K, 9); a pair of fours (4, 14, 9); low boards: ace = 1


def high_board(up: Sequence[Card]) -> Board:
    """The upcards as a high board, the ace high: the greater ``value`` opens.

    Raises ValueError unless there are one to five different cards.  Clauses: ``board_ranking``, ``best_board_opens``.
    """
    _check(up)
    return _board(tuple(sorted([(card >> 2) + 2 for card in up])))  # a card is 4 x (rank - 2) + suit


def low_board(up: Sequence[Card]) -> Board:
    """The upcards as a low board, the ace low: the SMALLER ``value`` opens (razz).

    A board without a pair is lower than any with one, and is compared from its highest card down; boards with pairs
    are compared as groups, the rank of the pair first.

    Raises ValueError unless there are one to five different cards.  Clauses: ``board_ranking``, ``best_board_opens``.
    """
    _check(up)
    return _board(tuple(sorted([card.rank.low for card in up])))


def has_open_pair(up: Sequence[Card]) -> bool:
    """Whether two or more of the upcards are of one rank."""
    return len({card >> 2 for card in up}) < len(up)


def _check(up: Sequence[Card]) -> None:
    if not 1 <= len(set(up)) == len(up) <= 5:
        raise ValueError(f"a board is one to five different cards, not {notation(up)!r}")


@lru_cache(maxsize=8192)  # all rank sets of up to four cards, low and high, are some 5,000
def _board(ranks: tuple[int, ...]) -> Board:
    """The group, then five places of four bits for the ranks to compare; places not needed are 0."""
    groups = sorted(((number, rank) for rank, number in Counter(ranks).items()), reverse=True)
    group = _GROUPS[tuple(number for number, _ in groups if number > 1)]
    value = int(group)
    for _, rank in groups:
        value = value << 4 | rank
    return Board(value << 4 * (5 - len(groups)), group, tuple(rank for _, rank in groups))


_GROUPS = {
    (): Group.HIGH_CARD,
    (2,): Group.PAIR,
    (2, 2): Group.TWO_PAIR,
    (3,): Group.THREE_OF_A_KIND,
    (3, 2): Group.FULL_HOUSE,
    (4,): Group.FOUR_OF_A_KIND,
}
"""The group by how many cards there are of each rank that comes more than once, the largest number first."""
