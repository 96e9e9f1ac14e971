"""A second try after a wrong answer: when there is one, what is shown for it and what never is, what becomes of it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

import pytest

from lessons.languages import language, tags
from lessons.messages import has_message
from lessons.messages.catalog import catalog
from scenarios import make
from scenarios.engine.rulebook import Game
from scenarios.hints import rule_id
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item, Posed
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract.hinting import wrong_answers
from tests.contract.sample import SINGLE
from tests.tutor.command_line import Run
from tests.tutor.disk import Disk
from tests.tutor.items import bring_in, options_item, winners, winners_item
from tutor.card import Beside, tried
from tutor.grading import Graded, Invalid, grade
from tutor.hints import missing, retry_data
from tutor.practice import Practice, Shown, another_counts
from tutor.records import Records
from tutor.second_try import Second, Tries, is_open, is_second, second_try
from tutor.unsaved import Unsaved

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SUIT = bring_in("suit", seed=3)
GIVEN_UP = {"try": 2, "ruling": True, "hints": 3}


def graded(item: Posed, answer: object) -> Graded:
    found = grade(item, answer)
    assert isinstance(found, Graded)
    return found


def right(item: Item) -> int:
    assert isinstance(item.key.answer, SeatAnswer)
    return item.key.answer.seat


def wrong(item: Item, at: int = 0) -> int:
    assert isinstance(item.question.form, SeatForm)
    return [seat for seat in item.question.form.seats if seat != right(item)][at]


@pytest.fixture
def practice(records: Records) -> Practice:
    return Practice(records, lambda: NOON)


def first(practice: Practice, records: Records, token: str) -> Shown:
    """A question of the learner's, answered wrongly."""
    records.admit(token)
    shown = practice.answer(token, practice.opened(token, SUIT.code).id, {"seat": wrong(SUIT)})
    assert isinstance(shown, Shown)
    return shown


TOKEN = "t" * 22


def test_there_is_one_after_a_wrong_answer_alone_and_only_where_a_choice_is_left() -> None:
    assert is_open(SUIT, graded(SUIT, {"seat": wrong(SUIT)}), None)
    assert not is_open(SUIT, graded(SUIT, {"seat": right(SUIT)}), None)
    assert not is_open(SUIT, graded(SUIT, {"seat": wrong(SUIT)}), Second())
    assert not is_open(SUIT, None, None)
    found = from_data({"game": "stud", "rulebook": "roberts", "seats": {1: {"up": "Kh"}, 2: {"up": "2c"}}})
    assert found.state is not None
    two_seats = make.about("bring_in", found.state)
    assert not is_open(two_seats, graded(two_seats, {"seat": 1}), None)


def test_a_second_try_is_another_answer_or_the_wish_to_see_the_ruling() -> None:
    before = graded(SUIT, {"seat": wrong(SUIT)})
    mended = second_try(SUIT, before, {"try": 2, "hints": 1, "seat": right(SUIT)})
    assert mended == Second(graded(SUIT, {"seat": right(SUIT)}), 1)
    assert second_try(SUIT, before, GIVEN_UP) == Second(None, 3)


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ("nothing", "error-unreadable-answer"),
        ({"seat": 99}, "error-unreadable-answer"),
        ({"hints": 4, "ruling": True}, "error-unreadable-answer"),
        ({"hints": -1, "ruling": True}, "error-unreadable-answer"),
        ({"hints": True, "ruling": True}, "error-unreadable-answer"),
        ({"seat": wrong(SUIT)}, "error-same-answer"),
    ],
)
def test_what_is_no_second_try_is_neither_marked_nor_lost(sent: object, reason: str) -> None:
    found = second_try(SUIT, graded(SUIT, {"seat": wrong(SUIT)}), sent)
    assert isinstance(found, Invalid)
    assert found.reason.id == reason


