"""What every ruling on an irregularity starts from: the table, the incident, the text that was read, and how far the
hand has gone.

A knob says what a house does where it has one. For the rest the texts that were read are named by rulebook; of a house
of its own nothing is known but its knobs, so there the floor is called.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scenarios.engine.rulebook import Rulebook, SubstantialAction
from tests.second.ledger import WAGERS, split_line
from tests.second.reading import Answer, Place, Situation, Table


class Text(StrEnum):
    """The texts with rules for dealers, by the rulebook that rests on them."""

    ROBERTS = "roberts"
    CASH = "wsop-cash"
    EVENT = "wsop-tournament"
    TDA = "tda"
    NONE = ""


SILENT = "book-is-silent"
NO_TEXT = "no-text"
READINGS = "substantial-action"
DISCRETION = "discretion"


@dataclass(frozen=True, slots=True)
class Trouble:
    """An incident at a table, under a rulebook."""

    situation: Situation
    incident: Mapping[str, Any]
    table: Table
    rulebook: Rulebook

    @property
    def text(self) -> Text:
        """The text that was read for this rulebook; none for a page without rules for dealers, or another house."""
        return next((text for text in Text if text == self.rulebook.id), Text.NONE)

    @property
    def seat(self) -> int:
        """The seat that the incident names. Raises ValueError if it names none at the table."""
        number = int(self.incident["seat"])
        if number not in [place.number for place in self.table.places]:
            raise ValueError(f"no seat {number} at the table")
        return number

    @property
    def place(self) -> Place:
        """The same, with its cards and chips."""
        return self.table.place(self.seat)

    @property
    def begun(self) -> bool:
        """Whether anybody has acted on this street."""
        return bool(self.table.lines)

    def needs(self, *streets: str) -> None:
        """Raises ValueError on another street than these."""
        if self.table.street not in streets:
            raise ValueError(f"{self.incident['kind']} does not happen on {self.table.street} street")


def ruling(word: str, **details: Any) -> Answer:
    """A ruling in one word, with its details."""
    return {"ruling": word, **details}


def floor(reason: str) -> Answer:
    """The dealer touches nothing: the text is silent, leaves it to the floor, or can be read in two ways."""
    return ruling("call-the-floor", reason=reason)


def substantial_action(trouble: Trouble) -> bool | str:
    """Whether play has gone too far for a misdeal; the reason to call the floor where no text says.

    Robert's Rules and WSOP cash: two players have acted after the forced bet. TDA and WSOP events: two actions with
    chips, or any three; whether the forced bet is one of them, and whether both of two must hold chips, is not said.
    """
    if trouble.table.street != "third":
        return True
    verbs = [split_line(line)[1] for line in trouble.table.lines]
    opened = next((at for at, verb in enumerate(verbs) if verb in ("brings in", *WAGERS)), None)
    after = [] if opened is None else verbs[opened + 1 :]
    match trouble.rulebook.substantial_action:
        case SubstantialAction.TWO_ACTED_AFTER_BRING_IN:
            return len(after) >= 2
        case SubstantialAction.UNSETTLED:
            return SILENT if after else False
        case SubstantialAction.TWO_WITH_CHIPS_OR_ANY_THREE:
            chosen = verbs if opened is None else verbs[:opened] + after
            with_chips = sum(verb not in ("folds", "checks") for verb in chosen)
            if len(chosen) >= 3 or with_chips >= 2:
                return True
            at_most_with_chips = any(verb not in ("folds", "checks") for verb in verbs)
            return READINGS if len(verbs) >= 2 and at_most_with_chips else False


def misdeal(trouble: Trouble) -> Answer:
    """Chips back and a new deal, unless play has gone too far: then it goes on."""
    too_far = substantial_action(trouble)
    if isinstance(too_far, str):
        return floor(too_far)
    return ruling("play-on") if too_far else ruling("misdeal")
