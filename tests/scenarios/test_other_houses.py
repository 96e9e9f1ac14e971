"""A house of one's own: it may seat fewer, or differ in any knob, and every class offered there can be dealt."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import get_type_hints

import pytest
from msgspec.structs import replace

from scenarios.engine.rulebook import CapLifted, Rulebook
from scenarios.hand_steps import is_step
from scenarios.make import make, recipe
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import OptionsAnswer, Verb
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item, Posed
from scenarios.recipe import Recipe
from scenarios.rulebooks import SHIPPED, shipped
from tests.contract.opinions import second_answer

KNOBS = [
    (name, value)
    for name, values in get_type_hints(Rulebook).items()
    if isinstance(values, type) and issubclass(values, Enum)
    for value in values
    if value is not getattr(shipped("roberts"), name)  # what Robert's says itself is held by the contract
]


def offered(rulebook: Rulebook) -> Iterator[Recipe]:
    """A recipe for every class of every kind that this house offers."""
    for name, kind in kinds().items():
        for game in rulebook.games:
            for situation_class in kind.classes(rulebook, game):
                yield recipe(name, rulebook, game, situation_class, seed=len(situation_class))


def by_its_page(item: Item) -> Posed:
    """The item as its page would have it: what is done when something goes wrong is no knob, and read off the page."""
    page = replace(item.question.rulebook, id="roberts")
    return replace(item, question=replace(item.question, rulebook=page))


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("house", SHIPPED)
def test_every_class_offered_at_a_small_table_can_be_dealt(house: str, players: int) -> None:
    for each in offered(replace(shipped(house), players_max=players)):
        assert len(make(each).state.seats) <= players


@pytest.mark.parametrize("lifted", CapLifted)
def test_no_cap_is_asked_about_where_two_sit_and_it_never_holds_for_two(lifted: CapLifted) -> None:
    heads_up = replace(shipped("roberts"), players_max=2, cap_lifted=lifted)
    capped = [make(each) for each in offered(heads_up) if each.situation_class == "capped"]
    assert bool(capped) is (lifted not in (CapLifted.BEFORE_CAP, CapLifted.ROUND_BEGAN))
    for item in capped:
        assert isinstance(item.key.answer, OptionsAnswer)
        assert {one.verb for one in item.key.answer.options} == {Verb.FOLD, Verb.CALL}


@pytest.mark.parametrize(("knob", "value"), KNOBS, ids=[f"{name}={value.value}" for name, value in KNOBS])
def test_every_class_offered_is_dealt_and_both_opinions_agree_whatever_a_knob_says(knob: str, value: Enum) -> None:
    for each in offered(replace(shipped("roberts"), id="own", **{knob: value})):
        item = make(each)
        assert is_step(each) or item.skill.situation_class == each.situation_class
        assert second_answer(by_its_page(item)) == to_json(item.key.answer), each
