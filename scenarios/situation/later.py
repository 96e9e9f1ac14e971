"""What a situation may also say, about the deal and what went wrong with it."""

from __future__ import annotations

import re
from itertools import pairwise

from scenarios.engine.state import Street
from scenarios.rulebooks.findings import shown
from scenarios.situation.fields import Fields
from scenarios.situation.seats import STREETS

_KIND = re.compile(r"[a-z]+(?:-[a-z]+)*")


def dealt(fields: Fields, found: object, players_max: int) -> tuple[tuple[Street, int], ...]:
    """How many hands were dealt a card on each street: never more than on the street before."""
    if found is None:
        return ()
    table = fields.table("dealt", found, "hands by street, as in {third: 8, fourth: 7}")
    if table is None:
        return ()
    fields.unknown("dealt", table, STREETS)
    counts = [
        (street, fields.whole(f"dealt.{name}", table[name], least=0 if street > Street.THIRD else 2, most=players_max))
        for name, street in STREETS.items()
        if name in table
    ]
    read = [(street, count) for street, count in counts if count is not None]
    for (_, earlier), (street, later) in pairwise(read):
        if later > earlier:
            name = street.name.lower()
            fields.add(f"dealt.{name}", f"{later} hands, after {earlier} on an earlier street", f"at most {earlier}")
    return tuple(read)


def incident(fields: Fields, found: object) -> tuple[tuple[str, object], ...]:
    """What went wrong: its kind and, as the kind wants, a seat, a card and more. Read for form only."""
    if found is None:
        return ()
    table = fields.table("incident", found, "a table, as in {kind: exposed-down-card, seat: 3, card: Jd}")
    if table is None:
        return ()
    kind = table.get("kind")
    if not isinstance(kind, str) or not _KIND.fullmatch(kind):
        fields.add("incident.kind", f"found {shown(kind)}", "words with hyphens, as in exposed-down-card")
    if table.get("seat") is not None:
        fields.seat("incident.seat", table["seat"])
    if table.get("card") is not None:
        fields.card("incident.card", table["card"])
    for key in table:
        if not isinstance(key, str):
            fields.add("incident", f"no such key: {shown(key)}", "a word")
    return tuple((key, value) for key, value in table.items() if isinstance(key, str))
