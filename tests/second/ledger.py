"""The street's actions, written up as a ledger: what stands before each seat, what it has left, who has folded.

Lines are believed as they stand; whether one was allowed is another question. An absent seat folds when the betting
reaches it; where the rulebook kills its hand at once, it is out from the start, and a bring-in it owes is only posted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from scenarios.engine.rulebook import Rulebook, ShortBringIn
from tests.second.reading import Table, absent_dies_at_once

LINE = re.compile(r"^\s*(\d+)\s+(brings in|completes to|bets|raises to|calls|checks|folds)(?:\s+(\d+))?\s*$")
WAGERS = ("completes to", "bets", "raises to")


@dataclass(frozen=True, slots=True)
class Entry:
    """One action. ``to`` is the seat's total for the street after it; ``owed`` is what there was to match before it."""

    seat: int
    verb: str
    to: int
    owed: int
    all_in: bool
    betting_seats: int  # seats with chips and a hand, after it


@dataclass(slots=True)
class Ledger:
    """The columns, by seat, and the entries in order."""

    before: dict[int, int] = field(default_factory=dict)  # chips put in on this street
    left: dict[int, int] = field(default_factory=dict)
    folded: set[int] = field(default_factory=set)
    acted: set[int] = field(default_factory=set)
    owed: int = 0  # the total to match
    entries: list[Entry] = field(default_factory=list)
    began_with: int = 0  # seats with chips and a hand when the street began

    def in_hand(self) -> list[int]:
        """The seats that have not folded."""
        return [seat for seat in self.before if seat not in self.folded]

    def betting(self) -> list[int]:
        """The seats that have not folded and have chips."""
        return [seat for seat in self.in_hand() if self.left[seat] > 0]


def split_line(line: str) -> tuple[int, str, int | None]:
    """Seat, verb and amount of an action line. Raises ValueError if it is none."""
    match = LINE.match(line)
    if match is None:
        raise ValueError(f"{line!r} is no action")
    seat, verb, amount = match.groups()
    return int(seat), verb, None if amount is None else int(amount)


def write_up(table: Table, rulebook: Rulebook) -> Ledger:
    """The ledger of the actions so far."""
    ledger = Ledger()
    for place in table.live:
        ledger.before[place.number] = 0
        ledger.left[place.number] = place.chips
        if place.absent and absent_dies_at_once(rulebook):
            ledger.folded.add(place.number)
    ledger.began_with = len(ledger.betting())
    previous: int | None = None
    for line in table.lines:
        seat, verb, amount = split_line(line)
        if previous is not None:
            pass_absent(table, ledger, previous, seat)
        _enter(ledger, table, rulebook, seat, verb, amount or 0)
        previous = seat
    return ledger


def pass_absent(table: Table, ledger: Ledger, previous: int, until: int) -> None:
    """Fold the absent seats that the betting passes on its way from one seat to another."""
    for place in table.clockwise_after(previous):
        if place.number == until:
            return
        if place.absent:
            ledger.folded.add(place.number)


def folded_so_far(table: Table, rulebook: Rulebook) -> set[int]:
    """The seats whose hands have gone on this street."""
    return write_up(table, rulebook).folded


def _enter(ledger: Ledger, table: Table, rulebook: Rulebook, seat: int, verb: str, amount: int) -> None:
    owed = ledger.owed
    if verb == "folds":
        ledger.folded.add(seat)
    elif verb == "calls":
        _pay(ledger, seat, min(owed, ledger.before[seat] + ledger.left[seat]))
    elif verb != "checks":
        _pay(ledger, seat, amount)
        short = verb == "brings in" and amount < table.forced
        ledger.owed = table.forced if short and rulebook.short_bring_in is ShortBringIn.FULL else amount
    ledger.acted.add(seat)
    all_in = ledger.left[seat] == 0
    ledger.entries.append(Entry(seat, verb, ledger.before[seat], owed, all_in, len(ledger.betting())))


def _pay(ledger: Ledger, seat: int, to: int) -> None:
    ledger.left[seat] -= to - ledger.before[seat]
    ledger.before[seat] = to
    if ledger.left[seat] < 0:
        raise ValueError(f"seat {seat} has not the chips for {to}")
