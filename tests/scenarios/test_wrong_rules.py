"""Wrong rules of the bring-in and of what a seat may do, each on a table of its own."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.make import about
from scenarios.questions.answers import Answer, OptionsAnswer, SeatAnswer, Verb
from scenarios.situation import from_data

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}


def wrong(kind: str, up: dict[int, str], *acts: str, game: str = "stud", stacks: dict[int, int] | None = None) -> Any:
    """What the wrong rules answer of a table under Robert's Rules, by their names."""
    seats = {seat: {"up": cards} | ({"stack": stacks[seat]} if stacks else {}) for seat, cards in up.items()}
    data = {"game": game, "rulebook": "roberts", "stakes": STAKES, "seats": seats, "actions": list(acts)}
    state = from_data(data).state
    assert state is not None
    found = {one.id.split("/")[1]: one.answer for one in about(kind, state).misconceptions}
    return {name: _short(answer) for name, answer in found.items()}


def _short(answer: Answer) -> Any:
    match answer:
        case SeatAnswer(seat):
            return seat
        case OptionsAnswer(options):
            return {(one.verb, one.amount) for one in options}
    raise AssertionError(answer)


def test_of_three_equal_door_cards_the_last_one_dealt_is_named_by_who_lets_the_seat_decide() -> None:
    """The 4c opens (clubs are lowest); the first seat with a four is 2, the last is 7."""
    found = wrong("bring_in", {1: "Kh", 2: "4s", 4: "4c", 7: "4d"})
    assert (found["position_for_suit"], found["last_of_tied"]) == (2, 7)
    assert "last_of_tied" not in wrong("bring_in", {1: "Kh", 2: "4s", 4: "5c"})


@pytest.mark.parametrize(("game", "named"), [("stud", 4), ("razz", 2)])
def test_the_left_neighbour_of_the_card_that_opens_is_named_by_who_takes_the_exception_for_the_rule(
    game: str, named: int
) -> None:
    """In stud the 3s opens, and seat 4 is to its left; in razz it is the king of the last seat: on to the first."""
    assert wrong("bring_in", {2: "9h", 3: "3s", 4: "Td", 6: "Kh"}, game=game)["left_of_low_card"] == named


def test_where_the_left_neighbour_opens_for_an_all_in_it_is_the_rule_and_no_wrong_one() -> None:
    found = wrong("bring_in", {2: "9h", 3: "3s", 4: "Td"}, stacks={2: 50, 3: 0, 4: 50})
    assert "left_of_low_card" not in found


def test_checking_with_a_bet_to_call_is_the_right_acts_and_a_check() -> None:
    boards = {1: "Kh 9d", 3: "7c 2h", 4: "Qs 4s"}
    facing = {(Verb.FOLD, 0), (Verb.CALL, 5), (Verb.RAISE_TO, 10)}
    assert wrong("options", boards, "1 bets 5")["check_a_bet"] == facing | {(Verb.CHECK, 0)}
    assert "check_a_bet" not in wrong("options", boards)
    assert "check_a_bet" not in wrong("options", {1: "Kh", 3: "2c", 4: "9s"}), "that is checking instead of opening"


def test_a_raise_measured_from_the_bring_in_is_what_the_completion_added() -> None:
    """From 2 to 5 are 3 more, and another 3 make 8; 10 is right. A second raise has nothing of the bring-in."""
    doors = {1: "Kh", 3: "2c", 4: "9s", 6: "Qd"}
    completed = ("3 brings in 2", "4 completes to 5")
    assert wrong("options", doors, *completed)["raise_from_bring_in"] == {
        (Verb.FOLD, 0), (Verb.CALL, 5), (Verb.RAISE_TO, 8),
    }  # fmt: skip
    assert "raise_from_bring_in" not in wrong("options", doors, *completed, "6 raises to 10")
    assert "raise_from_bring_in" not in wrong("options", doors, "3 completes to 5")
