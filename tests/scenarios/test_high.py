"""High hands: the dealer's tables, every five-card hand there is, and the laws of five out of seven."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

from scenarios.engine.cards import DECK, Card, notation, parse_cards
from scenarios.engine.high import Category, best_high, high_value
from tests.dealing import CROWDED, hands

TABLES = Path(__file__).parents[1] / "tables"
HANDS = list(csv.DictReader((TABLES / "high_hands.tsv").read_text("utf-8").splitlines(), delimiter="\t"))
DUELS = list(csv.DictReader((TABLES / "ranking_duels.tsv").read_text("utf-8").splitlines(), delimiter="\t"))

COUNTS = {
    Category.STRAIGHT_FLUSH: (40, 10),
    Category.FOUR_OF_A_KIND: (624, 156),
    Category.FULL_HOUSE: (3_744, 156),
    Category.FLUSH: (5_108, 1_277),
    Category.STRAIGHT: (10_200, 10),
    Category.THREE_OF_A_KIND: (54_912, 858),
    Category.TWO_PAIR: (123_552, 858),
    Category.PAIR: (1_098_240, 2_860),
    Category.HIGH_CARD: (1_302_540, 1_277),
}
"""Of the 2,598,960 hands of five cards: how many there are, and how many that do not tie. Plain combinatorics."""


def dealt() -> list[tuple[Card, ...]]:
    """Seven-card hands from the whole deck and from decks in which the rare categories are common."""
    return [*hands(500, "high")] + [hand for name, deck in CROWDED.items() for hand in hands(100, name, deck=deck)]


@pytest.mark.parametrize("row", HANDS, ids=lambda row: row["id"])
def test_the_best_five_of_a_hand(row: dict[str, str]) -> None:
    best = best_high(parse_cards(row["cards"]))
    assert best.category.name.lower().replace("_", " ") == row["category"]
    assert " ".join(rank.letter for rank in best.ranks) == row["ranks"]
    assert notation(best.cards) == row["five"]


@pytest.mark.parametrize("row", [row for row in DUELS if row["rank_as"] == "high"], ids=lambda row: row["id"])
def test_which_of_two_hands_wins_the_high(row: dict[str, str]) -> None:
    first, second = best_high(parse_cards(row["first"])).value, best_high(parse_cards(row["second"])).value
    assert ("first" if first > second else "second" if second > first else "tie") == row["winner"]


def test_every_five_card_hand_falls_in_its_category() -> None:
    values = Counter(map(high_value, combinations(DECK, 5)))
    dealt_to: Counter[int] = Counter()
    for value, times in values.items():
        dealt_to[value >> 20] += times
    different = Counter(value >> 20 for value in values)
    assert {category: (dealt_to[category], different[category]) for category in Category} == COUNTS


def test_categories_rank_by_how_rare_they_are() -> None:
    assert sorted(Category, key=lambda category: -COUNTS[category][0])[0] is Category.HIGH_CARD
    assert sorted(Category, key=lambda category: -COUNTS[category][0]) == sorted(Category)


def test_seven_cards_are_worth_their_best_five() -> None:
    for hand in dealt():
        assert high_value(hand) == max(map(high_value, combinations(hand, 5))), notation(hand)


def test_another_card_never_makes_a_hand_worse() -> None:
    for hand in dealt():
        assert high_value(hand[:5]) <= high_value(hand[:6]) <= high_value(hand), notation(hand)


def test_the_five_cards_prove_the_value() -> None:
    for hand in dealt():
        best = best_high(hand)
        assert len(set(best.cards)) == 5
        assert set(best.cards) <= set(hand)
        assert best_high(best.cards) == best
        assert best.value == high_value(hand)


def test_suits_exchanged_change_nothing() -> None:
    exchanges = list(permutations(range(4)))
    for at, hand in enumerate(dealt()):
        suits = exchanges[at % len(exchanges)]
        assert high_value([Card.of(card.rank, suits[card.suit]) for card in hand]) == high_value(hand), notation(hand)


def test_the_order_of_the_cards_changes_nothing() -> None:
    for hand in hands(200, "order"):
        assert best_high(hand) == best_high(hand[::-1]) == best_high(sorted(hand))


def test_among_equal_cards_the_highest_suits_prove_the_hand() -> None:
    for hand in dealt():
        best = best_high(hand)
        proofs = [five for five in combinations(hand, 5) if high_value(five) == best.value]
        assert sum(best.cards) == max(map(sum, proofs)), notation(hand)


@pytest.mark.parametrize("cards", ["", "As", "As Ks Qs Js", "As Ks Qs Js Ts 9s 8s 7s", "2c 3d 4h 5s 7c 8d 9h Ts"])
def test_a_hand_of_fewer_than_five_or_more_than_seven_cards_is_an_error(cards: str) -> None:
    with pytest.raises(ValueError, match="five to seven different cards"):
        best_high(parse_cards(cards))
    with pytest.raises(ValueError, match="five to seven different cards"):
        high_value(parse_cards(cards))


def test_a_card_that_comes_twice_or_a_fifth_of_a_rank_is_an_error() -> None:
    with pytest.raises(ValueError, match="'As As Kd Qc 9h'"):
        best_high(parse_cards("As As Kd Qc 9h"))
    with pytest.raises(ValueError, match="five to seven different cards"):
        high_value(parse_cards("As Ah Ad Ac As Kd"))
