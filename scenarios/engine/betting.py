"""Betting: what the seat to act may do, whether an action is legal, and what it makes of the hand.

One idea carries it: ``Round.level``, the highest wager made in full. A short standing bet (a bring-in, an all-in of
less than half a bet) is completed to level + bet; a level one is raised by a bet. ``check`` is the judge; ``apply``
asks it, and ``legal_actions`` lists what it lets pass.
"""

from __future__ import annotations

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.latest import latest
from scenarios.engine.rulebook import BringInSizes, CapLifted, LowCardAllIn, ShortAllIns
from scenarios.engine.rulings import Amounts, Block, LegalActions, SizeReason, Spread, Violation, least_of
from scenarios.engine.sizes import Increments, increments
from scenarios.engine.state import HandState, SeatState, Standing, Status, Street
from scenarios.engine.turns import bring_in, next_to_act

BETWEEN = "all_in_between_sizes"
"""What is open where a stack lies between two sizes: whether it may go in whole. Either size is settled."""


@latest
def legal_actions(state: HandState) -> LegalActions:
    """Everything the seat to act may do, with amounts. Raises NotTheTime when the round is closed.

    Clauses: ``completion``, ``early_bet``, ``late_bet``, ``open_pair_*``, ``raises_max``, ``cap_lifted``,
    ``reopens_at``, ``short_all_ins``, ``short_bring_in``, ``table_stakes``, ``unbet_fold``.
    """
    seat = next_to_act(state).seat
    if seat is None:
        raise NotTheTime([Problem("actions", "the round is closed, nobody is to act", "an open round")])
    return actions_of(state, seat)


def actions_of(state: HandState, seat: Seat) -> LegalActions:
    """What a seat could do if it were its turn."""
    one, now = state.at(seat), state.round
    sizes = increments(state, one)
    if state.street is Street.THIRD and now.standing is Standing.OPEN:
        return _opening(state, one, sizes)
    owed = Chips(max(now.to - one.street_to, 0))
    cap = None if now.lifted else 1 + state.rulebook.raises_max
    block = _block(state, one, owed, cap)
    # how large a wager may be is no question for a seat that can make none, nor is anything else where chips forbid it
    if block in (Block.NO_CHIPS, Block.NO_OPPONENT) and now.last is not None:
        unsettled = ""
    else:
        unsettled = now.unsettled or ("" if block is Block.CAPPED else sizes.unsettled)
    wager: Amounts = ()
    if block is Block.NONE:
        wager, between = _totals(sizes.sizes, now.level, Chips(one.street_to + one.stack))
        unsettled = unsettled or _short_unsettled(state, sizes, wager) or between
    elif block is Block.CAPPED:
        unsettled = unsettled or _cap_unsettled(state)
    standing = now.standing
    return LegalActions(
        seat,
        fold=True,
        check=not owed,
        call=min(owed, one.stack) if owed else None,
        complete_to=wager if standing is Standing.SHORT else (),
        bet=wager if standing is Standing.OPEN else (),
        raise_to=wager if standing is Standing.LEVEL else (),
        owed=owed,
        increments=sizes.sizes,
        size_reason=sizes.reason,
        base=now.level,
        wagers=now.bets,
        wagers_max=cap,
        block=block,
        unsettled=unsettled,
    )


def _cap_unsettled(state: HandState) -> str:
    """Two seats left within the last round: no text says whether that lifts the cap or only two at its beginning do."""
    last_round = state.rulebook.cap_lifted is CapLifted.LAST_ROUND and state.street is Street.SEVENTH
    return "cap_lifted" if last_round and sum(one.can_act for one in state.seats) <= 2 else ""


def _opening(state: HandState, one: SeatState, sizes: Increments) -> LegalActions:
    """The bring-in or the full bet, whichever the stack allows. Clauses: ``bring_in_sizes``, ``low_card_all_in``."""
    rulebook, stakes = state.rulebook, state.stakes
    unsettled = state.round.unsettled or sizes.unsettled
    ruling = bring_in(state)
    may_fold = rulebook.low_card_all_in is LowCardAllIn.LEFT_OPENS and ruling.low_card_seat != one.seat
    full: Amounts = ()
    least: Amounts
    match rulebook.bring_in_sizes:
        case BringInSizes.ANTE_TO_BET:
            if one.stack < stakes.bring_in:
                least = (one.stack,)
            else:
                least = Spread(stakes.bring_in, min(one.stack, stakes.small_bet))
        case BringInSizes.BRING_IN_OR_BET | BringInSizes.ANTE_OR_BET:
            least = (min(one.stack, stakes.bring_in),)
            if one.stack > stakes.bring_in and one.status is not Status.ABSENT:
                full = (min(one.stack, stakes.small_bet),)
                if one.stack < stakes.small_bet:
                    unsettled = unsettled or "all_in_over_bring_in"
    return LegalActions(
        one.seat,
        fold=may_fold,
        check=False,
        call=None,
        bring_in=least,
        complete_to=full,
        increments=sizes.sizes,
        size_reason=sizes.reason,
        wagers_max=None if state.round.lifted else 1 + rulebook.raises_max,
        unsettled=unsettled,
    )


