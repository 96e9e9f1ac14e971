"""The screens while the records take nothing: what is said before an answer, and that no answer is lost.

Streamlit runs the screens without a browser here; ``test_browser.py`` takes the records away from a real one.
"""

from __future__ import annotations

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from lessons.languages import tags
from lessons.messages import format_plain
from lessons.values import Count
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import SeatAnswer
from scenarios.rulebooks import shipped
from tests.tutor.app_runs import TOKEN, app, card, run
from tests.tutor.disk import Disk
from tests.tutor.items import bring_in
from tutor import running
from tutor.grading import Invalid
from tutor.practice import Practice, Shown
from tutor.records import Records, Settings, StorageError
from tutor.unsaved import Unsaved, any_recipe
from tutor.wishes import Wish

SUIT, PLAIN = bring_in("suit", seed=3), bring_in()
TOLD = ("error-database", "error-database-mend")


def told(app: AppTest) -> list[str]:
    """What the notice says, a part each."""
    return [part for one in app.warning for part in one.value.split("\n\n")]


def said(lang: str, *messages: str) -> list[str]:
    return [format_plain(lang, one) for one in messages]


def waits(count: int, lang: str = "en") -> str:
    return format_plain(lang, "error-answers-wait", {"n": Count(count)})


def practice() -> Practice:
    return running.practice()


@pytest.mark.parametrize("lang", tags())
@pytest.mark.parametrize("gone", [False, True])
def test_a_newcomer_is_asked_and_told_before_the_answer_that_it_cannot_be_kept(
    disk: Disk, lang: str, gone: bool
) -> None:
    disk.full, disk.gone = True, gone
    found = app(lang)
    assert told(found) == said(lang, *TOLD)
    assert card(found)["phase"] == "ask"
    assert card(run(found)) == card(found)
    assert "bob" not in str(found.warning)


def test_whoever_has_an_open_question_keeps_it(disk: Disk) -> None:
    asked = card(app())
    disk.full = True
    found = app()
    assert card(found) == asked
    assert told(found) == said("en", *TOLD)
    disk.gone = True
    assert card(run(found)) == asked, "though it cannot be read now"


def test_a_reload_comes_back_to_the_question_by_the_address(disk: Disk) -> None:
    disk.full = True
    found = app()
    code = found.query_params["q"]
    again = app(q=code)
    assert card(again)["table"] == card(found)["table"]
    disk.full = False
    found = app(q=code)
    assert card(found)["table"] == card(again)["table"]
    assert "q" not in found.query_params
    assert not found.warning


def test_a_shared_link_is_shown_and_a_broken_one_is_said_to_be_so(disk: Disk) -> None:
    disk.gone = True
    assert card(app(q=SUIT.code))["share"]["href"] == f"./?q={SUIT.code}"
    found = app(q="bi1s-roberts.1-broken")
    assert told(found) == said("en", "error-broken-code", *TOLD)
    assert card(found)["phase"] == "ask"


def test_what_is_chosen_is_kept_in_the_tab_and_stored_later(disk: Disk) -> None:
    disk.full = True
    found = app(lang="da")
    assert card(found)["lang"] == "da"
    assert card(run(found))["lang"] == "da"
    disk.full = False
    run(found)
    assert disk.records.admit(TOKEN).settings == Settings(language="da")


def lessons_screen() -> None:
    from tutor.screens import learn
    from tutor.screens.visitor import visitor

    learn.screen(visitor())


def progress_screen() -> None:
    from tutor.screens import progress
    from tutor.screens.visitor import visitor

    progress.screen(visitor())


def alone(screen: Any, **parameters: str) -> AppTest:
    found = AppTest.from_function(screen, default_timeout=20)
    found.context = {"locale": "en", "timezone": "UTC"}
    for name, value in {"learner": TOKEN, **parameters}.items():
        found.query_params[name] = value
    return run(found)


def test_lessons_need_no_records(disk: Disk) -> None:
    whole = alone(lessons_screen, page="bring-in")
    disk.gone = True
    found = alone(lessons_screen, page="bring-in")
    assert [one.value for one in found.markdown] == [one.value for one in whole.markdown]
    assert len(found.get("bidi_component")) == len(whole.get("bidi_component")) > 2
    assert not found.warning
    assert [one.value for one in alone(lessons_screen).title] == said("en", "learn-title")


def test_progress_shows_what_can_be_read_and_says_what_cannot(disk: Disk) -> None:
    disk.records.admit(TOKEN)
    asked = practice().opened(TOKEN, SUIT.code)
    practice().answer(TOKEN, asked.id, {"seat": right(SUIT)})
    disk.full = True
    found = alone(progress_screen)
    assert told(found) == said("en", *TOLD)
    assert [one.value for one in found.title] == said("en", "progress-title")
    assert found.get("plotly_chart")
    disk.gone = True
    found = alone(progress_screen)
    assert told(found) == said("en", "error-records-unreadable", "error-database-mend")
    disk.full = disk.gone = False
    found.button(key="try-again").click().run()
    assert not found.warning
    assert found.get("plotly_chart")


