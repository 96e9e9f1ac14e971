"""Dealing from the deck: who gets the next card, what is burned, and how the last card is dealt when cards are short.

The cards nobody has are a value of their own, ``Undealt``, because a hand is the same whatever lies in the stub. The
order of the deck and every mix come from the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.endings import LastCard, LastDeal, StubRuling
from scenarios.engine.errors import Problem, StudError
from scenarios.engine.play import next_street
from scenarios.engine.rulebook import ShortStub
from scenarios.engine.state import HandState, SeatState, Street
from scenarios.engine.stub import dealt_on, dealt_so_far, seventh_street

Mix = Callable[[Sequence[Card]], Sequence[Card]]
"""What the caller mixes cards with: the same cards in another order."""
Hand = tuple[Card, Card, Card]
"""Two down cards and the door card."""


class CardsRunOut(StudError):
    """The deck does not last for the street, and no text says what is done then."""


class Undealt(Struct, frozen=True):
    """The cards nobody has: the stub from the top, and the burns, which are kept apart from it, in order."""

    stub: tuple[Card, ...]
    burns: tuple[Card, ...] = ()


class StreetDealt(Struct, frozen=True):
    """A hand on its next street, and what is left. ``last`` is how seventh street was dealt, None on the others.

    Where ``last.unsettled`` names a question, no text settles how the last card is dealt, and it was dealt as under
    Robert's Rules.
    """

    state: HandState
    undealt: Undealt
    last: StubRuling | None = None


def hands_dealt(sitting: Sequence[Seat], deck: Sequence[Card]) -> tuple[dict[Seat, Hand], Undealt]:
    """Third street's cards for each seat in dealing order, and the rest: two rounds face down, one face up.

    Raises CardsRunOut where the deck is too short.
    """
    count = len(sitting)
    if len(deck) < 3 * count:
        raise _runs_out(Street.THIRD, 3 * count, len(deck))
    hands = {seat: (deck[at], deck[count + at], deck[2 * count + at]) for at, seat in enumerate(sitting)}
    return hands, Undealt(tuple(deck[3 * count :]))


def street_dealt(state: HandState, undealt: Undealt, mix: Mix) -> StreetDealt:
    """The next street: a burn where the rulebook burns, then a card to each seat that is dealt on, in dealing order.

    On seventh street ``seventh_street`` says whether the stub suffices, whether the burns are mixed into it, and
    whether there is a common card instead. ``mix`` is asked for an order only there.

    Raises NotTheTime when no street is due, CardsRunOut when the deck does not last, ValueError when ``undealt`` cannot
    belong to this hand or ``mix`` gives other cards than it got. Clauses: ``burns``, ``short_stub``, ``unbet_fold``.
    """
    if state.street is Street.SIXTH:
        return _seventh(state, undealt, mix)
    receiving, stub, burn = dealt_on(state), undealt.stub, int(state.rulebook.burns)
    if len(stub) < burn + len(receiving) and state.street < Street.SIXTH:
        raise _runs_out(Street(state.street + 1), burn + len(receiving), len(stub))
    state = next_street(state, _each_a_card(receiving, stub[burn:]))
    return StreetDealt(state, Undealt(stub[burn + len(receiving) :], undealt.burns + stub[:burn]))


def _seventh(state: HandState, undealt: Undealt, mix: Mix) -> StreetDealt:
    dealt, hands, keeping = dealt_so_far(state)
    ruling = seventh_street(state.rulebook, dealt, hands, keeping)
    if (len(undealt.stub), len(undealt.burns)) != (ruling.stub, ruling.burned):
        raise ValueError(
            f"{len(undealt.stub)} cards in the stub and {len(undealt.burns)} burns, "
            f"but this hand leaves {ruling.stub} and {ruling.burned}"
        )
    deal = ruling.deal
    if deal is None:
        raise _runs_out(Street.SEVENTH, hands, ruling.stub)
    stub, burns, first = undealt.stub, undealt.burns, 0
    if deal.mix_burns:
        first = _dealt_before_the_mix(state.rulebook.short_stub, deal, len(stub))
        stub, burns = (*stub[:first], *_mixed(mix, (*stub[first:], *burns))), ()
    burn = int(deal.burn)
    fresh = stub[:first] + stub[first + burn :]
    if deal.method is LastCard.COMMON_CARD:
        state, used = next_street(state, {}, fresh[0]), 1
    else:
        receiving = dealt_on(state)
        state, used = next_street(state, _each_a_card(receiving, fresh)), len(receiving)
    return StreetDealt(state, Undealt(fresh[used:], (*burns, *stub[first : first + burn])), ruling)


def _dealt_before_the_mix(procedure: ShortStub, deal: LastDeal, stub: int) -> int:
    """How many cards go out before the rest is mixed with the burns: all but the last one, or none."""
    if deal.method is LastCard.COMMON_CARD:
        return 0
    match procedure:
        case ShortStub.PLAYERS_PLUS_TWO:
            return 0
        case ShortStub.ALL_BUT_LAST_THEN_MIX | ShortStub.UNSETTLED:
            return max(stub - 1, 0)
        case ShortStub.COMMON_WHEN_SHORT | ShortStub.COMMON_IF_EIGHT_STAY:
            return max(stub - 1, 0)  # where these pages know no way out, play goes on as under Robert's Rules


def _mixed(mix: Mix, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    mixed = tuple(mix(cards))
    if sorted(mixed) != sorted(cards):
        raise ValueError("mixing gave other cards than those to be mixed")
    return mixed


def _each_a_card(receiving: Sequence[SeatState], cards: Sequence[Card]) -> dict[Seat, Card | None]:
    return {one.seat: card for one, card in zip(receiving, cards, strict=False)}


def _runs_out(street: Street, needed: int, left: int) -> CardsRunOut:
    return CardsRunOut([Problem("deck", f"{left} cards are left before street {street.value}", f"{needed} cards")])
