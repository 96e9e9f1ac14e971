"""Streets whose betting is over and whose pots are to be counted: all-ins of different sizes, folded chips, a bet that
nobody called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from msgspec import Struct

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.generator.deals import PLAYERS_DEALT, STAKES, filled, seats
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.lines import Temper, moments
from scenarios.generator.playout import departures, play_to, with_behind
from scenarios.generator.stream import SeedStream

_CALM = Temper(3, 0, 1)
_STAKES = STAKES[:4]
"""Chips that can be added up in the head."""
_LAST = (Street.FIFTH, Street.FIFTH, Street.SIXTH)


class Plan(Struct, frozen=True):
    """How a class comes about.

    ``early`` seats are all-in before the last street, each on a later one than the one before; the first of them for
    the ``ante``, where it says so. On the last street ``short`` ones have less than a bet, and one of ``deep`` numbers
    of seats has chips enough. ``after``: seats fold after the first all-in, else before it. ``temper`` plays the last
    street.
    """

    early: int = 0
    short: int = 0
    deep: tuple[int, ...] = (2, 2, 3)
    ante: bool = False
    after: bool | None = None
    temper: Temper = _CALM


PLANS: Mapping[str, tuple[Plan, ...]] = {
    "one-pot": (Plan(deep=(2, 3, 3, 4), temper=Temper(5, 2, 2)),),
    "returned": (Plan(short=1, deep=(1,), temper=Temper(7, 0, 1)),),
    "side-pot": (Plan(early=1, after=False), Plan(short=1, temper=Temper(6, 0, 1))),
    "ante": (Plan(early=1, ante=True),),
    "folded": (Plan(early=1, after=True, temper=Temper(5, 2, 2)),),
    "side-returned": (Plan(early=1, short=1, deep=(1,), temper=Temper(7, 0, 1)),),
    "lone": (Plan(early=1, deep=(2,), after=True, temper=Temper(5, 7, 2)),),
    "many-pots": (Plan(early=2), Plan(early=1, short=1, temper=Temper(6, 0, 1))),
    "many-returned": (Plan(early=2, short=1, deep=(1,), temper=Temper(7, 0, 1)),),
}
"""The classes, each with the ways to it."""


def seats_needed(plans: Sequence[Plan]) -> int:
    """How many must be dealt in, one that folds among them."""
    return max(plan.early + plan.short + min(plan.deep) + bool(plan.after) for plan in plans)


def all_ins(stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
    """A street whose betting is over. Raises NoSuchHand where the table is too small or the play did not come out."""
    plan = stream.pick(PLANS[situation_class])
    short = plan.early + plan.short
    able = [deep for deep in plan.deep if short + deep + bool(plan.after) <= rulebook.players_max]
    if not able:
        raise NoSuchHand
    staying = short + stream.pick(able)
    folding = max(stream.pick((0, 1, 1, 2, 2, 3)), int(bool(plan.after)))
    count = min(staying + folding, rulebook.players_max, PLAYERS_DEALT)
    sitting = seats(count)
    keep = stream.sample(sitting, staying)
    last = Street.SIXTH if plan.after else stream.pick(_LAST)
    all_in = _all_in(stream, plan, keep)
    leaving = _leaving(stream.split("leaving"), plan, sitting, keep, last, all_in)
    broke = {seat for seat, street in all_in.items() if street is None}
    later = {seat: street for seat, street in all_in.items() if street is not None}
    deal = filled(stream.split("rest"), rulebook, game, sitting, {}, stakes=stream.pick(_STAKES))
    deal = deal.with_stacks(dict.fromkeys(broke, deal.stakes.ante))
    try:
        state = play_to(stream.split("play"), deal, last, leaving, later)
    except ValueError as error:  # somebody who was to be all-in had nothing to bet against
        raise NoSuchHand from error
    state = _shortened(stream.split("short"), state, keep[plan.early : short])
    *_, over = moments(stream.split("last"), state, plan.temper)
    return _even(stream.split("even"), state, over) if situation_class == "one-pot" else over


def _all_in(stream: SeedStream, plan: Plan, keep: Sequence[Seat]) -> dict[Seat, Street | None]:
    """On which street each early seat is all-in; None is for the ante."""
    streets: list[Street | None] = [Street.THIRD, Street.FOURTH]
    if plan.ante:
        streets = [None]
    elif plan.early == 1 and not plan.after:
        streets = [stream.pick((Street.THIRD, Street.FOURTH))]
    elif plan.early == 2 and stream.chance(1, 3):
        streets = [None, stream.pick((Street.THIRD, Street.FOURTH))]
    return dict(zip(keep[: plan.early], streets, strict=False))


def _leaving(
    stream: SeedStream,
    plan: Plan,
    sitting: Sequence[Seat],
    keep: Sequence[Seat],
    last: Street,
    all_in: Mapping[Seat, Street | None],
) -> dict[Seat, Street]:
    """On which street each seat folds that does not stay: one after the first all-in at least, or none."""
    if plan.after is None:
        return departures(stream, sitting, keep, last)
    first = next((street for street in all_in.values() if street is not None), Street.THIRD)
    able = [street for street in Street if street < last and (plan.after or street <= first)]
    leaving = {seat: stream.pick(able) for seat in sitting if seat not in keep}
    if plan.after and leaving:
        leaving[min(leaving)] = Street.FIFTH
    return leaving


def _shortened(stream: SeedStream, state: HandState, short: Sequence[Seat]) -> HandState:
    """These seats with less than a bet left."""
    bet = state.stakes.big_bet
    return with_behind(state, {seat: Chips(stream.between(1, bet - 1)) for seat in short}) if short else state


def _even(stream: SeedStream, state: HandState, over: HandState) -> HandState:
    """Now and then one had no more than it puts in on the street: it is all-in, and yet there is one pot."""
    able = [one.seat for one in over.live if one.street_to]
    if not able or stream.chance(1, 2):
        return over
    seat = stream.pick(able)
    return reduce(apply, over.acts, with_behind(state, {seat: over.at(seat).street_to}))