def test_the_first_answer_counts_whatever_the_second_is(practice: Practice, records: Records) -> None:
    shown = first(practice, records, TOKEN)
    assert shown.is_to_mend
    mended = practice.answer(TOKEN, shown.id, {"try": 2, "hints": 2, "seat": right(SUIT)})
    assert isinstance(mended, Shown)
    assert not mended.is_to_mend
    assert mended.second == Second(graded(SUIT, {"seat": right(SUIT)}), 2)
    assert [(one.correct, one.score) for one in records.answers(TOKEN)] == [(False, Fraction(0))]
    assert practice.resume(TOKEN) == mended


def test_a_first_answer_that_arrives_twice_is_no_second_try(practice: Practice, records: Records) -> None:
    shown = first(practice, records, TOKEN)
    assert practice.answer(TOKEN, shown.id, {"seat": wrong(SUIT)}) == shown
    assert practice.answer(TOKEN, shown.id, {"seat": right(SUIT)}) == shown
    assert is_second(GIVEN_UP)
    assert not is_second({"seat": 4})


def test_a_reload_comes_back_to_the_second_try(practice: Practice, records: Records) -> None:
    shown = first(practice, records, TOKEN)
    again = practice.resume(TOKEN)
    assert again == shown
    assert again is not None
    assert again.is_to_mend


def test_a_third_answer_changes_nothing_and_is_told_so(practice: Practice, records: Records) -> None:
    shown = first(practice, records, TOKEN)
    given_up = practice.answer(TOKEN, shown.id, GIVEN_UP)
    third = {"try": 2, "hints": 0, "seat": right(SUIT)}
    assert practice.answer(TOKEN, shown.id, third) == given_up
    other = "u" * 22
    shown = first(practice, records, other)
    mended = practice.answer(other, shown.id, third)
    assert isinstance(mended, Shown)
    assert not another_counts(mended, third)
    assert another_counts(mended, {"try": 2, "seat": wrong(SUIT, 1)})


def test_a_second_try_needs_a_first(practice: Practice, records: Records) -> None:
    records.admit(TOKEN)
    asked = practice.opened(TOKEN, SUIT.code)
    assert practice.answer(TOKEN, asked.id, GIVEN_UP) == asked


def test_a_second_try_that_cannot_be_stored_waits_with_the_first_answer(disk: Disk) -> None:
    practice, unsaved = Practice(disk.records, lambda: NOON), Unsaved()
    shown = first(practice, disk.records, TOKEN)
    assert isinstance(unsaved.keep(shown, {"try": 2, "seat": wrong(SUIT)}), Invalid)
    assert unsaved.keep(shown, {"try": 2, "hints": 1, "seat": right(SUIT)}) is None
    kept = unsaved.question(shown.id)
    assert kept is not None
    assert kept.second is not None
    assert list(unsaved.waiting) == [shown.id]
    stored = unsaved.save(disk.records, practice, TOKEN)[shown.id]
    assert stored.second == kept.second
    assert not unsaved.waiting


def test_both_tries_at_a_question_that_the_records_never_saw_are_stored(disk: Disk) -> None:
    practice, unsaved = Practice(disk.records, lambda: NOON), Unsaved()
    asked = unsaved.ask(SUIT, NOON)
    assert unsaved.keep(asked, {"seat": wrong(SUIT)}) is None
    revealed = unsaved.reveal(asked)
    assert revealed.is_to_mend
    assert unsaved.keep(revealed, GIVEN_UP) is None
    stored = unsaved.save(disk.records, practice, TOKEN)[asked.id]
    assert stored.second == Second(None, 3)
    assert [one.correct for one in disk.records.answers(TOKEN)] == [False]


def to_mend(item: Item, answer: object, lang: str = "en") -> dict[str, Any]:
    return tried("5", item, Tries(graded(item, answer)), Beside(), lang, "ltr")


def one_of_each() -> list[Item]:
    """An item for each class of each kind, whichever game and rulebook has it."""
    found = dict[tuple[str, str], Item]()
    for kind, about in kinds().items():
        for house in map(shipped, SHIPPED):
            for game in house.games:
                for name in about.classes(house, game):
                    if (kind, name) not in found:
                        found[kind, name] = make.make(make.recipe(kind, house, game, name, seed=len(found)))
    return list(found.values())


