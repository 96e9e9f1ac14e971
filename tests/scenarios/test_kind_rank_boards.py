"""Ranking boards: orders worked out by hand, every wrong rule on a table of its own, and all pairs of small boards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.cards import Card
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.generator.common_cards import common_card_seats
from scenarios.generator.rankings import LEAST, MOST
from scenarios.hints import hints
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answers import Answer, RankAnswer, RankForm
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.rank_boards import KIND
from scenarios.questions.question import Posed
from scenarios.questions.wrong_rules.rank_boards import SLIPS, WRONG_RULES
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract import violations
from tests.contract.sample import recipes
from tutor.grading import Graded, grade

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
Boards = Mapping[int, str]


def table(game: str, boards: Boards, rulebook: str = "roberts", **more: Any) -> HandState:
    """A street about to be opened: the live seats' upcards; a word in front says that the seat is out or all-in."""
    seats = {}
    for seat, words in boards.items():
        status, _, up = words.rpartition(": ")
        seats[seat] = {"up": up, "status": status} if status else {"up": up}
    found = from_data({"game": game, "rulebook": rulebook, "stakes": STAKES, "seats": seats, **more})
    assert found.state is not None
    return found.state


def order(text: str) -> RankAnswer:
    """``3, 1 5, 2``: seat 3, then 1 and 5 in one place, then 2."""
    return RankAnswer(tuple(frozenset(map(int, place.split())) for place in text.split(", ")))  # type: ignore[arg-type]


COMMON = {"street": "seventh", "community": "2h"}
PAIRED_BY_IT = {1: "Kc Td 7h 4s", 2: "2c 9d 8s 5h", 3: "Qs Jd 6c 3h"}
RANKED: list[tuple[str, str, Boards, str, str, dict[str, Any]]] = [
    # what decides, game, boards, best first, the house, more
    ("high-card", "stud", {1: "Kc 9d", 2: "Ah 3s", 5: "Qd Jd"}, "2, 1, 5", "roberts", {}),
    ("pair", "stud", {1: "2c 2d", 2: "As Ks", 3: "Qh Jh"}, "1, 2, 3", "da-fixed-limit", {}),
    ("pair", "stud", {1: "9c 9d 2s", 2: "Ah Kd 5h", 4: "Jc Jh 3d"}, "4, 1, 2", "roberts", {}),
    ("kicker", "stud", {1: "9c 9d 4s", 2: "9h 9s 3d", 3: "Ah 8c 2c"}, "1, 2, 3", "roberts", {}),
    ("kicker", "stud", {1: "Kc 9d 4s", 2: "Kh 9s 3d", 3: "Ah 8c 2c"}, "3, 1, 2", "roberts", {}),
    ("trips-or-better", "stud", {1: "Ac Ad Ks", 2: "2c 2d 2h", 3: "Kh Qc 9s"}, "2, 1, 3", "da-fixed-limit", {}),
    ("trips-or-better", "stud", {1: "Ac Ad Kh Ks", 2: "5c 5d 5h 9s", 3: "7c 7d 7h 7s"}, "3, 2, 1", "roberts", {}),
    ("draw-trap", "stud", {1: "Ks Js 9s", 3: "2c 2d 7h", 4: "9c 8h 7d"}, "3, 1, 4", "roberts", {}),
    ("tie", "stud", {1: "Ah Ks", 2: "9h 9d", 4: "As Kc"}, "2, 1 4", "roberts", {}),
    ("tie", "stud", {1: "Ah Ks", 2: "9h 9d", 4: "As Kc"}, "2, 1 4", "tda", {}),
    ("low-board-trap", "stud8", {1: "5h 4d 2c", 4: "Kd 9s 8h", 6: "Qc Tc 7d"}, "4, 6, 1", "nl-eight-or-better", {}),
    ("low", "razz", {1: "7c 4d As", 2: "9h 3d 2h", 3: "Kh 2c 3s"}, "1, 2, 3", "roberts", {}),
    ("kicker", "razz", {1: "7c 4d As", 2: "7h 3d Ah", 3: "9c 2d 4h"}, "2, 1, 3", "roberts", {}),
    ("hidden-pair", "razz", {1: "Kc 4d As", 2: "2h 2d 3h", 3: "9c 8d 5h"}, "3, 1, 2", "roberts", {}),
    ("hidden-pair", "razz", {1: "Kc Kd As", 2: "2h 2d Ah", 3: "3c 3d 3h"}, "2, 1, 3", "roberts", {}),
    ("draw-trap", "razz", {1: "6c 4c 2c", 2: "9h 8d Ah", 3: "Ks Td 3d"}, "1, 2, 3", "roberts", {}),
    ("tie", "razz", {2: "6c 2s", 5: "6d 2h", 7: "9s Ah"}, "2 5, 7", "tda", {}),
    # 2h pairs the two of seat 2 where it counts, and where it does not the four upcards stand as on sixth street
    ("common-card", "stud", PAIRED_BY_IT, "2, 1, 3", "roberts", COMMON),
    ("common-card", "stud", PAIRED_BY_IT, "1, 3, 2", "tda", COMMON),
]  # fmt: skip


