"""The ruling on an incident as plain values, as answers are written."""

from __future__ import annotations

from typing import Any

from scenarios.engine.cards import Card
from scenarios.engine.incidents import Detail, IncidentRuling


def incident_json(ruling: IncidentRuling) -> dict[str, Any]:
    """The ruling in a word, the reason where that is a call for the floor, and the details by name."""
    reason = {} if ruling.reason is None else {"reason": ruling.reason.value}
    return {"ruling": ruling.outcome.value, **reason, **{name: _plain(said) for name, said in ruling.details}}


def ruling_name(ruling: IncidentRuling) -> str:
    """A ruling in one word: the outcome, with what a fold, a card too many or one dealt face up comes to."""
    details = dict(ruling.details)
    if "door_card" in details:
        return "door-card"
    if "becomes" in details:
        return f"becomes-{details['becomes']}"
    if "receives_cards" in details:
        return "stands-keeps" if details["receives_cards"] else "stands-none"
    return ruling.outcome.value


def _plain(said: Detail) -> Any:
    if isinstance(said, Card):
        return str(said)
    return {str(seat): chips for seat, chips in said} if isinstance(said, tuple) else said
