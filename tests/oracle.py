"""Whole hands beside another program: `python -m tests.oracle [--hands N] [--game G]`.

Plays N random hands of each game on our engine and on PokerKit at once, on all cores, and compares at every decision
whose turn it is and what it may do, and at the end who is paid what. Prints how many hands and decisions were compared
and how often each of the named exceptions was met; exit status 1 on any other difference.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool, cpu_count
from time import time

from tqdm import tqdm

from scenarios.engine.rulebook import Game
from tests.oracle_hands import Compared, Excepted, compare

CHUNK = 50
Job = tuple[Game, int, int]  # the game, the first hand's number, how many


def run(job: Job) -> tuple[Job, list[Compared]]:
    """Some hands, in a process of its own."""
    game, first, count = job
    return job, [compare(game, number) for number in range(first, first + count)]


def jobs(game: Game, hands: int) -> Iterator[Job]:
    for first in range(0, hands, CHUNK):
        yield game, first, min(CHUNK, hands - first)


def main(arguments: list[str] | None = None) -> int:
    """Run and print. 0 when every difference is a named exception, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000, help="hands of each game (default 20,000)")
    parser.add_argument("--game", choices=[game.value for game in Game], action="append", help="only this game")
    asked = parser.parse_args(arguments)
    games = [Game(name) for name in asked.game or Game]
    began, wrong = time(), 0
    found: dict[Game, list[Compared]] = {game: [] for game in games}
    waiting = [job for game in games for job in jobs(game, asked.hands)]
    with Pool(cpu_count()) as pool, tqdm(total=asked.hands * len(games), unit=" hands", file=sys.stderr) as bar:
        for (game, _, count), compared in pool.imap_unordered(run, waiting):
            found[game] += compared
            bar.update(count)
            for one in compared:
                for difference in one.differences:
                    wrong += 1
                    bar.write(f"{game.value}: {difference}")
    for game, compared in found.items():
        decisions, paid = sum(one.decisions for one in compared), sum(one.paid for one in compared)
        print(f"{game.value}: {len(compared):,} hands, {decisions:,} decisions compared, {paid:,} hands paid the same")
        met = sum((one.excepted for one in compared), Counter[Excepted]())
        for exception in Excepted:
            print(f"    {met[exception]:9,}  {exception.value}")
    print(f"{wrong} unexplained differences, {time() - began:.0f} s on {cpu_count()} cores")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
