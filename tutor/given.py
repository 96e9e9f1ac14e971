"""An answer part by part as the practice card marks it: what is right in it, what is wrong, what it lacks."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from lessons.values import Amount, Choice, Count, Phrase, SeatValue
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.questions.answers import (
    Answer,
    CardsAnswer,
    CardsForm,
    ChipsAnswer,
    ChoiceAnswer,
    ChoiceForm,
    LineAnswer,
    OptionsAnswer,
    OptionsForm,
    OrderAnswer,
    PotsAnswer,
    RankAnswer,
    SeatAnswer,
    WinnersAnswer,
    WinnersForm,
)
from scenarios.questions.question import Posed
from tutor import phrases
from tutor.forms import options
from tutor.grading import option_id
from tutor.scoring import places
from tutor.speak import card, plain, said, words

Data = dict[str, Any]


def given(posed: Posed, answer: Answer, lang: str) -> list[Data]:
    """The answer in parts, each marked ``right`` or ``wrong``, with the parts of the key that it lacks (``missed``).

    A part that names a seat stands beside that seat too, ``short`` there.
    """
    match posed.question.form, posed.key.answer, answer:
        case OptionsForm() as form, OptionsAnswer(legal), OptionsAnswer(chosen):
            labels = {one["id"]: one["label"] for one in options(form, posed.question.table, lang)}
            marks = [(one, _mark(one in chosen, one in legal)) for one in form.options]
            return [_part(labels[option_id(one)], mark, lang) for one, mark in marks if mark]
        case ChoiceForm(choices), ChoiceAnswer(holding), ChoiceAnswer(picked):
            judged = [(one, _mark(one in picked, one in holding)) for one in choices]
            return [_part(plain(lang, one.label), mark, lang) for one, mark in judged if mark]
        case WinnersForm(_, sides), WinnersAnswer() as key, WinnersAnswer() as chose:
            both = ((side, getattr(key, side), getattr(chose, side)) for side in sides)
            return [part for side, wins, named in both for part in _side(side, len(sides) > 1, wins, named, lang)]
        case _, SeatAnswer(right), SeatAnswer(seat):
            return [_seat(seat, seat == right, lang)]
        case _, (OrderAnswer() | RankAnswer()) as key, (OrderAnswer() | RankAnswer()) as placed:
            return _placed(key, placed, lang)
        case _, ChipsAnswer(right), ChipsAnswer(chips):
            return _paid(dict(right), dict(chips), lang)
        case _, PotsAnswer() as key, PotsAnswer() as laid:
            return _pots(key, laid, lang)
        case CardsForm(_, cards), CardsAnswer(), CardsAnswer(picked):
            return _cards(posed, cards, picked, lang)
        case _, LineAnswer() as key, LineAnswer() as chose:
            return _line(posed, key, chose, lang)
    return [_part(said(lang, phrases.answer(answer)), _mark(True, posed.key.accepts(answer)), lang)]


def _seat(seat: Seat | None, right: bool, lang: str) -> Data:
    if seat is None:
        return _part(said(lang, phrases.answer(SeatAnswer(None))), _mark(True, right), lang)
    label = words(lang, "ui-seat-number", seat=SeatValue(seat))
    return _part(label, _mark(True, right), lang, seat=seat, short=words(lang, "your-answer"))


def _placed(key: OrderAnswer | RankAnswer, answer: OrderAnswer | RankAnswer, lang: str) -> list[Data]:
    """Each seat with the place given to it. Where all or none were said to come at once, that alone is the answer."""
    right, found = places(key), []
    if not places(answer):
        return [_part(said(lang, phrases.answer(answer)), _mark(True, key == answer), lang)]
    for seat, place in places(answer).items():
        label = words(lang, "answer-place", seat=SeatValue(seat), place=Count(place))
        mark = _mark(True, right.get(seat) == place)
        found.append(_part(label, mark, lang, seat=seat, short=words(lang, "answer-place-short", place=Count(place))))
    return found


def _paid(key: dict[Seat, Chips], given: dict[Seat, Chips], lang: str) -> list[Data]:
    def part(seat: Seat, amount: Chips, mark: str) -> Data:
        label = words(lang, "answer-chips-seat", seat=SeatValue(seat), amount=Amount(amount))
        return _part(label, mark, lang, seat=seat, short=words(lang, "answer-amount", amount=Amount(amount)))

    found = []
    for seat, right in sorted(key.items()):
        if given[seat]:
            found.append(part(seat, given[seat], _mark(True, given[seat] == right)))
        if right and given[seat] != right:
            found.append(part(seat, right, _mark(False, True)))
    return found


def _pots(key: PotsAnswer, given: PotsAnswer, lang: str) -> list[Data]:
    """Each pot as it was laid out, each thing given back; and those that should have been."""
    parts = [(pot, pot in key.pots, True) for pot in given.pots]
    parts += [(pot, True, False) for pot in key.pots if pot not in given.pots]
    found = [_part(said(lang, phrases.pot(pot)), _mark(chosen, right), lang) for pot, right, chosen in parts]
    back = [(one, one in key.returned, True) for one in given.returned]
    back += [(one, True, False) for one in key.returned if one not in given.returned]
    for (seat, amount), right, chosen in back:
        label = words(lang, "answer-pot-back", seat=SeatValue(seat), amount=Amount(amount))
        found.append(_part(label, _mark(chosen, right), lang))
    return found


def _cards(posed: Posed, cards: tuple[Card, ...], picked: AbstractSet[Card], lang: str) -> list[Data]:
    """Each card beside the right hand that is nearest to what was picked: of equal ranks any suit may do."""
    hands = [one.cards for one in (posed.key.answer, *posed.key.also) if isinstance(one, CardsAnswer)]
    key = max(hands, key=lambda hand: (len(hand & picked), sorted(hand)))
    if not picked:
        return [_part(said(lang, phrases.answer(CardsAnswer(frozenset()))), _mark(True, not key), lang)]
    marks = [(one, _mark(one in picked, one in key)) for one in cards]
    return [_part(card(lang, one).name, mark, lang) for one, mark in marks if mark]


def _line(posed: Posed, key: LineAnswer, given: LineAnswer, lang: str) -> list[Data]:
    """The line that was chosen, and the right one, then what was said to be wrong with it."""
    accepted = posed.key.accepts(given)

    def part(number: int, mark: str) -> Data:
        return _part(words(lang, "answer-line-part", line=Count(number)), mark, lang, line=number)

    found = [part(given.line, _mark(True, given.line == key.line))]
    if given.line != key.line:
        found.append(part(key.line, _mark(False, True)))
    if given.fault is not None:
        found.append(_part(plain(lang, given.fault.label), _mark(True, accepted or given.fault == key.fault), lang))
    return found


def _side(side: str, named: bool, key: AbstractSet[Seat], chose: AbstractSet[Seat], lang: str) -> list[Data]:
    """The parts of one side of the pot. ``named``: whether there is another side, so that they have to say which."""
    found = []
    for seat in sorted(key | chose):
        label, short = words(lang, "ui-seat-number", seat=SeatValue(seat)), words(lang, "your-answer")
        if named:
            short = words(lang, f"side-{side}")
            label = words(lang, "answer-side", side=Phrase(f"side-{side}"), seat=SeatValue(seat))
        found.append(_part(label, _mark(seat in chose, seat in key), lang, seat=seat, short=short))
    if not key or not chose:
        found.append(_part(words(lang, "ui-nobody-low"), _mark(not chose, not key), lang))
    return found


def _mark(chosen: bool, right: bool) -> str:
    return ("right" if right else "wrong") if chosen else ("missed" if right else "")


def _part(label: str, mark: str, lang: str, **beside: Any) -> Data:
    return {"label": label, "mark": mark, "word": words(lang, "answer-mark", mark=Choice(mark)), **beside}
