"""What a situation says about money: the stakes, what each seat has put in, the pots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import Pot
from scenarios.engine.play import house_stakes
from scenarios.engine.rulebook import Rulebook
from scenarios.engine.state import Stakes
from scenarios.situation.fields import MOST_CHIPS, Fields
from scenarios.situation.seats import Sitting

_STAKES = ("ante", "bring_in", "small_bet", "big_bet")
_MONEY = ("contributions", "pots", "pot")


def stakes(fields: Fields, found: object, rulebook: Rulebook) -> tuple[Stakes, str] | None:
    """The stakes as the rulebook has them, and what it overrides. A bring-in that it fixes may be left out."""
    table = fields.table("stakes", found, "ante, bring_in, small_bet, big_bet")
    if table is None:
        return None
    fields.unknown("stakes", table, _STAKES)
    before = len(fields.problems)
    given = {
        name: fields.whole(f"stakes.{name}", table[name], least=0 if name == "ante" else 1)
        for name in _STAKES
        if name in table
    }
    amounts = {name: Chips(amount) for name, amount in given.items() if amount is not None}
    probe = Stakes(amounts.get("ante", Chips(0)), Chips(-1), Chips(0), Chips(0))
    fixed = house_stakes(rulebook, probe).bring_in
    if fixed >= 0 and "bring_in" not in given:
        amounts["bring_in"] = fixed
    for name in _STAKES:
        if name not in amounts and name not in given:
            fields.add(f"stakes.{name}", "missing", f"a whole number up to {MOST_CHIPS}")
    if len(fields.problems) > before:
        return None
    said = Stakes(**amounts)
    house = house_stakes(rulebook, said)
    if house.bring_in < 1:
        fields.add("stakes.ante", "found 0", f"at least 1: {rulebook.short} opens with the ante")
    if house.bring_in > said.small_bet:
        fields.add("stakes.bring_in", f"{house.bring_in} is more than the small bet", f"1 to {said.small_bet}")
    if said.small_bet > said.big_bet:
        fields.add("stakes.big_bet", f"{said.big_bet} is less than the small bet", f"at least {said.small_bet}")
    if len(fields.problems) > before:
        return None
    if house == said:
        return house, ""
    return house, f"{rulebook.short} opens with the ante: {house.bring_in}, not {said.bring_in}"


def contributions(fields: Fields, found: object, seats: tuple[Sitting, ...]) -> Mapping[Seat, Chips] | None:
    """Chips each seat has in the pot before this street's betting, the ante included."""
    table = fields.table("contributions", found, "chips by seat, as in {1: 30, 2: 60}")
    if table is None:
        return None
    put = dict[Seat, Chips]()
    for key, amount in table.items():
        seat = fields.seat("contributions", key, (one.seat for one in seats))
        chips = fields.whole(f"contributions.{key}", amount)
        if seat is not None and chips is not None:
            put[seat] = Chips(chips)
    for one in seats:
        if one.seat not in put and str(one.seat) not in map(str, table):
            fields.add("contributions", f"seat {one.seat} is missing", "an amount for every seat dealt in")
    return put


def only_one(fields: Fields, data: Mapping[Any, Any]) -> None:
    """The three ways to say what lies in the middle exclude each other."""
    given = [name for name in _MONEY if data.get(name) is not None]
    if len(given) > 1:
        fields.add(given[1], f"{' and '.join(given)} together", "exactly one of contributions, pots and pot")


def pots(fields: Fields, data: Mapping[Any, Any], live: tuple[Seat, ...]) -> tuple[Pot, ...] | None:
    """The pots as the file names them, or None. ``pot`` is one pot of every seat still in."""
    if data.get("pot") is not None:
        amount = fields.whole("pot", data["pot"], least=1)
        return None if amount is None else (Pot(Chips(amount), live),)
    found = data.get("pots")
    if found is None:
        return None
    form = "a list of pots, as in [{amount: 90, seats: [1, 2, 3]}]"
    if not isinstance(found, list) or not found:
        fields.add("pots", "found no list of pots", form)
        return None
    named = [_pot(fields, f"pots[{at}]", entry, live) for at, entry in enumerate(found)]
    return tuple(one for one in named if one is not None)


def _pot(fields: Fields, place: str, found: object, live: tuple[Seat, ...]) -> Pot | None:
    table = fields.table(place, found, "an amount and the seats that can win it")
    if table is None:
        return None
    fields.unknown(place, table, ("amount", "seats"))
    amount = fields.whole(f"{place}.amount", table.get("amount"), least=1)
    listed = table.get("seats")
    if not isinstance(listed, list) or not listed:
        fields.add(f"{place}.seats", "found no list of seats", f"some of {', '.join(map(str, live))}")
        return None
    seats = [fields.seat(f"{place}.seats", one, live) for one in listed]
    known = tuple(sorted({seat for seat in seats if seat is not None}))
    if len(known) < len(listed) and None not in seats:
        fields.add(f"{place}.seats", "a seat is there twice", "each seat once")
    return None if amount is None else Pot(Chips(amount), known)
