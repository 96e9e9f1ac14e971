"""What the examples of the lessons are: questions that can be asked, whatever the learner has chosen."""

from __future__ import annotations

import pytest

from lessons.languages import tags
from lessons.pages import Request, Situation, pages
from lessons.values import Phrase
from scenarios.engine.chips import Seat
from scenarios.engine.errors import BadSituation, Unreadable
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import SeatAnswer
from scenarios.rulebooks import SHIPPED, shipped
from tutor.card import example_data
from tutor.drill import Drill, drill
from tutor.grading import Graded, grade
from tutor.lesson import Example, drill_link, example, requested
from tutor.practice import dealt
from tutor.second_try import Second, Tries
from tutor.speak import house
from tutor.wishes import Wish

LOW_CLUB = {
    "game": "stud",
    "rulebook": "roberts",
    "stakes": {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10},
    "seats": {1: {"up": "Kh"}, 2: {"up": "4s"}, 4: {"up": "4c"}},
}


EQUAL_BOARDS = {
    "game": "stud",
    "rulebook": "roberts",
    "seats": {2: {"up": "Ah Ks"}, 3: {"up": "Td 8d"}, 5: {"up": "As Kh"}},
}
FOUR_RAISES = {
    "game": "stud",
    "rulebook": "wsop-cash",
    "stakes": {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10},
    "seats": {1: {"up": "Ks Kd 8h"}, 3: {"up": "Qd Qh 7s"}, 6: {"up": "Ah Jd Td"}},
    "actions": ["1 bets 10", "3 raises to 20", "6 raises to 30", "1 raises to 40", "3 raises to 50"],
}
ROBERTS = shipped("roberts")


def test_a_situation_is_the_question_it_asks() -> None:
    posed = example(Situation("bring-in", LOW_CLUB), ROBERTS).posed
    assert posed.key.answer == SeatAnswer(posed.state.at(4).seat)  # the club is the lower of two fours


@pytest.mark.parametrize(("rulebook", "seat"), [("roberts", 2), ("tda", 5)])
def test_an_example_is_ruled_under_the_readers_rulebook(rulebook: str, seat: int) -> None:
    """Of equal boards Robert's Rules take the first to the dealer's left, the TDA the one with the highest suit."""
    found = example(Situation("first-to-act", EQUAL_BOARDS), shipped(rulebook))
    assert (found.posed.key.answer, found.instead) == (SeatAnswer(Seat(seat)), None)
    assert found.posed.question.rulebook.id == rulebook


@pytest.mark.parametrize(
    ("situation", "reader", "why"),
    [
        (Situation("bring-in", {**LOW_CLUB, "game": "razz"}), "da-fixed-limit", "example-not-covered"),
        (Situation("first-to-act", EQUAL_BOARDS), "de-split-limit", "example-unsettled"),
        (Situation("options", FOUR_RAISES), "roberts", "example-not-played"),  # they cap at three raises
    ],
)
def test_where_the_readers_rulebook_cannot_rule_the_pages_own_does_and_that_is_said(
    situation: Situation, reader: str, why: str
) -> None:
    found, own = example(situation, shipped(reader)), shipped(situation.data["rulebook"])
    assert found == Example(example(situation, own).posed, found.instead)
    assert found.posed.question.rulebook == own
    assert found.instead == Phrase(why, {"rulebook": house(shipped(reader)), "used": house(own)})


def test_an_example_names_its_game_and_its_rulebook() -> None:
    posed = example(Situation("bring-in", {**LOW_CLUB, "game": "razz"}), shipped("tda")).posed
    assert example_data("lesson-1", posed, Tries(), "en", "ltr")["small"] == "Razz · TDA · Third street · three players"


def test_an_example_is_answered_like_a_question_and_can_be_tried_again() -> None:
    posed = example(Situation("bring-in", LOW_CLUB), ROBERTS).posed
    asked = example_data("lesson-1", posed, Tries(), "en", "ltr")
    assert (asked["phase"], asked["share"], asked["keys"]) == ("ask", None, False)
    assert "press" not in asked["form"]["hint_desk"]  # several cards would answer to one key
    graded = grade(posed, {"seat": 2})
    assert isinstance(graded, Graded)
    mended = example_data("lesson-1", posed, Tries(graded), "en", "ltr")
    assert (mended["phase"], mended["result"], mended["keys"]) == ("retry", None, False)
    told = example_data("lesson-1", posed, Tries(graded, Second()), "en", "ltr")["result"]
    assert (told["ok"], told["labels"]["next"]) == (False, "Try again")


