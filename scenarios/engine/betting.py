"""Betting: what the seat to act may do, whether an action is legal, and what it makes of the hand.

One idea carries it: ``Round.level``, the highest wager made in full. A short standing bet (a bring-in, an all-in of
less than half a bet) is completed to level + bet; a level one is raised by a bet. ``check`` is the judge; ``apply``
asks it, and ``legal_actions`` lists what it lets pass.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.latest import latest
from scenarios.engine.rulebook import BringInSizes, CapLifted, LowCardAllIn, ShortAllIns
from scenarios.engine.rulings import Amounts, Block, LegalActions, SizeReason, Spread, Violation
from scenarios.engine.sizes import Increments, increments
from scenarios.engine.state import HandState, SeatState, Standing, Status, Street
from scenarios.engine.turns import bring_in, next_to_act


@dataclass(frozen=True, slots=True)
class Terms:
    """The facts from which both the judge and the list of options speak. ``forced``: the seat owes the bring-in."""

    seat: SeatState
    owed: Chips
    opening: bool  # third street, nothing put in yet
    forced: bool
    bring_in: Amounts
    wager: Amounts  # totals to which the seat may complete, bet or raise
    verb: type[Complete] | type[Bet] | type[Raise]
    block: Block
    sizes: Increments
    cap: int | None
    unsettled: str


_VERBS: dict[Standing, type[Complete] | type[Bet] | type[Raise]] = {
    Standing.OPEN: Bet,
    Standing.SHORT: Complete,
    Standing.LEVEL: Raise,
}


@latest
def terms_now(state: HandState) -> Terms:
    """What holds for the seat whose turn it is. Raises NotTheTime when the round is closed."""
    seat = next_to_act(state).seat
    if seat is None:
        raise NotTheTime([Problem("actions", "the round is closed, nobody is to act", "an open round")])
    return terms(state, seat)


def terms(state: HandState, seat: Seat) -> Terms:
    """What would hold for a seat if it were its turn."""
    one, now = state.at(seat), state.round
    owed = Chips(max(now.to - one.street_to, 0))
    sizes = increments(state, one)
    opening = state.street is Street.THIRD and now.standing is Standing.OPEN
    cap = None if now.lifted else 1 + state.rulebook.raises_max
    if opening:
        return _opening_terms(state, one, sizes, cap, now.unsettled or sizes.unsettled)
    verb = _VERBS[now.standing]
    block = _block(state, one, owed, cap)
    # how large a wager may be is no question for a seat that can make none, whatever its size
    no_wager = block in (Block.NO_CHIPS, Block.NO_OPPONENT, Block.CAPPED)
    unsettled = now.unsettled or ("" if no_wager else sizes.unsettled)
    wager: Amounts = ()
    if block is Block.NONE:
        wager, between = _totals(sizes.sizes, now.level, Chips(one.street_to + one.stack))
        unsettled = unsettled or between or _short_unsettled(state, sizes, wager)
    if block is Block.CAPPED:
        unsettled = unsettled or _cap_unsettled(state)
    return Terms(one, owed, False, False, (), wager, verb, block, sizes, cap, unsettled)


def _cap_unsettled(state: HandState) -> str:
    """Two seats left within the last round: no text says whether that lifts the cap or only two at its beginning do."""
    last_round = state.rulebook.cap_lifted is CapLifted.LAST_ROUND and state.street is Street.SEVENTH
    return "cap_lifted" if last_round and sum(one.can_act for one in state.seats) <= 2 else ""


def _opening_terms(state: HandState, one: SeatState, sizes: Increments, cap: int | None, unsettled: str) -> Terms:
    """The bring-in or the full bet, whichever the stack allows. Clauses: ``bring_in_sizes``, ``low_card_all_in``."""
    rulebook, stakes = state.rulebook, state.stakes
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
    return Terms(one, Chips(0), True, not may_fold, least, full, Complete, Block.NONE, sizes, cap, unsettled)


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
    return within, "" if whole in within else "all_in_between_sizes"


def _short_unsettled(state: HandState, sizes: Increments, wager: Amounts) -> str:
    """What no text settles about completing or exceeding a short bet."""
    now = state.round
    if now.standing is not Standing.SHORT:
        return ""
    if state.street is Street.THIRD and now.level == 0:  # over a bring-in
        least = wager.least if isinstance(wager, Spread) else wager[0]
        return "all_in_over_bring_in" if least < sizes.least else ""
    if sizes.reason is SizeReason.OPEN_PAIR:
        return "open_pair_short_all_in"
    return "short_all_ins" if state.rulebook.short_all_ins is ShortAllIns.UNSETTLED else ""


def legal_actions(state: HandState) -> LegalActions:
    """Everything the seat to act may do, with amounts. Raises NotTheTime when the round is closed.

    Clauses: ``completion``, ``early_bet``, ``late_bet``, ``open_pair_*``, ``raises_max``, ``cap_lifted``,
    ``reopens_at``, ``short_all_ins``, ``short_bring_in``, ``table_stakes``, ``unbet_fold``.
    """
    return actions_of(state, terms_now(state))


def actions_of(state: HandState, facts: Terms) -> LegalActions:
    """The options of a seat for which ``facts`` hold, listed."""
    one = facts.seat
    owes = facts.owed > 0
    wager, verb = facts.wager, facts.verb
    return LegalActions(
        seat=one.seat,
        fold=not facts.forced,
        check=not owes and not facts.opening,
        call=min(facts.owed, one.stack) if owes else None,
        bring_in=facts.bring_in,
        complete_to=wager if verb is Complete else (),
        bet=wager if verb is Bet else (),
        raise_to=wager if verb is Raise else (),
        owed=facts.owed,
        increments=facts.sizes.sizes,
        size_reason=facts.sizes.reason,
        base=state.round.level,
        wagers=state.round.bets,
        wagers_max=facts.cap,
        block=facts.block,
        unsettled=facts.unsettled,
    )


def check(state: HandState, action: Action) -> Violation | None:
    """None if the action is legal now, else which rule it breaks."""
    turn = next_to_act(state).seat
    if turn is None:
        return Violation("round_closed", action.seat)
    if action.seat != turn:
        return Violation("out_of_turn", action.seat, turn)
    return judge(terms_now(state), action)


def judge(facts: Terms, action: Action) -> Violation | None:
    """The judgement of an action by the seat whose turn it is."""
    seat, broken = facts.seat.seat, ""
    allowed: Amounts = ()
    match action:
        case Fold():
            broken = "must_open" if facts.forced else ""
        case Check():
            broken = "must_open" if facts.opening else "owes" if facts.owed else ""
        case Call():
            broken = "nothing_to_call" if not facts.owed else ""
        case BringIn(_, to):
            allowed = facts.bring_in
            broken = "no_bring_in" if not facts.opening else "amount" if to not in allowed else ""
        case Complete(_, to) | Bet(_, to) | Raise(_, to):
            allowed = facts.wager
            if facts.block is not Block.NONE:
                broken = facts.block.value
            elif type(action) is not facts.verb:
                broken = {Complete: "complete_instead", Bet: "bet_instead", Raise: "raise_instead"}[facts.verb]
            elif to not in allowed:
                broken = "amount"
    return Violation(broken, seat, allowed) if broken else None
