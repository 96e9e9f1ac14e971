"""The table as a learner may see it before answering: no card that is face down for them."""

from __future__ import annotations

from msgspec import Struct

from scenarios.engine.actions import Action
from scenarios.engine.cards import Card
from scenarios.engine.chips import NOTHING, Chips, Seat, is_deep
from scenarios.engine.endings import Pot
from scenarios.engine.state import HandState, Stakes, Status, Street


class SeatView(Struct, frozen=True):
    """A seat: ``down`` holds a card where the question shows it and None where it lies face down.

    ``stack`` is what is left behind, None when it covers every bet; ``last`` the seat's latest act on this street;
    ``put`` what it has put in over the whole hand, where the question shows it.
    """

    seat: Seat
    up: tuple[Card, ...]
    down: tuple[Card | None, ...]
    folded: bool
    absent: bool
    all_in: bool
    stack: Chips | None
    street_to: Chips
    last: Action | None
    put: Chips | None = None


class TableView(Struct, frozen=True):
    """Seats in dealing order; ``to_act`` is set where the question names the seat; ``acts`` is this street so far.

    ``pot`` is everything in the middle; where that is asked for (``counting``), what lay there before this street, and
    0 on third street, where only antes did, and where each seat shows what it has ``put`` in. ``pots`` are shown in its
    place where they are to be paid.
    """

    street: Street
    stakes: Stakes
    seats: tuple[SeatView, ...]
    pot: Chips
    community: Card | None
    acts: tuple[Action, ...]
    to_act: Seat | None
    event_players_left: int | None
    counting: bool = False
    pots: tuple[Pot, ...] = ()


def view(
    state: HandState,
    *,
    shown: frozenset[Seat] = frozenset(),
    to_act: Seat | None = None,
    counting: bool = False,
    pots: tuple[Pot, ...] = (),
    put: bool = False,
) -> TableView:
    """The state as a learner sees it: down cards only of the seats ``shown``; ``counting``: without the whole pot.

    ``put``: with what each seat has put in, and then without any pot while ``counting``.
    """
    acts = state.acts
    last = {act.seat: act for act in acts}
    seats = tuple(
        SeatView(
            seat=one.seat,
            up=one.up,
            down=one.down if one.seat in shown else (None,) * len(one.down),
            folded=one.status is Status.FOLDED,
            absent=one.status is Status.ABSENT,
            all_in=one.all_in,
            stack=None if is_deep(one.stack) else one.stack,
            street_to=one.street_to,
            last=last.get(one.seat),
            put=one.total if put else None,
        )
        for one in state.seats
    )
    if counting:
        pot = NOTHING if put else _before(state)
    else:
        pot = Chips(sum(one.amount for one in pots)) if pots else state.pot
    return TableView(
        state.street, state.stakes, seats, pot, state.community, acts, to_act, state.event_players_left, counting, pots
    )


def _before(state: HandState) -> Chips:
    if state.street is Street.THIRD:
        return NOTHING
    return Chips(state.pot - sum(one.street_to for one in state.seats))
