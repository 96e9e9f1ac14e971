"""What every sub-command writes, and how: JSON lines, errors, sentences, a progress bar when it takes long."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any, TypeVar

from tqdm import tqdm

from lessons.values import Phrase
from scenarios.engine.clauses import Clause
from scenarios.engine.errors import Problem, StudError
from scenarios.questions.question import Derivation
from tutor.cite import cited
from tutor.speak import plain, said

DONE, VIOLATION, BAD_INPUT = 0, 1, 2

T = TypeVar("T")


def emit(value: object) -> None:
    """One JSON value on one line, at once: whoever reads may be waiting for it."""
    print(json.dumps(value, ensure_ascii=False), flush=True)


def problems_json(problems: Iterable[Problem]) -> list[dict[str, str]]:
    return [{"place": one.place, "problem": one.problem, "allowed": one.allowed} for one in problems]


def complain(error: StudError, *, as_json: bool, **also: object) -> int:
    """Every problem of what was given; the status of bad input. ``also`` goes into the JSON, before the errors."""
    if as_json:
        emit({**also, "errors": problems_json(error.problems)})
    else:
        print(error, file=sys.stderr)
    return BAD_INPUT


def steps_json(derivation: Derivation, lang: str) -> list[dict[str, str]]:
    """The derivation as the clause of each step and its sentence."""
    return [{"rule": step.clause.id, "text": plain(lang, step.message)} for step in derivation.steps]


def print_derivation(derivation: Derivation, lang: str) -> None:
    """The verdict, the numbered steps, and where each clause stands."""
    print(plain(lang, derivation.verdict))
    sources: dict[str, Clause] = {}
    for number, step in enumerate(derivation.steps, start=1):
        print(f"  {number}. {plain(lang, step.message)}")
        sources.setdefault(step.clause.source, step.clause)
    for source, clause in sources.items():
        mark = Phrase(f"source-{clause.mark.value}")
        print(f"  {said(lang, Phrase('source-line', {'source': cited(source), 'mark': mark}))}")


def progress(work: Iterable[T], total: int | None = None) -> Iterable[T]:
    """The same, with a bar on standard error once it takes more than a second and somebody is watching."""
    bar: Any = tqdm(work, total=total, delay=1, disable=None, leave=False, file=sys.stderr)
    shown: Iterable[T] = bar
    return shown
