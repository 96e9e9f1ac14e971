"""What goes wrong with the cards: in the opening deal, in the deck, and on later streets. Each has its ways."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.engine.cards import Card
from scenarios.engine.incidents import Incident, IncidentKind
from scenarios.engine.rulebook import ExposedDownCard
from scenarios.engine.state import Street
from scenarios.generator.playout import play_street
from scenarios.generator.trouble_table import LATER, Table, Ways


def exposed_down_card(table: Table) -> Ways:
    """Seen at once; or later on where it would have been a misdeal."""
    start = table.at(Street.THIRD, least=3)
    late = table.rulebook.exposed_down_card is ExposedDownCard.MISDEAL
    for acts in table.mixed((0, 4)) if late else (0,):
        state = table.acted(start, acts)
        seat = table.one_in(state)
        yield state, Incident(IncidentKind.EXPOSED_DOWN_CARD, seat, table.stream.pick(_known(state.at(seat).down)))


def cards_up(table: Table) -> Ways:
    start = table.at(Street.THIRD, least=3)
    for kind in table.mixed((IncidentKind.BOTH_DOWN_EXPOSED, IncidentKind.ALL_THREE_UP)):
        for acts in table.mixed((0, 4)):
            state = table.acted(start, acts)
            yield state, Incident(kind, table.one_in(state))


def all_down(table: Table) -> Ways:
    state = table.at(Street.THIRD)
    yield state, Incident(IncidentKind.ALL_THREE_DOWN, table.one_in(state))


def extra_card(table: Table) -> Ways:
    state = table.at(Street.THIRD)
    seat = table.one_in(state)
    for extra in table.mixed((1, 2)):
        yield state, Incident(IncidentKind.EXTRA_STARTING_CARD, seat, cards=extra)


def wrong_seat(table: Table) -> Ways:
    start = table.at(Street.THIRD, least=3)
    for acts in table.mixed((0, 4)):
        state = table.acted(start, acts)
        yield state, Incident(IncidentKind.CARD_TO_WRONG_SEAT, table.one_in(state))


def joker(table: Table) -> Ways:
    start = table.at(*(Street.THIRD,) * 4, *LATER, least=3)
    for acts in table.mixed((0, 1, 4)):
        state = table.acted(start, acts)
        seat = table.one_in(state)
        yield state, Incident(IncidentKind.JOKER, seat, acted=seat in {done.seat for done in state.acts})


def boxed_cards(table: Table) -> Ways:
    state = table.at(Street.THIRD, Street.THIRD, *LATER)
    for cards in table.mixed((1, 2, 3)):
        yield state, Incident(IncidentKind.BOXED_CARDS, cards=cards)


def fouled_deck(table: Table) -> Ways:
    yield table.at(*Street), Incident(IncidentKind.FOULED_DECK)


def premature_card(table: Table) -> Ways:
    state = table.at(Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH)
    state = table.acted(state, table.stream.between(0, 3))
    yield state, Incident(IncidentKind.PREMATURE_CARD, table.one_in(state))


def wrong_burn(table: Table) -> Ways:
    if not table.rulebook.burns:
        return
    start = table.at(*LATER, least=3)
    kind = table.stream.pick((IncidentKind.MISSING_BURN, IncidentKind.EXTRA_BURN))
    for way in table.mixed((0, 1, 2, 3)):
        state = table.acted(start, table.stream.between(1, 2)) if way & 1 else start
        yield state, Incident(kind, looked_at=bool(way & 2))


def exposed_seventh(table: Table) -> Ways:
    state = table.at(Street.SEVENTH)
    seat = table.one_in(state)
    down = state.at(seat).down
    if len(down) == 3 and down[2] is not None:
        yield state, Incident(IncidentKind.EXPOSED_SEVENTH, seat, down[2])


def fallen_card(table: Table) -> Ways:
    state = table.at(Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH)
    one = state.at(table.one_in(state))
    yield state, Incident(IncidentKind.CARD_OFF_TABLE, one.seat, table.stream.pick((*one.up, *_known(one.down))))


def wrong_count(table: Table) -> Ways:
    state = play_street(table.stream.split("last"), table.at(Street.SEVENTH))
    seat = table.one_in(state)
    for cards in table.mixed((5, 6, 8)):
        yield state, Incident(IncidentKind.WRONG_COUNT, seat, cards=cards, missing_last=cards == 6)


def _known(cards: Sequence[Card | None]) -> list[Card]:
    return [card for card in cards if card is not None]
