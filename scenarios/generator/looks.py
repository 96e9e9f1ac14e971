"""How boards look to an eye that counts the wrong things: draws, low boards, boards that are out of the hand.

None of this decides who opens; it is what leads astray. A board is the upcards of one seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.engine.cards import Card
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState
from scenarios.engine.upcards import Board, Group, high_board, low_board


def board(game: Game, up: Sequence[Card]) -> Board:
    """The upcards as the game ranks them: low boards in razz, high ones else."""
    return low_board(up) if game is Game.RAZZ else high_board(up)


def strength(game: Game, up: Sequence[Card]) -> int:
    """A number that is greater for the board that opens, among boards of the same size."""
    return -low_board(up).value if game is Game.RAZZ else high_board(up).value


def one_suit(up: Sequence[Card]) -> bool:
    """Whether three upcards or more are all of one suit."""
    return len(up) >= 3 and len({card.suit for card in up}) == 1


def in_sequence(up: Sequence[Card]) -> bool:
    """Whether three upcards or more follow each other, the ace above the king or below the two."""
    if len(up) < 3 or len({card.rank for card in up}) < len(up):
        return False
    return any(max(ranks) - min(ranks) == len(up) - 1 for ranks in ([c.rank for c in up], [c.rank.low for c in up]))


def is_draw(up: Sequence[Card]) -> bool:
    """Whether all upcards, three or more, look like the beginning of a flush or a straight."""
    return one_suit(up) or in_sequence(up)


def is_low_draw(up: Sequence[Card]) -> bool:
    """Whether the upcards are different and none is above a five: the best low to be seen."""
    return max(card.rank.low for card in up) <= 5 and len({card.rank for card in up}) == len(up)


def hides_a_pair(low: Sequence[Card], best: Sequence[Card]) -> bool:
    """Razz: whether the board has a pair and yet no card above the other's highest."""
    paired = len({card.rank for card in low}) < len(low)
    return paired and max(card.rank.low for card in low) <= max(card.rank.low for card in best)


def outranks(game: Game, left: Sequence[Card], best: Sequence[Card]) -> bool:
    """Whether a board that may have fewer cards is better by its group, or by the ranks that both have."""
    mine, theirs = board(game, left), board(game, best)
    shared = min(len(mine.ranks), len(theirs.ranks))
    one, other = (mine.group, *mine.ranks[:shared]), (theirs.group, *theirs.ranks[:shared])
    return one < other if game is Game.RAZZ else one > other


def folded_better(state: HandState, best: Sequence[Card]) -> tuple[int, ...]:
    """The places in ``state.seats`` of folded seats whose boards outrank the best one, the best of them first."""
    found = [
        at for at, one in enumerate(state.seats) if not one.live and one.up and outranks(state.game, one.up, best)
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda at: _order(state.game, state.seats[at].up), reverse=True))


def _order(game: Game, up: Sequence[Card]) -> tuple[int, ...]:
    seen = board(game, up)
    order = (int(seen.group), *seen.ranks)
    return tuple(-part for part in order) if game is Game.RAZZ else order


def main_ranks(seen: Board) -> tuple[int, ...]:
    """What a board is called by: the ranks of its groups, or its first card where it has none."""
    return seen.ranks[: 2 if seen.group in (Group.TWO_PAIR, Group.FULL_HOUSE) else 1]
