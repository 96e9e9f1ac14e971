"""Situations being laid out: their text, their link, and what each step changes."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.engine.cards import DECK
from scenarios.engine.errors import StudError, Unreadable
from scenarios.situation import LARGEST, from_data
from tutor.floor.draft import Draft, drafted, places, read_octets, read_text, street, yaml_text
from tutor.floor.examples import example, names
from tutor.floor.link import LONGEST, read_link, write_link
from tutor.floor.moves import moved

laws = settings(deadline=None, max_examples=150)
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=12)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(["game", "seats", "up", "street", "actions", "contributions", "pots", "stakes", "ask", "1", "2"])
DOCUMENTS = st.dictionaries(KEYS | WORDS, PLAIN, max_size=6)
STEPS = st.sampled_from(
    ["card", "common", "status", "chips", "add", "remove", "act", "back", "stakes", "game", "rulebook", "ask", "street",
     "players-left", "clear", "incident", "nonsense"]
)  # fmt: skip
MESSAGES = st.fixed_dictionaries(
    {"do": STEPS},
    optional={
        "seat": st.integers(0, 11) | PLAIN,
        "row": st.sampled_from(["up", "down"]),
        "at": st.integers(-1, 4) | PLAIN,
        "card": st.sampled_from([*map(str, DECK), None, "Zz"]) | PLAIN,
        "status": st.sampled_from(["in", "folded", "all-in", "absent"]) | PLAIN,
        "name": st.sampled_from(["stack", "put", "ante", "big_bet"]) | PLAIN,
        "amount": st.integers(0, 500) | st.sampled_from(["", "17", "-3", "9" * 5000]) | PLAIN,
        "line": st.sampled_from(["3 bets 5", "1 folds"]) | WORDS,
        "street": st.sampled_from(["third", "fifth", "seventh"]) | PLAIN,
        "game": st.sampled_from(["stud", "razz"]) | PLAIN,
        "ask": st.sampled_from(["awards", "winners", "irregularity"]) | PLAIN,
        "key": st.sampled_from(["kind", "seat", "card", "cards", "found", "what", "acted"]) | PLAIN,
        "value": st.sampled_from(["joker", "underbet", "announcement", "Jd", "3", "", "bet"]) | PLAIN,
    },
)


def steps(draft: Draft, *messages: dict[str, Any]) -> Draft:
    for message in messages:
        draft = moved(draft, message)
    return draft


def card(seat: int, at: int, held: str | None, row: str = "up") -> dict[str, Any]:
    return {"do": "card", "seat": seat, "row": row, "at": at, "card": held}


@laws
@given(DOCUMENTS)
def test_a_document_comes_back_from_its_text_and_from_its_link(data: dict[str, Any]) -> None:
    draft = drafted(data)
    assert drafted(draft.data) == draft
    assert read_text(yaml_text(draft)) == draft
    code = write_link(draft)
    assert code is not None
    assert len(code) <= LONGEST
    assert read_link(code) == draft


@pytest.mark.parametrize("name", names())
def test_each_example_comes_back_from_its_text_and_its_link_is_short(name: str) -> None:
    draft = example(name)
    assert read_text(yaml_text(draft)) == draft
    assert read_octets(yaml_text(draft).encode("utf-16")) == draft
    code = write_link(draft)
    assert code is not None
    assert len(code) < 500
    assert read_link(code) == draft


@laws
@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda octets: "1" + urlsafe_b64encode(octets).decode()))
def test_a_link_that_is_none_is_refused_by_name(code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_link(code)
    assert all(one.place and one.problem for one in refused.value.problems)


@given(st.data())
def test_a_link_cut_off_or_changed_in_one_place_never_fails_otherwise(data: st.DataObject) -> None:
    code = write_link(example(names()[0])) or ""
    at = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from("0Az-_%é"))
    for broken in (code[:at], code[:at] + other + code[at + 1 :]):
        with suppress(Unreadable):
            assert isinstance(read_link(broken), Draft)


def test_a_small_link_that_unpacks_to_very_much_is_refused() -> None:
    octets = zlib.compress(b'{"game":"' + b"x" * 10_000_000 + b'"}', 9)
    for code in ("1" + urlsafe_b64encode(octets).decode(), "1" + "A" * 2_000_000):
        with pytest.raises(Unreadable, match="link"):
            read_link(code)
    assert write_link(drafted({"game": "".join(chr(0x4E00 + at * 7919 % 20000) for at in range(9000))})) is None


@pytest.mark.parametrize(
    ("octets", "place", "problem"),
    [
        (b"game: stud\nseats: \xff\xfe", "line 2", "is not UTF-8"),
        (b"\xff\xfegame", "file", "is no table"),  # two characters that are a text, but no situation
        (b"a" * (LARGEST + 1), "file", "too long"),
        (b"", "file", "is no table"),
        (b"\x00\x01\x02", "file", "cannot be read"),
        (b"game: stud\ngame: razz\n", "line 2", "is there twice"),
        (b"game: [stud\n", "line 2", "cannot be read"),
        (b"a: &x [1]\nb: *x\n", "line 2", "alias"),
        (b"a: !!python/object/apply:os.system [ls]\n", "line 1", "cannot be read"),
        (b"[" * 5000, "line 1", "nested too deeply"),
        (b'{"game": "\\ud800"}', "", ""),
    ],
)
def test_octets_of_any_kind_are_read_or_refused_with_their_place(octets: bytes, place: str, problem: str) -> None:
    if not problem:
        assert yaml_text(read_octets(octets)) == "{game: '?'}\n"
        return
    with pytest.raises(StudError) as refused:
        read_octets(octets)
    (one,) = refused.value.problems
    assert one.place == place
    assert problem in one.problem


@laws
@given(st.lists(MESSAGES, max_size=8), st.sampled_from(names()))
def test_no_step_whatever_it_says_makes_anything_but_a_draft(messages: list[dict[str, Any]], name: str) -> None:
    draft = steps(example(name), *messages)
    assert json.loads(draft.text) == draft.data
    assert drafted(draft.data) == draft
    assert len({one.seat for one in places(draft)}) == len(places(draft)) <= 9


@laws
@given(DOCUMENTS, MESSAGES)
def test_a_step_can_be_taken_on_any_document(data: dict[str, Any], message: dict[str, Any]) -> None:
    draft = moved(drafted(data), message)
    assert drafted(draft.data) == draft
    assert street(draft) in ("third", "fourth", "fifth", "sixth", "seventh")


def test_an_empty_table_asks_what_is_asked_first_of_a_hand() -> None:
    draft = moved(example("three-way-all-in"), {"do": "clear"})
    assert (draft.data["ask"], draft.data["street"]) == ("bring-in", "third")


def test_cards_are_put_down_without_gaps_and_taken_away() -> None:
    draft = moved(example("equal-door-cards"), {"do": "clear"})
    draft = steps(draft, {"do": "street", "street": "fifth"}, card(1, 0, "Kh"), card(1, 2, "9d"), card(1, 1, "3c"))
    assert draft.data["seats"]["1"]["up"] == "Kh 3c"
    assert steps(draft, card(1, 0, None)).data["seats"]["1"]["up"] == "3c"
    down = steps(draft, card(1, 1, "As", "down"))
    assert down.data["seats"]["1"]["down"] == "?? As"
    assert "down" not in steps(down, card(1, 1, None, "down")).data["seats"]["1"]


def test_the_common_card_takes_the_place_of_the_third_down_card() -> None:
    draft = moved(example("three-way-all-in"), {"do": "common", "card": "Qh"})
    assert draft.data["seats"]["1"]["down"] == "Ad 4c"
    assert from_data(draft.data).state is not None
    assert "community" not in moved(draft, {"do": "common", "card": None}).data


def test_going_on_to_the_next_street_puts_the_wagers_into_the_pot() -> None:
    draft = steps(example("open-pair"), {"do": "act", "line": "1 folds"}, {"do": "street", "street": "fifth"})
    data = draft.data
    assert data["contributions"] == {"1": 6, "3": 11, "4": 11, "7": 1}
    assert data["seats"]["1"]["status"] == "folded"
    assert "actions" not in data
    back = moved(draft, {"do": "street", "street": "third"}).data
    assert back["seats"]["3"]["up"] == "9c"


def test_what_one_seat_has_in_the_pot_all_have_until_told_otherwise() -> None:
    draft = moved(example("equal-door-cards"), {"do": "chips", "seat": 2, "name": "put", "amount": "11"})
    assert draft.data["contributions"] == {"1": 11, "2": 11, "3": 11, "4": 11, "6": 11}
    draft = moved(draft, {"do": "chips", "seat": 3, "name": "put", "amount": "30"})
    assert draft.data["contributions"]["3"] == 30
    assert draft.data["contributions"]["2"] == 11
    assert "contributions" not in moved(draft, {"do": "chips", "seat": 3, "name": "put", "amount": ""}).data


def test_a_seat_leaves_with_all_that_it_did() -> None:
    draft = moved(example("open-pair"), {"do": "remove", "seat": 4})
    assert draft.data["actions"] == ["3 bets 5"]
    assert sorted(draft.data["contributions"]) == sorted(draft.data["seats"]) == ["1", "3", "7"]
    again = moved(draft, {"do": "add"})
    assert again.data["contributions"]["2"] == 1  # a seat that is dealt in has paid the ante


def test_a_seat_that_was_all_in_is_in_again_with_chips() -> None:
    draft = moved(example("equal-door-cards"), {"do": "status", "seat": 4, "status": "all-in"})
    assert {one.seat: one.status for one in places(draft)}[4] == "all-in"
    for message in ({"do": "status", "status": "in"}, {"do": "chips", "name": "stack", "amount": "40"}):
        assert {one.status for one in places(moved(draft, {**message, "seat": 4}))} == {"in"}
