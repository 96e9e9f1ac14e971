"""Hands for Hypothesis: any table under a rulebook, and the hand that a string of choices makes of it.

Everything is drawn: the game, two players up to what the rulebook seats, stakes, stacks from a single chip up, the
order of the deck, who is away, and a choice for every act. Choices that have run out are the quietest act.
"""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st
from msgspec import Struct

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import DEEP, Chips, Seat
from scenarios.engine.dealing import CardsRunOut, hands_dealt, street_dealt
from scenarios.engine.play import begin, over
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import Amounts, LegalActions, Spread
from scenarios.engine.state import HandState, Stakes
from scenarios.engine.turns import next_to_act

STAKES = tuple(Stakes(*map(Chips, four)) for four in ((1, 2, 5, 10), (1, 1, 2, 4), (3, 4, 10, 20), (1, 3, 4, 7)))
STACKS = st.one_of(st.integers(1, 12), st.integers(13, 60), st.just(DEEP)).map(Chips)


class Table(Struct, frozen=True):
    """What is needed to play a hand: the same table and choices make the same hand."""

    rulebook: Rulebook
    game: Game
    stakes: Stakes
    stacks: tuple[tuple[Seat, Chips], ...]  # in dealing order
    deck: tuple[Card, ...]
    absent: frozenset[Seat]
    event_players_left: int | None
    choices: bytes


@st.composite
def tables(draw: st.DrawFn, rulebook: Rulebook, *, away: bool = True) -> Table:
    """Any table that the rulebook covers; with ``away`` a seat may be absent."""
    count = draw(st.integers(2, rulebook.players_max))
    first = draw(st.integers(1, count))
    seats = [Seat((first - 1 + at) % count + 1) for at in range(count)]
    absent = draw(st.none() | st.sampled_from(seats)) if away else None
    return Table(
        rulebook,
        draw(st.sampled_from(rulebook.games)),
        draw(st.sampled_from(STAKES)),
        tuple((seat, draw(STACKS)) for seat in seats),
        tuple(draw(st.permutations(DECK))),
        frozenset() if absent is None else frozenset({absent}),
        draw(st.sampled_from((None, 2, 40))),
        draw(st.binary(max_size=60)),
    )


def moments(table: Table) -> Iterator[HandState]:
    """Every moment of the table's hand, from the antes on, until it is over; nine seats may run out of cards."""
    choices = iter(table.choices)
    hands, left = hands_dealt([seat for seat, _ in table.stacks], table.deck)
    now = begin(
        table.rulebook, table.game, table.stakes, table.stacks, hands,
        absent=table.absent, event_players_left=table.event_players_left,
    )  # fmt: skip
    yield now
    while not over(now):
        if next_to_act(now).seat is not None:
            now = apply(now, _chosen(legal_actions(now), next(choices, 0)))
        else:
            try:
                dealt = street_dealt(now, left, lambda cards: cards[::-1])
            except CardsRunOut:
                assert len(table.stacks) == 9
                return
            now, left = dealt.state, dealt.undealt
        yield now


def _chosen(options: LegalActions, choice: int) -> Action:
    """One of the options: the quietest for 0, a fold for few of the rest."""
    seat = options.seat
    acts: list[Action] = [Check(seat)] * options.check + [Call(seat)] * (options.call is not None)
    acts += [BringIn(seat, to) for to in _some(options.bring_in)]
    acts += [Complete(seat, to) for to in _some(options.complete_to)]
    acts += [Bet(seat, to) for to in _some(options.bet)] + [Raise(seat, to) for to in _some(options.raise_to)]
    if choice % 7 == 6 and options.fold:
        return Fold(seat)
    return acts[choice % len(acts)]


def _some(amounts: Amounts) -> tuple[Chips, ...]:
    if isinstance(amounts, Spread):
        return tuple(sorted({amounts.least, Chips((amounts.least + amounts.most) // 2), amounts.most}))
    return amounts
