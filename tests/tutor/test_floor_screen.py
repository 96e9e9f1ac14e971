"""The Floor as Streamlit runs it, without a browser: what it draws, and which steps of the browser it takes."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from lessons.languages import tags
from lessons.messages import format_plain
from scenarios.situation import LARGEST
from tests.tutor.app_runs import drawn, run, visited
from tutor.floor.draft import yaml_text
from tutor.floor.examples import example, names
from tutor.floor.link import write_link
from tutor.floor.tab import MOST_BACK, Tab, after
from tutor.floor.verdict import refused
from tutor.widgets.floor_table import steps
from tutor.widgets.shares_chart import shares_figure


def floor_screen() -> None:
    from tutor.screens import floor
    from tutor.screens.visitor import visitor

    floor.screen(visitor())


def screen(locale: str = "en", **parameters: str) -> AppTest:
    found = visited(AppTest.from_function(floor_screen, default_timeout=20), locale, parameters)
    return run(found)


def floor(app: AppTest) -> dict[str, Any]:
    return drawn(app, "stud_tutor.floor")


def link(name: str) -> str:
    return write_link(example(name)) or ""


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_it_opens_with_the_first_example_in_the_readers_language(lang: str) -> None:
    shown = floor(screen(lang))
    assert shown["ruling"]["state"] == "ruled"
    assert shown["link"] == link(names()[0])
    assert shown["labels"]["title"] == format_plain(lang, "floor-title")


@pytest.mark.usefixtures("records")
def test_a_link_puts_its_situation_on_the_table() -> None:
    opened = screen(s=link("tied-boards"))
    assert floor(opened)["ruling"]["verdict"] == [{"t": "Seat 2 acts first."}]
    assert not opened.get("plotly_chart")
    assert not opened.warning


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("code", ["", "1", "1eNo", "2abc", "x" * 100_000])
def test_a_link_that_is_none_says_so_and_shows_an_example(code: str) -> None:
    opened = screen(s=code)
    assert [one.value for one in opened.warning] == [format_plain("en", "floor-link-broken")]
    assert floor(opened)["link"] == link(names()[0])


@pytest.mark.usefixtures("records")
def test_where_chips_are_divided_there_is_a_chart_and_elsewhere_none() -> None:
    assert screen(s=link("odd-chip")).get("plotly_chart")
    assert not screen(s=link("open-pair")).get("plotly_chart")


def test_steps_are_taken_once_and_in_order_however_often_they_are_sent() -> None:
    first = {"n": 1, "do": "act", "line": "1 calls 5"}
    second = {"n": 2, "do": "back"}
    third = {"n": 3, "do": "act", "line": "1 folds"}
    tab = after(Tab(example("open-pair")), [first])
    again = after(after(tab, [first, second]), [first, second, third])
    assert again.taken == 3
    assert again.draft.data["actions"] == ["3 bets 5", "4 calls 5", "1 folds"]


def test_undo_goes_back_step_by_step_even_behind_an_example() -> None:
    tab = after(Tab(example("open-pair")), [{"n": 1, "do": "back"}, {"n": 2, "do": "example", "name": "odd-chip"}])
    back = after(tab, [{"n": 3, "do": "undo"}, {"n": 4, "do": "undo"}])
    assert tab.draft == example("odd-chip")
    assert (back.draft, back.before) == (example("open-pair"), ())
    assert after(back, [{"n": 5, "do": "undo"}]).draft == example("open-pair")
    many = [{"n": n, "do": "stakes", "name": "ante", "amount": n} for n in range(6, 400)]
    assert len(after(back, many).before) == MOST_BACK


def test_a_text_that_cannot_be_read_changes_nothing_on_the_table() -> None:
    tab = after(Tab(example("open-pair")), [{"n": 1, "do": "text", "text": "game: [stud"}])
    assert tab.draft == example("open-pair")
    assert (tab.refused.step, tab.read) == (1, 0)
    assert tab.refused.problems[0].place == "line 1"
    mended = after(tab, [{"n": 2, "do": "text", "text": yaml_text(example("odd-chip"))}])
    assert (mended.draft, mended.read, mended.refused.problems) == (example("odd-chip"), 2, ())


def test_a_text_that_the_screen_has_no_place_for_changes_nothing_on_the_table() -> None:
    text = yaml_text(example("odd-chip")).replace("game: stud8", 'game: "<img src=x>"')
    octets = b64encode(text.encode()).decode()
    for step in ({"do": "text", "text": text}, {"do": "file", "octets": octets}):
        tab = after(Tab(example("open-pair")), [{"n": 1, **step}])
        assert (tab.draft, tab.read, tab.before) == (example("open-pair"), 0, ())
        assert [(one.place, one.allowed) for one in tab.refused.problems] == [("game", "stud, stud8, razz")]


@pytest.mark.parametrize("lang", tags())
@pytest.mark.usefixtures("records")
def test_the_largest_text_is_the_one_the_rules_read_and_the_caption_says_so(lang: str) -> None:
    shown = floor(screen(lang))
    assert shown["file"]["limit"] == LARGEST == 64 * 1024
    assert " 64 KB" in shown["labels"]["file-limit"]
    tab = after(Tab(example("open-pair")), [{"n": 1, "do": "text", "text": "#" * (LARGEST + 1)}])
    assert refused(tab.refused.problems, lang)[0]["text"] == [{"t": shown["labels"]["file-long"]}]


@pytest.mark.parametrize("sent", [None, 7, "not base64!", b64encode(b"\xff\x00").decode()])
def test_octets_that_are_no_file_are_refused(sent: object) -> None:
    tab = after(Tab(example("open-pair")), [{"n": 1, "do": "file", "octets": sent}])
    assert tab.draft == example("open-pair")
    assert tab.refused.problems


@pytest.mark.parametrize("sent", [None, {}, "back", [1, None, {"do": "back"}, {"n": "1", "do": "back"}, {"n": 1}]])
def test_a_message_that_is_no_step_is_none(sent: object) -> None:
    assert steps(sent) == []


def test_the_chart_has_a_bar_for_each_part_in_the_pots_order_and_a_colour_for_each_seat() -> None:
    bars = [("main, high", {"Seat 2": 65}), ("main, low", {"Seat 1": 32, "Seat 4": 32}), ("side", {"Seat 2": 1078})]
    for dark in (False, True):
        figure = shares_figure(bars, separators=",.", dark=dark)
        assert [(bar.name, list(bar.y), list(bar.x)) for bar in figure.data] == [
            ("Seat 2", ["main, high", "side"], [65, 1078]),
            ("Seat 1", ["main, low"], [32]),
            ("Seat 4", ["main, low"], [32]),
        ]
        assert len({bar.marker.color for bar in figure.data}) == 3
        assert list(figure.layout.yaxis.categoryarray) == ["main, high", "main, low", "side"]
        assert figure.layout.separators == ",."