def right(item: Any) -> int:
    assert isinstance(item.key.answer, SeatAnswer)
    return item.key.answer.seat


def callbacks() -> None:
    """The card's callbacks, as the browser calls them: by buttons here, for there is no card to be tapped."""
    import streamlit as st

    from tutor.screens import practice
    from tutor.screens.visitor import visitor

    who = visitor()
    shown = practice.question(who)

    def answer(seat: int) -> None:
        practice._answered(who, shown.id, {"seat": seat})

    st.button("right", key="right", on_click=answer, args=(shown.item.key.answer.seat,))  # type: ignore[union-attr]
    st.button("nothing", key="nothing", on_click=answer, args=(99,))
    st.button("next", key="next", on_click=lambda: practice._go_on(who, shown.id))
    practice.screen(who, shown)


@pytest.mark.parametrize("known", [False, True])
def test_an_answer_waits_and_is_stored_when_it_can_be(disk: Disk, known: bool) -> None:
    disk.full = not known
    found = alone(callbacks, q=SUIT.code)
    disk.full = True
    found.button(key="right").click().run()
    assert card(found)["phase"] == "ask", "what is not stored is not shown as graded"
    assert told(found) == [waits(1)]
    found.button(key="save-again").click().run()
    assert told(found) == [waits(1)]
    disk.full = False
    found.button(key="save-again").click().run()
    assert not found.warning
    assert (card(found)["phase"], card(found)["result"]["ok"]) == ("answered", True)
    assert [(one.kind, one.correct) for one in disk.records.answers(TOKEN)] == [("bring_in", True)]


def test_answers_add_up_and_every_one_is_stored_with_the_next_chance(disk: Disk) -> None:
    disk.records.admit(TOKEN, Settings(topics=("bring_in",)))
    disk.full = True
    found = alone(callbacks)
    seen = set()
    for count in (1, 2, 3):
        found.button(key="right").click().run()
        assert told(found) == [waits(count)]
        found.button(key="show-unsaved").click().run()
        assert (card(found)["phase"], card(found)["result"]["ok"]) == ("answered", True)
        assert told(found) == [waits(count)], "shown, and still said not to be stored"
        seen.add(str(card(found)["table"]))
        found.button(key="next").click().run()
        assert card(found)["phase"] == "ask"
    assert len(seen) == 3
    assert disk.records.answers(TOKEN) == ()
    disk.full = False
    run(found)
    assert not found.warning
    assert [one.correct for one in disk.records.answers(TOKEN)] == [True] * 3


def test_what_cannot_be_read_does_not_wait(disk: Disk) -> None:
    disk.full = True
    found = alone(callbacks, q=SUIT.code)
    found.button(key="nothing").click().run()
    assert told(found) == said("en", "error-unreadable-answer", *TOLD)


def test_the_first_answer_to_a_question_is_the_one_that_waits(disk: Disk) -> None:
    disk.records.admit(TOKEN)
    unsaved = Unsaved()
    shown = unsaved.ask(SUIT, running.now())
    wrong = next(seat for seat in range(1, 9) if seat != right(SUIT))
    assert unsaved.keep(shown, {"seat": wrong}) is None
    assert unsaved.keep(shown, {"seat": right(SUIT)}) is None
    assert isinstance(unsaved.keep(shown, {"seat": 99}), Invalid)
    unsaved.save(disk.records, practice(), TOKEN)
    assert [one.correct for one in disk.records.answers(TOKEN)] == [False]


def test_what_was_stored_before_the_disk_failed_again_is_not_stored_twice(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsaved = Unsaved()
    for item in (SUIT, PLAIN):
        unsaved.keep(unsaved.ask(item, running.now()), {"seat": right(item)})
    submit, left = Records.submit, iter([True])

    def once(records: Records, *args: Any, **more: Any) -> Any:
        disk.full = next(left, None) is None
        return submit(records, *args, **more)

    monkeypatch.setattr(Records, "submit", once)
    with pytest.raises(StorageError):
        unsaved.save(disk.records, practice(), TOKEN)
    assert list(unsaved.waiting) == ["-2"]
    monkeypatch.setattr(Records, "submit", submit)
    disk.full = False
    stored = unsaved.save(disk.records, practice(), TOKEN)
    assert not unsaved.waiting
    assert isinstance(stored["-2"], Shown)
    assert len(disk.records.answers(TOKEN)) == 2


def test_any_question_is_one_that_was_wished_for() -> None:
    wished = Wish(shipped("tda"), Game.RAZZ, ("winners",))
    assert {any_recipe(wished, seed).kind for seed in range(9)} == {"winners"}
    assert len({any_recipe(Wish(shipped("tda"), Game.RAZZ, ()), seed).kind for seed in range(9)}) > 2
