"""How many chips are in the pot? On any street, while its betting is under way."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios.engine.actions import Check, Complete, Fold, Raise
from scenarios.engine.rulebook import CompletionCounts, Game, Rulebook
from scenarios.engine.state import HandState, Status, Street
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import filled, seat_count, seats
from scenarios.generator.lines import Temper, drive, one_short
from scenarios.generator.playout import began, departures, play_to
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import AmountAnswer, AmountForm
from scenarios.questions.derivations.pot_count import derive
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.message import message
from scenarios.questions.slips.pot_count import overlooked
from scenarios.questions.wrong_rules.pot_count import misconceptions, totals

AFTER_THIRD = tuple(Street)[1:]
STREETS = {"antes": (Street.THIRD,), "completed": (Street.THIRD,), "folded": tuple(Street), "raise": tuple(Street)}
"""Where a class comes up; the others come after third street."""
TEMPERS = {
    "antes": Temper(0, 3, full_opening=0),
    "completed": Temper(2, 1, 1, full_opening=0),
    "bets": Temper(5, 1, 1),
    "raise": Temper(6, 1, 2),
    "reraise": Temper(7, 0),
    "folded": Temper(5, 3),
    "all-in": Temper(5, 0, 2),
}
SEATS = {"folded": 3, "completed": 3, "all-in": 3}
"""How many stay at least; the other classes take two."""
_AGAIN = {"completed": Temper(2, 0, 1, full_opening=0), "raise": Temper(3, 0, 2)}
"""Here some seat has often paid in two acts, whose amounts do not add up: these tempers lead to that."""
_SHORT = (1, 9)
"""What the all-in seat has, in tenths of the street's bet."""


def situation_class(state: HandState) -> str:
    """The class, read off this street's acts: what of them is easily counted wrong."""
    acts, now = state.acts, state.round
    if any(one.all_in and 0 < one.street_to < now.to for one in state.seats):
        return "all-in"
    if any(one.status is Status.FOLDED and one.street_to for one in state.seats):
        return "folded"
    raises = sum(isinstance(act, Raise) for act in acts)
    if raises:
        return "raise" if raises == 1 else "reraise"
    if state.street > Street.THIRD:
        return "bets"
    return "completed" if any(isinstance(act, Complete) for act in acts) else "antes"


class PotCount:
    """The kind ``pot_count``."""

    id = "pot_count"
    code = "pc"
    order = 50
    version = 4

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        able = (one for one in TEMPERS if SEATS.get(one, 2) <= rulebook.players_max)
        return tuple(one for one in able if one != "reraise" or rulebook.raises_max > 1)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        state = _start(stream, rulebook, game, situation_class)
        if situation_class == "all-in":
            found = one_short(stream, state, _SHORT)
            if found is None:
                raise NoAnswer
            state, _ = found
        wanted, reached = situation_class, None
        if wanted in _AGAIN and stream.chance(5, 6):
            temper = _of_house(_AGAIN[wanted], state)
            reached = drive(stream.split("again"), state, temper, lambda now: _paid_again(now) and _is(now, wanted))
        if reached is None:
            temper = _of_house(TEMPERS[wanted], state)
            reached = drive(stream.split("line"), state, temper, lambda now: _is(now, wanted))
        if reached is None:
            raise NoAnswer
        return reached

    def ask(self, state: HandState) -> Asked:
        if next_to_act(state).seat is None or not any(one.street_to for one in state.seats):
            raise NoAnswer
        amount, derivation = derive(state)
        found, acts = situation_class(state), tuple(totals(state))
        return Asked(
            situation_class=found,
            prompt=message("pot-count-prompt"),
            form=AmountForm(),
            answer=AmountAnswer(amount),
            derivation=derivation,
            misconceptions=(*misconceptions(state, acts), *overlooked(state, acts)),
            bounds=(25, 33),
            counting=True,
            unsettled=state.round.unsettled,
        )

    def answer(self, state: HandState) -> AmountAnswer:
        return AmountAnswer(state.pot)


KIND = PotCount()


def _is(state: HandState, wanted: str) -> bool:
    put = any(one.street_to for one in state.seats)
    return put and not state.round.unsettled and situation_class(state) == wanted


def _of_house(temper: Temper, state: HandState) -> Temper:
    """Where the bring-in counts as a wager, one more is made on third street."""
    if state.street is Street.THIRD and state.rulebook.completion_counts is CompletionCounts.RAISE:
        return replace(temper, wagers_at_most=temper.wagers_at_most + 1)
    return temper


def _paid_again(state: HandState) -> bool:
    """Whether a seat that had wagered has called since, or wagered again."""
    paid = [act.seat for act in state.acts if not isinstance(act, Fold | Check)]
    return len(set(paid)) < len(paid)


def _start(stream: SeedStream, rulebook: Rulebook, game: Game, wanted: str) -> HandState:
    """The beginning of the street on which the class is to come up."""
    street = stream.pick(STREETS.get(wanted, AFTER_THIRD))
    least = SEATS.get(wanted, 2)
    sitting = seats(seat_count(stream, rulebook, least))
    deal = filled(stream.split("rest"), rulebook, game, sitting, {})
    if street is Street.THIRD:
        return began(deal)
    keep = stream.sample(sitting, stream.between(least, min(5, len(sitting))))
    return play_to(stream.split("play"), deal, street, departures(stream.split("leaving"), sitting, keep, street))
