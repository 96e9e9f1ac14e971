"""Point 10: the hints after a wrong answer lead towards the answer and never say it.

Tried with every wrong answer that leaves more than one other: for a seat all of them, else those of the wrong rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.chips import Seat
from scenarios.hints import Hints, Line, hints
from scenarios.questions.answers import Answer, SeatAnswer, SeatForm, WinnersForm
from scenarios.questions.message import Arg, Message, Messages
from scenarios.questions.question import Item


def given_away(item: Item) -> Iterator[str]:
    """What a hint says too much of, or where it has nothing to say."""
    for wrong in wrong_answers(item):
        found = hints(item, wrong)
        for problem in (*_look(item, found.look), *_guide(item, wrong, found)):
            yield f"10: after {wrong}: {problem}"


def wrong_answers(item: Item) -> Iterator[Answer]:
    """Wrong answers after which a second try has a choice left."""
    form, key = item.question.form, item.key.answer
    if isinstance(form, SeatForm):
        yield from (SeatAnswer(seat) for seat in form.seats if SeatAnswer(seat) != key and len(form.seats) > 2)
    else:
        yield from (one.answer for one in item.misconceptions[:3])


def _look(item: Item, look: Line | None) -> Iterator[str]:
    if look is None:
        if any(step.seats for step in item.derivation.steps):
            yield "it looks nowhere"
        return
    sitting = {one.seat for one in item.state.seats}
    if not look.seats or not set(look.seats) <= sitting:
        yield f"it shows seats {look.seats}"
    form, key = item.question.form, item.key.answer
    if isinstance(key, SeatAnswer) and key.seat is not None and key.seat not in look.seats:
        yield "it looks away from the right seat"
    if isinstance(form, SeatForm | WinnersForm) and len(set(look.seats) & set(form.seats)) < 2:
        yield "it looks at one seat alone"


def _guide(item: Item, wrong: Answer, found: Hints) -> Iterator[str]:
    derivation, key = item.derivation, item.key.answer
    told = {derivation.verdict, derivation.steps[-1].message}
    if any(line.message in told or derivation.verdict in _inside(line.message) for line in found.guide):
        yield "the guide says the verdict or the last step"
    if not isinstance(key, SeatAnswer) or not isinstance(wrong, SeatAnswer) or key.seat is None:
        if not found.guide and len(derivation.steps) > 1:
            yield "there is no guide"
        return
    for line in found.guide:
        meant = _meant(item, line) - {wrong.seat}
        if meant == {key.seat}:
            yield f"{line.message} speaks of the right seat alone"


def _meant(item: Item, line: Line) -> set[Seat]:
    """The seats that a line names in its text, or lets glow by number or card."""
    cards = set(line.cards)
    return {one.seat for one in item.state.seats if one.seat in line.seats or cards & set(one.up)}


def _inside(arg: Arg) -> Iterator[Message]:
    match arg:
        case Message(_, args):
            yield from (found for _, inner in args for found in _inside(inner))
            yield arg
        case Messages(listed):
            yield from (found for inner in listed for found in _inside(inner))
