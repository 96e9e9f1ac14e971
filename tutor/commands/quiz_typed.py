"""An answer typed in the terminal, as the JSON that the card would send."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from lessons.languages import DEFAULT
from lessons.numbers import whole
from lessons.values import Amount
from scenarios.questions.answers import (
    AmountForm,
    CardsForm,
    ChipsForm,
    ChoiceForm,
    Form,
    LineForm,
    OptionsForm,
    OrderForm,
    PotsForm,
    RankForm,
    SeatForm,
    WinnersForm,
)
from tutor.forms import LETTERS
from tutor.grading import option_id
from tutor.speak import words

NOT_OFFERED = -1
"""What stands for a word that is no number: nothing offers it, so that the answer is unreadable and asked for again."""


class _Stopped(Exception):
    """A line that is no answer was typed in place of the first one."""


def typed(form: Form, lang: str, stops: Collection[str] = ()) -> dict[str, Any] | str:
    """Ask for an answer to the form and read it. A first line that is one of ``stops`` is given back as it is.

    Raises EOFError where no more is typed.
    """
    lines = list[str]()

    def asked(name: str) -> str:
        lines.append(input(words(lang, f"cli-quiz-{name}") + " ").strip())
        if len(lines) == 1 and lines[0] in stops:
            raise _Stopped
        return lines[-1]

    try:
        return _answer(form, lang, asked)
    except _Stopped:
        return lines[0]


def _answer(form: Form, lang: str, asked: Callable[[str], str]) -> dict[str, Any]:
    match form:
        case SeatForm(_, None):
            return {"seat": _number(asked("seat"))}
        case SeatForm():
            text = asked("nobody")
            return {"seat": _number(text) if text else None}
        case OptionsForm(_, options):
            known = {number: option_id(option) for number, option in enumerate(options, start=1)}
            return {"options": [known.get(number, "") for number in _numbers(asked("options"))]}
        case WinnersForm(_, sides):
            return {side: _numbers(asked(side)) for side in sides}
        case OrderForm(seats):
            text = asked("order")
            return {"order": [], "at_once": list(seats)} if text == "all" else {"order": _numbers(text)}
        case RankForm():
            return {"order": [_numbers(place.replace("=", " ")) for place in asked("rank").split()]}
        case AmountForm():
            return {"pot": _amount(asked("amount"), lang)}
        case ChipsForm():
            return {"awards": _by_seat(asked("chips"))}
        case PotsForm():
            pots = [_parted(one) for one in asked("pots").split()]
            laid = [{"amount": _number(chips), "seats": _numbers(seats)} for chips, seats in pots]
            return {"pots": laid, "returned": _by_seat(asked("returned"))}
        case CardsForm():
            return {"cards": asked("cards").replace(",", " ").split()}
        case ChoiceForm(choices, several):
            offered = {number: choice.id for number, choice in enumerate(choices, start=1)}
            numbers = _numbers(asked("choices" if several else "choice"))
            return {"choice": [offered.get(number, "") for number in numbers]}
        case LineForm(_, faults):
            named = dict(zip(LETTERS, (one.id for one in faults), strict=False))
            return {"line": _number(asked("line")), "fault": named.get(asked("fault").lower(), "")}


def _amount(text: str, lang: str) -> int:
    """A number of chips as the language writes it, and said back as it was understood."""
    found = whole(lang, text)
    if found is None:
        return NOT_OFFERED
    print(words(lang, "form-amount-understood", number=Amount(found)))
    return found


def _number(text: str) -> int:
    found = whole(DEFAULT, text)
    return NOT_OFFERED if found is None else found


def _numbers(text: str) -> list[int]:
    return [_number(word) for word in text.replace(",", " ").split()]


def _parted(text: str) -> tuple[str, str]:
    """What stands before the colon and after it."""
    before, _, after = text.partition(":")
    return before, after


def _by_seat(text: str) -> dict[str, int]:
    return {seat: _number(chips) for seat, chips in map(_parted, text.split())}
