"""What is ruled when something goes wrong: the table of outside cases, each wrong habit, and what is offered."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.incidents import Incident, IncidentKind
from scenarios.engine.rulebook import Game, UnbetFold
from scenarios.engine.state import HandState
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answers import ChoiceAnswer, ChoiceForm
from scenarios.questions.kind import NoAnswer, Unsettled
from scenarios.questions.kinds.irregularity import CHOICES, CLASSES, KIND, WRONG_RULES
from scenarios.questions.question import Item
from scenarios.rule import rule, ruled
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from tests.contract.sample import cells
from tests.scenarios.test_irregularities import CASES, covers, expected, in_a_game_of
from tutor.grading import Graded, grade

ASKED = {kind.value for kind in CLASSES}
TABLE = [case for case in CASES if case.values[0]["situation"]["incident"]["kind"] in ASKED]  # type: ignore[call-overload,index]
BURNS = ("missing-burn", "extra-burn")
NAMES = {"receives_cards": {True: "stands-keeps", False: "stands-none"}, "becomes": {"burn": "becomes-burn"}}


BOTH_WAYS = (
    ("roberts", "unbet-fold"), ("tda", "unbet-fold"), ("tda", "mucked-hand"), ("roberts", "turned-down"),
    ("wsop-cash", "wrong-burn"), ("tda", "wrong-bring-in"), ("wsop-cash", "wrong-count"),
)  # fmt: skip
"""Houses whose ruling turns on more than what went wrong."""


def state_of(row: dict[str, Any], book: str) -> HandState:
    state = from_data(in_a_game_of(book, row["situation"])).state
    assert state is not None
    return state


def chosen(answer: object) -> str:
    assert isinstance(answer, ChoiceAnswer)
    (choice,) = answer.choices
    return choice.id


def items() -> list[Item]:
    return [make(recipe(*cell, seed=seed)) for seed, cell in enumerate(cells("irregularity"))]


@pytest.mark.parametrize(("row", "book"), TABLE)
def test_a_case_of_the_table_is_asked_about_where_its_house_has_a_rule(row: dict[str, Any], book: str) -> None:
    """The table's own words are the ruling; what it leaves to the floor is not asked."""
    said, state = expected(row, book), state_of(row, book)
    if row["situation"]["incident"]["kind"] in BURNS and not shipped(book).burns:
        with pytest.raises(NoAnswer):
            about("irregularity", state)
        return
    if said["ruling"] == "call-the-floor":
        with pytest.raises(Unsettled):
            about("irregularity", state)
        return
    special = [names[said[key]] for key, names in NAMES.items() if key in said]
    posed = about("irregularity", state)
    assert chosen(posed.key.answer) == (special[0] if special else said["ruling"])
    assert posed.key.answer.choices <= set(posed.question.form.choices)  # type: ignore[union-attr]


def test_the_table_has_every_class() -> None:
    found = {CLASSES[IncidentKind(case.values[0]["situation"]["incident"]["kind"])] for case in TABLE}  # type: ignore[call-overload,index]
    assert found == set(CHOICES) == set(CLASSES.values())


@pytest.mark.parametrize("house", SHIPPED)
def test_a_class_is_offered_just_where_the_house_has_a_rule_for_some_case_of_it(house: str) -> None:
    """Which rules a house has is read off the table; the three sources say nothing but of the fold."""
    having = set()
    for case in TABLE:
        row, book = case.values
        assert isinstance(row, dict)
        incident = row["situation"]["incident"]["kind"]
        nothing_burned = incident in BURNS and not shipped(house).burns
        asked = book == house and covers(house, row) and not nothing_burned
        if asked and expected(row, house)["ruling"] != "call-the-floor":
            having.add(CLASSES[IncidentKind(incident)])
    assert set(KIND.classes(shipped(house), shipped(house).games[0])) == having


def test_wrong_habits_are_known_for_all_that_is_offered_but_a_void_hand() -> None:
    offered = {name for names in CHOICES.values() for name in names}
    assert offered - set(WRONG_RULES) == {"void"}  # where that is offered it is right
    assert set(WRONG_RULES) <= offered
    assert len(set(WRONG_RULES.values())) == len(WRONG_RULES)


def test_every_answer_but_one_is_wrong_and_the_habit_behind_it_is_named() -> None:
    for item in items():
        form = item.question.form
        assert isinstance(form, ChoiceForm)
        assert [one.id for one in form.choices] == list(CHOICES[item.skill.situation_class])
        for choice in form.choices:
            graded = grade(item, {"choice": [choice.id]})
            assert isinstance(graded, Graded)
            assert graded.correct is (choice.id == chosen(item.key.answer))
            assert graded.note == ("" if graded.correct else f"irregularity/{WRONG_RULES[choice.id]}")


def test_the_incident_travels_in_the_situation_of_the_item() -> None:
    for item in items():
        read = from_data(to_data(item.state), item.question.rulebook)
        assert read.state is not None
        assert read.incident == read.state.incident == item.state.incident
        assert rule(read, "irregularity") == ruled(item.state, "irregularity")
        assert item.state.incident is not None
        assert item.state.incident.seat in (None, *(one.seat for one in item.state.live))


def test_both_ways_of_a_class_come_up() -> None:
    """A mistake found in time and one too late; a hand known and one not; a fold dealt on and one that is not."""
    right: dict[str, set[str]] = {}
    for house, name in BOTH_WAYS:
        for seed in range(12):
            item = make(recipe("irregularity", shipped(house), Game.STUD, name, seed=seed))
            right.setdefault(name, set()).add(chosen(item.key.answer))
    assert right == {
        "unbet-fold": {"stands-keeps", "stands-none"}, "mucked-hand": {"live-hand", "dead-hand"},
        "turned-down": {"dead-hand", "play-on"}, "wrong-burn": {"corrected", "stands"},
        "wrong-bring-in": {"corrected", "stands"}, "wrong-count": {"dead-hand", "live-hand"},
    }  # fmt: skip


def test_another_house_rules_on_the_same_incident() -> None:
    """Robert's Rules take an early card out of play, TDA RP-5D puts it back into the stub."""
    item = make(recipe("irregularity", shipped("roberts"), Game.STUD, "premature-card", seed=1))
    answers = {other.rulebook.id: other.answer for other in elsewhere(item)}
    assert (chosen(item.key.answer), chosen(answers["tda"])) == ("removed", "back-into-stub")


def test_nothing_is_asked_where_nothing_went_wrong_or_what_did_is_not_asked_about() -> None:
    item = make(recipe("irregularity", shipped("tda"), Game.STUD, "mucked-hand", seed=1))
    joker = Incident(IncidentKind.JOKER, item.state.live[0].seat)
    early = Incident(IncidentKind.EXPOSED_SEVENTH)
    for incident in (None, joker, replace(early, seat=item.state.live[0].seat)):
        with pytest.raises(NoAnswer):
            KIND.answer(replace(item.state, incident=incident))


def test_a_fold_that_a_house_of_ones_own_does_not_settle_is_not_asked_about() -> None:
    own = replace(shipped("roberts"), id="own", unbet_fold=UnbetFold.UNSETTLED)
    assert "unbet-fold" not in KIND.classes(own, Game.STUD)