@pytest.mark.parametrize(
    "situation",
    [
        Situation("bring-in", {**LOW_CLUB, "seats": None}),
        Situation("pots", LOW_CLUB),  # no question of the tutor's
        Situation("winners", LOW_CLUB),  # third street: the bring-in cannot be checked
        Situation("options", {**LOW_CLUB, "game": "holdem"}),
    ],
)
def test_a_situation_that_cannot_be_asked_is_an_error_of_the_page(situation: Situation) -> None:
    with pytest.raises(BadSituation):
        example(situation, ROBERTS)


def test_a_drill_follows_the_page_and_else_the_learner() -> None:
    wanted = Wish(shipped("tda"), Game.RAZZ, ())
    mine = requested(Request("bring_in", "suit", None, None), wanted)
    assert mine == Drill("bring_in", "suit", shipped("tda"), Game.RAZZ)
    pages_own = requested(Request("bring_in", None, "da-fixed-limit", None), wanted)
    assert pages_own == Drill("bring_in", None, shipped("da-fixed-limit"), Game.STUD)
    with pytest.raises(Unreadable):
        requested(Request("bring_in", "of-yesterday", None, None), wanted)


@pytest.mark.parametrize(
    ("reader", "game", "house", "played"),
    [
        ("tda", Game.STUD8, "tda", Game.STUD8),
        ("tda", Game.STUD, "tda", Game.STUD8),  # stud has no lows
        ("da-fixed-limit", Game.STUD, "roberts", Game.STUD8),  # the Danish source has stud alone
    ],
)
def test_a_drill_goes_where_its_situation_exists(reader: str, game: Game, house: str, played: Game) -> None:
    wanted = Wish(shipped(reader), game, ())
    found = requested(Request("winners", "two-lows", None, None), wanted)
    assert found == Drill("winners", "two-lows", shipped(house), played)
    link = drill_link(found, wanted)
    assert ("rulebook=" in link, "game=" in link) == (house != reader, played is not game)
    assert dealt(found.recipe(3)).skill.situation_class == "two-lows"


def test_a_link_to_practice_names_what_is_not_the_learners_own_and_no_more() -> None:
    wanted = Wish(shipped("tda"), Game.RAZZ, ())
    own = Drill("bring_in", "all-in", shipped("tda"), Game.RAZZ)
    assert drill_link(own, wanted) == "./?kind=bring_in&class=all-in"
    everything = Drill("winners", "two-lows", ROBERTS, Game.STUD8)
    assert drill_link(everything, wanted) == "./?kind=winners&class=two-lows&rulebook=roberts&game=stud8"


@pytest.mark.parametrize(
    "one", [Drill("bring_in", "suit", ROBERTS, Game.RAZZ), Drill("options", None, ROBERTS, Game.STUD)]
)
def test_a_drill_is_read_back_from_an_address(one: Drill) -> None:
    assert drill(str(one)) == one


@pytest.mark.parametrize(
    "text", ["", "bring_in", "bring_in.suit.roberts", "bring_in.suit.nobody.stud", "bring_in.low.roberts.stud",
             "bring_in.suit.da-fixed-limit.razz", "dice.suit.roberts.stud", "bring_in.suit.roberts.stud.9"],
)  # fmt: skip
def test_what_names_no_drill_is_none(text: str) -> None:
    assert drill(text) is None


@pytest.mark.parametrize("lang", tags())
def test_every_example_of_every_lesson_can_be_asked(lang: str) -> None:
    for lesson in pages(lang):
        for block in lesson.blocks:
            match block:
                case Situation():
                    for reader in map(shipped, SHIPPED):
                        posed = example(block, reader).posed
                        graded = grade(posed, posed.key.answer)
                        assert isinstance(graded, Graded)
                        assert example_data("one", posed, Tries(graded), lang, "ltr")["result"]["ok"]
                case Request():
                    for reader in map(shipped, SHIPPED):
                        for game in reader.games:
                            found = requested(block, Wish(reader, game, ()))
                            assert dealt(found.recipe(1)).skill.kind == block.kind
