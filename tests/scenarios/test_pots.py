"""The pots: laws over any contributions and any hand, and what cannot be ruled yet. Cases: tables/payouts.yaml."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.engine.cards import DECK
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import NO_ROUND
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState, SeatState, Stakes, Status, Street
from scenarios.engine.turns import next_to_act
from scenarios.rulebooks import SHIPPED, shipped
from tests.scenarios.facts.house import House
from tests.scenarios.played import moments, tables

STAKES = Stakes(Chips(1), Chips(2), Chips(5), Chips(10))
HOUSE = House(shipped("roberts"), Game.STUD, ante=1, small=5, big=10, bring_in=2)


@st.composite
def contributions(draw: st.DrawFn) -> HandState:
    """Any amounts of any seats, at least one of them still in: more than any hand can bring about."""
    count = draw(st.integers(2, 9))
    statuses = draw(st.lists(st.sampled_from(Status), min_size=count, max_size=count))
    statuses[draw(st.integers(0, count - 1))] = Status.LIVE
    amounts = draw(st.lists(st.integers(0, 40), min_size=count, max_size=count))
    seats = tuple(
        SeatState(Seat(at), DECK[4 * at : 4 * at + 4], (None, None), NOTHING, NOTHING, Chips(amount), status)
        for at, (amount, status) in enumerate(zip(amounts, statuses, strict=True))
    )
    return HandState(shipped("roberts"), Game.STUD, STAKES, Street.SIXTH, seats, NO_ROUND)


@given(contributions())
def test_no_chip_is_made_or_lost(state: HandState) -> None:
    ruling = pots(state)
    assert sum(pot.amount for pot in ruling.pots) + sum(chips for _, chips in ruling.returned) == state.pot
    assert all(pot.amount > 0 for pot in ruling.pots)


@given(contributions())
def test_only_seats_still_in_that_paid_to_its_top_can_win_a_pot(state: HandState) -> None:
    ruling = pots(state)
    returned = dict(ruling.returned)
    for pot, upto in zip(ruling.pots, ruling.upto, strict=True):
        winners = {one.seat for one in state.live if one.total - returned.get(one.seat, 0) >= upto}
        assert set(pot.seats) == winners
        assert winners


@given(contributions())
def test_each_pot_can_be_won_by_fewer_seats_than_the_one_before(state: HandState) -> None:
    """So no two pots are one and the same."""
    for below, above in pairwise(pots(state).pots):
        assert set(above.seats) < set(below.seats)


@given(contributions())
def test_no_seat_can_win_more_of_another_than_it_has_put_in_itself(state: HandState) -> None:
    """Table stakes, unless folded chips have nobody else to go to."""
    ruling = pots(state)
    last = ruling.pots[-1].seats if ruling.pots else ()
    for one in state.live:
        own = one.total - dict(ruling.returned).get(one.seat, 0)
        most = sum(min(other.total, own) for other in state.seats) + (ruling.above if one.seat in last else 0)
        assert sum(pot.amount for pot in ruling.pots if one.seat in pot.seats) == most


@given(contributions())
def test_what_goes_back_was_put_in_by_one_seat_still_in_beyond_all_others(state: HandState) -> None:
    returned = pots(state).returned
    totals = sorted((one.total for one in state.seats), reverse=True)
    deepest = [one for one in state.live if one.total == totals[0]]
    alone = totals[0] > totals[1] and deepest
    assert returned == (((deepest[0].seat, totals[0] - totals[1]),) if alone else ())


@pytest.mark.parametrize("book", SHIPPED)
@settings(max_examples=30)
@given(st.data())
def test_in_a_hand_as_it_is_played_nothing_is_folded_beyond_the_seats_still_in(book: str, data: st.DataObject) -> None:
    for state in moments(data.draw(tables(shipped(book), away=False))):
        if next_to_act(state).seat is None:
            ruling = pots(state)
            assert ruling.above == 0
            assert all(one.seat in ruling.pots[0].seats for one in state.live)


def test_while_betting_is_under_way_there_are_no_pots_yet() -> None:
    state = HOUSE.at("Kh 9d", "2c 2h", "Qd Js", acts="2 bets 5, 3 calls 5", contributions={1: 3, 2: 3, 3: 3})
    with pytest.raises(NotTheTime, match="seat 1 is still to act"):
        pots(state)


def test_before_a_street_is_bet_the_pots_are_those_of_the_streets_before() -> None:
    state = HOUSE.at("Kh 9d", "2c 2h :0", "Qd Js", contributions={1: 7, 2: 3, 3: 7})
    assert [(pot.amount, pot.seats) for pot in pots(state).pots] == [(9, (1, 2, 3)), (8, (1, 3))]


def test_seats_that_have_put_in_nothing_can_win_what_folded_seats_left() -> None:
    state = HOUSE.at("Kh 9d", "2c 2h", "Qd Js", acts="2 folds", contributions={1: 0, 2: 4, 3: 0})
    with pytest.raises(NotTheTime):  # the others are still to act
        pots(state)
    checked = HOUSE.at("Kh 9d", "2c 2h", "Qd Js", acts="2 folds, 3 checks, 1 checks", contributions={1: 0, 2: 4, 3: 0})
    assert [(pot.amount, pot.seats) for pot in pots(checked).pots] == [(4, (1, 3))]
