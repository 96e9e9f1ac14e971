"""Inputs that once ended in a crash, in Python's own words, in a message without end, or not for minutes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from scenarios import code_parts, histories, rulebooks, sharecode, situation
from scenarios.engine.cards import parse_card, parse_cards
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Game
from scenarios.make import make, recipe
from scenarios.rule import rule
from scenarios.rulebooks import shipped, write
from tests.fuzz_seeds import ROOM, phh

HEX = "0x" + "f" * 5_000  # Python reads it, and will not write it in digits
DIGITS = "9" * 5_000  # Python will not even read it
SITUATION = "game: stud\nseats: {1: {up: Kh}, 2: {up: 2c}}\n"
SIDE_POT = phh(histories.read(ROOM, "room.txt")[3])


def refused(read: Callable[[], object]) -> str:
    """All problems of what was read, each short enough to be read itself."""
    with pytest.raises(StudError) as caught:
        read()
    assert all(len(str(problem)) < 1_000 for problem in caught.value.problems)
    said = str(caught.value)
    assert "set_int_max_str_digits" not in said
    assert "Exceeds the limit" not in said
    return said


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (f"? {HEX}\n: 1", "file: no such key: a number far out of range"),
        (f"incident: {{kind: exposed-down-card, seat: 1, card: {HEX}}}", "'a number far out of range' is not a card"),
        (f"stakes: {DIGITS}", "line 3: cannot be read: \"99999"),
        (f"? {DIGITS}\n: 1", "line 3: cannot be read: \"99999"),
        ("stakes: 2024-02-30", 'line 3: cannot be read: "2024-02-30" is no number and no date'),
        ("stakes: 0b_", 'line 3: cannot be read: "0b_"'),
        (f"stakes: {':'.join(['59'] * 300)}:1.5", "line 3: cannot be read: \"59:59"),
        ("stakes: !!bool maybe", "line 3: cannot be read: a tag"),
        ("stakes: !!timestamp now", "line 3: cannot be read: a tag"),
        ("stakes: !!int ''", "line 3: cannot be read: a tag"),
        ("{a: b}: c", "line 3: a list or a table is no key"),
        ("? [[a]]\n: c", "line 3: a list or a table is no key"),
        ('stakes: "\\U00110000"', "file: cannot be read: an escape"),
        ('stakes: "\\UFFFFFFFF"', "file: cannot be read: an escape"),
        ("stakes: \x01", "a character that is not allowed"),
        (f"community: {'b' * 5_000}", "community: 2500 cards (allowed: at most 52)"),
        (f"community: {'x ' * 5_000}", "community: 5000 cards (allowed: at most 52)"),
        (f"community: {'c' * 5_001}", "'ccccc"),
    ],
)  # fmt: skip
def test_situations(more: str, said: str) -> None:
    assert said in refused(lambda: situation.read(SITUATION + more))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hand = 104", f"hand = {DIGITS}", "file: line 8: cannot be read: a number or date that cannot be"),
        ("small_bet = 5", f"small_bet = {HEX}", "amounts: found a number far out of range"),
        ("small_bet = 5", "small_bet = 0x" + "f" * 1_000_000, "amounts: found a number far out of range"),
        ("small_bet = 5", "small_bet = 1e99999999999999999999", "cannot be read: a number or date that cannot be"),
        ("cbr 10", f"cbr {DIGITS}", "amounts: found 99999"),
        ("d dh p1", "d db ,, d dh p1", "is no action"),
        ('"d dh p1 3s"', '"d db ,,"', "',,' is not a card"),
        ("cbr 10", "cbr 0.00001", "amounts: found 0.00001"),
        ("hand = 104", "#" * histories.LARGEST, "file: too long"),
        ("d dh p1", "d dh p١", "is no action"),
        ("cbr 10", "cbr １０", "is no action"),
        ('"F7S"', HEX, "variant: found a number far out of range"),
        ('["P1", "P2", "P3"]', '[["P1"], {a = 1}, "P3"]', "_won: found"),
        ('["P1", 6]', '[["P1"], 6]', "_won: found"),
        ('["P1", 6]', "[{a = 1}, 6]", "_won: found"),
        ("hand = 104", "hand = " + "[" * 9_000 + "]" * 9_000, "lists or tables within each other too deeply"),
    ],
)
def test_phh(old: str, new: str, said: str) -> None:
    assert old in SIDE_POT
    assert said in refused(lambda: histories.read(SIDE_POT.replace(old, new, 1), "file"))


@pytest.mark.parametrize("key", ["a." * 30_000 + "b = 1", "x = {" + "'a' . " * 30 + "b = 1}", "[" + '"a".' * 30 + "b]"])
def test_keys_of_many_parts_are_refused_before_they_take_minutes(key: str) -> None:
    said = "line 2: a key of too many parts (allowed: at most 20 parts)"
    assert refused(lambda: rulebooks.read(f"# house\n{key}\n", "house.toml")) == f"house.toml: {said}"
    assert f"file: line 2: cannot be read: {said[8:]}" in refused(lambda: histories.read(f"# hand\n{key}\n", "file"))


def test_a_file_of_very_many_hands_and_a_hand_of_very_many_problems() -> None:
    assert "50001 hands" in refused(lambda: histories.read("".join(f"[{at}]\n" for at in range(50_001)), "file"))
    many = SIDE_POT.replace('"p3 cc"', ", ".join(['"p9 f"'] * 5_000))
    assert len(refused(lambda: histories.read(many, "file")).splitlines()) == 20


def test_the_name_of_a_hand_is_told_as_far_as_it_can_be() -> None:
    def named(name: str) -> str:
        return histories.read(SIDE_POT.replace("hand = 104", f"hand = {name}"), "file")[0].name

    assert named("'final table'") == "final table"
    assert named(HEX) == "1"
    assert named("[1]") == "1"
    assert named(f"'{'x' * 9_000}'") == "x" * 39 + "…"
    assert len(refused(lambda: histories.read(f"[{'x' * 9_000}]\na = 1\n", "file"))) < 2_000


def test_a_card_shown_by_two_seats_is_there_twice() -> None:
    told = '"p3 cc", "p1 sm 6hKdKcKh3s4s5h", "p3 sm 6hAsAc9d9h4d5c"'
    text = (
        SIDE_POT.replace("AsAc9d", "????9d")
        .replace("KdKcKh", "????Kh")
        .replace('p1 6h"', 'p1 ??"')
        .replace('p3 6s"', 'p3 ??"')
    )
    assert "6h is dealt twice" in refused(lambda: histories.read(text.replace('"p3 cc"', told), "file"))


@pytest.mark.parametrize(
    ("old", "new"), [("revision = 1", f"revision = {DIGITS}"), ("raises_max = 3", f"raises_max = {DIGITS}")]
)
def test_rulebooks(old: str, new: str) -> None:
    text = write(shipped("roberts"))
    assert old in text
    line = text.split(old)[0].count("\n") + 1
    said = refused(lambda: rulebooks.read(text.replace(old, new, 1), "house.toml"))
    assert said.startswith(f"house.toml: line {line}: a number or date that cannot be")


@pytest.mark.parametrize(
    "code", ["\udcff" * 12, "bi1s-roberts.1-\udcff7k3f9kx2am", "bi1s-röberts.1-q7k3f9kx2am", "a\0" * 5_000]
)
def test_share_codes(code: str) -> None:
    assert "is not a share code" in refused(lambda: sharecode.read_code(code))


def test_share_codes_with_a_checksum_that_fits() -> None:
    for body in ("b" * 9_000 + "-roberts.1-q7k3f9kx", f"bi1s-{'b' * 9_000}-q7k3f9kx", "bi1s-roberts.1-" + "z" * 9_000):
        assert "code" in refused(lambda body=body: sharecode.read_code(body + code_parts.checksum(body, 3)))  # type: ignore[misc]


def test_a_folded_seat_whose_upcards_are_not_told_is_no_board() -> None:
    seats = "{1: {up: 6d 9c, down: Kh Kc}, 2: {status: folded}, 3: {up: 8d Kd, down: 8s Ks}}"
    told = situation.read(f"game: stud\nseats: {seats}\nstakes: {{ante: 1, bring_in: 2, small_bet: 5, big_bet: 10}}")
    assert rule(told, "first-to-act").answer["seat"] == 3


def test_a_code_for_more_hands_than_its_rulebook_seats_is_refused() -> None:
    few = replace(shipped("roberts"), id="house", name="Our house", short="Our house", players_max=2)
    code = sharecode.write_code(recipe("winners", few, Game.STUD8, "two-lows", seed=5))

    def live(seed: int) -> int | None:
        try:
            return len(make(replace(sharecode.read_code(code), seed=seed)).state.live)
        except StudError:
            return None

    assert {live(seed) for seed in range(6)} <= {2, None}


def test_cards() -> None:
    assert refused(lambda: parse_card("x" * 9_000)).startswith("card: 'xxxxx")
    assert refused(lambda: parse_cards("x" * 9_000)) == "cards: 4500 cards (allowed: at most 52)"
