"""Lines of betting within a street: driven by a temper until a wanted moment comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from scenarios.engine.actions import Action, BringIn, Call, Check, Complete, Fold
from scenarios.engine.betting import legal_actions, wager_verb
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rounds import apply
from scenarios.engine.rulings import Amounts, Block, LegalActions, Spread, least_of
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import clockwise, next_to_act
from scenarios.generator.playout import with_behind
from scenarios.generator.stream import SeedStream


class Temper(Struct, frozen=True):
    """How seats act, in eighths: how often they wager when they may, and fold when they owe and two others stay.

    ``wagers_at_most`` full wagers are made on the street. ``all_in`` names a seat that puts everything in as soon as
    its stack is less than a full wager, and never wagers otherwise; ``calm`` names one that never wagers;
    ``full_opening``: how often the bring-in is a full bet, in eighths.
    """

    wagers: int
    folds: int = 1
    wagers_at_most: int = 99
    all_in: Seat | None = None
    full_opening: int = 1
    calm: Seat | None = None


def one_short(stream: SeedStream, state: HandState, tenths: tuple[int, int]) -> tuple[HandState, Seat] | None:
    """One live seat, not the one that opens, with few chips: a number of tenths of the street's bet.

    None where nobody opens, or no whole number of chips is so many tenths.
    """
    opener = state.round.opener
    bet = state.stakes.small_bet if state.street <= Street.FOURTH else state.stakes.big_bet
    low, high = -(-bet * tenths[0] // 10), bet * tenths[1] // 10
    if opener is None or low > high:
        return None
    others = [one.seat for one in clockwise(state, opener) if one.can_act and one.seat != opener]
    # somebody must come after it who has not acted yet
    short = others[stream.below(max(len(others) - 1, 1))]
    return with_behind(state, {short: Chips(stream.between(low, high))}), short


def drive(stream: SeedStream, state: HandState, temper: Temper, found: Callable[[HandState], bool]) -> HandState | None:
    """A moment of the street that ``found`` accepts: the first one or, as chance has it, a later one; None if none."""
    last = None
    for now in moments(stream, state, temper):
        if next_to_act(now).seat is not None and found(now):
            last = now
            if stream.chance(5, 8):
                return last
    return last


def moments(stream: SeedStream, state: HandState, temper: Temper) -> Iterator[HandState]:
    """Every moment of the street from this one on; the last is that in which its betting is over."""
    yield state
    while next_to_act(state).seat is not None:
        state = apply(state, _act(stream, state, legal_actions(state), temper))
        yield state


def _act(stream: SeedStream, state: HandState, legal: LegalActions, temper: Temper) -> Action:
    seat, now = legal.seat, state.round
    if legal.bring_in:
        return _open(stream, state, legal, temper)
    may_wager = legal.block is Block.NONE and now.bets < temper.wagers_at_most
    if seat == temper.all_in:
        one = state.at(seat)
        whole = one.street_to + one.stack
        if legal.block is Block.NONE and legal.wager == (whole,) and (now.to or stream.chance(1, 3)):
            return wager_verb(state)(seat, legal.wager[0])
    elif may_wager and seat != temper.calm and stream.chance(temper.wagers, 8):
        return wager_verb(state)(seat, _amount(stream, legal.wager))
    if not legal.owed:
        return Check(seat)
    return (
        Fold(seat) if len(state.live) > 2 and seat != temper.all_in and stream.chance(temper.folds, 8) else Call(seat)
    )


def _open(stream: SeedStream, state: HandState, legal: LegalActions, temper: Temper) -> Action:
    seat, bet = legal.seat, state.stakes.small_bet
    if legal.fold and len(state.live) > 3 and stream.chance(2, 8):
        return Fold(seat)
    if stream.chance(temper.full_opening, 8):
        if bet in legal.wager:
            return Complete(seat, bet)
        if bet in legal.bring_in:
            return BringIn(seat, bet)
    return BringIn(seat, least_of(legal.bring_in))


def _amount(stream: SeedStream, wager: Amounts) -> Chips:
    if isinstance(wager, Spread):
        return stream.pick((wager.least, wager.most))
    return stream.pick(wager)
