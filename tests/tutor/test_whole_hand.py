"""Practising whole hands: step after step, what is said in between, links, reloads; sets of hands; the terminal."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from lessons.languages import tags
from lessons.messages import format_plain
from lessons.values import Count
from scenarios.engine.errors import Unreadable
from scenarios.engine.rulebook import Game
from scenarios.generator.stream import SeedStream
from scenarios.hand_steps import all_steps, is_step, step_after
from scenarios.make import from_code, make, recipe
from scenarios.quiz_set import QuizSet, compose, recipes
from scenarios.recipe import WHOLE_HAND, Recipe
from scenarios.rulebooks import shipped
from scenarios.set_code import read_set, write_set
from scenarios.sharecode import write_code
from tests.tutor.app_runs import TOKEN, app, card
from tests.tutor.app_runs import run as rerun
from tests.tutor.command_line import Run
from tests.tutor.disk import Disk
from tests.tutor.items import bring_in
from tests.tutor.test_practice import Desk
from tests.tutor.test_quiz_screen import press, screen, text
from tests.tutor.test_quiz_sheet import opened, played
from tests.tutor.test_unsaved import alone
from tutor import quiz_sheet, sheet_points
from tutor.card import chosen
from tutor.drill import Drill
from tutor.practice import Shown
from tutor.quiz_card import sheet_card
from tutor.records import Database, Records, Settings
from tutor.unsaved import any_recipe
from tutor.whole_hand import place
from tutor.wishes import Wish

HAND = recipe(WHOLE_HAND, shipped("roberts"), Game.STUD8, "split", seed=32)
"""The one of nine steps that ``tests.scenarios.test_kind_whole_hand`` has worked out."""
STEPS = all_steps(HAND)


def desk(database: Database, *topics: str) -> Desk:
    return Desk(database, Settings(topics=topics, game="stud8"))


def right(at: Desk, shown: Shown) -> Shown:
    found = at.practice.answer(at.token, shown.id, chosen(shown.item.key.answer))
    assert isinstance(found, Shown)
    assert found.graded is not None
    assert found.graded.correct
    return found


def on(at: Desk, shown: Shown) -> Shown:
    """The question after this one, once it is answered."""
    return at.next(right(at, shown).attempt.position)


def test_the_next_question_is_the_next_step_until_the_last_and_then_a_new_hand(database: Database) -> None:
    at = desk(database, WHOLE_HAND)
    shown = at.next()
    first = shown.item.recipe
    for step in all_steps(first):
        assert shown.item.recipe == step
        shown = on(at, shown)
    assert shown.item.recipe.step == 1
    assert replace(shown.item.recipe, situation_class="", seed=0) == replace(first, situation_class="", seed=0)
    assert shown.item.recipe.seed != first.seed


def test_each_step_counts_for_the_skill_of_its_own_kind(database: Database) -> None:
    at = desk(database, WHOLE_HAND)
    shown = at.practice.opened(at.token, make(STEPS[0]).code)
    for _ in STEPS[1:]:
        shown = on(at, shown)
    right(at, shown)
    told = [(one.kind, one.situation_class) for one in at.records.answers(at.token)]
    assert told == [(one.skill.kind, one.skill.situation_class) for one in map(make, STEPS)]
    assert [kind for kind, _ in told] == [
        "bring_in", "next_to_act", "pot_count", "first_to_act", "options", "show_order", "best_hands", "winners",
        "awards",
    ]  # fmt: skip


def test_a_reload_stays_at_the_step_open_or_answered(database: Database) -> None:
    at = desk(database, WHOLE_HAND)
    second = on(at, at.next())
    assert at.practice.resume(at.token) == second
    answered = right(at, second)
    assert at.practice.resume(at.token) == answered
    assert at.next().item.recipe == step_after(second.item.recipe), "after a while away the hand goes on"


def test_a_link_leads_to_its_step_and_goes_on_from_there_whatever_the_topics(database: Database) -> None:
    at = desk(database, "bring_in")
    shown = at.practice.opened(at.token, make(STEPS[6]).code)
    assert shown.item.recipe == STEPS[6]
    for step in STEPS[7:]:
        shown = on(at, shown)
        assert shown.item.recipe == step
    shown = on(at, shown)
    assert (shown.item.recipe.kind, is_step(shown.item.recipe)) == ("bring_in", False)


def test_whoever_wants_something_else_leaves_the_hand(database: Database) -> None:
    """New choices bring a question without one to go on from (``after``), and the hand is none that they ask for."""
    at = desk(database, "bring_in")
    right(at, at.practice.opened(at.token, make(STEPS[2]).code))
    assert not is_step(at.next().item.recipe)
    of_hands, razz = desk(database, WHOLE_HAND), recipe(WHOLE_HAND, shipped("roberts"), Game.RAZZ, seed=2)
    right(of_hands, of_hands.practice.opened(of_hands.token, make(razz).code))
    other = of_hands.next().item.recipe
    assert (other.game, other.step) == (Game.STUD8, 1)


def test_a_hand_comes_only_where_it_is_chosen(database: Database) -> None:
    at = desk(database)
    for _ in range(40):
        assert not is_step(on(at, at.next()).item.recipe)
    wanted = Wish(shipped("roberts"), Game.STUD, ())
    assert not any(is_step(any_recipe(wanted, seed)) for seed in range(60))
    assert all(is_step(any_recipe(replace(wanted, topics=(WHOLE_HAND,)), seed)) for seed in range(9))


def test_hands_and_single_questions_take_turns_and_no_hand_is_broken_into(database: Database) -> None:
    at, chance = desk(database, WHOLE_HAND, "bring_in"), SeedStream("of both")
    at.seeds = iter([chance.below(2**30) for _ in range(400)])
    shown, asked = at.next(), list[Recipe]()
    for _ in range(45):
        asked.append(shown.item.recipe)
        shown = on(at, shown)
    assert {is_step(one) for one in asked} == {True, False}
    assert len({one.seed for one in asked if is_step(one)}) > 1
    for one, then in pairwise(asked):
        if step_after(one) is not None:
            assert then == step_after(one)
        else:
            assert then.step in (0, 1)


def test_a_drill_of_hands_of_one_sort_goes_through_them(database: Database) -> None:
    at = desk(database, "bring_in")
    learner = at.records.learner(at.token)
    assert learner is not None
    hands = Drill(WHOLE_HAND, "unseen", shipped("roberts"), Game.STUD)
    shown, asked = at.practice.next(learner, at.token, drill=hands), list[Recipe]()
    for _ in range(16):
        asked.append(shown.item.recipe)
        after = right(at, shown).attempt.position
        shown = at.practice.next(learner, at.token, after, hands)
    assert {(one.kind, one.situation_class, one.game) for one in asked} == {(WHOLE_HAND, "unseen", Game.STUD)}
    assert [one.step for one in asked[:6]] == [1, 2, 3, 4, 5, 6]
    assert len({one.seed for one in asked}) > 1


def test_what_has_happened_is_said_street_by_street() -> None:
    told = [place(make(one), "en") for one in STEPS]
    assert [one and one.line for one in told] == [f"A whole hand · step {number} of 9" for number in range(1, 10)]
    assert [one and one.since for one in told] == [
        (),
        ("Third street: seat 3 brings in 3, seat 4 calls 3, seat 1 completes to 10, seat 2 folds, seat 3 calls 10, "
         "and seat 4 calls 10",),
        ("Fourth street: seat 1 checks, seat 3 bets 10, seat 4 calls 10, and seat 1 calls 10",
         "Fifth street: seat 4 bets 20"),
        ("Fifth street: seat 1 calls 20 and seat 3 calls 20", "Sixth street is dealt."),
        ("Sixth street: seat 4 bets 20, seat 1 calls 20, seat 3 raises to 40, and seat 4 calls 40",),
        ("Sixth street: seat 1 calls 40",
         "Seventh street: seat 4 bets 20, seat 1 calls 20, seat 3 raises to 40, seat 4 calls 40, and seat 1 calls 40"),
        (), (), (),
    ]  # fmt: skip
    assert place(bring_in(), "en") is None


@pytest.mark.parametrize("lang", tags())
def test_the_screen_says_the_step_and_what_has_happened_above_the_question(lang: str, records: Records) -> None:
    records.admit(TOKEN, Settings(language=lang))
    item = make(STEPS[3])
    found = app(q=item.code)
    assert card(found)["share"]["href"] == f"./?q={item.code}"
    said = place(item, lang)
    assert said is not None
    shown = "".join(one.proto.body for one in found.get("html"))
    for line in (said.line, *said.since):
        assert line in shown
    single = [one.proto.body for one in app(q=bring_in().code).get("html")]
    assert not any("<div class='leading'>" in one for one in single)


def going_on() -> None:
    """The card's callbacks by buttons: an answer to the question shown, and the way on."""
    import streamlit as st

    from tutor.card import chosen
    from tutor.screens import practice
    from tutor.screens.visitor import visitor

    who = visitor()
    shown = practice.question(who)
    right = chosen(shown.item.key.answer)
    st.button("answer", key="answer", on_click=lambda: practice._answered(who, shown.id, right))
    st.button("next", key="next", on_click=lambda: practice._go_on(who, shown.id))
    practice.screen(who, shown)


