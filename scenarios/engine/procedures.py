"""What a house does when something goes wrong, where houses differ and no knob says so: each an enum, each optional.

Keys and values are those of ``[procedures]`` in a rulebook's file. A house that says nothing there has ``UNSETTLED``,
and calls the floor. ``wrong_deals``, ``wrong_decks``, ``wrong_acts`` and ``wrong_cards`` match them.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from scenarios.engine.clauses import Clause, Mark


class WrongBurn(StrEnum):
    PUT_RIGHT = "put-right"  # until somebody acts, and while no card has been looked at
    PUT_RIGHT_UNTIL_ACT = "put-right-until-act"  # nothing is said of a card that was looked at
    PUT_RIGHT_IF_POSSIBLE = "put-right-if-possible"  # a last card that was looked at stays
    STANDS = "stands"  # never made up for: one burn a street from then on
    UNSETTLED = "unsettled"


class ManyExposed(StrEnum):
    """Both down cards up, or all three cards."""

    DEAD_HAND = "dead-hand"  # with the ante back
    MISDEAL = "misdeal"
    FLOOR = "floor"  # left to the floor
    UNSETTLED = "unsettled"


class AllDown(StrEnum):
    ONE_TURNED = "one-turned"  # the floor mixes the three and turns one
    UNSETTLED = "unsettled"


class ExtraStartingCard(StrEnum):
    BECOMES_BURN = "becomes-burn"
    MISDEAL = "misdeal"
    MISDEAL_FROM_TWO = "misdeal-from-two"
    UNSETTLED = "unsettled"


class WrongSeat(StrEnum):
    MISDEAL = "misdeal"
    UNSETTLED = "unsettled"


class BoxedCard(StrEnum):
    BLANK_THEN_MISDEAL = "blank-then-misdeal"  # one is a scrap of paper, from two on it is a misdeal
    MISDEAL_FROM_TWO = "misdeal-from-two"  # nothing is said of one
    UNSETTLED = "unsettled"


class FouledDeck(StrEnum):
    VOID = "void"
    VOID_UNLESS_IN_STUB = "void-unless-in-stub"  # play stands if it is seen in the stub after substantial action
    UNSETTLED = "unsettled"


class Joker(StrEnum):
    REPLACED_THEN_DEAD = "replaced-then-dead"
    MISDEAL_THEN_SCRAP = "misdeal-then-scrap"
    UNSETTLED = "unsettled"


class TooManyCards(StrEnum):
    DEAD_HAND = "dead-hand"  # from substantial action on, whatever the number
    DEAD_OVER_SEVEN = "dead-over-seven"  # nothing is said of an earlier street
    UNSETTLED = "unsettled"


class Underbet(StrEnum):
    CORRECTED_THIS_STREET = "corrected-this-street"
    UNSETTLED = "unsettled"


class UpcardsTurned(StrEnum):
    DEAD_FACING_BET = "dead-facing-bet"  # nothing is said of any other moment
    DEAD_UNTIL_BETTING_ENDS = "dead-until-betting-ends"  # facing a bet; when the betting is over it means nothing
    UNSETTLED = "unsettled"


class UpcardsMoved(StrEnum):
    MAY_BE_DEAD = "may-be-dead"
    UNSETTLED = "unsettled"


class BeatenCaller(StrEnum):
    STANDS = "stands"
    UNSETTLED = "unsettled"


class FallenCard(StrEnum):
    EXPOSED = "exposed"
    UNSETTLED = "unsettled"


class Announcements(StrEnum):
    ALL_BUT_STRAIGHTS = "all-but-straights"  # and flushes, which are left to the players to see
    RAISES_AND_CARDS = "raises-and-cards"  # the same, and nothing is said of bets
    WAGERS = "wagers"  # nothing is said of cards
    UNSETTLED = "unsettled"


class SkippedSeat(StrEnum):
    KEEPS_TURN = "keeps-turn"  # unless substantial action went by
    UNSETTLED = "unsettled"


class MuckedHand(StrEnum):
    BACK_IF_KNOWN = "back-if-known"
    UNSETTLED = "unsettled"


class Procedures(Struct, frozen=True):
    """One house's procedures. Each has a clause of the same name in the rulebook, silent where the house is."""

    both_down_exposed: ManyExposed = ManyExposed.UNSETTLED
    all_three_up: ManyExposed = ManyExposed.UNSETTLED
    all_three_down: AllDown = AllDown.UNSETTLED
    extra_starting_card: ExtraStartingCard = ExtraStartingCard.UNSETTLED
    card_to_wrong_seat: WrongSeat = WrongSeat.UNSETTLED
    boxed_card: BoxedCard = BoxedCard.UNSETTLED
    fouled_deck: FouledDeck = FouledDeck.UNSETTLED
    joker: Joker = Joker.UNSETTLED
    wrong_burn: WrongBurn = WrongBurn.UNSETTLED
    too_many_cards: TooManyCards = TooManyCards.UNSETTLED
    underbet: Underbet = Underbet.UNSETTLED
    upcards_turned_down: UpcardsTurned = UpcardsTurned.UNSETTLED
    upcards_rearranged: UpcardsMoved = UpcardsMoved.UNSETTLED
    beaten_caller: BeatenCaller = BeatenCaller.UNSETTLED
    card_off_table: FallenCard = FallenCard.UNSETTLED
    announcements: Announcements = Announcements.UNSETTLED
    skipped_seat: SkippedSeat = SkippedSeat.UNSETTLED
    mucked_hand: MuckedHand = MuckedHand.UNSETTLED


def no_rule(key: str, house: str) -> Clause:
    """The clause of a procedure that a house does not have."""
    return Clause(key, f"{house}: no rule was found", Mark.SILENT)
