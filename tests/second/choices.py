"""What the seat to act may do, and whether a given action may come next.

A seat with something to match may fold or call; with nothing to match it may check, and fold. Nobody may fold who owes
the bring-in. It may wager if it has more than a call, if somebody with chips can answer, if the cap is not reached, and
if it has not acted since the betting was last opened. A stack below the least wager may go in whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scenarios.engine.rulebook import BringInSizes, Rulebook, ShortAllIns
from tests.second.counting import Count, capped, count, enough
from tests.second.door_cards import duty
from tests.second.ledger import Ledger, split_line, write_up
from tests.second.reading import Answer, Table, read, unsettled
from tests.second.sizes import Full, full_wagers
from tests.second.turns import turn

IN_BETWEEN = "an all-in between the bring-in and the full bet: completion, or less?"
FIELD_OF_VERB = {"brings in": "bring_in", "completes to": "complete_to", "bets": "bet", "raises to": "raise_to"}


def bring_in(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The seat that opens third street, who shows the low card, what decided, and the opener's choices."""
    table = replace(read(situation, rulebook), lines=())
    found = duty(table, rulebook)
    _, doubt = turn(table, rulebook, write_up(table, rulebook))
    if doubt:
        return unsettled(doubt)
    return {
        "seat": found.opener,
        "low_card_seat": found.low_card_seat,
        "decided_by": found.decided_by,
        "options": choices(table, rulebook)[0],
    }


def options(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The choices of the seat that is to act after the actions so far."""
    answer, doubt = choices(read(situation, rulebook), rulebook)
    return unsettled(doubt) | {"seat": answer["seat"]} if doubt else answer


def is_legal(situation: Mapping[str, Any], rulebook: Rulebook, action_line: str) -> bool:
    """Whether the action may come next. Where no text decides, play goes on as under Robert's Rules."""
    answer, _ = choices(read(situation, rulebook), rulebook)
    try:
        seat, verb, amount = split_line(action_line)
    except ValueError:
        return False
    if seat != answer["seat"]:
        return False
    if verb in ("folds", "checks"):
        return amount is None and bool(answer["fold" if verb == "folds" else "check"])
    if verb == "calls":
        return answer["call"] is not None and amount in (None, answer["call"])
    allowed = answer[FIELD_OF_VERB[verb]]
    if isinstance(allowed, dict):
        return amount is not None and allowed["min"] <= amount <= allowed["max"]
    return amount in allowed


def choices(table: Table, rulebook: Rulebook) -> tuple[Answer, str]:
    """What ``options`` answers at a table already read, and the doubt where no text says."""
    ledger = write_up(table, rulebook)
    seat, doubt = turn(table, rulebook, ledger)
    answer: Answer = {
        "seat": seat,
        "fold": False,
        "check": False,
        "call": None,
        "bring_in": [],
        "complete_to": [],
        "bet": [],
        "raise_to": [],
    }
    if seat is None:
        return answer, doubt
    stack = ledger.before[seat] + ledger.left[seat]
    if table.street == "third" and not any(ledger.before.values()):
        opening_doubt = _opening_choices(answer, table, rulebook, seat, stack)
        return answer, doubt or opening_doubt
    due = ledger.owed - ledger.before[seat]
    answer |= {"fold": True, "check": due == 0, "call": min(due, ledger.left[seat]) or None}
    wager_doubt = _wager_choices(answer, table, rulebook, ledger, seat, stack)
    return answer, doubt or wager_doubt


def _opening_choices(answer: Answer, table: Table, rulebook: Rulebook, seat: int, stack: int) -> str:
    """Third street, nobody has put anything in: the bring-in or a full bet, and a fold if another's duty passed on.

    The answer is the doubt, if no text says what they are.
    """
    answer["fold"] = duty(table, rulebook).may_fold
    if rulebook.bring_in_sizes is BringInSizes.ANTE_TO_BET and not table.place(seat).absent:
        answer["bring_in"] = _span(table.forced, table.small, stack)
        return ""
    answer["bring_in"] = [min(table.forced, stack)]
    if stack > table.forced and not table.place(seat).absent:
        answer["complete_to"] = [min(table.small, stack)]
        if stack < table.small:
            return IN_BETWEEN
    return ""


def _wager_choices(answer: Answer, table: Table, rulebook: Rulebook, ledger: Ledger, seat: int, stack: int) -> str:
    """Fill in the wagers. The answer is the doubt, if no text says what they are."""
    so_far = count(table, rulebook, ledger)
    others = [other for other in ledger.betting() if other != seat]
    if stack <= ledger.owed or not others:
        return ""
    full = full_wagers(table, rulebook, seat, so_far.now, so_far.folded, so_far.checked)
    is_open, doubt = _open_to(so_far, rulebook, full, seat, ledger.owed - ledger.before[seat])
    doubt = so_far.doubt or doubt
    if not is_open:
        return doubt
    if so_far.now.bet_made:
        at_cap, cap_doubt = capped(so_far, table, rulebook, ledger)
        if at_cap:
            return so_far.doubt or cap_doubt
    name = {"open": "bet", "short": "complete_to", "level": "raise_to"}[so_far.now.kind]
    over_all_in = name == "complete_to" and (table.street != "third" or so_far.now.level > 0)
    if over_all_in and len(full.units) > 1:
        doubt = doubt or "a short all-in while an open pair allows two sizes: completed to which?"
    if over_all_in and rulebook.short_all_ins is ShortAllIns.UNSETTLED:
        doubt = doubt or "whether a short all-in may be completed"
    if full.span:
        answer[name] = _span(full.totals[0], full.totals[-1], stack)
        return doubt or full.doubt
    if table.street == "third" and so_far.now.level == 0 and stack < full.totals[0]:
        doubt = doubt or IN_BETWEEN
    within = [total for total in full.totals if total <= stack]
    between = bool(within) and within != list(full.totals) and stack not in full.totals
    answer[name] = within + [stack] * (between or not within)
    return doubt or full.doubt or ("a stack between two allowed amounts" if between else "")


def _open_to(so_far: Count, rulebook: Rulebook, full: Full, seat: int, facing: int) -> tuple[bool, str]:
    """Whether the betting is open to the seat, and the doubt where no text says."""
    if seat not in so_far.closed_to:
        return True, ""
    together = {enough(facing, unit, rulebook) for unit in full.units}
    if together == {False}:
        return False, ""
    if rulebook.short_all_ins is ShortAllIns.UNSETTLED:
        return True, "several short all-ins face a seat that has acted"
    return True, "half a small bet, but not half a big one" if len(together) > 1 else ""


def _span(least: int, most: int, stack: int) -> dict[str, int] | list[int]:
    """A range, or the one amount that is left of it."""
    low, high = min(least, stack), min(most, stack)
    return [low] if low == high else {"min": low, "max": high}
