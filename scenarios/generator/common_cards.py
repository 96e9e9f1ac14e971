"""Seventh street with a common card, because so many have stayed that the stub holds no card for each."""

from __future__ import annotations

from scenarios.engine.endings import LastCard
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import seventh_street
from scenarios.generator.boards import NoBoards, Rack
from scenarios.generator.deals import PLAYERS_DEALT, filled, seats
from scenarios.generator.playout import play_to
from scenarios.generator.stream import SeedStream

_UPCARDS = 4


def common_card_seats(rulebook: Rulebook, least: int = 2, most: int = PLAYERS_DEALT) -> int | None:
    """How many must be left of eight who all saw sixth street for a common card to be dealt, ``least`` of them or more.

    None where none is dealt, where no text settles it, or where it takes more than ``most``.
    """
    if rulebook.players_max < PLAYERS_DEALT:
        return None
    for hands in range(least, most + 1):
        ruling = seventh_street(rulebook, (PLAYERS_DEALT,) * 4, hands)
        if ruling.deal and ruling.deal.method is LastCard.COMMON_CARD and not ruling.unsettled:
            return hands
    return None


def beside_a_common_card(
    stream: SeedStream, rulebook: Rulebook, game: Game, least: int = 2, most: int = PLAYERS_DEALT
) -> HandState:
    """Seventh street about to be opened: eight have seen sixth street, where all fold but as few as there may be.

    Two times in three the common card pairs somebody's upcard. Raises NoBoards where no common card is dealt.
    """
    hands = common_card_seats(rulebook, least, most)
    if hands is None:
        raise NoBoards
    sitting = seats(PLAYERS_DEALT)
    staying = sorted(stream.sample(sitting, hands))
    rack = Rack(stream.split("boards"))
    up = {seat: rack.any(_UPCARDS, lambda _: True) for seat in staying}
    paired = stream.pick(up[stream.pick(staying)]).rank if stream.chance(2, 3) else None
    (common,) = rack.any(1, lambda cards: paired is None or cards[0].rank is paired)
    first = staying[0]  # the next street turns up the card of the first seat that is in
    down = {first: (*rack.any(2, lambda _: True), common)}
    deal = filled(stream.split("rest"), rulebook, game, sitting, up, down)
    leaving = {seat: Street.SIXTH for seat in sitting if seat not in staying}
    return play_to(stream.split("play"), deal, Street.SEVENTH, leaving)
