"""What is wrong with a line of a written hand, as it is asked for, and whether a text says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct

from scenarios.engine.actions import Bet, BringIn, Call, Check, Complete, Fold
from scenarios.engine.betting import legal_actions
from scenarios.engine.chips import Chips
from scenarios.engine.records import Line
from scenarios.engine.rulings import Amounts, Block, Spread, Violation, least_of, most_of
from scenarios.engine.state import Street
from scenarios.questions.answers import Choice, Written
from scenarios.questions.message import message


class Fault(StrEnum):
    """In the order in which they are offered. Each is also the id of its message."""

    OPENER = "opener"  # the first act of the street is another seat's
    TURN = "turn"  # so is a later one
    OUT = "out"  # the seat has folded, or has no chips
    CHECK = "check"  # there is a bet to call
    LITTLE = "too-little"  # less than the least amount
    MUCH = "too-much"  # more than the largest
    CAP = "cap"  # the bet and all raises have been made
    CLOSED = "closed"  # the seat has acted, and no full raise has come since


_RULES = {"owes": Fault.CHECK, Block.CAPPED.value: Fault.CAP, Block.NOT_REOPENED.value: Fault.CLOSED}


_QUIET = Fold | Check | Call


class Found(Struct, frozen=True):
    """The one line with which something is wrong, by its number from 1, and what."""

    number: int
    line: Line
    fault: Fault


def choice(fault: Fault) -> Choice:
    """The fault as one of the sentences to choose from."""
    return Choice(fault.value, message(f"spot-violation-fault-{fault.value}"))


def fault_of(line: Line) -> Fault | None:
    """What is wrong with a line, None where nothing is. Raises KeyError for what is not asked about."""
    violation = line.violation
    if violation is None:
        return None
    if violation.rule == "out_of_turn":
        if not line.before.at(violation.seat).can_act:
            return Fault.OUT
        return Fault.TURN if line.before.round.last is not None else _opened_wrongly(line)
    if violation.rule == "amount":
        return by_amount(line.act.to, _allowed(violation))  # type: ignore[union-attr]
    if violation.rule == Block.CAPPED and any(seat == violation.seat for seat, _ in line.before.round.acted):
        raise KeyError(violation.rule)  # two reasons at once
    return _RULES[violation.rule]


def _opened_wrongly(line: Line) -> Fault:
    if isinstance(line.act, BringIn) and line.act.to not in legal_actions(line.before).bring_in:
        raise KeyError(line.act)  # the wrong seat, and the wrong amount too
    return Fault.OPENER


def by_amount(to: Chips, allowed: Amounts) -> Fault:
    """On which side of the allowed amounts another one lies. Raises KeyError for one between, and where none is."""
    if not allowed:
        raise KeyError(to)
    if to < least_of(allowed):
        return Fault.LITTLE
    if to > most_of(allowed):
        return Fault.MUCH
    raise KeyError(to)


def _allowed(violation: Violation) -> Amounts:
    assert isinstance(violation.allowed, tuple | Spread)
    return violation.allowed


def unsettled(lines: Sequence[Line]) -> str:
    """What no text decides about some line: a knob, a question, what a wager over a wrong one is. Empty as a rule."""
    for at, line in enumerate(lines):
        amiss = line.violation is not None and line.violation.rule == "amount"
        if amiss and not all(isinstance(one.act, _QUIET) for one in lines[at + 1 :]):
            return "wager_over_wrong_amount"
        if found := _unsettled(line):
            return found
    return ""


def _unsettled(line: Line) -> str:
    """What no text decides about a line.

    A fold, a check and a call need no amount and are what they are however the wagers before them are read; so is an
    act of a seat whose turn it is not. Who opens, and every wager, has to be settled.
    """
    now = line.before.round
    by_turn = line.violation is not None and line.violation.rule == "out_of_turn"
    if by_turn or isinstance(line.act, _QUIET):
        return "" if now.last is not None else now.unsettled
    return legal_actions(line.before).unsettled


def found_in(lines: Iterable[Line]) -> tuple[Found, ...]:
    """Every line with which something is wrong. Raises KeyError where something is wrong that is not asked about."""
    judged = [(number, line, fault_of(line)) for number, line in enumerate(lines, start=1)]
    return tuple(Found(number, line, fault) for number, line, fault in judged if fault is not None)


def class_of(found: Found) -> str:
    """The situation: what was done, and what was wrong with it."""
    act, street = found.line.act, found.line.before.street
    match found.fault:
        case Fault.OPENER:
            return "bring-in-seat" if street is Street.THIRD else "first-seat"
        case Fault.OUT:
            return "folded" if found.line.before.at(act.seat).stack else "all-in"
        case Fault.LITTLE | Fault.MUCH:
            return f"{_WAGERS.get(type(act), 'raise')}-size"
    return found.fault.value


_WAGERS = {BringIn: "bring-in", Complete: "completion", Bet: "bet"}


def written(line: Line) -> Written:
    """A line as it is read: a call says what it is to, however little of it the seat had left."""
    before, act = line.before, line.act
    one, to = before.at(act.seat), before.round.to
    if one.can_act:
        to = Chips(min(to, one.street_to + one.stack))
    return Written(act, Chips(getattr(act, "to", to)))
