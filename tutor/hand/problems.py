"""What is wrong with a text of recorded hands, in the learner's words with its place.

The rules name their problems in English. What is commonest is said here in the learner's language; the rest keeps its
words, behind the hand, line and column in the learner's, and is marked as English.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from lessons.languages import DEFAULT
from lessons.values import Count, Name, Phrase, Value
from scenarios.engine.errors import Problem
from scenarios.histories import nothing
from tutor.floor.problems import Said
from tutor.hand.source import LARGEST, PLACE
from tutor.present import segments
from tutor.speak import rich_said

_UNREAD = "cannot be read: "
MOST = 40
"""Problems listed at most."""


_LINE = re.compile(rf"{PLACE}(?:: hand (?P<hand>[0-9-]+))?[:,] line (?P<line>\d+)(?:, column (?P<column>\d+))?")
_KEY = re.compile(rf"{PLACE}(?: \[(?P<hand>[^\]]*)\])?(?:: (?P<key>.+))?")
_HAND = re.compile(r"hand (?P<hand>.*)")


def said(problem: Problem) -> Said:
    """A problem in the learner's words."""
    if problem == nothing(PLACE):
        return Said(Phrase("hand-wrong-none"))
    if problem.problem == "too long" or "octets" in problem.allowed:
        return Said(Phrase("floor-file-long", {"kilobytes": Count(LARGEST // 1024)}))
    line, hand, key = (form.fullmatch(problem.place) for form in (_LINE, _HAND, _KEY))
    if line is not None:
        return _on_a_line(problem, line)
    words: dict[str, Value] = {"problem": _words(problem)}
    if hand is not None:
        return Said(Phrase("hand-wrong-hand", {"hand": Name(hand["hand"]), **words}), DEFAULT)
    place = problem.place if key is None else " ".join(part for part in (key["hand"], key["key"]) if part)
    return Said(Phrase("hand-wrong-place", {"place": Name(place or PLACE), **words}), DEFAULT)


def _on_a_line(problem: Problem, found: re.Match[str]) -> Said:
    at: dict[str, Value] = {"line": Count(int(found["line"]))}
    if problem.allowed == "TOML" and not found["hand"]:
        return Said(Phrase("hand-wrong-toml", {**at, "found": Name(problem.problem.removeprefix(_UNREAD))}))
    if found["hand"]:
        at["hand"] = Name(found["hand"])
    if problem.problem == "the hand breaks off here" and found["hand"]:
        return Said(Phrase("hand-wrong-breaks-off", at))
    if found["column"]:
        at["column"] = Count(int(found["column"]))
    form = "-".join(part for part in ("hand" if found["hand"] else "", "column" if found["column"] else "") if part)
    name = f"hand-wrong-line-{form}" if form else "hand-wrong-line"
    return Said(Phrase(name, {**at, "problem": _words(problem)}), DEFAULT)


def _words(problem: Problem) -> Name:
    return Name(problem.problem + (f" ({problem.allowed})" if problem.allowed else ""))


def told(problems: Sequence[Problem], lang: str) -> list[dict[str, Any]]:
    """The problems as the screen lists them, the first of them where there are many."""
    lines = map(said, problems[:MOST])
    shown = [{"text": segments(rich_said(lang, one.phrase)), "lang": one.lang} for one in lines]
    left = len(problems) - len(shown)
    if left:
        shown.append({"text": segments(rich_said(lang, Phrase("hand-damaged-more", {"n": Count(left)}))), "lang": ""})
    return shown
