"""The forms in which a question can be answered, and the answers. ``answer_json`` writes and reads them."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.actions import Action
from scenarios.engine.cards import Card
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.questions.message import Message


class Verb(StrEnum):
    """What a seat may do, in the order in which options are shown."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BRING_IN = "bring_in"
    COMPLETE_TO = "complete_to"
    BET = "bet"
    RAISE_TO = "raise_to"


class Option(Struct, frozen=True, order=True):
    """A legal act: its amount in chips (a call: chips to add; else the street's total), or a range up to ``most``."""

    verb: Verb
    amount: Chips = NOTHING
    most: Chips | None = None


class Choice(Struct, frozen=True):
    """One of several sentences to choose from. ``id`` is kebab-case and never depends on the deal."""

    id: str
    label: Message


class Written(Struct, frozen=True):
    """A line of a written hand: what was done, and the seat's total for the street, which a call does not say."""

    act: Action
    to: Chips


class SeatAnswer(Struct, frozen=True):
    """A seat; None is nobody, where the form allows it."""

    seat: Seat | None


class OptionsAnswer(Struct, frozen=True):
    options: frozenset[Option]


class WinnersAnswer(Struct, frozen=True):
    """Who wins each side; a side that the game lacks, or that nobody qualifies for, is empty."""

    high: frozenset[Seat]
    low: frozenset[Seat]


class OrderAnswer(Struct, frozen=True):
    """Seats one after the other; or none of them, all ``at_once``."""

    order: tuple[Seat, ...]
    at_once: frozenset[Seat] = frozenset()


class RankAnswer(Struct, frozen=True):
    """Seats from the best down, equal ones together."""

    order: tuple[frozenset[Seat], ...]


class AmountAnswer(Struct, frozen=True):
    """A number of chips."""

    amount: Chips


class ChipsAnswer(Struct, frozen=True):
    """What each seat is paid, in ascending order of seats; a seat that is paid nothing stands in it with 0."""

    chips: tuple[tuple[Seat, Chips], ...]


class PotAnswer(Struct, frozen=True):
    """A pot and who may win it."""

    amount: Chips
    seats: frozenset[Seat]


class PotsAnswer(Struct, frozen=True):
    """The pots, the main pot first, and the chips that go back to a seat."""

    pots: tuple[PotAnswer, ...]
    returned: tuple[tuple[Seat, Chips], ...] = ()


class CardsAnswer(Struct, frozen=True):
    """Cards picked out; none of them where there is no such hand."""

    cards: frozenset[Card]


class ChoiceAnswer(Struct, frozen=True):
    choices: frozenset[Choice]


class LineAnswer(Struct, frozen=True):
    """A line by its number, from 1, and what is wrong with it; 0 and None: nothing is wrong with any."""

    line: int
    fault: Choice | None


Answer: TypeAlias = (
    SeatAnswer
    | OptionsAnswer
    | WinnersAnswer
    | OrderAnswer
    | RankAnswer
    | AmountAnswer
    | ChipsAnswer
    | PotsAnswer
    | CardsAnswer
    | ChoiceAnswer
    | LineAnswer
)


class SeatForm(Struct, frozen=True):
    """Tap one of these seats; or nobody, where ``nobody`` says so in the kind's own words."""

    seats: tuple[Seat, ...]
    nobody: Message | None = None


class OptionsForm(Struct, frozen=True):
    """Choose every act that is legal for ``seat``, among these."""

    seat: Seat
    options: tuple[Option, ...]


class WinnersForm(Struct, frozen=True):
    """Choose the winners of each side among these seats. ``sides``: ``high``, ``low`` or both, in the order asked."""

    seats: tuple[Seat, ...]
    sides: tuple[str, ...]


class OrderForm(Struct, frozen=True):
    """Tap these seats one after the other, all of them; or say that they all come at once."""

    seats: tuple[Seat, ...]


class RankForm(Struct, frozen=True):
    """Tap these seats from the best down, all of them; two that are equal share a place."""

    seats: tuple[Seat, ...]


class AmountForm(Struct, frozen=True):
    """Type a whole number of chips."""


class ChipsForm(Struct, frozen=True):
    """Give each of these seats its chips. ``total`` is what there is to divide."""

    seats: tuple[Seat, ...]
    total: Chips


class PotsForm(Struct, frozen=True):
    """Say how much is in each pot and which of ``seats`` may win it, and what goes back to one of ``players``."""

    seats: tuple[Seat, ...]
    players: tuple[Seat, ...]


class CardsForm(Struct, frozen=True):
    """Pick ``count`` of the cards of ``seat``, the common card among them; or none, where ``nothing`` says so."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int
    nothing: Message | None = None


class ChoiceForm(Struct, frozen=True):
    """Choose one of these sentences; where ``several``, every one that holds, which is one at least."""

    choices: tuple[Choice, ...]
    several: bool = False


class LineForm(Struct, frozen=True):
    """Choose one of these lines, and of these faults the one that it has."""

    lines: tuple[Written, ...]
    faults: tuple[Choice, ...]


Form: TypeAlias = (
    SeatForm
    | OptionsForm
    | WinnersForm
    | OrderForm
    | RankForm
    | AmountForm
    | ChipsForm
    | PotsForm
    | CardsForm
    | ChoiceForm
    | LineForm
)
