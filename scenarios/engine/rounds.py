"""What an action makes of a hand: chips move, the standing bet changes, seats that may raise again are known."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import BETWEEN, actions_of, judge, judge_without_chips_named, legal_actions
from scenarios.engine.chips import Chips
from scenarios.engine.errors import Problem, StudError
from scenarios.engine.rulebook import CapLifted, CompletionCounts, ReopensAt, ShortAllIns, ShortBringIn
from scenarios.engine.rulings import Amounts, LegalActions, Spread, Violation, least_of
from scenarios.engine.state import HandState, Round, SeatState, Standing, Status, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act


class IllegalAction(StudError):
    """An action that ``check`` does not let pass, with its violation."""

    def __init__(self, action: Action, violation: Violation) -> None:
        self.action, self.violation = action, violation
        allowed = "" if violation.allowed is None else str(violation.allowed)
        super().__init__([Problem(f"seat {action.seat}", f"{action} breaks the rule {violation.rule!r}", allowed)])


def opened(state: HandState) -> HandState:
    """The state with a fresh betting round for its street: who opens, and whether the cap holds."""
    ruling = bring_in(state) if state.street is Street.THIRD else first_to_act(state)
    with_chips = sum(one.can_act for one in state.seats)
    unsettled = ruling.unsettled
    now = Round(
        opener=ruling.seat,
        to=Chips(0),
        level=Chips(0),
        standing=Standing.OPEN,
        size=Chips(0),
        bets=0,
        acted=(),
        last=None,
        aggressor=None,
        began_with=with_chips,
        lifted=_lifted(state, with_chips, with_chips, bets=0),
        unsettled=unsettled,
    )
    return replace(state, round=now)


def _lifted(state: HandState, began_with: int, with_chips: int, *, bets: int) -> bool:
    """Whether the cap comes off now: two seats with chips are left, when and where ``cap_lifted`` says."""
    rulebook = state.rulebook
    match rulebook.cap_lifted:
        case CapLifted.BEFORE_CAP:
            return with_chips <= 2 and bets <= rulebook.raises_max
        case CapLifted.ROUND_BEGAN:
            return began_with == 2
        case CapLifted.EVENT_LAST_TWO:
            return state.event_players_left == 2
        case CapLifted.LAST_ROUND:
            return state.street is Street.SEVENTH and began_with == 2
        case CapLifted.NEVER:
            return False


def apply(state: HandState, action: Action) -> HandState:
    """The hand after a legal action. Raises IllegalAction, which names the rule it breaks."""
    turn = next_to_act(state).seat
    if turn is None:
        raise IllegalAction(action, Violation("round_closed", action.seat))
    if action.seat != turn:
        raise IllegalAction(action, Violation("out_of_turn", action.seat, turn))
    state = _opener_is_past(state)
    opens = state.street is Street.THIRD and state.round.standing is Standing.OPEN
    if not opens and isinstance(action, Fold | Check | Call):  # what a wager may be need not be known
        owed = Chips(max(state.round.to - state.at(turn).street_to, 0))
        violation = judge_without_chips_named(turn, owed, action)
    else:
        violation = judge(state, legal_actions(state), action)
    if violation is not None:
        raise IllegalAction(action, violation)
    return _moved(state, legal_actions, action)


def forced(state: HandState, action: Action) -> HandState:
    """The hand after an action that was made at a table whether it was legal or not: what a record goes on from.

    The seat is live with chips. A wager cannot exceed its stack; one that does not exceed the standing bet is a call.
    """
    state = _opener_is_past(state)
    one = state.at(action.seat)
    if not isinstance(action, Fold | Check | Call):
        to = Chips(min(action.to, one.street_to + one.stack))
        short = to <= max(state.round.to, one.street_to)
        action = Call(action.seat) if short else type(action)(action.seat, to)
    return _moved(state, lambda now: actions_of(now, action.seat), action)


def _opener_is_past(state: HandState) -> HandState:
    """The hand without the question who opens the street, where no text settles it: somebody is doing so now."""
    if state.round.last is not None or not state.round.unsettled:
        return state
    return replace(state, round=replace(state.round, unsettled=""))


def _moved(state: HandState, allowed: Callable[[HandState], LegalActions], action: Action) -> HandState:
    """The hand after the action; what was ``allowed`` says how a wager counts."""
    one = state.at(action.seat)
    match action:
        case Fold():
            after, to = replace(one, status=Status.FOLDED), None
        case Check():
            after, to = one, None
        case Call():
            after, to = _paid(one, Chips(one.street_to + min(max(state.round.to - one.street_to, 0), one.stack))), None
        case BringIn(_, amount) | Complete(_, amount) | Bet(_, amount) | Raise(_, amount):
            after, to = _paid(one, amount), amount
    seats = tuple([after if other is one else other for other in state.seats])
    now = state.round
    if to is None:
        acted = (*[entry for entry in now.acted if entry[0] != one.seat], (one.seat, now.to))
        now = replace(now, acted=acted, last=one.seat)
    else:
        now = _wagered(state, allowed(state), after, to, isinstance(action, BringIn))
    if not now.lifted and not after.can_act:
        with_chips = sum(other.can_act for other in seats)
        if _lifted(state, now.began_with, with_chips, bets=now.bets):
            now = replace(now, lifted=True)
    return replace(state, seats=seats, round=now, events=(*state.events, action) if state.events else ())


def _paid(one: SeatState, street_to: Chips) -> SeatState:
    """The seat with so much in on this street."""
    added = street_to - one.street_to
    return replace(one, stack=Chips(one.stack - added), street_to=street_to, total=Chips(one.total + added))


def _wagered(state: HandState, legal: LegalActions, after: SeatState, to: Chips, brings_in: bool) -> Round:
    """The round after a wager. An all-in of less than a full one counts as full from ``reopens_at`` of a bet."""
    now, rulebook, seat = state.round, state.rulebook, after.seat
    if brings_in and to < state.stakes.small_bet:
        owed = max(to, state.stakes.bring_in) if rulebook.short_bring_in is ShortBringIn.FULL else to
        counts = 1 if rulebook.completion_counts is CompletionCounts.RAISE else 0
        unsettled = "bring_in_between" if to > state.stakes.bring_in else ""
        return Round(
            now.opener, owed, Chips(0), Standing.SHORT, Chips(0), counts, ((seat, owed),),
            seat, seat, now.began_with, now.lifted, None, unsettled,
        )  # fmt: skip
    unsettled = now.unsettled or ("" if legal.unsettled == BETWEEN else legal.unsettled)
    gain = Chips(to - now.level)
    bet = least_of(legal.increments)
    if gain < bet and _half_of_one_size(legal.increments, gain) and rulebook.reopens_at is ReopensAt.HALF:
        unsettled = unsettled or "open_pair_short_all_in"
    if gain >= bet or (rulebook.reopens_at is ReopensAt.HALF and 2 * gain >= bet):
        standing, level, size, bets = Standing.LEVEL, to, max(gain, bet), now.bets + 1
        topped = now.level if gain < bet else None
        acted = now.acted if gain < bet else ()
        acted = tuple(entry for entry in acted if not _reopened(rulebook.reopens_at, to - entry[1], bet))
    else:
        standing, level, size, bets, acted = Standing.SHORT, now.level, now.size, now.bets, now.acted
        topped = None
        if now.standing is Standing.SHORT and rulebook.short_all_ins is ShortAllIns.UNSETTLED and now.level:
            unsettled = unsettled or "short_all_ins"
    acted = (*(entry for entry in acted if entry[0] != seat), (seat, to))
    return Round(
        now.opener, to, level, standing, size, bets, acted, seat, seat, now.began_with, now.lifted, topped, unsettled
    )  # fmt: skip


def _half_of_one_size(sizes: Amounts, gain: int) -> bool:
    """Whether an all-in is half a small bet but not half a big one, where an open pair allows both."""
    return not isinstance(sizes, Spread) and sizes[0] <= 2 * gain < sizes[-1]


def _reopened(threshold: ReopensAt, faced: int, bet: Chips) -> bool:
    """Whether a seat that has acted and now faces so much more may raise again."""
    return faced >= bet or (threshold is ReopensAt.HALF and 2 * faced >= bet)
