"""A card room's text, in the words of PokerStars, for the three stud games: text to recorded hands.

A hand begins with its header (``PokerStars Hand #12: Razz Limit ($1/$2 USD) - date``) and ends before the next one.
Amounts of a raise are totals for the street, those of a call what it adds. A seat that posts no ante and is dealt no
card sits out. On the river only one's own card is told: the others' are cards nobody saw, until they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from scenarios.engine.errors import Problem
from scenarios.histories.record import LARGEST, MOST_PROBLEMS, Damaged, RecordedHand
from scenarios.histories.room_hand import Telling
from scenarios.histories.room_header import HEADER, Sitting, game_and_limits, sitting
from scenarios.histories.room_lines import ACTS, Fault, Said, parse_line
from scenarios.rulebooks.findings import shown

LONGEST_LINE = 1000

_NEW_LINE = re.compile(r"\r\n?|\n")
_BETWEEN = re.compile(r"\*+ ?# ?[0-9]+ ?\*+")
_HEADING = re.compile(r"\*\*\* ?(?P<name>[^*]+?) ?\*\*\*(?P<cards> \[[^\[\]]*\])?(?: .*)?")
_STREETS = {"3rd STREET": 3, "4th STREET": 4, "5th STREET": 5, "6th STREET": 6, "7th STREET": 7, "RIVER": 7}
_ENDS = {"SHOW DOWN": 8, "SHOWDOWN": 8, "SUMMARY": 9}
_HEADINGS = {**_STREETS, **_ENDS}
_SHOWDOWN, _SUMMARY = 8, 9

_IN_A_STREET = (Said.DEALT, *ACTS, Said.SHOWS, Said.UNCALLED, Said.COLLECTED)
_ALLOWED: dict[int, tuple[Said, ...]] = {
    2: (Said.SEAT, Said.ANTE, Said.HEADING),
    _SHOWDOWN: (Said.SHOWS, Said.COLLECTED, Said.UNCALLED, Said.HEADING),
    _SUMMARY: (Said.TOTAL, Said.SEAT),
}


def begins_a_hand(line: str) -> bool:
    """Whether a line is the header of a hand."""
    return HEADER.fullmatch(line.strip()) is not None


def hands_of(text: str, place: str) -> tuple[RecordedHand | Damaged, ...]:
    """The hands of a text in their order, damaged ones among them; ``place`` names the text in the problems."""
    if len(text) > LARGEST:
        return (Damaged("", (Problem(place, "too long", f"at most {LARGEST} characters"),)),)
    return tuple(_hand(lines, place) for lines in _apart(_NEW_LINE.split(text)))


def _apart(lines: Sequence[str]) -> Iterator[list[tuple[int, str]]]:
    """The lines of each hand with their numbers; first those before any header, where there are any but blank ones."""
    now: list[tuple[int, str]] = []
    for number, line in enumerate(lines, start=1):
        text = line.strip()
        if begins_a_hand(text) and now:
            yield now
            now = []
        if (now or text) and not _BETWEEN.fullmatch(text):
            now.append((number, text))
    if now:
        yield now


def _hand(lines: Sequence[tuple[int, str]], place: str) -> RecordedHand | Damaged:
    header = HEADER.fullmatch(lines[0][1])
    if header is None:
        found = f"{shown(lines[0][1])} stands before the first hand"
        where = Problem(f"{place}: line {lines[0][0]}", found, "a header, as in PokerStars Hand #1: Razz Limit (1/2)")
        return Damaged("", (where,))
    reading = _Reading(f"{place}: hand {header['number']}")
    hand = reading.hand(header["number"], lines)
    if hand is None:
        return Damaged(header["number"], reading.problems())
    return hand


class _Reading:
    """One hand being read, with its problems."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.faults: list[tuple[int, Fault]] = []

    def problems(self) -> tuple[Problem, ...]:
        """The problems in the order of their lines, the first of them where there are many."""
        return tuple(
            Problem(f"{self.place}, line {number}, column {fault.column}", fault.problem, fault.allowed)
            for number, fault in sorted(self.faults, key=lambda one: (one[0], one[1].column))[:MOST_PROBLEMS]
        )

    def hand(self, name: str, lines: Sequence[tuple[int, str]]) -> RecordedHand | None:
        number, text = lines[0]
        try:
            game, small, big = game_and_limits(text)
        except Fault as fault:  # of another game no further line is understood
            self.faults.append((number, fault))
            return None
        first = next((at for at, (_, line) in enumerate(lines) if line.startswith("***")), len(lines))
        seats = self._seats(lines[1:first])
        telling = Telling(game, small, big, list(seats.values()))
        if not self._lines(lines[1:], sorted(seats, key=len, reverse=True), telling):
            self.faults.append((lines[-1][0], Fault(1, "the hand breaks off here", "*** SUMMARY ***")))
        hand = telling.recorded(name)
        # what a line that cannot be read would have told is not missed once more
        self.faults += [(at, fault) for at, fault, follows in telling.faults if not (follows and self.faults)]
        return None if self.faults else hand

    def _seats(self, lines: Sequence[tuple[int, str]]) -> dict[str, Sitting]:
        """The seats by name."""
        seats: dict[str, Sitting] = {}
        for number, text in lines:
            if not text.startswith("Seat "):
                continue
            try:
                one = sitting(text)
                taken = {other.seat for other in seats.values()}
                if one.name in seats or one.seat in taken:
                    raise Fault(1, f"seat {one.seat} or the name {shown(one.name)} is there twice", "each once")
                seats[one.name] = one
            except Fault as fault:
                self.faults.append((number, fault))
        return seats

    def _lines(self, lines: Sequence[tuple[int, str]], names: Sequence[str], telling: Telling) -> bool:
        """Tell every line; whether the hand was told to its end."""
        section, ended, strangers = 2, False, set[str]()
        for number, text in lines:
            try:
                if len(text) > LONGEST_LINE:
                    raise Fault(LONGEST_LINE + 1, "the line is too long", f"at most {LONGEST_LINE} characters")
                if text.startswith("***"):
                    section = self._heading(text, number, section, telling)
                    ended = ended or section == _SUMMARY
                elif section != 2 or not text.startswith("Seat "):
                    line = parse_line(text, number, names, _ALLOWED.get(section, (*_IN_A_STREET, Said.HEADING)))
                    ended = ended or line.said is Said.COLLECTED
                    telling.tell(line)
            except Fault as fault:
                if fault.problem not in strangers:  # a name that is nobody's is told once
                    self.faults.append((number, fault))
                strangers |= {fault.problem} if "no seat has the name" in fault.problem else set()
        return ended

    def _heading(self, text: str, number: int, section: int, telling: Telling) -> int:
        """The section that a heading begins: the next street, or one of the two at the end."""
        found = _HEADING.fullmatch(text)
        name = None if found is None else found["name"]
        nexts = [one for one, at in _HEADINGS.items() if at == section + 1 or (at > section > 2 and one in _ENDS)]
        allowed = ", ".join(f"*** {one} ***" for one in nexts)
        if found is None or name not in _HEADINGS:
            raise Fault(1, f"{shown(text)} is no heading", allowed)
        began = _HEADINGS[name]
        if name not in nexts:
            # go on with what it says, so that the lines after it are not all out of place
            self.faults.append((number, Fault(5, f"{name} does not follow here", allowed)))
        if name in _STREETS:
            common = parse_line("Dealt to *" + (found["cards"] or " []"), number, ["*"], (Said.DEALT,))
            telling.street(began, number, common.cards[0])
        else:
            telling.closes()
        return began