@pytest.mark.parametrize(("decides", "game", "boards", "best_first", "house", "more"), RANKED)
def test_boards_rank_as_a_dealer_ranks_them(
    decides: str, game: str, boards: Boards, best_first: str, house: str, more: dict[str, Any]
) -> None:
    asked = KIND.ask(table(game, boards, house, **more))
    assert asked.answer == order(best_first)
    assert asked.situation_class == decides


def test_the_table_shows_every_class_of_every_game() -> None:
    assert {(game, decides) for decides, game, *_ in RANKED} | {("razz", "common-card"), ("stud8", "common-card")} | {
        ("stud8", one) for one in ("high-card", "pair", "kicker", "trips-or-better", "draw-trap", "tie")
    } == {(game.value, one) for game in Game for one in KIND.classes(shipped("roberts"), game)}  # fmt: skip


WRONG: dict[str, tuple[str, Boards, str, str, str, dict[str, Any]]] = {
    "common_card_counts": ("stud", PAIRED_BY_IT, "1, 3, 2", "2, 1, 3", "tda", COMMON),
    "common_card_ignored": ("stud", PAIRED_BY_IT, "2, 1, 3", "1, 3, 2", "roberts", COMMON),
    "suits_break_ties": ("stud", {1: "Ah Ks", 2: "9h 9d", 4: "As Kc"}, "2, 1 4", "2, 4, 1", "tda", {}),
    "position_breaks_ties": ("stud", {1: "Ah Ks", 2: "9h 9d", 4: "As Kc"}, "2, 1 4", "2, 1, 4", "tda", {}),
    "kicker_ignored": ("stud", {1: "9c 9d 4s", 2: "9h 9s 3d", 3: "Ah 8c 2c"}, "1, 2, 3", "1 2, 3", "roberts", {}),
    "draw_outranks": ("stud", {1: "As Kd 4c", 2: "Qs 9s 8s", 3: "2c 2d 7h"}, "3, 1, 2", "2, 3, 1", "roberts", {}),
    "two_pair_beats_three": (
        "stud", {1: "Ac Ad Kh Ks", 2: "5c 5d 5h 9s", 3: "Qc Jd 3h 2s"}, "2, 1, 3", "1, 2, 3", "roberts", {},
    ),
    "low_boards_lead": ("stud8", {1: "8s 7d 6h", 2: "5h 4d 2c", 4: "Kd 9s 8h"}, "4, 1, 2", "2, 1, 4", "roberts", {}),
    "razz_pair_allowed": ("razz", {1: "Ts 8h", 3: "9c 6s", 4: "2d 2h"}, "3, 1, 4", "4, 3, 1", "roberts", {}),
    "razz_as_high": ("razz", {1: "9s 8h", 3: "6c As", 4: "Kd Kh"}, "3, 1, 4", "4, 3, 1", "roberts", {}),
    "razz_ace_high": ("razz", {1: "Ts 8h", 3: "6c As", 4: "7d 2h"}, "3, 4, 1", "4, 1, 3", "roberts", {}),
    "razz_from_bottom": ("razz", {1: "Ts 2h", 3: "8c 3s", 4: "7d 5h"}, "4, 3, 1", "1, 3, 4", "roberts", {}),
    "groups_ignored": ("stud", {1: "7s 4h", 3: "2c 2s", 4: "Kd 9h"}, "3, 4, 1", "4, 1, 3", "roberts", {}),
    "ace_low": ("stud", {1: "3s 4h", 3: "Ac 2s", 4: "Kd 9h"}, "3, 4, 1", "4, 1, 3", "roberts", {}),
    "same_kind_ties": ("stud", {1: "4s 4h", 3: "Kc 2s", 4: "Td Th"}, "4, 1, 3", "1 4, 3", "roberts", {}),
    "worst_first": ("stud", {1: "9s 4h", 3: "5c 2s", 4: "Kd 9h"}, "4, 1, 3", "3, 1, 4", "roberts", {}),
}  # fmt: skip


