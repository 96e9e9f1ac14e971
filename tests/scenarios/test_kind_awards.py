"""Who is paid what: showdowns paid by hand, every wrong rule with its own payment, and the classes."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.engine.awards import awards
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState
from scenarios.generator.settlements import PLANS
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answers import Answer, ChipsAnswer, ChipsForm
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.awards import KIND, situation_class
from scenarios.questions.question import Item
from scenarios.questions.wrong_rules.awards import WRONG_RULES
from scenarios.questions.wrong_rules.awards_slips import SLIPS
from scenarios.rulebooks import shipped
from scenarios.situation import from_data
from tutor.explain import explain
from tutor.grading import Graded, grade
from tutor.present import present

Paid = dict[int, int]
Row = tuple[str, str, str, dict[int, str], Paid, str, Paid, dict[str, Paid]]
STRAIGHTS = {2: "Tc 9c 2c | 8d 7h 6s Kd", 5: "Ts 9h Qh | 8c 7d 6d 3c"}
"""Two straights to the ten. Seat 2 has the higher seventh card, seat 5 the ten of spades."""
THREE = {1: "As Ah 2s | Ad 8c 8h 3d", 2: "Kc Kd 4c | Qh Qs 9d 5c", 3: "Jc Jd 2c | Th 9s 6h 4d"}
"""A full house before two pair before a pair of jacks."""
KINGS = {1: "Kc Kd 3h | Kh 9s Qs 7c", 2: "8c 6d Jh | 5h 4s 2c Jd"}
"""Three kings, and an 8-6 low."""
LOWS = {1: "Kc Kd 3h | Kh 9s Qs 7c", 3: "8c 6d Jh | 5h 4s 2c Jd", 6: "8s 6h Td | 5d 4d 2h Qc"}
"""Three kings, and the same 8-6 low twice: seat 3 with the deuce of clubs, seat 6 with the eight of spades."""

# name, game, rulebook, hands (down | up), chips put in, class, payment, and what each wrong rule would pay: by hand.
# A seat of the third column of chips that holds no cards has folded.
TABLE: list[Row] = [
    (
        "two straights share 24", "stud", "roberts", STRAIGHTS, {2: 12, 5: 12}, "split", {2: 12, 5: 12},
        {"suits_break_ties": {5: 24}, "sixth_card_counts": {2: 24}, "first_takes_ties": {2: 24}},
    ),
    (
        "of 25 the king takes the odd chip, though it does not play", "stud", "roberts", STRAIGHTS,
        {1: 1, 2: 12, 5: 12}, "odd-chip", {2: 13, 5: 12},
        {
            "odd_by_five": {2: 12, 5: 13}, "odd_is_left": {2: 12, 5: 12}, "suits_break_ties": {5: 25},
            "sixth_card_counts": {2: 25}, "first_takes_ties": {2: 25},
        },
    ),
    (
        "of 29 the king and the queen take a chip each", "stud", "roberts",
        {**STRAIGHTS, 7: "Td 9d 3h | 8s 7s 6c 4h"}, {1: 1, 2: 9, 3: 1, 5: 9, 7: 9}, "odd-chips",
        {2: 10, 5: 10, 7: 9},
        {
            "odd_by_five": {2: 9, 5: 10, 7: 10}, "odd_is_left": {2: 9, 5: 9, 7: 9}, "suits_break_ties": {5: 29},
            "sixth_card_counts": {2: 29}, "first_takes_ties": {2: 29},
        },
    ),
    (
        "in a tournament only the five count: the ten of spades", "stud", "tda", STRAIGHTS,
        {1: 1, 2: 12, 5: 12}, "odd-chip", {2: 12, 5: 13},
        {
            "odd_by_seven": {2: 13, 5: 12}, "odd_by_seat": {2: 13, 5: 12}, "odd_is_left": {2: 12, 5: 12},
            "suits_break_ties": {5: 25}, "sixth_card_counts": {2: 25}, "first_takes_ties": {2: 25},
        },
    ),
    (
        "the full house is all-in for 20", "stud", "roberts", THREE, {1: 20, 2: 40, 3: 40}, "side-pot",
        {1: 60, 2: 40}, {"all_in_wins_all": {1: 100}, "only_doubles": {1: 40, 2: 60}},
    ),
    (
        "the pair of jacks is all-in for 20", "stud", "roberts", THREE, {1: 40, 2: 40, 3: 20}, "side-pot-all",
        {1: 100}, {"side_to_next": {1: 60, 2: 40}},
    ),
    (
        "three pots of 40, 60 and 40", "stud", "roberts", {**THREE, 4: "Tc 5d 7s | 9h 9c Ks 4h"},
        {1: 10, 2: 30, 3: 50, 4: 50}, "many-pots", {1: 40, 2: 60, 3: 40},
        {
            "all_in_wins_all": {1: 140}, "only_doubles": {1: 20, 2: 80, 3: 40},
            "same_kind_shares": {1: 40, 2: 60, 3: 20, 4: 20},
        },
    ),
    (
        "a nine-low is no low", "stud8", "roberts", {1: KINGS[1], 2: "9c 7d Jh | 5h 4s 2c Jd"}, {1: 60, 2: 60},
        "no-low", {1: 120}, {"half_is_left": {1: 60}, "any_low_wins": {1: 60, 2: 60}},
    ),
    (
        "high and low take half of 24 each", "stud8", "roberts", KINGS, {1: 12, 2: 12}, "halves", {1: 12, 2: 12},
        {"low_ignored": {1: 24}},
    ),
    (
        "of 25 high takes 13", "stud8", "roberts", KINGS, {1: 12, 2: 12, 3: 1}, "halves-odd", {1: 13, 2: 12},
        {"low_ignored": {1: 25}, "odd_to_low": {1: 12, 2: 13}},
    ),
    (
        "the wheel takes both halves of 90", "stud8", "roberts",
        {1: "Ac 2d Kh | 3h 4s 5c Kd", 2: "8s 7h Qc | 6d 5d 2h Qs", 3: "Js Jd 3c | 9h 9d Tc 8d"},
        {1: 30, 2: 30, 3: 30}, "scoop", {1: 90},
        {"one_side_each": {1: 45, 2: 45}, "every_low_shares": {1: 68, 2: 22}},
    ),
    (
        "two wheels are the same hand both ways and split 24 at once", "stud8", "roberts",
        {1: "Ac 2d Kh | 3h 4s 5c Kd", 2: "Ad 2h Qc | 3s 4d 5h Qs"}, {1: 12, 2: 12}, "split", {1: 12, 2: 12},
        {"suits_break_ties": {2: 24}, "sixth_card_counts": {1: 24}, "first_takes_ties": {1: 24}},
    ),
    (
        "two equal straights share the high half of 60", "stud8", "roberts",
        {**STRAIGHTS, 6: "8h 6h 4c | 3d 2h Ac Kc"}, {2: 20, 5: 20, 6: 20}, "quarter", {2: 15, 5: 15, 6: 30},
        {
            "per_head": {2: 20, 5: 20, 6: 20}, "low_ignored": {2: 30, 5: 30}, "suits_break_ties": {5: 30, 6: 30},
            "sixth_card_counts": {2: 30, 6: 30}, "first_takes_ties": {2: 30, 6: 30},
        },
    ),
    (
        "three equal lows share 60", "stud8", "roberts",
        {
            1: "8c 6d Qh | 4h 3s 2c Kd", 2: "8s 6h Jc | 4d 3d 2h Qs", 3: "8h 6c Th | 4c 3c 2s Jd",
            4: "As Ad Ts | Ah 9h 9d Tc",
        },
        {1: 30, 2: 30, 3: 30, 4: 30}, "quarter", {1: 20, 2: 20, 3: 20, 4: 60},
        {
            "per_head": {1: 30, 2: 30, 3: 30, 4: 30}, "low_ignored": {4: 120}, "suits_break_ties": {2: 60, 4: 60},
            "sixth_card_counts": {3: 60, 4: 60}, "first_takes_ties": {1: 60, 4: 60},
        },
    ),
    (
        "of equal lows the deuce of clubs takes the odd chip", "stud8", "roberts", LOWS, {1: 15, 2: 1, 3: 15, 6: 15},
        "odd-chip", {1: 23, 3: 12, 6: 11},
        {
            "per_head": {1: 16, 3: 15, 6: 15}, "low_ignored": {1: 46}, "low_odd_to_high_card": {1: 23, 3: 11, 6: 12},
            "odd_is_left": {1: 23, 3: 11, 6: 11}, "suits_break_ties": {1: 23, 6: 23},
            "sixth_card_counts": {1: 23, 6: 23}, "first_takes_ties": {1: 23, 3: 23},
        },
    ),
    (
        "in a tournament the eight of spades does", "stud8", "tda", LOWS, {1: 15, 2: 1, 3: 15, 6: 15}, "odd-chip",
        {1: 23, 3: 11, 6: 12},
        {
            "per_head": {1: 16, 3: 15, 6: 15}, "low_ignored": {1: 46}, "low_odd_to_low_card": {1: 23, 3: 12, 6: 11},
            "odd_by_seat": {1: 23, 3: 12, 6: 11}, "odd_is_left": {1: 23, 3: 11, 6: 11},
            "suits_break_ties": {1: 23, 6: 23}, "sixth_card_counts": {1: 23, 6: 23},
            "first_takes_ties": {1: 23, 3: 23},
        },
    ),
    (
        "only the seat that is all-in has a low", "stud8", "roberts",
        {2: "Ac 2d Ks | 3h 5s 7c Kd", 4: "Qh Qd 2s | Qs 9c 8d 8h", 6: "Jh Jc 3s | Ts 9d 6h 6c"},
        {2: 30, 4: 50, 6: 50}, "low-in-one", {2: 45, 4: 85},
        {
            "all_in_wins_all": {2: 65, 4: 65}, "side_to_next": {2: 45, 4: 45, 6: 40}, "half_is_left": {2: 45, 4: 65},
            "any_low_wins": {2: 45, 4: 65, 6: 20}, "low_ignored": {4: 130},
        },
    ),
]  # fmt: skip


def table(row: Row) -> HandState:
    _, game, rulebook, hands, put, *_ = row
    seats: dict[str, Any] = {}
    for seat in put:
        if seat in hands:
            down, up = hands[seat].split(" | ")
            seats[str(seat)] = {"up": up, "down": down, "status": "all-in"}
        else:
            seats[str(seat)] = {"up": "", "status": "folded"}
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    data = {"game": game, "rulebook": rulebook, "stakes": stakes, "seats": seats, "street": "seventh"}
    state = from_data({**data, "contributions": {str(seat): chips for seat, chips in put.items()}}).state
    assert state is not None
    return state


def paid(answer: Answer | None) -> Paid:
    """Who is paid anything."""
    assert isinstance(answer, ChipsAnswer)
    return {seat: chips for seat, chips in answer.chips if chips}


@pytest.mark.parametrize("row", TABLE, ids=[row[0] for row in TABLE])
def test_a_showdown_paid_by_hand(row: Row) -> None:
    *_, found, right, wrong = row
    state = table(row)
    asked = KIND.ask(state)
    assert paid(KIND.answer(state)) == paid(asked.answer) == right
    assert asked.situation_class == situation_class(state, awards(state)) == found
    named = {one.id.removeprefix("awards/"): paid(one.answer) for one in asked.misconceptions if not one.slip}
    assert {name: one for name, one in named.items() if one != right} == wrong


def test_a_step_says_that_nobody_gets_two_odd_chips() -> None:
    asked = KIND.ask(table(next(row for row in TABLE if row[5] == "odd-chips")))
    assert [step.seats for step in asked.derivation.steps if step.clause.id == "odd_chips_each"] == [(2, 5)]


def test_the_odd_chip_of_equal_highs_goes_by_the_five_that_play_in_the_dutch_source() -> None:
    """Of 62 high has 31; the ten of spades is the highest of the cards that play."""
    hands = {**STRAIGHTS, 6: "8h 6h 4c | 3d 2h Ac Kc"}
    put = {1: 2, 2: 20, 5: 20, 6: 20}
    one = KIND.ask(table(("", "stud8", "nl-eight-or-better", hands, put, "", {}, {})))
    assert paid(one.answer) == {2: 15, 5: 16, 6: 31}
    assert [step.seats for step in one.derivation.steps if step.clause.id == "odd_chip_high_cards"] == [(5,)]


def test_every_wrong_rule_and_every_class_has_a_showdown() -> None:
    assert {name for row in TABLE for name in row[7]} == {name for name, _ in WRONG_RULES}
    assert {row[5] for row in TABLE} == {one for plans in PLANS.values() for one in plans}


TENS = {2: "Ts 9c 2c | 8d 7h 6s Kd", 5: "Tc 9h Qh | 8c 7d 6d 3c", 7: "Td 9s 4h | 8h 7s 6c 2h"}
"""Three straights to the ten. Seat 2 has the ten of spades, the highest card beside them and the first seat."""
QUEENS = KINGS | {5: "Qc Qd 3c | Qh 9d Td 7s"}
TWO = {seat: cards for seat, cards in TENS.items() if seat < 7}

# name, hands, chips put in, the right payment, and payments that no wrong rule gives: by hand
SLIPS_MADE: list[tuple[str, dict[int, str], Paid, Paid, list[Paid]]] = [
    ("odd_elsewhere", TWO, {1: 1, 2: 12, 5: 12}, {2: 13, 5: 12}, [{2: 12, 5: 13}]),
    ("tie_not_shared", TENS, {2: 12, 5: 12, 7: 12}, {2: 12, 5: 12, 7: 12}, [{2: 18, 5: 18}, {5: 18, 7: 18}, {7: 36}]),
    ("side_pot_unfought", THREE, {1: 20, 2: 20, 3: 5}, {1: 45}, [{1: 15, 3: 30}]),
    ("second_best", THREE, {1: 20, 2: 20, 3: 5}, {1: 45}, [{1: 30, 2: 15}]),
    ("second_best", QUEENS, {1: 20, 2: 20, 5: 20}, {1: 30, 2: 30}, [{5: 30, 2: 30}]),
    ("second_shares", THREE, {1: 20, 2: 20, 3: 5}, {1: 45}, [{1: 38, 2: 7}, {1: 37, 2: 8}]),
    ("winners_alike", THREE, {1: 5, 2: 20, 3: 20}, {1: 15, 2: 30}, [{1: 23, 2: 22}, {1: 22, 2: 23}]),
    ("hand_overlooked", THREE, {1: 20, 2: 20, 3: 5}, {1: 45}, [{2: 45}]),
    ("part_not_paid", THREE, {1: 20, 2: 20, 3: 5}, {1: 45}, [{1: 30}, {1: 15}]),
    ("part_not_paid", KINGS, {1: 20, 2: 20}, {1: 20, 2: 20}, [{2: 20}]),
    ("part_takes_all", QUEENS, {1: 20, 2: 20, 5: 20}, {1: 30, 2: 30}, [{2: 60}]),
    ("single_chip", THREE, {1: 5, 2: 20, 3: 20}, {1: 15, 2: 30}, [{1: 14, 2: 31}, {1: 15, 2: 29, 3: 1}]),
]


@pytest.mark.parametrize(("name", "hands", "put", "right", "payments"), SLIPS_MADE)
def test_a_slip_is_named_where_no_wrong_rule_pays_so(
    name: str, hands: dict[int, str], put: Paid, right: Paid, payments: list[Paid]
) -> None:
    state = table(("", "stud" if KINGS[1] not in hands.values() else "stud8", "roberts", hands, put, "", {}, {}))
    posed = about("awards", state)
    assert paid(posed.key.answer) == right
    for one in payments:
        graded = grade(posed, {"awards": {str(seat): one.get(seat, 0) for seat in hands}})
        assert isinstance(graded, Graded)
        assert (graded.correct, [wrong.id for wrong in graded.diagnoses]) == (False, [f"awards/{name}"])


def test_every_slip_is_made_by_hand() -> None:
    assert {name for name, *_ in SLIPS_MADE} == {name for name, _ in SLIPS}


def test_one_hand_that_takes_the_only_pot_is_no_question() -> None:
    with pytest.raises(NoAnswer):
        KIND.ask(table(("", "stud", "roberts", THREE, {1: 20, 2: 20, 3: 20}, "", {}, {})))


def test_no_odd_chip_is_asked_about_where_no_text_says_whose_it_is() -> None:
    assert "odd-chip" not in KIND.classes(shipped("da-fixed-limit"), Game.STUD)
    assert "odd-chip" not in KIND.classes(shipped("de-split-limit"), Game.STUD8)
    assert "odd-chip" in KIND.classes(shipped("nl-eight-or-better"), Game.STUD8)


def items(count: int) -> list[Item]:
    return [
        make(recipe("awards", shipped("roberts"), game, one, seed=seed))
        for game, plans in PLANS.items()
        for one in plans
        for seed in range(count)
    ]


def test_all_pots_are_shown_with_those_who_can_win_them_and_all_of_them_are_paid() -> None:
    for item in items(4):
        form, key, shown = item.question.form, item.key.answer, item.question.table
        assert isinstance(form, ChipsForm)
        assert isinstance(key, ChipsAnswer)
        made = pots(item.state)
        assert [(one.amount, set(one.seats)) for one in shown.pots] == [
            (one.amount, set(one.seats)) for one in made.pots
        ]
        assert form.total == shown.pot == sum(chips for _, chips in key.chips)
        assert form.total + sum(chips for _, chips in made.returned) == item.state.pot
        drawn = present(item.question, "en")["table"]
        assert len(drawn["pots"]) == (len(made.pots) if len(made.pots) > 1 else 0)
        assert bool(drawn["pot"]) is (len(made.pots) == 1)
        assert set(drawn["pots"]) <= set(drawn["as_text"])


def test_a_wrong_payment_is_graded_wrong_with_the_first_rule_that_gives_it() -> None:
    for item in items(3):
        for wrong in item.misconceptions:
            given = {"awards": {str(seat): chips for seat, chips in paid(wrong.answer).items()}}
            graded = grade(item, given)
            assert isinstance(graded, Graded)
            assert not graded.correct
            assert graded.score < 1
            assert graded.note == next(one.id for one in item.misconceptions if one.answer == wrong.answer)
            assert explain(item, graded, "en").why is not None


def test_houses_differ_in_odd_chips_alone() -> None:
    for item in items(3):
        for other in elsewhere(item):
            if other.answer not in (None, item.key.answer):
                assert item.skill.situation_class in ("odd-chip", "split") or any(
                    share.odd for one in awards(item.state).divided for share in one.shares
                )
