"""What the long run says of wrong answers: the space is counted right, and only what the grade names is named."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from scenarios.engine.chips import Seat
from scenarios.make import make, recipe
from scenarios.questions.answers import OptionsAnswer, SeatAnswer, SeatForm
from scenarios.questions.question import Item
from tests.contract.sample import SINGLE, cells, in_balance
from tests.learners import simulated
from tests.learners.answer_space import explained
from tests.learners.simulated import catalogue, outside, wrong_answers
from tests.tutor.items import CALL, CHECK, FOLD, TO_10, TO_15, TO_20, options_item, reshaped, winners, winners_item

DOUBTED = ("bring_in", "first_to_act", "options", "winners", "pot_count", "rank_boards", "spot_violation")
"""The kinds about which there are wrong rules outside the catalogue."""
every_kind = pytest.mark.parametrize("kind", SINGLE)


def sample(kind: str, count: int) -> list[Item]:
    return [make(asked) for asked in in_balance(kind, 5_000, count)]


def seat_item(*wrong: int) -> Item:
    form = SeatForm(tuple(map(Seat, (1, 2, 3, 5))))
    return reshaped(form, SeatAnswer(Seat(1)), *((f"w{seat}", SeatAnswer(Seat(seat))) for seat in wrong))


def test_of_three_wrong_seats_those_that_wrong_rules_name_are_explained_once_each() -> None:
    assert explained(seat_item()) == (0, 3)
    assert explained(seat_item(2, 5, 5)) == (2, 3)


def test_acts_are_counted_up_to_two_from_the_right_ones() -> None:
    """Six acts are offered and three are right: 6 sets differ in one, 15 in two, and none of them is empty."""
    near = OptionsAnswer(frozenset({FOLD, CALL, TO_15}))
    far = OptionsAnswer(frozenset({CHECK, CALL, TO_15, TO_20, TO_10}))
    assert explained(options_item()) == (0, 21)
    assert explained(options_item(("near", near), ("far", far))) == (1, 21)


def test_winners_are_counted_up_to_two_a_side_or_nobody_low() -> None:
    """Of four seats 4 alone and 6 pairs can win: 10 sets of one side; with a low 10 times 11, of which one is right."""
    assert explained(winners_item("high", high=(1,))) == (0, 9)
    assert explained(winners_item("high", "low", high=(1,), low=(2,))) == (0, 109)
    assert explained(winners_item("high", high=(1, 2, 3))) == (0, 4 + 6 + 4 - 1)


@every_kind
def test_without_a_catalogue_nothing_that_learners_answer_is_named(kind: str) -> None:
    bare = [replace(item, misconceptions=()) for item in sample(kind, 60)]
    given = [one for item in bare for one in wrong_answers(item)]
    assert len(given) > (20 if kind in DOUBTED else 10)
    assert not any(one.named for one in given)


@every_kind
def test_the_same_item_has_the_same_learners(kind: str) -> None:
    items = sample(kind, 20)
    assert [list(wrong_answers(item)) for item in items] == [list(wrong_answers(make(item.recipe))) for item in items]


@every_kind
def test_every_wrong_rule_met_is_one_that_a_learner_may_hold(kind: str) -> None:
    met = {one.id for item in sample(kind, 200) for one in item.misconceptions}
    assert met <= set(catalogue(kind))
    assert len(met) > 6


@pytest.mark.parametrize("kind", DOUBTED)
def test_learners_also_hold_rules_that_the_catalogue_does_not_have(kind: str) -> None:
    """Each of them somewhere gives an answer that no wrong rule of the catalogue gives there."""
    strange = Counter[int]()
    for item in sample(kind, 300):
        known = {one.answer for one in item.misconceptions} | {item.key.answer}
        strange.update(at for at, answer in enumerate(outside(item)) if answer is not None and answer not in known)
    assert len(strange) >= 4


def test_one_answer_in_ten_is_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of learners who believe nothing wrong only the slips are wrong: of 3,000 answers 300, give or take 60."""
    monkeypatch.setattr(simulated, "_believed", lambda item, stream: item.key.answer)
    given = [one for item in sample("bring_in", 300) for one in wrong_answers(item, 10)]
    assert all(one.slip for one in given)
    assert 240 <= len(given) <= 360


def test_two_wrong_rules_together_change_what_each_of_them_changes() -> None:
    item = options_item()
    more, other = OptionsAnswer(frozenset({FOLD, CALL, TO_10, CHECK})), OptionsAnswer(frozenset({FOLD, CALL, TO_20}))
    assert simulated._together(item, [more, other]) == OptionsAnswer(frozenset({FOLD, CALL, CHECK, TO_20}))
    split = winners_item("high", "low", high=(1,), low=(2,))
    answers = [winners((3,), (2,)), winners((4,), (4,))]
    assert simulated._together(split, [*answers]) == winners((3,), (4,))


@every_kind
def test_a_long_run_meets_every_class_alike_and_every_house(kind: str) -> None:
    asked = list(in_balance(kind, 0, 2_000))
    met = Counter(one.situation_class for one in asked)
    assert max(met.values()) - min(met.values()) <= 1
    houses = {(one.rulebook.id, one.game, one.situation_class) for one in asked}
    assert houses == {(rulebook.id, game, named) for _, rulebook, game, named in cells(kind)}
    assert list(in_balance(kind, 500, 40)) == asked[500:540]
    first = asked[0]
    assert recipe(kind, first.rulebook, first.game, first.situation_class, seed=0) == first
