"""The stub before seventh street: how many cards are left, and how the last card is dealt when they are too few."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios.engine.actions import Fold
from scenarios.engine.cards import DECK
from scenarios.engine.chips import Seat
from scenarios.engine.endings import LastCard, LastDeal, StubRuling
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.rulebook import Rulebook, ShortStub, UnbetFold
from scenarios.engine.state import HandState, SeatState, Status, Street

Dealt = tuple[int, int, int, int]
"""Hands that were dealt on third, fourth, fifth and sixth street: three cards each, then one."""

UNTIL_SIXTH = "too_few_cards_for_sixth"
"""The question what happens when the deck does not even last through sixth street."""
NOTHING_LEFT = "no_card_for_seventh"
"""The question what happens when not even a common card is left, or a page that has too few cards gives no way out."""
BEFORE_COMMON = "burns_before_common_card"
"""The question whether the burns are mixed into a stub that holds a burn and a common card without them."""
KEEPING = "folded_seats_receiving"
"""The question whether a seat that folded with nothing to call counts when fresh cards are short."""

_UNMIXED = LastDeal(LastCard.COMMON_CARD, mix_burns=False, burn=True)
"""A card burned and one turned up, the earlier burns left where they lie."""


def seventh_street(rulebook: Rulebook, dealt: Dealt, hands: int, keeping: int = 0) -> StubRuling:
    """How seventh street is dealt to so many hands, ``keeping`` of them folded ones that are dealt on.

    The stub is 52 cards less those dealt and, where the rulebook burns, one before each of fourth to sixth street.
    ``short_stub`` says what is done when it is too small. Where no text does, play goes on as under Robert's Rules.

    Clauses: ``burns``, ``short_stub``, ``unbet_fold``.
    """
    third, fourth, fifth, sixth = dealt
    burned = 3 if rulebook.burns else 0
    stub = len(DECK) - 3 * third - fourth - fifth - sixth - burned
    if stub < 0:
        return StubRuling(None, stub, dealt, hands, burned, UNTIL_SIXTH)
    deals = [last_deal(rulebook.short_stub, stub, hands, burned)]
    unsettled = ""
    if rulebook.short_stub is ShortStub.UNSETTLED:
        plain = LastDeal(LastCard.OWN_CARDS, mix_burns=False, burn=bool(burned))
        unsettled = "" if deals[0] == plain else "short_stub"
    elif deals[0] is None:  # what a page has no way out of goes on as under Robert's Rules
        unsettled, deals = NOTHING_LEFT, [last_deal(ShortStub.ALL_BUT_LAST_THEN_MIX, stub, hands, burned)]
    elif (without := last_deal(rulebook.short_stub, stub, hands - keeping, burned)) != deals[0]:
        unsettled, deals = KEEPING, [deals[0], without]
    elif rulebook.short_stub is ShortStub.ALL_BUT_LAST_THEN_MIX and deals[0] == _UNMIXED:
        unsettled, deals = BEFORE_COMMON, [_UNMIXED, replace(_UNMIXED, mix_burns=True)]
    found = tuple(deal for deal in deals if deal)
    return StubRuling(found[0] if found else None, stub, dealt, hands, burned, unsettled, found if unsettled else ())


def last_deal(procedure: ShortStub, stub: int, hands: int, burned: int) -> LastDeal | None:
    """What one procedure makes of so many cards; None where it has no way out.

    A card is burned before seventh street where cards were ``burned`` before the others.
    """
    burn = 1 if burned else 0
    with_burns = stub + burned
    match procedure:
        case ShortStub.ALL_BUT_LAST_THEN_MIX | ShortStub.UNSETTLED:
            # all but the last card go out first; the last is mixed with the burns for whoever has none yet
            if stub >= hands + burn:
                return LastDeal(LastCard.OWN_CARDS, False, bool(burn))
            if with_burns >= hands:
                return LastDeal(LastCard.OWN_CARDS, bool(burned), bool(burn) and with_burns > hands)
            return _common(stub, burned, mix_below=1 + burn)
        case ShortStub.PLAYERS_PLUS_TWO:
            if stub >= hands + 2:
                return LastDeal(LastCard.OWN_CARDS, False, bool(burn))
            if with_burns >= hands + 2:
                return LastDeal(LastCard.OWN_CARDS, True, bool(burn))
            return _common(stub, burned, mix_below=3)
        case ShortStub.COMMON_WHEN_SHORT:
            if stub >= hands + burn:
                return LastDeal(LastCard.OWN_CARDS, False, bool(burn))
            return _common(stub, burned, mix_below=0)
        case ShortStub.COMMON_IF_EIGHT_STAY:
            if hands >= 8:
                return _common(stub, burned, mix_below=0)
            return LastDeal(LastCard.OWN_CARDS, False, bool(burn)) if stub >= hands + burn else None


def cards_needed(rulebook: Rulebook, hands: int) -> int:
    """How large a stub must be for a card to each of so many hands without more ado. Clause: ``short_stub``."""
    spare = rulebook.short_stub is ShortStub.PLAYERS_PLUS_TWO
    return hands + (2 if spare else int(rulebook.burns))


def _common(stub: int, burned: int, *, mix_below: int) -> LastDeal | None:
    """A common card, the burns mixed in where the stub is smaller than ``mix_below``; None where no card is left."""
    mix, burn = bool(burned) and stub < mix_below, bool(burned)
    return LastDeal(LastCard.COMMON_CARD, mix, burn) if stub + (burned if mix else 0) > burn else None


def dealt_so_far(state: HandState) -> tuple[Dealt, int, int]:
    """The hands dealt on third to sixth street, by the upcards, those on seventh, and how many of these are folded.

    On sixth street those still to be dealt: a seat that folded with nothing to call keeps receiving where
    ``unbet_fold`` says so, until a bet kills its hand. On seventh street those that were dealt a card.

    Raises NotTheTime on an earlier street, and where one seat is left.
    """
    if state.street < Street.SIXTH or len(state.live) < 2:
        problem = "seventh street is dealt after sixth, to two seats or more"
        raise NotTheTime([Problem("street", problem, "sixth street, or how many hands were dealt each street")])
    third, fourth, fifth, sixth = (sum(len(one.up) >= upcards for one in state.seats) for upcards in (1, 2, 3, 4))
    dealt, live = (third, fourth, fifth, sixth), len(state.live)
    out = [one for one in state.seats if one.status is not Status.LIVE and len(one.up) == 4]
    if state.street is Street.SEVENTH:
        folded_now = {act.seat for act in state.acts if isinstance(act, Fold)}
        return dealt, live + sum(len(one.down) == 3 or one.seat in folded_now for one in out), 0
    keeping = len(dealt_on(state)) - live
    return dealt, live + keeping, keeping


def dealt_on(state: HandState) -> tuple[SeatState, ...]:
    """The seats that get a card on the next street, in dealing order: those still in, and dead hands no bet has killed.

    Where ``unbet_fold`` says so, a seat that folded with nothing to call keeps receiving until somebody bets. Clause:
    ``unbet_fold``.
    """
    keeping: tuple[Seat, ...] = ()
    match state.rulebook.unbet_fold:
        case UnbetFold.LEGAL_KEEPS_RECEIVING if state.round.aggressor is None:
            upcards = min(state.street - 2, 4)
            out = [one for one in state.seats if one.status is Status.FOLDED and len(one.up) == upcards]
            keeping = tuple(one.seat for one in out)
        case UnbetFold.LEGAL_KEEPS_RECEIVING | UnbetFold.LEGAL | UnbetFold.UNSETTLED:
            pass
    return tuple([one for one in state.seats if one.status is Status.LIVE or one.seat in keeping])
