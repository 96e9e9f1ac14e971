"""What goes wrong with the cards of later streets: shown, dealt too early, burned wrongly, too many or too few."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.incidents import IncidentRuling, Outcome, Reason, floor, ruling
from scenarios.engine.procedures import FallenCard, TooManyCards, WrongBurn
from scenarios.engine.rulebook import ExposedSeventh, ExposedSeventhOpener, PrematureCard, ShortHand
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import betting_possible, first_to_act, next_to_act


def exposed_seventh(state: HandState, seat: Seat, card: Card) -> IncidentRuling:
    """The dealer turns a seventh card up: it is kept, and the others stay down or go up, or it is replaced.

    Kept, its holder may declare itself all-in before the betting, unless others show theirs too: of two players, the
    second's goes up if the first's did; where a house says so, the first of three or more turns all up. Nothing of this
    matters to a holder who is all-in, or where nobody can bet: there the card is kept, even if others would be
    replaced while betting is left. Clauses: ``exposed_seventh``, ``exposed_seventh_opener``.
    """
    clause, betting = "exposed_seventh", betting_possible(state)
    first = state.live[0].seat == seat
    match state.rulebook.exposed_seventh:
        case ExposedSeventh.UNSETTLED:
            return floor(clause)
        case ExposedSeventh.REPLACED if betting:
            return ruling(Outcome.REPLACED, clause, seat=seat, opens=_opener(state, seat, None, up=False))
        case ExposedSeventh.REPLACED:
            up = False
        case ExposedSeventh.KEPT:
            up = first and len(state.live) == 2
        case ExposedSeventh.KEPT_FIRST_TURNS_ALL_UP:
            up = first
    matters = betting and state.at(seat).can_act
    up = up and matters
    return ruling(
        Outcome.KEPT, clause, seat=seat, card=card,
        others="up" if up else "down",
        may_declare_all_in=matters and not up,
        opens=_opener(state, seat, card, up=up) if betting else None,
    )  # fmt: skip


def _opener(state: HandState, seat: Seat, card: Card | None, *, up: bool) -> Seat | None:
    """Who opens seventh street then, None where it turns on cards not yet seen or is not settled.

    ``up``: the others' last cards are turned up too. Clause: ``exposed_seventh_opener``.
    """
    match state.rulebook.exposed_seventh_opener:
        case ExposedSeventhOpener.UNSETTLED:
            return None
        case ExposedSeventhOpener.SIXTH_STREET:
            opening = first_to_act(state)
        case ExposedSeventhOpener.ALL_UPCARDS:
            shown = {one.seat: one.down[2] for one in state.live if up and len(one.down) == 3} | {seat: card}
            if up and None in shown.values():
                return None
            seats = tuple(
                one if (turned := shown.get(one.seat)) is None else replace(one, up=(*one.up, turned))
                for one in state.seats
            )
            opening = first_to_act(replace(state, seats=seats))
    return None if opening.unsettled else opening.seat


def premature_card(state: HandState, seat: Seat) -> IncidentRuling:
    """A card of the next street dealt before the betting is over: out of play, or back into the stub, burned once only.

    Out of play, one card for each live seat goes with it after the round. Raises NotTheTime where the betting is over.
    Clause: ``premature_card``.
    """
    if next_to_act(state).seat is None:
        raise NotTheTime([Problem("incident", "the betting is over: the card is not early", "a round still open")])
    match state.rulebook.premature_card:
        case PrematureCard.REMOVED_WITH_ONE_PER_SEAT:
            return ruling(Outcome.REMOVED, "premature_card", seat=seat, also_per_live_seat=1)
        case PrematureCard.BACK_INTO_STUB:
            return ruling(Outcome.BACK_INTO_STUB, "premature_card", seat=seat, burn_kept=True, second_burn=False)
        case PrematureCard.UNSETTLED:
            return floor("premature_card")


def wrong_burn(state: HandState, *, missing: bool, looked_at: bool) -> IncidentRuling:
    """No card was burned before a street, or two: put right, until somebody acts or a card is looked at, or it stands.

    Where nothing is burned a missing burn is none. Clauses: ``burns``, ``wrong_burn``.
    """
    if not state.rulebook.burns:
        return ruling(Outcome.PLAY_ON, "burns") if missing else floor("burns")
    acted = bool(state.acts)
    match state.rulebook.procedures.wrong_burn:
        case WrongBurn.STANDS:
            return ruling(Outcome.STANDS, "wrong_burn")
        case WrongBurn.PUT_RIGHT_UNTIL_ACT if looked_at and not acted:
            return floor("wrong_burn")
        case WrongBurn.PUT_RIGHT | WrongBurn.PUT_RIGHT_UNTIL_ACT:
            return ruling(Outcome.STANDS if acted or looked_at else Outcome.CORRECTED, "wrong_burn")
        case WrongBurn.PUT_RIGHT_IF_POSSIBLE if looked_at and state.street is Street.SEVENTH:
            return ruling(Outcome.STANDS, "wrong_burn")
        case WrongBurn.PUT_RIGHT_IF_POSSIBLE if acted:
            return floor("wrong_burn", Reason.DISCRETION)
        case WrongBurn.PUT_RIGHT_IF_POSSIBLE:
            return ruling(Outcome.CORRECTED, "wrong_burn")
        case WrongBurn.UNSETTLED:
            return floor("wrong_burn")


def wrong_count(state: HandState, seat: Seat, cards: int, *, missing_last: bool) -> IncidentRuling:
    """Not seven cards at the showdown: more is a dead hand, and so is less; six may play where the last is missing.

    A common card counts for everybody. Clauses: ``too_many_cards``, ``short_hand``.
    """
    if cards > 7:
        match state.rulebook.procedures.too_many_cards:
            case TooManyCards.DEAD_HAND | TooManyCards.DEAD_OVER_SEVEN:
                return ruling(Outcome.DEAD_HAND, "too_many_cards", seat=seat)
            case TooManyCards.UNSETTLED:
                return floor("too_many_cards")
    last = cards == 6 and missing_last
    match state.rulebook.short_hand:
        case ShortHand.DEAD_BELOW_SIX if cards == 6:
            if last:
                return ruling(Outcome.LIVE_HAND, "short_hand", seat=seat)
            return floor("short_hand", Reason.DISCRETION)
        case ShortHand.DEAD_BUT_MISSING_LAST_MAY_LIVE if last:
            return floor("short_hand", Reason.DISCRETION)
        case ShortHand.DEAD_BELOW_SIX | ShortHand.DEAD_BUT_MISSING_LAST_MAY_LIVE:
            return ruling(Outcome.DEAD_HAND, "short_hand", seat=seat)
        case ShortHand.UNSETTLED:
            return floor("short_hand")


def card_off_table(state: HandState, seat: Seat, card: Card) -> IncidentRuling:
    """A card that falls off the table is an exposed card and its holder's; a last card so exposed is the floor's to
    rule on.

    Clause: ``card_off_table``.
    """
    match state.rulebook.procedures.card_off_table:
        case FallenCard.EXPOSED if state.street is Street.SEVENTH:
            return floor("card_off_table", Reason.DISCRETION)
        case FallenCard.EXPOSED:
            return ruling(Outcome.EXPOSED, "card_off_table", seat=seat, card=card)
        case FallenCard.UNSETTLED:
            return floor("card_off_table")
