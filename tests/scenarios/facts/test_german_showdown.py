"""The German source on the order of showing and the common card: ante 1, lower limit 5, higher limit 10."""

from __future__ import annotations

from scenarios.engine.endings import LastCard, LastDeal
from scenarios.engine.rulebook import Game
from scenarios.engine.show_order import show_order
from scenarios.engine.stub import seventh_street
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House

DE = House(shipped("de-split-limit"), Game.STUD, ante=1, small=5, big=10)
SIXTH = ("Kd 9h 4c 2s", "7c 7d Qh 5s", "Ah Jc 8d 3h")  # seat 2 opens with a pair


def shown(acts: str) -> tuple[int, ...]:
    return show_order(DE.at(*SIXTH, street="seventh", acts=acts)).order


def test_de_47_the_last_raiser_of_the_final_round_shows_first() -> None:
    assert shown("2 bets 5, 3 raises to 10, 1 raises to 15, 2 calls, 3 calls")[0] == 1
    assert shown("2 checks, 3 bets 5, 1 raises to 10, 2 raises to 15, 3 calls, 1 calls")[0] == 2


def test_de_48_without_a_raise_who_bet_shows_first() -> None:
    assert shown("2 checks, 3 checks, 1 bets 5, 2 calls, 3 calls")[0] == 1
    assert shown("2 bets 5, 3 calls, 1 calls")[0] == 2


def test_de_49_without_a_bet_who_started_the_final_round_shows_first() -> None:
    assert shown("2 checks, 3 checks, 1 checks")[0] == 2


def test_de_50_the_others_show_in_turn() -> None:
    assert shown("2 checks, 3 checks, 1 checks") == (2, 3, 1)
    assert shown("2 checks, 3 bets 5, 1 calls, 2 calls") == (3, 1, 2)
    assert shown("2 checks, 3 bets 5, 1 folds, 2 calls") == (3, 2)


def test_de_56_eight_or_nine_players_may_use_up_the_deck_in_the_last_round() -> None:
    for players in (7, 8):
        ruling = seventh_street(DE.rulebook, (players,) * 4, players)
        assert (ruling.stub < players) is (players > 7)
    assert seventh_street(DE.rulebook, (9, 9, 8, 7), 7).stub == 1


def test_de_57_then_one_common_card_is_put_in_the_middle() -> None:
    common = LastDeal(LastCard.COMMON_CARD, mix_burns=False, burn=False)
    assert seventh_street(DE.rulebook, (8, 8, 8, 8), 8).deal == common
    assert seventh_street(DE.rulebook, (9, 9, 8, 7), 7).deal == common
    assert seventh_street(DE.rulebook, (9, 8, 7, 6), 4).deal == LastDeal(
        LastCard.OWN_CARDS, mix_burns=False, burn=False
    )
