"""What goes wrong in the opening deal."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios.engine.actions import Fold
from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.incidents import Incident, IncidentRuling, Outcome, Reason, floor, ruling
from scenarios.engine.misdeals import misdeal, substantial_action, unclear
from scenarios.engine.procedures import AllDown, ExtraStartingCard, ManyExposed, TooManyCards, WrongSeat
from scenarios.engine.rulebook import ExposedDownCard
from scenarios.engine.state import HandState, Status
from scenarios.engine.turns import bring_in, clockwise


def short_ante(state: HandState, incident: Incident, seat: Seat) -> IncidentRuling:
    """An ante that is missing or too small is made up before the cards are dealt; whoever has no more is all-in for it.

    For one found when cards are out no text was found. Clauses: ``ante_apart``, ``table_stakes``.
    """
    one = state.at(seat)
    if one.stack + one.street_to == 0:
        return ruling(Outcome.PLAY_ON, "table_stakes", seat=seat)
    if incident.after_deal:
        return floor("ante_apart", Reason.NO_TEXT)
    return ruling(Outcome.CORRECTED, "ante_apart", seat=seat)


def exposed_down_card(state: HandState, seat: Seat, card: Card) -> IncidentRuling:
    """One of the first two cards is dealt face up: it becomes the door card and the third comes down, or a misdeal.

    ``opens`` is who brings it in then, None where nobody can or somebody has. Clause: ``exposed_down_card``.
    """
    clause = "exposed_down_card"
    match state.rulebook.exposed_down_card:
        case ExposedDownCard.MISDEAL:
            return misdeal(state, clause)
        case ExposedDownCard.UNSETTLED:
            return floor(clause)
        case ExposedDownCard.DOOR_CARD | ExposedDownCard.DOOR_CARD_LEFT_OPENS:
            pass
    folded = {act.seat for act in state.acts if isinstance(act, Fold)}  # their door cards were dealt all the same
    back = (replace(one, status=Status.LIVE) if one.seat in folded else one for one in state.seats)
    seats = tuple(replace(one, up=(card,)) if one.seat == seat else one for one in back)
    opening = bring_in(replace(state, seats=seats))
    opens = None if state.acts else opening.seat
    left = state.rulebook.exposed_down_card is ExposedDownCard.DOOR_CARD_LEFT_OPENS
    spared = left and opens is not None and opening.low_card_seat == seat
    if spared:
        opens = next(one.seat for one in clockwise(state, seat) if one.can_act)
    details = (("seat", seat), ("door_card", card), ("opens", opens), ("low_card_seat", opening.low_card_seat))
    return IncidentRuling(Outcome.PLAY_ON, clause, details, spared=spared)


def many_exposed(state: HandState, seat: Seat, *, all_three: bool) -> IncidentRuling:
    """Both down cards, or all three cards, dealt face up: a dead hand with its ante back, a misdeal, or the floor's.

    Clauses: ``both_down_exposed``, ``all_three_up``.
    """
    house = state.rulebook.procedures
    clause = "all_three_up" if all_three else "both_down_exposed"
    match house.all_three_up if all_three else house.both_down_exposed:
        case ManyExposed.DEAD_HAND:
            return ruling(Outcome.DEAD_HAND, clause, seat=seat, ante_back=True)
        case ManyExposed.MISDEAL:
            return misdeal(state, clause)
        case ManyExposed.FLOOR:
            return floor(clause, Reason.DISCRETION)
        case ManyExposed.UNSETTLED:
            return floor(clause)


def all_three_down(state: HandState, seat: Seat) -> IncidentRuling:
    """No door card: the floor mixes the three cards and turns one. Clause: ``all_three_down``."""
    match state.rulebook.procedures.all_three_down:
        case AllDown.ONE_TURNED:
            return ruling(Outcome.DRAWN, "all_three_down", seat=seat)
        case AllDown.UNSETTLED:
            return floor("all_three_down")


def extra_starting_card(state: HandState, seat: Seat, extra: int) -> IncidentRuling:
    """More than three cards: the one too many becomes the burn, or a misdeal; after substantial action a dead hand.

    Clauses: ``extra_starting_card``, ``substantial_action``, ``too_many_cards``.
    """
    clause, house = "extra_starting_card", state.rulebook.procedures
    reached = substantial_action(state)
    if reached is None and house.too_many_cards is TooManyCards.DEAD_HAND:
        return unclear(state)
    if reached:
        match house.too_many_cards:
            case TooManyCards.DEAD_HAND:
                return ruling(Outcome.DEAD_HAND, "too_many_cards", seat=seat)
            case TooManyCards.DEAD_OVER_SEVEN | TooManyCards.UNSETTLED:
                return floor("too_many_cards")
    match house.extra_starting_card:
        case ExtraStartingCard.BECOMES_BURN if extra == 1 and not state.acts:
            return ruling(Outcome.CORRECTED, clause, seat=seat, becomes="burn")
        case ExtraStartingCard.MISDEAL:
            return misdeal(state, clause)
        case ExtraStartingCard.MISDEAL_FROM_TWO if extra >= 2:
            return misdeal(state, clause)
        case ExtraStartingCard.BECOMES_BURN | ExtraStartingCard.MISDEAL_FROM_TWO | ExtraStartingCard.UNSETTLED:
            return floor(clause)


def card_to_wrong_seat(state: HandState) -> IncidentRuling:
    """A seat skipped in the deal, or dealt a card that it had no right to. Clause: ``card_to_wrong_seat``."""
    match state.rulebook.procedures.card_to_wrong_seat:
        case WrongSeat.MISDEAL:
            return misdeal(state, "card_to_wrong_seat")
        case WrongSeat.UNSETTLED:
            return floor("card_to_wrong_seat")
