"""Wrong rules, outside the catalogue, about which seat opens: each names a seat, or None where it says nothing."""

from __future__ import annotations

from collections.abc import Callable

from scenarios.engine.cards import Card, Suit
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.turns import bring_in, clockwise, first_to_act
from scenarios.generator.looks import board
from scenarios.questions.question import Item

SeatRule = Callable[[Item], Seat | None]

SKAT = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
MISPRINTED = (Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS)
"""The order in which a Dutch text has clubs and spades exchanged."""


def _lowest_door(item: Item, suits: tuple[Suit, ...], suit_first: bool = False) -> Seat:
    """The seat of the door card that opens, its suit read in another order, or before its rank."""
    razz = item.state.game is Game.RAZZ

    def height(door: tuple[Seat, Card]) -> tuple[int, int]:
        rank, suit = int(door[1].rank.low if razz else door[1].rank), suits.index(door[1].suit)
        return (suit, rank) if suit_first else (rank, suit)

    doors = bring_in(item.state).doors
    return (max if razz else min)(doors, key=height)[0]


def _suit_before_rank(item: Item) -> Seat:
    return _lowest_door(item, item.state.rulebook.suit_order, suit_first=True)


def _suits_of_skat(item: Item) -> Seat:
    return _lowest_door(item, SKAT)


def _suits_misprinted(item: Item) -> Seat:
    return _lowest_door(item, MISPRINTED)


def _court_cards_are_ten(item: Item) -> Seat:
    """Jack, queen and king count ten, the ace eleven, or one in razz; the suit tells equals apart."""
    razz = item.state.game is Game.RAZZ

    def height(door: tuple[Seat, Card]) -> tuple[int, int]:
        low, suit = min(door[1].rank.low, 10), item.state.rulebook.suit_order.index(door[1].suit)
        return (low if razz or low > 1 else 11), suit

    return (max if razz else min)(bring_in(item.state).doors, key=height)[0]


def _dealt_last(item: Item) -> Seat:
    return item.state.seats[-1].seat


def _newest_card(item: Item) -> Seat:
    """Only the card of this street is compared."""
    sign = -1 if item.state.game is Game.RAZZ else 1
    boards = first_to_act(item.state).boards
    return max(boards, key=lambda held: sign * _height(item, held[1][-1]))[0]


def _door_card(item: Item) -> Seat:
    """Only the door cards are compared, on every street."""
    sign = -1 if item.state.game is Game.RAZZ else 1
    return max(first_to_act(item.state).boards, key=lambda held: sign * _height(item, held[1][0]))[0]


def _left_of_the_best(item: Item) -> Seat | None:
    """The best board acts last, as a dealer's button does."""
    return _next(item, first_to_act(item.state).best_seat)


def _lowest_kicker(item: Item) -> Seat:
    """Of boards called by the same name the one with the worse cards beside it opens."""
    seen = {seat: board(item.state.game, cards) for seat, cards in first_to_act(item.state).boards}
    best = seen[first_to_act(item.state).best_seat]
    same = [seat for seat, one in seen.items() if one.group is best.group and one.ranks[0] == best.ranks[0]]
    return min(same, key=lambda seat: seen[seat].ranks)


def _pips(item: Item) -> Seat:
    """The upcards are added up, court cards ten and the ace eleven."""
    sign = -1 if item.state.game is Game.RAZZ else 1
    boards = first_to_act(item.state).boards
    return max(boards, key=lambda held: sign * sum(min(_height(item, card), 11) for card in held[1]))[0]


def _height(item: Item, card: Card) -> int:
    return int(card.rank.low if item.state.game is Game.RAZZ else card.rank)


def _next(item: Item, seat: Seat) -> Seat | None:
    return next((one.seat for one in clockwise(item.state, seat) if one.can_act), None)


BRING_IN: tuple[SeatRule, ...] = (
    _suit_before_rank, _suits_of_skat, _suits_misprinted, _court_cards_are_ten, _dealt_last,
)  # fmt: skip
FIRST_TO_ACT: tuple[SeatRule, ...] = (
    _newest_card, _door_card, _left_of_the_best, _lowest_kicker, _pips, _dealt_last,
)  # fmt: skip
