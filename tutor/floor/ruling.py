"""The ruling on a draft with what the other rulebooks say, or all that is wrong, or what is still missing."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import Any

from msgspec import Struct

from scenarios.engine.awards import awards
from scenarios.engine.cards import DECK
from scenarios.engine.endings import AwardsRuling
from scenarios.engine.errors import BadSituation, NotTheTime, Problem, StudError
from scenarios.engine.rulebook import Rulebook
from scenarios.engine.state import HandState
from scenarios.needs import IRREGULARITY
from scenarios.rule import ASKS, Ruled, rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import Situation, from_data
from tutor.floor.draft import Draft, Place, downcards, entries, places, upcards


class Stand(Enum):
    """What another rulebook says of the same situation."""

    SAME = "same"
    DIFFERS = "differs"
    OPEN = "open"  # it does not settle the question
    IMPOSSIBLE = "impossible"  # under it the situation could not arise, or the question not be asked


class House(Struct, frozen=True):
    """Another rulebook with its answer, where it has one."""

    rulebook: Rulebook
    stand: Stand
    ruled: Ruled | None = None


class Finding(Struct, frozen=True):
    """What there is to say about a draft: it is ``ruled``, or something is ``wrong``, or else something is missing.

    ``holes`` are the seats that still lack upcards, each with how many. ``missing`` is what the question needs besides,
    or why this is not the moment to ask it; ``wrong`` is everything that cannot be. ``state`` is the hand where it can
    be followed; ``able`` are the asks that have an answer now.
    """

    rulebook: Rulebook
    ask: str
    state: HandState | None = None
    wrong: tuple[Problem, ...] = ()
    holes: tuple[tuple[Place, int], ...] = ()
    missing: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()
    ruled: Ruled | None = None
    houses: tuple[House, ...] = ()
    able: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def finding(draft: Draft) -> Finding:
    """The ruling on a draft, or why there is none."""
    data, ask = draft.data, asked(draft)
    book = _rulebook(data)
    holes = _holes(draft)
    if holes:
        return Finding(book, ask, wrong=_wrong_besides(draft), holes=holes)
    if ask != IRREGULARITY:
        data.pop("incident", None)
    try:
        situation = from_data(data)
    except BadSituation as error:
        if all(one.place.startswith("incident.") and one.problem.startswith("missing") for one in error.problems):
            return Finding(book, ask, _without_incident(data), missing=error.problems, able=(ask,))
        return Finding(book, ask, wrong=error.problems)
    book, state = situation.rulebook, situation.state
    able = tuple(one for one in ASKS if one == IRREGULARITY or _answer(situation, one) is not None)
    try:
        ruled = rule(situation, ask)
    except (BadSituation, NotTheTime) as error:
        return Finding(book, ask, state, missing=error.problems, warnings=situation.warnings, able=able)
    houses = tuple(_house(data, ask, shipped(one), ruled) for one in _others(situation))
    return Finding(book, ask, state, warnings=situation.warnings, ruled=ruled, houses=houses, able=able)


def asked(draft: Draft) -> str:
    """What the draft asks; the first of all asks where it does not say."""
    ask = draft.data.get("ask")
    return ask if ask in ASKS else ASKS[0]


def divided(draft: Draft) -> AwardsRuling | None:
    """How the chips of a draft are divided, pot by pot and half by half, where that is what it asks and can be told."""
    found = finding(draft)
    if found.ask != "awards" or found.ruled is None or found.state is None:
        return None
    return awards(found.state, from_data(draft.data).pots)


def _without_incident(data: Mapping[str, Any]) -> HandState | None:
    return from_data({key: entry for key, entry in data.items() if key != "incident"}).state


def _rulebook(data: Mapping[str, Any]) -> Rulebook:
    name = data.get("rulebook")
    return shipped(name if name in SHIPPED else SHIPPED[0])


def _holes(draft: Draft) -> tuple[tuple[Place, int], ...]:
    """The seats that are in and show fewer cards than the street has dealt."""
    count = upcards(draft)
    return tuple((one, count - len(one.up)) for one in places(draft) if one.status != "folded" and len(one.up) < count)


def _wrong_besides(draft: Draft) -> tuple[Problem, ...]:
    """What is wrong with a draft that still has holes: with any cards in them, and nobody's act judged by those."""
    data = draft.data
    data.pop("actions", None)
    used = {card for one in places(draft) for card in (*one.up, *one.down)}
    spare = (card for card in DECK if card not in used and str(card) != str(data.get("community")))
    for number, entry in entries(data).items():
        place = next(one for one in places(draft) if str(one.seat) == number)
        if place.status != "folded":
            more = [str(next(spare)) for _ in range(upcards(draft) - len(place.up))]
            entry["up"] = f"{entry.get('up') or ''} {' '.join(more)}" if more else entry.get("up")
        if "down" in entry:
            entry["down"] = " ".join("??" if card is None else str(card) for card in place.down[: downcards(draft)])
    try:
        from_data(data)
    except BadSituation as error:
        return error.problems
    return ()


def _answer(situation: Situation, ask: str) -> Ruled | None:
    try:
        return rule(situation, ask)
    except StudError:
        return None


def _others(situation: Situation) -> list[str]:
    """The other rulebooks that cover the game."""
    return [one for one in SHIPPED if one != situation.rulebook.id and situation.game in shipped(one).games]


def _house(data: Mapping[str, Any], ask: str, other: Rulebook, here: Ruled) -> House:
    try:
        there = rule(from_data(data, other), ask)
    except StudError:
        return House(other, Stand.IMPOSSIBLE)
    if there.unsettled:
        return House(other, Stand.OPEN, there)
    same = not here.unsettled and _core(there) == _core(here)
    return House(other, Stand.SAME if same else Stand.DIFFERS, there)


def _core(ruled: Ruled) -> dict[str, Any]:
    """The answer without what only tells how it came about."""
    return {key: value for key, value in ruled.answer.items() if key not in ("decided_by", "options")}
