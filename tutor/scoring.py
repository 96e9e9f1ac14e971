"""What a wrong answer is still worth: the parts of it that are right, each worth the same.

Scores are exact, from 0 to just below 1.
"""

from __future__ import annotations

from fractions import Fraction

from scenarios.engine.chips import Chips, Seat
from scenarios.questions.answers import (
    Answer,
    ChipsAnswer,
    ChoiceAnswer,
    Form,
    LineAnswer,
    OptionsAnswer,
    OrderAnswer,
    PotsAnswer,
    RankAnswer,
    WinnersAnswer,
    WinnersForm,
)

NOTHING = Fraction(0)


def places(placed: OrderAnswer | RankAnswer) -> dict[Seat, int]:
    """Each seat's place, from 1: one more than the seats above it, so that equal seats share one, as in 1, 2, 2, 4.

    None for those that come all at once.
    """
    found, place = dict[Seat, int](), 1
    for seats in placed.order if isinstance(placed, RankAnswer) else ((seat,) for seat in placed.order):
        found |= dict.fromkeys(seats, place)
        place += len(seats)
    return found


def score(form: Form, key: Answer, answer: Answer) -> Fraction:
    """What an answer other than the key is worth.

    - Options, and sentences of which several hold: each right one chosen earns its share of 1, each wrong one chosen
      takes one share away, never below 0. Choosing everything is therefore no way to a good score.
    - Winners: each side asked is worth the same (high and low: a half each), right or wrong as a whole.
    - An order, a ranking: each seat in its right place. All at once or one after the other is all or nothing.
    - Chips: each seat that is paid, or should be, with its right amount.
    - Pots: of each pot its amount and who may win it, and what goes back; a pot too many counts like one that is wrong.
    - A line and what is wrong with it: half for either.
    - A seat, an amount, cards, one sentence of several: nothing.
    """
    match key, answer:
        case OptionsAnswer(legal), OptionsAnswer(chosen):
            return Fraction(max(0, len(legal & chosen) - len(chosen - legal)), len(legal))
        case ChoiceAnswer(holding), ChoiceAnswer(picked):
            return Fraction(max(0, len(holding & picked) - len(picked - holding)), len(holding))
        case WinnersAnswer(), WinnersAnswer() if isinstance(form, WinnersForm):
            right = sum(getattr(answer, side) == getattr(key, side) for side in form.sides)
            return Fraction(right, len(form.sides))
        case ((OrderAnswer() | RankAnswer()), (OrderAnswer() | RankAnswer())):
            given = places(answer)
            return _share([given.get(seat) == place for seat, place in places(key).items()])
        case ChipsAnswer(right_chips), ChipsAnswer(chips):
            paid = dict(chips)
            return _share([paid[seat] == amount for seat, amount in right_chips if amount or paid[seat]])
        case PotsAnswer(), PotsAnswer():
            return _pots(key, answer)
        case LineAnswer(right_line, right_fault), LineAnswer(line, fault):
            return _share([line == right_line, fault == right_fault])
        case _:
            return NOTHING


def _share(parts: list[bool]) -> Fraction:
    return Fraction(sum(parts), len(parts)) if parts else NOTHING


def _pots(key: PotsAnswer, answer: PotsAnswer) -> Fraction:
    parts = [_returned(key) == _returned(answer)]
    for index in range(max(len(key.pots), len(answer.pots))):
        if index >= min(len(key.pots), len(answer.pots)):
            parts += [False, False]
            continue
        right, given = key.pots[index], answer.pots[index]
        parts += [given.amount == right.amount, given.seats == right.seats]
    return _share(parts)


def _returned(pots: PotsAnswer) -> dict[Seat, Chips]:
    return dict(pots.returned)
