"""The programs beside Python that the tests drive: a browser and PostgreSQL. Where they are, and how to get them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import sync_playwright

Command = tuple[str, ...]

_UPDATE: Command = ("apt-get", "update")
_PLAYWRIGHT: Command = (sys.executable, "-m", "playwright", "install", "chromium")


class Program(Struct, frozen=True):
    """``find`` says where it is, if it is and runs; ``mend`` is the line for a person who has to install it."""

    name: str
    find: Callable[[], Path | None]
    ways: tuple[tuple[Command, ...], ...]  # each a row of commands; the first that ends with the program there will do
    mend: str

    def get(self) -> Path | None:
        """Where the program is, installed first if it must be and can be."""
        for way in self.ways:
            if found := self.find():
                return found
            if all(shutil.which(command[0]) for command in way) and (way[0] != _UPDATE or os.geteuid() == 0):
                for command in way:
                    print(*command, flush=True)
                    subprocess.run(command, check=False)
        return self.find()


def _chromium() -> Path | None:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if (found := shutil.which(name)) and _runs(Path(found)):
            return Path(found)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if _runs(own) else None


def _runs(program: Path) -> bool:
    """A downloaded browser may lack the system's libraries, and then says so at once."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60).returncode == 0
    except OSError:
        return False


def _postgresql() -> Path | None:
    """The folder of initdb and pg_ctl; Debian keeps them off the PATH."""
    on_path = shutil.which("pg_ctl")
    found = [Path(on_path).resolve()] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return found[-1].parent if found else None


def _apt(package: str) -> tuple[Command, ...]:
    return (_UPDATE, ("apt-get", "install", "--yes", "--no-install-recommends", package))


CHROMIUM = Program(
    "Chromium", _chromium, (_apt("chromium"), (_PLAYWRIGHT,)),
    "a browser is missing: apt-get install chromium, or python -m playwright install --with-deps chromium",
)  # fmt: skip
POSTGRESQL = Program(
    "PostgreSQL", _postgresql, (_apt("postgresql"),),
    "PostgreSQL is missing: apt-get install postgresql, or put its folder with initdb and pg_ctl on the PATH",
)  # fmt: skip
