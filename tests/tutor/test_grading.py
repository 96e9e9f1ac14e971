"""What answers are worth. The scores follow from the three rules at the top of ``tutor.grading``."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from scenarios.engine.chips import Seat
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import Option, OptionsAnswer, OptionsForm, SeatAnswer, SeatForm, Verb, WinnersAnswer
from tests.tutor.items import (
    BET_RANGE,
    CALL,
    CHECK,
    FOLD,
    TO_10,
    TO_15,
    TO_20,
    options_item,
    reshaped,
    winners,
    winners_item,
)
from tutor.grading import Graded, Invalid, grade, option_id

SEATS = SeatForm(tuple(map(Seat, (1, 2, 4, 7))))
SEAT_ITEM = reshaped(
    SEATS,
    SeatAnswer(Seat(4)),
    ("bring_in/suits_reversed", SeatAnswer(Seat(2))),
    ("bring_in/ace_low", SeatAnswer(Seat(7))),
    ("bring_in/left_of_dealer", SeatAnswer(Seat(2))),
)


def graded(item: Any, answer: object) -> Graded:
    found = grade(item, answer)
    assert isinstance(found, Graded)
    return found


def reason(item: Any, answer: object) -> str:
    found = grade(item, answer)
    assert isinstance(found, Invalid)
    return found.reason.id


def test_the_right_seat_scores_one_and_carries_no_note() -> None:
    found = graded(SEAT_ITEM, {"seat": 4})
    assert (found.correct, found.score, found.note, found.diagnosis, found.diagnoses) == (True, 1, "", None, ())


def test_another_seat_scores_nothing() -> None:
    found = graded(SEAT_ITEM, {"seat": 1})
    assert (found.correct, found.score, found.note, found.diagnosis) == (False, 0, "", None)


def test_of_several_wrong_rules_the_first_listed_is_the_note_and_all_are_kept() -> None:
    found = graded(SEAT_ITEM, {"seat": 2})
    assert found.note == "bring_in/suits_reversed"
    assert found.diagnosis is found.diagnoses[0]
    assert [wrong.id for wrong in found.diagnoses] == ["bring_in/suits_reversed", "bring_in/left_of_dealer"]


def test_a_wrong_rule_that_happens_to_be_right_here_is_not_held_against_the_answer() -> None:
    item = reshaped(SEATS, SeatAnswer(Seat(4)), ("bring_in/ace_low", SeatAnswer(Seat(4))))
    assert graded(item, {"seat": 4}).diagnoses == ()


def test_an_answer_value_is_graded_like_its_json() -> None:
    for seat in (1, 2, 4, 7):
        assert grade(SEAT_ITEM, SeatAnswer(Seat(seat))) == grade(SEAT_ITEM, {"seat": seat})


@pytest.mark.parametrize(
    "answer",
    [
        None, "", "4", 4, [], {}, {"seat": None}, {"seat": "4"}, {"seat": 3}, {"seat": True}, {"seat": 4.0},
        {"seat": [4]}, {"options": ["fold"]}, OptionsAnswer(frozenset({FOLD})), SeatAnswer(Seat(3)), winners((4,)),
    ],
)  # fmt: skip
def test_what_is_no_answer_to_a_seat_question_is_not_marked(answer: object) -> None:
    assert reason(SEAT_ITEM, answer) == "error-unreadable-answer"


@pytest.mark.parametrize(
    ("chosen", "score"),
    [
        ((FOLD, CALL, TO_10), Fraction(1)),  # exactly the legal acts
        ((FOLD, CALL), Fraction(2, 3)),  # one of three missing
        ((FOLD,), Fraction(1, 3)),
        ((FOLD, CALL, TO_10, TO_15), Fraction(2, 3)),  # all legal acts, one that is not takes a share away
        ((FOLD, CALL, TO_15), Fraction(1, 3)),
        ((FOLD, CHECK), Fraction(0)),
        ((CHECK, TO_15, TO_20), Fraction(0)),  # never below nothing
        ((FOLD, CHECK, CALL, TO_10, TO_15, TO_20), Fraction(0)),  # choosing everything earns nothing here
    ],
)
def test_each_legal_act_earns_its_share_and_each_other_act_takes_one_away(
    chosen: tuple[Option, ...], score: Fraction
) -> None:
    found = graded(options_item(), {"options": [option_id(one) for one in chosen]})
    assert found.score == score
    assert found.correct is (score == 1)


def test_of_all_choices_only_the_exact_one_scores_one_and_none_scores_below_nothing() -> None:
    item, offered = options_item(), (FOLD, CHECK, CALL, TO_10, TO_15, TO_20)
    full = []
    for size in range(1, 7):
        for chosen in combinations(offered, size):
            found = graded(item, OptionsAnswer(frozenset(chosen)))
            assert 0 <= found.score <= 1
            full += [set(chosen)] if found.score == 1 else []
    assert full == [{FOLD, CALL, TO_10}]


def test_missing_and_extra_acts_are_listed_in_the_order_of_the_buttons() -> None:
    found = graded(options_item(), {"options": ["raise_to:20", "check", "call:5"]})
    assert (found.missing, found.extra) == ((FOLD, TO_10), (CHECK, TO_20))
    right = graded(options_item(), {"options": ["fold", "call:5", "raise_to:10"]})
    assert (right.missing, right.extra) == ((), ())


def test_a_choice_of_acts_is_diagnosed_as_a_whole() -> None:
    item = options_item(("options/cap_ignored", OptionsAnswer(frozenset({FOLD, CALL, TO_15}))))
    assert graded(item, {"options": ["fold", "call:5", "raise_to:15"]}).note == "options/cap_ignored"
    assert graded(item, {"options": ["fold", "raise_to:15"]}).note == ""


def test_options_are_read_by_their_ids_or_as_the_command_line_writes_them() -> None:
    answer = OptionsAnswer(frozenset({FOLD, CALL, TO_10, TO_15}))
    by_id = {"options": ["fold", "call:5", "raise_to:10", "raise_to:15"]}
    assert grade(options_item(), by_id) == grade(options_item(), to_json(answer)) == grade(options_item(), answer)


def test_a_range_is_one_option() -> None:
    item = reshaped(OptionsForm(Seat(1), (CHECK, BET_RANGE)), OptionsAnswer(frozenset({CHECK, BET_RANGE})))
    assert option_id(BET_RANGE) == "bet:5-10"
    assert graded(item, {"options": ["check", "bet:5-10"]}).correct
    assert graded(item, {"check": True, "bet": {"min": 5, "max": 10}}).correct


@pytest.mark.parametrize(
    "answer", [{"options": []}, {"fold": False}, {"fold": False, "call": None}, {}, OptionsAnswer(frozenset())]
)
def test_no_act_chosen_is_no_answer_yet(answer: object) -> None:
    assert reason(options_item(), answer) == "error-nothing-answered"


@pytest.mark.parametrize(
    "answer",
    [
        {"options": "fold"}, {"options": ["fold", 5]}, {"options": ["raise_to:99"]}, {"options": None},
        {"call": "5"}, {"raise_to": 10}, {"raise_to": [[10]]}, {"bet": {"min": 5}}, {"seat": 4, "call": 6},
        SeatAnswer(Seat(1)), OptionsAnswer(frozenset({Option(Verb.BET)})),
    ],
)  # fmt: skip
def test_what_is_no_choice_among_the_acts_is_not_marked(answer: object) -> None:
    assert reason(options_item(), answer) == "error-unreadable-answer"


@pytest.mark.parametrize(
    ("answer", "score"),
    [
        ({"high": [1], "low": [2, 3]}, Fraction(1)),
        ({"high": [1], "low": [2]}, Fraction(1, 2)),  # a side is right or wrong as a whole
        ({"high": [1], "low": []}, Fraction(1, 2)),
        ({"high": [1, 4], "low": [3, 2]}, Fraction(1, 2)),
        ({"high": [2], "low": [1]}, Fraction(0)),
    ],
)
def test_high_and_low_are_worth_a_half_each(answer: object, score: Fraction) -> None:
    found = graded(winners_item("high", "low", high=(1,), low=(2, 3)), answer)
    assert (found.score, found.correct) == (score, score == 1)


def test_that_there_is_no_low_is_an_answer() -> None:
    item = winners_item("high", "low", high=(1,))
    assert graded(item, {"high": [1], "low": []}).score == 1
    assert graded(item, {"high": [1], "low": [1]}).score == Fraction(1, 2)


def test_with_one_side_all_winners_must_be_named() -> None:
    assert graded(winners_item("high", high=(1, 2)), {"high": [2, 1]}).score == 1
    assert graded(winners_item("high", high=(1, 2)), {"high": [1], "low": []}).score == 0
    assert graded(winners_item("low", low=(3,)), {"high": [], "low": [3]}).score == 1


@pytest.mark.parametrize(
    ("sides", "answer"),
    [
        (("high",), {"high": []}),
        (("low",), {"low": []}),
        (("high", "low"), {"high": [], "low": [2]}),
        (("high", "low"), WinnersAnswer(frozenset(), frozenset())),
    ],
)
def test_a_side_that_somebody_always_wins_may_not_be_left_blank(sides: tuple[str, ...], answer: object) -> None:
    assert reason(winners_item(*sides, high=(1,), low=(2,)), answer) == "error-nothing-answered"


@pytest.mark.parametrize(
    "answer",
    [{"high": 1}, {"high": ["1"]}, {"high": [9]}, {"high": [1], "low": [2]}, winners((1,), (2,)), SeatAnswer(Seat(1))],
)
def test_seats_that_are_not_there_and_sides_not_asked_are_not_marked(answer: object) -> None:
    assert reason(winners_item("high", high=(1,)), answer) == "error-unreadable-answer"
