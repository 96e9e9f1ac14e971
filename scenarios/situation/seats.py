"""The seats of a situation: their cards, stacks and status, and the street that follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from scenarios.engine.cards import Card
from scenarios.engine.chips import DEEP, Chips, Seat
from scenarios.engine.state import Status, Street
from scenarios.situation.fields import Fields

STATUSES = ("in", "folded", "all-in", "absent")
STREETS = {street.name.lower(): street for street in Street}
_UPCARDS = {Street.THIRD: 1, Street.FOURTH: 2, Street.FIFTH: 3, Street.SIXTH: 4, Street.SEVENTH: 4}


class Sitting(Struct, frozen=True):
    """A seat as its file has it. ``down`` None: the file does not say; then it is what the street has dealt."""

    seat: Seat
    up: tuple[Card, ...]
    down: tuple[Card | None, ...] | None
    stack: Chips
    status: Status


def sitting(fields: Fields, found: object, players_max: int) -> tuple[Sitting, ...] | None:
    """The seats in ascending order, or None where one cannot be read."""
    table = fields.table("seats", found, "a table of seats: {1: {up: Kh}, 2: {up: 2c}}")
    if table is None:
        return None
    seats = [_seat(fields, key, entry) for key, entry in table.items()]
    if not 2 <= len(seats) <= players_max:
        fields.add("seats", f"{len(seats)} seats", f"2 to {players_max}")
    read = [one for one in seats if one is not None]
    return tuple(sorted(read, key=lambda one: one.seat)) if len(read) == len(seats) and read else None


def _seat(fields: Fields, key: object, found: object) -> Sitting | None:
    seat = fields.seat("seats", key)
    place = f"seats.{key}" if seat is not None else "seats"
    entry = fields.table(place, found, "a table, as in {up: Kh 9d, down: ?? ??, stack: 40, status: in}")
    if entry is None:
        return None
    fields.unknown(place, entry, ("up", "down", "stack", "status"))
    word = fields.word(f"{place}.status", entry.get("status", "in"), STATUSES)
    up = fields.cards(f"{place}.up", entry["up"]) if "up" in entry else ()
    down = fields.cards(f"{place}.down", entry["down"], unseen=True) if entry.get("down") is not None else None
    stack = _stack(fields, place, entry, word)
    if seat is None or word is None or up is None:
        return None
    if not up and word != "folded":
        fields.add(f"{place}.up", "no upcard", "the upcards of a seat that is still in")
    status = {"folded": Status.FOLDED, "absent": Status.ABSENT}.get(word, Status.LIVE)
    return Sitting(seat, tuple(card for card in up if card is not None), down, stack, status)


def _stack(fields: Fields, place: str, entry: Mapping[Any, Any], word: str | None) -> Chips:
    given = entry.get("stack")
    if given is None:
        return Chips(0) if word == "all-in" else DEEP
    stack = fields.whole(f"{place}.stack", given)
    if word == "all-in" and stack:
        fields.add(f"{place}.status", f"all-in with {stack} chips behind", "in, or a stack of 0")
    return Chips(stack or 0)


def street_of(fields: Fields, seats: tuple[Sitting, ...], given: object, community: Card | None) -> Street | None:
    """The street that the upcards of the seats still in show; ``given`` overrides where they leave a choice.

    Four upcards are sixth street, or seventh: when it is given, with a common card, or with a third down card.
    """
    named = None if given is None else _named(fields, given)
    if given is not None and named is None:
        return None
    remaining = [one for one in seats if one.status is not Status.FOLDED]
    if not remaining:
        fields.add("seats", "every seat has folded", "at least one seat that is still in")
        return None
    counts = {len(one.up) for one in remaining}
    if len(counts) > 1:
        said = ", ".join(f"seat {one.seat} shows {len(one.up)}" for one in remaining)
        fields.add("seats", f"unequal upcards: {said}", "as many for each seat that is still in")
        return None
    count = counts.pop()
    seventh = community is not None or any(one.down is not None and len(one.down) == 3 for one in remaining)
    fitting = [street for street, cards in _UPCARDS.items() if cards == count]
    if not fitting:
        fields.add("seats", f"{count} upcards each", "1 to 4")
        return None
    street = named or (fitting[-1] if seventh else fitting[0])
    if street not in fitting:
        fields.add("street", f"{street.name.lower()} with {count} upcards each", f"{_UPCARDS[street]} upcards each")
        return None
    if community is not None and street is not Street.SEVENTH:
        fields.add("community", f"a common card on {street.name.lower()} street", "on seventh street, 4 upcards each")
        return None
    return street


def _named(fields: Fields, given: object) -> Street | None:
    if isinstance(given, int) and not isinstance(given, bool) and 3 <= given <= 7:
        return Street(given)
    word = fields.word("street", given, STREETS)
    return None if word is None else STREETS[word]


def check_counts(fields: Fields, seats: tuple[Sitting, ...], street: Street, common: bool) -> None:
    """Down cards, upcards of folded seats, an absent seat after third street, and the deck."""
    down = 3 if street is Street.SEVENTH and not common else 2
    for one in seats:
        place = f"seats.{one.seat}"
        if one.status is Status.FOLDED:
            if len(one.up) > _UPCARDS[street] or len(one.down or ()) > 3:
                fields.add(place, "more cards than the seats still in", f"at most {_UPCARDS[street]} upcards")
        elif one.down is not None and len(one.down) != down:
            fields.add(f"{place}.down", f"{len(one.down)} down cards on {street.name.lower()} street", str(down))
        if one.status is Status.ABSENT and street is not Street.THIRD:
            fields.add(f"{place}.status", "absent after third street", "folded: the seat is dealt no further card")
    dealt = sum(len(one.up) + len(down_cards(one, street, common)) for one in seats) + common
    if dealt > 52:
        fields.add("seats", f"{dealt} cards are dealt", "52 at most")


def down_cards(one: Sitting, street: Street, common: bool) -> tuple[Card | None, ...]:
    """The down cards as given, or as many unseen ones as the street has dealt."""
    if one.down is not None:
        return one.down
    third = street is Street.SEVENTH and not common and one.status is not Status.FOLDED
    return (None,) * (3 if third else 2)


def dealt_from(fields: Fields, seats: tuple[Sitting, ...], first: object) -> tuple[Sitting, ...]:
    """The seats in dealing order: ascending, from ``first`` where the file names it."""
    if first is None:
        return seats
    start = fields.seat("first_dealt", first, (one.seat for one in seats))
    at = next((index for index, one in enumerate(seats) if one.seat == start), 0)
    return seats[at:] + seats[:at]