def test_the_hand_goes_on_while_nothing_can_be_stored(disk: Disk) -> None:
    disk.full = True
    found = alone(going_on, q=make(STEPS[4]).code)
    for step in STEPS[5:]:
        found.button(key="answer").click().run()
        found.button(key="next").click().run()
        assert card(found)["share"]["href"] == f"./?q={make(step).code}"
    disk.full = False
    found.button(key="save-again").click().run()
    assert [one.correct for one in disk.records.answers(TOKEN)] == [True] * 4


def hands_set(count: int = 2, **more: Any) -> QuizSet:
    return compose({WHOLE_HAND: ()}, shipped("roberts"), Game.STUD8, seed=8, count=count, **more)


def test_a_set_counts_hands_and_asks_every_step_of_each() -> None:
    quiz = hands_set(3)
    asked = recipes(quiz)
    assert read_set(write_set(quiz)) == quiz
    firsts = [one for one in asked if one.step == 1]
    assert len(firsts) == 3
    assert asked == tuple(step for first in firsts for step in all_steps(first))
    assert len({one.situation_class for one in firsts}) == 3, "situations take turns"


def test_everybody_may_have_hands_of_their_own_that_go_alike() -> None:
    quiz = hands_set(2, same_hands=False)
    mine, yours = ([one for one in recipes(quiz, sheet) if one.step == 1] for sheet in ("mine", "yours"))
    assert [one.situation_class for one in mine] == [one.situation_class for one in yours]
    assert not {one.seed for one in mine} & {one.seed for one in yours}
    assert recipes(hands_set(), "mine") == recipes(hands_set(), "yours")


