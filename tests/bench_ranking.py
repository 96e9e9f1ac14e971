"""How fast seven cards are ranked high, beside PokerKit on the same hands in the same run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

import pokerkit
from msgspec import Struct

from scenarios.engine.cards import DECK
from scenarios.engine.high import best_high, high_value
from tests.dealing import hands

T = TypeVar("T")


class RankingSpeed(Struct, frozen=True):
    """Rankings of seven cards in a second, and how many times as fast as PokerKit ``high_value`` is."""

    high_value: float
    high_value_first: float  # each hand for the first time, while sets of ranks are still being met
    best_high: float  # with the five cards that prove it
    pokerkit: float

    @property
    def ratio(self) -> float:
        return self.high_value / self.pokerkit

    @property
    def ratio_first(self) -> float:
        return self.high_value_first / self.pokerkit


def per_second(rank: Callable[[T], object], dealt: Sequence[T], times: int) -> float:
    """Hands ranked in a second, the best of so many times over all of them."""
    took = []
    for _ in range(times):
        began = perf_counter()
        for hand in dealt:
            rank(hand)
        took.append(perf_counter() - began)
    return len(dealt) / min(took)


def bench_ranking(count: int = 5_000) -> RankingSpeed:
    """Ranks ``count`` hands both ways. PokerKit is given its own cards ready made and asked for the best of seven."""
    theirs = tuple(next(pokerkit.Card.parse(str(card))) for card in DECK)
    dealt = list(hands(count, "speed"))
    their_hands = [[theirs[card] for card in hand] for hand in dealt]
    return RankingSpeed(
        high_value_first=per_second(high_value, dealt, 1),
        high_value=per_second(high_value, dealt, 5),
        best_high=per_second(best_high, dealt, 5),
        pokerkit=per_second(pokerkit.StandardHighHand.from_game, their_hands, 1),
    )


if __name__ == "__main__":
    speed = bench_ranking()
    print(f"high_value {speed.high_value:,.0f} a second (hands never met: {speed.high_value_first:,.0f})")
    print(f"best_high  {speed.best_high:,.0f} a second")
    print(f"PokerKit   {speed.pokerkit:,.0f} a second: {speed.ratio:.0f} times slower ({speed.ratio_first:.0f})")
