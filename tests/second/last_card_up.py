"""A seventh card that the dealer turns up.

Kept in Robert's Rules and WSOP cash, replaced under TDA while betting remains. Heads-up, if it is the first of the two,
the second goes up as well; at WSOP cash all the others do when it is the first of three or more. Where the others'
stay down, its holder may declare to be all-in. To a seat without chips, or with no betting left, it means nothing.
"""

from __future__ import annotations

from dataclasses import replace

from scenarios.engine.cards import Card, parse_card
from scenarios.engine.rulebook import ExposedSeventh, ExposedSeventhOpener
from tests.second.boards import opening
from tests.second.reading import Answer, Table
from tests.second.trouble import NO_TEXT, SILENT, Trouble, floor, ruling


def exposed_seventh(trouble: Trouble) -> Answer:
    """What becomes of the card, of the others' and of the opening."""
    trouble.needs("seventh")
    rule, live = trouble.rulebook.exposed_seventh, trouble.table.live
    betting = sum(place.can_bet for place in live) >= 2
    if trouble.seat not in [place.number for place in live] or len(live) < 2:
        raise ValueError("such a seat gets no seventh card")
    if rule is ExposedSeventh.UNSETTLED:
        return floor(SILENT)
    if rule is ExposedSeventh.REPLACED:
        if not betting:
            return _kept(trouble, others_up=False, declares=False) | {"opens": None}
        opener = _sixth_street_opener(trouble.table, trouble)
        return _with_opener(ruling("replaced", seat=trouble.seat), opener)
    first = live[0].number == trouble.seat
    others_up = first and (len(live) == 2 or rule is ExposedSeventh.KEPT_FIRST_TURNS_ALL_UP)
    if not betting or trouble.place.chips == 0:
        others_up, declares = False, False
    else:
        declares = not others_up
    answer = _kept(trouble, others_up, declares)
    if not betting:
        return answer | {"opens": None}
    return _with_opener(answer, _opener(trouble, others_up))


def _kept(trouble: Trouble, others_up: bool, declares: bool) -> Answer:
    others, card = "up" if others_up else "down", str(trouble.incident["card"])
    return ruling("kept", seat=trouble.seat, card=card, others=others, may_declare_all_in=declares)


def _with_opener(answer: Answer, opener: int | str | None) -> Answer:
    return floor(opener) if isinstance(opener, str) else answer | {"opens": opener}


def _opener(trouble: Trouble, others_up: bool) -> int | str | None:
    """Who opens; None if that hangs on cards which are not known, a reason where no text says."""
    if trouble.rulebook.exposed_seventh_opener is ExposedSeventhOpener.UNSETTLED:
        return SILENT
    if trouble.rulebook.exposed_seventh_opener is ExposedSeventhOpener.SIXTH_STREET:
        return _sixth_street_opener(trouble.table, trouble)
    last = {trouble.seat: parse_card(str(trouble.incident["card"]))}
    for place in trouble.table.live if others_up else ():
        if place.number != trouble.seat:
            card = _last_card(trouble, place.number)
            if card is None:
                return None
            last[place.number] = card
    return _opens(_seen(trouble.table, last), trouble)


def _sixth_street_opener(table: Table, trouble: Trouble) -> int | str | None:
    return _opens(_seen(table, {}), trouble)


def _opens(table: Table, trouble: Trouble) -> int | str | None:
    found = opening(table, trouble.rulebook)
    return NO_TEXT if "unsettled" in found else found["seat"]


def _seen(table: Table, last: dict[int, Card]) -> Table:
    """The table with four upcards before each seat, and the last cards that are up."""
    places = tuple(
        replace(place, up=place.up[:4] + ((last[place.number],) if place.number in last else ()))
        for place in table.places
    )
    return replace(table, places=places)


def _last_card(trouble: Trouble, number: int) -> Card | None:
    """A seat's seventh card, if the situation tells it: the fifth upcard, or the third down card."""
    up = trouble.table.place(number).up
    if len(up) > 4:
        return up[4]
    seats = {int(key): seat or {} for key, seat in trouble.situation["seats"].items()}
    down = str(seats[number].get("down") or "").replace(",", " ").split()
    return parse_card(down[2]) if len(down) > 2 and "?" not in down[2] else None
