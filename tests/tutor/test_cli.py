"""The command line as a whole, and its sub-commands ``replay``, ``rulebooks`` and ``lessons``."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import lessons
from lessons.check import check
from lessons.languages import language, tags
from lessons.pages import pages
from scenarios.rulebooks import SHIPPED, shipped, write
from tests.tutor.command_line import Run
from tutor.cli import parser
from tutor.commands import start

RIGHT = """variant = 'F7S'
antes = [1, 1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [200, 200, 200]
actions = ['d dh p1 ????Kh', 'd dh p2 ????2c', 'd dh p3 ????9d', 'p2 pb', 'p3 cbr 5', 'p1 f', 'p2 f']
"""
WRONG_SEAT = RIGHT.replace("'p2 pb', 'p3 cbr 5', 'p1 f', 'p2 f'", "'p3 pb', 'p1 cbr 7', 'p2 f', 'p3 f'")


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    (tmp_path / "a.phh").write_text(RIGHT, "utf-8")
    (tmp_path / "b.phh").write_text(WRONG_SEAT, "utf-8")
    (tmp_path / "notes.txt").write_text("not a hand", "utf-8")
    return tmp_path


def test_replay_gives_an_object_for_each_hand(run: Run, hands: Path) -> None:
    ran = run("replay", "--json", str(hands / "a.phh"), str(hands / "b.phh"))
    assert ran.status == 0
    right, wrong = ran.json
    assert right == {
        "file": str(hands / "a.phh"),
        "hand": "1",
        "game": "stud",
        "decisions": 4,
        "disagreements": [],
        "illegal": [],
        "awards": {"3": 7},  # three antes, the bring-in and as much of the completion; the rest nobody called
        "awards_agree": None,
    }
    assert wrong["disagreements"] == [{"street": "third", "expected": 2, "recorded": 3}]
    assert wrong["illegal"] == [{"street": "third", "seat": 1, "action": "1 completes to 7", "violation": "amount"}]


def test_replay_strict_makes_a_finding_a_violation(run: Run, hands: Path) -> None:
    assert run("replay", "--strict", str(hands / "a.phh")).status == 0
    assert run("replay", "--strict", str(hands)).status == 1
    (hands / "c.phh").write_text("variant = 'NT'", "utf-8")
    ran = run("replay", "--strict", "--json", str(hands))
    assert ran.status == 2
    assert [("errors" in one) for one in ran.json] == [False, False, True]


def test_replay_holds_what_was_paid_against_the_rules(run: Run, hands: Path) -> None:
    for winner, agrees in (("C", True), ("A", False)):
        paid = f"players = ['A', 'B', 'C']\n_won = [['{winner}', 7]]\n_uncalled = [['C', 3]]\n"
        (hands / "a.phh").write_text(RIGHT + paid, "utf-8")
        assert run("replay", "--json", str(hands / "a.phh")).json[0]["awards_agree"] is agrees
        assert run("replay", "--strict", str(hands / "a.phh")).status == (not agrees)
    told = run("replay", str(hands / "a.phh")).out
    assert "4 decisions, 1 finding." in told
    assert "The record pays otherwise. By the rules seat 3 gets 7." in told


def test_replay_tells_people_what_was_found(run: Run, hands: Path) -> None:
    told = run("replay", str(hands)).out
    assert "a.phh, hand 1: 4 decisions, all as the rules say." in told
    assert "Third street: it was seat 2’s turn, but seat 3 acted." in told
    assert "“1 completes to 7” is not legal (amount)" in told


def test_rulebooks_are_listed_shown_and_compared(run: Run) -> None:
    assert [book["id"] for book in run("rulebooks", "list", "--json").json] == list(SHIPPED)
    assert "roberts" in run("rulebooks", "list").out
    (shown,) = run("rulebooks", "show", "tda", "--json").json
    assert shown["knobs"]["raises_max"] == 4
    assert shown["procedures"]["fouled_deck"] == "void"
    assert shown["clauses"]["raises_max"]["mark"] == "silent"
    assert "board_tie_stud           suit" in run("rulebooks", "show", "tda").out
    (found,) = run("rulebooks", "diff", "wsop-tournament", "tda", "--json").json
    assert {"knob": "board_tie_stud8", "a": "position", "b": "suit"} in found["differences"]
    assert {"knob": "wrong_burn", "a": "put-right-until-act", "b": "stands"} in found["differences"]
    assert "rule alike" in run("rulebooks", "diff", "tda", "tda").out
    assert run("rulebooks", "show", "nobody").status == 2


def test_a_broken_rulebook_has_all_its_problems_listed(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(write(shipped("roberts")), "utf-8")
    bad.write_text(write(shipped("roberts")).replace("raises_max = 3", "raises_max = 9\nrises = 3"), "utf-8")
    assert run("rulebooks", "check", str(good)).status == 0
    ran = run("rulebooks", "check", str(good), str(bad), "--json")
    assert ran.status == 2
    assert [len(one["errors"]) for one in ran.json] == [0, 2]
    assert "raises_max" in run("rulebooks", "check", str(bad)).err


def test_a_sound_rulebook_is_told_what_it_is_and_whose(run: Run, tmp_path: Path) -> None:
    copy, own = tmp_path / "copy.toml", tmp_path / "own.toml"
    copy.write_text(write(shipped("tda")), "utf-8")
    house = replace(shipped("tda"), id="house", name="Our house", short="Ours", revision=3)
    own.write_text(write(house), "utf-8")
    told = run("rulebooks", "check", str(copy), str(own)).out.splitlines()
    assert told[0].endswith(
        f"complete and consistent. {shipped('tda').name}, id and revision tda.1, games stud, stud8, and razz."
    )
    assert told[1].endswith("Our house (own rulebook), id and revision house.3, games stud, stud8, and razz.")
    assert [one["own"] for one in run("rulebooks", "check", str(copy), str(own), "--json").json] == [False, True]
    assert run("rulebooks", "show", str(own)).out.startswith("Our house (own rulebook) · house.3\n")


def test_lessons_check_says_how_many_pages_each_language_has(run: Run) -> None:
    told = run("lessons", "check", "--lang", "da").out.splitlines()[1:]
    assert len(told) == len(tags())
    for tag, line in zip(tags(), told, strict=True):
        own = len(list((Path(lessons.__file__).parent / tag / "pages").glob("*.md")))
        assert line == f"{language(tag).name}: {own} af {len(pages('en'))} lektioner"


def test_lessons_check_reports_every_fault(run: Run) -> None:
    ran = run("lessons", "check", "--json")
    faults = check()
    assert [one["place"] for one in ran.json] == [fault.place for fault in faults]
    assert ran.status == (1 if faults else 0)


@pytest.mark.parametrize("command", ["", "rule", "quiz", "replay", "verify", "rulebooks", "lessons"])
def test_each_command_explains_itself_and_its_status(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.status == 0
    assert "0 done, 1 a violation found, 2 bad input" in ran.out


@pytest.mark.parametrize(
    "argv", [("--port", "70000"), ("--port", "http"), ("rule",), ("dance",), ("rulebooks",), ("verify",)]
)
def test_wrong_usage_is_bad_input(run: Run, argv: tuple[str, ...]) -> None:
    ran = run(*argv)
    assert ran.status == 2
    assert "usage: stud-tutor" in ran.err


def test_sub_commands_load_neither_the_app_nor_the_database() -> None:
    code = (
        "import sys; from tutor.cli import main; main(['rulebooks', 'list']);"
        "print([name for name in ('streamlit', 'sqlalchemy', 'starlette', 'plotly') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_alone_it_serves_with_what_was_given(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tutor import server

    asked: list[object] = []

    def serve(*given: Any) -> None:
        *settings, ready = given
        asked.extend(settings)
        ready()

    monkeypatch.setattr(server, "serve", serve)
    argv = ("--host", "0.0.0.0", "--port", "9000", "--data", str(tmp_path), "--base-path", "/stud/")
    ran = run(*argv)
    assert ran.status == 0
    assert asked == ["0.0.0.0", 9000, tmp_path, "", "stud", False]
    assert "http://localhost:9000/stud/ " in ran.err
    assert start.address("::1", 8501, "") == "http://[::1]:8501/"


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host", "x" * 70])
def test_a_host_that_is_not_here_is_named_with_what_would_do(run: Run, host: str) -> None:
    ran = run("--host", host)
    assert ran.status == 2
    assert ran.err.startswith(f"--host: '{host}' is no ")
    assert "0.0.0.0" in ran.err
    assert "Errno" not in ran.err


def test_a_port_that_is_taken_is_named(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = run("--port", str(port))
    assert ran.status == 2
    assert ran.err.startswith(f"--port: {port} is in use")
    assert start.unusable("127.0.0.1", port) == ""


@pytest.mark.parametrize(
    "argv", [("quiz",), ("lessons", "check"), ("rulebooks", "list"), ("verify", "x"), ("rule", "x")]
)
def test_a_language_that_there_is_not_is_refused_by_name(run: Run, argv: tuple[str, ...]) -> None:
    for tag in ("zz", "english", ""):
        ran = run(*argv, "--lang", tag)
        assert ran.status == 2
        assert "is no language of the tutor; there are en, da, de, nl" in ran.err


def test_a_database_that_cannot_be_opened_is_bad_input(run: Run) -> None:
    ran = run("--database", "no such thing")
    assert ran.status == 2
    assert "database" in ran.err


def test_an_address_is_told_only_once_the_records_are_open(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for given in (("--data", str(tmp_path / "file" / "folder")), ("--database", "no such thing")):
        ran = run(*given)
        assert ran.status == 2
        assert "http://" not in ran.err


@pytest.mark.parametrize("path", ["../..", ".", "a/../b", "a//b", "a b", "käse", "a%2e", "a?b", "a\nb", "a;b"])
def test_a_base_path_that_a_browser_would_change_is_refused(run: Run, path: str) -> None:
    ran = run("--base-path", path)
    assert ran.status == 2
    assert "argument --base-path" in ran.err
    assert "letters, digits, - _ . ~" in ran.err


def test_a_base_path_has_as_many_parts_as_wanted_and_slashes_around_it_are_nothing() -> None:
    for given, meant in (("/a-b/c_d/~e.f/", "a-b/c_d/~e.f"), ("/", ""), ("", ""), ("..a", "..a")):
        assert parser().parse_args(["--base-path", given]).base_path == meant
