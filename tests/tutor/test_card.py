"""What the practice card is given to draw: the table and the form in words, and after the answer why."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest
from msgspec.structs import replace

from lessons.languages import tags
from lessons.messages import format_plain
from scenarios import make
from scenarios.engine.actions import Bet, Call, Complete
from scenarios.engine.cards import parse_cards
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import Answer, OptionsAnswer, SeatAnswer, WinnersForm
from scenarios.questions.question import Elsewhere, Item
from scenarios.rulebooks import shipped
from scenarios.situation import from_data
from tests.tutor.items import (
    BET_RANGE,
    CALL,
    FOLD,
    TO_10,
    bring_in,
    codes,
    graded,
    options_item,
    shown,
    winners,
    winners_item,
)
from tutor.card import card_data, chosen, example_data
from tutor.explain import explain, seat_notes
from tutor.grading import Graded, grade
from tutor.present import as_text, present, segments
from tutor.second_try import Second, Tries
from tutor.speak import Rich

YOURS = ("wrong", "seat-note-your-answer")


def text(rich: Rich | None) -> str:
    return "".join(part.get("t", f"[{part.get('c')}]") for part in segments(rich or ()))


def test_two_door_cards_that_are_compared_are_both_drawn() -> None:
    boards = {1: {"up": "Kh"}, 2: {"up": "2c"}, 3: {"up": "2h"}}
    read = from_data({"game": "stud", "rulebook": "roberts", "seats": boards})
    assert read.state is not None
    posed = make.about("bring_in", read.state)
    said = explain(posed, graded(posed, SeatAnswer(Seat(1))), "en").others
    assert [text(line).translate({0x2068: None, 0x2069: None}) for line in said] == [
        "Seat 1 shows the [Kh], higher than the [2c].",
        "Seat 3 shows the [2h]: the same rank as the [2c], but a higher suit.",
    ]
    tries = Tries(graded(posed, SeatAnswer(Seat(1))), Second())
    assert example_data("one", posed, tries, "de", "ltr")["result"]["others"]["label"] == "Warum kein anderer Platz?"


@pytest.mark.parametrize("lang", tags())
def test_a_fold_is_said_without_a_card(lang: str) -> None:
    boards = {1: {"up": "Ad As"}, 2: {"up": "9c 7h"}, 3: {"up": "4h 2s"}}
    read = from_data({"game": "stud", "rulebook": "roberts", "seats": boards})
    assert read.state is not None
    posed = make.about("first_to_act", read.state)
    card = example_data("one", posed, Tries(graded(posed, SeatAnswer(Seat(2))), Second()), lang, "ltr")
    assert card["result"]["near"]["cards"] == []
    assert card["result"]["near"]["differs"][0]["faded"]
    assert "1" in "".join(part["t"] for part in card["result"]["near"]["text"])


def test_the_question_shows_each_seat_with_its_cards_and_nothing_face_down() -> None:
    item = bring_in()
    card = present(item.question, "en")
    seats = {seat["seat"]: seat for seat in card["table"]["seats"]}
    for view in item.question.table.seats:
        assert [one["c"] for one in seats[view.seat]["up"]] == list(map(str, view.up))
        assert seats[view.seat]["down"] == [None, None]
        assert seats[view.seat]["down_label"] == "2 cards face down"
        assert seats[view.seat]["name"].startswith(f"Seat {view.seat}, two cards face down, shows ")
    hidden = {str(one) for seat in item.state.seats for one in seat.down}
    assert hidden.isdisjoint(codes(card))


def test_before_the_answer_nothing_is_marked_and_there_is_no_result() -> None:
    card = card_data(shown(bring_in()), "en", "ltr")
    assert (card["chosen"], card["result"]) == (None, None)
    assert {seat["mark"] for seat in card["table"]["seats"]} == {""}


def test_the_table_as_text_names_the_amounts_every_seat_and_every_act() -> None:
    item = bring_in()
    table = item.question.table
    seats = tuple(
        replace(one, last=act, street_to=to) if act is not None else one
        for one, act, to in zip(
            table.seats,
            (Complete(table.seats[0].seat, Chips(5)), Call(table.seats[1].seat)),
            (Chips(5), Chips(5)),
            strict=False,
        )
    )
    acts = tuple(one.last for one in seats if one.last is not None)
    lines = as_text(replace(item.question, table=replace(table, seats=seats, acts=acts)), "en")
    assert lines[0].startswith(f"pot {table.pot}")
    assert lines[-2:] == [f"seat {seats[0].seat} completes to 5", f"seat {seats[1].seat} calls 5"]
    assert lines[1].endswith(", completes to 5, 5 in front")


def test_a_short_call_is_to_what_the_seat_has() -> None:
    item = bring_in()
    table = item.question.table
    bettor, caller = table.seats[0], table.seats[1]
    acts = (Bet(bettor.seat, Chips(20)), Call(caller.seat))
    seats = (
        replace(bettor, last=acts[0], street_to=Chips(20)),
        replace(caller, last=acts[1], street_to=Chips(8), all_in=True, stack=Chips(0)),
    )
    question = replace(item.question, table=replace(table, seats=seats, acts=acts))
    assert as_text(question, "en")[-1] == f"seat {caller.seat} calls 8"
    tile = present(question, "en")["table"]["seats"][1]
    assert (tile["note"], tile["stack"]) == ("calls 8", "all-in")


@pytest.mark.parametrize(
    ("change", "note"),
    [
        ({"folded": True}, "folded"),
        ({"absent": True}, "away"),
        ({"all_in": True, "stack": Chips(0)}, "all-in"),
        ({}, ""),
    ],
)
def test_a_seats_corner_says_what_is_true_of_it(change: dict[str, Any], note: str) -> None:
    question = bring_in().question
    seats = (replace(question.table.seats[0], **change), *question.table.seats[1:])
    tile = present(replace(question, table=replace(question.table, seats=seats)), "en")["table"]["seats"][0]
    assert (tile["note"], tile["faded"]) == (note, "folded" in change)


def test_a_short_stack_is_shown_and_heard() -> None:
    question = bring_in().question
    seats = (replace(question.table.seats[0], stack=Chips(60)), *question.table.seats[1:])
    tile = present(replace(question, table=replace(question.table, seats=seats)), "en")["table"]["seats"][0]
    assert tile["stack"] == "60 left"
    assert tile["name"].endswith(", 60 left")


def test_where_the_ante_opens_no_other_bring_in_is_named() -> None:
    assert "bring-in" not in present(bring_in(rulebook="da-fixed-limit").question, "en")["table"]["stakes"]
    assert "bring-in" in present(bring_in().question, "en")["table"]["stakes"]


def test_a_common_card_and_the_end_of_a_tournament_are_said() -> None:
    question = bring_in().question
    (card,) = parse_cards("8h")
    table = replace(question.table, community=card, event_players_left=2)
    found = present(replace(question, table=table), "en")
    assert found["table"]["community"]["n"] == "8 of hearts"
    assert found["table"]["community_label"] == "common card 8 of hearts"
    assert "last two players of the event" in found["small"]


def test_each_option_has_a_digit_of_its_own() -> None:
    form = present(options_item().question, "en")["form"]
    assert [(one["key"], one["id"], one["label"]) for one in form["options"]] == [
        ("1", "fold", "Fold"), ("2", "check", "Check"), ("3", "call:5", "Call 5"),
        ("4", "raise_to:10", "Raise to 10"), ("5", "raise_to:15", "Raise to 15"), ("6", "raise_to:20", "Raise to 20"),
    ]  # fmt: skip


def test_an_option_that_takes_the_last_chip_says_so() -> None:
    question = options_item().question
    seats = tuple(
        replace(one, stack=Chips(10)) if one.seat == 1 else replace(one, stack=None) for one in question.table.seats
    )
    form = present(replace(question, table=replace(question.table, seats=seats)), "en")["form"]
    assert [one["label"] for one in form["options"] if "all-in" in one["label"]] == ["Raise to 10 (all-in)"]


def test_winners_are_asked_side_by_side_and_only_a_low_can_be_nobodys() -> None:
    both = present(winners_item("high", "low", high=(1,)).question, "en")["form"]
    assert [side["id"] for side in both["sides"]] == ["high", "low"]
    assert list(both["none"]) == ["low"]
    assert present(winners_item("low", low=(1,)).question, "en")["form"]["none"] == {}


@pytest.mark.parametrize(
    ("key", "given", "marks"),
    [
        (SeatAnswer(Seat(4)), SeatAnswer(Seat(2)), {4: ("right", "answer-note"), 2: YOURS}),
        (SeatAnswer(Seat(4)), SeatAnswer(Seat(4)), {4: ("right", "answer-note")}),
        (
            winners((1,), (2,)),
            winners((1, 3), (1,)),
            {1: ("both", "seat-note-wins-high"), 2: ("right", "seat-note-wins-low"), 3: YOURS},
        ),
        (winners((1,), (1,)), winners((1,), (1,)), {1: ("right", "seat-note-wins-high-and-low")}),
        (winners((1, 2)), winners((1, 3)), {1: ("right", "seat-note-wins"), 2: ("right", "seat-note-wins"),
                                            3: YOURS}),
        (OptionsAnswer(frozenset({FOLD})), OptionsAnswer(frozenset({CALL})), {}),
    ],
)  # fmt: skip
def test_the_seats_of_the_key_and_of_the_answer_are_marked(key: Answer, given: Answer, marks: dict[int, Any]) -> None:
    item = replace(bring_in(), key=replace(bring_in().key, answer=key))
    found = seat_notes(item, given)
    assert {seat: (mark, phrase.id) for seat, (mark, phrase) in found.items()} == marks


def test_a_right_answer_is_told_so_in_one_line() -> None:
    item = bring_in()
    said = explain(item, graded(item, item.key.answer), "en")
    assert text(said.verdict).startswith("Right. Seat ")
    assert (said.why, said.why_small, said.bill) == (None, None, ())


def test_a_wrong_answer_is_told_what_would_have_to_hold() -> None:
    item = bring_in("suit", seed=3)
    wrong = item.misconceptions[0]
    assert text(explain(item, graded(item, wrong.answer), "en").why).startswith("Your answer would be right if ")


def test_an_answer_that_no_wrong_rule_gives_is_said_to_be_so() -> None:
    item = replace(bring_in(), misconceptions=())
    form = item.question.form
    assert not isinstance(form, WinnersForm)
    wrong = next(SeatAnswer(one.seat) for one in item.state.seats if SeatAnswer(one.seat) != item.key.answer)
    assert text(explain(item, graded(item, wrong), "en").why_small) == "No known rule leads to this answer."


def test_missing_and_forbidden_acts_are_listed_in_a_bill() -> None:
    item = options_item()
    said = explain(item, graded(item, {"options": ["fold", "check", "raise_to:20"]}), "en")
    assert [text(line) for line in said.bill] == [
        "Also allowed: Call 5 and Raise to 10",
        "Not allowed: Check and Raise to 20",
    ]
    assert said.why_small is None


def test_an_answer_that_another_rulebook_gives_is_not_just_wrong() -> None:
    item = options_item()
    given = graded(item, {"options": ["fold", "call:5"]})
    said = explain(item, given, "en", (Elsewhere(shipped("tda"), given.answer),))
    assert text(said.why_small) == "Your answer is right under TDA, but not here."


def test_other_rulebooks_agree_differ_leave_it_open_or_cannot_come_to_it() -> None:
    item = options_item()
    other = OptionsAnswer(frozenset({FOLD, BET_RANGE, TO_10}))
    found = (
        Elsewhere(shipped("tda"), item.key.answer),
        Elsewhere(shipped("wsop-cash"), other),
        Elsewhere(shipped("wsop-tournament"), None),
        Elsewhere(shipped("de-split-limit"), None, possible=False),
    )
    lines = [
        text(line).translate({0x2068: None, 0x2069: None}) for line in explain(item, _right(item), "en", found).cite
    ]
    assert lines[-4:] == [
        "Same under: TDA",
        "Different under WSOP cash: Fold, Bet 5 to 10, and Raise to 10",
        "Not settled under WSOP tournament",
        "It could not come to this under German source: the betting so far is not allowed there",
    ]


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        (SeatAnswer(Seat(2)), "Different under TDA: seat 2"),
        (winners((1,), (2, 3)), "Different under TDA: high 1, low 2 and 3"),
        (winners((2, 3)), "Different under TDA: seats 2 and 3"),
        (winners((), (4,)), "Different under TDA: seat 4"),
    ],
)
def test_what_another_rulebook_answers_is_said_in_few_words(answer: Answer, line: str) -> None:
    item = options_item()
    said = explain(item, _right(item), "en", (Elsewhere(shipped("tda"), answer),))
    assert text(said.cite[-1]).translate({0x2068: None, 0x2069: None}) == line


def _right(item: Item) -> Graded:
    return graded(item, item.key.answer)


def test_every_clause_of_the_derivation_is_cited_once_with_its_mark() -> None:
    item = bring_in("suit", seed=3)
    cited = [text(line).translate({0x2068: None, 0x2069: None}) for line in explain(item, _right(item), "en").cite]
    sources = list(dict.fromkeys(step.clause.source for step in item.derivation.steps))
    assert [line.rsplit(" · ", 1)[0] for line in cited] == sources
    assert {line.rsplit(" · ", 1)[1] for line in cited} <= {"read", "from memory", "the page is silent"}


@pytest.mark.parametrize("item", [bring_in(), options_item(), winners_item("high", "low", high=(1,), low=(2,))])
def test_what_is_shown_as_chosen_is_graded_like_the_answer(item: Item) -> None:
    assert grade(item, chosen(item.key.answer)) == grade(item, item.key.answer)


@pytest.mark.parametrize("lang", tags())
def test_after_a_right_answer_alone_the_same_hand_is_offered_with_one_card_changed(lang: str) -> None:
    item = bring_in("suit", seed=3)
    label = format_plain(lang, "twin-link")
    right, wrong = (
        card_data(shown(item, answer), lang, "ltr")["result"]["links"]
        for answer in (item.key.answer, item.misconceptions[0].answer)
    )
    assert right[0]["label"] == label
    assert label not in [one["label"] for one in wrong]
    other = make.make(make.from_code(parse_qs(right[0]["href"].removeprefix("./?"))["q"][0]))
    assert other.key.answer in {one.answer for one in item.misconceptions}
    drilled = card_data(shown(item, item.key.answer), lang, "ltr", "bring_in..roberts.stud")["result"]["links"][0]
    assert drilled["href"] == right[0]["href"] + "&drill=bring_in..roberts.stud"
    onward = card_data(shown(other, other.key.answer), lang, "ltr")["result"]["links"]
    assert label not in [one["label"] for one in onward]


def test_the_share_link_holds_the_code_and_no_learner() -> None:
    item = bring_in(game=Game.RAZZ)
    assert card_data(shown(item), "de", "ltr")["share"]["href"] == f"./?q={item.code}"
