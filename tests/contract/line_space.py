"""Lines of a written hand judged one by one: what the judge does not let pass, and what would have to be otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import check
from scenarios.engine.chips import Chips
from scenarios.engine.records import read_through
from scenarios.engine.state import HandState
from scenarios.situation import start_of_street

_WAGERS = BringIn | Complete | Bet | Raise


def not_allowed(state: HandState) -> Iterator[tuple[int, str]]:
    """Every line that the judge does not let pass, by its number, with each fault that it has."""
    for number, line in enumerate(read_through(start_of_street(state), state.acts), start=1):
        if check(line.before, line.act) is not None:
            yield from ((number, fault) for fault in _faults(line.before, line.act))


def _faults(before: HandState, act: Action) -> Iterator[str]:
    """What is wrong with an act, found by trying what would be let pass in its place."""
    seat = before.at(act.seat)
    if not any(_passes(before, other) for other in (Check(seat.seat), Call(seat.seat), *_openings(before, act))):
        yield "turn"
        if not seat.live or not seat.stack:
            yield "out"
        elif not before.acts:
            yield "opener"
        return
    if isinstance(act, Check) and _passes(before, Call(seat.seat)):
        yield "check"
    if isinstance(act, _WAGERS):
        yield from _of_wager(before, act)


def _of_wager(before: HandState, act: BringIn | Complete | Bet | Raise) -> Iterator[str]:
    if _passes(_with(before, lifted=True), act):
        yield "cap"
    others = tuple(one for one in before.round.acted if one[0] != act.seat)
    if _passes(_with(before, acted=others), act):
        yield "closed"
    able = _able(before, act)
    if able and act.to < able[0]:
        yield "too-little"
    if able and act.to > able[-1]:
        yield "too-much"


def _able(before: HandState, act: BringIn | Complete | Bet | Raise) -> list[int]:
    """Every amount to which this kind of act would be let pass."""
    top = act.to + 2 * before.stakes.big_bet
    return [to for to in range(1, top) if _passes(before, type(act)(act.seat, Chips(to)))]


def _openings(before: HandState, act: Action) -> Iterator[Action]:
    """The bring-in and the fold in place of it, where somebody has to open."""
    if not before.acts:
        yield Fold(act.seat)
        yield from (BringIn(act.seat, Chips(to)) for to in range(1, before.stakes.small_bet + 1))


def _passes(state: HandState, act: Action) -> bool:
    return check(state, act) is None


def _with(state: HandState, **changes: object) -> HandState:
    return replace(state, round=replace(state.round, **changes))
