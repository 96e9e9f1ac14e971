"""What a wrong answer is still worth, form by form, and what is no answer at all."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.chips import Chips
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import AmountAnswer, Answer, OrderAnswer, RankAnswer, SeatAnswer
from scenarios.questions.question import AnswerKey
from tests.contract.neighbours import neighbours
from tests.tutor.forms_shown import (
    COMMON,
    FORMS,
    FOUR,
    LAID,
    MIXED,
    ONE,
    OWN,
    THREE,
    TWO,
    cards,
    chips,
    choice,
    pots,
    seats,
)
from tests.tutor.items import reshaped
from tutor.grading import Graded, Invalid, grade
from tutor.scoring import places

every_form = pytest.mark.parametrize("name", FORMS)


def graded(name: str, answer: object) -> Graded:
    found = grade(reshaped(*FORMS[name]), answer)
    assert isinstance(found, Graded)
    return found


@every_form
def test_the_key_is_right_as_it_is_and_as_the_browser_sends_it(name: str) -> None:
    _, key = FORMS[name]
    for given in (key, json.loads(json.dumps(to_json(key)))):
        assert (graded(name, given).correct, graded(name, given).score) == (True, 1)


@every_form
def test_every_answer_near_the_key_is_wrong_and_worth_less_than_all(name: str) -> None:
    form, key = FORMS[name]
    near = list(neighbours(form, key))
    assert near or name in ("seat", "nobody")
    for answer in near:
        found = grade(reshaped(form, key), answer)
        if isinstance(found, Graded):
            assert not found.correct
            assert 0 <= found.score < 1


PARTLY: list[tuple[str, Answer, Fraction]] = [
    ("nobody", SeatAnswer(TWO), Fraction(0)),
    ("order", OrderAnswer((THREE, FOUR, TWO, ONE)), Fraction(2, 4)),
    ("order", OrderAnswer((TWO, THREE, FOUR, ONE)), Fraction(0)),
    ("order", OrderAnswer((), seats(1, 2, 3, 4)), Fraction(0)),
    ("at once", OrderAnswer((ONE, TWO, THREE, FOUR)), Fraction(0)),
    ("rank", RankAnswer((seats(3), seats(4), seats(1), seats(2))), Fraction(3, 4)),  # a tie missed costs the seat moved
    ("rank", RankAnswer((seats(3), seats(1, 4, 2))), Fraction(3, 4)),
    ("rank", RankAnswer((seats(1, 4), seats(3), seats(2))), Fraction(1, 4)),
    ("amount", AmountAnswer(Chips(4320)), Fraction(0)),
    ("chips", chips(12, 0, 13, 0), Fraction(0)),
    ("chips", chips(13, 0, 11, 1), Fraction(1, 3)),
    ("chips", chips(13, 0, 12, 1), Fraction(2, 3)),
    ("pots", pots((40, seats(1, 2, 3)), (20, seats(2, 3))), Fraction(4, 5)),  # what goes back was forgotten
    ("pots", pots((40, seats(1, 2, 3)), (35, seats(2, 3))), Fraction(3, 5)),
    ("pots", pots((60, seats(1, 2, 3)), back={4: 15}), Fraction(2, 5)),
    ("pots", pots(*((one.amount, one.seats) for one in LAID.pots), (15, seats(2)), back={4: 15}), Fraction(5, 7)),
    ("cards", cards("As Kd Qd Jd Td"), Fraction(0)),
    ("no cards", cards("As Kd Qd Jd Td"), Fraction(0)),
    ("choice", choice(COMMON), Fraction(0)),
    ("choices", choice(OWN), Fraction(1, 2)),
    ("choices", choice(OWN, MIXED, COMMON), Fraction(1, 2)),
    ("choices", choice(MIXED), Fraction(0)),
]


@pytest.mark.parametrize(("name", "answer", "worth"), PARTLY)
def test_what_is_right_in_a_wrong_answer_is_worth_its_share(name: str, answer: Answer, worth: Fraction) -> None:
    found = graded(name, answer)
    assert (found.correct, found.score, found.missing, found.extra) == (False, worth, (), ())


def test_equal_seats_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places(RankAnswer((seats(3), seats(1, 4), seats(2)))) == {3: 1, 1: 2, 4: 2, 2: 4}
    assert places(OrderAnswer((THREE, ONE))) == {3: 1, 1: 2}
    assert places(OrderAnswer((), seats(1, 3))) == {}


def test_another_way_to_lay_out_the_same_hand_is_right_too() -> None:
    item = reshaped(*FORMS["cards"])
    same = cards("Kd Qd Jd Td 9c")
    assert not graded("cards", same).correct
    found = grade(replace(item, key=AnswerKey(item.key.answer, frozenset({same}))), same)
    assert isinstance(found, Graded)
    assert (found.correct, found.score) == (True, 1)


BLANK: list[tuple[str, dict[str, Any]]] = [
    ("chips", {"awards": {}}),
    ("chips", {"awards": {"1": 0, "3": 0}}),
    ("pots", {"pots": [], "returned": {"4": 15}}),
    ("choice", {"choice": []}),
    ("choices", {"choice": []}),
]
UNREADABLE: list[tuple[str, object]] = [
    ("seat", {"seat": None}),
    ("seat", {}),
    ("nobody", {"seat": 9}),
    ("nobody", {"seat": "nobody"}),
    ("nobody", {}),
    ("order", {"order": [3, 4, 1]}),
    ("order", {"order": [3, 4, 1, 1]}),
    ("order", {"order": [3, 4, 1, 9]}),
    ("order", {"order": 3}),
    ("order", {}),
    ("order", {"order": [3, 4], "at_once": [1, 2]}),
    ("at once", {"order": [], "at_once": [1, 2]}),
    ("rank", {"order": [[3], [1], [2]]}),
    ("rank", {"order": [[3], [1, 4], [2], [4]]}),
    ("rank", {"order": [[3], [], [1, 4], [2]]}),
    ("rank", {"order": [3, 1, 4, 2]}),
    ("amount", {"pot": "4321"}),
    ("amount", {"pot": 12.5}),
    ("amount", {"pot": True}),
    ("amount", {"pot": -1}),
    ("amount", {}),
    ("chips", {"awards": [13, 12]}),
    ("chips", {"awards": {"9": 25}}),
    ("chips", {"awards": {"1": -13}}),
    ("chips", {"awards": {"1": "13"}}),
    ("pots", {"pots": [{"amount": 40, "seats": []}]}),
    ("pots", {"pots": [{"amount": 40, "seats": [4]}]}),
    ("pots", {"pots": [{"seats": [1]}]}),
    ("pots", {"pots": [40]}),
    ("pots", {"pots": [{"amount": 40, "seats": [1]}], "returned": {"9": 1}}),
    ("cards", {"cards": ["Kd", "Qd", "Jd", "Td"]}),
    ("cards", {"cards": ["Kd", "Qd", "Jd", "Td", "2c"]}),
    ("cards", {"cards": ["Kd", "Qd", "Jd", "Td", "Td"]}),
    ("cards", {"cards": ["Kd", "Qd", "Jd", "Td", 9]}),
    ("cards", {"cards": "Kd Qd Jd Td 9d"}),
    ("choice", {"choice": ["own-cards", "common-card"]}),
    ("choice", {"choice": ["misdeal"]}),
    ("choices", {"choice": "own-cards"}),
    ("choices", {"choice": [None]}),
    *((name, other) for name in FORMS for other in (None, [], "4", 4, {"options": 3})),
]


@pytest.mark.parametrize(("name", "given"), BLANK)
def test_a_blank_answer_is_neither_right_nor_wrong(name: str, given: object) -> None:
    found = grade(reshaped(*FORMS[name]), given)
    assert isinstance(found, Invalid)
    assert found.reason.id == "error-nothing-answered"


@pytest.mark.parametrize(("name", "given"), UNREADABLE)
def test_what_does_not_answer_the_form_is_neither_right_nor_wrong(name: str, given: object) -> None:
    found = grade(reshaped(*FORMS[name]), given)
    assert isinstance(found, Invalid)
    assert found.reason.id == "error-unreadable-answer"


@every_form
def test_an_answer_to_another_form_is_unreadable(name: str) -> None:
    form, _ = FORMS[name]
    for other, (other_form, key) in FORMS.items():
        if type(other_form) is not type(form):
            found = grade(reshaped(*FORMS[name]), key)
            assert isinstance(found, Invalid), other
