"""A small run of the fuzz, and that it notices what it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scenarios.engine.errors import Problem, Unreadable
from scenarios.generator.stream import SeedStream
from tests import fuzz, fuzz_doors
from tests.fuzz_changes import CHANGES, spoiled
from tests.fuzz_doors import FORMATS, Fault, input_of, outcome
from tests.fuzz_seeds import seeds

SAMPLE = 500
"""Inputs of each format."""

Door = Callable[[bytes], None]


def shut(*problems: Problem) -> Door:
    def door(_octets: bytes) -> None:
        raise Unreadable(problems)

    return door


def broken(_octets: bytes) -> None:
    raise KeyError("a seat")


def endless(_octets: bytes) -> None:
    while True:
        pass


@pytest.mark.parametrize("form", FORMATS)
def test_every_sound_input_is_read(form: str) -> None:
    assert len(seeds(form)) >= 5
    assert [outcome(form, octets) for octets in seeds(form)] == ["read"] * len(seeds(form))


@pytest.mark.parametrize("form", FORMATS)
def test_a_sample_of_spoiled_inputs_ends_in_success_or_in_an_error_by_name(form: str) -> None:
    _, found = fuzz.run((form, 1, 0, SAMPLE))
    assert found.faults == []
    assert found.outcomes["read"] > SAMPLE // 50
    assert found.outcomes["refused"] > SAMPLE // 2


@pytest.mark.parametrize(
    ("door", "why"),
    [
        (broken, "KeyError at test_fuzz.py"),
        (endless, "took more than 0.1 s"),
        (shut(), "an error without a problem"),
        (shut(Problem("x", "invalid literal for int()")), "Python's words in an error: invalid literal"),
        (shut(Problem("x" * 6_000, "y")), "an error of more than 5000 characters"),
    ],
)
def test_what_may_not_come_of_an_input_is_noticed(monkeypatch: pytest.MonkeyPatch, door: Door, why: str) -> None:
    monkeypatch.setitem(fuzz_doors.DOORS, "code", door)
    assert outcome("code", b"x", seconds=0.1).startswith(why)


def test_the_same_seed_gives_the_same_inputs() -> None:
    for form in FORMATS:
        first = [input_of(form, 3, number) for number in range(40)]
        assert first == [input_of(form, 3, number) for number in range(40)]
        assert first != [input_of(form, 4, number) for number in range(40)]
        assert len(set(first)) > 35


def test_every_change_takes_an_empty_input_and_alters_a_long_one() -> None:
    sound = seeds("text")
    for number, change in enumerate(dict.fromkeys(CHANGES)):
        streams = [SeedStream("test", number, draw) for draw in range(30)]
        assert all(isinstance(change(stream, b"", (b"",)), bytes) for stream in streams)
        assert any(change(stream, sound[0], sound) != sound[0] for stream in streams), change
    assert all(len(spoiled(SeedStream("long", draw), (b"a\n" * 200_000,))) <= 400_001 for draw in range(20))


def test_the_parts_of_a_run_are_all_its_inputs() -> None:
    parts = list(fuzz.jobs(("phh", "text"), 0, 50, 301))
    assert parts == [("phh", 0, 50, 100), ("phh", 0, 150, 51), ("text", 0, 50, 100), ("text", 0, 150, 50)]


def test_a_run_prints_its_figures_and_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--inputs", "4", "--format", "rulebook"]) == 0
    told = capsys.readouterr().out
    assert "rulebook          4" in told
    assert "0 faults" in told


def test_faults_alike_are_told_once_with_how_to_see_them_again(capsys: pytest.CaptureFixture[str]) -> None:
    found = fuzz.Found(faults=[Fault("phh", 7, "KeyError at x", b"a"), Fault("phh", 9, "KeyError at x", b"b")])
    assert fuzz.report({"phh": found}) == 1
    told = capsys.readouterr().out
    assert "--format phh --first 7 --inputs 1: KeyError at x\n    b'a'" in told
    assert "--first 9" not in told


def test_a_part_that_does_not_come_back_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "SECONDS", 0)
    found = fuzz.fuzzed([("rulebook", 0, 100, 90)], processes=1)
    assert [(one.number, one.why) for one in found["rulebook"].faults] == [(100, "one of 90 inputs does not end")]
