"""The showdown: the best hands of the live seats and who wins high and low.

Dividing the pot, odd chips and the order of showing are not ruled here.
"""

from __future__ import annotations

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.high import best_high
from scenarios.engine.low import LowHand, best_low_eight, best_low_razz
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import HandsRuling, WinnersRuling
from scenarios.engine.state import HandState, SeatState


def known_cards(state: HandState, one: SeatState) -> tuple[Card, ...]:
    """A seat's cards with the common card. Raises NotTheTime when one of them has not been seen."""
    down = tuple(card for card in one.down if card is not None)
    if len(down) < len(one.down):
        raise NotTheTime([Problem(f"seat {one.seat}", "a down card is not known", "all cards of the live seats")])
    return (*down, *one.up, *(() if state.community is None else (state.community,)))


def best_hands(state: HandState) -> HandsRuling:
    """The best five cards of each live seat, high and low as the game has them, the common card included.

    Raises NotTheTime when a live seat has fewer than five cards or one that is not known. Clauses: ``five_of_seven``,
    ``high_ranking``, ``low_eight``, ``low_razz``, ``low_from_top``.
    """
    cards = {one.seat: known_cards(state, one) for one in state.live}
    for seat, held in cards.items():
        if len(held) < 5:
            raise NotTheTime([Problem(f"seat {seat}", f"{len(held)} cards make no hand", "five to seven cards")])
    highs = () if state.game is Game.RAZZ else tuple((seat, best_high(held)) for seat, held in cards.items())
    lows: tuple[tuple[Seat, LowHand | None], ...] = ()
    if state.game is Game.STUD8:
        lows = tuple((seat, best_low_eight(held)) for seat, held in cards.items())
    elif state.game is Game.RAZZ:
        lows = tuple((seat, best_low_razz(held)) for seat, held in cards.items())
    return HandsRuling(highs, lows)


def winners(state: HandState) -> WinnersRuling:
    """Who wins high and low among the live seats: the best five of each seat's cards, whole pot aside.

    Stud compares high hands; razz low hands without a qualifier; stud8 both, where the low needs five different ranks
    of eight or less. Equal hands share; suits never decide. One live seat wins without showing.

    Raises NotTheTime when a live seat has fewer than five cards or one that is not known. Clauses: ``five_of_seven``,
    ``high_ranking``, ``suits_never_win``, ``low_eight``, ``low_razz``, ``low_from_top``, ``no_low``.
    """
    if len(state.live) == 1:
        only = (state.live[0].seat,)
        return WinnersRuling(
            () if state.game is Game.RAZZ else only, only if state.game is Game.RAZZ else (), uncontested=True
        )
    hands = best_hands(state)
    highs, lows = hands.highs, hands.lows
    top = max((hand.value for _, hand in highs), default=0)
    bottom = min((hand.value for _, hand in lows if hand is not None), default=None)
    return WinnersRuling(
        high=tuple(seat for seat, hand in highs if hand.value == top),
        low=tuple(seat for seat, hand in lows if hand is not None and hand.value == bottom),
        highs=highs,
        lows=lows,
    )
