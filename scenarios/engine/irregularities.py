"""The ruling on what went wrong: each kind of incident by the rule of the rulebook, or to the floor and why."""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.incidents import Announced, Incident, IncidentKind, IncidentRuling, Reason, floor
from scenarios.engine.state import HandState, SeatState, Status, Street
from scenarios.engine.wrong_acts import (
    absent_low_card,
    announcement,
    beaten_caller,
    mucked_hand,
    skipped_player,
    unbet_fold,
    underbet,
    upcards_rearranged,
    upcards_turned_down,
    wrong_bring_in,
)
from scenarios.engine.wrong_cards import (
    card_off_table,
    exposed_seventh,
    premature_card,
    wrong_burn,
    wrong_count,
)
from scenarios.engine.wrong_deals import (
    all_three_down,
    card_to_wrong_seat,
    exposed_down_card,
    extra_starting_card,
    many_exposed,
    short_ante,
)
from scenarios.engine.wrong_decks import boxed_cards, fouled_deck, joker

_ANY = (Street.THIRD, Street.SEVENTH)
_THIRD = (Street.THIRD, Street.THIRD)
_STREETS: Mapping[IncidentKind, tuple[Street, Street]] = {
    IncidentKind.ABSENT_LOW_CARD: _THIRD,
    IncidentKind.WRONG_BRING_IN: _THIRD,
    IncidentKind.EXPOSED_DOWN_CARD: _THIRD,
    IncidentKind.BOTH_DOWN_EXPOSED: _THIRD,
    IncidentKind.TWO_UP: _THIRD,
    IncidentKind.ALL_THREE_UP: _THIRD,
    IncidentKind.ALL_THREE_DOWN: _THIRD,
    IncidentKind.CARD_TO_WRONG_SEAT: _THIRD,
    IncidentKind.EXTRA_STARTING_CARD: _THIRD,
    IncidentKind.PREMATURE_CARD: (Street.THIRD, Street.SIXTH),
    IncidentKind.MISSING_BURN: (Street.FOURTH, Street.SEVENTH),
    IncidentKind.EXTRA_BURN: (Street.FOURTH, Street.SEVENTH),
    IncidentKind.MISSED_SEAT: (Street.FOURTH, Street.SEVENTH),
    IncidentKind.EXPOSED_SEVENTH: (Street.SEVENTH, Street.SEVENTH),
    IncidentKind.WRONG_COUNT: (Street.SEVENTH, Street.SEVENTH),
}
"""The first and the last street on which a kind happens; any where none is named."""

_BEFORE_ANY_ACT = (IncidentKind.ABSENT_LOW_CARD, IncidentKind.WRONG_BRING_IN)
_FOLDED_TOO = (IncidentKind.SHORT_ANTE, IncidentKind.CARD_TO_WRONG_SEAT)
_ITS_OWN = (IncidentKind.EXPOSED_SEVENTH, IncidentKind.CARD_OFF_TABLE)


def irregularity(state: HandState, incident: Incident) -> IncidentRuling:
    """The ruling on an incident; ``state`` is the hand at that moment, its seats as if the deal had gone right.

    Where the rulebook has no rule, or none has, or it leaves the matter to judgement, the floor is called, and the
    reason says which. Raises NotTheTime where the incident cannot have happened at this moment or to this seat.
    Clauses: the knob or procedure named in the function of each kind.
    """
    _check(state, incident)
    return _ruling(state, incident)


