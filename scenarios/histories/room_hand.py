"""What the lines of a hand tell, one after the other, made into a record; what does not hold together is a fault."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from scenarios.engine.cards import Card, notation
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Stakes
from scenarios.histories.amounts import Amounts
from scenarios.histories.dealing import dealt_twice, with_shown
from scenarios.histories.record import Act, Deed, Given, Payment, Player, RecordedHand, Told
from scenarios.histories.room_header import Sitting
from scenarios.histories.room_lines import ACTS, Fault, Line, Said

_STREETS = {3: "3rd street", 4: "4th street", 5: "5th street", 6: "6th street", 7: "the river"}


class Telling:
    """A hand being told. ``faults`` has the number of each line, what is wrong, and whether another line may be why."""

    def __init__(self, game: Game, small: Decimal, big: Decimal, seats: Sequence[Sitting]) -> None:
        self.game, self.small, self.big = game, small, big
        self.seats = {one.name: one for one in seats}
        self.faults: list[tuple[int, Fault, bool]] = []
        self.antes: dict[str, Line] = {}
        self.order: list[str] = []  # who is in the hand, as third street was dealt
        self.live: list[str] = []
        self.known: dict[str, tuple[Card, ...]] = {}
        self.showed: dict[Seat, tuple[int, tuple[Card, ...]]] = {}
        self.told: list[Given | Line] = []
        self.money: dict[Said, list[Line]] = {Said.COLLECTED: [], Said.UNCALLED: [], Said.TOTAL: []}
        self._street, self._heading = 0, 0
        self._waiting: list[str] = []  # who has still to be dealt a card on this street
        self._common = False

    def fault(self, number: int, problem: str, allowed: str, *, follows: bool = False) -> None:
        self.faults.append((number, Fault(1, problem, allowed), follows))

    def street(self, street: int, number: int, common: tuple[Card, ...]) -> None:
        """A street begins, on the river perhaps with a common card."""
        self.closes()
        if street > 3 and len(self.live) < 2:
            self.fault(
                number, f"{_STREETS[street]} is dealt to {len(self.live)} seats", "two seats that are in", follows=True
            )
        self._street, self._heading, self._common = street, number, bool(common)
        self._waiting = [] if common else list(self.antes if street == 3 else self.live)
        if common and (street != 7 or len(common) > 1):
            self.fault(number, f"{notation(common)} on {_STREETS[street]}", "one common card, on the river")
        elif common:
            self.told.append(Given(None, common))

    def closes(self) -> None:
        """The deal of the street is over: somebody acts, or the next heading comes."""
        if self._street == 7 and self._waiting:
            self.told += [Given(self.seats[name].seat, (None,)) for name in self._waiting]
        elif self._waiting:
            names = ", ".join(self._waiting)
            self.fault(
                self._heading,
                f"no card is dealt on {_STREETS[self._street]} to {names}",
                "a line for each",
                follows=True,
            )
        self._waiting = []

    def tell(self, line: Line) -> None:
        """The next line."""
        if line.said is Said.ANTE:
            if line.name in self.antes:
                self.fault(line.number, f"{line.name} posts a second ante", "one ante a seat")
            self.antes[line.name] = line
        elif line.said is Said.DEALT:
            self._deal(line)
        elif line.said is Said.SHOWS:
            self._show(line)
        elif line.said in ACTS:
            self.closes()
            if line.name not in self.order:
                self.fault(line.number, f"{line.name} was dealt no cards", ", ".join(self.order), follows=True)
                return
            if line.said is Said.FOLDS and line.name in self.live:
                self.live.remove(line.name)
            self.told.append(line)
        elif line.said in self.money:
            self.money[line.said].append(line)

    def _deal(self, line: Line) -> None:
        name, seat = line.name, self.seats[line.name].seat
        before, new = line.cards if len(line.cards) == 2 else ((), line.cards[0])
        if self._street == 3:
            new, before = (*before, *new), ()
            if len(new) not in (1, 3) or name in self.order:
                self.fault(line.number, f"{name} is dealt {len(new)} cards", "a door card, or three cards, once")
                return
            self.order.append(name)
            self.live.append(name)
        elif name not in self._waiting or len(new) != 1:
            allowed = ", ".join(self._waiting) or "nobody"
            self.fault(
                line.number, f"{name} is dealt {len(new)} cards", f"one card, to one of: {allowed}", follows=True
            )
            return
        known = self.known.get(name, ())
        if before and set(before) != set(known):
            self.fault(
                line.number,
                f"{name} had {notation(known)}, not {notation(before)}",
                "the cards dealt before",
                follows=True,
            )
        if name in self._waiting:
            self._waiting.remove(name)
        self.known[name] = (*known, *new)
        self.told.append(Given(seat, (None, None, *new) if self._street == 3 and len(new) == 1 else new))

    def _show(self, line: Line) -> None:
        (cards,) = line.cards
        known = self.known.get(line.name, ())
        strange = set(known) - set(cards)
        if len(cards) >= 7 and strange:
            self.fault(line.number, f"{line.name} was dealt {notation(sorted(strange))}", "the cards that were dealt")
        seat = self.seats[line.name].seat
        if len(cards) >= len(self.showed.get(seat, (0, ()))[1]):
            self.showed[seat] = (line.number, cards)

    def recorded(self, name: str) -> RecordedHand | None:
        """The record, or None where there are faults."""
        if not 2 <= len(self.order) <= 9:
            self.fault(self._heading, f"{len(self.order)} seats are dealt in", "2 to 9", follows=True)
        shown = with_shown(
            [one for one in self.told if isinstance(one, Given)],
            {seat: cards for seat, (_, cards) in self.showed.items()},
        )
        for card in dealt_twice(shown):
            self.fault(self._heading, f"{card} is there twice", "each card once")
        if self.faults:
            return None
        antes = {one: line.amounts[0] for one, line in self.antes.items()}
        bring_in = self._bring_in(max(antes.values(), default=Decimal(0)))
        lines = [one for one in self.told if isinstance(one, Line)]
        paid = [line for group in self.money.values() for line in group]
        found = [amount for line in (*lines, *paid, *self.antes.values()) for amount in line.amounts]
        amounts = Amounts([self.small, self.big, bring_in, *found, *(one.stack for one in self.seats.values())])
        ante = max(antes.values(), default=Decimal(0))
        players = tuple(
            Player(one.seat, amounts.chips(one.stack), amounts.chips(antes.get(one.name, Decimal(0))))
            for one in map(self.seats.__getitem__, self._in_order())
        )
        stakes = Stakes(*map(amounts.chips, (ante, bring_in, self.small, self.big)))
        deal = iter(shown)
        told = tuple(next(deal) if isinstance(one, Given) else self._act(one, amounts) for one in self.told)
        return RecordedHand(name, self.game, stakes, players, told, self._payment(amounts))

    def _in_order(self) -> list[str]:
        """Who is in the hand, in dealing order: clockwise from the seat that was dealt first, where all lines agree."""
        by_seat = sorted(self.order, key=lambda name: self.seats[name].seat)
        at = by_seat.index(self.order[0])
        turned = by_seat[at:] + by_seat[:at]
        return turned if turned == self.order else by_seat

    def _bring_in(self, ante: Decimal) -> Decimal:
        """The bring-in. An all-in below it hides it, and the first call tells; where nobody does, it is not judged."""
        lines = [one for one in self.told if isinstance(one, Line) and one.said is not Said.FOLDS]
        if not lines or lines[0].said is not Said.BRINGS_IN:
            return min(ante, self.small)
        (opened,) = lines[0].amounts
        if lines[0].all_in and len(lines) > 1 and lines[1].said is Said.CALLS and not lines[1].all_in:
            return max(opened, min(lines[1].amounts[0], self.small))
        return opened

    def _act(self, line: Line, amounts: Amounts) -> Told:
        seat = self.seats[line.name].seat
        if line.said is Said.FOLDS:
            return Act(seat, Deed.FOLDS)
        if line.said is Said.BRINGS_IN:
            return Act(seat, Deed.POSTS)
        if line.said in (Said.CHECKS, Said.CALLS):
            added = amounts.chips(line.amounts[0]) if line.amounts else Chips(0)
            return Act(seat, Deed.CHECKS_OR_CALLS, added=added)
        return Act(seat, Deed.WAGERS, amounts.chips(line.amounts[-1]))

    def _payment(self, amounts: Amounts) -> Payment | None:
        """What was paid, where anybody was."""
        paid, back = (
            tuple((self.seats[line.name].seat, amounts.chips(line.amounts[0])) for line in self.money[said])
            for said in (Said.COLLECTED, Said.UNCALLED)
        )
        rake = [line.amounts[1] for line in self.money[Said.TOTAL] if len(line.amounts) > 1]
        if not paid:
            return None
        return Payment(paid, back, amounts.chips(rake[0] if rake else Decimal(0)), within=False)
