"""Which share of all that could be answered wrongly a named wrong rule explains.

The space of a seat form is its seats; where one of some sentences is chosen, these. Of acts and of winners nearly
every set could be given and nearly none ever is, so that the space is bounded: acts that differ from the right ones in
at most two (one left out, one too many, one in place of another), never none at all; winners of each side that are at
most two seats, or as many as are right, and never nobody where there is one side only. Boards can be ranked in every
way, equal or not, and any five cards picked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from scenarios.engine.chips import Seat
from scenarios.questions.answers import (
    Answer,
    CardsAnswer,
    CardsForm,
    ChoiceAnswer,
    ChoiceForm,
    LineAnswer,
    LineForm,
    OptionsAnswer,
    OptionsForm,
    RankAnswer,
    RankForm,
    SeatAnswer,
    SeatForm,
    WinnersAnswer,
    WinnersForm,
)
from scenarios.questions.question import Item
from tests.contract.card_space import rankings

FAR = 2
"""How many acts may be other than right, and how many seats may win a side."""


def explained(item: Item) -> tuple[int, int]:
    """How many wrong answers of the space a wrong rule gives, and how many there are; 0, 0 for a form without one."""
    wrong = set(_space(item)) - {item.key.answer, *item.key.also}
    return len(wrong & {answer for one in item.misconceptions for answer in one.answers}), len(wrong)


def _space(item: Item) -> Iterator[Answer]:
    match item.question.form, item.key.answer:
        case SeatForm(seats), SeatAnswer():
            yield from map(SeatAnswer, seats)
        case OptionsForm(_, offered), OptionsAnswer(right):
            for count in range(1, FAR + 1):
                changed = (right ^ set(some) for some in combinations(offered, count))
                yield from (OptionsAnswer(frozenset(options)) for options in changed if options)
        case ChoiceForm(choices, False), ChoiceAnswer():
            yield from (ChoiceAnswer(frozenset({one})) for one in choices)
        case LineForm(lines, faults), LineAnswer():
            yield from (LineAnswer(number, fault) for number in range(1, len(lines) + 1) for fault in faults)
        case WinnersForm(seats, sides), WinnersAnswer(high, low):
            highs = _sets(seats, len(high)) if "high" in sides else [frozenset[Seat]()]
            lows = _sets(seats, len(low)) if "low" in sides else [frozenset[Seat]()]
            if len(sides) > 1:
                lows.append(frozenset())  # nobody has a low
            yield from (WinnersAnswer(*both) for both in product(highs, lows))
        case RankForm(seats), RankAnswer():
            yield from map(RankAnswer, rankings(seats))
        case CardsForm(_, cards, count, nothing), CardsAnswer():
            yield from (CardsAnswer(frozenset(some)) for some in combinations(cards, count))
            if nothing is not None:
                yield CardsAnswer(frozenset())


def _sets(seats: tuple[Seat, ...], right: int) -> list[frozenset[Seat]]:
    return [frozenset(some) for count in range(1, max(FAR, right) + 1) for some in combinations(seats, count)]
