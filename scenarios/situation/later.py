"""What a situation may also say about the deal."""

from __future__ import annotations

from itertools import pairwise

from scenarios.engine.state import Street
from scenarios.situation.fields import Fields
from scenarios.situation.seats import STREETS


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
