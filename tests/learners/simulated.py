"""Learners who hold one wrong rule or two, and slip one time in ten: is what they answer wrongly named by the grade?

A learner may hold any rule of the kind's catalogue and any of those kept out of it, each alike. A rule that says
nothing of a hand, or answers it rightly, leaves its holder right. Of two rules that both answer wrongly the first names
the answer; acts are what both would change; in a showdown each changes the sides it is wrong on. A slip is any other
seat, one act more or less, one or two other seats as winners of a side, else one of the nearest answers, each alike.
What the form does not offer cannot be chosen, and a blank answer is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from lessons.languages import DEFAULT
from lessons.messages.catalog import catalog
from scenarios.engine.chips import Chips
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import (
    AmountAnswer,
    Answer,
    CardsAnswer,
    ChipsAnswer,
    LineAnswer,
    OptionsAnswer,
    OptionsForm,
    OrderAnswer,
    RankAnswer,
    SeatAnswer,
    SeatForm,
    WinnersAnswer,
    WinnersForm,
)
from scenarios.questions.question import Item
from tests.contract.neighbours import neighbours
from tests.learners.acts import OPTIONS
from tests.learners.amounts import POT_COUNT
from tests.learners.boards import RANKED
from tests.learners.fives import FIVES
from tests.learners.hands import WINNERS, held
from tests.learners.lines import LINES
from tests.learners.payments import AWARDS
from tests.learners.seats import BRING_IN, FIRST_TO_ACT
from tests.learners.turns import NEXT_TO_ACT, SHOWN
from tutor.grading import Graded, grade

LEARNERS = 4
"""How many learners answer each item."""

SEAT_RULES = {"bring_in": BRING_IN, "first_to_act": FIRST_TO_ACT, "next_to_act": NEXT_TO_ACT}
AMOUNT_RULES = {"pot_count": POT_COUNT}


class Given(Struct, frozen=True):
    """A wrong answer of a learner: whether it was a slip, and whether the grade names a wrong rule for it."""

    slip: bool
    named: bool


def wrong_answers(item: Item, learners: int = LEARNERS) -> Iterator[Given]:
    """What these learners answer wrongly. The same item has the same learners."""
    for number in range(learners):
        stream = SeedStream("simulated learner", item.code, number)
        believed = _believed(item, stream)
        slip = stream.chance(1, 10)
        graded = grade(item, _slipped(item, stream, believed) if slip else believed)
        if isinstance(graded, Graded) and not graded.correct:
            yield Given(slip, bool(graded.note))


def outside(item: Item) -> tuple[Answer | None, ...]:
    """What each of the rules kept out of the catalogue answers, in their order; None where it has nothing to say."""
    match item.key.answer:
        case SeatAnswer():
            seats = (rule(item) for rule in SEAT_RULES.get(item.question.kind, ()))
            return tuple(None if seat is None else SeatAnswer(seat) for seat in seats)
        case OptionsAnswer(right):
            acts = (rule(item, right) for rule in OPTIONS)
            return tuple(None if some is None else OptionsAnswer(some) for some in acts)
        case WinnersAnswer() as right_sides:
            cards = held(item)
            return tuple(rule(item, cards, right_sides) for rule in WINNERS)
        case RankAnswer():
            return tuple(rule(item) for rule in RANKED)
        case CardsAnswer():
            return tuple(rule(item) for rule in FIVES)
        case OrderAnswer():
            return tuple(rule(item) for rule in SHOWN)
        case AmountAnswer():
            amounts = (rule(item) for rule in AMOUNT_RULES.get(item.question.kind, ()))
            return tuple(None if one is None else AmountAnswer(Chips(one)) for one in amounts)
        case LineAnswer():
            return tuple(rule(item) for rule in LINES)
        case ChipsAnswer():
            return tuple(rule(item) for rule in AWARDS)
        case _:
            return ()


@cache
def catalogue(kind: str) -> tuple[str, ...]:
    """The wrong rules of a kind by id: each has its message."""
    named = f"{kind.replace('_', '-')}-wrong-"
    found = (one.removeprefix(named) for one in catalog(DEFAULT).ids() if one.startswith(named))
    return tuple(f"{kind}/{name.replace('-', '_')}" for name in found)


def _believed(item: Item, stream: SeedStream) -> Answer:
    """What the learner's rules make of the item."""
    answers: list[Answer] = []
    named = {one.id: one.answer for one in item.misconceptions}
    rules = [*map(named.get, catalogue(item.question.kind)), *outside(item)]
    for answer in stream.sample(rules, stream.between(1, 2)):
        if answer is not None and answer != item.key.answer:
            answers.append(answer)
    return _together(item, answers)


def _together(item: Item, answers: list[Answer]) -> Answer:
    """What somebody answers who holds every one of these to be right."""
    match item.question.form, item.key.answer:
        case SeatForm(seats), SeatAnswer():
            given = (one for one in answers if isinstance(one, SeatAnswer) and one.seat in seats)
            return next(given, item.key.answer)
        case OptionsForm(_, offered), OptionsAnswer(right):
            others = [one.options for one in answers if isinstance(one, OptionsAnswer)]
            changed = frozenset[object]().union(*(one ^ right for one in others))
            return OptionsAnswer(frozenset(one for one in offered if (one in right) is not (one in changed)))
        case WinnersForm(), WinnersAnswer(high, low):
            sides = [one for one in answers if isinstance(one, WinnersAnswer)]
            return WinnersAnswer(
                next((one.high for one in sides if one.high != high), high),
                next((one.low for one in sides if one.low != low), low),
            )
    return answers[0] if answers else item.key.answer


def _slipped(item: Item, stream: SeedStream, believed: Answer) -> Answer:
    match item.question.form, believed:
        case SeatForm(seats), SeatAnswer(seat):
            return SeatAnswer(stream.pick([one for one in seats if one != seat]))
        case OptionsForm(_, offered), OptionsAnswer(options):
            return OptionsAnswer(options ^ {stream.pick(offered)})
        case WinnersForm(seats, sides), WinnersAnswer(high, low):
            side = stream.pick(sides)
            other = frozenset(stream.sample(seats, stream.between(1, 2)))
            return WinnersAnswer(other, low) if side == "high" else WinnersAnswer(high, other)
    return stream.pick(list(neighbours(item.question.form, believed)))
