"""Texts of recorded hands, links and steps: what is read, what is refused and how it is said, what is kept."""

from __future__ import annotations

from base64 import b64encode
from itertools import count
from typing import Any
from urllib.parse import parse_qsl

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lessons.languages import tags
from scenarios.engine.errors import BadHistory
from scenarios.engine.rulebook import Game
from tests.tutor.hand_texts import DAMAGED, DEAL, ROOM, SHOWN, THIRD, phh, room
from tutor.hand.link import read_link, write_link
from tutor.hand.problems import MOST, told
from tutor.hand.source import LARGEST, LONGEST, Dealt, Told, read_octets, read_text
from tutor.hand.tab import Tab, after, chosen


def names(found: tuple[Told, Any]) -> list[str]:
    return [hand.name for hand in found[0].hands]


def said(problems: Any, lang: str = "en") -> list[str]:
    lines = told(problems, lang)
    return [
        "".join(part.get("t", "") for part in line["text"]).translate({0x2068: None, 0x2069: None}) for line in lines
    ]


def refused(text: str) -> list[str]:
    with pytest.raises(BadHistory) as caught:
        read_text(text)
    return said(caught.value.problems)


def begun(text: str = SHOWN) -> Tab:
    return Tab(read_text(text)[0], "roberts")


def step(tab: Tab, number: int = 1, **what: Any) -> Tab:
    return after(tab, [{"n": number, **what}], count(1000).__next__)


def test_damaged_hands_are_told_of_and_the_others_offered() -> None:
    found = read_text(room(1, 2, 3, damaged=(2,)))
    assert names(found) == ["1", "3"]
    (line,) = said(found[1])
    assert line.startswith('Hand 2, line 29, column 23: "$one" is no amount')
    assert told(found[1], "en")[0]["lang"] == "en"


def test_a_file_that_is_cut_off_says_where_and_offers_what_was_whole() -> None:
    text = room(1, 2)
    found = read_text(text[: text.rindex("East: completes")])
    assert names(found) == ["1"]
    assert said(found[1]) == ["Hand 2 breaks off in line 29."]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "There is no recorded hand in this text."),
        ("dear diary", "There is no recorded hand in this text."),
        ("#" * (LARGEST + 1), "The text is too long: 256 KB at most."),
        ("variant = 'F7S'\nactions = [", "Line 2: from here on this is no recorded hand"),
        (phh(*DEAL, variant="NT"), "variant"),
        (DAMAGED.format(number=5), "Hand 5, line 11, column 23:"),
        (phh(*DEAL, "p2 pb", "d dh p1 Kd"), "Hand 1:"),
        (phh(*DEAL, "p2 pb", *["p1 cbr 5", "p3 cc"] * LONGEST), f"at most {LONGEST}"),
    ],
)
def test_a_text_without_a_hand_to_show_is_refused_with_the_place(text: str, line: str) -> None:
    assert any(line in one for one in refused(text))


def test_an_empty_file_is_told_in_one_line() -> None:
    with pytest.raises(BadHistory) as caught:
        read_octets(b"")
    assert said(caught.value.problems) == ["There is no recorded hand in this text."]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_any_encoding_are_read(encoding: str) -> None:
    text = room(1).replace("North", "Jürgen").replace("$", "€")
    assert names(read_octets(text.encode(encoding))) == ["1"]


def test_a_file_that_is_too_large_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadHistory, match="too long"):
        read_octets(b"\0" * (LARGEST + 1))


@given(st.binary(max_size=400) | st.text(max_size=400).map(str.encode))
@settings(max_examples=150)
def test_no_file_does_more_than_be_refused(octets: bytes) -> None:
    tab = step(begun(), do="file", octets=b64encode(octets).decode())
    assert tab.source == begun().source
    for lang in tags():
        assert told(tab.refused.problems, lang)


@given(st.integers(0, len(ROOM)), st.text(max_size=8), st.integers(0, 60))
@settings(max_examples=120)
def test_a_hand_that_was_tampered_with_is_walked_through_or_refused(at: int, more: str, gone: int) -> None:
    text = room(1)
    spoilt = text[:at] + more + text[at + gone :]
    tab = step(begun(), do="text", text=spoilt)
    assert tab.walk().stops
    assert (tab.source == begun().source) == bool(tab.refused.problems)


def test_many_problems_are_counted_in_the_end() -> None:
    found = read_text(room(1, *range(2, 60), damaged=tuple(range(2, 60))))
    lines = said(found[1])
    assert len(lines) == MOST + 1
    assert lines[-1] == f"and {len(found[1]) - MOST} more problems"


@given(st.integers(0, 2**53 - 1), st.sampled_from(list(Game)), st.integers(0, 99))
def test_a_link_leads_back_to_the_hand_of_its_seed(seed: int, game: Game, at: int) -> None:
    source = Dealt(seed, game)
    query = dict(parse_qsl(write_link(source, "tda") or "")) | {"at": str(at)}
    opened = read_link(query, Game.STUD)
    assert (opened.source, opened.rulebook, opened.at, opened.ignored) == (source, "tda", at, ())


