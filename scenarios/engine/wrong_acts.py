"""What players do wrong: opening for another, folding with nothing to call, betting too little, turning cards down."""

from __future__ import annotations

from scenarios.engine.betting import legal_actions
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.incidents import Announced, Incident, IncidentRuling, Outcome, Reason, floor, ruling
from scenarios.engine.procedures import (
    Announcements,
    BeatenCaller,
    MuckedHand,
    SkippedSeat,
    Underbet,
    UpcardsMoved,
    UpcardsTurned,
)
from scenarios.engine.rulebook import AbsentLowCard, Game, UnbetFold, WrongBringIn
from scenarios.engine.rulings import LegalActions, least_of
from scenarios.engine.state import HandState, Standing, Status, Street
from scenarios.engine.turns import bring_in, next_to_act


def absent_low_card(state: HandState, seat: Seat | None) -> IncidentRuling:
    """The low card is away: its ante and bring-in are lost, the bring-in posted from its stack; when is its hand dead?

    When the action reaches it; at once; or down cards when third street is complete and the upcard when the action
    reaches it. It gets no card on fourth street. Without chips it posts nothing, and ``seat`` is who opens instead.
    Clauses: ``absent_low_card``, ``low_card_all_in``.
    """
    opening, house = bring_in(state), state.rulebook
    low = state.at(opening.low_card_seat)
    if low.status is not Status.ABSENT or seat not in (None, low.seat):
        problem = f"seat {low.seat} has the card that brings it in" + " and is there" * (low.status is Status.LIVE)
        raise NotTheTime([Problem("incident.seat", problem, "the seat that owes the bring-in, its status absent")])
    if not opening.absent:
        return ruling(Outcome.PLAY_ON, "low_card_all_in", seat=opening.seat)
    match house.absent_low_card:
        case AbsentLowCard.UNSETTLED:
            return floor("absent_low_card")
        case AbsentLowCard.LIVES_UNTIL_ACTION:
            hand = "lives-until-action"
        case AbsentLowCard.DEAD_AT_ONCE_POSTS:
            hand = "dead-at-once"
        case AbsentLowCard.DEAD_AFTER_THIRD_POSTS:
            hand = "dead-after-third"
    amount = min(low.stack, state.stakes.bring_in)
    return ruling(Outcome.POSTED, "absent_low_card", seat=low.seat, amount=amount, hand=hand, fourth_street_card=False)


def wrong_bring_in(state: HandState, seat: Seat, *, next_acted: bool) -> IncidentRuling:
    """The wrong seat has brought it in: corrected until the next player acts; then it stands, the other owes nothing.

    Raises NotTheTime where that seat was right, or nobody opens. Clause: ``wrong_bring_in``.
    """
    right = bring_in(state).seat
    if right is None or right == seat:
        problem = "nobody brings it in here" if right is None else f"seat {seat} is right to bring it in"
        raise NotTheTime([Problem("incident.seat", problem, "a seat that brought it in for another")])
    match state.rulebook.wrong_bring_in:
        case WrongBringIn.CORRECTED_UNTIL_NEXT_ACTS:
            if next_acted:
                return ruling(Outcome.STANDS, "wrong_bring_in", opens=seat, owes_nothing=right)
            return ruling(Outcome.CORRECTED, "wrong_bring_in", opens=right, returned_to=seat)
        case WrongBringIn.UNSETTLED:
            return floor("wrong_bring_in")


def _to_act(state: HandState, seat: Seat) -> LegalActions:
    turn = next_to_act(state).seat
    if turn != seat:
        problem = "the betting is over" if turn is None else f"it is the turn of seat {turn}"
        raise NotTheTime([Problem("incident.seat", problem, "the seat whose turn it is")])
    return legal_actions(state)


def unbet_fold(state: HandState, seat: Seat) -> IncidentRuling:
    """A fold with nothing to call stands; whether the seat goes on being dealt cards is ``unbet_fold``.

    With two seats left it ends the hand, and on seventh street there is no card to come.
    Raises NotTheTime where there is something to call, or it is not the seat's turn.
    """
    if not _to_act(state, seat).check:
        raise NotTheTime([Problem("incident.seat", f"seat {seat} cannot check: its fold is none of these", "a check")])
    more = state.street < Street.SEVENTH and len(state.live) > 2
    match state.rulebook.unbet_fold:
        case UnbetFold.LEGAL_KEEPS_RECEIVING:
            return ruling(Outcome.STANDS, "unbet_fold", seat=seat, receives_cards=more)
        case UnbetFold.LEGAL:
            return ruling(Outcome.STANDS, "unbet_fold", seat=seat, receives_cards=False)
        case UnbetFold.UNSETTLED:
            return floor("unbet_fold")


