"""What a learner's answers show: how often right, on what, since when, and which wrong rules are behind the misses.

Shares are exact. Everything here is a pure function of the answers, given in the order in which they were shown.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, tzinfo
from fractions import Fraction
from typing import TypeVar

from msgspec import Struct

from tutor.storage.rows import Answered

RECENT = 10
"""How many of a skill's latest answers weigh in what to ask next: a rule once missed and since learnt is not missed."""

STEP, HARDEST = 6, 3
"""Right answers that lead to the next level of difficulty, and the last level."""

Key = TypeVar("Key", str, "Skill", date)


class Skill(Struct, frozen=True, order=True):
    """A question kind in one class of situations: the bring-in when a suit decides it."""

    kind: str
    situation_class: str


class Tally(Struct, frozen=True):
    """How many were answered, at least one, and how many of them were right."""

    answered: int
    right: int

    @property
    def share(self) -> Fraction:
        """The right ones among the answered, 0 to 1."""
        return Fraction(self.right, self.answered)


def by_kind(answers: Iterable[Answered]) -> dict[str, Tally]:
    """A tally for each question kind met, in the order of their names."""
    return _tallies(answers, lambda answer: answer.kind)


def by_class(answers: Iterable[Answered]) -> dict[Skill, Tally]:
    """A tally for each skill met, in the order of their names."""
    return _tallies(answers, _skill)


def over_time(answers: Iterable[Answered], zone: tzinfo = UTC) -> dict[date, Tally]:
    """A tally for each day with answers, oldest first. A day begins at midnight in ``zone``."""
    return _tallies(answers, lambda answer: answer.answered_at.astimezone(zone).date())


def wrong_rules(answers: Iterable[Answered]) -> tuple[tuple[str, int], ...]:
    """The notes of the wrong answers, each with its count: most met first, equal ones by name."""
    return most_met(answer.note for answer in answers if not answer.correct)


def most_met(notes: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Each note that is not empty with its count: most met first, equal ones by name."""
    counts = Counter(note for note in notes if note)
    return tuple(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def topic_weights(answers: Iterable[Answered], skills: Sequence[Skill]) -> tuple[tuple[Skill, Fraction], ...]:
    """The skills with their weights for the next question: those seen least or missed most first.

    Of the latest RECENT answers on a skill, (missed + 1) / (answered + 1): 1 when it was never met or always missed,
    falling with every right answer, never 0. Equal weights stand in order of fewer answers in all, then as given.
    """
    seen = defaultdict[Skill, list[bool]](list)
    for answer in answers:
        seen[_skill(answer)].append(answer.correct)
    weights = {skill: _weight(seen[skill][-RECENT:]) for skill in skills}
    return tuple(sorted(weights.items(), key=lambda item: (-item[1], len(seen[item[0]]))))


def level(answers: Iterable[Answered]) -> int:
    """How hard the next question may be, 1 to HARDEST: a level more for every STEP right answers."""
    return min(HARDEST, 1 + sum(answer.correct for answer in answers) // STEP)


def _skill(answer: Answered) -> Skill:
    return Skill(answer.kind, answer.situation_class)


def _weight(recent: Sequence[bool]) -> Fraction:
    return Fraction(recent.count(False) + 1, len(recent) + 1)


def _tallies(answers: Iterable[Answered], key: Callable[[Answered], Key]) -> dict[Key, Tally]:
    groups = defaultdict[Key, list[bool]](list)
    for answer in answers:
        groups[key(answer)].append(answer.correct)
    return {name: Tally(len(groups[name]), sum(groups[name])) for name in sorted(groups)}
