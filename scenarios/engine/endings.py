"""Rulings on how a hand ends: the pots, who is paid what, who shows first, and how the last card is dealt.

Like those of ``rulings``, each holds what its explanation needs.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.rulebook import OddChipHighCards, OddChipLow
from scenarios.engine.rulings import HandsRuling


class Pot(Struct, frozen=True):
    """A pot and the seats that can win it."""

    amount: Chips
    seats: tuple[Seat, ...]


class PotsRuling(Struct, frozen=True):
    """The pots, the main pot first, each with the seats that can win it; and the bet that nobody called.

    ``put`` is what each seat has put in, in dealing order. ``upto`` says of each pot up to which amount of that it
    reaches; ``above`` are the chips beyond what any seat still in has put in: they lie in the last pot.
    """

    pots: tuple[Pot, ...]
    returned: tuple[tuple[Seat, Chips], ...]
    put: tuple[tuple[Seat, Chips], ...]
    upto: tuple[Chips, ...]
    above: Chips = NOTHING


class Side(StrEnum):
    """What a share of a pot is won with."""

    HIGH = "high"
    LOW = "low"
    BOTH = "both"  # the same seats tie for both: the whole pot is split at once


class Share(Struct, frozen=True):
    """A pot or half of one, and how it is divided: ``each`` to every winner, then the odd chips.

    ``odd`` are the seats that get one more, each with the card that won it; ``passed`` those whose card was better but
    that have an odd chip of this pot already; ``by`` are the cards compared, None where no chip is odd.
    """

    side: Side
    amount: Chips
    winners: tuple[Seat, ...]
    each: Chips
    odd: tuple[tuple[Seat, Card], ...] = ()
    passed: tuple[Seat, ...] = ()
    by: OddChipHighCards | OddChipLow | None = None


class PotAward(Struct, frozen=True):
    """A pot divided. ``shares`` is empty where one seat alone can win it; ``no_low``: stud8 without a qualifying low.

    ``place`` counts the pots from the main pot, 0.
    """

    place: int
    pot: Pot
    shares: tuple[Share, ...]
    no_low: bool = False


Paid: TypeAlias = tuple[tuple[Seat, Chips], ...]


class AwardsRuling(Struct, frozen=True):
    """What each live seat is paid, in dealing order, and how: the last side pot first, the main pot last.

    ``pots`` is None where the pots were given and not made from what the seats put in. ``candidates`` are the payments
    under each reading where no text settles an odd chip, the one that play goes on with first.
    """

    awards: Paid
    divided: tuple[PotAward, ...]
    pots: PotsRuling | None = None
    hands: HandsRuling | None = None
    unsettled: str = ""
    candidates: tuple[Paid, ...] = ()


class ShowsFirst(StrEnum):
    """What makes a seat the first to show."""

    UNCONTESTED = "uncontested"  # one seat is left and need not show
    AGGRESSOR = "aggressor"  # the last to bet or raise on seventh street
    OPENER = "opener"  # seventh street was checked: who acted first on it
    POSITION = "position"  # the same, by the place at the table
    BEST_BOARD = "best-board"  # nobody could act on seventh street: who would have opened it


class ShowOrderRuling(Struct, frozen=True):
    """The order in which hands are shown; with ``at_once`` all are turned up together, and it is nobody's turn.

    ``first`` would show first if there were one pot; ``passed`` is the seat that ``by`` points to where it has folded
    since. ``groups`` are the seats that show one after another, the last side pot first; one group without all-ins.
    ``candidates`` are the orders under each reading where no text settles it, each with ``at_once``.
    """

    order: tuple[Seat, ...]
    first: Seat
    by: ShowsFirst
    groups: tuple[tuple[Seat, ...], ...]
    all_in: tuple[Seat, ...] = ()
    at_once: bool = False
    passed: Seat | None = None
    unsettled: str = ""
    candidates: tuple[tuple[tuple[Seat, ...], bool], ...] = ()


class LastCard(StrEnum):
    """How seventh street is dealt."""

    OWN_CARDS = "own-cards"
    COMMON_CARD = "common-card"


class LastDeal(Struct, frozen=True):
    """How seventh street is dealt: own cards or a common card, whether the burns are mixed into the stub first, and
    whether a card is burned then, or before the deal where nothing is mixed.
    """

    method: LastCard
    mix_burns: bool
    burn: bool


class StubRuling(Struct, frozen=True):
    """How seventh street is dealt, from ``stub``, the cards left before its burn.

    ``dealt`` are the hands that were dealt a card on third to sixth street, ``hands`` those to be dealt one now;
    ``burned`` the cards burned so far. ``deal`` is None where not even one card can be turned. ``candidates`` are the
    deals under each reading where no text settles it, the one that play goes on with first.
    """

    deal: LastDeal | None
    stub: int
    dealt: tuple[int, int, int, int]
    hands: int
    burned: int
    unsettled: str = ""
    candidates: tuple[LastDeal, ...] = ()
