"""A table at which something is about to go wrong: a hand up to a street, and acts on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.incidents import Incident
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import filled, seat_count, seats
from scenarios.generator.playout import act, departures, play_to
from scenarios.generator.stream import SeedStream, T

LATER = (Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)

Ways: TypeAlias = Iterator[tuple[HandState, Incident]]
"""The ways in which a sort of incident comes about: the hand at that moment, and the incident."""


class NoTrouble(Exception):
    """This deal does not come to such an incident on which the house has a rule."""


class Table:
    """A table and its dealer."""

    def __init__(self, stream: SeedStream, rulebook: Rulebook, game: Game) -> None:
        self.stream, self.rulebook, self.game = stream, rulebook, game

    def at(self, *streets: Street, least: int = 2, most: int = 4, shows: Sequence[Card] = ()) -> HandState:
        """The start of one of the streets, with ``least`` seats or more still in; one of them ``shows`` these upcards.

        ``most`` are still in after third street, where all are, or ``least`` if that is more.
        """
        street = self.stream.pick(streets)
        count = seat_count(self.stream, self.rulebook, least, 7)
        sitting = seats(count)
        staying = count if street is Street.THIRD else self.stream.between(least, min(count, max(least, most)))
        keep = tuple(sorted(self.stream.sample(sitting, staying)))
        up = {self.stream.pick(keep): shows} if shows else {}
        deal = filled(self.stream.split("rest"), self.rulebook, self.game, sitting, up)
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

    def mixed(self, values: Sequence[T]) -> list[T]:
        """The values in random order."""
        return self.stream.shuffled(values)
