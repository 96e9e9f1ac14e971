"""A hand of which so many are still in on each street: somebody bets every street, the others call or fold."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.engine.actions import Action, Bet, BringIn, Call, Fold
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import DEEP, Chips
from scenarios.engine.dealing import Mix, StreetDealt, hands_dealt, street_dealt
from scenarios.engine.play import begin
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import least_of
from scenarios.engine.state import HandState, Stakes
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import seats

STAKES = Stakes(Chips(1), Chips(2), Chips(5), Chips(10))


def reversed_order(cards: Sequence[Card]) -> Sequence[Card]:
    """A mix that anybody can follow: the last card comes first."""
    return cards[::-1]


def thinned(
    rulebook: Rulebook, game: Game, counts: Sequence[int], deck: Sequence[Card] = DECK, mix: Mix = reversed_order
) -> list[StreetDealt]:
    """Each street at its beginning: ``counts`` hands are dealt a card there, third street first.

    Those that are too many for the next street fold to a bet. Raises CardsRunOut.
    """
    sitting = seats(counts[0])
    hands, left = hands_dealt(sitting, deck)
    streets = [StreetDealt(begin(rulebook, game, STAKES, [(seat, DEEP) for seat in sitting], hands), left)]
    for staying in counts[1:]:
        state = bet_down_to(staying, streets[-1].state)
        streets.append(street_dealt(state, streets[-1].undealt, mix))
    return streets


def bet_down_to(staying: int, state: HandState) -> HandState:
    """The street's betting, after which so many are in."""
    while next_to_act(state).seat is not None:
        state = apply(state, _act(staying, state))
    assert len(state.live) == staying
    return state


def _act(staying: int, state: HandState) -> Action:
    legal = legal_actions(state)
    if legal.bring_in:
        return BringIn(legal.seat, least_of(legal.bring_in))
    if legal.call is None:
        return Bet(legal.seat, least_of(legal.bet))
    return Fold(legal.seat) if len(state.live) > staying else Call(legal.seat)