def _block(state: HandState, one: SeatState, owed: Chips, cap: int | None) -> Block:
    if one.stack <= owed:
        return Block.NO_CHIPS
    for other in state.seats:
        if other.stack and other is not one and other.status is Status.LIVE:
            break
    else:
        return Block.NO_OPPONENT
    if cap is not None and state.round.bets >= cap:
        return Block.CAPPED
    for seat, _ in state.round.acted:
        if seat == one.seat:
            return Block.NOT_REOPENED
    return Block.NONE


def _totals(sizes: Amounts, level: Chips, whole: Chips) -> tuple[Amounts, str]:
    """Totals for the street from increments over the level, cut to the stack; and whether no text settles the cut."""
    if isinstance(sizes, Spread):
        least, most = Chips(level + sizes.least), Chips(level + sizes.most)
        return ((whole,) if whole <= least else Spread(least, min(most, whole))), ""
    totals = tuple([Chips(level + size) for size in sizes])
    if whole < totals[0]:
        return (whole,), ""
    if whole >= totals[-1]:
        return totals, ""
    within = tuple([total for total in totals if total <= whole])
    return within, "" if whole in within else BETWEEN


def _short_unsettled(state: HandState, sizes: Increments, wager: Amounts) -> str:
    """What no text settles about completing or exceeding a short bet."""
    now = state.round
    if now.standing is not Standing.SHORT:
        return ""
    if state.street is Street.THIRD and now.level == 0:  # over a bring-in
        return "all_in_over_bring_in" if least_of(wager) < least_of(sizes.sizes) else ""
    if sizes.reason is SizeReason.OPEN_PAIR:
        return "open_pair_short_all_in"
    return "short_all_ins" if state.rulebook.short_all_ins is ShortAllIns.UNSETTLED else ""


def check(state: HandState, action: Action) -> Violation | None:
    """None if the action is legal now, else which rule it breaks."""
    turn = next_to_act(state).seat
    if turn is None:
        return Violation("round_closed", action.seat)
    if action.seat != turn:
        return Violation("out_of_turn", action.seat, turn)
    return judge(state, legal_actions(state), action)


def wager_verb(state: HandState) -> type[Complete] | type[Bet] | type[Raise]:
    """What more than a call is called: a bet when nothing stands, completing what is short, raising what is full."""
    match state.round.standing:
        case Standing.OPEN:
            return Complete if state.street is Street.THIRD else Bet
        case Standing.SHORT:
            return Complete
        case Standing.LEVEL:
            return Raise


def judge_without_chips_named(seat: Seat, owed: Chips, action: Fold | Check | Call) -> Violation | None:
    """The judgement of an act that names no amount, by a seat that does not have to open third street."""
    match action:
        case Call() if not owed:
            return Violation("nothing_to_call", seat)
        case Check() if owed:
            return Violation("owes", seat)
        case _:
            return None


def judge(state: HandState, legal: LegalActions, action: Action) -> Violation | None:
    """The judgement of an action by the seat whose turn it is."""
    broken = ""
    allowed: Amounts = ()
    match action:
        case Fold() if not legal.fold:
            broken = "must_open"
        case Check() if legal.bring_in:
            broken = "must_open"
        case Fold() | Check() | Call():
            return judge_without_chips_named(legal.seat, legal.owed, action)
        case BringIn(_, to):
            allowed = legal.bring_in
            broken = "no_bring_in" if not allowed else "" if to in allowed else "amount"
        case Complete(_, to) | Bet(_, to) | Raise(_, to):
            allowed, verb = legal.wager, wager_verb(state)
            if legal.block is not Block.NONE:
                broken = legal.block.value
            elif type(action) is not verb:
                broken = {Complete: "complete_instead", Bet: "bet_instead", Raise: "raise_instead"}[verb]
            elif to not in allowed:
                broken = "amount"
    return Violation(broken, legal.seat, allowed) if broken else None
