"""Who shows first, and in which order the hands are turned up."""

from __future__ import annotations

from scenarios.engine.actions import Bet, Complete, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.endings import Pot, ShowOrderRuling, ShowsFirst
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import AllInShowdown, ShowsFirstBet, ShowsFirstChecked
from scenarios.engine.state import HandState, Standing, Street, StreetBegins
from scenarios.engine.turns import clockwise, first_to_act, next_to_act

Order = tuple[tuple[Seat, ...], bool]
"""Seats in order, and whether all show at once."""

SHORT_ALL_IN = "short_all_in_shows"
"""The question whether an all-in of less than half a bet is the last aggressive act."""
OPENER_FOLDED = "opener_folded"
"""The question who shows first when the opener has folded: the next after it, or the best board left."""
NOBODY_ACTED = "nobody_acted"
"""The question who of those in one pot shows first when nobody could act on seventh street."""


def show_order(state: HandState, named: tuple[Pot, ...] | None = None) -> ShowOrderRuling:
    """The order of showing: the last to bet or raise on seventh street, else who acted first on it, then clockwise.

    Only seventh street counts. Where somebody is all-in, ``all_in_showdown`` says whether all hands are turned up at
    once or the seats of the last contested side pot show first, those in the main pot alone last; the pots are
    ``named``, or made from what the seats have put in. The last seat left shows nothing.

    Raises NotTheTime before the betting of seventh street is over. Clauses: ``shows_first_bet``,
    ``shows_first_checked``, ``all_in_showdown``, ``turns_clockwise``.
    """
    live = [one.seat for one in state.live]
    if len(live) == 1:
        return ShowOrderRuling((), live[0], ShowsFirst.UNCONTESTED, ())
    waiting = next_to_act(state).seat
    if state.street is not Street.SEVENTH or waiting is not None:
        problem = "the hands are shown when the betting of seventh street is over"
        raise NotTheTime([Problem("street", problem, "seventh street, with all its actions")])
    starts, by, unsettled = _starts(state)
    all_in = tuple(one.seat for one in state.live if one.all_in)
    found = [_ordered(state, start, all_in, named) for start in starts]
    candidates = [one for readings, _ in found for one in readings]
    if len(found[0][0]) > 1:
        unsettled = "all_in_showdown"
    elif len(set(candidates)) == 1 or candidates[0][1]:  # all at once: it is nobody's turn
        unsettled = ""
    order, at_once = candidates[0]
    pointed = state.round.opener if by is ShowsFirst.OPENER else starts[0]
    return ShowOrderRuling(
        order, starts[0], by, found[0][1], all_in, at_once,
        passed=pointed if pointed != starts[0] else None,
        unsettled=unsettled,
        candidates=tuple(dict.fromkeys(candidates)) if unsettled else (),
    )  # fmt: skip


def _starts(state: HandState) -> tuple[tuple[Seat, ...], ShowsFirst, str]:
    """The seat that shows first, or where no text settles it each that may, that of play going on first; and why."""
    now = state.round
    if now.aggressor is not None:
        match state.rulebook.shows_first_bet:
            case ShowsFirstBet.LAST_AGGRESSOR:
                first = _from(state, now.aggressor)[0]
                before = [act.seat for act in _wagers(state) if act.seat != now.aggressor]
                short = now.standing is Standing.SHORT and bool(before)
                starts = (first, _from(state, before[-1])[0]) if short else (first,)
                return starts, ShowsFirst.AGGRESSOR, SHORT_ALL_IN
    live = tuple(one.seat for one in state.live)
    board = first_to_act(state)
    if now.opener is None:
        others = tuple(seat for seat in live if seat != board.best_seat)
        return (board.best_seat, *others), ShowsFirst.BEST_BOARD, NOBODY_ACTED
    following = _from(state, now.opener)[0]
    match state.rulebook.shows_first_checked:
        case ShowsFirstChecked.OPENER:
            folded = following != now.opener
            return (following, *(board.tied if folded else ())), ShowsFirst.OPENER, OPENER_FOLDED
        case ShowsFirstChecked.POSITION:
            return (live[0],), ShowsFirst.POSITION, ""
        case ShowsFirstChecked.UNSETTLED:
            return (following, live[0]), ShowsFirst.OPENER, "shows_first_checked"


def _wagers(state: HandState) -> list[Bet | Raise | Complete]:
    """The bets and raises of this street, as far as its events are known."""
    acts: list[Bet | Raise | Complete] = []
    for event in state.events:
        if isinstance(event, StreetBegins):
            acts.clear()
        elif isinstance(event, Bet | Raise | Complete):
            acts.append(event)
    return acts


def _from(state: HandState, start: Seat) -> tuple[Seat, ...]:
    """The seats still in, clockwise from one, which may itself have folded."""
    left = clockwise(state, start)
    return tuple(one.seat for one in (left[-1], *left[:-1]) if one.live)


def _ordered(
    state: HandState, start: Seat, all_in: tuple[Seat, ...], named: tuple[Pot, ...] | None
) -> tuple[list[Order], tuple[tuple[Seat, ...], ...]]:
    """The orders that are possible from this seat on, that which play goes on with first; and its groups."""
    around = _from(state, start)
    if not all_in:
        return [(around, False)], (around,)
    made = pots(state).pots if named is None else named
    groups, shown = list[tuple[Seat, ...]](), set[Seat]()
    contested = [pot.seats for pot in made if len(pot.seats) > 1]
    for seats in (*reversed(contested), around):  # at last whoever has put in nothing
        if group := tuple(seat for seat in around if seat in seats and seat not in shown):
            groups.append(group)
            shown |= set(group)
    by_pots: Order = tuple(seat for group in groups for seat in group), False
    match state.rulebook.all_in_showdown:
        case AllInShowdown.ALL_SHOW_AT_ONCE:
            return [(around, True)], (around,)
        case AllInShowdown.SIDE_POT_FIRST:
            return [by_pots], tuple(groups)
        case AllInShowdown.UNSETTLED:
            return [by_pots, (around, True)], tuple(groups)
