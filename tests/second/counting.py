"""What a street's wagers amount to: the level, the raises made, the cap, and whose right to raise is open.

A full wager raises the level and opens the betting for everybody. An all-in of at least half a bet (where the rulebook
says so) counts as a full one, an all-in of less does not: it may be completed by a seat that may still wager, and it
opens nothing for a seat that has acted. Several of them may add up for the seat that faces them together.
A round has one bet and ``raises_max`` raises while three or more seats have chips; completing is the bet.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from scenarios.engine.rulebook import BringInSizes, CapLifted, CompletionCounts, ReopensAt, Rulebook, ShortAllIns
from tests.second.ledger import WAGERS, Entry, Ledger
from tests.second.reading import Table
from tests.second.sizes import Full, Standing, full_wagers


@dataclass(slots=True)
class Count:
    """The betting as it stands. ``closed_to`` are the seats that have acted since the last full wager."""

    now: Standing = field(default_factory=Standing)
    raises: int = 0
    closed_to: set[int] = field(default_factory=set)
    folded: set[int] = field(default_factory=set)
    checked: set[int] = field(default_factory=set)
    lifted: bool = False
    doubt: str = ""


def enough(amount: int, unit: int, rulebook: Rulebook) -> bool:
    """Whether an all-in of this amount counts as a bet of that size."""
    return 2 * amount >= unit if rulebook.reopens_at is ReopensAt.HALF else amount >= unit


def count(table: Table, rulebook: Rulebook, ledger: Ledger) -> Count:
    """The count after the entries so far."""
    so_far = Count(lifted=_lifted_from_the_start(table, rulebook, ledger))
    so_far.folded = {place.number for place in table.live if place.absent and place.number in ledger.folded}
    for entry in ledger.entries:
        if entry.verb == "brings in":
            _bring_in(so_far, table, rulebook, entry)
        elif entry.verb in WAGERS:
            _wager(so_far, table, rulebook, entry)
        elif entry.verb == "folds":
            so_far.folded.add(entry.seat)
        elif entry.verb == "checks":
            so_far.checked.add(entry.seat)
        so_far.closed_to.add(entry.seat)
        before_cap = rulebook.cap_lifted is CapLifted.BEFORE_CAP and so_far.raises < rulebook.raises_max
        so_far.lifted = so_far.lifted or (before_cap and entry.betting_seats == 2)
    return so_far


def capped(so_far: Count, table: Table, rulebook: Rulebook, ledger: Ledger) -> tuple[bool, str]:
    """Whether no further raise may be made, and the doubt where no text says."""
    if so_far.lifted or so_far.raises < rulebook.raises_max:
        return False, ""
    became_two = rulebook.cap_lifted is CapLifted.LAST_ROUND and table.street == "seventh"
    if became_two and len(ledger.betting()) == 2:
        return True, "two seats are left in the last round, which began with more"
    return True, ""


def _lifted_from_the_start(table: Table, rulebook: Rulebook, ledger: Ledger) -> bool:
    two = ledger.began_with == 2
    match rulebook.cap_lifted:
        case CapLifted.BEFORE_CAP | CapLifted.ROUND_BEGAN:
            return two
        case CapLifted.EVENT_LAST_TWO:
            return table.event_players_left == 2
        case CapLifted.LAST_ROUND:
            return two and table.street == "seventh"
        case CapLifted.NEVER:
            return False


def _bring_in(so_far: Count, table: Table, rulebook: Rulebook, entry: Entry) -> None:
    if entry.to >= table.small:
        _full(so_far, entry.to, counts=False)
        return
    so_far.now.kind = "short"
    if rulebook.bring_in_sizes is BringInSizes.ANTE_TO_BET and entry.to > table.ante:
        so_far.doubt = "an opening between the ante and the lower limit: the next size is not given"


def _wager(so_far: Count, table: Table, rulebook: Rulebook, entry: Entry) -> None:
    now = so_far.now
    full = full_wagers(table, rulebook, entry.seat, now, so_far.folded, so_far.checked)
    so_far.doubt = so_far.doubt or full.doubt
    now.pair_bet = now.pair_bet or (table.street == "fourth" and full.span)
    increase = entry.to - now.level
    over_all_in = now.kind == "short" and (table.street != "third" or now.level > 0)
    if over_all_in and rulebook.short_all_ins is ShortAllIns.UNSETTLED:
        so_far.doubt = so_far.doubt or "a short all-in was completed or exceeded"
    if over_all_in and len(full.units) > 1:
        so_far.doubt = so_far.doubt or "a short all-in was completed while an open pair allowed two sizes"
    if full.holds(entry.to):
        now.big_only = now.big_only or (len(full.units) > 1 and increase == table.big)
        completes = now.kind == "short" and table.street == "third"
        completion_is_raise = completes and rulebook.completion_counts is CompletionCounts.RAISE
        _full(so_far, entry.to, counts=now.bet_made or completion_is_raise)
        return
    if table.street == "third" and now.level == 0:
        so_far.doubt = "an all-in between the bring-in and the full bet: half of what?"
    if not full.span and entry.to > full.totals[0]:
        so_far.doubt = "an all-in between two allowed amounts"
    _less_than_full(so_far, rulebook, entry, full)


def _less_than_full(so_far: Count, rulebook: Rulebook, entry: Entry, full: Full) -> None:
    """An all-in below the least full wager."""
    over_level = {enough(entry.to - so_far.now.level, unit, rulebook) for unit in full.units}
    if len(over_level) > 1:
        so_far.doubt = "an all-in of half a small bet, but not of half a big one"
    if not any(over_level):
        so_far.now.kind = "short"
        return
    alone = all(enough(entry.to - entry.owed, unit, rulebook) for unit in full.units)
    if alone:
        _full(so_far, entry.to, counts=so_far.now.bet_made)
        return
    if rulebook.short_all_ins is ShortAllIns.UNSETTLED:
        so_far.doubt = "several short all-ins that make half a bet only together"
    still_closed = set(so_far.closed_to)
    _full(so_far, entry.to, counts=so_far.now.bet_made)
    so_far.closed_to = still_closed


def _full(so_far: Count, to: int, counts: bool) -> None:
    """A wager that is full, or counts as full: the level rises, and the betting is open to everybody."""
    now = so_far.now
    so_far.raises += counts
    now.last_increase = max(to - now.level, now.last_increase)
    now.level, now.kind, now.bet_made = to, "level", True
    so_far.closed_to = set()
