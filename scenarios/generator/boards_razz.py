"""Tables of upcards on which the lowest board opens, by what decides: razz. Ranks run from the ace, 1, to the king."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenarios.engine.cards import Card, Rank, Suit
from scenarios.engine.upcards import low_board
from scenarios.generator.boards import Boards, Fits, Rack, sample_down
from scenarios.generator.looks import hides_a_pair, is_draw
from scenarios.generator.stream import SeedStream

KING = 13


def _cards(rack: Rack, ranks: Sequence[int], fits: Fits = lambda _: True) -> tuple[Card, ...]:
    return rack.of_ranks([Rank.ACE if rank == 1 else rank for rank in ranks], fits)


def _plain(cards: Sequence[Card]) -> bool:
    return not is_draw(cards)


def _over(best: Sequence[Card]) -> Fits:
    """Boards higher than the best one, whose pairs, if any, hide nothing."""
    value = low_board(best).value
    return lambda cards: low_board(cards).value > value and not hides_a_pair(cards, best)


def _lower(stream: SeedStream, top: int, count: int) -> list[int]:
    return sample_down(stream, range(1, top), count)


def low(rack: Rack, size: int) -> Boards:
    """No pair, and the highest card of the best board is lower than everybody else's."""
    top = rack.stream.between(size + 1, size + 5)
    best = _cards(rack, [top, *_lower(rack.stream, top, size - 1)], _plain)
    over = _over(best)
    return Boards((best,), lambda cards: over(cards) and low_board(cards).ranks[0] != top)


def kicker(rack: Rack, size: int) -> Boards:
    """Two boards with the same highest card: a lower card decides."""
    stream = rack.stream
    top = stream.between(size + 2, size + 6)
    ranks = _lower(stream, top, size)
    drop = stream.below(size - 1)
    best = _cards(rack, [top, *ranks[:drop], *ranks[drop + 1 :]], _plain)
    return Boards((best, _cards(rack, [top, *ranks[:-1]])), _over(best))


def hidden_pair(rack: Rack, size: int) -> Boards:
    """A pair of low cards against a board without one whose highest card is higher."""
    stream = rack.stream
    top = stream.between(size + 2, KING)
    best = _cards(rack, [top, *_lower(stream, top, size - 1)], _plain)
    first, *rest = stream.sample(range(1, top), size - 1)
    return Boards((best, _cards(rack, [first, first, *rest])), _over(best))


def draw_trap(rack: Rack, size: int) -> Boards:
    """The best low is of one suit or in sequence, which does not hurt it."""
    stream = rack.stream
    if stream.chance(1, 2):
        top = stream.between(size + 1, size + 4)
        ranks = [Rank.ACE if rank == 1 else rank for rank in (top, *_lower(stream, top, size - 1))]
        best = rack.of_suit(ranks, stream.pick(tuple(Suit)))
    else:
        lowest = stream.between(1, 5)
        best = _cards(rack, range(lowest, lowest + size))
    return Boards((best,), _over(best))


def tie(rack: Rack, size: int, live: int) -> Boards:
    """Two or three boards of the same ranks, without a pair."""
    stream = rack.stream
    top = stream.between(size + 1, size + 5)
    ranks = [top, *_lower(stream, top, size - 1)]
    level = 3 if live > 2 and stream.chance(1, 4) else 2
    best = tuple(_cards(rack, ranks) for _ in range(level))
    return Boards(best, _over(best[0]), level=level)


def folded_best(rack: Rack, size: int, folded: int) -> Boards:
    """A board that is out is lower than every live one in the cards that both have."""
    stream = rack.stream
    top = stream.between(size + 3, KING)
    out = _cards(rack, _lower(stream, min(top, folded + 5), folded))
    best = _cards(rack, [top, *_lower(stream, top, size - 1)], _plain)
    return Boards((best,), _over(best), folded=out)


BUILDERS: Mapping[str, Callable[[Rack, int], Boards]] = {
    "low": low,
    "kicker": kicker,
    "hidden-pair": hidden_pair,
    "draw-trap": draw_trap,
    "all-in-best": low,
}


def razz_boards(stream: SeedStream, situation_class: str, size: int, live: int, folded: int) -> tuple[Rack, Boards]:
    """The boards of a class, and the cards left. ``folded``: upcards of the seat that has folded the better board."""
    rack = Rack(stream)
    match situation_class:
        case "tie":
            return rack, tie(rack, size, live)
        case "folded-best":
            return rack, folded_best(rack, size, folded)
    return rack, BUILDERS[situation_class](rack, size)
