"""The order of showing: each class and each wrong rule on a hand ruled by hand, and every item judged pair by pair.

The texts: TDA 2024 rules 16 and 17-A, WSOP live action 2024 rules 145 and 149, WSOP tournaments 2024 rules 70 and 72,
Robert's Rules, The Showdown, and the German source. Cases EC139 to EC145 are among the hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from scenarios.engine.actions import Bet, BringIn, Complete, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Dealt, HandState, Street, StreetBegins
from scenarios.make import about, make, recipe
from scenarios.questions.answers import OrderAnswer
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.show_order import KIND, PLANS
from scenarios.questions.question import Item
from scenarios.questions.wrong_rules.show_order import SLIPS, WRONG_RULES
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract.neighbours import neighbours
from tests.contract.sample import cells, recipes
from tests.contract.showing import right_showings
from tutor.grading import Graded, grade

Row = dict[str, object]
FOUR = {1: "Kd 9h 4c 2s", 3: "7c 7d Qh 5s", 5: "Qs Ts 6h 2d", 6: "Ah Jc 8d 3h"}  # the pair of seat 3 opens
BROKE = {1: "7c 7d Qh 5s", 2: "Kh 9d 4c 2s", 3: "Ah Jc 8d 3h", 5: "Qs Ts 6h 2d"}  # seat 1 is best and all-in
MAIN = {1: 30, 2: 60, 3: 60, 5: 60}
SIDE = {1: 30, 2: 60, 3: 60, 5: 45}
Hand = tuple[str, Mapping[int, str], Mapping[int, int], list[str]]


def table(rulebook: str, boards: Mapping[int, str], put: Mapping[int, int], actions: list[str]) -> HandState:
    """Seventh street. ``put``: what each seat had put in before it; who has less than the most is all-in."""
    seats: dict[str, Row] = {str(seat): {"up": up} for seat, up in boards.items()}
    data: dict[str, object] = {"game": "stud", "rulebook": rulebook, "street": "seventh", "actions": actions}
    if put:
        for seat in put:
            seats[str(seat)] |= {"stack": 0} if put[seat] < max(put.values()) else {}
        data["contributions"] = {str(seat): chips for seat, chips in put.items()}
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    state = from_data({**data, "seats": seats, "stakes": stakes}).state
    assert state is not None
    return state


BET = ["3 bets 10", "5 calls 10", "6 calls 10", "1 calls 10"]
BEHIND = ["3 checks", "5 bets 10", "6 calls 10", "1 calls 10", "3 calls 10"]
RAISED = ["3 checks", "5 bets 10", "6 raises to 20", "1 calls 20", "3 calls 20", "5 calls 20"]
CHECKED = ["3 checks", "5 checks", "6 checks", "1 checks"]
ONE_POT_MORE = ["2 checks", "3 bets 10", "5 calls 10", "2 calls 10"]
TWO_POTS_MORE = ["2 checks", "3 bets 10", "2 calls 10"]
ALL = (1, 2, 3, 5)
HANDS: dict[str, tuple[Hand, tuple[int, ...], str]] = {
    "the_opener_bets_EC145": (("roberts", FOUR, {}, BET), (3, 5, 6, 1), "bet"),
    "a_bet_and_a_fold": (
        ("tda", FOUR, {}, ["3 bets 10", "5 folds", "6 calls 10", "1 folds"]), (3, 6), "bet",
    ),
    "a_bet_behind_a_check_EC140": (("wsop-cash", FOUR, {}, BEHIND), (5, 6, 1, 3), "bet-behind-checks"),
    "a_raise_EC139": (("de-split-limit", FOUR, {}, RAISED), (6, 1, 3, 5), "raised"),
    "checks_all_round_EC142": (("tda", FOUR, {}, CHECKED), (3, 5, 6, 1), "checked"),
    "one_side_pot": (("roberts", BROKE, MAIN, ONE_POT_MORE), (3, 5, 2, 1), "side-pot"),
    "two_side_pots": (("wsop-cash", BROKE, SIDE, TWO_POTS_MORE), (3, 2, 5, 1), "side-pots"),
}  # fmt: skip


@pytest.mark.parametrize("name", HANDS)
def test_the_order_and_the_class_on_hands_ruled_by_hand(name: str) -> None:
    hand, order, found = HANDS[name]
    asked = KIND.ask(table(*hand))
    assert asked.answer == OrderAnswer(tuple(map(Seat, order)))
    assert (asked.situation_class, asked.unsettled) == (found, "")


@pytest.mark.parametrize("rulebook", ["tda", "wsop-tournament"])
def test_in_tournaments_an_all_in_turns_all_hands_up_at_once(rulebook: str) -> None:
    asked = KIND.ask(table(rulebook, BROKE, MAIN, ONE_POT_MORE))
    assert asked.answer == OrderAnswer((), frozenset(map(Seat, ALL)))
    assert asked.situation_class == "at-once"


WRONG: dict[str, tuple[Hand, tuple[int, ...]]] = {
    "one_by_one": (("tda", BROKE, MAIN, ONE_POT_MORE), (3, 5, 1, 2)),
    "side_pot_first": (("tda", BROKE, MAIN, ONE_POT_MORE), (3, 5, 2, 1)),
    "main_pot_first": (("roberts", BROKE, SIDE, TWO_POTS_MORE), (1, 5, 3, 2)),
    "pots_ignored": (("roberts", BROKE, SIDE, TWO_POTS_MORE), (3, 5, 1, 2)),
    "all_in_first": (("roberts", BROKE, SIDE, TWO_POTS_MORE), (5, 1, 3, 2)),
    "first_bettor": (("roberts", FOUR, {}, RAISED), (5, 6, 1, 3)),
    "opener_always": (("roberts", FOUR, {}, BEHIND), (3, 5, 6, 1)),
    "anticlockwise": (("roberts", FOUR, {}, BET), (3, 1, 6, 5)),
    "last_to_act": (("roberts", FOUR, {}, BET), (1, 3, 5, 6)),
    "caller_first": (("roberts", FOUR, {}, BET), (5, 6, 1, 3)),
    "first_seat_first": (("roberts", FOUR, {}, BEHIND), (1, 3, 5, 6)),
    "by_boards": (("roberts", FOUR, {}, BET), (3, 6, 1, 5)),
    "all_at_once": (("roberts", FOUR, {}, BET), ()),
}
FROM_EARLIER_STREETS = {"bring_in_first": Street.THIRD, "sixth_street_bettor": Street.SIXTH}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_rule_is_the_first_explanation_of_its_order(name: str) -> None:
    hand, order = WRONG[name]
    asked = KIND.ask(table(*hand))
    wrong = OrderAnswer(tuple(map(Seat, order)), frozenset() if order else frozenset(map(Seat, hand[1])))
    assert asked.answer != wrong
    assert next(one.id for one in asked.misconceptions if one.answer == wrong) == f"show_order/{name}"


def test_every_wrong_rule_has_a_hand_above_or_goes_by_an_earlier_street() -> None:
    assert {*WRONG, *FROM_EARLIER_STREETS} == {name for name, _ in WRONG_RULES}


@cache
def items() -> tuple[Item, ...]:
    return tuple(make(one) for one in recipes("show_order", 4 * len(cells("show_order"))))


def test_each_two_hands_are_shown_in_the_order_that_their_pots_and_places_give() -> None:
    for item in items():
        assert right_showings(item.state) == [item.key.answer], item.code


def test_every_wrong_order_near_the_right_one_is_graded_wrong_and_explained_by_the_first_rule_that_gives_it() -> None:
    named = set()
    for item in items():
        form, key = item.question.form, item.key.answer
        for answer in (*neighbours(form, key), *(one.answer for one in item.misconceptions)):
            graded = grade(item, answer)
            assert isinstance(graded, Graded)
            assert not graded.correct
            assert graded.score < 1
            assert graded.note == next((one.id for one in item.misconceptions if answer in one.answers), "")
            named.add(graded.note.removeprefix("show_order/"))
    assert named >= {*WRONG, *FROM_EARLIER_STREETS}


SLIPPED = [
    # seat 3 bets and all call, so that 3, 5, 6, 1 is right; name, and orders that no wrong rule gives
    ("another_first", (6, 1, 3, 5)),
    ("neighbours_exchanged", (3, 6, 5, 1)),
    ("neighbours_exchanged", (5, 3, 6, 1)),
    ("one_misplaced", (6, 3, 5, 1)),
    ("", (5, 3, 1, 6)),
]


@pytest.mark.parametrize(("name", "order"), SLIPPED)
def test_a_slip_is_named_where_no_wrong_rule_shows_so(name: str, order: tuple[int, ...]) -> None:
    posed = about("show_order", table("roberts", FOUR, {}, BET))
    assert posed.key.answer == OrderAnswer(tuple(map(Seat, (3, 5, 6, 1))))
    graded = grade(posed, OrderAnswer(tuple(map(Seat, order))))
    assert isinstance(graded, Graded)
    assert (graded.correct, [one.id for one in graded.diagnoses]) == (False, [f"show_order/{name}"] if name else [])


def test_every_slip_is_shown_and_none_where_all_show_at_once() -> None:
    assert {name for name, _ in SLIPPED if name} == {name for name, _ in SLIPS}
    assert not [one for item in items() if not item.key.answer.order for one in item.misconceptions if one.slip]


def street_bettors(state: HandState, wanted: Street) -> list[Seat]:
    found, street = list[Seat](), Street.THIRD
    for event in state.events:
        if isinstance(event, StreetBegins):
            street = event.street
        elif not isinstance(event, Dealt) and type(event) in (BringIn, Complete, Bet, Raise) and street is wanted:
            found.append(event.seat)
    return found


def test_who_brought_it_in_and_who_bet_on_sixth_street_show_first_only_in_wrong_rules() -> None:
    met = set()
    for item in items():
        named = {one.id.removeprefix("show_order/"): one.answer for one in item.misconceptions}
        by = {"bring_in_first": street_bettors(item.state, Street.THIRD)[:1]}
        by["sixth_street_bettor"] = street_bettors(item.state, Street.SIXTH)[-1:]
        for name, seats in by.items():
            answer = named.get(name)
            if isinstance(answer, OrderAnswer) and item.skill.situation_class not in ("side-pot", "side-pots"):
                assert answer.order[:1] == tuple(seats)
                met.add(name)
    assert met == set(FROM_EARLIER_STREETS)


def test_the_question_says_who_bet_last_on_sixth_street_if_that_seat_is_still_in() -> None:
    said = set()
    for item in items():
        bettors = street_bettors(item.state, Street.SIXTH)
        there = bool(bettors) and item.state.at(bettors[-1]).live
        args = dict(item.question.prompt.args)
        assert args == ({"seat": bettors[-1]} if there else {})
        said.add(there)
        if item.skill.situation_class == "sixth-street-bet":
            assert isinstance(item.key.answer, OrderAnswer)
            assert there
            assert item.key.answer.order[0] != bettors[-1]
    assert said == {True, False}


def test_what_lies_face_down_stays_so() -> None:
    for item in items():
        assert {card for one in item.question.table.seats for card in one.down} == {None}


def test_the_table_tells_which_pots_each_seat_can_win() -> None:
    """One seat at most was all-in before seventh street; what the others have put in since lies before them."""
    for item in items():
        before = [one for one in item.state.live if one.all_in and not one.street_to]
        assert len(before) <= 1


@pytest.mark.parametrize("rulebook", SHIPPED)
def test_only_what_the_house_settles_is_asked(rulebook: str) -> None:
    house = shipped(rulebook)
    for game in house.games:
        found = set(KIND.classes(house, game))
        assert ("checked" in found) is ("sixth-street-bet" in found) is (rulebook != "wsop-cash")
        assert ("at-once" in found) is (rulebook in ("tda", "wsop-tournament"))
        assert ("side-pots" in found) is ("side-pot" in found) is (rulebook in ("roberts", "wsop-cash"))


def test_checks_all_round_are_never_asked_where_the_text_can_be_read_in_two_ways() -> None:
    """Nor where both readings agree: the seat dealt first was first to act, too."""
    first = {1: "7c 7d Qh 5s", 3: "Kd 9h 4c 2s"}
    for boards, actions in ((FOUR, CHECKED), (first, ["1 checks", "3 checks"])):
        state = table("wsop-cash", boards, {}, actions)
        assert KIND.ask(state).unsettled == "shows_first_checked"
        assert KIND.answer(state) is None


def test_there_is_no_order_before_the_end_of_the_betting_or_for_one_hand() -> None:
    for actions in (["3 bets 10"], ["3 bets 10", "5 folds", "6 folds", "1 folds"]):
        with pytest.raises(NoAnswer):
            KIND.ask(table("roberts", FOUR, {}, actions))


def test_every_class_has_hands_of_every_game() -> None:
    classes = {one for name in SHIPPED for one in KIND.classes(shipped(name), shipped(name).games[0])}
    assert classes == set(PLANS)
    assert make(recipe("show_order", shipped("roberts"), Game.RAZZ, "side-pots", seed=5)).state.game is Game.RAZZ
