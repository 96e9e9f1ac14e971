"""How a question is answered on the card: its form's words, buttons and names, in the learner's language."""

from __future__ import annotations

from itertools import chain, repeat
from typing import Any

from lessons.numbers import digits, group_sign
from lessons.values import Count, Name, Phrase, SeatValue
from scenarios.questions.answers import (
    AmountForm,
    CardsForm,
    ChipsForm,
    ChoiceForm,
    LineForm,
    Option,
    OptionsForm,
    OrderForm,
    PotsForm,
    RankForm,
    SeatForm,
    Verb,
    WinnersForm,
)
from scenarios.questions.question import Question
from scenarios.questions.table import SeatView, TableView
from tutor import phrases
from tutor.grading import option_id
from tutor.speak import card, plain, said, words

Data = dict[str, Any]
_DIGITS = "123456789"
LETTERS = "abcdefgijklm"
"""What presses each fault of a line: no h, which asks for a hint."""
_TYPED = Name("{n}")
"""Where the browser puts the number that it has understood."""


def form_data(question: Question, lang: str) -> Data:
    """The form's part of the card's data. Every form but a plain seat's is sent by a button."""
    form = question.form
    match form:
        case SeatForm():
            return _seat(form, lang)
        case OptionsForm():
            data = {"type": "options", "options": options(form, question.table, lang)}
            return data | _sent(lang, "hint-options-keys", options="ui-hint-options")
        case WinnersForm(_, sides):
            missing = {side: f"ui-choose-{side}" if len(sides) > 1 else "ui-hint-seats" for side in sides}
            keys = "hint-sides-keys" if len(sides) > 1 else "hint-seats-keys"
            return _winners(form, lang) | _sent(lang, keys, **missing)
        case OrderForm():
            every = {"all": {"label": words(lang, "form-at-once")}}
            return _order(form, "order", lang) | every | _sent(lang, "form-order-keys", order="form-order-missing")
        case RankForm():
            return _order(form, "rank", lang) | _sent(lang, "form-rank-keys", order="form-order-missing")
        case AmountForm():
            data = {"type": "amount", "label": words(lang, "form-chips"), **_typed(lang)}
            return data | _sent(lang, "form-amount-keys", amount="form-amount-missing")
        case ChipsForm():
            return _chips(form, lang) | _sent(lang, "form-amount-keys", chips="form-chips-missing")
        case PotsForm():
            return _pots(form, lang) | _sent(lang, "form-amount-keys", pots="form-pots-missing")
        case CardsForm():
            return _cards(form, lang)
        case ChoiceForm():
            return _choice(form, lang)
        case LineForm():
            missing = {"line": "form-line-missing", "fault": "form-line-fault-missing"}
            return _lines(form, lang) | _sent(lang, "form-line-keys", **missing)


def options(form: OptionsForm, table: TableView, lang: str) -> list[Data]:
    """The buttons in order, each with the digit that presses it."""
    seat = next(one for one in table.seats if one.seat == form.seat)
    found = list[Data]()
    for one, key in zip(form.options, chain(_DIGITS, repeat("")), strict=False):
        label = phrases.option(one)
        if _all_in(one, seat):
            label = Phrase("option-all-in", {"option": label})
        found.append({"id": option_id(one), "key": key, "label": said(lang, label)})
    return found


def _all_in(one: Option, seat: SeatView) -> bool:
    """Whether the option takes the last chip of a short stack. A call says what it adds, a wager the street's total."""
    if seat.stack is None or one.most is not None or not one.amount:
        return False
    return one.amount == (seat.stack if one.verb is Verb.CALL else seat.street_to + seat.stack)


def _sent(lang: str, keys: str, **missing: str) -> Data:
    """The button that checks the answer, with what it says while something is lacking."""
    return {
        "submit": words(lang, "ui-check-answer"),
        "missing": {name: words(lang, message_id) for name, message_id in missing.items()},
        "more": words(lang, "more-below"),
        "hint_desk": words(lang, keys),
    }


def _seat(form: SeatForm, lang: str) -> Data:
    ends = {"first": SeatValue(min(form.seats)), "last": SeatValue(max(form.seats))}
    data: Data = {"type": "seat", "seats": list(form.seats), "hint_touch": words(lang, "ui-hint-tap")}
    if form.nobody is None:
        return data | {"hint_desk": words(lang, "ui-hint-click", **ends)}
    nobody = {"label": plain(lang, form.nobody)}
    return data | {"none": nobody, "hint_desk": words(lang, "form-nobody-key", **ends)}


