"""How large a bet or raise is: the increments in force for a seat at one moment of a round.

Third and fourth street use the small bet, later streets the big bet or a range up to it; on fourth street an open pair
may allow more, by game, seat and what has been bet so far.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.chips import Chips
from scenarios.engine.rulebook import (
    EarlyBet,
    Game,
    LateBet,
    OpenPairRaise,
    OpenPairStud,
    OpenPairStud8,
    OpenPairWho,
    SpreadRaise,
)
from scenarios.engine.rulings import Amounts, SizeReason, Spread
from scenarios.engine.state import HandState, SeatState, Status, Street
from scenarios.engine.upcards import has_open_pair


class Increments(Struct, frozen=True):
    """The sizes a bet, completion or raise may have, why, and the knob that no text settles, if one was met."""

    sizes: Amounts
    reason: SizeReason
    unsettled: str = ""


def increments(state: HandState, seat: SeatState) -> Increments:
    """The increments in force for a seat. Clauses: ``early_bet``, ``late_bet``, ``spread_raise``, ``open_pair_*``."""
    if state.street >= Street.FIFTH:
        return _late(state)
    match state.rulebook.early_bet:
        case EarlyBet.SMALL:
            small = _one(state.stakes.small_bet, SizeReason.EARLY)
    if state.street is Street.THIRD or state.game is Game.RAZZ:
        return small
    if any(has_open_pair(one.up) for one in state.live):
        return _open_pair(state, seat, small)
    if any(one.status is Status.FOLDED and len(one.up) == 2 and has_open_pair(one.up) for one in state.seats):
        # whether the pair still counts when it has gone, no text says: a question only where a pair counts
        showing = _open_pair(state, seat, small)
        settled = showing == small or showing.reason is SizeReason.OPEN_PAIR_BIG
        return showing if settled else replace(small, unsettled="open_pair_folded")
    return small


@lru_cache(maxsize=64)
def _one(size: Chips, reason: SizeReason) -> Increments:
    return Increments((size,), reason)


def _late(state: HandState) -> Increments:
    stakes, now = state.stakes, state.round
    match state.rulebook.late_bet:
        case LateBet.BIG:
            return _one(stakes.big_bet, SizeReason.LATE)
        case LateBet.SMALL_TO_BIG:
            return Increments(
                Spread(_least_raise(state, stakes.small_bet) if now.bets else stakes.small_bet, stakes.big_bet),
                SizeReason.LATE,
            )


def _least_raise(state: HandState, otherwise: Chips) -> Chips:
    """The least increment of a raise in a spread: the last increase."""
    match state.rulebook.spread_raise:
        case SpreadRaise.LAST_INCREASE:
            return max(state.round.size, otherwise)
        case SpreadRaise.NONE:
            return otherwise


def _open_pair(state: HandState, seat: SeatState, small: Increments) -> Increments:
    """Fourth street while a live seat shows a pair."""
    rulebook = state.rulebook
    knob: OpenPairStud | OpenPairStud8 = (
        rulebook.open_pair_stud if state.game is Game.STUD else rulebook.open_pair_stud8
    )
    match knob:
        case OpenPairStud.SMALL | OpenPairStud8.SMALL:
            return small
        case OpenPairStud8.UNSETTLED:
            return Increments(small.sizes, small.reason, "open_pair_stud8")
        case OpenPairStud.SMALL_OR_BIG | OpenPairStud8.SMALL_OR_BIG:
            return _small_or_big(state, seat, small)
        case OpenPairStud.ANTE_TO_BIG:
            return _ante_to_big(state, seat, small)


def _small_or_big(state: HandState, seat: SeatState, small: Increments) -> Increments:
    stakes, now = state.stakes, state.round
    either = (stakes.small_bet, stakes.big_bet)
    if now.size == stakes.big_bet:
        return Increments((stakes.big_bet,), SizeReason.OPEN_PAIR_BIG)
    if now.bets:
        match state.rulebook.open_pair_raise:
            case OpenPairRaise.SMALL_OR_BIG:
                return Increments(either, SizeReason.OPEN_PAIR)
            case OpenPairRaise.UNSETTLED:
                return Increments(either, SizeReason.OPEN_PAIR, "open_pair_raise")
    may_use, unsettled = _option(state, seat)
    if not may_use:
        return Increments(small.sizes, small.reason, unsettled)
    return Increments(either, SizeReason.OPEN_PAIR, unsettled)


def _ante_to_big(state: HandState, seat: SeatState, small: Increments) -> Increments:
    """A range down to the ante, as the German page has it."""
    stakes = state.stakes
    if state.round.bets:
        return Increments(
            Spread(_least_raise(state, stakes.ante), stakes.big_bet), SizeReason.OPEN_PAIR, "open_pair_raise"
        )
    may_use, unsettled = _option(state, seat)
    if not may_use:
        return Increments(small.sizes, small.reason, unsettled)
    return Increments(Spread(stakes.ante, stakes.big_bet), SizeReason.OPEN_PAIR, unsettled)


def _option(state: HandState, seat: SeatState) -> tuple[bool, str]:
    """Whether the seat may open as the pair allows, and the knob where that is open: the pair's seat let it pass."""
    opener = state.round.opener
    match state.rulebook.open_pair_who:
        case OpenPairWho.ANY_SEAT:
            return True, ""
        case OpenPairWho.HOLDER_THEN_NEXT_AFTER_CHECK:  # a pair that is all-in or has folded has not checked
            checked = [one for one, _ in state.round.acted if state.at(one).live and has_open_pair(state.at(one).up)]
            return True, "" if checked or has_open_pair(seat.up) else "open_pair_who"
        case OpenPairWho.OPENER_ONLY:
            own = seat.seat == opener and has_open_pair(seat.up)
            return own, "" if own else "open_pair_who"
