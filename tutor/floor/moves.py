"""What a tap or a key changes in a situation that is being laid out: one small pure step each.

A message from the browser names its step in ``do``. One that means nothing changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scenarios.engine.cards import parse_card
from scenarios.engine.errors import BadSituation
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState, Status
from scenarios.rule import ASKS
from scenarios.rulebooks import SHIPPED
from scenarios.situation import from_data
from scenarios.situation.fields import HIGHEST_SEAT, MOST_CHIPS
from scenarios.situation.lines import parse_line
from scenarios.situation.seats import STATUSES
from tutor.floor.draft import STREETS, UNSEEN, Draft, cards, downcards, drafted, entries, street, upcards
from tutor.floor.incident import with_incident

Data = dict[str, Any]
STAKES = ("ante", "bring_in", "small_bet", "big_bet")
MOST_SEATS = 9


def moved(draft: Draft, message: Mapping[str, Any]) -> Draft:
    """The draft after one step; the same where the message means nothing."""
    step = _STEPS.get(str(message.get("do")))
    if step is None:
        return draft
    try:
        return drafted(step(draft, message))
    except (LookupError, TypeError, ValueError):
        return draft


def _card(draft: Draft, message: Mapping[str, Any]) -> Data:
    """Put a card into a place of a seat's upcards or down cards, or take it away."""
    data = draft.data
    seat = entries(data)[str(message["seat"])]
    given = message["card"]
    word = None if given is None else str(parse_card(str(given)))
    at = range(7).index(int(message["at"]))
    if message["row"] == "up":
        held = [str(card) for card in cards(seat.get("up")) if card is not None]
        held[at : at + 1] = [] if word is None else [word]
        seat["up"] = " ".join(held)
    else:
        words = [UNSEEN if card is None else str(card) for card in cards(seat.get("down"))]
        words += [UNSEEN] * (downcards(draft) - len(words))
        words[at] = word or UNSEEN
        seat["down"] = " ".join(words)
        if set(words) == {UNSEEN}:
            del seat["down"]
    return _at(data, draft)


def _common(draft: Draft, message: Mapping[str, Any]) -> Data:
    data = draft.data
    if message["card"] is None:
        data.pop("community", None)
    else:
        data["community"] = str(parse_card(str(message["card"])))
        for seat in entries(data).values():  # the common card takes the place of the third down card
            down = cards(seat.get("down"))
            if len(down) > 2:
                seat["down"] = " ".join(UNSEEN if card is None else str(card) for card in down[:2])
    return {**_at(data, draft), "street": "seventh"} if "community" in data else _at(data, draft)


def _at(data: Data, draft: Draft) -> Data:
    """With its street named: one card fewer shall not make it another street."""
    return {**data, "street": street(draft)}


def _status(draft: Draft, message: Mapping[str, Any]) -> Data:
    data = draft.data
    seat, word = entries(data)[str(message["seat"])], message["status"]
    if word not in STATUSES:
        raise ValueError(word)
    if word == "all-in" or not seat.get("stack", 1):
        seat.pop("stack", None)
    seat["status"] = word
    if word == "in":
        del seat["status"]
    return _at(data, draft)


def _chips(draft: Draft, message: Mapping[str, Any]) -> Data:
    """What a seat has behind, or what it has in the pot: then all that are still in have, until told otherwise."""
    data = draft.data
    number = str(message["seat"])
    seat, amount = entries(data)[number], _amount(message["amount"])
    if message["name"] == "stack":
        seat.pop("stack", None)
        if seat.get("status") == "all-in":
            del seat["status"]
        return data if amount is None else _with(data, seat, amount)
    put = data.get("contributions")
    held = put if isinstance(put, dict) else {}
    if amount is None:
        return {key: entry for key, entry in data.items() if key != "contributions"}
    missing = {name: amount for name in entries(data) if name not in held}
    rest = {key: entry for key, entry in data.items() if key not in ("pots", "pot")}
    return {**rest, "contributions": {**held, **missing, number: amount}}


def _with(data: Data, seat: Data, amount: int) -> Data:
    seat["stack"] = amount
    return data


def _amount(given: object) -> int | None:
    if given is None or given == "":
        return None
    amount = int(str(given))
    if not 0 <= amount <= MOST_CHIPS:
        raise ValueError(given)
    return amount


def _add(draft: Draft, _: Mapping[str, Any]) -> Data:
    """One more seat, with the lowest number that is free."""
    data = draft.data
    held = entries(data)
    free = next(str(number) for number in range(1, HIGHEST_SEAT + 1) if str(number) not in held)
    if len(held) >= MOST_SEATS:
        raise ValueError(free)
    put = data.get("contributions")
    more = {"contributions": {**put, free: _ante(data)}} if isinstance(put, dict) else {}
    return {**_at(data, draft), "seats": {**held, free: {"up": ""}}, **more}


def _ante(data: Data) -> int:
    stakes = data.get("stakes")
    ante = stakes.get("ante") if isinstance(stakes, dict) else 0
    return ante if isinstance(ante, int) else 0


