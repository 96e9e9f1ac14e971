"""Which pots there are: contributions laid out by hand, every wrong rule with its own pots, and the classes."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.engine.cards import DECK
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState
from scenarios.generator.all_ins import PLANS, seats_needed
from scenarios.hints import hints
from scenarios.make import elsewhere, make, recipe
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import Answer, PotsAnswer, PotsForm
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.pots import KIND, situation_class
from scenarios.questions.question import Item
from scenarios.questions.signature import signature
from scenarios.questions.wrong_rules.pots import WRONG_RULES
from scenarios.rulebooks import shipped
from scenarios.situation import from_data
from tests.contract.chips import wrongly_laid
from tutor.explain import explain
from tutor.grading import Graded, grade
from tutor.present import present

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
Put = dict[int, int]

# name, chips of the seats still in, of folded ones, class, the pots, and what each wrong rule would make: by hand.
# "60:123 50:23 < 3:6": a main pot of 60 for seats 1, 2 and 3, a side pot of 50 for seats 2 and 3, 6 back to seat 3
TABLE: list[tuple[str, Put, Put, str, str, dict[str, str]]] = [
    (
        "two seats with 20 each, and 6 that were folded", {1: 20, 2: 20}, {3: 6}, "one-pot", "46:12",
        {"folded_out": "40:12", "folded_apart": "40:12 6:12", "antes_out": "43:12"},
    ),
    (
        "50 against 30: 20 go back", {1: 30, 2: 50}, {4: 1}, "returned", "61:12 < 2:20",
        {
            "uncalled_stays": "81:12", "uncalled_side_pot": "61:12 20:2", "folded_out": "60:12 < 2:20",
            "folded_apart": "60:12 1:12 < 2:20", "antes_out": "58:12 < 2:20",
        },
    ),
    (
        "20 all-in, and two with 50", {1: 20, 2: 50, 3: 50}, {}, "side-pot", "60:123 60:23",
        {
            "one_pot": "120:123", "all_in_wins_all": "60:123 60:123", "one_pot_each": "60:1 60:23",
            "antes_out": "57:123 60:23", "main_again": "60:123 100:23", "difference_once": "60:123 30:23",
            "only_doubles": "40:123 80:23",
        },
    ),
    (
        "all-in for the ante, which four have paid", {1: 1, 2: 20, 3: 20}, {4: 1}, "ante", "4:123 38:23",
        {
            "one_pot": "42:123", "all_in_wins_all": "4:123 38:123", "one_pot_each": "4:1 38:23",
            "folded_out": "3:123 38:23", "folded_apart": "3:123 38:23 1:123", "folded_may_win": "4:1234 38:23",
            "antes_out": "38:23", "main_again": "4:123 40:23", "difference_once": "4:123 19:23",
            "only_doubles": "2:123 40:23",
        },
    ),
    (
        "of 35 that were folded 20 lie in the main pot and 15 in the side pot", {1: 20, 2: 50, 3: 50}, {4: 35},
        "folded", "80:123 75:23",
        {
            "one_pot": "155:123", "all_in_wins_all": "80:123 75:123", "one_pot_each": "80:1 75:23",
            "folded_out": "60:123 60:23", "folded_to_main": "95:123 60:23", "folded_apart": "60:123 60:23 35:123",
            "folded_may_win": "80:1234 75:23", "antes_out": "76:123 75:23", "main_again": "80:123 100:23",
            "difference_once": "80:123 30:23", "only_doubles": "40:123 115:23",
        },
    ),
    (
        "20, 34 and 40: 6 go back", {1: 20, 2: 34, 3: 40}, {}, "side-returned", "60:123 28:23 < 3:6",
        {
            "uncalled_stays": "60:123 34:23", "uncalled_side_pot": "60:123 28:23 6:3", "one_pot": "88:123 < 3:6",
            "all_in_wins_all": "60:123 28:123 < 3:6", "one_pot_each": "60:1 28:23 < 3:6",
            "antes_out": "57:123 28:23 < 3:6", "main_again": "60:123 68:23 < 3:6",
            "difference_once": "60:123 14:23 < 3:6", "only_doubles": "40:123 48:23 < 3:6",
        },
    ),
    (
        "seat 3 called up to 45 before it folded: seat 2 alone can win that", {1: 20, 2: 60}, {3: 45}, "lone",
        "60:12 50:2 < 2:15",
        {
            "uncalled_stays": "60:12 65:2", "uncalled_side_pot": "60:12 50:2 15:2",
            "folded_called_nothing": "85:12 < 2:40", "one_pot": "110:12 < 2:15",
            "all_in_wins_all": "60:12 50:12 < 2:15", "one_pot_each": "60:1 50:2 < 2:15",
            "folded_out": "40:12 < 2:40", "folded_to_main": "85:12 25:2 < 2:15",
            "folded_apart": "40:12 45:12 < 2:40", "folded_may_win": "60:123 50:23 < 2:15",
            "antes_out": "57:12 50:2 < 2:15", "main_again": "60:12 90:2 < 2:15",
            "difference_once": "60:12 25:2 < 2:15", "only_doubles": "40:12 70:2 < 2:15",
        },
    ),
    (
        "10, 30, and two with 50", {1: 10, 2: 30, 3: 50, 4: 50}, {}, "many-pots", "40:1234 60:234 40:34",
        {
            "one_pot": "140:1234", "all_in_wins_all": "40:1234 60:1234 40:1234", "one_pot_each": "40:1 60:2 40:34",
            "antes_out": "36:1234 60:234 40:34", "main_again": "40:1234 90:234 100:34",
            "difference_once": "40:1234 20:234 20:34", "only_doubles": "20:1234 80:234 40:34",
        },
    ),
    (
        "10, 30, 45 and 50: 5 go back", {1: 10, 2: 30, 3: 45, 4: 50}, {}, "many-returned",
        "40:1234 60:234 30:34 < 4:5",
        {
            "uncalled_stays": "40:1234 60:234 35:34", "uncalled_side_pot": "40:1234 60:234 30:34 5:4",
            "one_pot": "130:1234 < 4:5", "all_in_wins_all": "40:1234 60:1234 30:1234 < 4:5",
            "one_pot_each": "40:1 60:2 30:34 < 4:5", "antes_out": "36:1234 60:234 30:34 < 4:5",
            "main_again": "40:1234 90:234 90:34 < 4:5", "difference_once": "40:1234 20:234 15:34 < 4:5",
            "only_doubles": "20:1234 80:234 30:34 < 4:5",
        },
    ),
]  # fmt: skip


def table(live: Put, folded: Put) -> HandState:
    """Sixth street; whoever is still in has nothing left."""
    cards = iter(DECK)
    seats: dict[str, Any] = {
        str(seat): {"up": " ".join(str(next(cards)) for _ in range(4)), "status": "all-in"} for seat in live
    } | {str(seat): {"up": "", "status": "folded"} for seat in folded}
    data = {"game": "stud", "rulebook": "roberts", "stakes": STAKES, "seats": dict(sorted(seats.items()))}
    state = from_data({**data, "contributions": {str(seat): put for seat, put in (live | folded).items()}}).state
    assert state is not None
    return state


def laid(answer: Answer | None) -> str:
    """The pots as the table writes them."""
    assert isinstance(answer, PotsAnswer)
    made = [f"{pot.amount}:{''.join(map(str, sorted(pot.seats)))}" for pot in answer.pots]
    return " ".join([*made, *(f"< {seat}:{chips}" for seat, chips in answer.returned)])


@pytest.mark.parametrize("row", TABLE, ids=[row[0] for row in TABLE])
def test_contributions_laid_out_by_hand(row: tuple[str, Put, Put, str, str, dict[str, str]]) -> None:
    _, live, folded, found, right, wrong = row
    state = table(live, folded)
    asked = KIND.ask(state)
    assert laid(KIND.answer(state)) == laid(asked.answer) == right
    assert asked.situation_class == situation_class(state, pots(state)) == found
    named = {one.id.removeprefix("pots/"): laid(one.answer) for one in asked.misconceptions}
    assert {name: one for name, one in named.items() if one != right} == wrong


def test_every_wrong_rule_and_every_class_has_its_contributions() -> None:
    assert {name for row in TABLE for name in row[5]} == {name for name, _ in WRONG_RULES}
    assert {row[3] for row in TABLE} == set(PLANS)


def test_the_law_of_stakes_passes_the_pots_laid_by_hand_and_those_of_no_wrong_rule() -> None:
    for _, live, folded, *_ in TABLE:
        state = table(live, folded)
        asked = KIND.ask(state)
        assert isinstance(asked.answer, PotsAnswer)
        assert list(wrongly_laid(state, asked.answer)) == []
        for one in asked.misconceptions:
            assert isinstance(one.answer, PotsAnswer)
            assert one.answer == asked.answer or list(wrongly_laid(state, one.answer))


def test_nothing_is_asked_while_somebody_is_to_act_or_one_seat_is_left() -> None:
    seats = {"1": {"up": "Kh Kd 3c"}, "2": {"up": "2c 8h 9s"}, "4": {"up": "Td 6c Qs"}}
    for actions in ([], ["1 bets 10", "2 calls 10"], ["1 bets 10", "2 folds", "4 folds"]):
        data = {"game": "stud", "rulebook": "roberts", "stakes": STAKES, "seats": seats, "actions": actions}
        state = from_data({**data, "contributions": {"1": 8, "2": 8, "4": 8}}).state
        assert state is not None
        with pytest.raises(NoAnswer):
            KIND.ask(state)


def items(count: int) -> list[Item]:
    return [
        make(recipe("pots", shipped("roberts"), Game.STUD, one, seed=seed)) for one in PLANS for seed in range(count)
    ]


def test_each_seat_says_what_it_has_put_in_and_the_table_holds_no_pot() -> None:
    """What lies in the middle is asked for; what every seat has paid is what it is worked out from."""
    for item in items(5):
        shown, state = item.question.table, item.state
        assert [seat.put for seat in shown.seats] == [one.total for one in state.seats]
        assert shown.pot == 0
        assert shown.pots == ()
        drawn = present(item.question, "en")["table"]
        assert (drawn["pot"], drawn["pots"]) == ("", [])
        assert drawn["as_text"][0] == drawn["stakes"]
        for tile, one in zip(drawn["seats"], state.seats, strict=True):
            assert tile["front"] == f"{one.total:,} in"
            assert tile["front"] in tile["name"]
            assert tile["name"] in drawn["as_text"]


def test_a_question_about_something_else_does_not_say_what_seats_have_put_in() -> None:
    item = make(recipe("pot_count", shipped("roberts"), Game.STUD, "bets", seed=1))
    assert {seat.put for seat in item.question.table.seats} == {None}
    assert not any(tile["front"].endswith(" in") for tile in present(item.question, "en")["table"]["seats"])


def test_tables_that_differ_in_what_was_put_in_are_different_questions() -> None:
    found = items(30)
    known = dict[str, Answer]()
    for item in found:
        assert known.setdefault(signature(item), item.key.answer) == item.key.answer
    assert len(known) > 0.95 * len(found)


def test_any_seat_can_be_named_for_a_pot_and_only_those_still_in_for_what_goes_back() -> None:
    """Who has folded is part of the question."""
    for item in items(3):
        form = item.question.form
        assert form == PotsForm(
            tuple(sorted(one.seat for one in item.state.seats)), tuple(sorted(one.seat for one in item.state.live))
        )


def test_wrong_pots_are_graded_wrong_with_the_first_rule_that_makes_them() -> None:
    for item in items(4):
        for wrong in item.misconceptions:
            graded = grade(item, to_json(wrong.answer))
            assert isinstance(graded, Graded)
            assert not graded.correct
            assert graded.score < 1
            assert graded.note == next(one.id for one in item.misconceptions if one.answer == wrong.answer)
            assert explain(item, graded, "en").why is not None


def test_the_guide_leaves_the_last_pot_to_the_learner() -> None:
    for item in items(4):
        key = item.key.answer
        assert isinstance(key, PotsAnswer)
        said = [line.message for line in hints(item, item.misconceptions[0].answer).guide]
        made = [one.id for one in said if one.id in ("pots-step-main", "pots-step-side")]
        assert len(made) == len(key.pots) - 1
        assert any(one.id == "pots-step-returned" for one in said) is bool(key.returned)


def test_half_of_the_single_pots_hold_somebody_who_is_all_in_with_as_much_as_the_others() -> None:
    found = [make(recipe("pots", shipped("roberts"), Game.STUD, "one-pot", seed=seed)) for seed in range(60)]
    even = [item for item in found if any(one.all_in for one in item.state.live)]
    assert 15 <= len(even) <= 45


def test_every_house_makes_the_same_pots() -> None:
    """Table stakes are the same everywhere; houses differ only in what may be bet."""
    for item in items(3):
        assert {other.answer for other in elsewhere(item) if other.possible} <= {item.key.answer}


def test_a_table_for_two_is_asked_for_one_pot_alone() -> None:
    assert [one for one, plans in PLANS.items() if seats_needed(plans) <= 2] == ["one-pot", "returned"]


def test_the_law_of_stakes_says_what_is_wrong() -> None:
    state = table({1: 20, 2: 60}, {3: 45})
    key = KIND.answer(state)
    lost = PotsAnswer(key.pots[:1], key.returned)
    swapped = PotsAnswer(key.pots[::-1], key.returned)
    other = PotsAnswer(key.pots, ((Seat(1), Chips(15)),))
    assert "a chip is made or lost" in list(wrongly_laid(state, lost))
    assert any("after that of" in one for one in wrongly_laid(state, swapped))
    assert any("goes back and not" in one for one in wrongly_laid(state, other))