def _order(form: OrderForm | RankForm, name: str, lang: str) -> Data:
    return {
        "type": "order",
        "seats": list(form.seats),
        "ties": isinstance(form, RankForm),
        "labels": {"tie": words(lang, "form-tie"), "undo": words(lang, "form-take-back")},
        "hint_touch": words(lang, f"form-{name}-tap"),
    }


def _winners(form: WinnersForm, lang: str) -> Data:
    return {
        "type": "winners",
        "seats": list(form.seats),
        "sides": [{"id": side, "label": words(lang, f"side-{side}")} for side in form.sides],
        "none": {"low": words(lang, "ui-nobody-low")} if form.sides == ("high", "low") else {},
    }


def _typed(lang: str) -> Data:
    """What the browser needs to read a typed number as this language writes it, and to say what it understood."""
    return {
        "number": {"group": group_sign(lang), "digits": digits(lang)},
        "echo": words(lang, "form-amount-understood", number=_TYPED),
        "unreadable": words(lang, "form-amount-unreadable"),
    }


def _chips(form: ChipsForm, lang: str) -> Data:
    seats = {str(seat): words(lang, "form-chips-seat", seat=SeatValue(seat)) for seat in form.seats}
    return {
        "type": "chips",
        "seats": list(form.seats),
        "total": {"label": words(lang, "form-chips-total"), "amount": form.total},
        "left": words(lang, "form-chips-left", number=_TYPED),
        "over": words(lang, "form-chips-over", number=_TYPED),
        "labels": {"seat": seats},
        **_typed(lang),
    }


def _pots(form: PotsForm, lang: str) -> Data:
    named = {"main": "main", "add": "add", "remove": "remove", "eligible": "who", "returned": "returned"}
    labels = {name: words(lang, f"form-pots-{message_id}") for name, message_id in named.items()}
    labels |= {
        "side": words(lang, "form-pots-side", number=_TYPED),
        "amount": words(lang, "form-chips"),
        "returned_amount": words(lang, "form-pots-returned-chips"),
        "returned_none": words(lang, "ui-nobody"),
    }
    return {
        "type": "pots",
        "seats": list(form.seats),
        "players": list(form.players),
        "labels": labels,
        **_typed(lang),
    }


def _cards(form: CardsForm, lang: str) -> Data:
    tokens = [card(lang, one) for one in form.cards]
    data: Data = {
        "type": "cards",
        "seat": form.seat,
        "count": form.count,
        "from": [{"c": one.code, "l": one.letter, "n": one.name} for one in tokens],
        "hint_touch": words(lang, "form-cards-tap"),
    }
    if form.nothing is not None:
        data["none"] = {"label": plain(lang, form.nothing)}
    missing = words(lang, "form-cards-missing", count=Count(form.count))
    desk = words(lang, "form-cards-keys", last=Count(len(form.cards)))
    return data | _sent(lang, "ui-hint-tap") | {"missing": {"cards": missing}, "hint_desk": desk}


def _choice(form: ChoiceForm, lang: str) -> Data:
    name = "form-choice-several" if form.several else "form-choice"
    keyed = zip(form.choices, chain(_DIGITS, repeat("")), strict=False)
    buttons = [{"id": one.id, "key": key, "label": plain(lang, one.label)} for one, key in keyed]
    data = {"type": "choice", "options": buttons, "several": form.several}
    return data | _sent(lang, f"{name}-keys", choice=f"{name}-missing")


def _lines(form: LineForm, lang: str) -> Data:
    """The lines as the table's acts are written, each with its whole name; and the faults with the letters for them."""
    lines = [
        {
            "seat": one.act.seat,
            "text": said(lang, phrases.did(one.act, one.to)),
            "name": words(lang, "form-line-name", number=Count(number), act=phrases.act(one.act, one.to)),
        }
        for number, one in enumerate(form.lines, start=1)
    ]
    faults = [
        {"id": one.id, "key": key, "label": plain(lang, one.label)}
        for one, key in zip(form.faults, LETTERS, strict=False)
    ]
    return {
        "type": "line",
        "lines": lines,
        "faults": faults,
        "labels": {"lines": words(lang, "form-lines"), "what": words(lang, "form-line-what", number=_TYPED)},
        "hint_touch": words(lang, "form-line-tap"),
    }
