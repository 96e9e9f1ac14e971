"""Everything of a kind, and not a sample: each way one street can be bet, and each way the players can thin out."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb

import pytest
from msgspec.structs import replace

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK
from scenarios.engine.endings import LastCard
from scenarios.engine.play import over
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import CapLifted, Game
from scenarios.engine.rulings import LegalActions, least_of
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests import second
from tests.scenarios.thinning import bet_down_to, thinned

DEALT = ("third", "fourth", "fifth", "sixth", "seventh")


@cache
def ways_to_bet(live: int, waiting: int, wagers: int, most: int) -> int:
    """In how many ways a street can go on: so many are in, so many of them have not answered the standing bet.

    The next of them folds; or checks or calls, which is the same to those after it; or wagers, while fewer than
    ``most`` have been made, and then everybody else has to answer. With one left, or nobody waiting, it is over.
    """
    if live == 1 or not waiting:
        return 1
    folds = ways_to_bet(live - 1, waiting - 1, wagers, most)
    stays = ways_to_bet(live, waiting - 1, wagers, most)
    return folds + stays + (ways_to_bet(live, live - 1, wagers + 1, most) if wagers < most else 0)


def ways_played(state: HandState) -> int:
    """How many ways the engine lets the street go on, each played to its end."""
    if next_to_act(state).seat is None:
        return 1
    return sum(ways_played(apply(state, action)) for action in categories(legal_actions(state)))


def categories(legal: LegalActions) -> list[Action]:
    """One act of each sort that is legal."""
    acts: list[Action] = [Fold(legal.seat)] * legal.fold + [Check(legal.seat)] * legal.check
    acts += [Call(legal.seat)] * (legal.call is not None)
    for verb, amounts in (
        (BringIn, legal.bring_in), (Complete, legal.complete_to), (Bet, legal.bet), (Raise, legal.raise_to),
    ):  # fmt: skip
        acts += [verb(legal.seat, least_of(amounts))] if amounts else []
    return acts


def test_two_players_and_one_wager_are_counted_on_paper() -> None:
    """The first folds (1), checks (and the other folds, checks, or bets to be folded to or called: 4), or bets (2)."""
    assert ways_to_bet(2, 2, 0, 1) == 7


@pytest.mark.parametrize("raises", [3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_way_to_bet_a_street_is_legal_and_no_other(players: int, raises: int) -> None:
    """A bet and so many raises; on third street the first to act brings it in or completes at once."""
    book = replace(shipped("roberts"), raises_max=raises, cap_lifted=CapLifted.NEVER)
    streets = thinned(book, Game.RAZZ, (players,) * 3)
    third, fifth = (replace(streets[at].state, events=()) for at in (0, 2))
    most = 1 + raises
    assert ways_played(fifth) == ways_to_bet(players, players, 0, most)
    opened = ways_to_bet(players, players - 1, 0, most) + ways_to_bet(players, players - 1, 1, most)
    assert ways_played(third) == opened


THINNINGS = [counts[::-1] for counts in combinations_with_replacement(range(2, 9), 5)]
"""Hands dealt on third to seventh street, never more than on the street before, two at least and eight at most."""


def test_there_are_462_ways_to_thin_out() -> None:
    """Five streets placed among seven sizes in order, repeats allowed: 7 + 5 - 1 over 5."""
    assert len(set(THINNINGS)) == comb(11, 5) == 462
    assert all(8 >= a >= b >= c >= d >= e >= 2 for a, b, c, d, e in THINNINGS)


@pytest.mark.parametrize("name", SHIPPED)
def test_however_they_thin_out_the_last_card_is_ruled_alike_twice_and_can_be_dealt(name: str) -> None:
    book = shipped(name)
    game = book.games[0]
    for counts in THINNINGS:
        situation = {"game": game.value, "dealt": dict(zip(DEALT, counts, strict=True))}
        ruled = dict(rule(from_data(situation, book), "seventh-street").answer)
        opinion = second.seventh_street(situation, book)
        assert ruled == opinion or ("unsettled" in ruled and "unsettled" in opinion), counts

        dealt = thinned(book, game, counts)
        sixth, seventh = dealt[-2], dealt[-1]
        last = seventh.last
        assert last is not None
        assert last.deal is not None
        burned = 3 if book.burns else 0
        assert len(sixth.undealt.stub) == last.stub == 52 - burned - 3 * counts[0] - sum(counts[1:4])
        assert (*last.dealt, last.hands) == counts
        if "unsettled" in ruled:
            assert last.unsettled
        else:
            deal = {"method": last.deal.method.value, "mix_burns": last.deal.mix_burns, "burn": last.deal.burn}
            assert {"stub": last.stub, **deal} == ruled

        state, left = seventh.state, seventh.undealt
        common = last.deal.method is LastCard.COMMON_CARD
        assert (state.community is not None) is common
        assert {len(one.down) for one in state.live} == {2 if common else 3}
        held = {card for one in state.seats for card in (*one.up, *one.down)} | {state.community} - {None}
        assert held | {*left.stub, *left.burns} == set(DECK)
        assert len(held) + len(left.stub) + len(left.burns) == len(DECK)
        assert over(bet_down_to(counts[-1], state))
        assert state.street is Street.SEVENTH


@pytest.mark.parametrize(("fourth", "stub"), [(8, 1), (7, 4), (6, 7), (5, 10)])
def test_of_eight_dealt_in_five_who_stay_are_the_first_that_need_no_burns(fourth: int, stub: int) -> None:
    """TDA: 52 - 24 - 3 burns less three cards for each that stays; 10 for five is the first that is two more."""
    last = thinned(shipped("tda"), Game.STUD, (8, *[fourth] * 4))[-1].last
    assert last is not None
    assert last.deal is not None
    assert last.stub == stub
    assert (last.deal.method is LastCard.OWN_CARDS and not last.deal.mix_burns) is (fourth == 5)
