"""Whose turn it is, and when a round is closed.

Action passes clockwise from whoever opened. A seat with chips acts when it has not acted yet or has less before it
than there is to match. The round closes when no such seat is left, when one hand is left, or when the one seat that
still has chips has nothing to match. A bring-in counts as having acted: if all just call it, nobody has an option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenarios.engine.rulebook import AbsentLowCard, Rulebook
from tests.second.boards import opening
from tests.second.door_cards import duty
from tests.second.ledger import Ledger, write_up
from tests.second.reading import Answer, Table, read, unsettled


def next_to_act(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The seat that is to act after the actions so far, or none when the round is closed."""
    table = read(situation, rulebook)
    seat, doubt = turn(table, rulebook, write_up(table, rulebook))
    if doubt:
        return unsettled(doubt)
    return {"seat": seat} if seat is not None else {"seat": None, "round": "closed"}


def turn(table: Table, rulebook: Rulebook, ledger: Ledger) -> tuple[int | None, str]:
    """The seat to act, None when the round is closed, and the doubt if no text names the seat."""
    if not ledger.entries:
        return _opener(table, rulebook)
    for place in table.clockwise_after(ledger.entries[-1].seat):
        if len(ledger.in_hand()) < 2:
            return None, ""
        if place.number not in ledger.before or place.number in ledger.folded:
            continue
        if place.absent:
            ledger.folded.add(place.number)
        elif _must_act(ledger, place.number):
            return place.number, ""
    return None, ""


def _must_act(ledger: Ledger, seat: int) -> bool:
    if ledger.left[seat] == 0:
        return False
    if ledger.before[seat] < ledger.owed:
        return True
    return seat not in ledger.acted and len(ledger.betting()) > 1


def _opener(table: Table, rulebook: Rulebook) -> tuple[int | None, str]:
    if table.street == "third":
        opener = duty(table, rulebook).opener
        away = opener is not None and table.place(opener).absent
        if away and rulebook.absent_low_card is AbsentLowCard.UNSETTLED:
            return opener, "the seat that owes the bring-in is away, and the rulebook does not say what follows"
        return opener, ""
    answer = opening(table, rulebook)
    if "unsettled" not in answer:
        return answer["seat"], ""
    # play goes on in the order of the deal
    first = next(place for place in table.live if place.number in answer.get("candidates", [place.number]))
    around = [first, *table.clockwise_after(first.number)]
    return next((place.number for place in around if place.can_bet), None), str(answer["reason"])
