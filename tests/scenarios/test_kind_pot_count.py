"""How much is in the pot: tables counted by hand, every wrong rule with its own amount, and the classes."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.engine.chips import Chips
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState, Street
from scenarios.make import elsewhere, make, recipe
from scenarios.questions.answers import AmountAnswer
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.pot_count import KIND, TEMPERS, situation_class
from scenarios.questions.question import Item
from scenarios.questions.wrong_rules.pot_count import WRONG_RULES
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract.chips import chips_named
from tutor.explain import explain
from tutor.grading import Graded, grade
from tutor.present import present

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
THIRD: dict[str, Any] = {"1": {"up": "Kh"}, "2": {"up": "2c"}, "4": {"up": "9d"}, "5": {"up": "Jd"}}
"""Seat 2 holds the low card. Four antes of 1."""
FIFTH: dict[str, Any] = {
    "1": {"up": "Kh Kd 3c"}, "2": {"up": "2c 8h 9s"}, "3": {"up": "7s 4d", "status": "folded"}, "4": {"up": "Td 6c Qs"},
}  # fmt: skip
"""Seat 1 acts first; bets are 10. Twenty-six chips lie in the pot, two of them from seat 3."""
SHORT = {**FIFTH, "4": {"up": "Td 6c Qs", "stack": 6}}
PUT = {"1": 8, "2": 8, "3": 2, "4": 8}

# name, seats, acts, class, the pot, and what each wrong rule would count: all worked out by hand
TABLE: list[tuple[str, dict[str, Any], list[str], str, int, dict[str, int]]] = [
    (
        "four antes and the bring-in", THIRD, ["2 brings in 2"], "antes", 6,
        {"antes_forgotten": 2, "only_before": 4, "bring_in_forgotten": 4, "uncalled_out": 4, "all_have_called": 12},
    ),
    (
        "seat 4 folds its ante and seat 5 calls", THIRD, ["2 brings in 2", "4 folds", "5 calls 2"], "antes", 8,
        {
            "folded_out": 7, "antes_forgotten": 4, "only_before": 4, "ante_counts": 7,
            "bring_in_forgotten": 6, "all_have_called": 10,
        },
    ),
    (
        "seat 2 had 2 of its 5 in, seat 4 has yet to pay", THIRD,
        ["2 brings in 2", "4 calls 2", "5 completes to 5", "1 folds", "2 calls 5"], "completed", 16,
        {
            "bring_in_twice": 18, "raise_by": 20, "acts_added": 18, "folded_out": 15, "antes_forgotten": 12,
            "only_before": 4, "ante_counts": 14, "all_have_called": 19,
        },
    ),
    (
        "one bet and a call", FIFTH, ["1 bets 10", "2 calls 10"], "bets", 46,
        {"only_before": 26, "antes_again": 50, "all_have_called": 56},
    ),
    (
        "raised to 20, and the first bettor pays ten more", FIFTH, ["1 bets 10", "2 raises to 20", "4 calls 20"],
        "raise", 76,
        {
            "raise_by": 96, "only_before": 26, "antes_again": 80, "raises_forgotten": 56,
            "all_have_called": 86,
        },
    ),
    (
        "raised to 20 and to 30", FIFTH, ["1 checks", "2 bets 10", "4 raises to 20", "1 raises to 30"], "reraise", 86,
        {
            "raise_by": 126, "only_before": 26, "antes_again": 90, "raises_forgotten": 56, "uncalled_out": 76,
            "all_have_called": 116,
        },
    ),
    (
        "seat 1 pays in two acts, seat 2 has yet to pay ten more", FIFTH,
        ["1 bets 10", "2 calls 10", "4 raises to 20", "1 calls 20"], "raise", 76,
        {
            "raise_by": 96, "acts_added": 86, "only_before": 26, "antes_again": 80, "raises_forgotten": 56,
            "all_have_called": 86,
        },
    ),
    (
        "seat 1 folds and leaves its 10", FIFTH, ["1 bets 10", "2 raises to 20", "4 raises to 30", "1 folds"],
        "folded", 86,
        {
            "raise_by": 126, "folded_out": 76, "only_before": 26, "antes_again": 90, "raises_forgotten": 56,
            "uncalled_out": 76, "all_have_called": 96,
        },
    ),
    (
        "seat 4 has only 6", SHORT, ["1 checks", "2 bets 10", "4 calls 6"], "all-in", 42,
        {"all_in_full": 46, "only_before": 26, "antes_again": 46, "uncalled_out": 38, "all_have_called": 52},
    ),
]  # fmt: skip
NAMES = {name for name, _ in WRONG_RULES}


def table(seats: dict[str, Any], actions: list[str], rulebook: str = "roberts") -> HandState:
    data: dict[str, Any] = {"game": "stud", "rulebook": rulebook, "stakes": STAKES, "seats": seats, "actions": actions}
    state = from_data(data if seats is THIRD else {**data, "contributions": PUT}).state
    assert state is not None
    return state


def amounts(state: HandState) -> dict[str, int]:
    """What each wrong rule counts where it goes wrong."""
    found = {one.id.removeprefix("pot_count/"): one.answer for one in KIND.ask(state).misconceptions if not one.slip}
    right = KIND.answer(state)
    return {name: one.amount for name, one in found.items() if isinstance(one, AmountAnswer) and one != right}


@pytest.mark.parametrize("row", TABLE, ids=[row[0] for row in TABLE])
def test_the_pot_of_a_table_counted_by_hand(
    row: tuple[str, dict[str, Any], list[str], str, int, dict[str, int]],
) -> None:
    _, seats, actions, found, pot, wrong = row
    state = table(seats, actions)
    assert KIND.answer(state) == AmountAnswer(Chips(pot))
    assert situation_class(state) == KIND.ask(state).situation_class == found
    assert amounts(state) == wrong


def test_every_wrong_rule_and_every_class_has_a_table() -> None:
    assert {name for row in TABLE for name in row[5]} == NAMES
    assert {row[3] for row in TABLE} == set(TEMPERS)


def test_nothing_is_asked_before_the_first_chip_of_a_street_or_once_its_betting_is_over() -> None:
    for actions in ([], ["1 checks"], ["1 bets 10", "2 folds", "4 calls 10"]):
        with pytest.raises(NoAnswer):
            KIND.ask(table(FIFTH, actions))


def items(count: int = 30) -> list[Item]:
    return [
        make(recipe("pot_count", shipped("roberts"), Game.STUD, one, seed=seed))
        for one in TEMPERS
        for seed in range(count)
    ]


def test_the_table_does_not_say_what_is_asked() -> None:
    """On third street only the stakes tell; later, the pot before the street."""
    for item in items():
        shown, put = item.question.table, sum(seat.street_to for seat in item.state.seats)
        assert shown.pot == (0 if shown.street is Street.THIRD else item.state.pot - put)
        drawn = present(item.question, "en")["table"]
        amounts_line = drawn["as_text"][0]
        assert drawn["stakes"] in amounts_line
        if shown.street is Street.THIRD:
            assert drawn["pot"] == ""
            assert "pot" not in amounts_line
        else:
            assert drawn["pot"] == f"pot before this street {shown.pot:,}"
            assert amounts_line.startswith(drawn["pot"])


def test_the_pot_is_what_the_antes_and_acts_of_the_whole_hand_name() -> None:
    for item in items():
        assert item.key.answer == AmountAnswer(Chips(chips_named(item.state)))


def test_a_wrong_amount_is_graded_wrong_with_the_first_rule_that_gives_it() -> None:
    for item in items(5):
        for wrong in item.misconceptions:
            graded = grade(item, {"pot": wrong.answer.amount})  # type: ignore[union-attr]
            assert isinstance(graded, Graded)
            assert (graded.correct, graded.score) == (False, 0)
            first = next(one for one in item.misconceptions if one.answer == wrong.answer)
            assert graded.note == first.id
            assert explain(item, graded, "en").why is not None


def test_the_pot_is_the_same_in_every_house_where_the_acts_are_allowed() -> None:
    """What lies in the pot is counted; houses differ only in what may be put in."""
    possible = 0
    for item in items(5):
        for other in elsewhere(item):
            assert other.answer in (item.key.answer, None)
            possible += other.possible
    assert possible > len(SHIPPED) * 5


def test_a_third_of_the_completed_and_raised_pots_hold_a_seat_that_paid_in_two_acts() -> None:
    """Only there do the amounts that were called out not add up."""
    found = [item for item in items(40) if item.skill.situation_class in ("completed", "raise")]
    twice = [item for item in found if any(one.id == "pot_count/acts_added" for one in item.misconceptions)]
    assert 3 * len(twice) >= len(found)


def test_the_steps_name_what_is_counted_wrong() -> None:
    def steps(row: int) -> list[str]:
        _, seats, actions, *_ = TABLE[row]
        return [
            step.message.id.removeprefix("pot-count-step-") for step in KIND.ask(table(seats, actions)).derivation.steps
        ]

    assert steps(0) == ["antes-alike", "street", "sum"]
    assert steps(2) == ["antes-alike", "street", "bring-in", "sum"]
    assert steps(5) == ["before", "street", "total", "sum"]
    assert steps(7) == ["before", "street", "total", "folded", "sum"]
    assert steps(8) == ["before", "street", "all-in", "sum"]
