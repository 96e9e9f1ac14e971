"""What the examples of the lessons are: questions that can be asked, whatever the learner has chosen."""

from __future__ import annotations

import pytest

from lessons.languages import tags
from lessons.pages import Request, Situation, pages
from scenarios.engine.errors import BadSituation, Unreadable
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import SeatAnswer
from scenarios.rulebooks import SHIPPED, shipped
from tutor.card import example_data
from tutor.grading import Graded, grade
from tutor.lesson import example, requested
from tutor.practice import Wish, dealt

LOW_CLUB = {
    "game": "stud",
    "rulebook": "roberts",
    "stakes": {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10},
    "seats": {1: {"up": "Kh"}, 2: {"up": "4s"}, 4: {"up": "4c"}},
}


def test_a_situation_is_the_question_it_asks() -> None:
    item = example(Situation("bring-in", LOW_CLUB))
    assert item.key.answer == SeatAnswer(item.state.at(4).seat)  # the club is the lower of two fours
    assert item.code == ""


def test_an_example_is_answered_like_a_question_and_can_be_tried_again() -> None:
    item = example(Situation("bring-in", LOW_CLUB))
    asked = example_data("lesson-1", item, None, "en", "ltr")
    assert (asked["phase"], asked["share"], asked["keys"]) == ("ask", None, False)
    assert "press" not in asked["form"]["hint_desk"]  # several cards would answer to one key
    graded = grade(item, {"seat": 2})
    assert isinstance(graded, Graded)
    told = example_data("lesson-1", item, graded, "en", "ltr")["result"]
    assert (told["ok"], told["labels"]["next"]) == (False, "Try again")


@pytest.mark.parametrize(
    "situation",
    [
        Situation("bring-in", {**LOW_CLUB, "seats": None}),
        Situation("pots", LOW_CLUB),  # no question of the tutor's
        Situation("options", {**LOW_CLUB, "game": "holdem"}),
    ],
)
def test_a_situation_that_cannot_be_asked_is_an_error_of_the_page(situation: Situation) -> None:
    with pytest.raises(BadSituation):
        example(situation)


def test_a_request_follows_the_page_and_else_the_learner() -> None:
    wanted = Wish(shipped("tda"), Game.RAZZ, ())
    mine = requested(Request("bring_in", "suit", None, None), wanted, 3)
    assert (mine.rulebook.id, mine.game, mine.situation_class, mine.seed) == ("tda", Game.RAZZ, "suit", 3)
    pages_own = requested(Request("bring_in", None, "da-fixed-limit", None), wanted, 3)
    assert (pages_own.rulebook.id, pages_own.game) == ("da-fixed-limit", Game.STUD)
    with pytest.raises(Unreadable):
        requested(Request("bring_in", "of-yesterday", None, None), wanted, 3)


@pytest.mark.parametrize("lang", tags())
def test_every_example_of_every_lesson_can_be_asked(lang: str) -> None:
    for lesson in pages(lang):
        for block in lesson.blocks:
            match block:
                case Situation():
                    item = example(block)
                    graded = grade(item, item.key.answer)
                    assert isinstance(graded, Graded)
                    assert example_data("one", item, graded, lang, "ltr")["result"]["ok"]
                case Request():
                    askable = [
                        Wish(book, game, ()) for book in map(shipped, SHIPPED) for game in book.games
                        if _has(block, Wish(book, game, ()))
                    ]  # fmt: skip
                    assert askable, f"{lesson.name}: {block}"
                    assert dealt(requested(block, askable[0], 1)).question.kind == block.kind


def _has(request: Request, wanted: Wish) -> bool:
    try:
        requested(request, wanted, 1)
    except Unreadable:
        return False
    return True
