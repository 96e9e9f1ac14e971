"""The ruling on an incident as plain values, as answers are written."""

from __future__ import annotations

from typing import Any

from scenarios.engine.cards import Card
from scenarios.engine.incidents import Detail, IncidentRuling


def incident_json(ruling: IncidentRuling) -> dict[str, Any]:
    """The ruling in a word, the reason where that is a call for the floor, and the details by name."""
    reason = {} if ruling.reason is None else {"reason": ruling.reason.value}
    return {"ruling": ruling.outcome.value, **reason, **{name: _plain(said) for name, said in ruling.details}}


def _plain(said: Detail) -> Any:
    if isinstance(said, Card):
        return str(said)
    return {str(seat): chips for seat, chips in said} if isinstance(said, tuple) else said