def test_what_cannot_be_in_a_set_of_hands_is_refused_with_a_reason() -> None:
    house, kinds = shipped("roberts"), {WHOLE_HAND: (), "bring_in": ()}
    with pytest.raises(Unreadable, match="goes with no other questions"):
        compose(kinds, house, Game.STUD, seed=1, count=2)
    with pytest.raises(Unreadable, match=r"6 hands \(allowed: 1 to 5\)"):
        hands_set(6)
    with pytest.raises(Unreadable, match="of all levels"):
        hands_set(1, level=2)


def test_a_sheet_tells_errors_at_once_or_at_the_end_and_counts_points_by_what_was_asked(records: Records) -> None:
    at_once, at_end = write_set(hands_set(1)), write_set(hands_set(1, at_end=True))
    for code in (at_once, at_end):
        last = len(opened(records, code).recipes)
        sheet = played(records, code, 1, last)
        assert sheet.finished
        assert sheet_points.to_look_at(sheet) == (1, last)
        by_topic = sheet_points.by_topic(sheet)
        assert sum(points.most for points in by_topic.values()) == len(sheet.recipes)
        assert set(by_topic) == {sheet.item(at).question.kind for at in range(1, len(sheet.recipes) + 1)}
        assert by_topic["bring_in"].won == 0


