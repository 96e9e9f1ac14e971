"""The test command, ``python -m tests``: everything that must hold before a change is taken, in one run.

Sees to a browser and PostgreSQL, then style, types, and the tests; the engine and the grading must be covered whole,
line and branch. Ends with status 1 if any step failed, after all have run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from tests.programs import CHROMIUM, POSTGRESQL

ROOT = Path(__file__).parents[1]
COVERED = ("scenarios.engine", "tutor.grading", "tutor.scoring")
STEPS = {
    "style": ("ruff", "check", "."),
    "format": ("ruff", "format", "--check", "."),
    "types": ("mypy", "--strict"),
    "tests": (
        "pytest", "--hypothesis-profile=ci", "--durations=10", "--numprocesses=2", "--dist=loadfile",
        *(f"--cov={one}" for one in COVERED), "--cov-branch", "--cov-report=term-missing:skip-covered",
        "--cov-fail-under=100",
    ),
}  # fmt: skip


def programs() -> bool:
    """Whether the programs are there; each is installed where that can be done."""
    complete = True
    for program in (CHROMIUM, POSTGRESQL):
        found = program.get()
        print(f"{program.name}: {found}" if found else program.mend, flush=True)
        complete = complete and found is not None
    return complete


def step(command: tuple[str, ...]) -> bool:
    """Whether the command ended well, run by this same Python from the project's folder."""
    print(f"\n$ python -m {' '.join(command)}", flush=True)
    began = perf_counter()
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT)
    print(f"{perf_counter() - began:.0f} s", flush=True)
    return done.returncode == 0


def main() -> int:
    """The exit status."""
    os.chdir(ROOT)
    passed = {"programs": programs()} | {name: step(command) for name, command in STEPS.items()}
    print("\n" + ", ".join(f"{name} {'passed' if ok else 'FAILED'}" for name, ok in passed.items()))
    return 0 if all(passed.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
