"""A street as it was written down: every line judged by the lines before it, whether they were legal or not."""

from __future__ import annotations

import pytest

from scenarios.engine.actions import BringIn, Call, Check, Fold
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.records import as_written, lines_of, read_through, recorded_under
from scenarios.engine.rounds import IllegalAction
from scenarios.engine.rulebook import Game
from scenarios.engine.turns import next_to_act
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House

ROBERTS = House(shipped("roberts"), Game.STUD, ante=1, bring_in=2, small=5, big=10)
FOURTH = ("Kh 9d", "Jc 6s", "8d 7c", "5h 4c")  # seat 1 opens
ONE, TWO, THREE, FOUR = map(Seat, (1, 2, 3, 4))


def test_the_act_of_a_hand_that_is_out_changes_nothing_but_stands_in_the_record() -> None:
    state = ROBERTS.at(*FOURTH, acts="1 checks, 2 folds, 3 bets 5, 4 calls, 1 raises to 10")
    after = as_written(state, Call(TWO))
    assert (after.seats, after.round, after.acts) == (state.seats, state.round, (*state.acts, Call(TWO)))
    assert next_to_act(after).seat == THREE
    assert [line.violation is None for line in lines_of(after)] == [True] * 5 + [False]


def test_an_act_out_of_turn_counts_and_the_turn_goes_on_from_it() -> None:
    start = ROBERTS.at(*FOURTH)
    lines = read_through(start, [Check(ONE), Check(THREE), Check(FOUR), Check(TWO)])
    assert [line.violation.rule if line.violation else "" for line in lines] == ["", "out_of_turn", "", ""]
    assert next_to_act(lines[-1].after).seat is None
    assert read_through(start, ()) == ()


def test_what_a_line_adds_is_known_from_the_hand_before_and_after_it() -> None:
    lines = lines_of(ROBERTS.at(*FOURTH, acts="1 bets 5, 2 raises to 10, 3 folds, 4 calls, 1 calls"))
    assert [line.added for line in lines] == [5, 10, 0, 10, 5]


def test_a_record_holds_no_seat_that_was_not_dealt_in_and_no_second_bring_in() -> None:
    with pytest.raises(IllegalAction, match="not_dealt_in"):
        as_written(ROBERTS.at(*FOURTH), Fold(Seat(7)))
    with pytest.raises(IllegalAction, match="no_bring_in"):
        as_written(ROBERTS.at(*FOURTH), BringIn(ONE, Chips(2)))
    with pytest.raises(IllegalAction, match="no_bring_in"):
        as_written(ROBERTS.at("2c", "Kh", "9d", acts="1 brings in 2"), BringIn(TWO, Chips(2)))


def test_another_house_reads_the_same_record_unless_a_call_would_cost_something_else_there() -> None:
    """In the Danish source the ante of 1 is the least opening bet; a bring-in posted short is made up to it in full."""
    danish = shipped("da-fixed-limit")
    state = ROBERTS.at(*FOURTH, acts="1 bets 5, 2 calls")
    assert recorded_under(state, danish).acts == state.acts
    assert recorded_under(ROBERTS.at(*FOURTH), danish).acts == ()
    short = as_written(as_written(ROBERTS.at("2c", "Kh", "9d"), BringIn(ONE, Chips(1))), Call(TWO))
    with pytest.raises(IllegalAction, match="amount"):
        recorded_under(short, danish)
