"""The forms in which a question can be answered, and the answers.

An answer's JSON has the fields of the command line's ``rule`` for the same ask (without its evidence).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeAlias

from msgspec import Struct

from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.errors import Problem, Unreadable


class Verb(StrEnum):
    """What a seat may do, in the order in which options are shown."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BRING_IN = "bring_in"
    COMPLETE_TO = "complete_to"
    BET = "bet"
    RAISE_TO = "raise_to"


class Option(Struct, frozen=True, order=True):
    """A legal act: its amount in chips (a call: chips to add; else the street's total), or a range up to ``most``."""

    verb: Verb
    amount: Chips = NOTHING
    most: Chips | None = None


class SeatAnswer(Struct, frozen=True):
    seat: Seat


class OptionsAnswer(Struct, frozen=True):
    options: frozenset[Option]


class WinnersAnswer(Struct, frozen=True):
    """Who wins each side; a side that the game lacks, or that nobody qualifies for, is empty."""

    high: frozenset[Seat]
    low: frozenset[Seat]


Answer: TypeAlias = SeatAnswer | OptionsAnswer | WinnersAnswer


class SeatForm(Struct, frozen=True):
    """Tap one of these seats."""

    seats: tuple[Seat, ...]


class OptionsForm(Struct, frozen=True):
    """Choose every act that is legal for ``seat``, among these."""

    seat: Seat
    options: tuple[Option, ...]


class WinnersForm(Struct, frozen=True):
    """Choose the winners of each side among these seats. ``sides``: ``high``, ``low`` or both, in the order asked."""

    seats: tuple[Seat, ...]
    sides: tuple[str, ...]


Form: TypeAlias = SeatForm | OptionsForm | WinnersForm


def to_json(answer: Answer) -> dict[str, Any]:
    """The answer as JSON values. ``from_json`` of the same form reads it back."""
    match answer:
        case SeatAnswer(seat):
            return {"seat": seat}
        case WinnersAnswer(high, low):
            return {"high": sorted(high), "low": sorted(low)}
        case OptionsAnswer(options):
            return _options_to_json(options)


def _options_to_json(options: frozenset[Option]) -> dict[str, Any]:
    call = [option.amount for option in options if option.verb is Verb.CALL]
    found: dict[str, Any] = {
        "fold": any(option.verb is Verb.FOLD for option in options),
        "check": any(option.verb is Verb.CHECK for option in options),
        "call": call[0] if call else None,
    }
    for verb in (Verb.BRING_IN, Verb.COMPLETE_TO, Verb.BET, Verb.RAISE_TO):
        chosen = sorted(option for option in options if option.verb is verb)
        ranges = [option for option in chosen if option.most is not None]
        found[verb.value] = (
            {"min": ranges[0].amount, "max": ranges[0].most} if ranges else [option.amount for option in chosen]
        )
    return found


def from_json(form: Form, data: object) -> Answer:
    """The answer that the JSON values stand for, for a form.

    Raises Unreadable where the data is no answer to this form: a seat that is not offered, an option that is not.
    """
    if not isinstance(data, Mapping):
        raise Unreadable([Problem("answer", f"{data!r} is not an answer", "an object")])
    match form:
        case SeatForm(seats):
            return SeatAnswer(_seat(data.get("seat"), seats))
        case WinnersForm(seats, _):
            sides = {side: _seats(side, data.get(side, []), seats) for side in ("high", "low")}
            return WinnersAnswer(sides["high"], sides["low"])
        case OptionsForm():
            return OptionsAnswer(_options_from_json(form, data))


def _seat(found: object, seats: tuple[Seat, ...]) -> Seat:
    if isinstance(found, bool) or not isinstance(found, int) or found not in seats:
        raise Unreadable([Problem("seat", f"{found!r} is not a seat of this question", ", ".join(map(str, seats)))])
    return Seat(found)


def _seats(side: str, found: object, seats: tuple[Seat, ...]) -> frozenset[Seat]:
    if not isinstance(found, list):
        raise Unreadable([Problem(side, f"{found!r} is not a list of seats", ", ".join(map(str, seats)))])
    return frozenset(_seat(one, seats) for one in found)


def _amount(place: str, found: object) -> Chips:
    if isinstance(found, bool) or not isinstance(found, int):
        raise Unreadable([Problem(place, f"{found!r} is not an amount", "a whole number of chips")])
    return Chips(found)


def _options_from_json(form: OptionsForm, data: Mapping[Any, Any]) -> frozenset[Option]:
    chosen = set()
    if data.get("fold"):
        chosen.add(Option(Verb.FOLD))
    if data.get("check"):
        chosen.add(Option(Verb.CHECK))
    if data.get("call") is not None:
        chosen.add(Option(Verb.CALL, _amount("call", data["call"])))
    for verb in (Verb.BRING_IN, Verb.COMPLETE_TO, Verb.BET, Verb.RAISE_TO):
        amounts = data.get(verb.value, [])
        if isinstance(amounts, Mapping):
            least, most = (_amount(verb.value, amounts.get(end)) for end in ("min", "max"))
            chosen.add(Option(verb, least, most))
        elif isinstance(amounts, list):
            chosen |= {Option(verb, _amount(verb.value, amount)) for amount in amounts}
        else:
            raise Unreadable([Problem(verb.value, f"{amounts!r} is not a list of amounts", "a list or a range")])
    strange = chosen - set(form.options)
    if strange:
        found = sorted(strange, key=lambda one: (one.verb, one.amount))
        raise Unreadable(
            [Problem(one.verb.value, f"{one.amount} is not offered", "the options shown") for one in found]
        )
    return frozenset(chosen)
