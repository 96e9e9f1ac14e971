"""A whole hand: the antes and the deal, each street, until the betting is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from scenarios.engine.actions import Action, Fold
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.latest import latest
from scenarios.engine.rounds import apply, opened
from scenarios.engine.rulebook import BringInSizes, Game, Rulebook
from scenarios.engine.state import (
    Dealt,
    Event,
    HandState,
    Round,
    SeatState,
    Stakes,
    Standing,
    Status,
    Street,
    StreetBegins,
)
from scenarios.engine.turns import next_to_act

NO_ROUND = Round(None, Chips(0), Chips(0), Standing.OPEN, Chips(0), 0, (), None, None, 0, False)
"""The round of a state whose street has not been opened."""


def house_stakes(rulebook: Rulebook, stakes: Stakes) -> Stakes:
    """The stakes as the rulebook has them: where the least opening bet is the ante, the bring-in is the ante."""
    match rulebook.bring_in_sizes:
        case BringInSizes.BRING_IN_OR_BET:
            return stakes
        case BringInSizes.ANTE_OR_BET | BringInSizes.ANTE_TO_BET:
            return replace(stakes, bring_in=stakes.ante)


def begin(
    rulebook: Rulebook,
    game: Game,
    stakes: Stakes,
    stacks: Sequence[tuple[Seat, Chips]],
    hands: Mapping[Seat, tuple[Card | None, Card | None, Card]],
    *,
    absent: frozenset[Seat] = frozenset(),
    event_players_left: int | None = None,
) -> HandState:
    """Third street, with the antes in and the bring-in to come.

    ``stacks`` are what each seat has before its ante, in dealing order; ``hands`` two down cards and the door card of
    each. A stack below the ante goes in whole. Clauses: ``ante_apart``, ``table_stakes``.
    """
    stakes = house_stakes(rulebook, stakes)
    seats, events = [], list[Event]()
    for seat, stack in stacks:
        first, second, door = hands[seat]
        ante = min(stack, stakes.ante)
        status = Status.ABSENT if seat in absent else Status.LIVE
        seats.append(SeatState(seat, (door,), (first, second), Chips(stack - ante), Chips(0), Chips(ante), status))
        events += [Dealt(seat, first, False), Dealt(seat, second, False), Dealt(seat, door, True)]
    events.append(StreetBegins(Street.THIRD))
    return opened(
        HandState(rulebook, game, stakes, Street.THIRD, tuple(seats), NO_ROUND, None, event_players_left, tuple(events))
    )


def next_street(state: HandState, cards: Mapping[Seat, Card | None], community: Card | None = None) -> HandState:
    """The next street: one card to each live seat, up to sixth street face up, on seventh face down, or a common card.

    A folded seat that ``cards`` names is dealt on, and stays folded. Absent seats are folded.

    Raises NotTheTime when the betting is not closed, one seat is left, or seventh is over.
    """
    if next_to_act(state).seat is not None or len(state.live) < 2 or state.street is Street.SEVENTH:
        raise NotTheTime([Problem("street", "no further street is dealt now", "a closed round with two live seats")])
    street = Street(state.street + 1)
    seats: list[SeatState] = []
    events = list(state.events)
    for one in state.seats:
        up, down, status = one.up, one.down, one.status
        if community is None and (status is Status.LIVE or one.seat in cards):
            card = cards[one.seat]
            if street is Street.SEVENTH:
                down = (*down, card)
            elif card is None:
                raise NotTheTime([Problem(f"seat {one.seat}", "an upcard was not seen", "a card")])
            else:
                up = (*up, card)
            events.append(Dealt(one.seat, card, street is not Street.SEVENTH))
        if status is Status.ABSENT:
            status = Status.FOLDED
        seats.append(SeatState(one.seat, up, down, one.stack, Chips(0), one.total, status))
    if community is not None:
        events.append(Dealt(None, community, True))
    events.append(StreetBegins(street))
    told = tuple(events) if state.events else ()
    return opened(replace(state, street=street, seats=tuple(seats), round=NO_ROUND, community=community, events=told))


def over(state: HandState) -> bool:
    """Whether nothing is left to be dealt or bet: one seat is left, or seventh street's betting is closed."""
    turn = next_to_act(state)
    return turn.seat is None and (state.street is Street.SEVENTH or turn.closed == "one-left")


def replay(state: HandState) -> HandState:
    """The hand played again from its events: what it is if every event was legal. Raises what a broken one breaks."""
    first = [event for event in state.events if isinstance(event, Dealt)]
    stacks, hands = [], dict[Seat, tuple[Card | None, Card | None, Card]]()
    for one in state.seats:
        dealt = [event for event in first if event.seat == one.seat]
        door = dealt[2].card
        if door is None:
            raise NotTheTime([Problem(f"seat {one.seat}", "the door card was not seen", "a card")])
        stacks.append((one.seat, Chips(one.stack + one.total)))
        hands[one.seat] = (dealt[0].card, dealt[1].card, door)
    folds = {event.seat for event in state.events if isinstance(event, Fold)}
    # an absent seat is folded by the next street, and not by an act of its own
    absent = frozenset(one.seat for one in state.seats if one.status is not Status.LIVE and one.seat not in folds)
    now = begin(
        state.rulebook, state.game, state.stakes, stacks, hands, absent=absent,
        event_players_left=state.event_players_left,
    )  # fmt: skip
    begun = state.events.index(StreetBegins(Street.THIRD))
    cards, common = dict[Seat, Card | None](), None
    for event in state.events[begun + 1 :]:
        match event:
            case Dealt(None, card, _):
                common = card
            case Dealt(seat, card, _) if seat is not None:
                cards[seat] = card
            case StreetBegins():
                now, cards, common = next_street(now, cards, common), {}, None
            case _:
                action: Action = event  # type: ignore[assignment]  # mypy does not narrow the union here
                now = apply(now, action)
    return now if state.incident is None else replace(now, incident=state.incident)


def under(state: HandState, rulebook: Rulebook) -> HandState:
    """The same street under another rulebook: its round opened anew and this street's acts applied again.

    Raises IllegalAction where one of them is not legal there.
    """
    now = street_begun(state, rulebook)
    for act in _street(state)[1]:
        now = apply(now, act)
    return now


def street_begun(state: HandState, rulebook: Rulebook) -> HandState:
    """The hand as its street began, under this rulebook, with no event but that. Needs the events since then."""
    return opened(
        replace(
            state, rulebook=rulebook, stakes=house_stakes(rulebook, state.stakes), seats=_street(state)[0],
            events=(StreetBegins(state.street),),
        )
    )  # fmt: skip


@latest
def _street(state: HandState) -> tuple[tuple[SeatState, ...], tuple[Action, ...]]:
    """The seats as this street began, and its acts: the same for every rulebook under which it is seen."""
    acts = state.acts
    folded_now = {act.seat for act in acts if isinstance(act, Fold)}

    def before(one: SeatState) -> SeatState:
        status = Status.LIVE if one.status is Status.FOLDED and one.seat in folded_now else one.status
        stack, total = Chips(one.stack + one.street_to), Chips(one.total - one.street_to)
        return replace(one, stack=stack, total=total, street_to=Chips(0), status=status)

    return tuple(map(before, state.seats)), acts
