"""Tables of upcards on which the highest board opens, by what decides: stud and eight-or-better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from scenarios.engine.cards import Card, Rank, Suit
from scenarios.engine.upcards import Group, high_board
from scenarios.generator.boards import Boards, Fits, NoBoards, Rack, below, sample_down
from scenarios.generator.looks import is_draw, is_low_draw
from scenarios.generator.stream import SeedStream

_TOPS = (Rank.ACE, Rank.ACE, Rank.KING, Rank.KING, Rank.QUEEN)
_ANY = tuple(map(int, Rank))


def _plain(cards: Sequence[Card]) -> bool:
    return not is_draw(cards)


def _under(best: Sequence[Card], *, also: Fits = _plain) -> Fits:
    """Boards lower than the best one that look like nothing else."""
    value = high_board(best).value
    return lambda cards: high_board(cards).value < value and also(cards) and not is_low_draw(cards)


def _top(rack: Rack, size: int) -> int:
    return rack.stream.pick((*_TOPS, Rank.JACK, Rank.TEN) if size == 2 else _TOPS)


def high_card(rack: Rack, size: int) -> Boards:
    """No pair anywhere, and one board has the highest card."""
    top = _top(rack, size)
    best = rack.of_ranks([top, *sample_down(rack.stream, below(top), size - 1)], _plain)
    return Boards((best,), _under(best, also=lambda cards: _plain(cards) and max(cards).rank < top))


def pair(rack: Rack, size: int) -> Boards:
    """A pair, a low one as a rule, against at least one board with a higher card."""
    stream = rack.stream
    rank = min(stream.pick(_ANY), stream.pick(_ANY))
    kickers = sample_down(stream, [one for one in _ANY if one != rank], size - 2)
    best = rack.of_ranks([rank, rank, *kickers], _plain)
    under = _under(best, also=lambda cards: _plain(cards) and high_board(cards).ranks[0] != rank)
    above = [one for one in _ANY if one > max(rank, *kickers, 0)]
    if not above:
        return Boards((best,), under)
    rival = stream.pick(above)
    tall = rack.of_ranks([rival, *sample_down(stream, below(rival), size - 1)], under)
    return Boards((best, tall), under)


def kicker(rack: Rack, size: int) -> Boards:
    """Two boards with the same pair, or the same highest card: a lower card decides."""
    stream = rack.stream
    if size > 2 and stream.chance(1, 3):
        rank = stream.pick(_ANY)
        named, pool = [rank, rank], [one for one in _ANY if one != rank]
    else:
        top = _top(rack, size)
        named, pool = [top], below(top)
    count = size - len(named)
    ranks = sample_down(stream, pool, count + 1)
    drop = stream.below(count)
    best = rack.of_ranks([*named, *ranks[:count]], _plain)
    close = rack.of_ranks([*named, *ranks[:drop], *ranks[drop + 1 :]], _plain)
    return Boards((best, close), _under(best))


def trips_or_better(rack: Rack, size: int) -> Boards:
    """Two pair, three or four of a kind, as a rule against a board that is better by its ranks."""
    stream = rack.stream
    group = stream.pick((Group.TWO_PAIR,) * 5 + (Group.THREE_OF_A_KIND,) * 4 + (Group.FOUR_OF_A_KIND,))
    if size == 3:
        group = Group.THREE_OF_A_KIND
    rank, other = sample_down(stream, below(Rank.ACE), 2)
    close: list[int] = []
    match group:
        case Group.TWO_PAIR:
            ranks, close = [rank, rank, other, other], [Rank.ACE, Rank.ACE, *sample_down(stream, below(Rank.ACE), 2)]
        case Group.THREE_OF_A_KIND if size == 4:
            ranks, close = [other] * 3 + [rank], [Rank.ACE, Rank.ACE, Rank.KING, Rank.KING]
        case Group.THREE_OF_A_KIND:
            ranks, close = [other] * 3, [Rank.ACE, Rank.ACE, rank]
        case _:
            ranks, close = [other] * 4, [Rank.ACE] * 3 + [rank]
    best = rack.of_ranks(ranks)
    under = _under(best)
    return Boards((best, rack.of_ranks(close, under)) if stream.chance(1, 2) else (best,), under)


def draw_trap(rack: Rack, size: int) -> Boards:
    """A board of one suit or in sequence, and a better one that only a pair or a higher card makes so."""
    stream = rack.stream
    if stream.chance(1, 2):
        suit = stream.pick(tuple(Suit))
        draw = rack.of_suit(sample_down(stream, below(Rank.ACE), size), suit)
    else:
        lowest = stream.between(4, Rank.KING - size + 1)
        draw = rack.of_ranks(range(lowest, lowest + size))
    if is_low_draw(draw):
        raise NoBoards
    top = max(draw).rank
    if stream.chance(2, 3):
        rank = stream.pick(below(Rank.ACE))
        ranks = [rank, rank, *sample_down(stream, [one for one in _ANY if one != rank], size - 2)]
    else:
        higher = stream.between(top + 1, Rank.ACE)
        ranks = [higher, *sample_down(stream, below(higher), size - 1)]
    best = rack.of_ranks(ranks, _plain)
    return Boards((best, draw), _under(best))


def low_board_trap(rack: Rack, size: int) -> Boards:
    """Eight-or-better: the best low on the table is not the best board."""
    stream = rack.stream
    low = rack.of_ranks(stream.sample((14, 2, 3, 4, 5), size))
    value = high_board(low).value
    if stream.chance(1, 2) or max(low).rank is Rank.ACE:
        rank = stream.pick(_ANY)
        ranks = [rank, rank, *sample_down(stream, [one for one in _ANY if one != rank], size - 2)]
    else:
        top = stream.between(8, 14)
        ranks = [top, *sample_down(stream, below(top), size - 1)]
    best = rack.of_ranks(ranks, lambda cards: _plain(cards) and high_board(cards).value > value)
    return Boards((best, low), _under(best))


def tie(rack: Rack, size: int, live: int) -> Boards:
    """Two or three boards of the same ranks. A pair is above its kickers, so that the high card is one of it."""
    stream = rack.stream
    top = _top(rack, size)
    paired = stream.chance(1, 3)
    level = 3 if live > 2 and not paired and stream.chance(1, 4) else 2
    ranks = [top, *([top] if paired else [])]
    ranks += sample_down(stream, below(top), size - len(ranks))
    best = tuple(rack.of_ranks(ranks) for _ in range(level))
    return Boards(best, _under(best[0]), level=level)


def all_in_best(rack: Rack, size: int) -> Boards:
    """A best board of any kind; its seat is to be all-in."""
    return rack.stream.pick((high_card, pair))(rack, size)


def folded_best(rack: Rack, size: int, folded: int) -> Boards:
    """A board that is out is better than every live one, though it may have fewer cards."""
    stream = rack.stream
    top = stream.pick((Rank.KING, Rank.QUEEN, Rank.JACK))
    if folded > 1 and stream.chance(3, 4):
        rank = stream.pick(_ANY)
        out = rack.of_ranks([rank, rank, *sample_down(stream, [one for one in _ANY if one != rank], folded - 2)])
    else:
        higher = stream.between(top + 1, Rank.ACE)
        out = rack.of_ranks([higher, *sample_down(stream, below(higher), folded - 1)])
    best = rack.of_ranks([top, *sample_down(stream, below(top), size - 1)], _plain)
    return Boards((best,), _under(best), folded=out)


BUILDERS: Mapping[str, Callable[[Rack, int], Boards]] = {
    "high-card": high_card,
    "pair": pair,
    "kicker": kicker,
    "trips-or-better": trips_or_better,
    "draw-trap": draw_trap,
    "low-board-trap": low_board_trap,
    "all-in-best": all_in_best,
}


def high_boards(stream: SeedStream, situation_class: str, size: int, live: int, folded: int) -> tuple[Rack, Boards]:
    """The boards of a class, and the cards left. ``folded``: upcards of the seat that has folded the better board."""
    rack = Rack(stream)
    match situation_class:
        case "tie":
            return rack, tie(rack, size, live)
        case "folded-best":
            return rack, folded_best(rack, size, folded)
    return rack, BUILDERS[situation_class](rack, size)
