"""The Dutch source on all-ins, pots and odd chips: ante 1, bring-in 2, bets of 5 and 10."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from scenarios.engine.awards import awards
from scenarios.engine.chips import Chips
from scenarios.engine.endings import Pot
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House, act

NL = House(shipped("nl-eight-or-better"), Game.STUD8, ante=1, small=5, big=10, bring_in=2)
ACES = "As Ah Ad 9c | 9h Ks Qd"
KINGS = "Kc Kd Kh 9s | Qc Js Td"
QUEENS = "Qh Qs Jc 9d | 8d 8h 7c"
PUT: dict[str, Any] = {"contributions": {1: 10, 2: 40, 3: 40}}


def paid(state: HandState, pot: int) -> dict[int, int]:
    """What one pot of all seats pays."""
    whole = (Pot(Chips(pot), tuple(one.seat for one in state.live)),)
    ruling = awards(state, whole)
    assert ruling.unsettled == ""
    return {int(seat): int(chips) for seat, chips in ruling.awards}


def made(state: HandState) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.amount, pot.seats) for pot in pots(state).pots]


def test_nl_44_an_all_in_player_can_win_in_proportion_to_his_stake() -> None:
    assert dict(awards(NL.at(ACES, KINGS, QUEENS, **PUT)).awards)[1] == 3 * 10  # his ten from each of the three


def test_nl_45_the_others_play_for_a_second_pot() -> None:
    assert made(NL.at(ACES, KINGS, QUEENS, **PUT))[1] == (60, (2, 3))


def test_nl_46_the_main_pot_stays_with_the_all_in_players_right_to_it() -> None:
    state = NL.at(ACES, KINGS, QUEENS, **PUT)
    assert made(state)[0] == (30, (1, 2, 3))
    more = NL.at(ACES, KINGS, QUEENS, contributions={1: 10, 2: 400, 3: 400})
    assert made(more)[0] == (30, (1, 2, 3))
    assert dict(awards(more).awards)[1] == dict(awards(state).awards)[1] == 30


def test_nl_47_new_bets_make_the_second_pot() -> None:
    now = NL.at("As Ah 9c 4d :0", "Kc Kd 9s 7h", "Qh Qs 9d 7s", contributions={1: 10, 2: 10, 3: 10})
    assert made(now) == [(30, (1, 2, 3))]
    for line in ("2 bets 10", "3 calls"):
        now = act(now, line)
    assert made(now) == [(30, (1, 2, 3)), (20, (2, 3))]


def test_nl_48_the_next_best_hand_wins_the_second_pot() -> None:
    """Decision N10: the best of those entitled to it."""
    assert dict(awards(NL.at(ACES, KINGS, QUEENS, **PUT)).awards) == {1: 30, 2: 60, 3: 0}
    folded = {"contributions": {1: 10, 2: 40, 3: 25}}
    assert dict(awards(NL.at(ACES, QUEENS, KINGS, **folded)).awards) == {1: 30, 2: 0, 3: 30}


def test_nl_50_an_odd_chip_goes_to_the_high_side() -> None:
    state = NL.at(KINGS, "8c 6d 5h 4s | 2c Jd Jh")
    assert paid(state, 25) == {1: 13, 2: 12}
    assert paid(state, 24) == {1: 12, 2: 12}


def test_nl_59_tied_for_high_the_highest_card_gets_the_odd_chip() -> None:
    """Decision N4: of the five cards that play, so the king beside the straight does not count."""
    assert paid(NL.at("Tc 9c 8d 7h | 6s Kd 2c", "Ts 9h 8c 7d | 6d 3c Qh"), 25) == {1: 12, 2: 13}


@pytest.mark.parametrize(("better", "worse"), list(pairwise("shdc")))
def test_nl_60_of_equal_ranks_spades_hearts_diamonds_clubs(better: str, worse: str) -> None:
    seats = (f"K{better} Qc Jd Th | 9c 3s 2s", f"K{worse} Qd Jh Tc | 9d 3h 2h")
    assert paid(NL.at(*seats), 25) == {1: 13, 2: 12}
    assert paid(NL.at(*reversed(seats)), 25) == {1: 12, 2: 13}


def test_nl_67_tied_for_low_the_lowest_card_gets_the_odd_chip() -> None:
    """Decision N5: the deuce of clubs, though the other has the higher eight."""
    assert paid(NL.at(KINGS, "8c 6d 5h 4s | 2c Jd Jh", "8s 6h 5c 4d | 2h Qd Tc"), 46) == {1: 23, 2: 12, 3: 11}


@pytest.mark.parametrize(("better", "worse"), list(pairwise("cdhs")))
def test_nl_68_of_the_same_cards_clubs_diamonds_hearts_spades(better: str, worse: str) -> None:
    for first, second, paid_out in ((better, worse, (12, 11)), (worse, better, (11, 12))):
        state = NL.at(KINGS, f"8c 6d 5h 4s | 2{first} Jd Jh", f"8s 6h 5c 4d | 2{second} Qd Tc")
        assert tuple(paid(state, 46).values()) == (23, *paid_out)
