"""What a seat can do. Every amount is *to*: the seat's total for the street after the action, in chips."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.chips import Chips, Seat


class Fold(Struct, frozen=True):
    seat: Seat


class Check(Struct, frozen=True):
    seat: Seat


class Call(Struct, frozen=True):
    """Match the standing bet, or put in the whole stack where that is less."""

    seat: Seat


class BringIn(Struct, frozen=True):
    """The forced opening bet of third street (a spread allows more than the least)."""

    seat: Seat
    to: Chips


class Complete(Struct, frozen=True):
    """Make a short standing bet, or the opening bet of third street, a full one."""

    seat: Seat
    to: Chips


class Bet(Struct, frozen=True):
    """Open the betting from fourth street on."""

    seat: Seat
    to: Chips


class Raise(Struct, frozen=True):
    """Put more on a full standing bet."""

    seat: Seat
    to: Chips


Wager: TypeAlias = BringIn | Complete | Bet | Raise
Action: TypeAlias = Fold | Check | Call | Wager