def test_while_a_hand_is_played_its_errors_are_kept_for_the_end_where_the_set_says_so(records: Records) -> None:
    for at_end in (False, True):
        code = write_set(hands_set(1, at_end=at_end))
        first = opened(records, code)
        sent = chosen(first.item(1).misconceptions[0].answer)
        quiz_sheet.answer(records, TOKEN, first, 1, sent)
        data = sheet_card(opened(records, code), 1, "en", "ltr")
        assert data["phase"] == "answered"
        assert data["result"].get("kept", False) is at_end
        assert bool(data["result"]["steps"]) is not at_end


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_a_set_of_hands_is_made_by_choosing_them_alone(lang: str) -> None:
    found = screen(lang)
    kinds = f"quiz kinds {lang} roberts stud"
    assert WHOLE_HAND not in found.button_group(key=kinds).value
    every = list(found.button_group(key=kinds).value)
    found.button_group(key=kinds).set_value([*every, WHOLE_HAND])
    found = rerun(found)
    assert found.button_group(key=kinds).value == [WHOLE_HAND]
    assert format_plain(lang, "quiz-whole-hand-alone") in [one.value for one in found.caption]
    found.button_group(key=kinds).set_value([WHOLE_HAND, "bring_in"])
    found = rerun(found)
    assert found.button_group(key=kinds).value == ["bring_in"]
    found.button_group(key=kinds).set_value(["bring_in", WHOLE_HAND])
    found = rerun(found)
    assert found.slider(key="quiz hands").label == format_plain(lang, "quiz-count-hands")
    found.slider(key="quiz hands").set_value(2)
    found = press(rerun(found), "quiz-make")
    made = read_set(found.query_params["make"])
    assert (made.of_hands, made.count, made.level) == (True, 2, None)
    assert format_plain(lang, "quiz-size-hands", {"n": Count(2)}) in text(found)
    again = screen(lang, make=write_set(made))
    assert again.slider(key="quiz hands").value == 2


def test_the_terminal_plays_a_hand_from_its_first_step_to_its_last(run: Run) -> None:
    argv = ("--kind", "whole-hand", "--class", "split", "--game", "stud8", "--seed", "32")
    lines = run("quiz", "--json", *argv).json
    assert [(one["step"], one["steps"], one["hand"]) for one in lines] == [(at, 9, "split") for at in range(1, 10)]
    assert [one["code"] for one in lines] == [make(one).code for one in STEPS]
    assert lines[-1]["key"] == {"awards": {"1": 0, "3": 182, "4": 182}}
    shown = run("quiz", *argv, stdin="3\n")
    assert "A whole hand · step 1 of 9" in shown.out
    assert "A whole hand · step 2 of 9\nThird street: seat 3 brings in 3, seat 4 calls 3" in shown.out
    checked = run("verify", "--json", *[one["code"] for one in lines]).json
    assert [one["kind"] for one in checked] == [one["kind"] for one in lines]


def test_the_terminal_asks_for_hands_only_by_name_and_makes_sets_of_them(run: Run) -> None:
    assert all("step" not in one for one in run("quiz", "--json", "--count", "30", "--seed", "2").json)
    argv = ("--kind", "whole_hand", "--game", "razz", "--count", "2", "--seed", "3")
    made = read_set(run("quiz", *argv, "--make-set").out.strip())
    assert (made.of_hands, made.count, made.game) == (True, 2, Game.RAZZ)
    lines = run("quiz", "--json", "--set", write_set(made)).json
    assert [one["step"] for one in lines if one["step"] == 1] == [1, 1]


def test_a_code_of_a_step_that_there_is_not_is_refused_by_name(run: Run) -> None:
    found = run("verify", write_code(replace(HAND, step=12)))
    assert found.status == 1
    assert "1 to 9" in found.err
    assert from_code(write_code(STEPS[8])) == STEPS[8]
