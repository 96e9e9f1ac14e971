"""What a text may not hold if the table is to be drawn as it says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scenarios.engine.errors import Problem
from scenarios.engine.rulebook import Game
from scenarios.rule import ASKS
from scenarios.rulebooks import SHIPPED
from scenarios.rulebooks.findings import shown
from scenarios.situation.fields import Fields
from scenarios.situation.incident import KINDS
from scenarios.situation.seats import STATUSES
from tutor.floor.draft import STREETS, Draft

_SEATS = "a table of seats: {1: {up: Kh}, 2: {up: 2c}}"
_SEAT = "a table, as in {up: Kh 9d, status: in}"
_STAKES = "a table, as in {ante: 1, bring_in: 2, small_bet: 5, big_bet: 10}"
_PUT = "a table, as in {1: 30, 2: 60}"
_ACTIONS = 'a list of lines, as in ["2 bets 5", "1 folds"]'
_INCIDENT = "a table, as in {kind: missing-burn}"
_CARDS = "cards, as in 'As Td 2c'"


def misshapen(draft: Draft) -> tuple[Problem, ...]:
    """Every field whose value the screen has no place for, with what it may hold.

    A word must be one of those that the screen offers, an amount a whole number, and seats, chips and actions must have
    their form. What is missing can be laid out, so only the game must be named. Nothing is said of the rules: a table
    that cannot be is drawn, and the ruling says why.
    """
    data, fields = draft.data, Fields()
    if data.get("game") is None:
        fields.add("game", "missing", ", ".join(Game))
    _word(fields, "game", data.get("game"), Game)
    _word(fields, "rulebook", data.get("rulebook"), SHIPPED)
    _word(fields, "ask", data.get("ask"), ASKS)
    if data.get("street") not in (3, 4, 5, 6, 7):
        _word(fields, "street", data.get("street"), STREETS)
    for key, entry in _table(fields, "seats", data.get("seats"), _SEATS).items():
        if fields.seat("seats", key) is not None:
            _seat(fields, f"seats.{key}", entry)
    for place, form in (("stakes", _STAKES), ("contributions", _PUT)):
        for key, amount in _table(fields, place, data.get(place), form).items():
            _amount(fields, f"{place}.{key}", amount)
    _amount(fields, "event_players_left", data.get("event_players_left"))
    if not isinstance(data.get("actions"), (list, type(None))):
        fields.add("actions", f"found {shown(data['actions'])}", _ACTIONS)
    _word(fields, "incident.kind", _table(fields, "incident", data.get("incident"), _INCIDENT).get("kind"), KINDS)
    return tuple(fields.problems)


def _seat(fields: Fields, place: str, found: object) -> None:
    entry = fields.table(place, found, _SEAT) or {}
    _word(fields, f"{place}.status", entry.get("status"), STATUSES)
    _amount(fields, f"{place}.stack", entry.get("stack"))
    for row in ("up", "down"):
        held = entry.get(row)
        if held is not None and not all(isinstance(one, str) for one in (held if isinstance(held, list) else [held])):
            fields.add(f"{place}.{row}", f"found {shown(held)}", _CARDS)


def _table(fields: Fields, place: str, found: object, form: str) -> dict[str, Any]:
    return dict(fields.table(place, found, form) or {}) if found is not None else {}


def _word(fields: Fields, place: str, found: object, known: Iterable[str]) -> None:
    """A problem with all the words there are: to whom the nearest one is of use, it is among them."""
    words = tuple(known)
    if found is not None and found not in words:
        fields.add(place, f"found {shown(found)}", ", ".join(words))


def _amount(fields: Fields, place: str, found: object) -> None:
    if found is not None:
        fields.whole(place, found)
