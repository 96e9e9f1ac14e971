"""A hand as a record tells it, whatever format it was written in."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import Problem
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Stakes

LARGEST = 16 * 2**20
"""Characters in a file at most: some ten thousand hands."""

MOST_PROBLEMS = 20
"""Problems told of a hand at most."""


class Deed(Enum):
    """What a record says of an act. What a wager or a call is in full follows from the hand."""

    POSTS = "posts the bring-in"
    FOLDS = "folds"
    CHECKS_OR_CALLS = "checks or calls"
    WAGERS = "completes, bets or raises to"


class Given(Struct, frozen=True):
    """Cards dealt to a seat, or (seat None) the common card. ``None`` is a card nobody saw."""

    seat: Seat | None
    cards: tuple[Card | None, ...]


class Act(Struct, frozen=True):
    """A decision. ``to`` is the seat's total for the street, where a wager names it.

    ``added`` is what a check (0) or a call put in, where the record says so.
    """

    seat: Seat
    deed: Deed
    to: Chips | None = None
    added: Chips | None = None


Told: TypeAlias = Given | Act


class Player(Struct, frozen=True):
    """A seat at the start: its chips before the ante, and the ante it owes."""

    seat: Seat
    stack: Chips
    ante: Chips


class Payment(Struct, frozen=True):
    """What was paid at the end, as recorded. A seat may stand in it twice, once for each pot.

    ``within``: the bet that went back is part of what its seat was paid. ``returned`` may be missing all the same.
    """

    paid: tuple[tuple[Seat, Chips], ...]
    returned: tuple[tuple[Seat, Chips], ...]
    rake: Chips
    within: bool


class RecordedHand(Struct, frozen=True):
    """A hand on record. ``name`` tells it from others of its file; ``players`` in dealing order; amounts in chips.

    What was paid is told as ``payment``, as the stacks at the end (``final``), or not at all.
    """

    name: str
    game: Game
    stakes: Stakes
    players: tuple[Player, ...]
    told: tuple[Told, ...]
    payment: Payment | None = None
    final: tuple[tuple[Seat, Chips], ...] = ()


class Damaged(Struct, frozen=True):
    """A hand of a file that cannot be understood, with all its problems. It does not hide the others."""

    name: str
    problems: tuple[Problem, ...]
