"""All that the Hand screen draws for a walk, in one language: every stop at once, so that stepping waits for nobody.

A seat looks the same at most stops. Each look is sent once, and a stop names its looks by their place in that list.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from lessons.values import Amount, CardValue, Count, Phrase, SeatValue
from scenarios.engine.chips import Chips, Seat
from scenarios.questions.table import SeatView, TableView, view
from scenarios.rule import Ruled
from tutor import phrases
from tutor.floor.verdict import sources, unsettled
from tutor.hand.walk import Asked, Stop, Walk
from tutor.present import acts, acts_data, seat_tile, segments, stakes_said, step_data, token
from tutor.speak import card, house, rich, said, words

Data = dict[str, Any]
Marks = dict[Seat, tuple[str, Phrase]]
_TITLES = {"bring-in": "ask-bring-in", "first-to-act": "ask-first-to-act", "next-to-act": "floor-ask-next-to-act"}


def picture(walk: Walk, lang: str) -> Data:
    """The stops with everything that they show."""
    looks = _Looks(lang)
    table = view(walk.stops[0].state)
    return {
        "stops": [_stop(stop, looks, lang) for stop in walk.stops],
        "looks": looks.drawn,
        "cite": looks.cited,
        "table": {
            "label": words(lang, "ui-table"),
            "acts_label": words(lang, "table-acts"),
            "foot": words(lang, "ui-you-deal"),
            "stakes": said(lang, stakes_said(table.stakes, walk.rulebook)),
            "as_text_label": words(lang, "ui-table-as-text"),
        },
        "under": words(lang, "floor-under", rulebook=house(walk.rulebook)),
    }


class _Looks:
    """The different looks of seats and the sources cited, each once."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.drawn: list[Data] = []
        self.cited: list[Data] = []
        self._seats: dict[tuple[SeatView, bool, tuple[str, str] | None], int] = {}
        self._lines: dict[str, int] = {}

    def of(self, seat: SeatView, table: TableView, marked: tuple[str, Phrase] | None = None) -> int:
        """The place of a seat's look."""
        key = (seat, seat.seat == table.to_act, None if marked is None else (marked[0], marked[1].id))
        if key not in self._seats:
            self._seats[key] = len(self.drawn)
            self.drawn.append(seat_tile(seat, table, self.lang, marked))
        return self._seats[key]

    def cite(self, ruled: Ruled) -> list[int]:
        """The places of a ruling's sources."""
        lines = sources(ruled.derivation, self.lang)
        for line in lines:
            if line["text"] not in self._lines:
                self._lines[line["text"]] = len(self.cited)
                self.cited.append(line)
        return [self._lines[line["text"]] for line in lines]


def _stop(stop: Stop, looks: _Looks, lang: str) -> Data:
    """One stop. ``told`` are the looks that seats have once the ruling is told, by their place at the table."""
    table = _table(stop)
    asked, hidden = _titles(stop)
    done = asked if stop.done is None else stop.done
    common = table.community
    return {
        "street": said(lang, _street(stop)),
        "small": said(lang, _small(stop, table)),
        "title": said(lang, asked),
        "hidden": said(lang, hidden),
        "caption": said(lang, caption(stop)),
        "covered": words(lang, "hand-caption", street=_street(stop), what=hidden),
        "line": said(lang, done),
        "done": "" if stop.done is None else words(lang, "hand-done", act=stop.done),
        "seat": stop.seat,
        "looks": [looks.of(one, table) for one in table.seats],
        "told": _told(stop, table, looks),
        "acts": acts_data(table, lang),
        "pot": words(lang, "ui-pot", amount=Amount(table.pot)) if table.pot else "",
        "community": None if common is None else token(card(lang, common)),
        "community_label": "" if common is None else words(lang, "ui-common-card", card=CardValue(str(common))),
        "rulings": [_ruling(one, looks, lang) for one in stop.asked],
        "founds": [said(lang, found) for found in stop.founds],
    }


def _table(stop: Stop) -> TableView:
    """The table before the ruling is told. At the showdown the betting is over: its chips are in the pot."""
    table = view(stop.state, shown=stop.shown)
    if not stop.over or sum(not seat.folded for seat in table.seats) < 2:
        return table
    seats = tuple(replace(seat, last=None, street_to=Chips(0)) for seat in table.seats)
    return replace(table, seats=seats, acts=())


def _told(stop: Stop, table: TableView, looks: _Looks) -> dict[int, int]:
    if stop.seat is not None:
        table = replace(table, to_act=stop.seat)
        return {at: looks.of(one, table) for at, one in enumerate(table.seats) if one.seat == stop.seat}
    marks = _marks(stop)
    return {at: looks.of(one, table, marks[one.seat]) for at, one in enumerate(table.seats) if one.seat in marks}


def _marks(stop: Stop) -> Marks:
    """Who wins, once it is told."""
    found: Marks = {}
    for one in stop.asked:
        answer = {} if one.ruled.unsettled else one.ruled.answer
        if one.ask == "awards":
            paid = answer.get("awards", {})
            found |= {Seat(int(seat)): ("right", Phrase("seat-note-wins")) for seat, chips in paid.items() if chips}
        elif one.ask == "winners":
            high, low = set(answer.get("high", ())), set(answer.get("low", ()))
            for seat in high | low:
                side = "high-and-low" if seat in high & low else "high" if seat in high else "low"
                found[seat] = ("right", Phrase(f"seat-note-wins-{side}" if high and low else "seat-note-wins"))
    return found


def _titles(stop: Stop) -> tuple[Phrase, Phrase]:
    """What is asked at a stop; and the same where it must not say whose turn it is."""
    asks = [one.ask for one in stop.asked]
    if not asks:
        end = Phrase("hand-ends")
        return end, end
    first = Phrase(_TITLES.get(asks[0], f"floor-ask-{asks[-1]}"))
    if asks[0] == "next-to-act" and stop.seat is not None:
        return Phrase("ask-options", {"seat": SeatValue(stop.seat)}), first
    return first, first


def caption(stop: Stop) -> Phrase:
    """The street with what was done at a stop, or with what is asked there: "Fourth street: seat 3 raises to 20"."""
    return Phrase("hand-caption", {"street": _street(stop), "what": stop.done or _titles(stop)[0]})


def _street(stop: Stop) -> Phrase:
    return Phrase("street-showdown" if stop.over else f"street-{stop.state.street.name.lower()}")


def _small(stop: Stop, table: TableView) -> Phrase:
    done = acts(table)
    if done:
        return Phrase("ui-street-and-action", {"street": _street(stop), "action": phrases.act(*done[-1])})
    players = Phrase("ui-players", {"players": Count(sum(not seat.folded for seat in table.seats))})
    return Phrase("ui-street-and-players", {"street": _street(stop), "players": players})


def _ruling(one: Asked, looks: _Looks, lang: str) -> Data:
    derivation = one.ruled.derivation
    return {
        "ask": one.ask,
        "verdict": segments(rich(lang, derivation.verdict)),
        "open": said(lang, unsettled(one.ruled)) if one.ruled.unsettled else "",
        "steps": [step_data(rich(lang, step.message), step.cards, step.seats) for step in derivation.steps],
        "cite": looks.cite(one.ruled),
    }
