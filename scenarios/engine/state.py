"""A deal being played, as one value.

Seats stand in dealing order, which is clockwise; ``seats[0]`` is dealt first. A hand is changed only by making a
new value: ``betting.apply`` for actions, ``play`` for cards.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.actions import Action
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.incidents import Incident
from scenarios.engine.rulebook import Game, Rulebook


class Street(IntEnum):
    """A betting round, by the number of cards a full hand has."""

    THIRD = 3
    FOURTH = 4
    FIFTH = 5
    SIXTH = 6
    SEVENTH = 7


class Status(Enum):
    """What a seat is in the hand. A live seat without chips is all-in; there is no separate status for it."""

    LIVE = "live"
    FOLDED = "folded"
    ABSENT = "absent"  # dealt in, away from the table: posts what it owes, and folds when the action reaches it


class Stakes(Struct, frozen=True):
    """The game's amounts in its smallest chip. ``bring_in`` is what the rulebook makes of it (Danish: the ante)."""

    ante: Chips
    bring_in: Chips
    small_bet: Chips
    big_bet: Chips


class SeatState(Struct, frozen=True):
    """A seat dealt in. ``None`` among the down cards is a card nobody has seen."""

    seat: Seat
    up: tuple[Card, ...]
    down: tuple[Card | None, ...]
    stack: Chips  # still behind; DEEP when nothing says how much
    street_to: Chips  # put in on this street
    total: Chips  # put in since the ante, ante included
    status: Status = Status.LIVE

    @property
    def live(self) -> bool:
        """In the hand, with or without chips behind."""
        return self.status is Status.LIVE

    @property
    def can_act(self) -> bool:
        """Live with chips behind."""
        return self.status is Status.LIVE and self.stack > 0

    @property
    def all_in(self) -> bool:
        return self.status is Status.LIVE and self.stack == 0


class Standing(Enum):
    """What the bet is that a seat faces. One idea for a bring-in and a short all-in: neither is a full wager."""

    OPEN = "open"  # nothing yet
    SHORT = "short"  # a bring-in, or an all-in of too little: it is completed
    LEVEL = "level"  # a full wager, or an all-in of enough: it is raised


class Round(Struct, frozen=True):
    """The betting of one street.

    ``to`` is what a seat must have in to stay; ``level`` the highest wager made in full. ``size`` is the increment in
    force once the street has one (after a big bet with an open pair: the big bet); 0 before.
    """

    opener: Seat | None  # who opens; None when no betting is possible
    to: Chips
    level: Chips
    standing: Standing
    size: Chips
    bets: int  # wagers that count towards the cap, the bet included
    acted: tuple[
        tuple[Seat, Chips], ...
    ]  # seats that have acted since the betting last opened, and ``to`` when they did
    last: Seat | None  # who acted last
    aggressor: Seat | None  # who wagered last
    began_with: int  # seats with chips when the round began
    lifted: bool  # the cap no longer holds for this round
    topped: Chips | None = None  # where an all-in of less than a full wager counts as one: the level below it
    unsettled: str = ""  # the knob or question that no text settles and that this round has met; empty as a rule


class Dealt(Struct, frozen=True):
    """An event: a card to a seat, up or down (None: nobody saw it), or the common card (seat None)."""

    seat: Seat | None
    card: Card | None
    up: bool


class StreetBegins(Struct, frozen=True):
    """An event: the street's cards are out and its betting begins."""

    street: Street


Event: TypeAlias = Dealt | StreetBegins | Action


class HandState(Struct, frozen=True):
    """A hand at one moment. ``seats`` in dealing order; ``events`` since the antes, in order, or empty if unknown."""

    rulebook: Rulebook
    game: Game
    stakes: Stakes
    street: Street
    seats: tuple[SeatState, ...]
    round: Round
    community: Card | None = None
    event_players_left: int | None = None  # tournaments: players left in the event
    events: tuple[Event, ...] = ()
    incident: Incident | None = None  # what has just gone wrong; the hand is as if it had not

    def at(self, seat: int) -> SeatState:
        """The seat's state. KeyError if it is not dealt in."""
        for one in self.seats:
            if one.seat == seat:
                return one
        raise KeyError(seat)

    @property
    def live(self) -> tuple[SeatState, ...]:
        return tuple([one for one in self.seats if one.status is Status.LIVE])

    @property
    def acts(self) -> tuple[Action, ...]:
        """What has been done on this street, in order."""
        done: list[Action] = []
        for event in reversed(self.events):
            if isinstance(event, StreetBegins):
                break
            if not isinstance(event, Dealt):
                done.append(event)
        return tuple(done[::-1])

    @property
    def pot(self) -> Chips:
        """Everything put in so far, antes and this street's wagers included."""
        return Chips(sum(one.total for one in self.seats))
