"""Every five of a seat's cards, what each is worth high and low, and the best or the worst of some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from msgspec import Struct

from scenarios.engine.cards import Card, parse_cards
from scenarios.engine.high import high_value
from scenarios.engine.low import low_razz_value
from scenarios.questions.answers import CardsAnswer


class Five(Struct, frozen=True):
    """Five cards as an answer, and what they are worth: ``high`` the more the better, ``low`` the less.

    ``down``: how many of them are down cards. Two fives with the same ``low`` have the same ranks.
    """

    cards: tuple[Card, ...]
    answer: CardsAnswer
    high: int
    low: int
    down: int

    @property
    def category(self) -> int:
        return self.high >> 20


NO_LOW = Five((), CardsAnswer(frozenset()), 0, 0, 0)
_WORST_EIGHT = low_razz_value(parse_cards("8c 7d 6h 5s 4c"))


class Held(Struct, frozen=True):
    """A seat's cards, ``up`` of them upcards, and every five of them, of equal ranks those of higher suits first.

    ``best`` is the best high hand. ``qualifier``: a low has to be of eight or less.
    """

    cards: tuple[Card, ...]
    up: int
    fives: tuple[Five, ...]
    best: Five
    qualifier: bool = False


def held(down: tuple[Card, ...], cards: tuple[Card, ...], qualifier: bool) -> Held:
    """What a seat holds, its down cards among its cards."""
    hidden = frozenset(down)
    fives = tuple(
        Five(five, CardsAnswer(few := frozenset(five)), high_value(five), low_razz_value(five), len(few & hidden))
        for five in combinations(sorted(cards, reverse=True), 5)
    )
    return Held(cards, len(cards) - len(down), fives, max(fives, key=by_high), qualifier)


def by_high(five: Five) -> int:
    return five.high


def by_low(five: Five) -> int:
    return five.low


def highest(fives: Iterable[Five]) -> list[Five]:
    """The best of these fives."""
    found = list(fives)
    best = max(map(by_high, found), default=0)
    return [five for five in found if five.high == best]


def least(fives: Iterable[Five]) -> list[Five]:
    """The worst of these fives as high hands."""
    found = list(fives)
    worst = min(map(by_high, found), default=0)
    return [five for five in found if five.high == worst]


def lowest(fives: Iterable[Five], value: Callable[[Five], Any] = by_low) -> list[Five]:
    """The lowest of these fives, no low where there are none."""
    found = [(value(five), five) for five in fives]
    best = min((worth for worth, _ in found), default=None)
    return [five for worth, five in found if worth == best] or [NO_LOW]


def lowest_low(held: Held, fives: Iterable[Five], qualifier: bool | None = None) -> list[Five]:
    """The lowest of these fives, or no low where none of them qualifies."""
    needed = held.qualifier if qualifier is None else qualifier
    return lowest(five for five in fives if not needed or qualifies(five))


def qualifies(five: Five) -> bool:
    """Whether they are five different ranks of eight or less."""
    return five.low <= _WORST_EIGHT
