"""Actions as lines of text: ``2 bets 5``. Amounts are the seat's total for the street, a call's the chips it adds."""

from __future__ import annotations

import re

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import Problem, Unreadable
from scenarios.engine.rulings import Amounts, LegalActions, Spread
from scenarios.rulebooks.findings import shown

LINES = "a seat and one of: brings in N, completes to N, bets N, raises to N, calls, calls N, checks, folds"

_WAGERS: dict[str, type[BringIn] | type[Complete] | type[Bet] | type[Raise]] = {
    "brings in": BringIn,
    "completes to": Complete,
    "bets": Bet,
    "raises to": Raise,
}
_QUIET: dict[str, type[Call] | type[Check] | type[Fold]] = {"calls": Call, "checks": Check, "folds": Fold}
_WORDS = {kind: words for words, kind in (*_WAGERS.items(), *_QUIET.items())}
_LINE = re.compile(rf"(?:seat )?([0-9]{{1,2}}) ({'|'.join((*_WAGERS, *_QUIET))})(?: ([0-9]{{1,12}}))?")


def parse_line(text: object) -> tuple[Action, Chips | None]:
    """The action of a line, and the amount of a call where one is said. Raises Unreadable, which quotes the line."""
    found = _LINE.fullmatch(" ".join(text.lower().split())) if isinstance(text, str) else None
    if found is not None:
        seat, words, digits = Seat(int(found[1])), found[2], found[3]
        if words in _WAGERS and digits is not None:
            return _WAGERS[words](seat, Chips(int(digits))), None
        if words in _QUIET and (digits is None or words == "calls"):
            return _QUIET[words](seat), None if digits is None else Chips(int(digits))
    raise Unreadable([Problem("line", f"{shown(text)} is no action", LINES)])


def line(action: Action, call: Chips | None = None) -> str:
    """The action as ``parse_line`` reads it back; ``call`` is what a call adds."""
    said = f"{action.seat} {_WORDS[type(action)]}"
    if isinstance(action, (BringIn, Complete, Bet, Raise)):
        return f"{said} {action.to}"
    return said if call is None else f"{said} {call}"


def choices(legal: LegalActions) -> str:
    """Everything the seat to act may do, as lines: what would be allowed in place of an illegal action."""
    said = [f"{legal.seat} folds"] * legal.fold + [f"{legal.seat} checks"] * legal.check
    said += [] if legal.call is None else [f"{legal.seat} calls {legal.call}"]
    amounts: list[tuple[type[BringIn] | type[Complete] | type[Bet] | type[Raise], Amounts]] = [
        (BringIn, legal.bring_in),
        (Complete, legal.complete_to),
        (Bet, legal.bet),
        (Raise, legal.raise_to),
    ]
    for kind, wagers in amounts:
        if isinstance(wagers, Spread):
            said.append(f"{line(kind(legal.seat, wagers.least))} to {wagers.most}")
        else:
            said += [line(kind(legal.seat, to)) for to in wagers]
    return ", ".join(said)
