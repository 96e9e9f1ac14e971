"""The stops of a hand that is walked through, as text and as JSON."""

from __future__ import annotations

from typing import Any

from scenarios.situation import line
from tutor.commands.output import print_derivation, steps_json
from tutor.hand.picture import caption
from tutor.hand.walk import Stop
from tutor.speak import said


def print_stop(stop: Stop, lang: str) -> None:
    """What was done or is asked, where the record differs, and each ruling with its reasons; then a blank line."""
    print(said(lang, caption(stop)))
    for found in stop.founds:
        print(f"! {said(lang, found)}")
    for one in stop.asked:
        print_derivation(one.ruled.derivation, lang)
    print()


def stop_json(stop: Stop, lang: str) -> dict[str, Any]:
    """The street, what was done (None where nothing was), the rulings with their answers, and where the record differs.

    A ruling's answer has the fields that ``rule`` gives for its ask.
    """
    return {
        "street": stop.state.street.name.lower(),
        "action": None if stop.action is None else line(stop.action),
        "rulings": [
            {"ask": one.ask, **one.ruled.answer, "steps": steps_json(one.ruled.derivation, lang)} for one in stop.asked
        ],
        "differences": [said(lang, found) for found in stop.founds],
    }
