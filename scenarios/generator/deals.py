"""Deals: who sits, for what stakes, and which cards lie where.

A deal fixes the cards that a question is about and fills the rest at random from what is left of the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import DEEP, Chips, Seat
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import Stakes
from scenarios.generator.stream import SeedStream

STAKES = tuple(
    Stakes(Chips(ante), Chips(bring_in), Chips(small), Chips(big))
    for ante, bring_in, small, big in (
        (1, 2, 5, 10), (1, 3, 10, 20), (2, 5, 10, 20), (5, 10, 30, 60), (10, 15, 50, 100), (25, 50, 200, 400),
    )
)  # fmt: skip
"""Stakes as tables post them: the bring-in below half the small bet, the big bet twice the small one."""

PLAYERS_DEALT = 8
"""Seats the generator deals at most: nine cannot all reach sixth street, and no text says what happens then."""


class Deal(Struct, frozen=True):
    """Who sits where with what: ``up`` holds up to four upcards a seat, ``down`` three down cards."""

    rulebook: Rulebook
    game: Game
    stakes: Stakes
    seats: tuple[Seat, ...]  # in dealing order
    up: Mapping[Seat, tuple[Card, ...]]
    down: Mapping[Seat, tuple[Card, ...]]
    stacks: Mapping[Seat, Chips] = field(default_factory=dict)  # before the ante; DEEP for seats not named
    absent: frozenset[Seat] = frozenset()
    event_players_left: int | None = None

    def stack(self, seat: Seat) -> Chips:
        return self.stacks.get(seat, DEEP)

    def with_stacks(self, stacks: Mapping[Seat, Chips]) -> Deal:
        return replace(self, stacks={**self.stacks, **stacks})


def seat_count(stream: SeedStream, rulebook: Rulebook, least: int = 2, most: int = PLAYERS_DEALT) -> int:
    """How many sit: full tables are dealt more often than short ones. ``least`` is at most what the rulebook seats."""
    top = min(most, rulebook.players_max, PLAYERS_DEALT)
    return max(stream.between(least, top), stream.between(least, top))


def seats(count: int) -> tuple[Seat, ...]:
    """Seats 1 to count."""
    return tuple(Seat(number) for number in range(1, count + 1))


def filled(
    stream: SeedStream,
    rulebook: Rulebook,
    game: Game,
    sitting: Sequence[Seat],
    up: Mapping[Seat, Sequence[Card]],
    down: Mapping[Seat, Sequence[Card]] | None = None,
    *,
    stakes: Stakes | None = None,
) -> Deal:
    """A deal with the cards given, first upcard first, and every other card drawn from the rest of the deck."""
    chosen = {seat: tuple(up.get(seat, ())) for seat in sitting}
    hidden = {seat: tuple((down or {}).get(seat, ())) for seat in sitting}
    used = {card for held in (*chosen.values(), *hidden.values()) for card in held}
    missing = sum(7 - len(chosen[seat]) - len(hidden[seat]) for seat in sitting)
    rest = [card for card in DECK if card not in used]
    # eight full hands need 56 cards: seats that leave early have fewer, and what nobody needs is not dealt
    drawn = iter(stream.sample(rest, min(missing, len(rest))))
    ups = {seat: list(chosen[seat]) for seat in sitting}
    downs = {seat: list(hidden[seat]) for seat in sitting}
    for size_up, size_down in ((1, 2), (2, 2), (3, 2), (4, 2), (4, 3)):
        for seat in sitting:
            while len(ups[seat]) < size_up or len(downs[seat]) < size_down:
                card = next(drawn, None)
                if card is None:
                    break
                (downs if len(downs[seat]) < size_down else ups)[seat].append(card)
    return Deal(
        rulebook, game, stakes or stream.pick(STAKES), tuple(sitting),
        {seat: tuple(cards) for seat, cards in ups.items()},
        {seat: tuple(cards) for seat, cards in downs.items()},
    )  # fmt: skip
