"""Hints after a wrong answer, in three kinds: which rule decides, where to look, and the way there but for its end.

None of them gives the answer away. What is said step by step is the derivation without its last step, and of a seat
asked for also without every step that speaks of it alone. In their place stands what decides against the other seats,
until one is left beside the right one: each is compared with that one, as if the right seat had folded.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.errors import NotTheTime
from scenarios.engine.state import HandState, SeatState, Status
from scenarios.questions.answers import Answer, SeatAnswer, SeatForm
from scenarios.questions.catalogue import kinds
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.looks import Look
from scenarios.questions.message import Message, Seats, message
from scenarios.questions.question import Other, Posed, Step


class Line(Struct, frozen=True):
    """A sentence, and what it speaks of."""

    message: Message
    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()


class Hints(Struct, frozen=True):
    """``rule``: what decides in such a situation. ``look``: where, if at seats. ``guide``: the way, maybe none."""

    rule: Line
    look: Line | None
    guide: tuple[Line, ...]


def hints(posed: Posed, given: Answer) -> Hints:
    """The hints after a wrong answer to this question. What the answer itself has ruled out is not said again."""
    asked = kinds()[posed.question.kind].ask(posed.state)
    look = asked.look if asked.look.seats else _spoken_of(asked)
    return Hints(
        rule=Line(message(rule_id(posed.skill.kind, posed.skill.situation_class))),
        look=Line(message("hint-look", seats=Seats(look.seats)), look.seats, look.cards) if look.seats else None,
        guide=tuple(_guide(posed, asked, given)),
    )


def rule_id(kind: str, situation_class: str) -> str:
    """The id of the first hint: ``bring_in`` and ``suit`` give ``bring-in-hint-suit``."""
    return f"{kind}-hint-{situation_class}".replace("_", "-")


def _spoken_of(asked: Asked) -> Look:
    """All seats and cards of the derivation; every seat of the form where that would be the answer alone."""
    steps = asked.derivation.steps
    seats = tuple(dict.fromkeys(seat for step in steps for seat in step.seats))
    if isinstance(asked.form, SeatForm) and len(set(seats) & set(asked.form.seats)) < 2:
        return Look(asked.form.seats)
    return Look(seats, tuple(dict.fromkeys(card for step in steps for card in step.cards)))


def _guide(posed: Posed, asked: Asked, given: Answer) -> Iterator[Line]:
    match posed.question.form, asked.answer, given:
        case SeatForm(seats), SeatAnswer(right), SeatAnswer(wrong) if right is not None:
            yield from _towards(posed, asked, set(seats) - {wrong}, right, wrong)
        case _:
            yield from map(_line, asked.guide or asked.derivation.steps[:-1])


def _towards(posed: Posed, asked: Asked, able: set[Seat], right: Seat, wrong: Seat | None) -> Iterator[Line]:
    """The steps that leave several seats, then what decides against all but two of them, then those two."""
    for step in asked.derivation.steps[:-1]:
        meant = _meant(posed.state, step)
        if right in meant and len(able & meant) < 2:
            continue
        yield _line(step)
        if right in meant and not asked.stands_in:  # the seats that are equal so far
            able = able & meant
    if isinstance(asked.form, SeatForm) and asked.form.nobody is not None:
        return  # whether anybody acts at all depends on who has folded
    others = {one.answer.seat: one for one in _others(posed, asked, right, wrong) if isinstance(one.answer, SeatAnswer)}
    against = sorted(seat for seat in able if seat in others)
    if len(able) - len(against) == 2:
        for seat in against:
            yield Line(others[seat].message, (seat,), posed.state.at(seat).up)
        able = able - set(against)
    if len(able) == 2:
        left = tuple(one.seat for one in posed.state.seats if one.seat in able)
        yield Line(message("hint-left", seats=Seats(left)), left)


def _meant(state: HandState, step: Step) -> set[Seat]:
    """The seats that a step speaks of, by their number or by their cards."""
    return {one.seat for one in state.seats if one.seat in step.seats or set(one.up) & set(step.cards)}


def _others(posed: Posed, asked: Asked, right: Seat, wrong: Seat | None) -> tuple[Other, ...]:
    """What decides against the other seats compared with the next in line; nothing where that follows another rule."""
    gone = {right}
    for _ in range(2):  # once more where the next in line is the very seat that was answered
        again = _asked(posed, gone)
        if again is None or again.unsettled or again.stands_in is not asked.stands_in:
            return ()
        if again.answer != SeatAnswer(wrong):
            return again.others
        gone = {right} if wrong is None else {right, wrong}
    return ()


def _asked(posed: Posed, gone: set[Seat]) -> Asked | None:
    """The same question with these seats folded, None where there is none."""
    try:
        return kinds()[posed.question.kind].ask(_without(posed.state, gone))
    except (NoAnswer, NotTheTime):
        return None


def _without(state: HandState, gone: set[Seat]) -> HandState:
    def folded(one: SeatState) -> SeatState:
        return replace(one, status=Status.FOLDED) if one.seat in gone else one

    return replace(state, seats=tuple(map(folded, state.seats)))


def _line(step: Step) -> Line:
    return Line(step.message, step.seats, step.cards)
