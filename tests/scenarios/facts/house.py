"""A table under one source's rulebook, set up in a line: what the tests of the source facts are written with.

    DE.at("Kh 9d", "2c 2h :40", acts="2 bets 5, 1 calls")

Seats are numbered from 1, clockwise, seat 1 dealt first. Each text is a seat's upcards, its down cards after a bar, its
stack after a colon (deep when it says nothing). The street follows from the upcards; acts are this street's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.actions import BringIn, Call, Check
from scenarios.engine.betting import check, legal_actions
from scenarios.engine.cards import DECK, parse_cards
from scenarios.engine.chips import DEEP, Chips, Seat
from scenarios.engine.play import begin, next_street, over
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import Spread
from scenarios.engine.state import HandState, Stakes, Street
from scenarios.engine.turns import next_to_act
from scenarios.situation import Situation, from_data
from scenarios.situation.lines import parse_line

_SEAT = re.compile(r"(?P<up>[^|:]*)(?:\|(?P<down>[^:]*))?(?::(?P<stack>.*))?")


class House(Struct, frozen=True):
    """A rulebook, a game of it, and stakes (``bring_in`` None where the rulebook takes it from the ante)."""

    rulebook: Rulebook
    game: Game
    ante: int
    small: int
    big: int
    bring_in: int | None = None

    def under(self, **knobs: Any) -> House:
        """The same table under the rulebook with some knobs set otherwise."""
        return replace(self, rulebook=replace(self.rulebook, **knobs))

    def stakes(self, ante: int, small: int, big: int) -> House:
        return replace(self, ante=ante, small=small, big=big)

    def situation(self, *seats: str, acts: str = "", **more: Any) -> Situation:
        """What a situation file with these seats says; ``more`` are further keys of the file."""
        stakes = {"ante": self.ante, "small_bet": self.small, "big_bet": self.big}
        if self.bring_in is not None:
            stakes["bring_in"] = self.bring_in
        data: dict[str, Any] = {"game": self.game.value, "stakes": stakes}
        data["seats"] = {number: _seat(text) for number, text in enumerate(seats, start=1)}
        if acts:
            data["actions"] = acts.split(", ")
        return from_data({**data, **more}, self.rulebook)

    def at(self, *seats: str, acts: str = "", **more: Any) -> HandState:
        """The hand at that moment."""
        state = self.situation(*seats, acts=acts, **more).state
        assert state is not None
        return state

    def dealt(self, count: int, stack: int = DEEP, first: int = 1) -> HandState:
        """Third street of a fresh hand for so many seats, the antes in; seat ``first`` is dealt first."""
        order = [Seat((first - 1 + at) % count + 1) for at in range(count)]
        hands = {seat: (DECK[3 * at], DECK[3 * at + 1], DECK[3 * at + 2]) for at, seat in enumerate(order)}
        stakes = Stakes(Chips(self.ante), Chips(self.bring_in or 0), Chips(self.small), Chips(self.big))
        return begin(self.rulebook, self.game, stakes, [(seat, Chips(stack)) for seat in order], hands)

    def whole(self, count: int, stack: int = DEEP, first: int = 1) -> Iterator[HandState]:
        """Every moment of a hand in which all seats stay and nobody raises, up to the showdown."""
        now = self.dealt(count, stack, first)
        rest = iter(DECK[3 * count :])
        yield now
        while not over(now):
            if next_to_act(now).seat is None:
                now = next_street(now, {one.seat: next(rest) for one in now.live})
            else:
                now = passed(now)
            yield now


def streets(moments: Iterator[HandState]) -> dict[Street, HandState]:
    """Each street of a hand as its betting begins."""
    return {state.street: state for state in moments if state.round.last is None}


def passed(state: HandState) -> HandState:
    """The hand after the seat to act puts in as little as it may and stays."""
    options = legal_actions(state)
    if options.bring_in:
        least = options.bring_in.least if isinstance(options.bring_in, Spread) else options.bring_in[0]
        return apply(state, BringIn(options.seat, least))
    return apply(state, Check(options.seat) if options.check else Call(options.seat))


def further(state: HandState, cards: str) -> HandState:
    """The next street with these cards for the seats still in, in dealing order."""
    return next_street(state, dict(zip((one.seat for one in state.live), parse_cards(cards), strict=True)))


def act(state: HandState, line: str) -> HandState:
    """The hand after an action written as a line."""
    return apply(state, parse_line(line)[0])


def broken(state: HandState, line: str) -> str:
    """The rule that an action would break here, or "" where it is legal."""
    violation = check(state, parse_line(line)[0])
    return "" if violation is None else violation.rule


def _seat(text: str) -> dict[str, Any]:
    found = _SEAT.fullmatch(text)
    assert found is not None
    seat: dict[str, Any] = {"up": found["up"].strip()}
    if found["down"]:
        seat["down"] = found["down"].strip()
    if found["stack"]:
        seat["stack"] = int(found["stack"])
    return seat
