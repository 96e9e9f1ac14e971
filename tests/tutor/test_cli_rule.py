"""``stud-tutor rule``: one situation or a line each, for machines and for people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from scenarios.rulebooks import shipped, write
from tests.tutor.command_line import Run

SITUATION = """
game: stud
stakes: {ante: 1, bring_in: 2, small_bet: 5, big_bet: 10}
seats:
  1: {up: "7h"}
  2: {up: "2d"}
  4: {up: "2c"}
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "hand.yaml"
    path.write_text(SITUATION, "utf-8")
    return str(path)


def test_an_answer_as_json_has_its_rulebook_ask_and_steps(run: Run, file: str) -> None:
    ran = run("rule", file, "--ask", "bring-in", "--json")
    (answer,) = ran.json
    assert ran.status == 0
    assert (answer["rulebook"], answer["ask"]) == ("roberts", "bring-in")
    assert (answer["seat"], answer["decided_by"]) == (4, "suit")
    assert [step["rule"] for step in answer["steps"]] == ["lowest_card_opens", "suit_order"]
    assert answer["options"]["complete_to"] == [5]


def test_an_answer_for_people_is_in_their_language(run: Run, file: str) -> None:
    english = run("rule", file, "--ask", "bring-in")
    assert english.out.startswith("Seat 4 brings it in.\n  1. ")
    assert "Robert's Rules" in english.out
    assert run("rule", file, "--ask", "bring-in", "--lang", "de-AT").out.startswith("Platz 4 ")
    assert run("rule", file, "--ask", "bring-in", "--lang", "en_GB") == english


def test_standard_input_and_an_ask_of_its_own(run: Run) -> None:
    ran = run("rule", "-", "--json", stdin=SITUATION + "ask: next-to-act\n")
    assert ran.json[0]["ask"] == "next-to-act"
    assert ran.json[0]["seat"] == 4


def test_without_an_ask_the_asks_are_listed(run: Run, file: str) -> None:
    ran = run("rule", file)
    assert ran.status == 2
    assert "ask: missing (allowed: bring-in, first-to-act" in ran.err


def test_every_problem_is_reported_with_status_two(run: Run) -> None:
    broken = SITUATION.replace('"2d"', '"7h"') + "asks: bring-in\n"
    ran = run("rule", "-", "--ask", "bring-in", stdin=broken)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 2
    as_json = run("rule", "-", "--ask", "bring-in", "--json", stdin=broken)
    assert as_json.status == 2
    assert {problem["place"] for problem in as_json.json[0]["errors"]} == {"file", "seats.2.up"}
    assert set(as_json.json[0]["errors"][0]) == {"place", "problem", "allowed"}


def test_a_file_that_is_not_there(run: Run) -> None:
    ran = run("rule", "nowhere.yaml", "--ask", "bring-in")
    assert ran.status == 2
    assert "nowhere.yaml: cannot be read" in ran.err


@pytest.mark.parametrize("text", ["", "\n", "# not yet\n"])
def test_an_empty_file_is_told_in_one_line(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "empty.yaml").write_text(text, "utf-8")
    ran = run("rule", str(tmp_path / "empty.yaml"))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "file: is empty (allowed: a table with game, stakes, seats …)\n"


@pytest.mark.parametrize("text", ["game:", "game: stud\nask: ~\nseats: {1: {up: Kh}, 2: ~}", "- ~"])
def test_what_a_file_leaves_out_is_not_called_by_its_python_name(run: Run, text: str) -> None:
    ran = run("rule", "-", stdin=text)
    assert ran.status == 2
    assert "None" not in ran.err


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_a_situation_and_lines_of_them_are_read_in_any_encoding(run: Run, tmp_path: Path, encoding: str) -> None:
    asked = SITUATION + "ask: bring-in # très bien\n"
    line = json.dumps({"game": "stud", "seats": {"1": {"up": "7h 2h"}, "2": {"up": "2d 8c"}}, "ask": "first-to-act"})
    for argv, text, seats in (((), asked, [4]), (("--lines",), f"{line}\n" * 2, [2, 2])):
        path = tmp_path / "hand.yaml"
        path.write_bytes(text.encode(encoding))
        from_file = run("rule", str(path), "--json", *argv)
        assert [one["seat"] for one in from_file.json] == seats
        assert run("rule", "-", "--json", *argv, stdin=path.read_bytes()) == from_file


def test_an_overridden_bring_in_is_a_warning(run: Run, file: str) -> None:
    ran = run("rule", file, "--ask", "bring-in", "--rulebook", "da-fixed-limit", "--json")
    assert ran.status == 0
    assert ran.json[0]["options"]["bring_in"] == [1]
    assert ran.json[0]["warnings"][0]["place"] == "stakes.bring_in"
    assert ran.err.startswith("stakes.bring_in: ")


def test_what_no_text_settles(run: Run) -> None:
    text = 'game: stud\nseats: {1: {up: "8c 8d Ks"}, 2: {up: "8h 8s Kd"}}\n'
    ran = run("rule", "-", "--ask", "first-to-act", "--rulebook", "tda", "--json", stdin=text)
    assert ran.status == 0
    assert ran.json[0]["unsettled"] is True
    assert sorted(ran.json[0]["candidates"]) == [1, 2]
    told = run("rule", "-", "--ask", "first-to-act", "--rulebook", "tda", stdin=text)
    assert told.out.startswith("No text settles this")


def test_a_rulebook_of_ones_own_beside_the_file(run: Run, tmp_path: Path) -> None:
    house = replace(shipped("roberts"), id="upside-down", name="Upside down", short="Upside down")
    (tmp_path / "own.toml").write_text(write(house).replace('"cdhs"', '"shdc"'), "utf-8")
    path = tmp_path / "hand.yaml"
    path.write_text(SITUATION + "rulebook: own.toml\n", "utf-8")
    ran = run("rule", str(path), "--ask", "bring-in", "--json")
    assert (ran.json[0]["rulebook"], ran.json[0]["seat"]) == ("upside-down", 2)


def test_lines_are_answered_one_each_and_a_broken_one_stops_nothing(run: Run) -> None:
    good = {"game": "stud", "seats": {"1": {"up": "Kh 9d"}, "2": {"up": "2c 2h"}}, "ask": "first-to-act"}
    lines = [
        json.dumps(good),
        "not json",
        json.dumps({**good, "ask": "rank-boards"}),
        "",
        json.dumps({**good, "seats": {"1": {"up": "Kh 9d"}, "2": {"up": "Kh 2h"}}}),
        json.dumps({key: value for key, value in good.items() if key != "ask"}),
    ]
    ran = run("rule", "-", "--lines", stdin="\n".join(lines) + "\n")
    assert ran.status == 2
    first, second, third, fourth, fifth = ran.json
    assert first["seat"] == 2
    assert third["order"] == [[2], [1]]
    assert [list(broken) for broken in (second, fourth, fifth)] == [["errors"]] * 3
    assert run("rule", "-", "--lines", stdin=lines[0]).status == 0
    assert run("rule", "-", "--lines", "--ask", "next-to-act", stdin=lines[5]).json[0]["seat"] == 2
