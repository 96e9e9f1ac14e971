"""Who acts first: the contract of the kind, the sources' facts, and every wrong rule on a table of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from lessons import messages
from scenarios.engine.cards import notation
from scenarios.engine.chips import Seat
from scenarios.engine.play import replay
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.make import elsewhere, from_code, make, recipe
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.kinds.first_to_act import KIND
from scenarios.questions.message import Message
from scenarios.questions.question import Item
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from tests import second

SEEDS = range(20)
ROBERTS = shipped("roberts")
EVERY = [
    pytest.param(rulebook, game, one, id=f"{rulebook.id}-{game.value}-{one}")
    for rulebook in map(shipped, SHIPPED)
    for game in rulebook.games
    for one in KIND.classes(rulebook, game)
]
HISTORY = {"bring_in_opens", "last_opener", "last_aggressor"}


@cache
def items(rulebook: Rulebook, game: Game, situation_class: str) -> list[Item]:
    return [make(recipe("first_to_act", rulebook, game, situation_class, seed=seed)) for seed in SEEDS]


def said(item: Item) -> list[Message]:
    steps = [step.message for step in item.derivation.steps]
    return [item.question.prompt, item.derivation.verdict, *steps, *(one.note for one in item.misconceptions)]


def every_id(message: Message) -> list[str]:
    return [message.id, *(found for _, arg in message.args if isinstance(arg, Message) for found in every_id(arg))]


@pytest.mark.parametrize(("rulebook", "game", "situation_class"), EVERY)
def test_every_item_keeps_the_contract(rulebook: Rulebook, game: Game, situation_class: str) -> None:
    made = items(rulebook, game, situation_class)
    assert sum(item.tries for item in made) <= 2 * len(made)
    for item in made:
        state, form = item.state, item.question.form
        assert make(from_code(item.code)) == item
        assert replay(state) == state
        assert not state.round.unsettled
        assert state.round.last is None
        assert item.skill.situation_class == situation_class
        assert isinstance(form, SeatForm)
        assert form.seats == tuple(one.seat for one in state.live)
        opinion = second.first_to_act(to_data(state), rulebook)
        assert item.key.answer == SeatAnswer(opinion["seat"])
        for wrong in item.misconceptions:
            assert isinstance(wrong.answer, SeatAnswer)
            assert wrong.answer.seat in form.seats
            assert wrong.answer != item.key.answer
        assert {step.clause for step in item.derivation.steps} <= set(rulebook.clauses.values())
        assert {step.clause.id for step in item.derivation.steps}
        assert 1 <= item.difficulty <= 3
        assert all(messages.has_message(found) for message in said(item) for found in every_id(message))


@pytest.mark.parametrize(("rulebook", "game", "situation_class"), EVERY)
def test_seeds_make_different_tables_on_every_street(rulebook: Rulebook, game: Game, situation_class: str) -> None:
    made = items(rulebook, game, situation_class)
    assert len({item.state.seats for item in made}) == len(made)
    assert len({item.question.table.seats for item in made}) == len(made)


def test_every_street_from_fourth_on_is_asked_about() -> None:
    made = [item for one in KIND.classes(ROBERTS, Game.STUD) for item in items(ROBERTS, Game.STUD, one)]
    assert {item.state.street for item in made} == set(Street) - {Street.THIRD}


@pytest.mark.parametrize("rulebook_id", ["de-split-limit", "nl-eight-or-better"])
def test_a_tie_that_no_text_breaks_is_never_asked(rulebook_id: str) -> None:
    rulebook = shipped(rulebook_id)
    assert all("tie" not in KIND.classes(rulebook, game) for game in rulebook.games)
    state = table(rulebook_id, "stud8", {1: "Ah 9d", 2: "As 9c"})
    assert KIND.ask(state).unsettled
    assert KIND.answer(state) is None


def test_other_rulebooks_may_answer_a_tie_otherwise() -> None:
    """Robert's Rules go by position, the TDA by suit: EC020."""
    differ = 0
    for seed in range(40):
        item = make(recipe("first_to_act", shipped("roberts"), Game.STUD, "tie", seed=seed))
        differ += any(other.answer not in (item.key.answer, None) for other in elsewhere(item))
    assert differ > 5


