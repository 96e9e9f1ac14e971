"""What could be answered about cards, each judged by itself: every ranking of boards, every five cards of a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.high import high_value
from scenarios.engine.low import low_razz_value
from scenarios.engine.rulebook import CommonCardOpener, Game
from scenarios.engine.state import HandState

Places = tuple[frozenset[Seat], ...]


def right_orders(state: HandState) -> list[Places]:
    """Every ranking of the live seats in which of any two boards the better one, looked at alone, stands higher."""
    counted = state.rulebook.common_card_opener is CommonCardOpener.WITH_COMMON_CARD
    common = () if state.community is None or not counted else (state.community,)
    boards = {one.seat: (*one.up, *common) for one in state.live}
    better = {(one, other) for one in boards for other in boards if _is_better(state.game, boards[one], boards[other])}
    return [places for places in rankings(tuple(boards)) if _above(places) == better]


def right_fives(game: Game, cards: Sequence[Card], low: bool) -> set[frozenset[Card]]:
    """Every five of the cards that no other five beat; no cards at all where eight-or-better finds no low in them."""
    fives = list(combinations(cards, 5))
    if not low:
        return {frozenset(five) for five in fives if high_value(five) == max(map(high_value, fives))}
    if game is Game.STUD8:
        fives = [five for five in fives if len({card.rank.low for card in five if card.rank.low <= 8}) == 5]
    lowest = min(map(low_razz_value, fives), default=0)
    return {frozenset(five) for five in fives if low_razz_value(five) == lowest} or {frozenset()}


def _is_better(game: Game, one: Sequence[Card], other: Sequence[Card]) -> bool:
    """By the groups, the larger ones first, then rank by rank; in razz the board with less of all this."""
    if game is not Game.RAZZ:
        return _groups([card.rank for card in one]) > _groups([card.rank for card in other])
    return _groups([card.rank.low for card in one]) < _groups([card.rank.low for card in other])


def _groups(ranks: Sequence[int]) -> tuple[list[int], list[int]]:
    found = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    return [count for count, _ in found], [rank for _, rank in found]


def _above(places: Places) -> set[tuple[Seat, Seat]]:
    """Every two seats of which the first stands higher."""
    return {(one, other) for upper, lower in combinations(places, 2) for one in upper for other in lower}


def rankings(seats: tuple[Seat, ...]) -> Iterator[Places]:
    """Every way to rank the seats, several in a place or not."""
    if not seats:
        yield ()
    for size in range(1, len(seats) + 1):
        for first in combinations(seats, size):
            rest = tuple(seat for seat in seats if seat not in first)
            yield from ((frozenset(first), *places) for places in rankings(rest))
