"""The command line as a process whose streams are full, broken off or closed."""

from __future__ import annotations

import os
import shlex
import socket
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")

LISTED = "rulebooks list"
ITEMS = "quiz --kind bring_in --count 2 --seed 1 --json"


class Ended(NamedTuple):
    status: int
    out: str
    err: str


def shell(command: str, streams: str) -> Ended:
    """``stud-tutor`` with its streams led as a shell leads them, and buffered as they are by themselves."""
    line = f"{shlex.quote(sys.executable)} -m tutor.cli {command} {streams}"
    surroundings = {name: said for name, said in os.environ.items() if name != "PYTHONUNBUFFERED"}
    ran = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, timeout=60, env=surroundings)
    return Ended(ran.returncode, ran.stdout, ran.stderr)


@pytest.mark.parametrize("command", [LISTED, ITEMS, "--help"])
def test_what_cannot_be_written_is_told_in_one_line(command: str) -> None:
    ended = shell(command, "> /dev/full")
    assert ended == (2, "", "standard output: cannot be written: No space left on device\n")


@pytest.mark.parametrize("command", [LISTED, ITEMS])
def test_a_closed_output_is_told_in_one_line(command: str) -> None:
    assert shell(command, ">&-") == (2, "", "standard output: cannot be written: Bad file descriptor\n")


def test_a_server_needs_no_output_and_says_what_is_wrong_with_its_records(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    ended = shell(f"--port {port} --data {shlex.quote(str(tmp_path / 'file' / 'folder'))}", ">&-")
    assert ended.status == 2
    assert "--data" in ended.err
    assert "standard output" not in ended.err


def test_whoever_has_read_enough_is_not_told(tmp_path: Path) -> None:
    ended = shell(ITEMS.replace("--count 2", "--count 20"), f"| head -n 1 > {shlex.quote(str(tmp_path / 'first'))}")
    assert ended == (0, "", "")
    assert (tmp_path / "first").read_text("utf-8").count("\n") == 1


@pytest.mark.parametrize("streams", ["2> /dev/full", "2>&-"])
def test_where_nobody_can_be_told_the_status_still_tells(streams: str) -> None:
    assert shell("rule nowhere.yaml --ask pots", streams) == (2, "", "")


def test_where_neither_can_be_written_the_status_still_tells() -> None:
    assert shell(LISTED, "> /dev/full 2>&1").status == 2


def test_a_closed_input_is_an_empty_one() -> None:
    assert shell("rule -", "<&-").err.startswith("file: is empty")
    assert shell("replay -", "<&-").err.startswith("-: no recorded hand is here")
    assert shell("quiz --kind bring_in --seed 1", "<&-").status == 0
