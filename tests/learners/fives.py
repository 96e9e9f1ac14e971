"""Wrong rules, outside the catalogue, about which five cards are a seat's best hand or its best low."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from scenarios.engine.cards import Card
from scenarios.questions.answers import CardsAnswer, CardsForm
from scenarios.questions.question import Item

FiveRule = Callable[[Item], CardsAnswer]


def _cards(item: Item) -> tuple[Card, ...]:
    assert isinstance(item.question.form, CardsForm)
    return item.question.form.cards


def _five(cards: Iterable[Card]) -> CardsAnswer:
    return CardsAnswer(frozenset(list(cards)[:5]))


def _as_dealt(item: Item) -> CardsAnswer:
    """The first five cards: what came on sixth and seventh street is not needed."""
    form = item.question.form
    assert isinstance(form, CardsForm)
    one = item.state.at(form.seat)
    return _five([*(card for card in one.down[:2] if card is not None), *one.up[:3]])


def _newest(item: Item) -> CardsAnswer:
    """The last five cards of the row."""
    return _five(reversed(_cards(item)))


def _longest_suit(item: Item) -> CardsAnswer:
    """As many of a suit as there are, then the highest cards."""
    suits = Counter(card.suit for card in _cards(item))
    return _five(sorted(_cards(item), key=lambda card: (suits[card.suit], card), reverse=True))


def _most_alike(item: Item) -> CardsAnswer:
    """Equal cards first, pairs before all else, then the rest as they lie."""
    ranks = Counter(card.rank for card in _cards(item))
    return _five(sorted(_cards(item), key=lambda card: ranks[card.rank], reverse=True))


def _lowest_cards(item: Item) -> CardsAnswer:
    """The five lowest cards, the ace high."""
    return _five(sorted(_cards(item)))


FIVES: tuple[FiveRule, ...] = (_as_dealt, _newest, _longest_suit, _most_alike, _lowest_cards)
