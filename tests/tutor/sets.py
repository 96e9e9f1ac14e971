"""Quiz sets for the tests of the app: one of every kind, answered rightly or wrongly."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from scenarios.engine.rulebook import Game
from scenarios.questions.answers import Answer
from scenarios.questions.question import Item
from scenarios.quiz_set import QuizSet, compose
from scenarios.rulebooks import shipped
from scenarios.set_code import write_set
from tests.contract.sample import SINGLE
from tutor.card import chosen

SET = compose(dict.fromkeys(SINGLE, ()), shipped("roberts"), Game.STUD, seed=77, count=5)
AT_END = replace(SET, at_end=True)
CODE, CODE_AT_END = write_set(SET), write_set(AT_END)


def different(quiz: QuizSet) -> QuizSet:
    """The set with hands of one's own for everybody."""
    return replace(quiz, same_hands=False)


def right(item: Item) -> dict[str, Any]:
    """The right answer as the card sends it."""
    return chosen(item.key.answer)


def wrong(item: Item) -> dict[str, Any]:
    """The answer that the first wrong rule leads to."""
    answer: Answer = item.misconceptions[0].answer
    return chosen(answer)