def table(rulebook: str, game: str, boards: Mapping[int, str], **more: object) -> HandState:
    """A hand about to open a street: ``boards`` by seat, a word in front says that the seat is out or all-in."""
    seats = {}
    for seat, words in boards.items():
        word, _, up = words.partition(": ")
        seats[str(seat)] = {"up": up, "status": word} if up else {"up": words}
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    state = from_data({"game": game, "rulebook": rulebook, "stakes": stakes, "seats": seats, **more}).state
    assert state is not None
    return state


def opens(rulebook: str, game: str, boards: Mapping[int, str], **more: object) -> int | None:
    answer = KIND.answer(table(rulebook, game, boards, **more))
    return answer.seat if answer else None


FACTS = {
    "DA_47_best_and_worst_two_cards": ("da-fixed-limit", "stud", {1: "2c 3c", 2: "2d 3d", 3: "As Ah"}, 3),
    "DA_48_a_pair_of_twos_beats_ace_king": ("da-fixed-limit", "stud", {1: "As Ks", 2: "2c 2d", 3: "Qh Jh"}, 2),
    "DA_50_equal_ace_king_by_the_suit_of_the_ace": ("da-fixed-limit", "stud", {1: "Ah Ks", 2: "As Kc"}, 2),
    "DA_51_equal_threes_by_the_three_of_spades": ("da-fixed-limit", "stud", {2: "3h 3d", 5: "3s 3c"}, 5),
    "DA_60_three_of_a_kind_over_a_pair": ("da-fixed-limit", "stud", {1: "Ac Ad Ks", 2: "2c 2d 2h"}, 2),
    "DA_62_same_on_sixth_street": ("da-fixed-limit", "stud", {1: "Kc Qd 9s 4h", 2: "5c 5d 2s 3h"}, 2),
    "DA_63_four_of_a_kind_is_best": ("da-fixed-limit", "stud", {1: "Ac Ad Ah Ks", 2: "2c 2d 2h 2s"}, 2),
    "DE_29_highest_open_combination_from_fourth_street": ("de-split-limit", "stud", {1: "Ac 9d", 2: "4c 4d"}, 2),
    "DE_41_and_on_later_streets": ("de-split-limit", "stud", {1: "Kc Qd Js", 2: "Ac 4d 2h"}, 2),
    "NL_19_highest_showing_hand_starts": ("nl-eight-or-better", "stud8", {1: "4c 3d", 2: "Kd 9s"}, 2),
    "NL_24_and_on_fifth_street": ("nl-eight-or-better", "stud8", {1: "5h 4d 2c", 4: "Kd 9s 8h", 6: "Qc Tc 7d"}, 4),
}


@pytest.mark.parametrize("fact", FACTS)
def test_source_fact(fact: str) -> None:
    rulebook, game, boards, seat = FACTS[fact]
    assert opens(rulebook, game, boards) == seat


@pytest.mark.parametrize(("rulebook", "game"), [("da-fixed-limit", "stud"), ("de-split-limit", "stud")])
def test_facts_DA_66_and_DE_45_seventh_street_is_opened_by_the_same_upcards(rulebook: str, game: str) -> None:
    boards = {1: "Kd 9h 4c 2s", 3: "7c 7d Qh 5s", 6: "Ah Jc 8d 3h"}
    assert opens(rulebook, game, boards) == opens(rulebook, game, boards, street="seventh") == 3


CLASSES = {
    "high-card": ("stud", {1: "Kc 9d 4s", 2: "Qh Jd 9h"}),
    "pair": ("stud", {1: "2c 2d 4s", 2: "Ah Jd 9h"}),
    "kicker": ("stud", {1: "9c 9d 4s", 2: "9h 9s 3d"}),
    "trips-or-better": ("stud", {1: "5c 5d 5h 9s", 2: "Ac Ad Kh Ks"}),
    "draw-trap": ("stud", {1: "Ks Js 9s", 3: "2c 2d 7h"}),
    "low-board-trap": ("stud8", {1: "5h 4d 2c", 4: "Kd 9s 8h"}),
    "tie": ("stud", {1: "Ah Ks", 4: "As Kc", 6: "Qd Jd"}),
    "all-in-best": ("stud", {1: "2c 3d", 2: "all-in: As Ad", 3: "Kc Qd"}),
    "folded-best": ("stud", {1: "9c 3d 2s", 2: "folded: As Ad", 3: "Kc Qd 4s"}),
    "low": ("razz", {1: "7c 4d As", 2: "9h 3d 2h"}),
    "hidden-pair": ("razz", {1: "9c 4d As", 2: "2h 2d 3h"}),
}


