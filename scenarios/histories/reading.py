"""Recorded hands from a text of any format that is known, which its contents tell and not its name."""

from __future__ import annotations

import re
from enum import Enum

from scenarios.engine.errors import BadHistory, Problem
from scenarios.histories import phh, room
from scenarios.histories.record import Damaged, RecordedHand

_PHH = re.compile(r"(?:variant|actions|antes|starting_stacks|players)\s*=|\[+[^\[\]\s]+\]+\s*(?:#.*)?$")


class Format(Enum):
    """How a hand was written down."""

    ROOM = "room text"
    PHH = "PHH"
    UNKNOWN = "neither"


def hands_of(text: str, place: str) -> tuple[RecordedHand | Damaged, ...]:
    """The hands of a file in their order, damaged ones among them, which do not hide the others.

    ``place`` names the text in the problems. What is neither format is read as PHH, whose reader says where it stops.
    A text without any hand is one damaged hand, which says so.
    """
    kind = format_of(text)
    if kind is Format.ROOM:
        return room.hands_of(text, place)
    found = phh.hands_of(text, place)
    if not found:
        return (Damaged("", (nothing(place),)),)
    if kind is Format.UNKNOWN and isinstance(found[0], Damaged):
        return (Damaged("", (nothing(place), *found[0].problems)), *found[1:])
    return found


def read(text: str, place: str) -> tuple[RecordedHand, ...]:
    """The hands of a file where all are sound. Raises BadHistory with the problems of all that are not."""
    found = hands_of(text, place)
    problems = [problem for one in found if isinstance(one, Damaged) for problem in one.problems]
    if problems:
        raise BadHistory(problems)
    return tuple(one for one in found if isinstance(one, RecordedHand))


def format_of(text: str) -> Format:
    """Which it is: what comes first, a hand's header as card rooms write it or a line that only PHH has."""
    for line in text.splitlines():
        if room.begins_a_hand(line):
            return Format.ROOM
        if _PHH.match(line):
            return Format.PHH
    return Format.UNKNOWN


def nothing(place: str) -> Problem:
    """What is wrong where no hand is found at all."""
    return Problem(place, "no recorded hand is here", "PHH, or room text as in PokerStars Hand #1: Razz Limit ($1/$2)")
