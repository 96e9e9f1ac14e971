"""Spoiled inputs for every parser: ``python -m tests.fuzz [--inputs N] [--seed S] [--first N] [--format F]``.

Changes sound situations, histories (PHH and room text), share codes and rulebooks at random, the same for the same
seed, on all cores. Each must end in success or in an error by name, in the project's own words and in a few seconds.
Prints a line a format and the first input of every fault, which ``--format F --first N --inputs 1`` gives again; exit
status 1 if there is any.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool, TimeoutError, cpu_count
from time import perf_counter

from tqdm import tqdm

from tests.fuzz_doors import FORMATS, SECONDS, Fault, input_of, outcome

CHUNK = 100

Job = tuple[str, int, int, int]  # format, seed, the first number, how many


@dataclass(slots=True)
class Found:
    """What came of some inputs of one format: how many were read, refused and at fault, the slowest in seconds."""

    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)
    slowest: tuple[float, int] = (0.0, 0)

    def add(self, other: Found) -> None:
        self.outcomes.update(other.outcomes)
        self.faults += other.faults
        self.slowest = max(self.slowest, other.slowest)


def run(job: Job) -> tuple[Job, Found]:
    """One part of the run, in a process of its own."""
    form, seed, first, count = job
    found = Found()
    for number in range(first, first + count):
        octets = input_of(form, seed, number)
        began = perf_counter()
        came_of_it = outcome(form, octets)
        found.slowest = max(found.slowest, (perf_counter() - began, number))
        at_fault = came_of_it not in ("read", "refused")
        found.outcomes["fault" if at_fault else came_of_it] += 1
        if at_fault:
            found.faults.append(Fault(form, number, came_of_it, octets))
    return job, found


def jobs(formats: tuple[str, ...], seed: int, first: int, inputs: int) -> Iterator[Job]:
    """The parts of a run: the inputs divided among the formats, the first of them having one more."""
    for at, form in enumerate(formats):
        count = inputs // len(formats) + (at < inputs % len(formats))
        for start in range(0, count, CHUNK):
            yield form, seed, first + start, min(CHUNK, count - start)


def fuzzed(parts: list[Job], *, processes: int) -> dict[str, Found]:
    """Every part run, by format. A part that does not come back, whatever it is busy with, is a fault."""
    total: dict[str, Found] = {form: Found() for form, *_ in parts}
    with (
        Pool(processes) as pool,
        tqdm(total=sum(count for *_, count in parts), unit="", file=sys.stderr) as bar,
    ):
        done = pool.imap_unordered(run, parts)
        waiting = set(parts)
        while waiting:
            try:
                job, found = done.next(timeout=SECONDS * CHUNK)
            except TimeoutError:
                for form, _, first, count in waiting:
                    why = f"one of {count} inputs does not end"
                    total[form].faults.append(Fault(form, first, why, b""))
                break
            waiting.remove(job)
            total[job[0]].add(found)
            bar.update(job[3])
    return total


def report(total: dict[str, Found]) -> int:
    """Print what was found; how many faults, those at the same place counted once."""
    print(f"{'format':<10}{'inputs':>9}{'read':>9}{'refused':>9}{'faults':>8}{'slowest':>9}")
    kinds: dict[tuple[str, str], Fault] = {}
    for form, found in total.items():
        told, (seconds, number) = found.outcomes, found.slowest
        print(
            f"{form:<10}{told.total():>9,}{told['read']:>9,}{told['refused']:>9,}{len(found.faults):>8,}"
            f"{seconds:>7.2f} s  (input {number})"
        )
        for fault in found.faults:
            kinds.setdefault((form, fault.why), fault)
    for (form, why), fault in kinds.items():
        print(f"--format {form} --first {fault.number} --inputs 1: {why}\n    {fault.octets[:300]!r}")
    return len(kinds)


def main(arguments: list[str] | None = None) -> int:
    """Run and print. 0 when there is no fault, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000, help="how many, in all formats together (default 10000)")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other inputs (default 0)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first input of each format (default 0)")
    parser.add_argument("--format", choices=FORMATS, action="append", help="only this format; may be repeated")
    asked = parser.parse_args(arguments)
    began = perf_counter()
    parts = list(jobs(tuple(asked.format or FORMATS), asked.seed, asked.first, asked.inputs))
    faults = report(fuzzed(parts, processes=cpu_count()))
    print(f"{faults} faults, {perf_counter() - began:.0f} s on {cpu_count()} cores")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
