"""How much is in the pot: the chips before this street, and every chip that has been put in since.

Antes go into the pot and are no part of a bet. What a hand has put in before it folds is left there, and a bet lies
there whether or not somebody has called it yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenarios.engine.rulebook import Rulebook
from tests.second.ledger import write_up
from tests.second.reading import Answer, read


def pot_count(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The chips in the pot after the actions so far.

    Raises ValueError where the situation does not say what was in it before this street.
    """
    table = read(situation, rulebook)
    put = write_up(table, rulebook).before
    return {"pot": _before(situation, table.street, table.ante) + sum(put.values())}


def _before(situation: Mapping[str, Any], street: str, ante: int) -> int:
    if situation.get("pot") is not None:
        return int(situation["pot"])
    if situation.get("pots") is not None:
        return sum(int(pot["amount"]) for pot in situation["pots"])
    if situation.get("contributions") is not None:
        return sum(int(chips) for chips in situation["contributions"].values())
    if street != "third":
        raise ValueError("what was put in before this street is not said")
    return ante * len(situation["seats"])
