"""Whose turn it is: each class and each wrong rule on a hand ruled by hand, and a queue that is kept apart from it all.

The texts: action passes clockwise; a round is over when everybody has acted and has matched the last wager or is
all-in (Robert's Rules, Betting and Raising; the Danish and the German source, end of a round). A bring-in is no blind.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from scenarios.engine.actions import Bet, BringIn, Complete, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState
from scenarios.make import elsewhere, make, recipe
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.next_to_act import KIND
from scenarios.questions.question import Item
from scenarios.questions.wrong_rules.next_to_act import WRONG_RULES
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract.sample import cells, recipes
from tutor.grading import Graded, grade

DOORS = {1: "9h", 2: "Ah", 3: "2c", 5: "8d"}  # seat 3 brings it in
BOARDS = {1: "9h 4c", 2: "Ah Jd", 3: "Qs 7c", 5: "8d 6s"}  # seat 2 opens
OTHERS = {1: "9h 4c", 2: "Jd 6h", 3: "Ah Ks", 5: "8d 6s"}  # seat 3 opens
Line = tuple[Mapping[int, str], Mapping[int, Mapping[str, object]], list[str]]


def table(boards: Mapping[int, str], more: Mapping[int, Mapping[str, object]], actions: list[str]) -> HandState:
    seats = {str(seat): {"up": up, **more.get(seat, {})} for seat, up in boards.items()}
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    data = {"game": "stud", "rulebook": "roberts", "stakes": stakes, "seats": seats, "actions": actions}
    state = from_data(data).state
    assert state is not None
    return state


Row = dict[str, object]
OUT, BROKE = Row(status="folded"), Row(stack=0)
RAISED = ["2 bets 5", "3 folds", "5 calls 5", "1 raises to 10", "2 calls 10"]
SHORT = ["2 bets 5", "3 calls 5", "5 raises to 7", "1 calls 7"]
CALLED_BRING_IN = ["3 brings in 2", "5 calls 2", "1 calls 2", "2 calls 2"]
LINES: dict[str, tuple[Line, int | None, str]] = {
    "after_a_check": ((BOARDS, {}, ["2 checks"]), 3, "next"),
    "after_a_bet": ((BOARDS, {}, ["2 bets 5"]), 3, "next"),
    "after_the_bring_in": ((DOORS, {}, ["3 brings in 2"]), 5, "next"),
    "past_a_hand_folded_before": ((BOARDS, {3: OUT}, ["2 bets 5"]), 5, "folded-skipped"),
    "all_have_checked": ((BOARDS, {}, ["2 checks", "3 checks", "5 checks", "1 checks"]), None, "checked"),
    "all_have_called_EC077": ((BOARDS, {}, ["2 bets 5", "3 calls 5", "5 calls 5", "1 folds"]), None, "called"),
    "all_have_called_the_bring_in": ((DOORS, {}, CALLED_BRING_IN), None, "bring-in-called"),
    "completed_behind_the_bring_in": (
        (DOORS, {}, ["3 brings in 2", "5 completes to 5", "1 calls 5", "2 folds"]), 3, "bring-in-completed",
    ),
    "raised_behind_a_caller": ((BOARDS, {}, RAISED), 5, "raised"),
    "bet_behind_a_check": ((BOARDS, {}, ["2 checks", "3 bets 5", "5 calls 5", "1 calls 5"]), 2, "bet-after-check"),
    "past_an_all_in_hand": ((BOARDS, {3: BROKE}, ["2 bets 5"]), 5, "all-in-skipped"),
    "two_more_than_the_bet": ((BOARDS, {5: {"stack": 7}}, SHORT), 2, "short-all-in"),
    "called_for_the_last_chips": (
        (BOARDS, {1: OUT, 3: {"stack": 3}, 5: OUT}, ["2 bets 5", "3 calls 3"]), None, "one-with-chips",
    ),
    "all_but_one_all_in_before": ((BOARDS, {1: BROKE, 2: BROKE, 5: OUT}, []), None, "one-with-chips"),
}  # fmt: skip


@pytest.mark.parametrize("name", LINES)
def test_the_turn_and_the_class_on_hands_ruled_by_hand(name: str) -> None:
    line, seat, found = LINES[name]
    asked = KIND.ask(table(*line))
    assert asked.answer == SeatAnswer(None if seat is None else Seat(seat))
    assert asked.situation_class == found


def test_the_hands_above_show_every_class() -> None:
    assert {found for _, _, found in LINES.values()} == set(KIND.classes(shipped("roberts"), Game.STUD))


WRONG: dict[str, tuple[Line, int | None, int | None]] = {
    "all_in_acts": ((BOARDS, {3: BROKE}, ["2 bets 5"]), 5, 3),
    "folded_acts": ((BOARDS, {}, RAISED), 5, 3),
    "short_all_in_is_free": ((BOARDS, {5: {"stack": 7}}, SHORT), 2, None),
    "last_with_chips": ((BOARDS, {1: OUT, 3: {"stack": 3}, 5: OUT}, ["2 bets 5", "3 calls 3"]), None, 2),
    "bring_in_has_option": ((DOORS, {}, CALLED_BRING_IN), None, 3),
    "opener_again": ((BOARDS, {}, ["2 checks", "3 checks", "5 checks", "1 checks"]), None, 2),
    "aggressor_again": ((BOARDS, {}, ["2 bets 5", "3 calls 5", "5 calls 5", "1 calls 5"]), None, 2),
    "bring_in_is_done": ((DOORS, {}, ["3 brings in 2", "5 calls 2", "1 completes to 5", "2 calls 5"]), 3, 5),
    "check_is_final": ((BOARDS, {}, ["2 checks", "3 bets 5", "5 calls 5", "1 calls 5"]), 2, None),
    "raised_one_answers": ((BOARDS, {}, ["2 bets 5", "3 raises to 10"]), 5, 2),
    "opener_first": ((BOARDS, {}, ["2 checks", "3 checks", "5 bets 5"]), 1, 2),
    "once_each": ((BOARDS, {}, RAISED), 5, None),
    "ends_at_dealer": ((BOARDS, {}, ["2 checks", "3 checks", "5 checks"]), 1, None),
    "cards_decide": ((BOARDS, {}, ["2 bets 5", "3 calls 5"]), 5, 1),
    "anticlockwise": ((BOARDS, {}, ["2 bets 5"]), 3, 1),
    "dealing_order": ((OTHERS, {}, ["3 bets 5"]), 5, 1),
    "goes_on": ((OTHERS, {3: {"stack": 5}}, ["3 bets 5", "5 calls 5", "1 calls 5", "2 calls 5"]), None, 5),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_rule_is_the_first_explanation_of_its_answer(name: str) -> None:
    line, right, wrong = WRONG[name]
    asked = KIND.ask(table(*line))
    answers = [SeatAnswer(None if seat is None else Seat(seat)) for seat in (right, wrong)]
    assert asked.answer == answers[0]
    assert next(one.id for one in asked.misconceptions if one.answer == answers[1]) == f"next_to_act/{name}"


def test_every_wrong_rule_has_a_hand_above() -> None:
    assert set(WRONG) == {name for name, _ in WRONG_RULES}


@cache
def items() -> tuple[Item, ...]:
    return tuple(make(one) for one in recipes("next_to_act", 4 * len(cells("next_to_act"))))


def queue(item: Item) -> SeatAnswer:
    """Whose turn it is by a list of those still to act: whoever acts leaves it, a wager fills it anew."""
    acts = item.state.acts
    order = [one.seat for one in item.state.seats]
    last_act = {act.seat: at for at, act in enumerate(acts)}
    left = {one.seat for one in item.state.seats if one.live or one.seat in last_act}
    able = {one.seat for one in item.state.seats if one.seat in left and (one.stack or one.seat in last_act)}
    waiting, wagered = list[Seat](), False
    for at, act in enumerate(acts):
        around = order[order.index(act.seat) + 1 :] + order[: order.index(act.seat)]
        if at == 0:
            waiting = [act.seat, *(seat for seat in around if seat in able)]
        assert waiting.pop(0) == act.seat
        if type(act) in (BringIn, Complete, Bet, Raise):
            waiting, wagered = [seat for seat in around if seat in able], True
        one = item.state.at(act.seat)
        if at == last_act[act.seat] and not (one.live and one.stack):
            able.remove(act.seat)
    waiting = [seat for seat in waiting if seat in able]
    return SeatAnswer(waiting[0] if waiting and (wagered or len(able) > 1) else None)


def test_a_list_of_those_still_to_act_comes_to_the_same_turn() -> None:
    for item in items():
        assert queue(item) == item.key.answer, item.code


def test_every_wrong_answer_is_graded_wrong_and_explained_by_the_first_rule_that_gives_it() -> None:
    named = set()
    for item in items():
        form = item.question.form
        assert isinstance(form, SeatForm)
        for answer in (SeatAnswer(None), *map(SeatAnswer, form.seats)):
            graded = grade(item, answer)
            assert isinstance(graded, Graded)
            assert graded.correct is (answer == queue(item))
            assert graded.note == next((one.id for one in item.misconceptions if answer in one.answers), "")
            named.add(graded.note.removeprefix("next_to_act/"))
    assert named >= set(WRONG) - {"dealing_order", "goes_on"}


def test_what_is_said_against_another_seat_is_true() -> None:
    met = set()
    for item in items():
        right = item.key.answer
        for other in item.others:
            assert isinstance(other.answer, SeatAnswer)
            assert other.answer.seat is not None
            one, said = item.state.at(other.answer.seat), other.message.id.removeprefix("next-to-act-other-")
            met.add(said)
            owes = one.live and one.stack > 0 and one.street_to < item.state.round.to
            match said:
                case "folded":
                    assert not one.live
                case "all-in":
                    assert one.all_in
                case "after":
                    assert isinstance(right, SeatAnswer)
                    assert one.live
                    assert dict(other.message.args)["turn"] == right.seat
                case "own-wager" | "no-option" | "done":
                    assert any(act.seat == one.seat for act in item.state.acts)
                    assert not owes
                case "no-opponent":
                    assert [seat.seat for seat in item.state.live if seat.stack] == [one.seat]
    assert met == {"folded", "all-in", "after", "own-wager", "no-option", "done", "no-opponent"}


@pytest.mark.parametrize("rulebook", SHIPPED)
def test_no_house_passes_the_turn_otherwise_where_it_can_come_to_this(rulebook: str) -> None:
    house = shipped(rulebook)
    for game in house.games:
        for seed in range(20):
            item = make(recipe("next_to_act", house, game, seed=seed))
            assert {other.answer for other in elsewhere(item) if other.possible} <= {item.key.answer, None}


def test_there_is_nothing_to_ask_before_anybody_has_acted_or_when_one_seat_is_left() -> None:
    with pytest.raises(NoAnswer):
        KIND.ask(table(BOARDS, {}, []))
    with pytest.raises(NoAnswer):
        KIND.ask(table(BOARDS, {}, ["2 bets 5", "3 folds", "5 folds", "1 folds"]))


def steps(name: str) -> list[str]:
    derivation = KIND.ask(table(*LINES[name][0])).derivation
    return [step.message.id.removeprefix("next-to-act-step-") for step in derivation.steps]


def test_the_steps_say_why() -> None:
    assert steps("after_a_check") == ["last", "not-acted"]
    assert steps("after_a_bet") == ["last", "owes"]
    assert steps("past_a_hand_folded_before") == ["last", "passed-folded", "owes"]
    assert steps("past_an_all_in_hand") == ["last", "passed-all-in", "owes"]
    assert steps("raised_behind_a_caller") == ["last", "passed-folded", "owes-again"]
    assert steps("completed_behind_the_bring_in") == ["last", "bring-in-owes"]
    assert steps("two_more_than_the_bet") == ["last", "short-owes"]
    assert steps("all_have_checked") == ["checked"]
    assert steps("all_have_called_EC077") == ["matched", "own-wager"]
    assert steps("all_have_called_the_bring_in") == ["matched", "no-option"]
    assert steps("called_for_the_last_chips") == ["matched", "no-opponent"]
    assert steps("all_but_one_all_in_before") == ["no-opponent"]


def test_a_seat_that_is_away_is_passed_over() -> None:
    away = {5: Row(status="absent")}
    derivation = KIND.ask(table(DOORS, away, ["3 brings in 2"])).derivation
    assert [step.message.id for step in derivation.steps][1] == "next-to-act-step-passed-over"


def test_nobody_with_chips_left_means_no_betting() -> None:
    everybody = {1: BROKE, 2: BROKE, 3: BROKE, 5: OUT}
    derivation = KIND.ask(table(BOARDS, everybody, [])).derivation
    assert [step.message.id for step in derivation.steps] == ["next-to-act-step-no-betting"]