def underbet(state: HandState, incident: Incident, seat: Seat) -> IncidentRuling:
    """A bet, completion or bring-in of too little is made good until the street ends; then it stands.

    ``to`` is the least it may be, ``owes`` what the seat and those who have called have still to put in. Nobody may
    turn a call into a raise. No text was found for a call of too little, nor for a completion of the bring-in by
    a seat without the chips for a full bet. Raises NotTheTime for an amount that is not too little.

    Clause: ``underbet``.
    """
    legal, put, one = _to_act(state, seat), incident.put, state.at(seat)
    if not one.street_to < put <= one.street_to + one.stack:
        raise NotTheTime(
            [Problem("incident.put", f"seat {seat} cannot have put in {put}", "what it has, and not less")]
        )
    callers = [state.at(caller) for caller in incident.callers]
    if bad := [one.seat for one in callers if not one.can_act or one.seat == seat]:
        raise NotTheTime([Problem("incident.callers", f"seat {bad[0]} cannot have called", "live seats with chips")])
    all_in = Chips(one.street_to + one.stack)
    to = min(state.round.to, all_in) if put < state.round.to else _least(state, legal, put)
    if put >= to:
        raise NotTheTime([Problem("incident.put", f"{put} is not too little for what it can be", "less than is legal")])
    if put < state.round.to:
        return floor("underbet", Reason.NO_TEXT)
    completes = state.street is Street.THIRD and state.round.standing is Standing.SHORT and to < state.stakes.small_bet
    match state.rulebook.procedures.underbet:
        case Underbet.CORRECTED_THIS_STREET if completes:
            return floor("underbet", Reason.NO_TEXT)
        case Underbet.CORRECTED_THIS_STREET if incident.street_over:
            return ruling(Outcome.STANDS, "underbet", seat=seat)
        case Underbet.CORRECTED_THIS_STREET:
            owed = [(seat, Chips(to - put))]
            owed += [(one.seat, Chips(min(to, one.street_to + one.stack) - put)) for one in callers]
            return ruling(Outcome.CORRECTED, "underbet", seat=seat, to=to, owes=tuple(owed))
        case Underbet.UNSETTLED:
            return floor("underbet")


def _least(state: HandState, legal: LegalActions, put: Chips) -> Chips:
    """What a wager of so much ought to have been; nothing more where it is a raise, or no wager is possible."""
    if legal.bring_in:
        return least_of(legal.bring_in)
    raised = state.round.standing is Standing.LEVEL
    return put if raised or put == state.round.to or not legal.wager else least_of(legal.wager)


def upcards_turned_down(state: HandState, seat: Seat) -> IncidentRuling:
    """Upcards turned down while facing a wager are a fold; when the betting is over it means nothing.

    Clause: ``upcards_turned_down``.
    """
    one = state.at(seat)
    facing = one.can_act and one.street_to < state.round.to
    match state.rulebook.procedures.upcards_turned_down:
        case UpcardsTurned.DEAD_FACING_BET | UpcardsTurned.DEAD_UNTIL_BETTING_ENDS if facing:
            return ruling(Outcome.DEAD_HAND, "upcards_turned_down", seat=seat)
        case UpcardsTurned.DEAD_UNTIL_BETTING_ENDS if next_to_act(state).seat is None:
            return ruling(Outcome.PLAY_ON, "upcards_turned_down", seat=seat)
        case UpcardsTurned.DEAD_FACING_BET | UpcardsTurned.DEAD_UNTIL_BETTING_ENDS | UpcardsTurned.UNSETTLED:
            return floor("upcards_turned_down")


def upcards_rearranged(state: HandState) -> IncidentRuling:
    """Upcards lie in the order they came; whoever changes it may lose the hand. Clause: ``upcards_rearranged``."""
    match state.rulebook.procedures.upcards_rearranged:
        case UpcardsMoved.MAY_BE_DEAD:
            return floor("upcards_rearranged", Reason.DISCRETION)
        case UpcardsMoved.UNSETTLED:
            return floor("upcards_rearranged")


def beaten_caller(state: HandState, seat: Seat) -> IncidentRuling:
    """A call of a hand whose upcards alone beat the caller stands: it bought a look. Clause: ``beaten_caller``."""
    match state.rulebook.procedures.beaten_caller:
        case BeatenCaller.STANDS:
            return ruling(Outcome.STANDS, "beaten_caller", seat=seat)
        case BeatenCaller.UNSETTLED:
            return floor("beaten_caller")


def announcement(state: HandState, what: Announced) -> IncidentRuling:
    """What the dealer says aloud: wagers, pairs, which board opens, never a possible straight or flush.

    In razz it is the low hand that opens, and the high one is not named. Clause: ``announcements``.
    """
    possible = what in (Announced.POSSIBLE_STRAIGHT, Announced.POSSIBLE_FLUSH)
    unsaid = possible or (what is Announced.HIGH_HAND and state.game is Game.RAZZ)
    match state.rulebook.procedures.announcements:
        case Announcements.RAISES_AND_CARDS if what is Announced.BET:
            return floor("announcements")
        case Announcements.ALL_BUT_STRAIGHTS | Announcements.RAISES_AND_CARDS:
            return ruling(Outcome.NOT_ANNOUNCED if unsaid else Outcome.ANNOUNCED, "announcements", what=what.value)
        case Announcements.WAGERS if what in (Announced.BET, Announced.RAISE):
            return ruling(Outcome.ANNOUNCED, "announcements", what=what.value)
        case Announcements.WAGERS | Announcements.UNSETTLED:
            return floor("announcements")


def skipped_player(state: HandState, seat: Seat, acts: int) -> IncidentRuling:
    """A player passed over keeps the turn unless substantial action went by. Clause: ``skipped_seat``.

    Fewer than two acts are not substantial in any reading; from two on, whether there was time to speak is the floor's
    to judge.
    """
    match state.rulebook.procedures.skipped_seat:
        case SkippedSeat.KEEPS_TURN:
            if acts < 2:
                return ruling(Outcome.CORRECTED, "skipped_seat", seat=seat)
            return floor("skipped_seat", Reason.DISCRETION)
        case SkippedSeat.UNSETTLED:
            return floor("skipped_seat")


def mucked_hand(state: HandState, seat: Seat, *, identifiable: bool) -> IncidentRuling:
    """A live hand that the dealer took in comes back if it is known for certain. Clause: ``mucked_hand``."""
    match state.rulebook.procedures.mucked_hand:
        case MuckedHand.BACK_IF_KNOWN:
            outcome = Outcome.LIVE_HAND if identifiable else Outcome.DEAD_HAND
            return ruling(outcome, "mucked_hand", seat=seat)
        case MuckedHand.UNSETTLED:
            return floor("mucked_hand")
