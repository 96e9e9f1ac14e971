"""Who can win what: the pots, built one chip high at a time.

Every seat's chips stand in a column, folded seats' too. Each layer takes one chip from every column that reaches it and
can be won by the seats still in whose columns do. Layers that the same seats can win are one pot, the lowest first. A
layer that one seat alone has reached was called by nobody and goes back. Chips of folded seats above everybody still in
lie in the newest pot. A seat that is away and dead loses what it has put in, as a folded one does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scenarios.engine.rulebook import Rulebook
from tests.second.ledger import Ledger, write_up
from tests.second.reading import Answer, Table, read
from tests.second.turns import turn


@dataclass(slots=True)
class Pot:
    """Chips in the middle, and the seats that can win them."""

    amount: int
    seats: list[int]


def pots(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The pots after the actions so far, the main pot first, and what is handed back to whom.

    Raises ValueError where the situation does not say what has been put in.
    """
    table = read(situation, rulebook)
    laid, returned = laid_out(situation, table, at_the_end(table, rulebook))
    return {
        "pots": [{"amount": pot.amount, "seats": pot.seats} for pot in laid],
        "returned": {str(seat): chips for seat, chips in returned.items()},
    }


def at_the_end(table: Table, rulebook: Rulebook) -> Ledger:
    """The ledger after the actions so far, with absent seats folded that the betting has passed since."""
    ledger = write_up(table, rulebook)
    turn(table, rulebook, ledger)
    return ledger


def laid_out(situation: Mapping[str, Any], table: Table, ledger: Ledger) -> tuple[list[Pot], dict[int, int]]:
    """The pots and the chips returned. Pots that the situation names are taken as they are, less the folded seats."""
    still_in = sorted(ledger.in_hand())
    if situation.get("pot") is not None:
        return [Pot(int(situation["pot"]), still_in)], {}
    if situation.get("pots") is not None:
        named = [(int(pot["amount"]), {int(seat) for seat in pot["seats"]}) for pot in situation["pots"]]
        return [Pot(amount, [seat for seat in still_in if seat in seats]) for amount, seats in named], {}
    return _layers(_columns(situation, table, ledger), still_in)


def _columns(situation: Mapping[str, Any], table: Table, ledger: Ledger) -> dict[int, int]:
    """What each seat has put in: before this street as the situation says, else the ante on third, and since."""
    given = situation.get("contributions")
    if given is None and table.street != "third":
        raise ValueError("what each seat has put in is not said")
    before = {place.number: table.ante for place in table.places}
    if given is not None:
        before = {int(seat): int(chips) for seat, chips in given.items()}
    return {seat: chips + ledger.before.get(seat, 0) for seat, chips in before.items()}


def _layers(columns: Mapping[int, int], still_in: list[int]) -> tuple[list[Pot], dict[int, int]]:
    found: list[Pot] = []
    returned: dict[int, int] = {}
    for height in range(1, max(columns.values()) + 1):
        reaching = [seat for seat, chips in columns.items() if chips >= height]
        claimants = [seat for seat in still_in if seat in reaching]
        if reaching == claimants and len(claimants) == 1:
            returned[claimants[0]] = returned.get(claimants[0], 0) + 1
            continue
        if not found or claimants not in ([], found[-1].seats):
            found.append(Pot(0, claimants or still_in))
        found[-1].amount += len(reaching)
    return found, returned
