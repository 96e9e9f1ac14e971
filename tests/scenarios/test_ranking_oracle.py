"""Hand ranking against PokerKit, which ranks by tables of its own: the same order, the same ties."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

import pokerkit
from msgspec import Struct

from scenarios.engine.cards import DECK, Card, Rank, notation
from scenarios.engine.high import high_value
from scenarios.engine.low import low_eight_value, low_razz_value
from tests.bench_ranking import bench_ranking
from tests.dealing import CROWDED, hands

Valuation = Callable[[tuple[Card, ...]], int | None]
THEIR_CARDS = tuple(next(pokerkit.Card.parse(str(card))) for card in DECK)


class Agreement(Struct, frozen=True):
    """How one ranking fared: the hands compared, and each pair of hands (or hand) that the two see differently."""

    ranking: str
    hands: int
    disagreements: tuple[str, ...]


def their_value(kind: type[pokerkit.CombinationHand]) -> Valuation:
    """PokerKit's index of the best five cards, or None where none make such a hand."""

    def value(hand: tuple[Card, ...]) -> int | None:
        best = kind.from_game_or_none([THEIR_CARDS[card] for card in hand])
        return None if best is None else best.entry.index

    return value


RANKINGS: dict[str, tuple[Valuation, Valuation]] = {
    "high": (high_value, their_value(pokerkit.StandardHighHand)),
    "eight-or-better low": (low_eight_value, their_value(pokerkit.EightOrBetterLowHand)),
    "razz low": (low_razz_value, their_value(pokerkit.RegularLowHand)),
}


def disagreements(dealt: Iterable[tuple[Card, ...]], ours: Valuation, theirs: Valuation) -> tuple[str, ...]:
    """Where two valuations order, tie or refuse any two of the hands differently.

    Each pair of values is kept once with a hand that has it. When the pairs, sorted by one value, rise strictly in
    both, then the two agree about every two hands.
    """
    met: dict[tuple[int, int], tuple[Card, ...]] = {}
    found = []
    for hand in dealt:
        pair = (ours(hand), theirs(hand))
        if pair[0] is not None and pair[1] is not None:
            met.setdefault((pair[0], pair[1]), hand)
        elif pair != (None, None):
            found.append(f"{notation(hand)}: {pair}")
    for one, other in pairwise(sorted(met)):
        if not (one[0] < other[0] and one[1] < other[1]):
            found.append(f"{notation(met[one])} {one} against {notation(met[other])} {other}")
    return tuple(found)


def compare_with_pokerkit(count: int, seed: str) -> tuple[Agreement, ...]:
    """``count`` hands of seven cards from the whole deck, and a twentieth as many from each crowded deck, thrice."""
    dealt = list(hands(count, seed))
    for name, deck in CROWDED.items():
        dealt += hands(count // 20, f"{seed} {name}", deck=deck)
    return tuple(
        Agreement(ranking, len(dealt), disagreements(dealt, ours, theirs))
        for ranking, (ours, theirs) in RANKINGS.items()
    )


def test_pokerkit_ranks_seven_cards_in_the_same_order_with_the_same_ties() -> None:
    for agreement in compare_with_pokerkit(3_000, "ranking"):
        assert agreement.hands == 3_600
        assert not agreement.disagreements, agreement.ranking


def test_pokerkit_ranks_five_and_six_cards_in_the_same_order_too() -> None:
    for size in (5, 6):
        dealt = [hand for deck in (DECK, *CROWDED.values()) for hand in hands(200, "short", size=size, deck=deck)]
        for ours, theirs in RANKINGS.values():
            assert not disagreements(dealt, ours, theirs)


def test_the_comparison_finds_a_wrong_order_a_wrong_tie_and_a_wrong_qualifier() -> None:
    def no_flushes(hand: tuple[Card, ...]) -> int:
        return high_value([Card.of(card.rank, at % 4) for at, card in enumerate(sorted(hand))])

    def kickers_ignored(hand: tuple[Card, ...]) -> int:
        return high_value(hand) >> 4

    def nine_or_better(hand: tuple[Card, ...]) -> int | None:
        value = low_razz_value(hand)
        return value if value < low_razz_value([Card.of(rank, 0) for rank in (Rank.TEN, 2, 3, 4, Rank.ACE)]) else None

    dealt = list(hands(500, "wrong"))
    high, eight, _ = (theirs for _, theirs in RANKINGS.values())
    assert disagreements(dealt, no_flushes, high)
    assert disagreements(dealt, kickers_ignored, high)
    assert disagreements(dealt, nine_or_better, eight)


def test_ranking_seven_cards_is_at_least_fifteen_times_as_fast_as_pokerkit() -> None:
    assert bench_ranking(200).ratio >= 15
