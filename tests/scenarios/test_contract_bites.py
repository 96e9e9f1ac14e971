"""The contract itself: an item that breaks one of its points is found out, by that point's number."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.clauses import Clause, Mark
from scenarios.engine.rulebook import Game
from scenarios.make import make, recipe
from scenarios.questions.answers import OptionsAnswer, SeatAnswer, WinnersAnswer
from scenarios.questions.message import message
from scenarios.questions.question import AnswerKey, Item, Skill
from scenarios.rulebooks import shipped
from tests.contract import violations

ROBERTS = shipped("roberts")
BRING_IN = make(recipe("bring_in", ROBERTS, Game.STUD, "suit", seed=1))
OPTIONS = make(recipe("options", ROBERTS, Game.STUD, "raise", seed=1))
WINNERS = make(recipe("winners", ROBERTS, Game.STUD8, "two-lows", seed=1))


def points(item: Item) -> set[str]:
    """The numbers of the points that the item breaks."""
    return {one.split(":")[0] for one in violations(item)}


def other_seat(item: Item) -> Item:
    assert isinstance(item.key.answer, SeatAnswer)
    right = item.key.answer.seat
    wrong = next(one.seat for one in item.state.seats if one.seat != right)
    return replace(item, key=AnswerKey(SeatAnswer(wrong)))


def one_act_missing(item: Item) -> Item:
    assert isinstance(item.key.answer, OptionsAnswer)
    return replace(item, key=AnswerKey(OptionsAnswer(frozenset(sorted(item.key.answer.options)[1:]))))


def nobody_low(item: Item) -> Item:
    assert isinstance(item.key.answer, WinnersAnswer)
    return replace(item, key=AnswerKey(WinnersAnswer(item.key.answer.high, frozenset())))


def other_stack(item: Item) -> Item:
    first, *rest = item.state.seats
    return replace(item, state=replace(item.state, seats=(replace(first, total=Chips(first.total + 1)), *rest)))


def right_for_a_wrong_rule(item: Item) -> Item:
    first, *rest = item.misconceptions
    return replace(item, misconceptions=(replace(first, answer=item.key.answer), *rest))


def a_seat_that_nobody_has(item: Item) -> Item:
    first, *rest = item.misconceptions
    return replace(item, misconceptions=(replace(first, answer=SeatAnswer(Seat(9))), *rest))


def clause_of_nowhere(item: Item) -> Item:
    first, *rest = item.derivation.steps
    step = replace(first, clause=Clause("bring_in", "nowhere", Mark.READ))
    return replace(item, derivation=replace(item.derivation, steps=(step, *rest)))


def verdict_on_nobody(item: Item) -> Item:
    return replace(item, derivation=replace(item.derivation, verdict=message("bring-in-verdict-nobody")))


def no_end(item: Item) -> Item:
    return replace(item, derivation=replace(item.derivation, steps=item.derivation.steps[:-1]))


def other_class(item: Item) -> Item:
    return replace(item, skill=Skill("bring_in", "rank"))


def note_without_text(item: Item) -> Item:
    first, *rest = item.misconceptions
    return replace(item, misconceptions=(replace(first, note=message("bring-in-wrong-nothing")), *rest))


@pytest.mark.parametrize(
    ("item", "broken", "point"),
    [
        (BRING_IN, other_seat, "1"),
        (BRING_IN, other_stack, "2"),
        (BRING_IN, other_seat, "3"),
        (OPTIONS, one_act_missing, "3"),
        (WINNERS, nobody_low, "3"),
        (BRING_IN, other_seat, "4"),
        (OPTIONS, one_act_missing, "4"),
        (WINNERS, nobody_low, "4"),
        (BRING_IN, right_for_a_wrong_rule, "5"),
        (BRING_IN, a_seat_that_nobody_has, "5"),
        (BRING_IN, clause_of_nowhere, "6"),
        (BRING_IN, verdict_on_nobody, "6"),
        (BRING_IN, other_class, "7"),
        (BRING_IN, note_without_text, "9"),
        (BRING_IN, no_end, "10"),
    ],
)
def test_an_item_that_breaks_a_point_is_found_out(item: Item, broken: Callable[[Item], Item], point: str) -> None:
    assert point not in points(item)
    assert point in points(broken(item))
