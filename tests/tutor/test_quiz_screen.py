"""The Sets screen as Streamlit runs it, without a browser: making a set, answering one by its link, its score sheet."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from streamlit.testing.v1 import AppTest

from lessons.languages import tags
from lessons.messages import format_plain
from lessons.values import Count
from scenarios.code_parts import checksum
from scenarios.questions.catalogue import kinds
from scenarios.quiz_set import VERSION
from scenarios.rulebooks import shipped
from scenarios.set_code import read_set, write_set
from tests.tutor.app_runs import TOKEN, card, drawn, run, visited
from tests.tutor.disk import Disk
from tests.tutor.sets import AT_END, CODE, CODE_AT_END, SET
from tests.tutor.test_places import assert_each_has_its_place
from tests.tutor.test_quiz_sheet import opened, played
from tutor import running
from tutor.quiz_card import card_name
from tutor.records import Records, Settings


def quiz_screen() -> None:
    from tutor.screens import quiz
    from tutor.screens.visitor import visitor

    quiz.screen(visitor())


def screen(locale: str = "en", **parameters: str) -> AppTest:
    return run(visited(AppTest.from_function(quiz_screen, default_timeout=60), locale, parameters))


def text(app: AppTest) -> str:
    """All that the screen says outside its components."""
    kept = ("title", "header", "subheader", "caption", "markdown", "html", "warning", "button", "radio", "text_input")
    return "\n".join(
        str(getattr(one, "value", "")) + str(getattr(one, "label", "")) for kind in kept for one in app.get(kind)
    )


def press(app: AppTest, key: str) -> AppTest:
    app.button(key=key).click()
    return run(app)


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_a_set_is_made_of_what_was_chosen_and_stands_in_the_address(lang: str) -> None:
    found = screen(lang)
    assert found.title[0].value == format_plain(lang, "quiz-title")
    found.button_group(key=f"quiz kinds {lang} roberts stud").set_value(["bring_in", "winners"])
    found = run(found)
    found.button_group(key=f"quiz classes bring_in {lang} roberts stud").set_value(["suit"])
    found.slider(key="quiz count").set_value(7)
    found.radio(key=f"quiz hands {lang}").set_value(False)
    found.radio(key=f"quiz told {lang}").set_value(True)
    found = press(run(found), "quiz-make")
    made = read_set(found.query_params["make"])
    assert [(one.kind, one.classes) for one in made.topics] == [("bring_in", ("suit",)), ("winners", ())]
    assert (made.count, made.same_hands, made.at_end, made.rulebook.id) == (7, False, True, "roberts")
    assert f"s={write_set(made)}" in text(found)
    assert "<svg" in text(found)
    assert text(found).count("?q=") == 7
    again = screen(lang, make=write_set(made))
    assert f"s={write_set(made)}" in text(again)
    assert again.slider(key="quiz count").value == 7


def test_a_choice_outlives_a_change_of_language(records: Records) -> None:
    found = screen("da")
    found.button_group(key="quiz kinds da roberts stud").set_value(["bring_in", "winners"])
    found = run(found)
    found.button_group(key="quiz classes bring_in da roberts stud").set_value(["suit"])
    found.radio(key="quiz told da").set_value(True)
    found = run(found)
    records.save_settings(TOKEN, Settings(language="de"))
    made = read_set(press(run(found), "quiz-make").query_params["make"])
    assert [(one.kind, one.classes) for one in made.topics] == [("bring_in", ("suit",)), ("winners", ())]
    assert (made.same_hands, made.at_end) == (True, True)


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_what_cannot_be_made_is_said(lang: str) -> None:
    found = screen(lang)
    found.button_group(key=f"quiz kinds {lang} roberts stud").set_value([])
    found = press(run(found), "quiz-make")
    assert [one.value for one in found.warning] == [format_plain(lang, "quiz-none-chosen")]
    found.button_group(key=f"quiz kinds {lang} roberts stud").set_value(["bring_in"])
    found = run(found)
    found.button_group(key=f"quiz classes bring_in {lang} roberts stud").set_value(["rank"])
    found.button_group(key=f"quiz level {lang}").set_value(3)
    found = press(run(found), "quiz-make")
    assert [one.value for one in found.warning] == [format_plain(lang, "quiz-too-few")]
    assert "make" not in found.query_params


def test_another_rulebook_and_game_are_asked_of(records: Records) -> None:
    records.admit(TOKEN, Settings(rulebook="nl-eight-or-better"))
    found = press(screen(), "quiz-make")
    made = read_set(found.query_params["make"])
    assert (made.rulebook.id, made.game.value) == ("nl-eight-or-better", "stud8")


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_links_that_lead_nowhere_say_why(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = CODE[:-4].replace(f"set{VERSION}", f"set{VERSION + 1}")
    newer += checksum(newer, 4)
    for code, told in ((CODE[:-2], "quiz-broken"), ("", "quiz-broken"), (newer, "quiz-newer")):
        found = screen(lang, s=code)
        assert [one.value for one in found.warning] == [format_plain(lang, told)]
        assert found.title
    monkeypatch.setattr(type(kinds()["bring_in"]), "version", kinds()["bring_in"].version + 1)
    assert [one.value for one in screen(lang, s=CODE).warning] == [format_plain(lang, "quiz-outdated")]


@pytest.mark.parametrize("lang", tags())
def test_a_link_asks_its_first_question_and_says_how_far_one_is(records: Records, lang: str) -> None:
    found = screen(lang, s=f" {CODE.upper()} ")
    first = opened(records, CODE)
    assert card(found)["id"] == card_name(first, 1)
    assert format_plain(lang, "quiz-progress", {"n": Count(1), "count": Count(5)}) in text(found)
    assert first.item(1).code not in json.dumps(card(found)) + text(found)


def answering() -> None:
    """The card's callbacks, as the browser calls them: by buttons here, for there is no card to be tapped."""
    import streamlit as st

    from tests.tutor.sets import right, wrong
    from tutor.quiz_card import card_name
    from tutor.screens import quiz
    from tutor.screens.visitor import visitor

    who = visitor()
    quiz.screen(who)
    sheet = st.session_state["sheet drawn"]
    if not sheet.finished:
        name, item = card_name(sheet, sheet.place), sheet.item(sheet.place)
        for key, given in (("right", right(item)), ("wrong", wrong(item)), ("nonsense", {"seat": 99})):
            st.button(key, key=key, on_click=lambda given=given: quiz._answered(who, name, given))
        st.button("next", key="next", on_click=lambda: quiz._go_on(who, name))


