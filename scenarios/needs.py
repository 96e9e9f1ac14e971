"""What an ask needs to be told, and which of it a situation lacks."""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.incidents import IncidentKind
from scenarios.engine.rulebook import AllInShowdown
from scenarios.engine.state import HandState, Street
from scenarios.situation import Situation

IRREGULARITY = "irregularity"
_NEEDS: Mapping[str, tuple[str, ...]] = {
    "bring-in": ("stakes",),
    "options": ("stakes",),
}
"""What an ask needs besides the seats, by the keys of ``Situation.lacks``."""
_IN_CHIPS = (IncidentKind.ABSENT_LOW_CARD, IncidentKind.UNBET_FOLD, IncidentKind.UNDERBET)
NEED_CARDS = ("best-hands", "winners", "awards")


def lacking(situation: Situation, ask: str) -> list[Problem]:
    """What is missing, each with what would do."""
    needed = {"seats", *_needed(situation, ask)}
    found = [problem for problem in situation.lacks if problem.place in needed]
    if ask == "pots" and situation.pots is not None:
        found.append(Problem("contributions", "", "what each seat has put in, as in {1: 30, 2: 60}"))
    if ask == IRREGULARITY and situation.incident is None:
        found.append(Problem("incident", "", "what went wrong, as in {kind: exposed-down-card, seat: 3, card: Jd}"))
    return found


def _needed(situation: Situation, ask: str) -> tuple[str, ...]:
    """What an ask needs besides the seats.

    What each seat has put in is known on third street, where it is the ante, unless a seat was all-in for it. The order
    of showing goes by the pots only where somebody was all-in before seventh street.
    """
    if ask == IRREGULARITY and situation.incident is not None:
        return ("stakes",) if situation.incident.kind in _IN_CHIPS else ()
    if ask not in ("pots", "awards", "show-order", "pot-count") or situation.state is None:
        return _NEEDS.get(ask, ())
    all_in = any(one.live and one.stack + one.street_to == 0 for one in situation.state.seats)
    if ask == "show-order":
        at_once = situation.rulebook.all_in_showdown is AllInShowdown.ALL_SHOW_AT_ONCE
        return ("contributions",) if all_in and not at_once else ()
    antes = situation.state.street is Street.THIRD and not all_in
    return ("stakes",) if antes and situation.pots is None else ("contributions",)


def check_cards(state: HandState) -> None:
    """Every live seat's cards are known, and enough to make a hand: all that are not, at once."""
    common = state.community is not None
    problems = [
        Problem(f"seats.{one.seat}.down", "a down card is not known", "every card of the seats that are in")
        for one in state.live
        if None in one.down
    ]
    held = {one.seat: len(one.up) + len(one.down) + common for one in state.live}
    problems += [
        Problem(f"seats.{seat}", f"{count} cards make no hand", "five to seven cards")
        for seat, count in held.items()
        if count < 5
    ]
    if problems:
        raise NotTheTime(problems)
