"""What recorded hands were paid, held against the rules. Every hand is made up; what it pays follows from its cards."""

from __future__ import annotations

import pytest

from scenarios.engine.errors import BadHistory
from scenarios.histories import Replayed, read, replay
from scenarios.rulebooks import shipped

DEAL = ["d dh p1 KdKcKh", "d dh p2 7d8d2c", "d dh p3 AsAc9d"]
FOLDED = [*DEAL, "p2 pb", "p3 cbr 5", "p1 cbr 10", "p2 f", "p3 f"]  # seat 1 wins 3 + 2 + 5 + 5; 5 were not called
ALL_IN = [
    *DEAL, "p2 pb", "p3 cbr 5", "p1 cbr 10", "p2 cc", "p3 cc",
    "d dh p1 3s", "d dh p2 9c", "d dh p3 9h", "d dh p1 4s", "d dh p2 Tc", "d dh p3 4d",
    "d dh p1 5h", "d dh p2 Jh", "d dh p3 5c", "d dh p1 6h", "d dh p2 4c", "d dh p3 6s",
]  # fmt: skip
STACKS = "[11, 8, 11]"  # seat 2 has a jack-high straight for a main pot of 24, seat 1 kings for a side pot of 6
PLAYERS = "players = ['Ann', 'Ben', 'Cay']\n"


def played(actions: list[str], paid: str, stacks: str = "[200, 200, 200]") -> Replayed:
    said = ", ".join(f"'{action}'" for action in actions)
    text = (
        "variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 2\nsmall_bet = 5\nbig_bet = 10\n"
        f"starting_stacks = {stacks}\nactions = [{said}]\n{PLAYERS}{paid}"
    )
    (hand,) = read(text, "hand.phh")
    return replay(hand, shipped("roberts"))


@pytest.mark.parametrize(
    "paid",
    [
        "_won = [['Ann', 15]]\n_uncalled = [['Ann', 5]]\n",
        "_won = [['Ann', 20]]\n_uncalled = [['Ann', 5]]\n_won_includes_uncalled = true\n",
        "_won = [['Ann', 20]]\n_won_includes_uncalled = true\n",
        "_won = [['Ann', 20]]\n",  # it adds up with what went back
        "_won = [['Ann', 14]]\n_uncalled = [['Ann', 5]]\n_rake = 1\n",
        "_won = [['Ann', 10], ['Ann', 5]]\n_uncalled = [['Ann', 5]]\n",
        "_won = [['Ann', 11]]\n",  # neither the rake nor the bet was recorded: only the seat can be compared
        "finishing_stacks = [209, 197, 194]\n",
    ],
)
def test_a_record_that_pays_the_winner_agrees(paid: str) -> None:
    found = played(FOLDED, paid)
    assert found.clean
    assert found.awards is not None
    assert found.awards.awards == ((1, 15),)
    assert found.awards_agree is True


@pytest.mark.parametrize(
    "paid",
    [
        "_won = [['Cay', 15]]\n_uncalled = [['Ann', 5]]\n",  # another seat
        "_won = [['Ann', 10], ['Cay', 5]]\n_uncalled = [['Ann', 5]]\n",  # one seat too many
        "_won = [['Ann', 5]]\n_uncalled = [['Ann', 5]]\n_won_includes_uncalled = true\n",  # only what was its own
        "finishing_stacks = [208, 198, 194]\n",
    ],
)
def test_a_record_that_pays_another_disagrees(paid: str) -> None:
    assert played(FOLDED, paid).awards_agree is False


def test_main_pot_and_side_pot_go_to_different_seats() -> None:
    for paid in ("_won = [['Ben', 24], ['Ann', 6]]\n", "finishing_stacks = [6, 24, 0]\n"):
        found = played(ALL_IN, paid, STACKS)
        assert found.awards is not None
        assert found.awards.awards == ((1, 6), (2, 24), (3, 0))
        assert found.awards_agree is True
    assert played(ALL_IN, "_won = [['Ben', 23], ['Ann', 7]]\n", STACKS).awards_agree is False


def test_of_two_pots_no_record_says_which_the_rake_came_from() -> None:
    assert played(ALL_IN, "_won = [['Ben', 23], ['Ann', 5]]\n_rake = 2\n", STACKS).awards_agree is True


def test_nothing_is_compared_where_nothing_was_recorded() -> None:
    for paid in ("", "_won = []\n_rake = 1\n"):
        found = played(FOLDED, paid)
        assert found.awards is not None
        assert found.awards_agree is None


def test_nothing_is_awarded_where_a_hand_was_not_shown_or_the_record_breaks_off() -> None:
    hidden = [action.replace("7d8d2c", "????2c") for action in ALL_IN]
    for actions, stacks in ((hidden, STACKS), (ALL_IN[:11], STACKS), (FOLDED[:6], "[200, 200, 200]")):
        found = played(actions, "_won = [['Ben', 24], ['Ann', 6]]\n", stacks)
        assert found.awards is None
        assert found.awards_agree is None


def test_payments_in_cents_are_chips_like_the_rest() -> None:
    found = played(FOLDED, "_won = [['Ann', 14.5]]\n_uncalled = [['Ann', 5]]\n_rake = 0.5\n")
    assert found.awards is not None
    assert found.awards.awards == ((1, 150),)
    assert found.awards_agree is True


@pytest.mark.parametrize(
    ("paid", "said"),
    [
        ("_won = [['Dan', 15]]\n", "_won: found"),
        ("_won = [['Ann']]\n", "_won: found"),
        ("_won = 15\n", "_won: found 15"),
        ("_won = [['Ann', -1]]\n", "amounts: found -1"),
        ("_won = [['Ann', 15]]\n_uncalled = [['Dan', 5]]\n", "_uncalled: found"),
        ("finishing_stacks = [15]\n", "finishing_stacks: found"),
        ("finishing_stacks = 15\n", "finishing_stacks: found"),
    ],
)
def test_payments_that_cannot_be_read_are_named(paid: str, said: str) -> None:
    with pytest.raises(BadHistory, match=said):
        played(FOLDED, paid)