@pytest.mark.parametrize("situation_class", CLASSES)
def test_the_class_is_read_off_the_table(situation_class: str) -> None:
    game, boards = CLASSES[situation_class]
    assert KIND.ask(table("roberts", game, boards)).situation_class == situation_class


def test_classes_of_razz_that_stud_has_too() -> None:
    def read(boards: Mapping[int, str]) -> str:
        return KIND.ask(table("roberts", "razz", boards)).situation_class

    assert read({1: "7c 4d As", 2: "7h 3d Ah"}) == "kicker"
    assert read({1: "6c 4c 2c", 2: "9h 8d Ah"}) == "draw-trap"
    assert read({2: "6c 2s", 5: "6d 2h", 7: "9s Ah"}) == "tie"
    assert read({1: "Kc 3d Js", 2: "folded: 4s 2d", 3: "Qc Td 4h"}) == "folded-best"
    assert read({1: "9c 9d As", 2: "9h Ts Th"}) == "hidden-pair"


WRONG = {
    "all_in_acts": ("roberts", "stud", {1: "2c 3d", 2: "all-in: As Ad", 3: "4c Td", 4: "Kc Qd"}, 3, 2),
    "next_best": ("roberts", "stud", {1: "2c 3d", 2: "all-in: As Ad", 3: "4c Td", 4: "Kc Qd"}, 3, 4),
    "suit_for_position": ("roberts", "stud", {1: "Ah Ks", 4: "As Kc"}, 1, 4),
    "position_for_suit": ("tda", "stud", {1: "Ah Ks", 4: "As Kc"}, 4, 1),
    "suits_reversed": ("tda", "stud", {1: "Ah Ks", 2: "Ac Kd", 4: "As Kc"}, 4, 2),
    "last_of_tied": ("roberts", "stud", {1: "Ah Ks", 2: "As Kd", 4: "Ac Kh"}, 1, 4),
    "kicker_ignored": ("roberts", "stud", {1: "2c 3d", 2: "Ah 5s", 4: "As 9c"}, 4, 2),
    "draw_outranks": ("roberts", "stud", {1: "As Kd 4c", 2: "Qs 9s 8s", 3: "2c 2d 7h"}, 3, 2),
    "low_board_opens": ("roberts", "stud8", {1: "8s 7d 6h", 2: "5h 4d 2c", 4: "Kd 9s 8h"}, 4, 2),
    "razz_high_opens": ("roberts", "razz", {1: "9s 8h", 3: "6c 2s", 4: "Kd Kh"}, 3, 4),
    "razz_pair_allowed": ("roberts", "razz", {1: "Ts 8h", 3: "9c 6s", 4: "2d 2h"}, 3, 4),
    "razz_ace_high": ("roberts", "razz", {1: "Ts 8h", 3: "6c As", 4: "7d 2h"}, 3, 4),
    "groups_ignored": ("roberts", "stud", {1: "3s 4h", 3: "2c 2s", 4: "Kd 9h"}, 3, 4),
    "ace_low": ("roberts", "stud", {1: "3s 4h", 3: "Ac 2s", 4: "Kd 9h"}, 3, 4),
    "left_of_folded": ("roberts", "stud", {1: "3s 4h 9d", 2: "folded: Ac As", 3: "5c 2s 7d", 4: "Kd 9h 8c"}, 4, 3),
    "lowest_opens": ("roberts", "stud", {1: "9s 4h", 3: "5c 2s", 4: "Kd 9h"}, 4, 3),
    "first_dealt": ("roberts", "stud", {1: "9s 4h", 3: "5c 2s", 4: "Kd 9h"}, 4, 1),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_rule_and_its_seat(name: str) -> None:
    """The right seat and the one that the wrong rule names, on a table where they differ."""
    rulebook, game, boards, right, wrong = WRONG[name]
    asked = KIND.ask(table(rulebook, game, boards))
    named = {one.id: one.answer for one in asked.misconceptions}
    assert asked.answer == SeatAnswer(Seat(right))
    assert named[f"first_to_act/{name}"] == SeatAnswer(Seat(wrong))


@pytest.mark.parametrize("name", sorted(set(WRONG) - {"last_of_tied", "first_dealt", "all_in_acts", "next_best"}))
def test_a_wrong_rule_is_the_first_explanation_of_its_seat(name: str) -> None:
    rulebook, game, boards, _, wrong = WRONG[name]
    asked = KIND.ask(table(rulebook, game, boards))
    assert (
        next(one.id for one in asked.misconceptions if one.answer == SeatAnswer(Seat(wrong))) == f"first_to_act/{name}"
    )


def test_the_law_of_a_rulebook_is_never_among_its_wrong_rules() -> None:
    """Suit is the TDA's rule for equal boards, position that of Robert's Rules."""
    for rulebook, wrong in (("tda", "suit_for_position"), ("roberts", "position_for_suit")):
        asked = KIND.ask(table(rulebook, "stud", {1: "Ah Ks", 4: "As Kc"}))
        assert f"first_to_act/{wrong}" not in {one.id for one in asked.misconceptions}


def test_wrong_rules_from_the_play_before_name_seats_that_did_it() -> None:
    """A hand by its events: who brought it in, who opened and who wagered last before this street."""
    seen = set()
    for seed in range(30):
        state = make(recipe("first_to_act", shipped("roberts"), Game.STUD, "pair", seed=seed)).state
        acts: dict[str, list[tuple[str, Seat]]] = {}
        street = ""
        for event in state.events:
            name = type(event).__name__
            if name == "StreetBegins":
                street = event.street.name  # type: ignore[union-attr]
                acts[street] = []
            elif name != "Dealt":
                acts[street].append((name, event.seat))  # type: ignore[union-attr,arg-type]
        wagers = [
            seat for done in acts.values() for name, seat in done if name in ("BringIn", "Complete", "Bet", "Raise")
        ]
        expected = {
            "bring_in_opens": acts["THIRD"][0][1],
            "last_opener": acts[Street(state.street - 1).name][0][1],
            "last_aggressor": wagers[-1],
        }
        found = {one.id.split("/")[1]: one.answer for one in KIND.ask(state).misconceptions}
        for rule, seat in expected.items():
            assert found.get(rule) == (SeatAnswer(seat) if state.at(seat).can_act else None)
            seen |= {rule} & found.keys()
    assert seen == HISTORY


def test_without_events_nothing_is_said_about_the_play_before() -> None:
    asked = KIND.ask(table("roberts", "stud", {1: "9s 4h", 3: "5c 2s", 4: "Kd 9h"}))
    assert not HISTORY & {one.id.split("/")[1] for one in asked.misconceptions}


def test_the_steps_say_what_decided() -> None:
    def steps(rulebook: str, game: str, boards: Mapping[int, str], **more: object) -> list[str]:
        derivation = KIND.ask(table(rulebook, game, boards, **more)).derivation
        return [f"{step.message.id.removeprefix('first-to-act-step-')} {step.clause.id}" for step in derivation.steps]

    best = "highest best_board_opens"
    assert steps("roberts", "stud", {1: "Kc 9d", 2: "Qh Jd"}) == [best]
    assert steps("roberts", "stud", {1: "9c 9d", 2: "Kh 2d"}) == [best, "pair board_ranking"]
    assert steps("roberts", "stud", {1: "Kc 9d", 2: "Kh 2d"}) == [best, "next-card board_ranking"]
    assert steps("roberts", "stud", {1: "Ks Js 9s", 3: "2c 2d 7h"}) == [
        best, "draw-flush board_ranking", "groups board_ranking",
    ]  # fmt: skip
    assert steps("roberts", "stud", {1: "Ah Ks", 4: "As Kc"}) == [
        "tied-highest best_board_opens", "position board_tie_stud",
    ]  # fmt: skip
    assert steps("tda", "razz", {2: "6c 2s", 5: "6d 2h", 7: "9s Ah"}) == [
        "tied-lowest best_board_opens", "suit board_tie_razz",
    ]  # fmt: skip
    assert steps("roberts", "stud", {1: "2c 3d", 2: "all-in: As Ad", 3: "Kc Qd"}) == [
        best, "all-in table_stakes", "next-clockwise best_board_all_in",
    ]  # fmt: skip
    assert steps("roberts", "stud", {1: "Kd 9h 4c 2s", 3: "7c 6d Qh 5s"}, street="seventh") == [
        "seventh best_board_opens", best,
    ]  # fmt: skip
    assert steps("roberts", "stud8", {1: "5h 4d 2c", 4: "Kd 9s 8h"}) == [best, "low-board best_board_opens"]
    assert steps("roberts", "razz", {1: "9c 4d 3s", 2: "2h 2d 3h"}) == [
        "lowest best_board_opens", "hidden-pair low_razz",
    ]  # fmt: skip
    assert steps("roberts", "razz", {1: "8c 4d", 2: "8h 3d"}) == [
        "lowest best_board_opens", "next-card low_from_top",
    ]  # fmt: skip
    assert steps("roberts", "razz", {1: "4c 3d 5s", 2: "Kh 2d 3h"}) == [
        "lowest best_board_opens", "draw-razz low_razz",
    ]  # fmt: skip


def test_boards_that_mislead_alike_have_one_step_together() -> None:
    """Two flushes in the making, or two pairs among low cards: the rule is said once, of both seats."""
    for game, boards, name in (
        ("stud", {1: "Ks Js 9s", 3: "2c 2d 7h", 4: "Qh 8h 3h"}, "draw-flush"),
        ("stud", {1: "Ks Js 9s", 3: "2c 2d 7h", 4: "5h 4c 3h"}, "draw-both"),
        ("razz", {1: "2s 2h 5c", 3: "9c 8d 7h", 4: "4h 3h 3d"}, "hidden-pair"),
        ("stud8", {1: "2s 3h 5c", 3: "Kc Kd 7h", 4: "4h 3d Ad"}, "low-board"),
    ):
        found = [step for step in KIND.ask(table("roberts", game, boards)).derivation.steps if name in step.message.id]
        assert [step.seats for step in found] == [(1, 4)]


COMMON = {
    "stud": ({1: "Kc 9d 4c 3s", 2: "Qh Jd 7c 2s"}, "Qs", 2, 1),
    "razz": ({1: "7c 4d As 9h", 2: "6c 3d 2s 8h"}, "8s", 1, 2),
}
"""Boards of sixth street with a common card; who opens if it makes a pair there, and who opened before it."""


@pytest.mark.parametrize("game", COMMON)
def test_a_common_card_counts_under_roberts_rules_and_changes_nothing_under_the_others(game: str) -> None:
    """Robert's Rules v11, Seven-Card Stud 15: the best board counting it; TDA 2024 RP-10H: the sixth-street opener."""
    boards, card, counting, before = COMMON[game]
    for rulebook, right, wrong, rule in (
        ("roberts", counting, before, "ignored"), ("tda", before, counting, "counts"),
    ):  # fmt: skip
        asked = KIND.ask(table(rulebook, game, boards, street="seventh", community=card))
        assert (asked.situation_class, asked.answer) == ("common-card", SeatAnswer(Seat(right)))
        named = {one.id: one.answer for one in asked.misconceptions}
        assert named[f"first_to_act/common_card_{rule}"] == SeatAnswer(Seat(wrong))
        step = asked.derivation.steps[0]
        assert (step.clause.id, [str(shown) for shown in step.cards]) == ("common_card_opener", [card])


def test_no_card_that_lies_face_down_is_shown() -> None:
    for item in items(ROBERTS, Game.STUD, "pair"):
        assert all(card is None for seat in item.question.table.seats for card in seat.down)
        assert notation(item.question.table.seats[0].up) == notation(item.state.seats[0].up)
