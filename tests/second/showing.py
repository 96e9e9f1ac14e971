"""Who shows first at the showdown, and who after him.

After a bet on seventh street: the last seat to bet or raise; after checks: the seat that opened the street. The others
follow clockwise. If somebody is all-in, either all hands are turned up at once, or those who can win the newest side
pot show before those who can win only an older one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenarios.engine.rulebook import AllInShowdown, Rulebook, ShowsFirstChecked
from tests.second.boards import shown, strength
from tests.second.counting import count
from tests.second.layers import at_the_end, laid_out
from tests.second.ledger import WAGERS, Ledger
from tests.second.reading import Answer, Place, Table, read, unsettled
from tests.second.turns import turn

ALL_IN = "somebody is all-in, and the rulebook does not say in which order hands are then shown"
NOBODY_ACTED = "nobody acted on seventh street: no text says who is the first of those in the same pot"


def show_order(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The seats in the order in which they show; none, and all ``at_once``, where that is the rule.

    Raises ValueError where there is no showdown, or not yet, or where it hangs on pots that are not given.
    """
    table = read(situation, rulebook)
    ledger = at_the_end(table, rulebook)
    if table.street != "seventh" or turn(table, rulebook, ledger)[0] is not None:
        raise ValueError("the betting of seventh street is not over")
    if len(ledger.in_hand()) < 2:
        raise ValueError("one seat is left: nothing has to be shown")
    groups = [set(ledger.in_hand())]
    if any(ledger.left[seat] == 0 for seat in ledger.in_hand()):
        match rulebook.all_in_showdown:
            case AllInShowdown.ALL_SHOW_AT_ONCE:
                return {"order": [], "at_once": sorted(ledger.in_hand())}
            case AllInShowdown.UNSETTLED:
                return unsettled(ALL_IN)
            case AllInShowdown.SIDE_POT_FIRST:
                groups = _newest_pot_first(situation, table, ledger)
    firsts, reason = _first(table, rulebook, ledger)
    orders = [_order(first, groups, table) for first in firsts]
    if any(order != orders[0] for order in orders):
        return unsettled(reason) | {"candidates": orders}
    return {"order": orders[0]}


def _order(first: int, groups: list[set[int]], table: Table) -> list[int]:
    around = [first, *(place.number for place in table.clockwise_after(first)[:-1])]
    return [seat for group in groups for seat in around if seat in group]


def _newest_pot_first(situation: Mapping[str, Any], table: Table, ledger: Ledger) -> list[set[int]]:
    """The seats by the newest contested pot that each can win, those of the newest first."""
    named = any(situation.get(key) is not None for key in ("contributions", "pots", "pot"))
    if not named and any(place.chips == 0 for place in table.live):
        raise ValueError("a seat was all-in before this street, and what each has put in is not said")
    level = {"contributions": dict.fromkeys((place.number for place in table.places), 1)}
    laid, _ = laid_out(situation if named else level, table, ledger)
    contested = [pot.seats for pot in laid if len(pot.seats) > 1]
    groups: list[set[int]] = []
    for seats in (*reversed(contested), ledger.in_hand()):
        groups.append(set(seats).difference(*groups))
    return groups


def _first(table: Table, rulebook: Rulebook, ledger: Ledger) -> tuple[list[int], str]:
    """The seat that is to show first: several where texts leave it open, with the reason."""
    wagers = [entry.seat for entry in ledger.entries if entry.verb in WAGERS]
    if wagers:
        short = count(table, rulebook, ledger).now.kind == "short"
        earlier = [seat for seat in wagers if seat != wagers[-1]]
        if short and earlier:
            return [wagers[-1], earlier[-1]], "whether an all-in of less than half a bet is the last aggression"
        return [wagers[-1]], ""
    in_hand = ledger.in_hand()
    if not ledger.entries:
        return in_hand, NOBODY_ACTED
    match rulebook.shows_first_checked:
        case ShowsFirstChecked.UNSETTLED:
            return in_hand, "seventh street was checked, and the rulebook does not say who shows first"
        case ShowsFirstChecked.POSITION:
            return [next(place.number for place in table.live if place.number in in_hand)], ""
        case ShowsFirstChecked.OPENER:
            return _opener(table, rulebook, ledger)


def _opener(table: Table, rulebook: Rulebook, ledger: Ledger) -> tuple[list[int], str]:
    """Who opened the street. If that seat has folded unbet: the next after it, or the best board that is left."""
    opener = ledger.entries[0].seat
    if opener in ledger.in_hand():
        return [opener], ""
    following = next(p.number for p in table.clockwise_after(opener) if p.number in ledger.in_hand())
    left = [place for place in table.live if place.number in ledger.in_hand()]
    best = _best(left, table, rulebook)
    return [following, *best], "the opener of seventh street has folded: the next after him, or the best board left?"


def _best(left: list[Place], table: Table, rulebook: Rulebook) -> list[int]:
    boards = {place.number: strength(shown(place, table, rulebook), table.game) for place in left}
    wanted = min(boards.values()) if table.game == "razz" else max(boards.values())
    return [seat for seat, board in boards.items() if board == wanted]
