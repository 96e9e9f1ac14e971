"""Low hands: the dealer's tables, every five-card hand there is, and the laws of five out of seven."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

from scenarios.engine.cards import DECK, Card, notation, parse_cards
from scenarios.engine.low import best_low_eight, best_low_razz, low_eight_value, low_razz_value
from tests.dealing import CROWDED, hands

TABLES = Path(__file__).parents[1] / "tables"
HANDS = list(csv.DictReader((TABLES / "low_hands.tsv").read_text("utf-8").splitlines(), delimiter="\t"))
DUELS = list(csv.DictReader((TABLES / "ranking_duels.tsv").read_text("utf-8").splitlines(), delimiter="\t"))
BEST = {"eight": best_low_eight, "razz": best_low_razz}


def dealt() -> list[tuple[Card, ...]]:
    """Seven-card hands from the whole deck and from decks in which lows, pairs and quads are common."""
    return [*hands(500, "low")] + [hand for name, deck in CROWDED.items() for hand in hands(100, name, deck=deck)]


@pytest.mark.parametrize("row", HANDS, ids=lambda row: f"{row['rank_as']}-{row['id']}")
def test_the_lowest_five_of_a_hand(row: dict[str, str]) -> None:
    best = BEST[row["rank_as"]](parse_cards(row["cards"]))
    if row["ranks"] == "none":
        assert best is None
    else:
        assert best is not None
        assert " ".join(map(str, best.ranks)) == row["ranks"]
        assert notation(best.cards) == row["five"]
        assert best.paired == (len(set(best.ranks)) < 5)


@pytest.mark.parametrize("row", [row for row in DUELS if row["rank_as"] in BEST], ids=lambda row: row["id"])
def test_which_of_two_hands_wins_the_low(row: dict[str, str]) -> None:
    first, second = (BEST[row["rank_as"]](parse_cards(row[side])) for side in ("first", "second"))
    assert first is not None
    assert second is not None
    lower = "first" if first.value < second.value else "second" if second.value < first.value else "tie"
    assert lower == row["winner"]


def test_every_five_card_hand_falls_in_its_group_of_lows() -> None:
    """C(13,5) ranks in 4^5 suits have no pair; the rest as for high."""
    values = Counter(map(low_razz_value, combinations(DECK, 5)))
    groups: Counter[int] = Counter()
    for value, times in values.items():
        groups[value >> 20] += times
    assert [groups[place] for place in range(6)] == [1_317_888, 1_098_240, 123_552, 54_912, 3_744, 624]
    assert Counter(value >> 20 for value in values) == {0: 1_287, 1: 2_860, 2: 858, 3: 858, 4: 156, 5: 156}


def test_every_low_of_eight_in_the_cards_from_ace_to_eight() -> None:
    """C(8,5) ranks in 4^5 suits."""
    small = [card for card in DECK if card.rank.low <= 8]
    assert sum(low_eight_value(five) is not None for five in combinations(small, 5)) == 57_344


def test_the_wheel_is_the_best_and_eight_to_four_the_worst_low_of_eight() -> None:
    lows = sorted({low for five in combinations(DECK[::4], 5) if (low := low_eight_value(five)) is not None})
    assert len(lows) == 56
    assert lows[0] == low_eight_value(parse_cards("5c 4c 3c 2c Ac"))
    assert lows[-1] == low_eight_value(parse_cards("8c 7c 6c 5c 4c"))


def test_seven_cards_are_worth_their_lowest_five() -> None:
    for hand in dealt():
        assert low_razz_value(hand) == min(map(low_razz_value, combinations(hand, 5))), notation(hand)
        eights = [low for five in combinations(hand, 5) if (low := low_eight_value(five)) is not None]
        assert low_eight_value(hand) == min(eights, default=None), notation(hand)


def test_a_low_of_eight_needs_five_different_ranks_of_eight_or_less() -> None:
    met = Counter[bool]()
    for hand in dealt():
        qualifies = len({card.rank.low for card in hand if card.rank.low <= 8}) >= 5
        assert (best_low_eight(hand) is not None) == qualifies, notation(hand)
        met[qualifies] += 1
    assert min(met[True], met[False]) > 50


def test_another_card_never_makes_a_low_worse() -> None:
    for hand in dealt():
        assert low_razz_value(hand[:5]) >= low_razz_value(hand[:6]) >= low_razz_value(hand), notation(hand)
        eights = [low_eight_value(hand[:size]) for size in (5, 6, 7)]
        made = [low for low in eights if low is not None]
        assert eights[len(eights) - len(made) :] == made == sorted(made, reverse=True), notation(hand)


def test_the_five_cards_prove_the_value() -> None:
    for hand in dealt():
        best = best_low_razz(hand)
        assert len(set(best.cards)) == 5
        assert set(best.cards) <= set(hand)
        assert best_low_razz(best.cards) == best
        assert best.value == low_razz_value(hand)
        eight = best_low_eight(hand)
        assert (eight.value if eight else None) == low_eight_value(hand)
        assert eight is None or (eight == best and not eight.paired)


def test_suits_exchanged_change_nothing() -> None:
    exchanges = list(permutations(range(4)))
    for at, hand in enumerate(dealt()):
        suits = exchanges[at % len(exchanges)]
        other = [Card.of(card.rank, suits[card.suit]) for card in hand]
        assert low_razz_value(other) == low_razz_value(hand), notation(hand)


def test_the_order_of_the_cards_changes_nothing() -> None:
    for hand in hands(200, "order"):
        assert best_low_razz(hand) == best_low_razz(hand[::-1]) == best_low_razz(sorted(hand))


def test_among_equal_cards_the_highest_suits_prove_the_low() -> None:
    for hand in dealt():
        best = best_low_razz(hand)
        proofs = [five for five in combinations(hand, 5) if low_razz_value(five) == best.value]
        suits = max(sum(card.suit for card in five) for five in proofs)
        assert sum(card.suit for card in best.cards) == suits, notation(hand)


@pytest.mark.parametrize("cards", ["", "As 2d 3c 4h", "As 2d 3c 4h 5s 6c 7d 8h", "As As 2d 3c 4h"])
def test_anything_but_five_to_seven_different_cards_is_an_error(cards: str) -> None:
    for best in BEST.values():
        with pytest.raises(ValueError, match="five to seven different cards"):
            best(parse_cards(cards))


@pytest.mark.parametrize("cards", ["", "As 2d 3c 4h", "As 2d 3c 4h 5s 6c 7d 8h", "As As As As As 3c"])
def test_a_value_of_too_few_or_too_many_cards_is_an_error(cards: str) -> None:
    for value in (low_razz_value, low_eight_value):
        with pytest.raises(ValueError, match="five to seven different cards"):
            value(parse_cards(cards))
