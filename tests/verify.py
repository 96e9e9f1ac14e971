"""The long run of the proof, on all cores: `python -m tests.verify`.

    --seeds N     the generator's contract over N seeds of every kind, its rulebooks, games and classes in rotation;
                  of whole hands a tenth as many, each with all its steps
    --kind K      only this kind
    --hands N     the laws of the engine over N hands of random acts
    --opinions N  both opinions on every moment of N hands of random acts
    --ranking N   N hands ranked beside PokerKit
    --resume      go on where the last run stopped

Each item is said in one of the languages, in rotation: saying it in all takes most of the time. Simulated learners
answer it (``tests.learners``). Prints what was checked, which share of wrong answers is explained, and on which
clauses of which rulebooks the reasons rest; exit status 1 on any violation. Hands played beside PokerKit:
`python -m tests.oracle`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from multiprocessing import Pool, cpu_count
from pathlib import Path
from time import process_time, time

from tqdm import tqdm

from scenarios.make import make
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item
from scenarios.recipe import WHOLE_HAND
from tests.contract import violations
from tests.contract.random_hands import play
from tests.contract.sample import cells, in_balance, questions
from tests.contract.words import LANGUAGES
from tests.coverage_of_clauses import cited, reasons, summary, table, unreached
from tests.learners.answer_space import explained
from tests.learners.simulated import Given, wrong_answers
from tests.scenarios.test_ranking_oracle import compare_with_pokerkit
from tests.verify_hands import check

CHUNK = 200
PROGRESS = Path(".verify.json")
"""Where a run keeps what is done, in the current folder. Deleted when all is done."""

STEPS = 10
"""Steps of a whole hand, on average: so many items are looked at for each seed of that kind."""

COUNTED = ("answers", "classes", "clauses")

Job = tuple[str, int, int]  # what (a kind, "hands", "opinions"), the first number, how many


@dataclass(slots=True)
class Found:
    """What a part of the run found. ``made`` is seconds of processor time for making the items alone.

    ``explained`` of ``answerable`` wrong answers that the forms allow are given by a wrong rule; ``answers`` counts the
    simulated learners' wrong ones as slips and the others, and those of each that the grade named.
    """

    items: int = 0
    made: float = 0.0
    tries: int = 0
    worst_tries: int = 0
    wrong_rules: int = 0
    unsettled: int = 0
    explained: int = 0
    answerable: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    classes: Counter[str] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Take another part's findings in."""
        self.items += other.items
        self.made += other.made
        self.tries += other.tries
        self.worst_tries = max(self.worst_tries, other.worst_tries)
        self.wrong_rules += other.wrong_rules
        self.unsettled += other.unsettled
        self.explained += other.explained
        self.answerable += other.answerable
        self.answers.update(other.answers)
        self.classes.update(other.classes)
        self.clauses.update(other.clauses)
        self.violations += other.violations


def run(job: Job) -> tuple[Job, Found]:
    """One part of the run, in a process of its own."""
    what, first, count = job
    match what:
        case "hands":
            return job, _hands(first, count)
        case "opinions":
            return job, _opinions(first, count)
        case _:
            return job, _items(what, first, count)


def _items(kind: str, first: int, count: int) -> Found:
    found = Found()
    for number, recipe in enumerate(in_balance(kind, first, count), first):
        began = process_time()
        items = [make(one) for one in questions(recipe)]
        found.made += process_time() - began
        for item in items:
            _look_at(item, LANGUAGES[number % len(LANGUAGES)], found)
    return found


def _look_at(item: Item, lang: str, found: Found) -> None:
    found.items += 1
    found.tries += item.tries
    found.worst_tries = max(found.worst_tries, item.tries)
    found.wrong_rules += len(item.misconceptions)
    found.classes[item.recipe.situation_class] += 1
    found.clauses.update(cited(item))
    named, wrong = explained(item)
    found.explained += named
    found.answerable += wrong
    found.answers.update(_answered(given) for given in wrong_answers(item))
    found.violations += [f"{item.code} {one}" for one in violations(item, [lang])]


def _answered(given: Given) -> str:
    return f"{'slip' if given.slip else 'rule'} {'named' if given.named else 'unnamed'}"


def _hands(first: int, count: int) -> Found:
    found = Found()
    for number in range(first, first + count):
        began = process_time()
        checked = check(number)
        found.made += process_time() - began
        found.items += 1
        found.tries += checked.moments
        found.classes["closely"] += checked.closely
        found.classes["to a showdown"] += checked.showdown
        found.violations += [f"hand {number}: {one}" for one in checked.wrong]
    return found


def _opinions(first: int, count: int) -> Found:
    found = Found()
    for number in range(first, first + count):
        began = process_time()
        played = play(number)
        found.made += process_time() - began
        found.items += 1
        found.tries += played.moments
        found.unsettled += played.unsettled
        found.violations += [f"hand {number}: {one}" for one in played.wrong]
    return found


def _jobs(what: str, count: int) -> Iterator[Job]:
    for first in range(0, count, CHUNK):
        yield what, first, min(CHUNK, count - first)


def _done(resume: bool) -> dict[Job, Found]:
    if not resume or not PROGRESS.is_file():
        return {}
    known: dict[Job, Found] = {}
    for line in PROGRESS.read_text().splitlines():
        job, found = json.loads(line)
        found |= {name: Counter(found[name]) for name in COUNTED if name in found}
        known[job[0], job[1], job[2]] = Found(**found)
    return known


