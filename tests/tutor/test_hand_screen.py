"""The Hand screen as Streamlit runs it, without a browser: what it is given to draw, from the address on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace
from streamlit.testing.v1 import AppTest

from lessons.languages import tags
from lessons.messages import format_plain
from scenarios.engine.rulebook import Game
from tests.tutor.app_runs import drawn, run, visited
from tests.tutor.hand_texts import SHOWN, phh, room
from tutor.hand.source import Dealt, read_text
from tutor.hand.tab import Tab


def hand_screen() -> None:
    from tutor.screens import hand
    from tutor.screens.visitor import visitor

    hand.screen(visitor())


def screen(locale: str = "en", tab: Tab | None = None, **parameters: str) -> AppTest:
    found = visited(AppTest.from_function(hand_screen, default_timeout=20), locale, parameters)
    if tab is not None:
        found.session_state["hand"] = tab
    return run(found)


def walk(app: AppTest) -> dict[str, Any]:
    return drawn(app, "stud_tutor.hand")


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_a_newcomer_sees_a_hand_of_their_game_from_its_start(lang: str) -> None:
    found = walk(screen(lang))
    assert (found["lang"], found["at"], found["note"], found["hands"]) == (lang, 0, "", [])
    assert found["stops"][0]["title"] == format_plain(lang, "ask-bring-in")
    assert found["under"] == format_plain(lang, "rulebook-short-roberts")
    assert found["link"].startswith("seed=")


@pytest.mark.usefixtures("records")
def test_a_link_opens_the_same_hand_at_the_same_stop() -> None:
    one, other = (walk(screen(seed="77", game="razz", rulebook="tda", at="4")) for _ in range(2))
    assert one == other
    assert (one["at"], one["link"]) == (4, "seed=77&game=razz&rulebook=tda")
    recorded = walk(screen(tab=Tab(read_text(SHOWN)[0], "roberts")))
    code = recorded["link"].partition("hand=")[2].partition("&")[0]
    again = walk(screen(hand=code, rulebook="roberts"))
    assert again["stops"] == recorded["stops"]


@pytest.mark.usefixtures("records")
def test_that_the_end_is_reached_does_not_send_the_hand_again() -> None:
    tab = Tab(read_text(SHOWN)[0], "roberts")
    begun, ended = screen(tab=tab), screen(tab=replace(tab, ended=True, taken=4))
    assert walk(begun) == walk(ended)
    assert drawn(ended, "stud_tutor.hand_taken") == {"ack": 4, "ended": True}


@pytest.mark.usefixtures("records")
def test_a_broken_link_says_so_and_a_hand_is_there_all_the_same() -> None:
    found = screen(hand="1broken", rulebook="mine")
    assert ["rulebook" in one.value and "hand" in one.value for one in found.warning] == [True]
    assert walk(found)["stops"]
    assert not run(found).warning


@pytest.mark.usefixtures("records")
def test_a_rulebook_that_lacks_the_game_is_said_to_give_way() -> None:
    found = walk(screen(seed="5", game="razz", rulebook="da-fixed-limit"))
    assert (
        found["note"]
        == "The rulebook (Danish source) does not cover this game: Razz. This hand is ruled under Robert’s Rules."
    )
    assert found["under"] == "Robert’s Rules"


@pytest.mark.usefixtures("records")
def test_the_hands_of_a_text_can_be_chosen_from_and_what_is_wrong_is_told() -> None:
    source, problems = read_text(room(1, 2, 3, damaged=(2,)))
    found = walk(screen(tab=Tab(source, "roberts", problems=problems)))
    assert [(one["label"].translate({0x2068: None, 0x2069: None}), one["on"]) for one in found["hands"]] == [
        ("1 · Razz", True), ("3 · Razz", False),
    ]  # fmt: skip
    assert len(found["damaged"]) == 1


@pytest.mark.usefixtures("records")
def test_at_its_end_the_chips_are_drawn_with_their_table() -> None:
    ended = Tab(read_text(SHOWN)[0], "roberts", ended=True)
    assert not screen(tab=Tab(ended.source, "roberts")).get("plotly_chart")
    found = screen(tab=ended)
    assert len(found.get("plotly_chart")) == 1
    (table,) = [one for one in found.get("html") if "tally" in one.proto.body]
    assert "Seat 1" in table.proto.body


@pytest.mark.usefixtures("records")
def test_nothing_is_drawn_where_nobody_can_say_who_is_paid() -> None:
    stopped = Tab(
        read_text(phh("d dh p1 ????Kh", "d dh p2 ????2c", "p2 pb", stacks="[9, 9]"))[0], "roberts", ended=True
    )
    assert not screen(tab=stopped).get("plotly_chart")


@pytest.mark.usefixtures("records")
def test_a_hand_travels_in_one_message_that_a_phone_takes_in() -> None:
    """The longest of forty hands, as octets: a lesson's picture is larger."""
    sizes = []
    for seed in range(40):
        data = walk(screen(tab=Tab(Dealt(seed, Game.STUD8), "roberts")))
        sizes.append(len(json.dumps(data, ensure_ascii=False).encode()))
    assert max(sizes) < 160_000
    assert sum(sizes) / len(sizes) < 80_000
