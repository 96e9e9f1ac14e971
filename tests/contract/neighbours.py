"""The answers nearest to a key: one seat, one chip, one card away. Each must be graded wrong.

Where the space of answers is small, all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from msgspec.structs import replace

from scenarios.engine.chips import Chips
from scenarios.questions.answers import (
    AmountAnswer,
    Answer,
    CardsAnswer,
    CardsForm,
    ChipsAnswer,
    ChoiceAnswer,
    ChoiceForm,
    Form,
    LineAnswer,
    LineForm,
    OrderAnswer,
    OrderForm,
    PotsAnswer,
    PotsForm,
    RankAnswer,
    RankForm,
)


def neighbours(form: Form, key: Answer) -> Iterator[Answer]:
    """Answers to the form other than the key."""
    match form, key:
        case OrderForm(seats), OrderAnswer():
            everything = [OrderAnswer((), frozenset(seats))]
            everything += [
                OrderAnswer(order) for order in (permutations(seats) if len(seats) < 5 else swaps(key, seats))
            ]
            yield from (one for one in everything if one != key)
        case RankForm(), RankAnswer(order):
            for index in range(len(order) - 1):
                upper, lower = order[index], order[index + 1]
                yield RankAnswer((*order[:index], lower, upper, *order[index + 2 :]))
                yield RankAnswer((*order[:index], upper | lower, *order[index + 2 :]))
            for index, tied in enumerate(order):
                for seat in tied if len(tied) > 1 else ():
                    yield RankAnswer((*order[:index], frozenset({seat}), tied - {seat}, *order[index + 1 :]))
        case _, AmountAnswer(amount):
            yield from (
                AmountAnswer(Chips(other)) for other in (0, amount - 1, amount + 1, 2 * amount) if other != amount
            )
        case _, ChipsAnswer(chips):
            paid = dict(chips)
            for giver, taker in permutations(paid, 2):
                if paid[giver]:
                    moved = paid | {giver: Chips(paid[giver] - 1), taker: Chips(paid[taker] + 1)}
                    yield ChipsAnswer(tuple(moved.items()))
        case PotsForm(seats, players), PotsAnswer(pots, returned):
            for index, pot in enumerate(pots):
                others = [replace(pot, amount=Chips(pot.amount + 1))]
                others += [replace(pot, seats=pot.seats ^ {seat}) for seat in seats if pot.seats != {seat}]
                yield from (PotsAnswer((*pots[:index], other, *pots[index + 1 :]), returned) for other in others)
            yield PotsAnswer(pots[:-1], returned)
            back = () if returned else ((players[0], Chips(1)),)
            yield PotsAnswer(pots, back)
        case CardsForm(_, cards, count, nothing), CardsAnswer(right):
            sets = [frozenset(some) for some in combinations(cards, count)]
            yield from (CardsAnswer(some) for some in sets if some != right)
            if nothing is not None and right:
                yield CardsAnswer(frozenset())
        case LineForm(lines, faults), LineAnswer():
            every = [LineAnswer(number, fault) for number in range(1, len(lines) + 1) for fault in faults]
            yield from (one for one in every if one != key)
        case ChoiceForm(choices, several), ChoiceAnswer(holding):
            if several:
                yield from (ChoiceAnswer(holding ^ {one}) for one in choices)
            else:
                yield from (ChoiceAnswer(frozenset({one})) for one in choices if one not in holding)


def swaps(key: OrderAnswer, seats: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The order with two neighbours changed round, at each place; the seats as they are, where there is no order."""
    order = key.order or seats
    for index in range(len(order) - 1):
        yield (*order[:index], order[index + 1], order[index], *order[index + 2 :])