def _remove(draft: Draft, message: Mapping[str, Any]) -> Data:
    """One seat fewer, and what it did and put in with it."""
    data, gone = draft.data, str(message["seat"])
    kept = {name: entry for name, entry in entries(data).items() if name != gone}
    put = data.get("contributions")
    if isinstance(put, dict):
        data["contributions"] = {name: amount for name, amount in put.items() if name != gone}
    acts = data.get("actions")
    if isinstance(acts, list):
        data["actions"] = [act for act in acts if str(act).split()[:1] != [gone]]
    if str(data.get("first_dealt")) == gone:
        del data["first_dealt"]
    return {**_at(data, draft), "seats": kept}


def _act(draft: Draft, message: Mapping[str, Any]) -> Data:
    line = " ".join(str(message["line"]).split())[:60]
    if not message.get("free"):
        parse_line(line)
    return {**_at(draft.data, draft), "actions": [*_acts(draft.data), line]}


def _back(draft: Draft, _: Mapping[str, Any]) -> Data:
    return {**draft.data, "actions": _acts(draft.data)[:-1]}


def _acts(data: Data) -> list[Any]:
    acts = data.get("actions")
    return acts if isinstance(acts, list) else []


def _stakes(draft: Draft, message: Mapping[str, Any]) -> Data:
    data = draft.data
    stakes = data.get("stakes")
    name, amount = message["name"], _amount(message["amount"])
    if name not in STAKES:
        raise KeyError(name)
    held = {key: entry for key, entry in (stakes if isinstance(stakes, dict) else {}).items() if key != name}
    held |= {} if amount is None else {name: amount}
    data["stakes"] = {**{key: held[key] for key in STAKES if key in held}, **held}
    return data


def _named(key: str, known: Callable[[], tuple[str, ...]]) -> Callable[[Draft, Mapping[str, Any]], Data]:
    """A step that sets one word of the document."""

    def step(draft: Draft, message: Mapping[str, Any]) -> Data:
        word = str(message[key])
        if word not in known():
            raise ValueError(word)
        return {**draft.data, key: word}

    return step


def _players_left(draft: Draft, message: Mapping[str, Any]) -> Data:
    amount = _amount(message["amount"])
    rest = {key: entry for key, entry in draft.data.items() if key != "event_players_left"}
    return rest if amount is None else {**rest, "event_players_left": amount}


def _street(draft: Draft, message: Mapping[str, Any]) -> Data:
    """Another street. Going on, what was bet on this one lies in the pot; its folds remain folds.

    Going back takes away the cards that were not yet dealt then.
    """
    data, word = draft.data, str(message["street"])
    there, here = STREETS.index(word), STREETS.index(street(draft))
    if there == here:
        return {**data, "street": word}
    if there > here:
        _carry(data)
    else:
        data.pop("community", None)
    data.pop("actions", None)
    after = drafted({**data, "street": word})
    for seat in entries(data).values():
        seat["up"] = " ".join(str(card) for card in cards(seat.get("up"))[: upcards(after)] if card is not None)
        down = cards(seat.get("down"))[: downcards(after)]
        if "down" in seat:
            seat["down"] = " ".join(UNSEEN if card is None else str(card) for card in down)
    return {**data, "street": word}


def _carry(data: Data) -> None:
    """Put this street's wagers into the pot, in place, where the document can be followed that far."""
    try:
        state = from_data(data).state
    except BadSituation:
        return
    if state is None or not data.get("actions"):
        return
    known = isinstance(data.get("contributions"), dict) or street(drafted(data)) == "third"
    held = entries(data)
    for one in state.seats:
        seat = held[str(one.seat)]
        if one.status is not Status.LIVE:
            seat["status"] = "folded"
        if "stack" in seat:
            seat["stack"] = one.stack
    if known and "pots" not in data and "pot" not in data:
        data["contributions"] = {str(one.seat): one.total for one in _by_number(state)}


def _by_number(state: HandState) -> list[Any]:
    return sorted(state.seats, key=lambda one: one.seat)


def _clear(draft: Draft, _: Mapping[str, Any]) -> Data:
    """An empty table: the same game, stakes and number of seats, and what is asked first of a hand."""
    data = draft.data
    kept: Data = {key: data[key] for key in ("game", "rulebook", "stakes") if key in data}
    return {**kept, "ask": ASKS[0], "street": "third", "seats": {name: {"up": ""} for name in entries(data)}}


_STEPS: Mapping[str, Callable[[Draft, Mapping[str, Any]], Data]] = {
    "card": _card,
    "common": _common,
    "status": _status,
    "chips": _chips,
    "add": _add,
    "remove": _remove,
    "act": _act,
    "back": _back,
    "stakes": _stakes,
    "game": _named("game", lambda: tuple(game.value for game in Game)),
    "rulebook": _named("rulebook", lambda: SHIPPED),
    "ask": _named("ask", lambda: ASKS),
    "street": _street,
    "players-left": _players_left,
    "clear": _clear,
    "incident": lambda draft, message: with_incident(draft, str(message["key"]), message["value"]),
}
