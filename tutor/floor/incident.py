"""What went wrong, as a form: the kinds there are, and the fields that a kind has besides its seat and its card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lessons.values import SeatValue
from scenarios.engine.cards import DECK, parse_card
from scenarios.engine.incidents import Announced
from scenarios.needs import IRREGULARITY
from scenarios.situation.fields import MOST_CHIPS
from scenarios.situation.incident import FOUND, KINDS, MISSING
from tutor.floor.draft import Draft, Place, places
from tutor.present import token
from tutor.speak import card, words

Data = dict[str, Any]
ASK = IRREGULARITY
_WORDS = {"found": FOUND, "missing": MISSING, "what": tuple(one.value for one in Announced)}
_NUMBERS = ("cards", "acted_after", "put")
_FIRST = {"cards": {"wrong-count": 8}, "acted_after": {"skipped-player": 1}}
"""What is likeliest, to begin with; of cards otherwise one."""


def form(draft: Draft, lang: str) -> Data:
    """The kinds to choose from, and the fields of the one chosen. Who has called since is said in a file alone."""
    held = told(draft.data)
    kind = held.get("kind")
    must, may = KINDS.get(str(kind), ((), ()))
    fields = [key for key in (*must, *may) if key != "callers"]
    return {
        "label": words(lang, "floor-incident"),
        "kinds": [_choice(one, words(lang, f"irregularity-kind-{one}"), kind) for one in KINDS],
        "choose": "" if kind in KINDS else words(lang, "floor-incident-choose"),
        "fields": [_field(key, held.get(key), places(draft), lang) for key in fields],
    }


def told(data: Mapping[str, Any]) -> Data:
    """What the document says of an incident."""
    held = data.get("incident")
    return dict(held) if isinstance(held, dict) else {}


def _choice(name: str, label: str, chosen: object) -> Data:
    return {"id": name, "label": label, "on": name == str(chosen)}


def _field(key: str, value: object, seats: tuple[Place, ...], lang: str) -> Data:
    label = words(lang, f"floor-incident-{key.replace('_', '-')}")
    if key == "seat":
        choices = [
            _choice(str(one.seat), words(lang, "ui-seat-number", seat=SeatValue(one.seat)), value) for one in seats
        ]
        return {"key": key, "type": "choice", "label": label, "choices": choices, "empty": value is None}
    if key in _WORDS:
        choices = [_choice(word, words(lang, f"floor-incident-{key}-{word}"), value) for word in _WORDS[key]]
        return {"key": key, "type": "choice", "label": label, "choices": choices, "empty": value is None}
    if key == "card":
        found = next((one for one in DECK if str(one) == value), None)
        return {"key": key, "type": "card", "label": label, "card": None if found is None else token(card(lang, found))}
    if key in _NUMBERS:
        return {"key": key, "type": "number", "label": label, "value": value if isinstance(value, int) else None}
    return {"key": key, "type": "flag", "label": label, "value": value is True}


def with_incident(draft: Draft, key: str, value: object) -> Data:
    """The document with another kind of incident, or with one thing about it said otherwise.

    A new kind keeps what it shares with the one before and begins with what is likeliest. Raises ValueError for what is
    no kind, no key of it or no value.
    """
    data = draft.data
    held = told(data)
    if key == "kind":
        kind = str(value)
        must, may = KINDS[kind]
        live = [one.seat for one in places(draft) if one.status != "folded"]
        first = {one: _likeliest(one, kind, live) for one in must}
        kept = {one: held[one] for one in (*must, *may) if one in held and one in ("seat", "card")}
        said = {one: entry for one, entry in {**first, **kept}.items() if entry is not None}
        return {**data, "incident": {"kind": kind, **said}}
    must, may = KINDS[held["kind"]]
    if key not in (*must, *may):
        raise ValueError(key)
    rest = {one: entry for one, entry in held.items() if one != key}
    return {**data, "incident": rest if value in (None, "") else {**rest, key: _read(key, value)}}


def _likeliest(key: str, kind: str, live: list[Any]) -> object:
    if key == "seat":
        return live[0] if live else None
    if key in _WORDS:
        return _WORDS[key][0]
    if key in ("card", "put"):
        return None
    return _FIRST[key].get(kind, 1) if key in _NUMBERS else False


def _read(key: str, value: object) -> object:
    if key == "card":
        return str(parse_card(str(value)))
    if key in _WORDS:
        if value not in _WORDS[key]:
            raise ValueError(value)
        return value
    if key == "seat" or key in _NUMBERS:
        number = int(str(value))
        if not 0 <= number <= MOST_CHIPS:
            raise ValueError(value)
        return number
    return value is True
