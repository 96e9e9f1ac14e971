"""What the practice card is given to draw of every kind, game and class: each can be answered and is explained."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import product

import pytest

from lessons.languages import tags
from lessons.messages import has_message
from scenarios import make
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import LineForm, OptionsForm, SeatAnswer, SeatForm
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item
from scenarios.rulebooks import SHIPPED, shipped
from tests.tutor.items import codes, shown
from tutor.card import card_data
from tutor.practice import nearest
from tutor.speak import situation_name, wrong_rule_name

every_kind = pytest.mark.parametrize("kind", kinds())


@cache
def every_item() -> tuple[Item, ...]:
    """One item for each kind, game and class, under the rulebooks in turn."""
    found = []
    for at, (kind, about) in enumerate(kinds().items()):
        for game in Game:
            houses = [one for one in map(shipped, SHIPPED) if game in one.games and about.classes(one, game)]
            for name in dict.fromkeys(name for house in houses for name in about.classes(house, game)):
                able = [one for one in houses if name in about.classes(one, game)]
                seed = at + len(found)
                found.append(make.make(make.recipe(kind, able[seed % len(able)], game, name, seed=seed)))
    return tuple(found)


def of_kind(kind: str) -> tuple[Item, ...]:
    return tuple(item for item in every_item() if item.question.kind == kind)


@every_kind
def test_every_class_can_be_shown_answered_and_explained(kind: str) -> None:
    for item, lang in product(of_kind(kind), tags()):
        answers = [item.key.answer, *(wrong.answer for wrong in item.misconceptions)]
        cards = [card_data(shown(item, answer), lang, "ltr") for answer in (None, *answers)]
        assert [card["phase"] for card in cards] == ["ask"] + ["answered"] * len(answers)
        assert cards[1]["result"]["ok"]
        assert all(not card["result"]["ok"] and card["result"]["why"] for card in cards[2:])
        assert all(json.loads(json.dumps(card)) == card for card in cards)


@every_kind
def test_under_a_wrong_answer_stands_the_nearest_hand_on_which_it_is_right(kind: str) -> None:
    for item, lang in product(of_kind(kind), tags()):
        for wrong in item.misconceptions:
            near = nearest(item.code, wrong.answer)
            card = card_data(shown(item, wrong.answer), lang, "ltr")
            if near is None:
                assert card["result"]["near"] is None
                continue
            data = card["result"]["near"]
            assert near.change.seat in {one["seat"] for one in data["differs"]}
            assert all(one not in card["table"]["seats"] for one in data["differs"])
            assert data["seats"] == [near.change.seat]
            cards = [] if near.change.becomes is None else [str(near.change.becomes), str(near.change.card)]
            assert data["cards"] == cards[:1]
            assert [part["c"] for part in data["text"] if "c" in part] == cards
            assert "wrong" not in {one["mark"] for one in data["differs"]}
        assert card_data(shown(item, item.key.answer), lang, "ltr")["result"]["near"] is None


def test_for_many_wrong_answers_there_is_a_nearest_hand() -> None:
    near = [nearest(item.code, wrong.answer) for item in every_item() for wrong in item.misconceptions[:1]]
    assert sum(one is not None for one in near) > 20


@every_kind
def test_after_a_seat_question_there_is_a_line_for_each_other_seat(kind: str) -> None:
    for item, lang in product(of_kind(kind), tags()):
        form = item.question.form
        card = card_data(shown(item), lang, "ltr")
        assert card["result"] is None
        for answer in (item.key.answer, *(wrong.answer for wrong in item.misconceptions[:1])):
            others = card_data(shown(item, answer), lang, "ltr")["result"]["others"]
            if not isinstance(form, SeatForm):
                assert (others is None) is (not isinstance(form, LineForm | OptionsForm))
                continue
            assert others["label"].endswith("?")
            seats = [str(seat) for seat in form.seats if SeatAnswer(seat) != item.key.answer]
            assert len(others["lines"]) == len(seats) > 0
            for seat, line in zip(seats, others["lines"], strict=True):
                assert re.findall(r"\d+", line[0]["t"])[0] == seat
                assert {part["c"] for part in line if "c" in part} <= codes(card["table"])


def test_every_situation_and_every_wrong_rule_has_a_name_for_progress() -> None:
    for item in every_item():
        assert has_message(situation_name(item.skill.kind, item.skill.situation_class))
        for wrong in item.misconceptions:
            assert wrong_rule_name(wrong.id) == wrong.note.id
