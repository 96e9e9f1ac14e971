"""Processes that open the same databases at the same moment."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

_STARTER = """
import sys
from datetime import UTC, datetime
from tutor.records import Records, open_database
print("ready", flush=True)
for url in sys.stdin:
    with open_database(url.strip()) as database:
        token = Records(database, lambda: datetime.now(UTC)).new_learner()
    print(token, flush=True)
"""


def start_together(processes: int, urls: Sequence[str]) -> list[list[str]]:
    """For each URL, the token of the learner that each process made in it; all of them open it at once.

    Fails when one of them cannot, or says anything on its way.
    """
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", _STARTER]
    pipe = subprocess.PIPE
    starters = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(processes)]
    ready = [_line(starter) for starter in starters]
    tokens = []
    for url in urls:
        for starter in starters:
            _tell(starter, url)
        tokens.append([_line(starter) for starter in starters])
    errors = [starter.communicate(timeout=60)[1] for starter in starters]
    assert (ready, errors) == (["ready"] * processes, [""] * processes)
    return tokens


def _tell(starter: subprocess.Popen[str], url: str) -> None:
    """One that has died is not told; it says why in its errors."""
    assert starter.stdin is not None
    with suppress(BrokenPipeError):
        starter.stdin.write(f"{url}\n")
        starter.stdin.flush()


def _line(starter: subprocess.Popen[str]) -> str:
    assert starter.stdout is not None
    return starter.stdout.readline().strip()
