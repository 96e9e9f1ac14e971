"""``replay`` of both formats, of files among others, and of folders with nothing in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tutor.command_line import Run

ROOM = Path(__file__).parents[1] / "tables" / "room_hands.txt"
PHH = """variant = 'F7S'
antes = [1, 1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [200, 200, 200]
actions = ['d dh p1 ????Kh', 'd dh p2 ????2c', 'd dh p3 ????9d', 'p2 pb', 'p3 cbr 5', 'p1 f', 'p2 f']
"""


def test_room_text_gives_the_same_objects_as_phh(run: Run) -> None:
    ran = run("replay", "--strict", "--json", str(ROOM))
    assert ran.status == 0
    assert [one["hand"] for one in ran.json] == ["101", "102", "103", "104"]
    assert ran.json[3] == {
        "file": str(ROOM),
        "hand": "104",
        "game": "stud",
        "decisions": 5,
        "disagreements": [],
        "illegal": [],
        "awards": {"1": 6, "2": 24, "3": 0},
        "awards_agree": True,
    }


def test_the_contents_tell_the_format_and_not_the_name(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(PHH, "utf-8")
    (tmp_path / "b.phh").write_bytes(ROOM.read_text("utf-8").replace("\n", "\r\n").encode("utf-16"))
    (tmp_path / "notes.txt").write_text("PokerStars is a card room.", "utf-8")
    (tmp_path / "folder.txt").mkdir()
    ran = run("replay", "--strict", "--json", str(tmp_path))
    assert ran.status == 0
    assert [one["hand"] for one in ran.json] == ["1", "101", "102", "103", "104"]


def test_a_damaged_hand_is_told_among_the_others(run: Run, tmp_path: Path) -> None:
    text = ROOM.read_text("utf-8").replace("Inga: bets €2", "Inga: bets €2x")
    (tmp_path / "a.txt").write_text(text, "utf-8")
    (tmp_path / "b.phhs").write_text(f"[7]\n{PHH}[8]\nvariant = 'NT'\n[9]\n{PHH}", "utf-8")
    ran = run("replay", "--json", str(tmp_path))
    assert ran.status == 2
    assert [(one["hand"], "errors" in one) for one in ran.json] == [
        ("101", False), ("102", True), ("103", False), ("104", False), ("7", False), ("8", True), ("9", False),
    ]  # fmt: skip
    (error,) = ran.json[1]["errors"]
    assert error["place"] == f"{tmp_path / 'a.txt'}: hand 102, line 74, column 12"


@pytest.mark.parametrize("inside", [(), ("notes.md", "notes.txt")])
def test_a_folder_without_histories_is_bad_input(run: Run, tmp_path: Path, inside: tuple[str, ...]) -> None:
    for name in inside:
        (tmp_path / name).write_text("nothing", "utf-8")
    ran = run("replay", "--json", str(tmp_path))
    assert ran.status == 2
    (error,) = ran.json[0]["errors"]
    assert error == {
        "place": str(tmp_path),
        "problem": "a folder without histories",
        "allowed": "files that end in .phh, .phhs or .txt",
    }


def test_a_file_that_is_missing_or_holds_no_hand_is_bad_input(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\xff")
    ran = run("replay", "--json", str(tmp_path / "picture.png"), str(tmp_path / "missing.txt"))
    assert ran.status == 2
    holds, missing = ran.json
    assert holds["errors"][0]["problem"] == "no recorded hand is here"
    assert "cannot be read" in missing["errors"][0]["problem"]


@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff", "# a hand that was never written down\n"])
def test_a_file_with_nothing_in_it_is_told_in_one_line(run: Run, tmp_path: Path, text: str) -> None:
    for name in ("empty.phh", "empty.txt"):
        (tmp_path / name).write_text(text, "utf-8")
        ran = run("replay", str(tmp_path / name))
        assert ran.status == 2
        (line,) = ran.err.splitlines()
        assert line.startswith(f"{tmp_path / name}: no recorded hand is here (allowed: PHH, or room text")


def test_a_folder_that_may_not_be_looked_into_is_bad_input(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "iterdir", refuse)
    assert run("replay", str(tmp_path)).status == 2


def test_a_walk_rules_on_every_decision_with_its_reasons(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.phh").write_text(PHH.replace("'p2 pb'", "'p1 pb'"), "utf-8")
    ran = run("replay", "--walk", str(tmp_path / "a.phh"))
    assert ran.status == 0
    first, second, *_ = ran.out.split("\n\n")
    assert first.splitlines()[:3] == [
        "Third street: seat 1 brings in 2",
        "! In the record seat 1 acts here, but it is seat 2’s turn.",
        "Seat 2 brings it in.",  # the deuce
    ]
    assert "  1. " in second
    (found,) = run("replay", "--walk", "--json", str(tmp_path / "a.phh")).json
    assert found["disagreements"][0] == {"street": "third", "expected": 2, "recorded": 1}
    stop = found["walk"][0]
    assert (stop["street"], stop["action"]) == ("third", "1 brings in 2")
    assert [(one["ask"], one["seat"]) for one in stop["rulings"]] == [("bring-in", 2), ("options", 2)]
    assert stop["rulings"][0]["steps"][0]["rule"] == "lowest_card_opens"


@pytest.mark.parametrize(("game", "first"), [("razz", "high"), ("stud8", "low")])
def test_a_hand_from_a_seed_is_walked_through_to_its_payment(run: Run, game: str, first: str) -> None:
    ran = run("replay", "--seed", "11", "--game", game, "--json")
    assert ran.status == 0
    (found,) = ran.json
    assert (found["game"], found["hand"], found["disagreements"], found["illegal"]) == (game, "11", [], [])
    assert found["walk"][-1]["rulings"][-1]["awards"] == found["awards"]
    assert run("replay", "--seed", "11", "--game", game, "--json").json == [found]
    assert first in run("replay", "--seed", "11", "--game", game).out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "FILE: missing"),
        (["--seed", "x"], "is no seed"),
        (["--seed", "1", "--game", "omaha"], "has no 'omaha'"),
        (["--seed", "1", "--game", "razz", "--rulebook", "da-fixed-limit"], "has no 'razz'"),
    ],
)
def test_a_replay_of_nothing_is_refused(run: Run, args: list[str], said: str) -> None:
    ran = run("replay", *args)
    assert ran.status == 2
    assert said in ran.err
