"""What the Floor screen says about a draft: the ruling with its reasons and its sources, the other rulebooks' answers,
or all that is wrong, or what is still missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lessons.values import Choice, Count, Phrase, SeatList, SeatValue
from scenarios.engine.errors import Problem
from scenarios.questions.message import Message
from scenarios.questions.question import Derivation
from scenarios.rule import Ruled
from tutor.cite import cited
from tutor.floor.draft import Draft
from tutor.floor.problems import said as problem_said
from tutor.floor.ruling import Finding, House, Stand, finding
from tutor.present import segments, step_data
from tutor.speak import house, rich, rich_said, said, words

Data = dict[str, Any]


def verdict(draft: Draft, lang: str) -> Data:
    """The ruling's part of the screen. ``state``: ``ruled``, ``wrong`` (an alarm) or ``missing`` (a hint)."""
    found = finding(draft)
    shown = {
        "under": words(lang, "floor-under", rulebook=house(found.rulebook)),
        "notes": [_problem(one, draft, lang) for one in found.warnings],
        "houses": [],
        "steps": [],
        "cite": [],
    }
    if found.ruled is not None:
        return {**shown, "state": "ruled", **_ruled(found.ruled, found.houses, lang)}
    if found.wrong:
        wrong = [_problem(one, draft, lang) for one in found.wrong]
        return {**shown, "state": "wrong", "verdict": _head("floor-wrong", lang), "problems": wrong}
    missing = [*_holes(found, lang), *(_problem(one, draft, lang) for one in found.missing)]
    return {**shown, "state": "missing", "verdict": _head("floor-missing", lang), "problems": missing}


def _head(name: str, lang: str) -> list[Data]:
    return segments(rich_said(lang, Phrase(name)))


def refused(problems: Iterable[Problem], lang: str) -> list[Data]:
    """What is wrong with a text that could not be read, a line for each problem."""
    return [_problem(one, None, lang) for one in problems]


def _problem(problem: Problem, draft: Draft | None, lang: str) -> Data:
    found = problem_said(problem, draft)
    return {"text": segments(rich_said(lang, found.phrase)), "lang": found.lang}


def _holes(found: Finding, lang: str) -> Iterator[Data]:
    for one, count in found.holes:
        phrase = Phrase("floor-lacks-upcards", {"seat": SeatValue(one.seat), "n": Count(count)})
        yield {"text": segments(rich_said(lang, phrase)), "lang": ""}


def _ruled(ruled: Ruled, houses: tuple[House, ...], lang: str) -> Data:
    return {
        "verdict": segments(rich(lang, ruled.derivation.verdict)),
        "open": "" if not ruled.unsettled else said(lang, unsettled(ruled)),
        "steps": [step_data(rich(lang, step.message), step.cards, step.seats) for step in ruled.derivation.steps],
        "cite": sources(ruled.derivation, lang),
        "houses": [_house(one, ruled, lang) for one in houses],
        "problems": [],
    }


def unsettled(ruled: Ruled) -> Phrase:
    """That no text settles it, and between which seats it lies where that is known."""
    seats = [one for one in ruled.answer["candidates"] if isinstance(one, int)]
    if len(seats) > 1:
        return Phrase("floor-unsettled-seats", {"seats": SeatList(tuple(seats))})
    return Phrase("floor-unsettled")


def sources(derivation: Derivation, lang: str) -> list[Data]:
    """A line for each place on which a step rests, with how far it was read, and what that means."""
    return [
        {
            "text": words(lang, "source-line", source=cited(clause.source), mark=Phrase(f"source-{clause.mark.value}")),
            "why": words(lang, "source-meaning", mark=Choice(clause.mark.value)),
        }
        for clause in derivation.clauses
    ]


def _house(other: House, here: Ruled, lang: str) -> Data:
    """Another rulebook's line: the same, not settled, impossible, or what it answers instead."""
    text = segments(rich_said(lang, Phrase(f"floor-house-{other.stand.value}")))
    if other.stand is Stand.DIFFERS and other.ruled is not None:
        told = [segments(rich(lang, one)) for one in _telling(other.ruled.derivation, here.derivation)]
        text = [part for one in told for part in (*one, {"t": " "})][:-1]
    return {
        "id": other.rulebook.id,
        "label": said(lang, house(other.rulebook)),
        "stand": other.stand.value,
        "text": text,
        "use": words(lang, "floor-house-use", rulebook=house(other.rulebook)),
    }


def _telling(there: Derivation, here: Derivation) -> tuple[Message, ...]:
    """The verdict; where both sound alike, with the first step in which they part."""
    if there.verdict != here.verdict:
        return (there.verdict,)
    ours = {step.message for step in here.steps}
    return (there.verdict, *[step.message for step in there.steps if step.message not in ours][:1])
