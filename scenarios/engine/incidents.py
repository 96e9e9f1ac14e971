"""Incidents: what went wrong at the table, and the ruling on it, with what the explanation needs."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import NOTHING, Chips, Seat


class IncidentKind(StrEnum):
    """What happened. The comment names what an ``Incident`` of this kind holds besides its kind."""

    SHORT_ANTE = "short-ante"  # seat, after_deal
    ABSENT_LOW_CARD = "absent-low-card"  # seat, if it is named
    WRONG_BRING_IN = "wrong-bring-in"  # seat that opened, next_acted
    UNBET_FOLD = "unbet-fold"  # seat, whose turn it is
    EXPOSED_DOWN_CARD = "exposed-down-card"  # seat, card
    BOTH_DOWN_EXPOSED = "both-down-exposed"  # seat
    TWO_UP = "two-up"  # seat: one down card and the door card
    ALL_THREE_UP = "all-three-up"  # seat
    ALL_THREE_DOWN = "all-three-down"  # seat
    EXTRA_STARTING_CARD = "extra-starting-card"  # seat, cards: how many too many
    CARD_TO_WRONG_SEAT = "card-to-wrong-seat"  # seat that was skipped, or got a card it was not entitled to
    BOXED_CARDS = "boxed-cards"  # cards: how many lay the wrong way round in the deck
    FOULED_DECK = "fouled-deck"  # in_stub
    JOKER = "joker"  # seat, acted
    EXPOSED_SEVENTH = "exposed-seventh"  # seat, card
    PREMATURE_CARD = "premature-card"  # seat
    MISSING_BURN = "missing-burn"  # looked_at
    EXTRA_BURN = "extra-burn"  # looked_at
    WRONG_COUNT = "wrong-count"  # seat, cards: how many at the showdown; missing_last
    MISSED_SEAT = "missed-seat"  # seat: dealt no card, or two, on a later street
    UNDERBET = "underbet"  # seat, put, callers, street_over
    UPCARDS_TURNED_DOWN = "upcards-turned-down"  # seat
    UPCARDS_REARRANGED = "upcards-rearranged"  # seat
    BEATEN_CALLER = "beaten-caller"  # seat: called, and the upcards alone beat it
    CARD_OFF_TABLE = "card-off-table"  # seat, card
    ANNOUNCEMENT = "announcement"  # what
    SKIPPED_PLAYER = "skipped-player"  # seat, acts: how many since
    MUCKED_HAND = "mucked-hand"  # seat, identifiable


class Announced(StrEnum):
    """What a dealer might say aloud."""

    BRING_IN = "bring-in"
    BET = "bet"
    RAISE = "raise"
    NEW_PAIR = "new-pair"
    HIGH_HAND = "high-hand"
    POSSIBLE_STRAIGHT = "possible-straight"
    POSSIBLE_FLUSH = "possible-flush"


class Incident(Struct, frozen=True):
    """Something that went wrong. The hand it happened in is as it would have been had the deal gone right."""

    kind: IncidentKind
    seat: Seat | None = None
    card: Card | None = None
    cards: int = 1
    acts: int = 0
    put: Chips = NOTHING  # the seat's total for the street
    callers: tuple[Seat, ...] = ()  # who have called it since
    what: Announced | None = None
    after_deal: bool = False  # found when cards were out already
    next_acted: bool = False  # the next player has acted
    looked_at: bool = False  # a card dealt for the wrong one has been looked at, or mixed in
    acted: bool = False  # the seat has acted on its hand
    in_stub: bool = False  # seen in the stub only
    missing_last: bool = False  # the card that is missing is the last one
    street_over: bool = False  # found on a later street
    identifiable: bool = False  # it is known for certain which cards they were


class Outcome(StrEnum):
    """What is ruled."""

    MISDEAL = "misdeal"  # chips back, cards in, a new deal
    VOID = "void"  # the hand is void at any time, all chips back
    PLAY_ON = "play-on"  # nothing is undone
    CORRECTED = "corrected"  # put right at once
    STANDS = "stands"  # it counts as it was done
    POSTED = "posted"  # from an empty chair
    KEPT = "kept"  # the seat keeps the card
    REPLACED = "replaced"  # by another card
    REMOVED = "removed"  # out of play
    BACK_INTO_STUB = "back-into-stub"
    DRAWN = "drawn"  # the floor turns one of the three
    EXPOSED = "exposed"  # an exposed card, and the seat's own
    DEAD_HAND = "dead-hand"
    LIVE_HAND = "live-hand"
    ANNOUNCED = "announced"
    NOT_ANNOUNCED = "not-announced"
    CALL_THE_FLOOR = "call-the-floor"


class Reason(StrEnum):
    """Why the floor is called."""

    BOOK_IS_SILENT = "book-is-silent"  # this rulebook has no rule
    NO_TEXT = "no-text"  # none has
    SUBSTANTIAL_ACTION = "substantial-action"  # what counts as substantial action can be read in two ways
    DISCRETION = "discretion"  # the rulebook leaves it to the floor


Detail: TypeAlias = bool | int | str | Card | tuple[tuple[Seat, Chips], ...] | None


class IncidentRuling(Struct, frozen=True):
    """The ruling on an incident, and the clause it rests on.

    ``details`` are what else an answer says, by its name there: ``opens`` (who opens then), ``owes`` (what each seat
    has still to put in), ``door_card`` and so on. ``weighed`` is the clause ``substantial_action`` where it was asked
    whether a misdeal can still be called; ``spared`` says that a seat would open by its card and does not, because the
    dealer exposed it.
    """

    outcome: Outcome
    clause: str
    details: tuple[tuple[str, Detail], ...] = ()
    reason: Reason | None = None
    weighed: bool = False
    spared: bool = False


def ruling(outcome: Outcome, clause: str, **details: Detail) -> IncidentRuling:
    """A ruling with details by name."""
    return IncidentRuling(outcome, clause, tuple(details.items()))


def floor(clause: str, reason: Reason = Reason.BOOK_IS_SILENT) -> IncidentRuling:
    """The floor decides, and why."""
    return IncidentRuling(Outcome.CALL_THE_FLOOR, clause, (), reason)
