"""What a dealer does when something goes wrong: one ruling for each kind of incident.

The answer is one word with its details, or that the floor is called, and why: the book is silent, no text at all
settles it, readings of substantial action differ, or the book leaves it to the floor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scenarios.engine.rulebook import Rulebook
from tests.second.conduct import KINDS as CONDUCT
from tests.second.door import KINDS as DEAL
from tests.second.faults import KINDS as DECK
from tests.second.last_card_up import exposed_seventh
from tests.second.reading import Answer, read
from tests.second.trouble import Trouble

KINDS: Mapping[str, Callable[[Trouble], Answer]] = {**DEAL, **DECK, **CONDUCT, "exposed-seventh": exposed_seventh}


def irregularity(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The ruling on the situation's incident.

    Raises ValueError where the incident is of no known kind, or cannot have happened at this table.
    """
    incident = situation.get("incident") or {}
    kind = str(incident.get("kind"))
    if kind not in KINDS:
        raise ValueError(f"{kind!r} is no kind of incident")
    return KINDS[kind](Trouble(situation, incident, read(situation, rulebook), rulebook))
