"""Hands in which something has gone wrong: a moment of play, and the incident that happens in it.

A kind of incident has several ways, each built and ruled until one is found on which the house has a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from scenarios.engine.chips import Seat
from scenarios.engine.errors import NotTheTime
from scenarios.engine.incidents import Incident, IncidentKind, Outcome
from scenarios.engine.irregularities import irregularity
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import bring_in, next_to_act
from scenarios.generator.deals import filled, seat_count, seats
from scenarios.generator.playout import act, departures, play_street, play_to
from scenarios.generator.stream import SeedStream

LATER = (Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)


class NoTrouble(Exception):
    """This deal does not come to such an incident on which the house has a rule."""


class _Table:
    """A table and its dealer: a hand up to a street, and acts on it."""

    def __init__(self, stream: SeedStream, rulebook: Rulebook, game: Game) -> None:
        self.stream, self.rulebook, self.game = stream, rulebook, game

    def at(self, *streets: Street, least: int = 2) -> HandState:
        """The start of one of the streets, with ``least`` seats or more still in."""
        street = self.stream.pick(streets)
        count = seat_count(self.stream, self.rulebook, least, 7)
        sitting = seats(count)
        staying = count if street is Street.THIRD else self.stream.between(least, min(count, max(least, 4)))
        keep = tuple(sorted(self.stream.sample(sitting, staying)))
        deal = filled(self.stream.split("rest"), self.rulebook, self.game, sitting, {})
        leaving = departures(self.stream.split("leaving"), sitting, keep, street)
        return play_to(self.stream.split("play"), deal, street, leaving)

    def acted(self, state: HandState, most: int, until: Callable[[HandState], bool] = lambda _: False) -> HandState:
        """The hand after so many acts at most, the betting still open; earlier where ``until`` holds."""
        for number in range(most):
            chosen = None if until(state) else act(self.stream.split("act", number), state)
            if chosen is None:
                break
            after = apply(state, chosen)
            if next_to_act(after).seat is None:
                break
            state = after
        return state

    def one_in(self, state: HandState) -> Seat:
        """A seat that is in."""
        return self.stream.pick([one.seat for one in state.live])


def trouble(stream: SeedStream, rulebook: Rulebook, game: Game, name: str) -> HandState:
    """A hand with an incident of this name, one of ``WAYS``, on which the rulebook has a rule.

    Raises NoTrouble, ValueError.
    """
    for state, incident in WAYS[name](_Table(stream, rulebook, game)):
        try:
            ruled = irregularity(state, incident)
        except NotTheTime:
            continue
        if ruled.outcome is not Outcome.CALL_THE_FLOOR:
            return replace(state, incident=incident)
    raise NoTrouble


_Ways = Iterator[tuple[HandState, Incident]]


def _mixed(table: _Table, values: Sequence[int]) -> list[int]:
    return table.stream.shuffled(values)


def _extra_card(table: _Table) -> _Ways:
    state = table.at(Street.THIRD)
    seat = table.one_in(state)
    for extra in _mixed(table, (1, 2)):
        yield state, Incident(IncidentKind.EXTRA_STARTING_CARD, seat, cards=extra)


def _wrong_bring_in(table: _Table) -> _Ways:
    state = table.at(Street.THIRD)
    right = bring_in(state).seat
    seat = table.stream.pick([one.seat for one in state.live if one.seat != right])
    yield state, Incident(IncidentKind.WRONG_BRING_IN, seat, next_acted=table.stream.chance(1, 2))


def _fouled_deck(table: _Table) -> _Ways:
    yield table.at(*Street), Incident(IncidentKind.FOULED_DECK)


def _boxed_cards(table: _Table) -> _Ways:
    state = table.at(Street.THIRD, Street.THIRD, *LATER)
    for cards in _mixed(table, (1, 2, 3)):
        yield state, Incident(IncidentKind.BOXED_CARDS, cards=cards)


def _unbet_fold(table: _Table) -> _Ways:
    state = table.at(Street.FOURTH, Street.FIFTH, Street.SIXTH, least=3)
    seat = next_to_act(state).seat
    if seat is not None:
        yield state, Incident(IncidentKind.UNBET_FOLD, seat)


def _premature_card(table: _Table) -> _Ways:
    state = table.at(Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH)
    state = table.acted(state, table.stream.between(0, 3))
    yield state, Incident(IncidentKind.PREMATURE_CARD, table.one_in(state))


def _wrong_burn(table: _Table) -> _Ways:
    if not table.rulebook.burns:
        return
    start = table.at(*LATER, least=3)
    kind = table.stream.pick((IncidentKind.MISSING_BURN, IncidentKind.EXTRA_BURN))
    for way in _mixed(table, (0, 1, 2, 3)):
        state = table.acted(start, table.stream.between(1, 2)) if way & 1 else start
        yield state, Incident(kind, looked_at=bool(way & 2))


def _exposed_seventh(table: _Table) -> _Ways:
    state = table.at(Street.SEVENTH)
    seat = table.one_in(state)
    down = state.at(seat).down
    if len(down) == 3 and down[2] is not None:
        yield state, Incident(IncidentKind.EXPOSED_SEVENTH, seat, down[2])


def _wrong_count(table: _Table) -> _Ways:
    state = play_street(table.stream.split("last"), table.at(Street.SEVENTH))
    seat = table.one_in(state)
    for cards in _mixed(table, (5, 6, 8)):
        yield state, Incident(IncidentKind.WRONG_COUNT, seat, cards=cards, missing_last=cards == 6)


def _turned_down(table: _Table) -> _Ways:
    if table.stream.chance(1, 3):
        state = play_street(table.stream.split("last"), table.at(*LATER))
        yield state, Incident(IncidentKind.UPCARDS_TURNED_DOWN, table.one_in(state))
    state = table.acted(table.at(*Street, least=3), 6, _owes)
    seat = next_to_act(state).seat
    if seat is not None and _owes(state):
        yield state, Incident(IncidentKind.UPCARDS_TURNED_DOWN, seat)


def _owes(state: HandState) -> bool:
    seat = next_to_act(state).seat
    return seat is not None and state.at(seat).street_to < state.round.to


def _mucked_hand(table: _Table) -> _Ways:
    state = table.at(*LATER)
    yield state, Incident(IncidentKind.MUCKED_HAND, table.one_in(state), identifiable=table.stream.chance(1, 2))


WAYS: Mapping[str, Callable[[_Table], _Ways]] = {
    "extra-card": _extra_card,
    "wrong-bring-in": _wrong_bring_in,
    "boxed-cards": _boxed_cards,
    "fouled-deck": _fouled_deck,
    "unbet-fold": _unbet_fold,
    "premature-card": _premature_card,
    "wrong-burn": _wrong_burn,
    "turned-down": _turned_down,
    "mucked-hand": _mucked_hand,
    "exposed-seventh": _exposed_seventh,
    "wrong-count": _wrong_count,
}
"""How each sort of incident comes about, in the order of a hand."""
