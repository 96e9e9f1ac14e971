"""A situation being laid out: the document of a situation file, finished or not, as a value."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import yaml
from msgspec import Struct

from scenarios.engine.cards import Card, parse_cards
from scenarios.engine.chips import Seat
from scenarios.engine.errors import BadSituation, Problem, Unreadable
from scenarios.situation import LARGEST
from scenarios.situation.document import parsed
from scenarios.situation.seats import STATUSES

STREETS = ("third", "fourth", "fifth", "sixth", "seventh")
UNSEEN = "??"
_ORDER = (
    "game", "rulebook", "ask", "street", "stakes", "seats", "first_dealt", "community", "actions", "contributions",
    "pots", "pot", "dealt", "event_players_left", "incident",
)  # fmt: skip
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


class Draft(Struct, frozen=True):
    """A document of the situation format. ``text`` is its JSON in one fixed spelling: equal drafts have equal texts."""

    text: str

    @property
    def data(self) -> dict[str, Any]:
        """The document's values; a new copy each time."""
        found: dict[str, Any] = json.loads(self.text)
        return found


class Place(Struct, frozen=True):
    """A seat as far as the document says something of it. ``down`` holds None for a card that nobody has seen."""

    seat: Seat
    status: str
    up: tuple[Card, ...]
    down: tuple[Card | None, ...]
    stack: int | None
    put: int | None


def drafted(data: Mapping[str, Any]) -> Draft:
    """The draft of a document's values: keys in the format's order, seats ascending, nothing but plain values."""
    plain = _plain(data)
    known = {key: plain[key] for key in _ORDER if key in plain}
    rest = {key: plain[key] for key in sorted(plain.keys() - known.keys())}
    for key in ("seats", "contributions"):
        if isinstance(known.get(key), dict):
            known[key] = dict(sorted(known[key].items(), key=lambda entry: (not _is_seat(entry[0]), entry[0].zfill(3))))
    return Draft(json.dumps({**known, **rest}, ensure_ascii=False, separators=(",", ":")))


def _plain(value: Any) -> Any:
    """JSON values in place of what YAML has besides: dates, sets, octets, keys that are no texts, half characters."""
    if isinstance(value, dict):
        return {_plain(str(key)): _plain(entry) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(entry) for entry in value]
    if value is None or isinstance(value, (bool, int, float)):
        return value
    return str(value).encode("utf-8", "replace").decode()


def read_text(text: str) -> Draft:
    """The draft in a YAML or JSON text. Raises BadSituation: too long, no YAML or JSON (with the line), no table."""
    data = parsed(text)
    if not isinstance(data, Mapping):
        raise BadSituation([Problem("file", "is no table", "game, seats, stakes …")])
    try:
        return drafted(data)
    except RecursionError as error:  # a list that holds itself
        raise BadSituation([Problem("file", "nested too deeply", "at most 12 levels")]) from error


def read_octets(octets: bytes) -> Draft:
    """The draft in a file of any encoding: UTF-8, or UTF-16 with its mark. Raises BadSituation or Unreadable."""
    if len(octets) > LARGEST:
        raise Unreadable([Problem("file", "too long", f"at most {LARGEST} octets")])
    encoding = next((name for mark, name in _MARKS if octets.startswith(mark)), "utf-8")
    try:
        text = octets.decode(encoding)
    except UnicodeDecodeError as error:
        line = 1 + octets[: error.start].count(b"\n")
        raise Unreadable([Problem(f"line {line}", f"byte {error.start} is not UTF-8", "a text in UTF-8")]) from error
    return read_text(text)


def yaml_text(draft: Draft) -> str:
    """The document as YAML: one line a seat. ``read_text`` reads it back."""
    data = draft.data
    for key in ("seats", "contributions"):
        if isinstance(data.get(key), dict):
            data[key] = {int(name) if _is_seat(name) else name: entry for name, entry in data[key].items()}
    found: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=100)
    return found


def _is_seat(name: str) -> bool:
    return re.fullmatch("[0-9]|[1-9][0-9]", name) is not None


def entries(data: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The seats that the document describes, by their number."""
    seats = data.get("seats")
    found = seats if isinstance(seats, dict) else {}
    return {name: entry for name, entry in found.items() if _is_seat(name) and isinstance(entry, dict)}


def places(draft: Draft) -> tuple[Place, ...]:
    """The seats in ascending order, whatever else the document says of them left out."""
    data = draft.data
    put = data.get("contributions")
    known = put if isinstance(put, dict) else {}
    return tuple(
        Place(
            Seat(int(name)),
            _status(entry),
            tuple(card for card in cards(entry.get("up")) if card is not None),
            cards(entry.get("down")),
            _chips(entry.get("stack")),
            _chips(known.get(name)),
        )
        for name, entry in entries(data).items()
    )


def _status(entry: Mapping[str, Any]) -> str:
    word = entry.get("status", "in")
    if word not in STATUSES:
        return "in"
    return "all-in" if word == "in" and entry.get("stack") == 0 and entry.get("stack") is not False else str(word)


def _chips(found: object) -> int | None:
    return found if isinstance(found, int) and not isinstance(found, bool) else None


def cards(found: object) -> tuple[Card | None, ...]:
    """The cards of a field that can be read as such, in order; None for one that nobody has seen."""
    return tuple(_cards(found))


def _cards(found: object) -> Iterator[Card | None]:
    texts = found if isinstance(found, list) else [found]
    for word in " ".join(text for text in texts if isinstance(text, str)).replace(UNSEEN, f" {UNSEEN} ").split():
        if word == UNSEEN:
            yield None
            continue
        try:
            yield from parse_cards(word)
        except Unreadable:
            continue


def street(draft: Draft) -> str:
    """The street: as the document names it, else by the upcards of the seats still in."""
    data = draft.data
    named = data.get("street")
    if named in STREETS:
        return str(named)
    if named in (3, 4, 5, 6, 7) and not isinstance(named, (bool, float)):
        return STREETS[named - 3]
    seats = [one for one in places(draft) if one.status != "folded"]
    most = max((len(one.up) for one in seats), default=1)
    if most == 4 and (data.get("community") is not None or any(len(one.down) == 3 for one in seats)):
        return "seventh"
    return STREETS[min(max(most, 1), 4) - 1]


def upcards(draft: Draft) -> int:
    """How many upcards each seat has on the street."""
    return min(STREETS.index(street(draft)) + 1, 4)


def downcards(draft: Draft) -> int:
    """How many down cards each seat has on the street."""
    return 3 if street(draft) == "seventh" and draft.data.get("community") is None else 2
