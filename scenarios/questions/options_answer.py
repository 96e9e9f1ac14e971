"""From the legal actions of a seat to the set of options that is the answer, and to plain values."""

from __future__ import annotations

from typing import Any

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rulings import Amounts, LegalActions, Spread
from scenarios.questions.answers import Option, OptionsAnswer, Verb


def options_of(legal: LegalActions) -> frozenset[Option]:
    """Every legal act with its amount; a range is one option."""
    found = set()
    if legal.fold:
        found.add(Option(Verb.FOLD))
    if legal.check:
        found.add(Option(Verb.CHECK))
    if legal.call is not None:
        found.add(Option(Verb.CALL, legal.call))
    for verb, amounts in (
        (Verb.BRING_IN, legal.bring_in),
        (Verb.COMPLETE_TO, legal.complete_to),
        (Verb.BET, legal.bet),
        (Verb.RAISE_TO, legal.raise_to),
    ):
        found |= amounts_of(verb, amounts)
    return frozenset(found)


def amounts_of(verb: Verb, amounts: Amounts) -> set[Option]:
    """The options of one verb: one for each amount, or one for a range."""
    if isinstance(amounts, Spread):
        if amounts.least == amounts.most:
            return {Option(verb, amounts.least)}
        return {Option(verb, amounts.least, amounts.most)}
    return {Option(verb, amount) for amount in amounts}


def answer_of(legal: LegalActions) -> OptionsAnswer:
    return OptionsAnswer(options_of(legal))


def options_json(legal: LegalActions | None) -> dict[str, Any]:
    """The legal acts as plain values; None is nobody's."""
    if legal is None:
        legal = LegalActions(Seat(0), fold=False, check=False, call=None)
        return options_json(legal) | {"seat": None}
    return {
        "seat": legal.seat,
        "fold": legal.fold,
        "check": legal.check,
        "call": legal.call,
        "bring_in": _amounts_json(legal.bring_in),
        "complete_to": _amounts_json(legal.complete_to),
        "bet": _amounts_json(legal.bet),
        "raise_to": _amounts_json(legal.raise_to),
    }


def _amounts_json(amounts: Amounts) -> list[Chips] | dict[str, Chips]:
    if isinstance(amounts, Spread):
        whole_range = {"min": amounts.least, "max": amounts.most}
        return whole_range if amounts.least < amounts.most else [amounts.least]
    return list(amounts)
