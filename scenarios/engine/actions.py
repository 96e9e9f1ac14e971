"""What a seat can do. Every amount is *to*: the seat's total for the street after the action, in chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from scenarios.engine.chips import Chips, Seat


@dataclass(frozen=True, slots=True)
class Fold:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Check:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Match the standing bet, or put in the whole stack where that is less."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BringIn:
    """The forced opening bet of third street (a spread allows more than the least)."""

    seat: Seat
    to: Chips


@dataclass(frozen=True, slots=True)
class Complete:
    """Make a short standing bet, or the opening bet of third street, a full one."""

    seat: Seat
    to: Chips


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting from fourth street on."""

    seat: Seat
    to: Chips


@dataclass(frozen=True, slots=True)
class Raise:
    """Put more on a full standing bet."""

    seat: Seat
    to: Chips


Wager: TypeAlias = BringIn | Complete | Bet | Raise
Action: TypeAlias = Fold | Check | Call | Wager
