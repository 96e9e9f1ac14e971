"""The order of showing: laws over any hand as it is played, and when it cannot be ruled. Cases: tables/showing.yaml."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import Pot, ShowsFirst
from scenarios.engine.errors import BadSituation, NotTheTime
from scenarios.engine.play import over
from scenarios.engine.rulebook import AllInShowdown, Game, ShowsFirstChecked
from scenarios.engine.show_order import show_order
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from tests.scenarios.facts.house import House
from tests.scenarios.played import moments, tables

HOUSE = House(shipped("roberts"), Game.STUD, ante=1, small=5, big=10, bring_in=2)
TIED = ("Kh 9d 4c 2s", "7c 7d Th 5s", "Ah Jc 8d 3h")
CHECKED = "2 checks, 3 checks, 1 checks"


@pytest.mark.parametrize("book", SHIPPED)
@settings(max_examples=60)
@given(st.data())
def test_every_seat_still_in_shows_once_and_the_order_is_clockwise_within_a_pot(book: str, data: st.DataObject) -> None:
    state = list(moments(data.draw(tables(shipped(book), away=False))))[-1]
    if not over(state):
        return
    ruling, live = show_order(state), [one.seat for one in state.live]
    if len(live) == 1:
        assert (ruling.order, ruling.by) == ((), ShowsFirst.UNCONTESTED)
        return
    assert sorted(ruling.order) == sorted(live)
    assert ruling.at_once or [seat for group in ruling.groups for seat in group] == list(ruling.order)
    clockwise = live[live.index(ruling.first) :] + live[: live.index(ruling.first)]
    for group in ruling.groups:
        assert list(group) == [seat for seat in clockwise if seat in group]
    if not ruling.all_in:
        assert list(ruling.order) == clockwise
    assert all(sorted(order) == sorted(live) for order, _ in ruling.candidates)
    assert bool(ruling.unsettled) == (len(ruling.candidates) > 1) or ruling.unsettled == "all_in_showdown"


@pytest.mark.parametrize("acts", ["", "2 checks", "2 bets 10, 3 calls 10"])
def test_nobody_shows_before_the_betting_of_seventh_street_is_over(acts: str) -> None:
    with pytest.raises(NotTheTime, match="when the betting of seventh street is over"):
        show_order(HOUSE.at(*TIED, street="seventh", acts=acts))


def test_nobody_shows_on_an_earlier_street() -> None:
    with pytest.raises(NotTheTime, match="when the betting of seventh street is over"):
        show_order(HOUSE.at(*TIED, acts=CHECKED))


def test_pots_that_are_named_say_who_shows_first_for_which() -> None:
    state = HOUSE.at("Kh 9d 4c 2s :0", *TIED[1:], street="seventh", acts="2 checks, 3 checks")
    named = (Pot(Chips(90), (Seat(1), Seat(2), Seat(3))), Pot(Chips(20), (Seat(2), Seat(3))))
    assert show_order(state, named).groups == ((2, 3), (1,))


def test_a_seat_in_no_pot_shows_last() -> None:
    put = {1: 0, 2: 20, 3: 20}
    state = HOUSE.at("Kh 9d 4c 2s :0", *TIED[1:], street="seventh", acts="2 checks, 3 checks", contributions=put)
    assert show_order(state).order == (2, 3, 1)


def test_all_in_needs_the_pots_only_where_the_order_goes_by_them() -> None:
    seats, acts = ("Kh 9d 4c 2s :0", *TIED[1:]), "2 checks, 3 checks"
    with pytest.raises(BadSituation, match="contributions: missing, and show-order needs it"):
        rule(HOUSE.situation(*seats, acts=acts, street="seventh"), "show-order")
    later = HOUSE.situation("Kh 9d 4c 2s :4", *TIED[1:], acts="2 bets 10, 3 calls 10, 1 calls 4", street="seventh")
    assert rule(later, "show-order").answer == {"order": [2, 3, 1]}  # all had put in the same before
    at_once = HOUSE.under(all_in_showdown=AllInShowdown.ALL_SHOW_AT_ONCE)
    found = rule(at_once.situation(*seats, acts=acts, street="seventh"), "show-order")
    assert found.answer == {"order": [], "at_once": [1, 2, 3]}
    with pytest.raises(BadSituation, match="seats: missing"):
        rule(replace(HOUSE.situation(*seats), state=None, lacks=HOUSE_LACKS), "show-order")


HOUSE_LACKS = tuple(replace(one, place="seats") for one in HOUSE.situation("Kh 9d", "2c 2h").lacks)


def test_together_it_is_nobodys_turn_and_so_no_question_who_starts() -> None:
    house = HOUSE.under(all_in_showdown=AllInShowdown.ALL_SHOW_AT_ONCE, shows_first_checked=ShowsFirstChecked.UNSETTLED)
    state = house.at("Kh 9d 4c 2s :0", *TIED[1:], street="seventh", acts="2 checks, 3 checks")
    ruling = show_order(state)
    assert (ruling.at_once, ruling.unsettled) == (True, "")