def tab(code: str, **parameters: str) -> AppTest:
    """A tab in which the set of this code can be answered."""
    return run(visited(AppTest.from_function(answering, default_timeout=60), "en", {"s": code, **parameters}))


def test_a_reload_in_the_middle_comes_back_to_the_same_place(records: Records) -> None:
    found = press(tab(CODE), "wrong")
    sheet = opened(records, CODE)
    explained = card(found)
    assert (explained["phase"], explained["result"]["ok"]) == ("answered", False)
    assert card(screen(s=CODE)) == explained
    found = press(press(found, "right"), "next")
    assert card(screen(s=CODE))["id"] == card(found)["id"] == card_name(sheet, 2)
    assert not opened(records, CODE).answers[1].correct, "the first answer counts"
    assert len(records.sheets(TOKEN)) == 1


def test_another_browser_has_a_sheet_of_its_own(records: Records) -> None:
    played(records, CODE)
    other = screen(s=CODE, learner="o" * 22)
    assert card(other)["phase"] == "ask"
    assert [len(records.sheets(one)) for one in (TOKEN, "o" * 22)] == [1, 1]


@pytest.mark.parametrize("lang", tags())
def test_a_finished_sheet_shows_points_misses_and_reasons(records: Records, lang: str) -> None:
    whole = played(records, CODE_AT_END, 1, 3, name="Ada <b>")
    found = screen(lang, s=CODE_AT_END)
    said = text(found)
    assert found.title[0].value == format_plain(lang, "quiz-score")
    assert "Ada &lt;b&gt;" in said
    assert said.count("<section class='again'>") == 2
    for position in (1, 3):
        assert whole.item(position).code in said
    assert len([one for one in found.button if str(one.key).startswith("card-")]) == AT_END.count
    looked = press(found, "look-3")
    assert card(looked)["id"] == card_name(whole, 3)
    assert card(looked)["result"]["steps"]


def test_a_name_is_kept_on_the_sheet_alone(records: Records) -> None:
    played(records, CODE)
    found = screen(s=CODE)
    found.text_input(key="quiz name").set_value("Ada\nL.")
    press(found, "quiz-name-keep")
    assert [one.name for one in records.sheets(TOKEN)] == ["Ada L."]
    assert "Ada L." in text(screen(s=CODE))