def test_nothing_that_leads_to_the_key_is_sent_before_the_second_try() -> None:
    for item in one_of_each():
        asked = tried("5", item, Tries(), Beside(), "en", "ltr")
        for answer in wrong_answers(item):
            card = to_mend(item, answer)
            assert (card["phase"], card["result"]) == ("retry", None)
            assert card["table"] == asked["table"], "no seat is marked"
            assert not [one for one in card["retry"]["given"]["parts"] if one["mark"] == "missed"]
            assert json.loads(json.dumps(card)) == card
            assert {one["kind"] for one in card["retry"]["hints"]} >= {"rule"}


def test_of_an_answer_in_parts_it_is_said_which_are_wrong_and_how_many_are_missing() -> None:
    item = options_item()
    card = to_mend(item, {"options": ["fold", "raise_to:15"]})["retry"]
    assert [(one["label"], one["mark"]) for one in card["given"]["parts"]] == [
        ("Fold", "right"),
        ("Raise to 15", "wrong"),
    ]
    assert card["missing"] == "2 are still missing."
    assert to_mend(item, {"options": ["fold", "call:5", "raise_to:10", "check"]})["retry"]["missing"] == ""


def test_that_nobody_wins_a_side_is_not_counted_as_missing() -> None:
    item = winners_item("high", "low", high=(1,))
    assert missing(item, winners((1,), (2,)), "en") == ""
    assert missing(item, winners((2,)), "en") == "One is still missing."


def test_the_wrong_rule_behind_the_answer_is_named_at_once() -> None:
    one = SUIT.misconceptions[0]
    said = "".join(part.get("t", "") for part in retry_data(SUIT, graded(SUIT, one.answer), "en")["why"])
    assert said.startswith("Your answer would be right if ")


def test_the_verdict_says_that_it_was_the_second_try() -> None:
    tries = Tries(graded(SUIT, {"seat": wrong(SUIT)}), Second(graded(SUIT, {"seat": right(SUIT)}), 0))
    card = tried("5", SUIT, tries, Beside(), "en", "ltr")
    assert card["phase"] == "answered"
    assert "".join(part.get("t", "") for part in card["result"]["verdict"]).startswith("Right at the second try. ")


def test_after_a_second_wrong_answer_that_one_is_explained() -> None:
    many = next(one for one in (bring_in("suit", seed=seed) for seed in range(99)) if len(one.state.seats) > 3)
    tries = Tries(graded(many, {"seat": wrong(many)}), Second(graded(many, {"seat": wrong(many, 1)}), 0))
    card = tried("5", many, tries, Beside(), "en", "ltr")
    assert (card["result"]["ok"], card["chosen"]) == (False, {"seat": wrong(many, 1)})


@pytest.mark.parametrize("lang", [tag for tag in tags() if language(tag).complete])
def test_every_situation_of_every_kind_has_a_first_hint(lang: str) -> None:
    for kind in SINGLE:
        about = kinds()[kind]
        classes = {one for house in map(shipped, SHIPPED) for game in Game for one in about.classes(house, game)}
        assert classes
        for name in classes:
            assert has_message(rule_id(kind, name))
            assert rule_id(kind, name) in catalog(lang).entries, (lang, kind, name)


def test_in_the_terminal_a_question_mark_gives_a_hint_and_an_empty_line_the_ruling(run: Run) -> None:
    argv = ("--kind", "bring_in", "--class", "suit-many", "--game", "stud", "--count", "1", "--seed", "11")
    (item,) = run("quiz", "--json", *argv).json
    key = item["answer"]["seat"]
    miss = next(seat for seat in item["form"]["seats"] if seat != key)
    out = run("quiz", *argv, stdin=f"{miss}\n?\n?\n\n").out
    assert out.index("Not yet.") < out.index("More than two cards share") < out.index("Compare seats")
    assert out.index("Compare seats") < out.index(f"Seat {key} brings it in.")
    mended = run("quiz", *argv, stdin=f"{miss}\n{miss}\n{key}\n").out
    assert mended.index("That was your first answer.") < mended.index("Right at the second try.")
    assert "0 of 1 answer right" in mended
