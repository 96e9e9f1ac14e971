"""Wrong rules of the showdown: each computes who would win if it were the rule.

A rule about one side leaves the other side right. Rules about high hands are asked of stud and stud8, rules about lows
of stud8 and razz; those about which cards may play change both sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.high import high_value
from scenarios.engine.low import low_eight_value, low_razz_value
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import WinnersRuling
from scenarios.engine.showdown import known_cards
from scenarios.engine.state import HandState
from scenarios.engine.upcards import high_board, low_board
from scenarios.questions.answers import WinnersAnswer
from scenarios.questions.contests import low_hands
from scenarios.questions.question import Misconception, misconception
from scenarios.questions.wrong_rules.winners_high import HIGH_RULES, best
from scenarios.questions.wrong_rules.winners_low import LOW_RULES, LowTable, lowest


class _Table(Struct, frozen=True):
    """What the rules look at: the cards of each live seat and the ruling."""

    state: HandState
    ruling: WinnersRuling
    cards: Mapping[Seat, tuple[Card, ...]]
    right: WinnersAnswer


def misconceptions(state: HandState, ruling: WinnersRuling) -> Iterator[Misconception]:
    """What each wrong rule that fits the game answers here, in the order in which a wrong answer is explained."""
    cards = {one.seat: known_cards(state, one) for one in state.live}
    right = WinnersAnswer(frozenset(ruling.high), frozenset(ruling.low))
    table = _Table(state, ruling, cards, right)
    for name, answer in _answers(table):
        if answer.high or answer.low:
            yield misconception("winners", name, answer)


def _answers(table: _Table) -> Iterator[tuple[str, WinnersAnswer]]:
    game, right = table.state.game, table.right
    if game is not Game.RAZZ:
        for name, high in HIGH_RULES:
            seats = high(table.cards, dict(table.ruling.highs), table.ruling.high)
            if seats is not None:
                yield name, WinnersAnswer(seats, right.low)
    if game is not Game.STUD:
        facts = LowTable(
            table.cards, low_hands(table.ruling), table.ruling.low, dict(table.ruling.highs), table.ruling.high,
            game is Game.RAZZ,
        )  # fmt: skip
        for name, low in LOW_RULES:
            seats = low(facts)
            if seats is not None:
                yield name, WinnersAnswer(right.high, seats)
    for name, may_play in _CARD_RULES:
        yield name, _playing(table, may_play)
    yield "only_upcards", _only_upcards(table)


_Fives = Callable[[tuple[Card, ...], tuple[Card, ...]], list[tuple[Card, ...]]]


def _all_down_cards(down: tuple[Card, ...], up: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [down + two for two in combinations(up, 5 - len(down))]


def _two_down_cards(down: tuple[Card, ...], up: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    threes = list(combinations(up, 3))
    return [two + three for two in combinations(down, 2) for three in threes]


_CARD_RULES: tuple[tuple[str, _Fives], ...] = (
    ("down_cards_must_play", _all_down_cards),
    ("two_down_cards_play", _two_down_cards),
)


def _playing(table: _Table, may_play: _Fives) -> WinnersAnswer:
    """Who wins if only these fives of each seat's down and upcards may play."""
    game = table.state.game
    fives: dict[Seat, list[tuple[Card, ...]]] = {}
    for one in table.state.live:
        cards = table.cards[one.seat]
        fives[one.seat] = may_play(cards[: len(one.down)], cards[len(one.down) :])
    high = low = frozenset[Seat]()
    if game is not Game.RAZZ:
        high = best({seat: max(map(high_value, found)) for seat, found in fives.items()})
    if game is not Game.STUD:
        low = lowest({seat: min(map(low_razz_value, found)) for seat, found in fives.items()})
        if game is Game.STUD8:
            low = frozenset(seat for seat in low if any(low_eight_value(five) is not None for five in fives[seat]))
    return WinnersAnswer(high, low)


def _only_upcards(table: _Table) -> WinnersAnswer:
    """Four upcards are compared as boards are; in stud8 they make no low, which stays right."""
    boards = {one.seat: one.up for one in table.state.live}
    if table.state.game is Game.RAZZ:
        return WinnersAnswer(frozenset(), lowest({seat: low_board(up).value for seat, up in boards.items()}))
    return WinnersAnswer(best({seat: high_board(up).value for seat, up in boards.items()}), table.right.low)