@pytest.mark.parametrize("text", [SHOWN, room(1), phh(*DEAL, *THIRD)])
def test_a_link_leads_back_to_a_recorded_hand_without_its_players_names(text: str) -> None:
    source = read_text(text)[0]
    link = write_link(source, "roberts")
    assert link is not None
    assert len(link) < 900
    again = read_link(dict(parse_qsl(link)), Game.STUD)
    assert again.ignored == ()
    assert isinstance(again.source, Told)
    assert again.source.hand.players == source.hand.players
    assert len(again.source.hand.told) == len(source.hand.told)
    assert "North" not in repr(again.source)


@pytest.mark.parametrize(
    ("query", "ignored"),
    [
        ({"seed": "x"}, ("seed",)),
        ({"seed": "-1"}, ("seed",)),
        ({"seed": "9" * 30}, ("seed",)),
        ({"seed": "5", "game": "omaha"}, ("game",)),
        ({"seed": "5", "rulebook": "mine"}, ("rulebook",)),
        ({"hand": "1eNqrrgUAAXUA"}, ("hand",)),
        ({"hand": "nonsense"}, ("hand",)),
        ({"seed": "5", "at": "¾"}, ("at",)),
    ],
)
def test_what_an_address_says_and_means_nothing_is_named(query: dict[str, str], ignored: tuple[str, ...]) -> None:
    assert read_link(query, Game.RAZZ).ignored == ignored


def test_a_record_too_long_for_an_address_has_no_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.packed.LONGEST", 50)
    assert write_link(read_text(SHOWN)[0], "roberts") is None


def test_another_hand_is_of_the_same_game_and_under_the_same_rulebook() -> None:
    tab = step(Tab(Dealt(1, Game.RAZZ), "tda", at=7), do="again")
    assert (tab.source, tab.rulebook, tab.at) == (Dealt(1000, Game.RAZZ), "tda", 0)


def test_a_step_is_taken_once() -> None:
    tab = step(Tab(Dealt(1, Game.RAZZ), "tda"), do="again")
    assert step(tab, do="again") == tab
    assert step(tab, number=2, do="again") != tab


def test_a_text_is_taken_over_or_refused_and_the_hand_kept() -> None:
    tab = step(begun(), do="text", text=room(4, 5))
    assert names((tab.source, ())) == ["4", "5"]  # type: ignore[arg-type]
    spoilt = step(tab, number=2, do="text", text="nothing")
    assert spoilt.source == tab.source
    assert spoilt.refused.step == 2
    assert step(spoilt, number=3, do="text", text=room(6)).refused.problems == ()


def test_a_file_that_is_refused_gives_its_text_back() -> None:
    octets = b64encode("kein Blatt für Füße".encode("cp1252")).decode()
    tab = step(begun(), do="file", octets=octets)
    assert tab.refused.text == "kein Blatt für Füße"
    for broken in ("%%%", 7, None):
        assert step(begun(), do="file", octets=broken).refused.problems


def test_a_hand_of_the_text_is_picked_and_one_that_cannot_be_followed_says_why() -> None:
    tables = [
        f"[{name}]\n{hand}" for name, hand in (("a", SHOWN), ("b", phh(*DEAL, *THIRD)), ("c", phh(*DEAL, "d dh p1 Kd")))
    ]
    tab = begun("\n".join(tables))
    assert names((tab.source, ())) == ["a", "b", "c"]  # type: ignore[arg-type]
    second = step(tab, do="pick", hand=1)
    assert second.walk().hand.name == "b"
    third = step(second, number=2, do="pick", hand=2)
    assert third.walk().hand.name == "b"
    assert said(third.problems)[0].startswith("Hand c:")
    for nowhere in (-1, 3, "1", None):
        assert step(second, number=2, do="pick", hand=nowhere).source == second.source


def test_the_header_changes_the_rulebook_of_the_hand_or_deals_one_of_another_game() -> None:
    chance = count(50).__next__
    assert chosen(begun(), "rulebook", "tda", chance) == Tab(begun().source, "tda")
    assert chosen(begun(), "game", "razz", chance).source == Dealt(50, Game.RAZZ)
    for group, choice in (("game", "stud"), ("game", "omaha"), ("rulebook", "mine"), ("language", "de")):
        assert chosen(begun(), group, choice, chance) == begun()


def test_the_tab_remembers_that_the_end_is_on_the_screen() -> None:
    ended = step(begun(), do="end", on=True)
    assert ended.ended
    assert not step(ended, number=2, do="end", on=False).ended
    assert not step(ended, number=2, do="again").ended
    assert step(ended, number=2, do="dance") == Tab(ended.source, "roberts", taken=2, ended=True)
