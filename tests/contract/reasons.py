"""Points 5 and 6: wrong answers come from named wrong rules, and the derivation leads from the table to the answer."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.cards import Card
from scenarios.engine.errors import Unreadable
from scenarios.questions.answer_json import from_json, to_json
from scenarios.questions.answers import (
    AmountAnswer,
    Answer,
    CardsAnswer,
    ChipsAnswer,
    ChoiceAnswer,
    Form,
    LineAnswer,
    OptionsAnswer,
    OrderAnswer,
    PotsAnswer,
    RankAnswer,
    SeatAnswer,
    WinnersAnswer,
)
from scenarios.questions.catalogue import kinds
from scenarios.questions.message import Amounts, Arg, Message, Messages, Seats
from scenarios.questions.question import Item
from scenarios.rulebooks import shipped


def unreasoned(item: Item) -> Iterator[str]:
    """What lacks its reason, or gives a reason for something else."""
    key, form, kind = item.key.answer, item.question.form, item.question.kind
    ids = [one.id for one in item.misconceptions]
    if len(set(ids)) < len(ids) or not all(one.startswith(f"{kind}/") for one in ids):
        yield f"5: wrong rules {ids}"
    for one in item.misconceptions:
        for answer in one.answers:
            if item.key.accepts(answer):
                yield f"5: {one.id} gives the right answer"
            elif not can_be_given(form, answer):
                yield f"5: {one.id} answers {answer}, which cannot be given"
    derivation, rulebook = item.derivation, item.recipe.rulebook
    if kinds()[kind].ask(item.state).derivation != derivation:
        yield "6: the derivation of the hand is another"
    if not derivation.steps:
        yield "6: no step"
    missing = said(key) - set(numbers(derivation.verdict))
    if missing:
        yield f"6: the verdict does not say {sorted(missing)}"
    table, seats = seen(item), {one.seat for one in item.state.seats}
    for step in derivation.steps:
        houses = [shipped(one) for one in houses_named(step.message)] or [rulebook]
        if not any(house.clauses.get(step.clause.id) == step.clause for house in houses):
            yield f"6: {step.message.id} cites {step.clause.id}, which is no clause of {houses[0].id}"
        if not set(step.cards) <= table or not set(step.seats) <= seats:
            yield f"6: {step.message.id} speaks of cards or seats that are not on the table"


def houses_named(arg: Arg) -> Iterator[str]:
    """The ids of the rulebooks that a message names: a step that names some speaks of those, not of the asked one."""
    match arg:
        case Message(name, args):
            if name.startswith("rulebook-short-"):
                yield name.removeprefix("rulebook-short-")
            yield from (house for _, inner in args for house in houses_named(inner))
        case Messages(inner_messages):
            yield from (house for inner in inner_messages for house in houses_named(inner))


def can_be_given(form: Form, answer: Answer) -> bool:
    """Whether a learner can give this answer."""
    try:
        return from_json(form, to_json(answer)) == answer
    except Unreadable:
        return False


def seen(item: Item) -> set[Card]:
    """Every card that lies open for the learner, and the one that went wrong, which the question names."""
    table, incident = item.question.table, item.state.incident
    cards = [card for one in table.seats for card in (*one.up, *one.down)]
    cards += [table.community, None if incident is None else incident.card]
    return {card for card in cards if card is not None}


def said(answer: Answer) -> set[int]:
    """The numbers that an answer consists of: seats, amounts."""
    match answer:
        case SeatAnswer(seat):
            return set() if seat is None else {seat}
        case OptionsAnswer(options):
            return {amount for one in options for amount in (one.amount, one.most) if amount}
        case WinnersAnswer(high, low):
            return set(high | low)
        case OrderAnswer(order):
            return set(order)
        case RankAnswer(order):
            return set(order[0])
        case AmountAnswer(amount):
            return {amount}
        case ChipsAnswer(chips):
            return {number for seat, amount in chips if amount for number in (seat, amount)}
        case PotsAnswer(pots, returned):
            back = {number for one in returned for number in one}
            return {number for pot in pots for number in (pot.amount, *pot.seats)} | back
        case LineAnswer(line):
            return {line}
        case CardsAnswer() | ChoiceAnswer():
            return set()


def numbers(arg: Arg) -> Iterator[int]:
    """The seats, amounts and counts in a message and all that is inside it."""
    match arg:
        case Message(_, args):
            for _, inner in args:
                yield from numbers(inner)
        case Messages(inner_messages):
            for inner in inner_messages:
                yield from numbers(inner)
        case Seats(listed):
            yield from listed
        case Amounts(amounts):
            yield from amounts
        case Card():
            return
        case int():
            yield arg
