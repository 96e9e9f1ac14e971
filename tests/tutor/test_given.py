"""What the practice card says part by part: what was done at the table, what is right in an answer, what is missed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from lessons.languages import tags
from lessons.messages import has_message
from lessons.values import Choice
from scenarios import make
from scenarios.engine.actions import Bet, BringIn, Call, Complete, Fold
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.clauses import Mark
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import Answer, SeatAnswer
from scenarios.questions.question import Item, Question
from scenarios.rulebooks import shipped
from tests.tutor.items import bring_in, options_item, winners, winners_item
from tutor.card import Beside, drawn
from tutor.grading import Graded, grade
from tutor.present import as_text, present
from tutor.speak import words


def result(item: Item, answer: object) -> dict[str, Any]:
    graded = grade(item, answer)
    assert isinstance(graded, Graded)
    return dict(drawn("first", item, graded, Beside(), "en", "ltr")["result"])


def parts(item: Item, answer: object) -> list[tuple[str, str]]:
    return [(part["label"], part["mark"]) for part in result(item, answer)["given"]["parts"]]


def after_acts() -> Question:
    """Seat 1 brings in 5, seat 2 folds, seat 3 is all-in for 20, and it is on seat 1 again."""
    question = bring_in().question
    table = question.table
    acts = (BringIn(Seat(1), Chips(5)), Fold(Seat(2)), Complete(Seat(3), Chips(20)))
    seats = (
        replace(table.seats[0], last=acts[0], street_to=Chips(5)),
        replace(table.seats[1], last=acts[1], folded=True),
        replace(table.seats[2], last=acts[2], street_to=Chips(20), all_in=True, stack=Chips(0)),
        *table.seats[3:],
    )
    return replace(question, table=replace(table, seats=seats, acts=acts, to_act=Seat(1)))


def test_the_acts_of_the_street_are_listed_and_its_wagers_marked() -> None:
    acts = present(after_acts(), "en")["table"]["acts"]
    assert [(one["seat"], one["text"], one["wager"]) for one in acts] == [
        (1, "brings in 5", True),
        (2, "folds", False),
        (3, "completes to 20", True),
    ]


def test_each_seat_shows_its_last_act_and_the_chips_in_front_of_it() -> None:
    seats = present(after_acts(), "en")["table"]["seats"]
    assert [(one["note"], one["front"], one["stack"]) for one in seats[:4]] == [
        ("brings in 5", "5", ""),
        ("folds", "", ""),
        ("completes to 20", "20", "all-in"),
        ("", "", ""),
    ]


def test_all_that_is_true_of_a_seat_is_heard_and_read() -> None:
    question = after_acts()
    heard = [one["name"] for one in present(question, "en")["table"]["seats"]]
    assert heard[0].endswith(", brings in 5, to act, 5 in front")
    assert heard[1].endswith(", folds")
    assert heard[2].endswith(", completes to 20, 20 in front, all-in")
    assert as_text(question, "en")[1 : 1 + len(heard)] == heard


def test_a_dealt_short_all_in_is_called_all_in_beside_its_act() -> None:
    recipe = make.recipe("options", shipped("roberts"), Game.STUD, "short-all-in", seed=5)
    question = make.make(recipe).question
    (short,) = [one for one in question.table.seats if one.all_in and one.last is not None]
    (line,) = [one for one in as_text(question, "en") if one.startswith(f"Seat {short.seat}, ")]
    assert line.endswith(f", {short.street_to} in front, all-in")


def test_at_the_showdown_no_chips_are_in_front_but_the_acts_are_listed() -> None:
    question = after_acts()
    shown = replace(question.table, to_act=None)
    table = present(replace(question, form=winners_item("high").question.form, table=shown), "en")["table"]
    assert [one["front"] for one in table["seats"]] == [""] * len(table["seats"])
    assert [one["note"] for one in table["seats"][:3]] == ["", "folded", "all-in"]
    assert len(table["acts"]) == 3


def test_a_call_is_no_wager() -> None:
    question = after_acts()
    acts = (Bet(Seat(1), Chips(5)), Call(Seat(3)))
    shown = present(replace(question, table=replace(question.table, acts=acts)), "en")["table"]["acts"]
    assert [one["wager"] for one in shown] == [True, False]


def test_options_are_right_wrong_or_missed_and_the_rest_is_left_out() -> None:
    assert parts(options_item(), {"options": ["fold", "check", "raise_to:20"]}) == [
        ("Fold", "right"),
        ("Check", "wrong"),
        ("Call 5", "missed"),
        ("Raise to 10", "missed"),
        ("Raise to 20", "wrong"),
    ]


@pytest.mark.parametrize("right", [True, False])
def test_the_seat_answered_with_is_right_or_wrong(right: bool) -> None:
    item = bring_in()
    assert isinstance(item.key.answer, SeatAnswer)
    other = next(one.seat for one in item.state.seats if one.seat != item.key.answer.seat)
    seat = item.key.answer.seat if right else other
    (part,) = result(item, SeatAnswer(seat))["given"]["parts"]
    assert (part["seat"], part["short"], part["mark"]) == (seat, "Your answer", "right" if right else "wrong")


@pytest.mark.parametrize(
    ("key", "given", "expected"),
    [
        (
            winners((1,), (2,)),
            winners((1, 3), (1,)),
            [("High: seat 1", "right"), ("High: seat 3", "wrong"), ("Low: seat 1", "wrong"), ("Low: seat 2", "missed")],
        ),
        (
            winners((1,)),
            winners((1,), (2,)),
            [("High: seat 1", "right"), ("Low: seat 2", "wrong"), ("Nobody has a low", "missed")],
        ),
        (winners((1,)), winners((1,)), [("High: seat 1", "right"), ("Nobody has a low", "right")]),
        (
            winners((1,), (2,)),
            winners((1,)),
            [("High: seat 1", "right"), ("Low: seat 2", "missed"), ("Nobody has a low", "wrong")],
        ),
    ],
)
def test_each_side_of_the_pot_is_marked_seat_by_seat(
    key: Answer, given: Answer, expected: list[tuple[str, str]]
) -> None:
    item = winners_item("high", "low", high=(1,))
    item = replace(item, key=replace(item.key, answer=key))
    found = drawn("first", item, Graded(given, given == key, Fraction(0)), Beside(), "en", "ltr")
    assert [(part["label"], part["mark"]) for part in found["result"]["given"]["parts"]] == expected


def test_one_side_needs_no_name() -> None:
    assert parts(winners_item("high", high=(1, 2)), winners((1,))) == [("Seat 1", "right"), ("Seat 2", "missed")]


@pytest.mark.parametrize("lang", tags())
def test_every_mark_of_a_source_has_a_meaning_of_its_own(lang: str) -> None:
    meanings = {words(lang, "source-meaning", mark=Choice(mark.value)) for mark in Mark}
    assert len(meanings) == len(Mark)
    assert all(has_message(f"source-{mark.value}") for mark in Mark)


def test_the_remarks_that_stand_beside_the_clauses_are_explained() -> None:
    item = bring_in("suit", seed=3)
    found = result(item, item.key.answer)
    marks = {step.clause.mark.value for step in item.derivation.steps}
    assert {remark for remark, _ in found["sources"]["meanings"]} == {words("en", f"source-{mark}") for mark in marks}


@pytest.mark.parametrize("sides", [("high",), ("low",), ("high", "low")])
def test_the_form_says_what_is_still_to_be_chosen(sides: tuple[str, ...]) -> None:
    form = present(winners_item(*sides, high=(1,)).question, "en")["form"]
    assert list(form["missing"]) == list(sides)
    assert len(set(form["missing"].values())) == len(sides)
