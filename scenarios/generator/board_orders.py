"""Boards in order, by whatever they are compared with, and what makes the right order hard to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.upcards import Board, Group
from scenarios.generator.looks import board, is_draw, is_low_draw, main_ranks, strength

Boards: TypeAlias = Mapping[Seat, Sequence[Card]]
Order: TypeAlias = tuple[tuple[Seat, ...], ...]


def ordered(boards: Boards, worth: Callable[[Sequence[Card]], Any]) -> Order:
    """The seats by what their boards are worth, the greatest first, equal ones together."""
    values = {seat: worth(cards) for seat, cards in boards.items()}
    best_first = sorted(set(values.values()), reverse=True)
    return tuple(tuple(seat for seat in boards if values[seat] == value) for value in best_first)


def draws_ahead(game: Game, boards: Boards) -> Order:
    """As if a board of one suit or in sequence stood above every other; in razz below."""
    sign = -1 if game is Game.RAZZ else 1
    return ordered(boards, lambda cards: (sign * is_draw(cards), strength(game, cards)))


def pairs_unseen(boards: Boards) -> Order:
    """Razz, as if a pair were two cards like any others: card by card from the highest down."""
    return ordered(boards, lambda cards: tuple(sorted(-card.rank.low for card in cards)))


def same_name(one: Board, other: Board) -> bool:
    """Whether two boards are called the same: by the same group of the same ranks, or by the same first card."""
    return one.group is other.group and main_ranks(one) == main_ranks(other)


def order_class(game: Game, boards: Boards) -> str:
    """What it takes to rank these boards: the rarer thing names it where several are true.

    ``tie``: two are equal. ``draw-trap``: one that looks like a straight or a flush stands elsewhere than it seems.
    ``low-board-trap``: eight-or-better, a fine low that is not best. ``hidden-pair``: razz, a pair that costs a place.
    ``kicker``: two are called the same. ``trips-or-better``, ``pair``, ``high-card``: the best group among high
    boards; ``low``: razz without any of this.
    """
    order = ordered(boards, lambda cards: strength(game, cards))
    if any(len(seats) > 1 for seats in order):
        return "tie"
    if draws_ahead(game, boards) != order:
        return "draw-trap"
    if game is Game.STUD8 and any(is_low_draw(boards[seat]) for (seat,) in order[1:]):
        return "low-board-trap"
    if game is Game.RAZZ and pairs_unseen(boards) != order:
        return "hidden-pair"
    seen = [board(game, boards[seat]) for (seat,) in order]
    best_group = max(one.group for one in seen)
    if game is not Game.RAZZ and best_group >= Group.TWO_PAIR:
        return "trips-or-better"
    if any(same_name(one, other) for one, other in pairwise(seen)):
        return "kicker"
    if game is Game.RAZZ:
        return "low"
    return "pair" if best_group is Group.PAIR else "high-card"