def graded(posed: Posed, answer: Answer) -> Graded:
    found = grade(posed, answer)
    assert isinstance(found, Graded)
    return found


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_rule_orders_the_boards_its_own_way_and_is_named_for_it(name: str) -> None:
    game, boards, right, wrong, house, more = WRONG[name]
    posed = about("rank_boards", table(game, boards, house, **more))
    assert posed.key.answer == order(right)
    found = graded(posed, order(wrong))
    assert not found.correct
    assert f"rank_boards/{name}" in [one.id for one in found.diagnoses]


def test_every_wrong_rule_has_a_table_of_its_own() -> None:
    assert set(WRONG) == {name for name, _ in WRONG_RULES}


FOUR = {1: "Kc 9d", 2: "Ah 3s", 5: "Qd 7h", 6: "Tc 8h"}
EQUAL = {1: "Ah Ks", 2: "9h 9d", 4: "As Kc", 5: "Ac Kh"}
SLIPPED: list[tuple[str, Boards, str, tuple[str, ...]]] = [
    # name, boards, best first, and orders that no wrong rule gives
    ("equals_apart", EQUAL, "2, 1 4 5", ("2, 5, 1 4", "2, 5, 4, 1")),
    ("neighbours_equal", FOUR, "2, 1, 5, 6", ("2 1, 5, 6", "2, 1, 5 6")),
    ("neighbours_exchanged", FOUR, "2, 1, 5, 6", ("2, 5, 1, 6",)),
    ("one_misplaced", FOUR, "2, 1, 5, 6", ("2, 6, 1, 5", "6, 2, 1, 5", "2 6, 1, 5")),
    ("one_misplaced", EQUAL, "2, 1 4 5", ("4, 2, 1 5", "2 5, 1 4")),
]


@pytest.mark.parametrize(("name", "boards", "right", "wrong"), SLIPPED)
def test_a_slip_is_named_where_no_wrong_rule_orders_so(
    name: str, boards: Boards, right: str, wrong: tuple[str, ...]
) -> None:
    posed = about("rank_boards", table("stud", boards))
    assert posed.key.answer == order(right)
    for one in wrong:
        found = graded(posed, order(one))
        assert (found.correct, [rule.id for rule in found.diagnoses]) == (False, [f"rank_boards/{name}"])


def test_two_slips_at_once_are_not_named() -> None:
    posed = about("rank_boards", table("stud", FOUR))
    assert graded(posed, order("1, 2, 6, 5")).note == ""


def test_every_slip_has_a_table() -> None:
    assert {name for name, *_ in SLIPPED} == {name for name, _ in SLIPS}


def test_what_every_wrong_rule_answers_is_graded_wrong_with_its_note() -> None:
    for asked in recipes("rank_boards", 60, first_seed=70):
        item = make(asked)
        for one in item.misconceptions:
            found = graded(item, one.answer)
            assert not found.correct
            assert one in found.diagnoses
            assert found.score < 1


