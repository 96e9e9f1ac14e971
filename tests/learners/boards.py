"""Wrong rules, outside the catalogue, about how boards rank: each orders all of them."""

from __future__ import annotations

from collections.abc import Callable

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import RankAnswer
from scenarios.questions.question import Item

BoardsRule = Callable[[Item], RankAnswer]


def _height(item: Item, card: Card) -> int:
    """A card's rank, more being better: in razz the ace is best."""
    return -card.rank.low if item.state.game is Game.RAZZ else int(card.rank)


def _by(item: Item, worth: Callable[[tuple[Card, ...]], object]) -> RankAnswer:
    values = {one.seat: worth(one.up) for one in item.state.live}
    places: list[frozenset[Seat]] = []
    for value in sorted(set(values.values()), reverse=True):  # type: ignore[type-var]
        places.append(frozenset(seat for seat in values if values[seat] == value))
    return RankAnswer(tuple(places))


def _newest_card(item: Item) -> RankAnswer:
    """Only the card of this street is compared."""
    return _by(item, lambda up: _height(item, up[-1]))


def _door_card(item: Item) -> RankAnswer:
    """Only the door cards are compared, on every street."""
    return _by(item, lambda up: _height(item, up[0]))


def _pips(item: Item) -> RankAnswer:
    """The upcards are added up."""
    return _by(item, lambda up: sum(_height(item, card) for card in up))


def _one_card(item: Item) -> RankAnswer:
    """Only the highest card of each board is compared, in razz the lowest, whatever it pairs."""
    return _by(item, lambda up: max(_height(item, card) for card in up))


def _as_dealt(item: Item) -> RankAnswer:
    """The boards stand as the upcards came: the first cards are compared, then the next."""
    return _by(item, lambda up: tuple(_height(item, card) for card in up))


RANKED: tuple[BoardsRule, ...] = (_newest_card, _door_card, _pips, _one_card, _as_dealt)
