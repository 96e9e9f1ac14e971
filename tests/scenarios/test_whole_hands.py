"""Whole hands from a seed: legal, settled at every moment, the same anywhere, and like those that people play."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.engine.awards import awards
from scenarios.engine.cards import parse_cards
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import over, replay
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState, Street
from scenarios.generator import whole_hands
from scenarios.generator.appetite import MOST, appetite
from scenarios.generator.whole_hands import NoSettledHand, whole_hand
from scenarios.histories import record_of, to_phh
from scenarios.histories import replay as replay_record
from scenarios.needs import IRREGULARITY
from scenarios.rule import ASKS, ruled
from scenarios.rulebooks import SHIPPED, shipped

COVERED = [(name, game) for name in SHIPPED for game in shipped(name).games]
SEEDS = range(300)


@given(st.sampled_from(COVERED), st.integers(0, 2**40))
@settings(max_examples=60)
def test_every_moment_is_legal_and_settled_and_every_chip_is_paid(covered: tuple[str, Game], seed: int) -> None:
    name, game = covered
    end = whole_hand(seed, shipped(name), game)
    assert over(end)
    assert replay(end) == end
    found = replay_record(record_of(end, "1"), shipped(name))
    assert found.clean
    for state in (*(moment.state for moment in found.moments), end):
        assert [ask for ask in ASKS if ask != IRREGULARITY and unsettled(state, ask)] == []
    ruling = awards(end)
    assert ruling.pots is not None
    paid = sum(chips for _, chips in (*ruling.awards, *ruling.pots.returned))
    assert paid == end.pot


def unsettled(state: HandState, ask: str) -> str:
    """What no text settles of a question, where it can be asked at all. What nobody asks then is no matter."""
    moment = {
        "bring-in": state.street is Street.THIRD and state.round.last is None,
        "first-to-act": state.round.last is None,
        "awards": over(state),
        "show-order": over(state),
    }
    if not moment.get(ask, True):
        return ""
    try:
        return ruled(state, ask).unsettled
    except NotTheTime:
        return ""


def test_the_same_seed_gives_the_same_hand_in_any_process() -> None:
    code = (
        "from scenarios.generator.whole_hands import whole_hand as w\n"
        "from scenarios.histories import *\nfrom scenarios.rulebooks import shipped\n"
        "from scenarios.engine.rulebook import Game\n"
        "print(to_phh(record_of(w(5, shipped('roberts'), Game.STUD8), '5')), end='')"
    )
    environment = os.environ | {"PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout == to_phh(record_of(whole_hand(5, shipped("roberts"), Game.STUD8), "5"))


@pytest.mark.parametrize("game", list(Game))
def test_hands_look_like_peoples(game: Game) -> None:
    ends = [whole_hand(seed, shipped("wsop-cash"), game) for seed in SEEDS]
    shown = sum(len(end.live) > 1 for end in ends)
    assert 0.3 * len(ends) < shown < 0.9 * len(ends)  # some are shown, some are won unseen
    full = [end for end in ends if len(end.seats) == 8]
    assert sum(len(end.live) for end in full) < 4 * len(full)  # few stay to the end
    assert any(one.all_in for end in ends for one in end.seats)
    assert {len(end.seats) for end in ends} == set(range(2, 9))
    assert {end.street for end in ends} == {Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH}
    assert len({end.seats for end in ends}) == len(ends)


def test_now_and_then_cards_run_short_and_one_lies_there_for_all() -> None:
    assert any(whole_hand(seed, shipped("wsop-cash"), Game.STUD).community for seed in SEEDS)


def test_under_another_rulebook_the_same_players_hold_the_same_cards() -> None:
    here, there = (whole_hand(8, shipped(name), Game.STUD) for name in ("roberts", "tda"))
    assert [(one.seat, one.down[:2], one.up[0]) for one in here.seats] == [
        (one.seat, one.down[:2], one.up[0]) for one in there.seats
    ]


def test_a_hand_that_cannot_be_settled_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_hands, "TRIES", 0)
    with pytest.raises(NoSettledHand, match="roberts, razz, seed 1"):
        whole_hand(1, shipped("roberts"), Game.RAZZ)


@pytest.mark.parametrize(
    ("game", "liked", "disliked"),
    [
        (Game.STUD, "As Ah Kd", "2c 7d 9h"),
        (Game.STUD, "9s 8s 7s", "9s 8s 7d"),
        (Game.RAZZ, "As 2d 3c", "As Kd Kc"),
        (Game.RAZZ, "As 2d 3c 6h", "As 2d 3c Kh"),
        (Game.STUD8, "As 2d 3c", "Js 9d 7c"),
        (Game.STUD8, "Ks Kd 9c", "Js 9d 7c"),
    ],
)
def test_players_like_what_wins(game: Game, liked: str, disliked: str) -> None:
    assert appetite(game, parse_cards(disliked)) < appetite(game, parse_cards(liked)) <= MOST
