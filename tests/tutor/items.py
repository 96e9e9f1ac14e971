"""Items for the tutor's tests: a dealt one, and the same table with another form, key and wrong rules."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from scenarios import make
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rulebook import Game
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import (
    Answer,
    Form,
    Option,
    OptionsAnswer,
    OptionsForm,
    Verb,
    WinnersAnswer,
    WinnersForm,
)
from scenarios.questions.message import message
from scenarios.questions.question import AnswerKey, Item, Misconception, Posed
from scenarios.rulebooks import shipped
from tutor import records
from tutor.grading import Graded, grade
from tutor.practice import Shown
from tutor.second_try import Second

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
FOLD, CHECK = Option(Verb.FOLD), Option(Verb.CHECK)
CALL = Option(Verb.CALL, Chips(5))
TO_10, TO_15, TO_20 = (Option(Verb.RAISE_TO, Chips(amount)) for amount in (10, 15, 20))
BET_RANGE = Option(Verb.BET, Chips(5), Chips(10))


def bring_in(situation_class: str = "rank", seed: int = 7, rulebook: str = "roberts", game: Game = Game.STUD) -> Item:
    """A dealt bring-in question."""
    return make.make(make.recipe("bring_in", shipped(rulebook), game, situation_class, seed=seed))


def reshaped(form: Form, key: Answer, *wrong: tuple[str, Answer]) -> Item:
    """The dealt table with another form and key. ``wrong``: the wrong rules' ids and answers."""
    item = bring_in()
    misconceptions = tuple(Misconception(name, answer, message("bring-in-wrong-ace-low")) for name, answer in wrong)
    question = replace(item.question, form=form)
    return replace(item, question=question, key=AnswerKey(key), misconceptions=misconceptions)


def options_item(*wrong: tuple[str, Answer]) -> Item:
    """Facing a bet of 5: fold, call 5 and raise to 10 are legal; three other acts are offered."""
    form = OptionsForm(Seat(1), (FOLD, CHECK, CALL, TO_10, TO_15, TO_20))
    return reshaped(form, OptionsAnswer(frozenset({FOLD, CALL, TO_10})), *wrong)


def winners_item(*sides: str, high: tuple[int, ...] = (), low: tuple[int, ...] = ()) -> Item:
    """A showdown among seats 1 to 4."""
    form = WinnersForm(tuple(map(Seat, (1, 2, 3, 4))), sides)
    return reshaped(form, winners(high, low))


def winners(high: tuple[int, ...] = (), low: tuple[int, ...] = ()) -> WinnersAnswer:
    return WinnersAnswer(frozenset(map(Seat, high)), frozenset(map(Seat, low)))


def graded(item: Posed, answer: object) -> Graded:
    found = grade(item, answer)
    assert isinstance(found, Graded)
    return found


def shown(item: Item, answer: Answer | None = None) -> Shown:
    stored = None if answer is None else records.Answer(to_json(answer), False, Fraction(0), "", NOON, None)
    named = (item.skill.kind, item.skill.situation_class, item.question.rulebook.id, item.question.game)
    attempt = records.Attempt(5, 1, 1, item.code, *named, NOON, stored)
    return Shown(attempt, item, None if answer is None else graded(item, answer), Second())


def codes(found: Any) -> set[str]:
    """Every card code anywhere in the data."""
    if isinstance(found, dict):
        here = {found["c"]} if isinstance(found.get("c"), str) else set()
        return here.union(*map(codes, found.values()))
    return set().union(*map(codes, found)) if isinstance(found, list) else set()
