"""Who is paid what: each pot by itself, handed out one chip after another.

A hi-lo pot is dealt onto two stacks in turn, the high stack first, so that its odd chip is high's; without a low there
is one stack. A stack goes round its winners, a chip each, until it is gone: nobody is ever more than one chip ahead.
Seats that tie with the same high and the same low share the whole pot as one stack where the rulebook says so; its odd
chip follows the rule for high hands. A pot that one seat alone can win needs no cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from scenarios.engine.rulebook import Rulebook, SameHandBothWays
from tests.second.hands import winning
from tests.second.layers import Pot, at_the_end, laid_out
from tests.second.odd_chips import Order, high_orders, low_orders
from tests.second.reading import Answer, Place, Table, read, unsettled

Payout = dict[int, int]


def awards(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """What each seat still in wins of the pots, 0 if nothing; chips handed back are not winnings.

    Unsettled, with every candidate, where texts leave a chip open. Raises ValueError where cards or chips are unknown.
    """
    table = read(situation, rulebook)
    ledger = at_the_end(table, rulebook)
    laid, _ = laid_out(situation, table, ledger)
    nothing: Payout = dict.fromkeys(sorted(ledger.in_hand()), 0)
    totals = [nothing]
    for pot in laid:
        totals = _distinct([_sum(total, paid) for total in totals for paid in _paid(pot, table, rulebook)])
    candidates = [{str(seat): chips for seat, chips in total.items()} for total in totals]
    if len(candidates) > 1:
        return unsettled("no text says who receives an odd chip") | {"candidates": candidates}
    return {"awards": candidates[0]}


def _paid(pot: Pot, table: Table, rulebook: Rulebook) -> list[Payout]:
    """How the pot may be paid: more than one way where no text decides."""
    if len(pot.seats) == 1:
        return [{pot.seats[0]: pot.amount}]
    highs, lows = winning([table.place(seat) for seat in pot.seats], table)
    if not lows:
        return _high(pot.amount, highs, table, rulebook)
    if not highs:
        return _low(pot.amount, lows, table, rulebook)
    stacks = Counter(islice(cycle(("high", "low")), pot.amount))
    halves = [
        _sum(high, low)
        for high in _high(stacks["high"], highs, table, rulebook)
        for low in _low(stacks["low"], lows, table, rulebook)
    ]
    if highs != lows or len(highs) == 1:
        return halves
    match rulebook.same_hand_both_ways:
        case SameHandBothWays.HALF_BY_HALF:
            return halves
        case SameHandBothWays.EVEN_SPLIT:
            return _high(pot.amount, highs, table, rulebook)
        case SameHandBothWays.UNSETTLED:
            return halves + _high(pot.amount, highs, table, rulebook)


def _high(chips: int, seats: list[int], table: Table, rulebook: Rulebook) -> list[Payout]:
    places = _places(seats, table)
    return [_round_and_round(chips, order) for order in high_orders(places, chips % len(places), table, rulebook)]


def _low(chips: int, seats: list[int], table: Table, rulebook: Rulebook) -> list[Payout]:
    places = _places(seats, table)
    return [_round_and_round(chips, order) for order in low_orders(places, chips % len(places), table, rulebook)]


def _places(seats: Sequence[int], table: Table) -> list[Place]:
    return [table.place(seat) for seat in seats]


def _round_and_round(chips: int, order: Order) -> Payout:
    return dict(Counter(islice(cycle(order), chips)))


def _sum(one: Payout, other: Payout) -> Payout:
    return {seat: one.get(seat, 0) + other.get(seat, 0) for seat in [*one, *(s for s in other if s not in one)]}


def _distinct(payouts: list[Payout]) -> list[Payout]:
    return [paid for at, paid in enumerate(payouts) if paid not in payouts[:at]]