def test_the_sets_that_were_begun_are_listed_where_one_is_made(records: Records) -> None:
    played(records, CODE)
    opened(records, CODE_AT_END)
    said = text(screen())
    assert said.index(CODE_AT_END) < said.index(CODE)


def test_while_nothing_can_be_stored_an_answer_waits_and_is_told_to(disk: Disk) -> None:
    found = tab(CODE_AT_END)
    disk.full = True
    found = press(found, "right")
    waits = format_plain("en", "error-answers-wait", {"n": Count(1)})
    assert [one.value for one in found.warning] == [waits]
    assert card(found)["phase"] == "ask"
    found = press(found, "quiz-go-on")
    assert card(found)["result"]["kept"]
    assert [one.value for one in found.warning] == [waits]
    disk.full = False
    found = press(found, "save-again")
    assert not found.warning
    assert opened(disk.records, CODE_AT_END).answers[1].correct


def test_a_whole_set_is_answered_while_nothing_can_be_stored_and_is_stored_at_last(disk: Disk) -> None:
    disk.full = disk.gone = True
    found = tab(CODE)
    for position in range(1, SET.count + 1):
        assert format_plain("en", "quiz-progress", {"n": Count(position), "count": Count(5)}) in text(found)
        found = press(press(found, "wrong" if position == 2 else "right"), "show-unsaved")
        assert card(found)["result"]["ok"] == (position != 2)
        found = press(found, "next")
    assert found.title[0].value == format_plain("en", "quiz-score")
    assert format_plain("en", "error-answers-wait", {"n": Count(5)}) in found.warning[0].value
    disk.full = disk.gone = False
    found = press(found, "save-again")
    assert not found.warning
    whole = opened(disk.records, CODE)
    assert whole.finished
    assert [graded.correct for graded in whole.answers.values()] == [True, False, True, True, True]


def test_what_cannot_be_read_is_no_answer(records: Records) -> None:
    found = press(tab(CODE), "nonsense")
    assert [one.value for one in found.warning] == [format_plain("en", "error-unreadable-answer")]
    assert opened(records, CODE).answers == {}
    assert not press(found, "right").warning


def test_a_tab_that_is_behind_changes_nothing(records: Records) -> None:
    behind, ahead = tab(CODE), tab(CODE)
    press(press(ahead, "right"), "next")
    behind = press(behind, "wrong")
    assert [one.value for one in behind.warning] == [format_plain("en", "error-answered-before")]
    assert [graded.correct for graded in opened(records, CODE).answers.values()] == [True]
    assert card(behind)["id"] == card_name(opened(records, CODE), 2)


def test_records_that_cannot_be_read_are_told_before_the_answer(disk: Disk) -> None:
    disk.full = disk.gone = True
    found = screen(s=CODE)
    assert card(found)["phase"] == "ask"
    assert format_plain("en", "error-database") in found.warning[0].value


def test_a_set_with_a_rulebook_of_ones_own_is_asked_by_it(records: Records) -> None:
    own = replace(shipped("roberts"), id="house", name="Our house", short="Ours", raises_max=4)
    topics = tuple(one for one in SET.topics if kinds()[one.kind].classes(own, SET.game))
    code = write_set(replace(SET, topics=topics, rulebook=own))
    assert card(screen(s=code))["phase"] == "ask"
    assert opened(records, code).item(1).question.rulebook == own
    assert "Ours" in text(screen(make=code))
    assert running.records().sheet(TOKEN, code) is not None


def test_each_part_has_its_place_whatever_else_comes_and_goes(disk: Disk) -> None:
    asked, kept = tab(CODE), press(tab(CODE_AT_END), "right")
    disk.full = True
    waits = press(tab(CODE), "wrong")
    assert waits.warning
    disk.full = False
    explained = press(tab(CODE), "wrong")
    assert [card(one)["phase"] for one in (asked, kept, waits, explained)] == ["ask", "answered", "ask", "answered"]
    assert_each_has_its_place(asked, kept, waits, explained)


def test_the_last_component_drawn_is_the_card(records: Records) -> None:
    """The score sheet's own components are not mistaken for it."""
    played(records, CODE)
    assert drawn(screen(s=CODE), "stud_tutor.page_tools") == {"print": format_plain("en", "quiz-print")}
