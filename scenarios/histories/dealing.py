"""The cards of a record: those that were shown at the end, put where they were dealt, and each once in the deck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.histories.record import Given, Told


def with_shown(told: Sequence[Told], showed: Mapping[Seat, tuple[Card, ...]]) -> tuple[Told, ...]:
    """The deal with the cards that a seat showed later, where they are exactly its unseen ones."""
    dealt = {card for one in told if isinstance(one, Given) for card in one.cards}
    missing = {seat: [card for card in cards if card not in dealt] for seat, cards in showed.items()}
    for seat in list(missing):
        held = [card for one in told if isinstance(one, Given) and one.seat == seat for card in one.cards]
        if held.count(None) != len(missing[seat]):
            del missing[seat]
    return tuple(
        Given(one.seat, tuple(missing[one.seat].pop(0) if card is None else card for card in one.cards))
        if isinstance(one, Given) and one.seat is not None and one.seat in missing
        else one
        for one in told
    )


def dealt_twice(told: Iterable[Told]) -> list[Card]:
    """The cards that were dealt before, one for each time too many."""
    seen, twice = set[Card](), list[Card]()
    for one in told:
        for card in one.cards if isinstance(one, Given) else ():
            if card is not None and card in seen:
                twice.append(card)
            elif card is not None:
                seen.add(card)
    return twice
