"""Tables that thin out street by street: so many hands dealt on each, until the betting of sixth street is over."""

from __future__ import annotations

from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import Dealt
from scenarios.generator.deals import filled, seats
from scenarios.generator.playout import play_street, play_to
from scenarios.generator.stream import SeedStream


def thinned(stream: SeedStream, rulebook: Rulebook, game: Game, dealt: Dealt, hands: int) -> HandState:
    """So many hands dealt on third to sixth street and so many still in after it. Raises ValueError without cards.

    Of three hands or more one may be all-in: two with chips are left to bet the others out.
    """
    sitting = seats(dealt[0])
    order = stream.shuffled(sitting)
    leaving = dict[Seat, Street]()
    for street, before, after in zip(Street, dealt, (*dealt[1:], hands), strict=False):
        leaving |= dict.fromkeys(order[after:before], street)
    early = {seat: street for seat, street in leaving.items() if street < Street.SIXTH}
    broke = order[:1] if hands > 2 and stream.chance(1, 3) else []
    all_in = {seat: Street(stream.between(Street.THIRD, Street.FIFTH)) for seat in broke}
    deal = filled(stream.split("rest"), rulebook, game, sitting, {})
    state = play_to(stream.split("play"), deal, Street.SIXTH, early, all_in)
    return play_street(stream.split("sixth"), state, leaving.keys() - early.keys())
