"""What went wrong, as a situation says it: its kind, and what that kind has besides; and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.incidents import Announced, Incident, IncidentKind
from scenarios.rulebooks.findings import shown
from scenarios.situation.fields import Fields

KINDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "short-ante": (("seat",), ("found",)),
    "absent-low-card": ((), ("seat",)),
    "wrong-bring-in": (("seat", "next_acted"), ()),
    "unbet-fold": (("seat",), ()),
    "exposed-down-card": (("seat", "card"), ()),
    "both-down-exposed": (("seat",), ()),
    "two-up": (("seat",), ()),
    "all-three-up": (("seat",), ()),
    "all-three-down": (("seat",), ()),
    "extra-starting-card": (("seat",), ("cards",)),
    "card-to-wrong-seat": (("seat",), ()),
    "boxed-cards": (("cards",), ()),
    "fouled-deck": ((), ("in_stub",)),
    "joker": (("seat", "acted"), ()),
    "exposed-seventh": (("seat", "card"), ()),
    "premature-card": (("seat",), ("card",)),
    "missing-burn": ((), ("looked_at",)),
    "extra-burn": ((), ("looked_at",)),
    "wrong-count": (("seat", "cards"), ("missing",)),
    "missed-seat": (("seat",), ()),
    "underbet": (("seat", "put"), ("callers", "street_over")),
    "upcards-turned-down": (("seat",), ()),
    "upcards-rearranged": (("seat",), ()),
    "beaten-caller": (("seat",), ()),
    "card-off-table": (("seat", "card"), ()),
    "announcement": (("what",), ()),
    "skipped-player": (("seat", "acted_after"), ()),
    "mucked-hand": (("seat", "identifiable"), ()),
}
"""The kinds, each with the keys it must have and those it may have.

``seat`` it happened to, ``card`` that was seen, ``cards`` how many, ``put`` the seat's total for the street,
``callers`` who have called that since, ``acted_after`` how many have acted since, ``found`` before-deal or after-deal,
``missing`` last or earlier (six cards must say), ``what`` was said.
The others are true or false, false where they are left out.
"""

FOUND, MISSING = ("before-deal", "after-deal"), ("last", "earlier")
_FORM = "a table, as in {kind: exposed-down-card, seat: 3, card: Jd}"
_FLAGS = ("next_acted", "in_stub", "acted", "looked_at", "street_over", "identifiable")


def incident(fields: Fields, found: object, seats: Iterable[Seat] | None) -> Incident | None:
    """What went wrong; ``seats`` are those dealt in, None where the situation names none. Every problem is noted."""
    if found is None:
        return None
    table = fields.table("incident", found, _FORM)
    if table is None:
        return None
    kind = fields.word("incident.kind", table.get("kind"), KINDS)
    if kind is None:
        return None
    must, may = KINDS[kind]
    fields.unknown("incident", table, ("kind", *must, *may))
    before = len(fields.problems)
    for key in must:
        if table.get(key) is None:
            fields.add(f"incident.{key}", f"missing, and {kind} needs it", _ALLOWED.get(key, "true or false"))
    said = {key: table[key] for key in (*must, *may) if table.get(key) is not None}
    among = None if seats is None else tuple(seats)
    seat = fields.seat("incident.seat", said["seat"], among) if "seat" in said else None
    held = {
        "seat": seat,
        "card": _card(fields, said.get("card"), seat),
        "callers": _callers(fields, said.get("callers"), among),
        "what": _what(fields, said.get("what")),
        "after_deal": _is(fields, "found", said.get("found"), FOUND, "after-deal"),
        "missing_last": _is(fields, "missing", said.get("missing"), MISSING, "last"),
        **_numbers(fields, said),
        **{key: fields.flag(f"incident.{key}", said[key]) for key in _FLAGS if key in said},
    }
    if kind == "wrong-count" and held.get("cards") == 6 and "missing" not in said:
        fields.add("incident.missing", "missing, and six cards need it", ", ".join(MISSING))
    return Incident(IncidentKind(kind), **held) if len(fields.problems) == before else None


def incident_data(held: Incident) -> dict[str, Any]:
    """What went wrong as values of a situation file: ``incident`` reads them back."""
    must, may = KINDS[held.kind.value]
    found: dict[str, Any] = {"kind": held.kind.value}
    for key in (*must, *may):
        value: object
        match key:
            case "found":
                value = FOUND[held.after_deal]
            case "missing":
                value = None if held.cards > 6 else MISSING[not held.missing_last]
            case "acted_after":
                value = held.acts
            case "card":
                value = None if held.card is None else str(held.card)
            case "callers":
                value = list(held.callers)
            case "what":
                value = None if held.what is None else held.what.value
            case _:
                value = getattr(held, key)
        if value is not None:
            found[key] = value
    return found


_ALLOWED = {
    "seat": "a seat",
    "card": "a card, as in Jd",
    "cards": "a whole number",
    "put": "chips, the seat's total for the street",
    "acted_after": "how many have acted since",
    "what": ", ".join(Announced),
}


def _numbers(fields: Fields, said: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers, by the names an ``Incident`` has for them."""
    numbers: dict[str, Any] = {}
    if "cards" in said:
        numbers["cards"] = fields.whole("incident.cards", said["cards"], least=1, most=52)
    if "acted_after" in said:
        numbers["acts"] = fields.whole("incident.acted_after", said["acted_after"])
    if "put" in said:
        put = fields.whole("incident.put", said["put"])
        numbers["put"] = None if put is None else Chips(put)
    return numbers


def _card(fields: Fields, found: object, seat: Seat | None) -> Card | None:
    """A card that is the seat's own or that nobody else holds."""
    card = None if found is None else fields.card("incident.card", found)
    if card is None:
        return None
    where = fields.where(card)
    if where is None or not where.startswith(f"seats.{seat}."):
        fields.saw("incident.card", card)
    return card


def _callers(fields: Fields, found: object, among: tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    if found is None:
        return ()
    if not isinstance(found, list):
        fields.add("incident.callers", f"found {shown(found)}", "a list of seats")
        return ()
    read = [fields.seat(f"incident.callers[{at}]", one, among) for at, one in enumerate(found)]
    callers = tuple(one for one in read if one is not None)
    if len(set(callers)) < len(callers):
        fields.add("incident.callers", "a seat is there twice", "each seat once")
    return callers


def _what(fields: Fields, found: object) -> Announced | None:
    word = None if found is None else fields.word("incident.what", found, [one.value for one in Announced])
    return None if word is None else Announced(word)


def _is(fields: Fields, key: str, found: object, words: tuple[str, ...], sought: str) -> bool:
    return found is not None and fields.word(f"incident.{key}", found, words) == sought
