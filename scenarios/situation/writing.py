"""A hand to the values of a situation file."""

from __future__ import annotations

from typing import Any

from scenarios.engine.actions import Call, Fold
from scenarios.engine.cards import notation
from scenarios.engine.chips import Chips, Seat, is_deep
from scenarios.engine.play import NO_ROUND
from scenarios.engine.records import Line, read_through
from scenarios.engine.rounds import opened
from scenarios.engine.state import HandState, SeatState, Status, Street, StreetBegins
from scenarios.situation.incident import incident_data
from scenarios.situation.lines import line
from scenarios.situation.reading import AS_WRITTEN


def to_data(state: HandState) -> dict[str, Any]:
    """The hand at this moment, this street's actions as lines: ``from_data`` of it rules the same.

    Stacks and contributions are those before this street's betting. Needs the events since the street began: ValueError
    where the hand has none and its betting has begun. A rulebook of one's own is named, not put in. With an act that is
    not legal the only thing that can be asked stands there too.
    """
    if not state.events and state.round.last is not None:
        raise ValueError("a hand without events cannot say how its betting began")
    acts = state.acts
    folded_now = frozenset(act.seat for act in acts if isinstance(act, Fold))
    data: dict[str, Any] = {
        "game": state.game.value,
        "rulebook": state.rulebook.id,
        "stakes": {
            "ante": state.stakes.ante,
            "bring_in": state.stakes.bring_in,
            "small_bet": state.stakes.small_bet,
            "big_bet": state.stakes.big_bet,
        },
        "seats": {str(one.seat): _seat(one, folded_now) for one in state.seats},
    }
    if not state.stakes.small_bet:  # read from a file without stakes
        del data["stakes"]
    if state.street is Street.SEVENTH:
        data["street"] = "seventh"
    if [one.seat for one in state.seats] != sorted(one.seat for one in state.seats):
        data["first_dealt"] = state.seats[0].seat
    if acts:
        record = read_through(start_of_street(state), acts)
        data["actions"] = list(map(_line, record))
        if any(one.violation is not None for one in record):
            data["ask"] = AS_WRITTEN
    if state.community is not None:
        data["community"] = str(state.community)
    data["contributions"] = {str(one.seat): one.total - one.street_to for one in state.seats}
    if state.event_players_left is not None:
        data["event_players_left"] = state.event_players_left
    if state.incident is not None:
        data["incident"] = incident_data(state.incident)
    return data


def _seat(one: SeatState, folded_now: frozenset[Seat]) -> dict[str, Any]:
    found: dict[str, Any] = {"up": notation(one.up)}
    if any(card is not None for card in one.down) or one.status is Status.FOLDED:
        found["down"] = " ".join("??" if card is None else str(card) for card in one.down)
    stack = one.stack + one.street_to
    if not is_deep(one.stack):
        found["stack"] = stack
    if one.status is Status.FOLDED and one.seat not in folded_now:
        found["status"] = "folded"
    elif one.status is Status.ABSENT:
        found["status"] = "absent"
    elif stack == 0:
        found["status"] = "all-in"
    return found


def _line(one: Line) -> str:
    """The act as a line. What a call added is known only by its having been played; what changes nothing added none."""
    return line(one.act, one.added if isinstance(one.act, Call) and one.added else None)


def start_of_street(state: HandState) -> HandState:
    """The hand as it was when the street's cards were out, its betting about to begin. Needs the events since then."""
    folded_now = frozenset(act.seat for act in state.acts if isinstance(act, Fold))
    seats = tuple(
        SeatState(
            one.seat, one.up, one.down, Chips(one.stack + one.street_to), Chips(0), Chips(one.total - one.street_to),
            Status.LIVE if one.seat in folded_now else one.status,
        )
        for one in state.seats
    )  # fmt: skip
    before = HandState(
        state.rulebook, state.game, state.stakes, state.street, seats, NO_ROUND,
        state.community, state.event_players_left, (StreetBegins(state.street),),
    )  # fmt: skip
    return opened(before)
