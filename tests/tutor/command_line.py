"""The command line run within the test: its exit status and what it wrote."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tutor.cli import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> list[dict[str, Any]]:
        """The JSON of each line on standard output."""
        return [json.loads(line) for line in self.out.splitlines()]


Run = Callable[..., Ran]


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """``run("rule", "-", stdin="…")``."""

    def run(*argv: str, stdin: str | bytes = "") -> Ran:
        octets = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(octets), encoding="utf-8"))
        try:
            status = main(argv)
        except SystemExit as stopped:  # argparse: usage, --help, --version
            status = stopped.code if isinstance(stopped.code, int) else 1
        written = capsys.readouterr()
        return Ran(status, written.out, written.err)

    return run
