"""Rulings: an answer, what was compared for it, and what decided.

A ruling holds everything its explanation needs, so that the explanation cannot drift from the answer. Where no text
settles a case, ``unsettled`` names the knob or question that is open; the ruling then says what play goes on with.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.high import HighHand
from scenarios.engine.low import LowHand


class DecidedBy(StrEnum):
    """What decided who opens."""

    RANK = "rank"
    SUIT = "suit"
    BOARD = "board"
    POSITION = "position"
    ALL_IN = "all-in"


class BringInRuling(Struct, frozen=True):
    """Who opens third street. ``seat`` is None when no betting is possible.

    ``doors`` are the door cards compared, in dealing order; ``tied`` the seats that share the deciding rank;
    ``low_card_seat`` holds the card that decides (in razz the high card). ``absent``: the seat is away and its bring-in
    is posted for it.
    """

    seat: Seat | None
    low_card_seat: Seat
    decided_by: DecidedBy
    doors: tuple[tuple[Seat, Card], ...]
    tied: tuple[Seat, ...]
    absent: bool = False
    unsettled: str = ""
    candidates: tuple[Seat, ...] = ()


class FirstToActRuling(Struct, frozen=True):
    """Who opens a later street. ``best_seat`` shows the best board; ``seat`` opens (another, where that one is all-in).

    ``boards`` are the boards compared, in dealing order, the common card included where it counts; ``tied`` the seats
    with equal best boards; ``by_suit`` the cards whose suits separate them.
    """

    seat: Seat | None
    best_seat: Seat
    decided_by: DecidedBy
    boards: tuple[tuple[Seat, tuple[Card, ...]], ...]
    tied: tuple[Seat, ...]
    by_suit: tuple[tuple[Seat, Card], ...] = ()
    tie_by: DecidedBy | None = None
    unsettled: str = ""
    candidates: tuple[Seat, ...] = ()


class NextToActRuling(Struct, frozen=True):
    """The seat whose turn it is, or None with the reason why the round is over."""

    seat: Seat | None
    closed: str = ""  # "", "matched", "one-left", "no-betting"


class Spread(Struct, frozen=True):
    """Every whole amount from ``least`` to ``most``, totals for the street."""

    least: Chips
    most: Chips

    def __contains__(self, amount: object) -> bool:
        return isinstance(amount, int) and self.least <= amount <= self.most

    def __bool__(self) -> bool:
        return True


Amounts: TypeAlias = tuple[Chips, ...] | Spread


def least_of(amounts: Amounts) -> Chips:
    """The least of some amounts, of which there is at least one."""
    return amounts.least if isinstance(amounts, Spread) else amounts[0]


def most_of(amounts: Amounts) -> Chips:
    """The most of some amounts, of which there is at least one."""
    return amounts.most if isinstance(amounts, Spread) else amounts[-1]


class Block(StrEnum):
    """Why a seat may not bet or raise."""

    NONE = ""
    CAPPED = "capped"  # the bet and all raises of this round are made
    NOT_REOPENED = "not-reopened"  # it has acted, and what came since is no full raise
    NO_OPPONENT = "no-opponent"  # nobody else has chips
    NO_CHIPS = "no-chips"  # its stack does not exceed what it owes


class SizeReason(StrEnum):
    """What the increment rests on."""

    EARLY = "early"  # third and fourth street: the small bet
    LATE = "late"  # fifth to seventh: the big bet, or the range up to it
    OPEN_PAIR = "open-pair"  # fourth street, a pair shows: either
    OPEN_PAIR_BIG = "open-pair-big"  # the same after a big bet: only the big bet


class LegalActions(Struct, frozen=True):
    """What the seat to act may do, and what that rests on. Amounts as in ``actions``; ``call`` is chips to add.

    ``increments`` are the sizes in force; ``base`` the wager they are added to (``Round.level``); ``wagers`` counts
    those made towards the cap and ``wagers_max`` is the cap, None where it is lifted.
    """

    seat: Seat
    fold: bool
    check: bool
    call: Chips | None
    bring_in: Amounts = ()
    complete_to: Amounts = ()
    bet: Amounts = ()
    raise_to: Amounts = ()
    owed: Chips = NOTHING
    increments: Amounts = ()
    size_reason: SizeReason = SizeReason.EARLY
    base: Chips = NOTHING
    wagers: int = 0
    wagers_max: int | None = None
    block: Block = Block.NONE
    unsettled: str = ""

    @property
    def wager(self) -> Amounts:
        """The amounts of whichever of completing, betting and raising is possible."""
        return self.complete_to or self.bet or self.raise_to


class Violation(Struct, frozen=True):
    """An illegal action: which rule it breaks, and what would be allowed there."""

    rule: str
    seat: Seat
    allowed: Amounts | Seat | None = None


class BoardsRuling(Struct, frozen=True):
    """The live seats by their boards, best first, equal boards together; ``boards`` in dealing order."""

    order: tuple[tuple[Seat, ...], ...]
    boards: tuple[tuple[Seat, tuple[Card, ...]], ...]


class HandsRuling(Struct, frozen=True):
    """The best hands of the live seats, in dealing order. ``highs`` is empty in razz, ``lows`` in stud.

    A low is None where it does not qualify.
    """

    highs: tuple[tuple[Seat, HighHand], ...]
    lows: tuple[tuple[Seat, LowHand | None], ...]


class WinnersRuling(Struct, frozen=True):
    """The best hands of the live seats. ``low`` is empty in stud, and in stud8 when nobody qualifies; ``high`` in razz.

    ``highs`` and ``lows`` hold every live seat's hand (a low None where it does not qualify), in dealing order.
    ``uncontested``: one seat is left and wins without showing.
    """

    high: tuple[Seat, ...]
    low: tuple[Seat, ...]
    highs: tuple[tuple[Seat, HighHand], ...] = ()
    lows: tuple[tuple[Seat, LowHand | None], ...] = ()
    uncontested: bool = False
