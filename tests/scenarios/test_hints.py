"""Hints after a wrong answer: where to look, and the way there without its end, read off hands a dealer can check."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.engine.chips import Seat
from scenarios.hints import Hints, Line, hints, rule_id
from scenarios.make import about
from scenarios.questions.answers import OptionsAnswer, SeatAnswer
from scenarios.questions.question import Posed
from scenarios.situation import from_data
from tutor.speak import plain

SUITS = {1: "4c", 2: "4h", 4: "9d", 5: "Kh", 6: "4d"}
STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}


def posed(kind: str, seats: dict[int, Any], game: str = "stud", **more: Any) -> Posed:
    """A question about these upcards."""
    written = {seat: {"up": shown} if isinstance(shown, str) else shown for seat, shown in seats.items()}
    found = from_data({"game": game, "rulebook": "roberts", "stakes": STAKES, "seats": written, **more})
    assert found.state is not None
    return about(kind, found.state)


def after(question: Posed, wrong: int) -> Hints:
    return hints(question, SeatAnswer(Seat(wrong)))


def looked(found: Hints) -> Line:
    assert found.look is not None
    return found.look


def said(found: Hints) -> list[str]:
    return [plain("en", line.message) for line in found.guide]


def test_equal_low_cards_glow_together_and_the_suit_is_left_to_the_learner() -> None:
    found = after(posed("bring_in", SUITS), wrong=2)
    assert found.rule.message.id == "bring-in-hint-suit-many"
    assert looked(found).seats == (1, 2, 6)
    assert [str(card) for card in sorted(looked(found).cards)] == ["4c", "4d", "4h"]
    assert len(said(found)) == 2
    assert said(found)[0].startswith("The lowest door card brings it in. Seats 1, 2, and 6 share the lowest rank")
    assert said(found)[1] == "That leaves seats 1 or 6."


def test_the_lowest_card_and_the_next_in_line_glow_where_ranks_differ() -> None:
    found = after(posed("bring_in", {1: "9d", 2: "3s", 4: "5h", 5: "Kh"}), wrong=5)
    assert looked(found).seats == (2, 4)


def test_seats_fall_away_compared_with_the_next_in_line_and_never_with_the_right_card() -> None:
    found = after(posed("bring_in", {1: "9d", 2: "3s", 4: "5h", 5: "Kh"}), wrong=5)
    assert said(found) == ["Seat 1 shows the 9 of diamonds, higher than the 5 of hearts.", "That leaves seats 2 or 4."]


def test_the_next_in_line_does_not_serve_where_it_is_the_answer_given() -> None:
    found = after(posed("bring_in", {1: "9d", 2: "3s", 4: "5h", 5: "Kh"}), wrong=4)
    assert said(found) == [
        "Seat 5 shows the king of hearts, higher than the 9 of diamonds.",
        "That leaves seats 1 or 2.",
    ]


def test_a_low_card_all_in_glows_with_the_next_two_that_have_chips() -> None:
    seats = {1: "9d", 2: {"up": "3s", "stack": 0}, 4: "5h", 5: "Kh"}
    found = after(posed("bring_in", seats), wrong=1)
    assert looked(found).seats == (2, 4, 5)
    assert all("seat 4 " not in line for line in said(found) if line != said(found)[-1])


def test_the_best_board_glows_with_the_one_that_comes_nearest() -> None:
    boards = {1: "9d 4c", 2: "Kh 8s", 3: "Kd 7s", 5: "2c 3h"}
    found = after(posed("first_to_act", boards, contributions=dict.fromkeys(boards, 3)), wrong=1)
    assert looked(found).seats == (2, 3)
    assert said(found) == ["Seat 5 shows a lower board: 3-2 against K-7.", "That leaves seats 2 or 3."]


def test_the_way_to_the_options_lacks_its_last_step() -> None:
    question = posed("options", {1: "Kh", 2: "2c", 4: "9d"}, actions=["2 brings in 2"])
    steps = [step.message for step in question.derivation.steps]
    assert len(steps) > 1
    assert [line.message for line in hints(question, OptionsAnswer(frozenset())).guide] == steps[:-1]


@pytest.mark.parametrize("wrong", [1, 4, 5])
def test_who_has_been_ruled_out_is_not_left(wrong: int) -> None:
    left = after(posed("bring_in", {1: "9d", 2: "3s", 4: "5h", 5: "Kh"}), wrong).guide[-1]
    assert wrong not in left.seats
    assert len(left.seats) == 2


def test_the_first_hint_is_named_by_kind_and_situation() -> None:
    assert rule_id("first_to_act", "low-board-trap") == "first-to-act-hint-low-board-trap"
