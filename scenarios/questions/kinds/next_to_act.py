"""Whose turn is it now? Any street, as soon as somebody has acted: the next seat, or nobody where the round is over."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.actions import BringIn, Check, Fold
from scenarios.engine.chips import Chips
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import NextToActRuling
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import Deal, filled, seat_count, seats
from scenarios.generator.lines import Temper, moments
from scenarios.generator.playout import advance, began, departures, play_to, with_behind
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.derivations.next_to_act import derive, passed_over, why_not
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.message import message
from scenarios.questions.slips.next_to_act import overlooked
from scenarios.questions.wrong_rules.next_to_act import misconceptions

LATER = (Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)
ANY = (Street.THIRD, Street.THIRD, *LATER)


class Plan(Struct, frozen=True):
    """How a class is reached: on which streets, how seats act, how many are still in at the start of the street.

    ``short`` of them have few chips, a number of tenths of the street's bet (-1: all but one); ``broke``: one of them
    may have put in its last chip before instead. ``gone``: somebody has folded before.
    """

    streets: tuple[Street, ...]
    temper: Temper
    least: int = 2
    most: int = 5
    short: int = 0
    tenths: tuple[int, int] = (1, 10)
    broke: bool = False
    gone: bool = False


PLANS = {
    "next": Plan(ANY, Temper(3), 3, 7),
    "folded-skipped": Plan(ANY, Temper(4, folds=4), 3, 6, gone=True),
    "checked": Plan(LATER, Temper(0)),
    "called": Plan(ANY, Temper(4, folds=2, wagers_at_most=2, full_opening=4)),
    "bring-in-called": Plan((Street.THIRD,), Temper(0, folds=3, full_opening=0), 2, 8),
    "bring-in-completed": Plan((Street.THIRD,), Temper(4, folds=2, full_opening=0), 2, 8),
    "raised": Plan(ANY, Temper(5), 2, 6),
    "bet-after-check": Plan(LATER, Temper(4), 2, 5),
    "all-in-skipped": Plan(LATER, Temper(5, folds=0), 3, 6, short=1, broke=True),
    "short-all-in": Plan(LATER, Temper(5, folds=0, wagers_at_most=1), 3, 5, short=1, tenths=(11, 14)),
    "one-with-chips": Plan(LATER, Temper(6, folds=0), 2, 3, short=-1),
}
_SEATS = {"folded-skipped": 3, "all-in-skipped": 3}
"""How many must be dealt in; the other classes take two."""


def situation_class(state: HandState, ruling: NextToActRuling) -> str:
    """The class, read off the ruling: why nobody is to act, or what stands between the last act and the next."""
    now, seat = state.round, ruling.seat
    if seat is None:
        if sum(one.can_act for one in state.seats) < 2:
            return "one-with-chips"
        if not now.to:
            return "checked"
        return "called" if now.level else "bring-in-called"
    one, acts = state.at(seat), [act for act in state.acts if act.seat == seat]
    owes = one.street_to < now.to
    if owes and seat in dict(now.acted) and now.aggressor is not None and state.at(now.aggressor).all_in and now.level:
        return "short-all-in"
    if owes and [type(act) for act in acts] == [BringIn]:
        return "bring-in-completed"
    over = passed_over(state, seat)
    if any(state.at(other).all_in for other in over):
        return "all-in-skipped"
    if acts:
        return "bet-after-check" if [type(act) for act in acts] == [Check] else "raised"
    return "folded-skipped" if over else "next"


class NextToAct:
    """The kind ``next_to_act``."""

    id = "next_to_act"
    code = "na"
    order = 30
    version = 3

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        return tuple(one for one in PLANS if _SEATS.get(one, 2) <= rulebook.players_max)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        plan = PLANS[situation_class]
        deal, state = _start(stream, rulebook, game, plan)
        found = list(_moments(stream.split("line"), deal, state, plan, situation_class))
        if not found:
            raise NoAnswer
        return stream.pick(found)

    def ask(self, state: HandState) -> Asked:
        ruling = next_to_act(state)
        if ruling.closed == "one-left" or (ruling.seat is not None and state.round.last is None):
            raise NoAnswer  # there is nothing left to decide; who opens a street is a question of its own
        found = situation_class(state, ruling)
        gone = {act.seat for act in state.acts if isinstance(act, Fold)}
        offered = tuple(one.seat for one in state.seats if one.live or one.seat in gone)
        return Asked(
            situation_class=found,
            prompt=message("next-to-act-prompt"),
            form=SeatForm(offered, nobody=message("next-to-act-nobody")),
            answer=SeatAnswer(ruling.seat),
            derivation=derive(state, ruling),
            misconceptions=(*misconceptions(state, ruling), *overlooked(state, ruling.seat)),
            others=tuple(why_not(state, ruling, offered)),
        )

    def answer(self, state: HandState) -> SeatAnswer | None:
        ruling = next_to_act(state)
        opens = ruling.seat is not None and state.round.last is None
        return None if opens and state.round.unsettled else SeatAnswer(ruling.seat)


KIND = NextToAct()


def _start(stream: SeedStream, rulebook: Rulebook, game: Game, plan: Plan) -> tuple[Deal, HandState]:
    """The beginning of the street on which the class is to come up."""
    street = stream.pick(plan.streets)
    count = seat_count(stream, rulebook, min(plan.least, rulebook.players_max))
    sitting = seats(count)
    deal = filled(stream.split("rest"), rulebook, game, sitting, {})
    if street is Street.THIRD:
        return deal, began(deal)
    staying = stream.between(min(plan.least - plan.gone, count), min(plan.most, count - plan.gone))
    keep = stream.sample(sitting, staying)
    leaving = departures(stream.split("leaving"), sitting, keep, street)
    if plan.broke and stream.chance(3, 4):
        when = {keep[0]: Street(stream.between(Street.THIRD, street - 1))}
        return deal, play_to(stream.split("play"), deal, street, leaving, when)
    return deal, _shortened(stream, play_to(stream.split("play"), deal, street, leaving), plan)


def _shortened(stream: SeedStream, state: HandState, plan: Plan) -> HandState:
    """Some seats with few chips, as the plan has it."""
    if not plan.short:
        return state
    few = stream.shuffled([one.seat for one in state.live])[: plan.short]
    bet = state.stakes.small_bet if state.street is Street.FOURTH else state.stakes.big_bet
    low, high = (-(-bet * tenths // 10) for tenths in plan.tenths)
    return with_behind(state, {seat: Chips(stream.between(low, high)) for seat in few})


def _moments(stream: SeedStream, deal: Deal, state: HandState, plan: Plan, wanted: str) -> Iterator[HandState]:
    """The moments of the class, on this street and, where nobody can bet any more, at the start of the next."""
    short = [one.seat for one in state.seats if one.can_act and one.stack < 2 * state.stakes.big_bet]
    temper, now = plan.temper, state
    if wanted in ("short-all-in", "one-with-chips"):
        temper = replace(temper, all_in=short[0])
    if wanted == "bet-after-check":
        temper = replace(temper, calm=state.round.opener)
    for now in moments(stream, state, temper):
        if _is(now, wanted):
            yield now
    if wanted == "one-with-chips" and _is(now, wanted) and state.street < Street.SEVENTH:
        yield advance(deal, now)


def _is(state: HandState, wanted: str) -> bool:
    ruling = next_to_act(state)
    return state.round.last is not None and ruling.closed != "one-left" and situation_class(state, ruling) == wanted
