"""Boards of upcards: the dealer's table, and every board of four cards there is."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from scenarios.engine.cards import DECK, Card, Rank, notation, parse_cards
from scenarios.engine.upcards import Board, Group, has_open_pair, high_board, low_board
from tests.dealing import hands

TABLES = Path(__file__).parents[1] / "tables"
DUELS = list(csv.DictReader((TABLES / "ranking_duels.tsv").read_text("utf-8").splitlines(), delimiter="\t"))


@pytest.mark.parametrize("row", [row for row in DUELS if row["rank_as"] == "high board"], ids=lambda row: row["id"])
def test_which_of_two_high_boards_opens(row: dict[str, str]) -> None:
    first, second = high_board(parse_cards(row["first"])).value, high_board(parse_cards(row["second"])).value
    assert ("first" if first > second else "second" if second > first else "tie") == row["winner"]


@pytest.mark.parametrize("row", [row for row in DUELS if row["rank_as"] == "low board"], ids=lambda row: row["id"])
def test_which_of_two_low_boards_opens(row: dict[str, str]) -> None:
    first, second = low_board(parse_cards(row["first"])).value, low_board(parse_cards(row["second"])).value
    assert ("first" if first < second else "second" if second < first else "tie") == row["winner"]


def test_every_board_of_four_cards_falls_in_its_group() -> None:
    """C(13,4)*4^4 without a pair, 13*6*C(12,2)*4^2 pairs, C(13,2)*6^2 two pair, 13*4*12*4 threes, 13 fours."""
    groups = Counter(high_board(four).group for four in combinations(DECK, 4))
    assert groups == {
        Group.HIGH_CARD: 183_040,
        Group.PAIR: 82_368,
        Group.TWO_PAIR: 2_808,
        Group.THREE_OF_A_KIND: 2_496,
        Group.FOUR_OF_A_KIND: 13,
    }


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_board_compares_as_its_group_and_then_its_ranks(size: int) -> None:
    boards = [high_board(up) for up in hands(400, f"boards of {size}", size=size)]
    assert sorted(boards, key=lambda board: board.value) == sorted(boards, key=lambda board: (board.group, board.ranks))
    lows = [low_board(up) for up in hands(400, f"boards of {size}", size=size)]
    assert sorted(lows, key=lambda board: board.value) == sorted(lows, key=lambda board: (board.group, board.ranks))


def test_single_cards_rank_the_ace_high_in_stud_and_low_in_razz() -> None:
    spades = DECK[3::4]
    assert [up.rank for up in sorted(spades, key=lambda up: high_board([up]).value)] == list(Rank)
    assert [up.rank for up in sorted(spades, key=lambda up: low_board([up]).value)] == [Rank.ACE, *list(Rank)[:-1]]


@pytest.mark.parametrize(
    ("up", "high", "low"),
    [
        ("Ah", (Group.HIGH_CARD, (14,)), (Group.HIGH_CARD, (1,))),
        ("Ah 2c Kd", (Group.HIGH_CARD, (14, 13, 2)), (Group.HIGH_CARD, (13, 2, 1))),
        ("4c Ad 4s 9h", (Group.PAIR, (4, 14, 9)), (Group.PAIR, (4, 9, 1))),
        ("Ac Ad 3s 3h", (Group.TWO_PAIR, (14, 3)), (Group.TWO_PAIR, (3, 1))),
        ("9c 9d 9s Kh", (Group.THREE_OF_A_KIND, (9, 13)), (Group.THREE_OF_A_KIND, (9, 13))),
        ("9c 9d 9s Ah Ad", (Group.FULL_HOUSE, (9, 14)), (Group.FULL_HOUSE, (9, 1))),
        ("9c 9d 9s 9h 2c", (Group.FOUR_OF_A_KIND, (9, 2)), (Group.FOUR_OF_A_KIND, (9, 2))),
    ],
)
def test_a_board_names_its_group_and_ranks_in_order_of_comparison(
    up: str, high: tuple[Group, tuple[int, ...]], low: tuple[Group, tuple[int, ...]]
) -> None:
    def what(board: Board) -> tuple[Group, tuple[int, ...]]:
        return board.group, board.ranks

    assert what(high_board(parse_cards(up))) == high
    assert what(low_board(parse_cards(up))) == low


def test_suits_and_order_change_nothing() -> None:
    for up in hands(200, "suits", size=4):
        other = [Card.of(card.rank, (card.suit + 1) % 4) for card in reversed(up)]
        assert high_board(other) == high_board(up), notation(up)
        assert low_board(other) == low_board(up), notation(up)


@pytest.mark.parametrize(
    ("up", "open_pair"),
    [("2c 2h", True), ("Kc Kd", True), ("2c 3c", False), ("Ac", False), ("7c Kd 7h", True), ("7c 7d 7h", True)],
)
def test_an_open_pair_is_two_upcards_of_one_rank(up: str, open_pair: bool) -> None:
    assert has_open_pair(parse_cards(up)) is open_pair


@pytest.mark.parametrize("up", ["", "As Ks Qs Js Ts 9s", "As As"])
def test_anything_but_one_to_five_different_cards_is_an_error(up: str) -> None:
    for board in (high_board, low_board):
        with pytest.raises(ValueError, match="one to five different cards"):
            board(parse_cards(up))