def test_the_law_of_the_house_is_never_among_its_wrong_rules() -> None:
    for house, law in (("roberts", "common_card_counts"), ("tda", "common_card_ignored")):
        posed = about("rank_boards", table("stud", PAIRED_BY_IT, house, **COMMON))
        assert f"rank_boards/{law}" not in {one.id for one in posed.misconceptions}


def test_houses_that_count_the_common_card_rank_otherwise_than_those_that_do_not() -> None:
    posed = about("rank_boards", table("stud", PAIRED_BY_IT, "roberts", **COMMON))
    answers = {other.rulebook.id: other.answer for other in elsewhere(posed)}
    assert {answers[one] for one in ("tda", "wsop-cash", "de-split-limit", "da-fixed-limit")} == {order("1, 3, 2")}


def test_suits_and_seats_rank_no_board_in_any_house() -> None:
    """What separates equal boards says who acts first, and neither board is better for it."""
    for house in SHIPPED:
        rulebook = shipped(house)
        for game in rulebook.games:
            state = table(game, {1: "6c 2s", 3: "6d 2h", 4: "6h 2d"}, house)
            assert KIND.answer(state) == order("1 3 4")


def test_folded_boards_are_not_ranked_and_all_in_boards_are() -> None:
    boards = {1: "9c 3d 2s", 2: "folded: As Ad Ac", 3: "all-in: Kc Qd 4s", 4: "Jc 7d 6s"}
    asked = KIND.ask(table("stud", boards))
    assert asked.form == RankForm((1, 3, 4))  # type: ignore[arg-type]
    assert asked.answer == order("3, 4, 1")


@pytest.mark.parametrize(
    ("rulebook", "hands"),
    [
        ("roberts", 5),
        ("de-split-limit", 5),
        ("tda", 3),
        ("wsop-cash", 3),
        ("nl-eight-or-better", None),
        ("da-fixed-limit", None),
    ],
)
def test_how_many_must_stay_for_a_common_card(rulebook: str, hands: int | None) -> None:
    """Eight saw sixth street: 48 cards and three burns leave one card.

    Robert's Rules mix the burns in, four cards for four players; the TDA needs two more than players; in the Danish
    source all eight must stay, more than is ever ranked here, and the Dutch one does not say.
    """
    assert common_card_seats(shipped(rulebook), LEAST, MOST) == hands


def test_no_common_card_is_asked_about_where_fewer_than_eight_sit() -> None:
    small = from_data({"game": "stud", "rulebook": "tda", "seats": {1: {"up": "2c"}, 2: {"up": "3c"}}}).state
    assert small is not None
    assert "common-card" not in KIND.classes(_of(small.rulebook, 7), Game.STUD)
    assert "common-card" in KIND.classes(_of(small.rulebook, 8), Game.STUD)
    assert KIND.classes(_of(small.rulebook, 2), Game.STUD) == ()


def _of(rulebook: Rulebook, players: int) -> Rulebook:
    return replace(rulebook, players_max=players)


def test_three_boards_at_least_and_four_without_a_common_card_on_every_street() -> None:
    streets = set()
    for asked in recipes("rank_boards", 200, first_seed=900):
        item = make(asked)
        form = item.question.form
        assert isinstance(form, RankForm)
        common = item.state.community is not None
        assert 3 <= len(form.seats) <= (5 if common else 4)
        assert common == (item.skill.situation_class == "common-card")
        streets.add(item.state.street)
    assert streets == set(Street) - {Street.THIRD}


def test_on_third_street_and_of_one_board_there_is_nothing_to_rank() -> None:
    for boards in ({1: "9c", 2: "Kd", 3: "4s"}, {1: "9c 3d", 2: "folded: Ks Kd"}):
        with pytest.raises(NoAnswer):
            KIND.ask(table("stud", boards))