def _ruling(state: HandState, incident: Incident) -> IncidentRuling:
    match incident.kind:
        case IncidentKind.SHORT_ANTE:
            return short_ante(state, incident, _seat(incident))
        case IncidentKind.ABSENT_LOW_CARD:
            return absent_low_card(state, incident.seat)
        case IncidentKind.WRONG_BRING_IN:
            return wrong_bring_in(state, _seat(incident), next_acted=incident.next_acted)
        case IncidentKind.UNBET_FOLD:
            return unbet_fold(state, _seat(incident))
        case IncidentKind.EXPOSED_DOWN_CARD:
            return exposed_down_card(state, _seat(incident), _card(incident))
        case IncidentKind.BOTH_DOWN_EXPOSED | IncidentKind.ALL_THREE_UP:
            return many_exposed(state, _seat(incident), all_three=incident.kind is IncidentKind.ALL_THREE_UP)
        case IncidentKind.TWO_UP:
            return floor("exposed_down_card", Reason.NO_TEXT)
        case IncidentKind.ALL_THREE_DOWN:
            return all_three_down(state, _seat(incident))
        case IncidentKind.EXTRA_STARTING_CARD:
            return extra_starting_card(state, _seat(incident), incident.cards)
        case IncidentKind.CARD_TO_WRONG_SEAT:
            return card_to_wrong_seat(state)
        case IncidentKind.BOXED_CARDS:
            return boxed_cards(state, incident.cards)
        case IncidentKind.FOULED_DECK:
            return fouled_deck(state, in_stub=incident.in_stub)
        case IncidentKind.JOKER:
            return joker(state, _seat(incident), acted=incident.acted)
        case IncidentKind.EXPOSED_SEVENTH:
            return exposed_seventh(state, _seat(incident), _card(incident))
        case IncidentKind.PREMATURE_CARD:
            return premature_card(state, _seat(incident))
        case IncidentKind.MISSING_BURN | IncidentKind.EXTRA_BURN:
            missing = incident.kind is IncidentKind.MISSING_BURN
            return wrong_burn(state, missing=missing, looked_at=incident.looked_at)
        case IncidentKind.WRONG_COUNT:
            return wrong_count(state, _seat(incident), incident.cards, missing_last=incident.missing_last)
        case IncidentKind.MISSED_SEAT:
            return floor("too_many_cards", Reason.NO_TEXT)
        case IncidentKind.UNDERBET:
            return underbet(state, incident, _seat(incident))
        case IncidentKind.UPCARDS_TURNED_DOWN:
            return upcards_turned_down(state, _seat(incident))
        case IncidentKind.UPCARDS_REARRANGED:
            return upcards_rearranged(state)
        case IncidentKind.BEATEN_CALLER:
            return beaten_caller(state, _seat(incident))
        case IncidentKind.CARD_OFF_TABLE:
            return card_off_table(state, _seat(incident), _card(incident))
        case IncidentKind.ANNOUNCEMENT:
            return announcement(state, _what(incident))
        case IncidentKind.SKIPPED_PLAYER:
            return skipped_player(state, _seat(incident), incident.acts)
        case IncidentKind.MUCKED_HAND:
            return mucked_hand(state, _seat(incident), identifiable=incident.identifiable)


def _check(state: HandState, incident: Incident) -> None:
    first, last = _STREETS.get(incident.kind, _ANY)
    problems = list[Problem]()
    if not first <= state.street <= last:
        names = first.name.lower() if first is last else f"{first.name.lower()} to {last.name.lower()}"
        problems.append(Problem("incident.kind", f"none on {state.street.name.lower()} street", f"{names} street"))
    if incident.kind in _BEFORE_ANY_ACT and state.acts:
        problems.append(Problem("actions", "the bring-in is past", "no action yet"))
    if incident.kind is IncidentKind.EXPOSED_SEVENTH and state.community is not None:
        problems.append(Problem("community", "nobody is dealt a seventh card", "own cards"))
    if incident.kind is IncidentKind.WRONG_COUNT and incident.cards == 7:
        problems.append(Problem("incident.cards", "seven cards are the right number", "another number"))
    if incident.seat is not None:
        found = next((one for one in state.seats if one.seat == incident.seat), None)
        if found is None:
            seats = ", ".join(str(one.seat) for one in state.seats)
            problems.append(Problem("incident.seat", f"seat {incident.seat} is not dealt in", f"a seat: {seats}"))
        elif found.status is Status.FOLDED and incident.kind not in _FOLDED_TOO:
            problems.append(Problem("incident.seat", f"seat {incident.seat} has folded", "a seat that is in"))
        elif incident.kind in _ITS_OWN and not _may_hold(found, incident):
            problems.append(Problem("incident.card", f"{incident.card} is no such card of it", "a card of that seat"))
    if problems:
        raise NotTheTime(problems)


def _may_hold(one: SeatState, incident: Incident) -> bool:
    """Whether the card can be the seat's: an upcard is not exposed again, and a hand known in full has no other."""
    shown = incident.kind is IncidentKind.CARD_OFF_TABLE and incident.card in one.up
    return shown or (incident.card not in one.up and (incident.card in one.down or None in one.down))


def _seat(incident: Incident) -> Seat:
    assert incident.seat is not None, f"{incident.kind} without a seat"
    return incident.seat


def _card(incident: Incident) -> Card:
    assert incident.card is not None, f"{incident.kind} without a card"
    return incident.card


def _what(incident: Incident) -> Announced:
    assert incident.what is not None, f"{incident.kind} without what was said"
    return incident.what