def _all(jobs: list[Job], resume: bool) -> dict[str, Found]:
    """Every job done, by what it was about. What is done is on disk at once."""
    known = _done(resume)
    if not resume:
        PROGRESS.unlink(missing_ok=True)
    total = {what: Found() for what, _, _ in jobs}
    waiting = [job for job in jobs if job not in known]
    bar = tqdm(total=sum(count for _, _, count in jobs), unit="", file=sys.stderr)
    for job in jobs:
        if job in known:
            total[job[0]].add(known[job])
            bar.update(job[2])
    with Pool(cpu_count()) as pool, PROGRESS.open("a") as progress:
        for job, found in pool.imap_unordered(run, waiting):
            progress.write(json.dumps([job, {one.name: getattr(found, one.name) for one in fields(found)}]) + "\n")
            progress.flush()
            total[job[0]].add(found)
            bar.update(job[2])
            for one in found.violations:
                bar.write(one)
    bar.close()
    return total


def _row(kind: str, found: Found) -> str:
    rulebooks = len({(rulebook.id, game) for _, rulebook, game, _ in cells(kind)})
    return (
        f"{kind:14} {found.items:8,} {found.items / found.made:9,.0f} {found.tries / found.items:7.2f}"
        f" {found.worst_tries:6} {len(found.classes):8} {rulebooks:17}"
        f" {found.wrong_rules / found.items:12.2f} {len(found.violations):11}"
    )


def _diagnosed(kind: str, found: Found) -> str:
    """A line about wrong answers, and how evenly the classes came."""
    rule, slip = (found.answers[f"{one} named"] for one in ("rule", "slip"))
    by_rule, by_slip = rule + found.answers["rule unnamed"], slip + found.answers["slip unnamed"]
    shares = [count * len(found.classes) / found.items for count in found.classes.values()]
    return (
        f"{kind:14} {_share(found.explained, found.answerable)} {by_rule + by_slip:11,}"
        f" {_share(rule + slip, by_rule + by_slip)} {_share(rule, by_rule)} {_share(slip, by_slip)}"
        f" {min(shares):11.2f} {max(shares):8.2f}"
    )


def _share(part: int, whole: int) -> str:
    return f"{part / whole:9.1%}" if whole else f"{'-':>9}"


def _print_clauses(total: dict[str, Found]) -> None:
    reached: dict[str, set[str]] = {}
    for kind in kinds().keys() & total.keys():
        for clause in total[kind].clauses:
            reached.setdefault(clause, set()).add(kind)
    print("\n".join(table(reached)))
    print("\n".join(reasons()))
    print(f"clauses that no kind reaches: {summary(unreached(reached))}")


def _print(total: dict[str, Found]) -> None:
    asked = [what for what in total if what in kinds()]
    if asked:
        print("kind              items  a second   tries  worst  classes  rulebook x game  wrong rules   violations")
    for kind in asked:
        print(_row(kind, total[kind]))
    if asked:
        print("wrong answers  explained    simulated   named   by rule   by slip   least class   most (1: even)")
    for kind in asked:
        print(_diagnosed(kind, total[kind]))
    if asked:
        _print_clauses(total)
    if "hands" in total:
        hands = total["hands"]
        print(
            f"laws: {hands.items:,} random hands, {hands.classes['to a showdown']:,} to a showdown, {hands.tries:,} "
            f"moments; {hands.classes['closely']:,} hands replayed, turned and dealt in other suits; "
            f"{1000 * hands.made / hands.items:.1f} ms a hand; violations {len(hands.violations)}"
        )
    if "opinions" in total:
        hands = total["opinions"]
        print(
            f"both opinions: {hands.items:,} random hands, {hands.tries:,} moments "
            f"(no text settles {hands.unsettled:,}), violations {len(hands.violations)}"
        )


def _ranking(count: int) -> int:
    wrong = 0
    for agreement in compare_with_pokerkit(count, "verify"):
        print(f"ranking {agreement.ranking}: {agreement.hands:,} hands, {len(agreement.disagreements)} disagreements")
        wrong += len(agreement.disagreements)
    return wrong


def main(arguments: list[str] | None = None) -> int:
    """Run and print. 0 when nothing is violated, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.verify", description="The long run of the proof.")
    number: Callable[[str], int] = int
    parser.add_argument("--seeds", type=number, default=1000, help="items of each kind (default 1000)")
    parser.add_argument("--kind", choices=tuple(kinds()), action="append", help="only this kind; may be repeated")
    parser.add_argument("--hands", type=number, default=0, help="hands of random acts, held to the engine's laws")
    parser.add_argument("--opinions", type=number, default=0, help="hands of random acts, ruled twice")
    parser.add_argument("--ranking", type=number, default=0, help="hands ranked beside PokerKit, each way")
    parser.add_argument("--resume", action="store_true", help="go on where the last run stopped")
    asked = parser.parse_args(arguments)
    began = time()
    items = dict.fromkeys(asked.kind or kinds(), asked.seeds)
    if WHOLE_HAND in items:
        items[WHOLE_HAND] = -(-asked.seeds // STEPS)
    jobs = [job for kind, count in items.items() for job in _jobs(kind, count)]
    jobs += [*_jobs("hands", asked.hands), *_jobs("opinions", asked.opinions)]
    total = _all(jobs, asked.resume)
    _print(total)
    wrong = sum(len(found.violations) for found in total.values())
    if asked.ranking:
        wrong += _ranking(asked.ranking)
    print(f"{wrong} violations, {time() - began:.0f} s on {cpu_count()} cores")
    PROGRESS.unlink(missing_ok=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