def strong(game: str, up: tuple[Card, ...]) -> tuple[int, ...]:
    """Two cards by hand: whether they pair, the higher, the lower; in razz all of it turned round, the ace 1."""
    high, low = sorted((card.rank.low if game == "razz" else card.rank for card in up), reverse=True)
    worth = (int(high == low), int(high), int(low))
    return tuple(-part for part in worth) if game == "razz" else worth


@pytest.mark.parametrize("game", ["stud", "stud8", "razz"])
def test_any_two_fourth_street_boards_stand_in_the_right_order(game: str) -> None:
    """All 91 boards of two ranks, each against each: 4,095 tables."""
    ranks = "23456789TJQKA"
    shapes = list(combinations_with_replacement(ranks, 2))
    for one, other in combinations(shapes, 2):
        up = {1: f"{one[0]}c {one[1]}d", 2: f"{other[0]}h {other[1]}s"}
        state = table(game, up)
        worth = {seat.seat: strong(game, seat.up) for seat in state.seats}
        expected = "1, 2" if worth[state.seats[0].seat] > worth[state.seats[1].seat] else "2, 1"
        assert KIND.answer(state) == order(expected), up


def test_the_steps_name_what_decides() -> None:
    def steps(game: str, boards: Boards, house: str = "roberts", **more: Any) -> list[str]:
        derivation = KIND.ask(table(game, boards, house, **more)).derivation
        return [step.message.id.removeprefix("rank-boards-step-") for step in derivation.steps]

    places = ["best", "next", "next"]
    assert steps("stud", {1: "Kc 9d", 2: "Ah 3s", 5: "Qd Jd"}) == ["counts-high", *places]
    assert steps("stud", {1: "9c 9d 4s", 2: "9h 9s 3d", 3: "Ah 8c 2c"}) == [
        "counts-high", "best", "next", "next-card", "next",
    ]  # fmt: skip
    assert steps("stud", {1: "Ah Ks", 2: "9h 9d", 4: "As Kc"}) == ["counts-high", "best", "next-tied", "equal"]
    assert steps("stud", {1: "Ah Ks", 4: "As Kc", 5: "9h 8d"}) == ["counts-high", "best-tied", "next", "equal"]
    assert steps("stud", PAIRED_BY_IT, **COMMON) == ["counts-high", "common", *places]
    assert steps("stud", PAIRED_BY_IT, "tda", **COMMON) == ["counts-high", "common-apart", *places]
    assert steps("stud", {1: "Ks Js 9s", 3: "2c 2d 7h", 4: "9c 8h 6d"}) == [
        "counts-high", "first-to-act-step-draw-flush", *places,
    ]  # fmt: skip
    assert steps("stud8", {1: "5h 4d 2c", 4: "Kd 9s 8h", 6: "Qc Tc 7d"}) == ["counts-high", "low-board", *places]
    assert steps("razz", {1: "Kc 4d As", 2: "2h 2d 3h", 3: "9c 8d 5h"}) == [
        "counts-razz", "first-to-act-step-hidden-pair", *places,
    ]  # fmt: skip
    assert steps("razz", {1: "6c 4c 2c", 2: "9h 8d Ah", 3: "Ks Td 3d"}) == [
        "counts-razz", "first-to-act-step-draw-razz", *places,
    ]  # fmt: skip


def test_the_way_there_shows_each_board_in_the_order_of_the_deal_and_not_its_place() -> None:
    posed = about("rank_boards", table("stud", {1: "Kc 9d", 2: "Ah 3s", 5: "Qd Jd"}))
    found = hints(posed, order("1, 2, 5"))
    assert [line.seats for line in found.guide] == [(), (1,), (2,), (5,)]
    assert set(found.look.seats) == {1, 2, 5}


def test_every_class_keeps_the_contract_in_every_house() -> None:
    for house in SHIPPED:
        rulebook = shipped(house)
        for game in rulebook.games:
            for one in KIND.classes(rulebook, game):
                item = make(recipe("rank_boards", rulebook, game, one, seed=17))
                assert violations(item, ("en",)) == (), item.code
