"""What goes wrong in the opening deal, and until when a misdeal is called."""

from __future__ import annotations

from dataclasses import replace

from scenarios.engine.actions import Action, BringIn, Call, Complete, Raise
from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.incidents import Incident, IncidentRuling, Outcome, Reason, floor, ruling
from scenarios.engine.procedures import (
    AllDown,
    BoxedCard,
    ExtraStartingCard,
    FouledDeck,
    Joker,
    ManyExposed,
    TooManyCards,
    WrongSeat,
)
from scenarios.engine.rulebook import ExposedDownCard, SubstantialAction
from scenarios.engine.state import Dealt, HandState, Street, StreetBegins
from scenarios.engine.turns import bring_in, clockwise


def acts(state: HandState) -> tuple[Action, ...]:
    """What has been done on this street, in order."""
    done: list[Action] = []
    for event in state.events:
        if isinstance(event, StreetBegins):
            done.clear()
        elif not isinstance(event, Dealt):
            done.append(event)
    return tuple(done)


def substantial_action(state: HandState) -> bool | None:
    """Whether so much has been done that a misdeal is no longer called; None where the rule can be read in two ways.

    Either two players have acted after the opening bet; or two have put chips in, or any three have acted. The texts
    do not say whether the opening bet itself counts, nor whether both of the two need chips. Later streets are past it.
    Without a rule, it has not been reached while nobody has acted. Clause: ``substantial_action``.
    """
    if state.street is not Street.THIRD:
        return True
    done = acts(state)
    opening = next((at for at, act in enumerate(done) if isinstance(act, BringIn | Complete)), len(done))
    after = done[opening + 1 :]
    match state.rulebook.substantial_action:
        case SubstantialAction.TWO_ACTED_AFTER_BRING_IN:
            return len(after) >= 2
        case SubstantialAction.TWO_WITH_CHIPS_OR_ANY_THREE:
            with_chips = sum(isinstance(act, Call | Complete | Raise) for act in after)
            if len(after) >= 3 or with_chips >= 2:
                return True
            return False if len(done) <= 1 else None
        case SubstantialAction.UNSETTLED:
            return None if done else False


def _misdeal(state: HandState, clause: str) -> IncidentRuling:
    """A misdeal until there has been substantial action; play goes on after it."""
    reached = substantial_action(state)
    if reached is None:
        return _unclear(state)
    return IncidentRuling(Outcome.PLAY_ON if reached else Outcome.MISDEAL, clause, weighed=True)


def _unclear(state: HandState) -> IncidentRuling:
    silent = state.rulebook.substantial_action is SubstantialAction.UNSETTLED
    return floor("substantial_action", Reason.BOOK_IS_SILENT if silent else Reason.SUBSTANTIAL_ACTION)


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
            return _misdeal(state, clause)
        case ExposedDownCard.UNSETTLED:
            return floor(clause)
        case ExposedDownCard.DOOR_CARD | ExposedDownCard.DOOR_CARD_LEFT_OPENS:
            pass
    seats = tuple(replace(one, up=(card,)) if one.seat == seat else one for one in state.seats)
    opening = bring_in(replace(state, seats=seats))
    opens = None if acts(state) else opening.seat
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
            return _misdeal(state, clause)
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
    if substantial_action(state):
        match house.too_many_cards:
            case TooManyCards.DEAD_HAND:
                return ruling(Outcome.DEAD_HAND, "too_many_cards", seat=seat)
            case TooManyCards.DEAD_OVER_SEVEN | TooManyCards.UNSETTLED:
                return floor("too_many_cards")
    match house.extra_starting_card:
        case ExtraStartingCard.BECOMES_BURN if extra == 1 and not acts(state):
            return ruling(Outcome.CORRECTED, clause, seat=seat, becomes="burn")
        case ExtraStartingCard.MISDEAL:
            return _misdeal(state, clause)
        case ExtraStartingCard.MISDEAL_FROM_TWO if extra >= 2:
            return _misdeal(state, clause)
        case ExtraStartingCard.BECOMES_BURN | ExtraStartingCard.MISDEAL_FROM_TWO | ExtraStartingCard.UNSETTLED:
            return floor(clause)


def card_to_wrong_seat(state: HandState) -> IncidentRuling:
    """A seat skipped in the deal, or dealt a card that it had no right to. Clause: ``card_to_wrong_seat``."""
    match state.rulebook.procedures.card_to_wrong_seat:
        case WrongSeat.MISDEAL:
            return _misdeal(state, "card_to_wrong_seat")
        case WrongSeat.UNSETTLED:
            return floor("card_to_wrong_seat")


def boxed_cards(state: HandState, cards: int) -> IncidentRuling:
    """Cards lying the wrong way round in the deck: one is a scrap of paper, two a misdeal. Clause: ``boxed_card``."""
    match state.rulebook.procedures.boxed_card:
        case BoxedCard.BLANK_THEN_MISDEAL if cards == 1:
            return ruling(Outcome.PLAY_ON, "boxed_card")
        case BoxedCard.BLANK_THEN_MISDEAL | BoxedCard.MISDEAL_FROM_TWO if cards >= 2:
            return _misdeal(state, "boxed_card")
        case BoxedCard.BLANK_THEN_MISDEAL | BoxedCard.MISDEAL_FROM_TWO | BoxedCard.UNSETTLED:
            return floor("boxed_card")


def fouled_deck(state: HandState, *, in_stub: bool) -> IncidentRuling:
    """Two equal cards or a strange back: the hand is void whenever that is found. Clause: ``fouled_deck``.

    Where it is seen in the stub alone, after substantial action, play may stand.
    """
    match state.rulebook.procedures.fouled_deck:
        case FouledDeck.VOID_UNLESS_IN_STUB if in_stub:
            reached = substantial_action(state)
            if reached is None:
                return _unclear(state)
            return IncidentRuling(Outcome.PLAY_ON if reached else Outcome.VOID, "fouled_deck", weighed=True)
        case FouledDeck.VOID | FouledDeck.VOID_UNLESS_IN_STUB:
            return ruling(Outcome.VOID, "fouled_deck")
        case FouledDeck.UNSETTLED:
            return floor("fouled_deck")


def joker(state: HandState, seat: Seat, *, acted: bool) -> IncidentRuling:
    """A joker among a seat's cards: put right, or a misdeal, until its holder acts.

    Clauses: ``joker``, ``substantial_action``.
    """
    match state.rulebook.procedures.joker:
        case Joker.REPLACED_THEN_DEAD:
            if acted:
                return ruling(Outcome.DEAD_HAND, "joker", seat=seat)
            return ruling(Outcome.REPLACED, "joker", seat=seat)
        case Joker.MISDEAL_THEN_SCRAP:
            if acted or substantial_action(state):
                return ruling(Outcome.PLAY_ON, "joker", seat=seat)
            return ruling(Outcome.MISDEAL, "joker")
        case Joker.UNSETTLED:
            return floor("joker")
