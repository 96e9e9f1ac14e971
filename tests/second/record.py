"""A street written out line by line: which line is not allowed, and what is wrong with it.

Each line is held to the lines before it, allowed or not, which count as they stand. A line of a hand that is out, or of
one without chips, counts for nothing. Out of turn is whoever is not to act; whoever is to act may check only with
nothing to match, and wager only what a full wager, or the stack, comes to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenarios.engine.rulebook import Rulebook
from tests.second.choices import FIELD_OF_VERB, choices
from tests.second.counting import capped, count
from tests.second.ledger import WAGERS, Ledger, split_line, write_up
from tests.second.reading import Answer, Table, read, unsettled
from tests.second.turns import turn

OTHER = "other"
SIZES = ("too-little", "too-much")


def spot_violation(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The line by its number and its fault; 0 where every line is allowed, None where it is not one line alone."""
    standing: list[str] = []
    found: list[tuple[int, str]] = []
    doubts: list[str] = []
    for number, line in enumerate(situation["actions"], start=1):
        table = read({**situation, "actions": standing}, rulebook)
        ledger = write_up(table, rulebook)
        fault, doubt = _judged(table, rulebook, ledger, line)
        if fault:
            found.append((number, fault))
        if doubt:
            doubts.append(doubt)
        elif found and found[0][1] in SIZES and found[0][0] < number and split_line(line)[1] in WAGERS:
            doubts.append("a wager on top of an amount that is not allowed")
        if split_line(line)[0] in ledger.betting():
            standing.append(line)
    if len(found) > 1 or any(fault == OTHER for _, fault in found):
        return {"line": None, "fault": None}
    if doubts:
        return unsettled(doubts[0])
    return {"line": found[0][0], "fault": found[0][1]} if found else {"line": 0, "fault": None}


def _judged(table: Table, rulebook: Rulebook, ledger: Ledger, line: str) -> tuple[str, str]:
    """The fault of a line, empty where it has none, and the doubt where no text decides it."""
    seat, verb, amount = split_line(line)
    due, whose = turn(table, rulebook, ledger)
    first = not ledger.entries
    answer, doubt = choices(table, rulebook)
    if seat != due:
        if seat not in ledger.betting():
            return "out", ""
        twice = verb == "brings in" and _sized(answer["bring_in"], amount or 0)
        return (OTHER if twice else "opener", whose) if first else ("turn", "")
    if verb in ("folds", "checks", "calls"):
        return _quiet(answer, verb, amount), whose if first else ""
    able = answer[FIELD_OF_VERB[verb]]
    if able:
        return _sized(able, amount or 0), doubt
    if verb == "brings in" or any(answer[field] for field in FIELD_OF_VERB.values()):
        return OTHER, doubt
    return _stopped(table, rulebook, ledger, seat), doubt


def _quiet(answer: Answer, verb: str, amount: int | None) -> str:
    if verb == "folds":
        return "" if answer["fold"] else OTHER
    if verb == "checks":
        return "" if answer["check"] else OTHER if answer["bring_in"] else "check"
    return "" if answer["call"] and amount in (None, answer["call"]) else OTHER


def _sized(able: list[int] | dict[str, int], amount: int) -> str:
    """What is wrong with an amount, of those that are allowed."""
    least, most = (able["min"], able["max"]) if isinstance(able, dict) else (able[0], able[-1])
    if amount < least:
        return "too-little"
    if amount > most:
        return "too-much"
    return "" if isinstance(able, dict) or amount in able else OTHER


def _stopped(table: Table, rulebook: Rulebook, ledger: Ledger, seat: int) -> str:
    """Why no wager may be made, by a seat that has more chips than it owes and somebody to bet against."""
    others = [one for one in ledger.betting() if one != seat]
    if ledger.before[seat] + ledger.left[seat] <= ledger.owed or not others:
        return OTHER
    so_far = count(table, rulebook, ledger)
    at_cap, closed = so_far.now.bet_made and capped(so_far, table, rulebook, ledger)[0], seat in so_far.closed_to
    if at_cap is closed:
        return OTHER
    return "cap" if at_cap else "closed"
