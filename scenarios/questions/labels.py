"""What a hand or a board is called, as messages: "full house, kings and nines", "8-6-4-2-A low", "pair of nines"."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.engine.cards import Card, Rank
from scenarios.engine.high import Category, HighHand
from scenarios.engine.low import LowHand
from scenarios.engine.rulebook import Game
from scenarios.engine.upcards import Group, high_board, low_board
from scenarios.questions.message import Message, Ranks, message


def high_label(hand: HighHand) -> Message:
    """A high hand with every rank that can decide between two of its kind."""
    first, rest = hand.ranks[0], hand.ranks[1:]
    match hand.category:
        case Category.HIGH_CARD:
            return message("hand-high-card-ranks", ranks=Ranks(hand.ranks))
        case Category.PAIR:
            return message("hand-pair-kickers", rank=first, kickers=Ranks(rest))
        case Category.TWO_PAIR:
            return message("hand-two-pair-kicker", high=first, low=rest[0], kicker=rest[1])
        case Category.THREE_OF_A_KIND:
            return message("hand-three-of-a-kind-kickers", rank=first, kickers=Ranks(rest))
        case Category.STRAIGHT:
            return message("hand-straight", rank=first)
        case Category.FLUSH:
            return message("hand-flush-ranks", ranks=Ranks(hand.ranks))
        case Category.FULL_HOUSE:
            return message("hand-full-house", three=first, pair=rest[0])
        case Category.FOUR_OF_A_KIND:
            return message("hand-four-of-a-kind-kicker", rank=first, kicker=rest[0])
        case Category.STRAIGHT_FLUSH:
            return message("hand-royal-flush") if first is Rank.ACE else message("hand-straight-flush", rank=first)


def low_label(hand: LowHand | None) -> Message:
    """A low from its highest card down; None is no low."""
    if hand is None:
        return message("hand-no-low")
    ranks = Ranks(tuple(card.rank for card in hand.cards))
    return message("hand-low-paired" if hand.paired else "hand-low", ranks=ranks)


def board_label(cards: Sequence[Card], game: Game) -> Message:
    """Upcards by the group they make; without one, by their ranks from the top (razz: the ace last)."""
    board = low_board(cards) if game is Game.RAZZ else high_board(cards)
    ranks = tuple(Rank.ACE if rank == 1 else Rank(rank) for rank in board.ranks)
    match board.group:
        case Group.HIGH_CARD:
            return message("board-low" if game is Game.RAZZ else "board-high-card", ranks=Ranks(ranks))
        case Group.PAIR:
            return message("board-pair", rank=ranks[0])
        case Group.TWO_PAIR:
            return message("board-two-pair", high=ranks[0], low=ranks[1])
        case Group.THREE_OF_A_KIND:
            return message("board-three-of-a-kind", rank=ranks[0])
        case Group.FULL_HOUSE:
            return message("board-full-house", three=ranks[0], pair=ranks[1])
        case Group.FOUR_OF_A_KIND:
            return message("board-four-of-a-kind", rank=ranks[0])
