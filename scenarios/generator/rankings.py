"""A later street about to be opened, with boards that are worth ranking, reached by legal play.

The boards that a class is about are built; the rest are the next in the deck that leave the class what it is, above or
below those.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.engine.cards import Card, Rank
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.generator.board_orders import order_class
from scenarios.generator.boards import Rack, sample_down
from scenarios.generator.boards_high import BUILDERS as HIGH
from scenarios.generator.boards_razz import BUILDERS as RAZZ
from scenarios.generator.common_cards import beside_a_common_card
from scenarios.generator.deals import filled, seat_count, seats
from scenarios.generator.playout import departures, play_to
from scenarios.generator.stream import SeedStream

LEAST = 3
"""Boards to rank at the least: of two there would be nothing to ask but which is better."""
MOST = 6
"""Boards to rank at the most; more than four only beside a common card, which is dealt where many stay."""
_LIVE = (3, 3, 4, 4)
_FROM_FIFTH = ("trips-or-better", "draw-trap")  # these take three upcards
_UPCARDS = 4

Cards = tuple[Card, ...]


def ranking(stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
    """A state of the class, at the start of a street from fourth to seventh, nobody all-in.

    Raises NoBoards where the cards do not serve.
    """
    if situation_class == "common-card":
        return beside_a_common_card(stream, rulebook, game, LEAST, MOST)
    street = Street(stream.between(Street.FIFTH if situation_class in _FROM_FIFTH else Street.FOURTH, Street.SEVENTH))
    sitting = seats(seat_count(stream, rulebook, LEAST))
    staying = stream.sample(sitting, min(stream.pick(_LIVE), len(sitting)))
    up = _boards(stream.split("boards"), game, situation_class, min(street - 2, _UPCARDS), staying)
    leaving = departures(stream.split("leaving"), sitting, staying, street)
    deal = filled(stream.split("rest"), rulebook, game, sitting, up)
    return play_to(stream.split("play"), deal, street, leaving)


def _boards(
    stream: SeedStream, game: Game, situation_class: str, size: int, staying: Sequence[Seat]
) -> dict[Seat, Cards]:
    """Upcards for the seats that stay: the class's own, then others beside which it stays the class."""
    rack = Rack(stream)
    up = dict(zip(staying, _core(rack, game, situation_class, size), strict=False))

    def fits(cards: Sequence[Card]) -> bool:
        return order_class(game, {**up, staying[len(up)]: cards}) == situation_class

    while len(up) < len(staying):
        up[staying[len(up)]] = rack.any(size, fits)
    return up


def _core(rack: Rack, game: Game, situation_class: str, size: int) -> tuple[Cards, ...]:
    """The boards that a class is about. Where single high or low cards decide, any will do."""
    match situation_class:
        case "high-card" | "low":
            return ()
        case "tie":
            return _tie(rack, size)
        case "kicker":
            return _low_kicker(rack, size) if game is Game.RAZZ else _kicker(rack, size)
    return (RAZZ if game is Game.RAZZ else HIGH)[situation_class](rack, size).live


def _kicker(rack: Rack, size: int) -> tuple[Cards, ...]:
    """Two boards with the same pair or the same highest card."""
    stream = rack.stream
    if size > 2 and stream.chance(1, 3):
        rank = stream.pick(tuple(Rank))
        return _differing(rack, [rank, rank], [one for one in Rank if one != rank], size)
    top = stream.between(size + 2, Rank.ACE)
    return _differing(rack, [top], range(Rank.TWO, top), size)


def _low_kicker(rack: Rack, size: int) -> tuple[Cards, ...]:
    """Two boards without a pair and with the same highest card, the ace low."""
    top = rack.stream.between(size + 2, Rank.KING)
    return _differing(rack, [top], range(1, top), size)


def _differing(rack: Rack, named: Sequence[int], pool: Sequence[int], size: int) -> tuple[Cards, ...]:
    """Two boards that begin with the same ranks and differ in one of the rest."""
    count = size - len(named)
    ranks = sample_down(rack.stream, pool, count + 1)
    drop = rack.stream.below(count)
    both = ([*named, *ranks[:count]], [*named, *ranks[:drop], *ranks[drop + 1 :]])
    return tuple(rack.of_ranks([Rank.ACE if rank == 1 else rank for rank in one]) for one in both)


def _tie(rack: Rack, size: int) -> tuple[Cards, ...]:
    """Two boards of the same ranks, now and then with a pair."""
    stream = rack.stream
    ranks = stream.sample(tuple(Rank), size)
    if stream.chance(1, 3):
        ranks[-1] = ranks[0]
    return tuple(rack.of_ranks(ranks) for _ in range(2))
