"""Slips among the wrong rules: several answers under one name, said only where no wrong rule leads to the answer."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios import posing
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.catalogue import kinds
from scenarios.questions.difficulty import points
from scenarios.questions.question import Misconception, misconception, slips
from tests.learners.answer_space import explained
from tests.tutor.items import bring_in
from tutor.grading import Graded, grade

ITEM = bring_in()
RIGHT = ITEM.key.answer
A, B, C = [SeatAnswer(one.seat) for one in ITEM.state.seats if SeatAnswer(one.seat) != RIGHT][:3]
RULE = misconception("bring_in", "ace_low", A)


def kept(*wrong: Misconception) -> list[tuple[str, tuple[object, ...]]]:
    """The wrong rules of the item, had its kind these: their names and answers."""
    asked = replace(kinds()["bring_in"].ask(ITEM.state), misconceptions=wrong)
    return [(one.id.removeprefix("bring_in/"), one.answers) for one in posing._wrong(asked)]


def test_a_slip_leads_to_each_of_its_answers_once_and_to_none_it_is_nothing() -> None:
    (slip,) = slips("bring_in", "high_card", [B, A, B])
    assert slip.answers == (B, A)
    assert list(slips("bring_in", "high_card", [])) == []


def test_a_slip_is_left_with_what_is_wrong_and_no_rule_says() -> None:
    (slip,) = slips("bring_in", "high_card", [A, RIGHT, B, C])
    assert kept(slip, RULE) == [("ace_low", (A,)), ("high_card", (B, C))]
    (covered,) = slips("bring_in", "high_card", [A, RIGHT])
    assert kept(RULE, covered) == [("ace_low", (A,))]


def test_of_two_slips_the_first_takes_an_answer() -> None:
    (first,), (second,) = slips("bring_in", "high_card", [B]), slips("bring_in", "folded_seat", [B, C])
    assert kept(first, second) == [("high_card", (B,)), ("folded_seat", (C,))]


def test_a_wrong_rule_with_several_answers_loses_only_the_right_one() -> None:
    assert kept(replace(RULE, answer=RIGHT, also=(B,))) == [("ace_low", (B,))]
    assert kept(replace(RULE, answer=RIGHT)) == []


def test_every_answer_of_a_slip_is_graded_wrong_and_named() -> None:
    (slip,) = slips("bring_in", "high_card", [B, C])
    item = replace(ITEM, misconceptions=(RULE, slip))
    for answer, note in ((A, RULE.id), (B, slip.id), (C, slip.id)):
        graded = grade(item, answer)
        assert isinstance(graded, Graded)
        assert (graded.correct, graded.note) == (False, note)
    assert explained(item)[0] == 3


def test_a_slip_is_no_trap_that_makes_a_question_harder() -> None:
    asked = kinds()["bring_in"].ask(ITEM.state)
    plain = replace(asked, misconceptions=(RULE,))
    slip = replace(plain, misconceptions=(RULE, *slips("bring_in", "high_card", [B, C])))
    assert points(slip, ITEM.question.table) == points(plain, ITEM.question.table)
