"""The German source, fact by fact, under its own rulebook. Ante 1, lower limit 10, higher limit 20 unless said."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import astuple

from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, Rank, Suit
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import BadSituation, NotTheTime
from scenarios.engine.play import next_street, over
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import Block, DecidedBy, Spread
from scenarios.engine.showdown import best_hands, winners
from scenarios.engine.state import Dealt, Street, StreetBegins
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House, act, broken, further, passed, streets

DE = House(shipped("de-split-limit"), Game.STUD, ante=1, small=10, big=20)
THREE = ("Kh 9d", "Jc 6s", "8d 7c")  # fourth street, seat 1 opens, no pair
FIFTH = ("Kh 9d 4s", "Jc 6s 5h", "8d 7c 2d")
SEVENTH = ("Kh 9d 4s 2s | ?? ?? ??", "Jc 6s 5h 3h | ?? ?? ??", "8d 7c 2d 3c | ?? ?? ??")


def test_de_03_the_game_has_five_betting_rounds() -> None:
    moments = list(DE.whole(3))
    begun = streets(iter(moments))
    assert list(begun) == [Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH]
    assert all(next_to_act(state).seat is not None for state in begun.values())
    assert [state for state in moments if over(state)] == moments[-1:]


def test_de_04_four_of_a_players_seven_cards_are_face_up() -> None:
    end = list(DE.whole(4))[-1]
    assert [(len(one.up), len(one.down)) for one in end.seats] == [(4, 3)] * 4


def test_de_09_neither_the_stacks_nor_the_pot_set_the_largest_bet() -> None:
    state = DE.at(*FIFTH, contributions={1: 100, 2: 100, 3: 100})
    assert state.pot == 300
    assert broken(state, "1 bets 20") == ""
    assert [broken(state, f"1 bets {to}") for to in (21, 300, 10_000)] == ["amount"] * 3


def test_de_10_two_to_nine_play() -> None:
    doors = ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Jc")
    assert [bring_in(DE.at(*doors[:count])).seat for count in (2, 9)] == [1, 1]
    for count in (1, 10):
        with pytest.raises(BadSituation, match="2 to 9"):
            DE.at(*doors[:count])


def test_de_11_every_player_pays_the_ante_before_anything_else() -> None:
    state = DE.dealt(5, stack=100)
    assert [(one.stack, one.total) for one in state.seats] == [(99, 1)] * 5
    assert state.round.last is None


def test_de_12_the_deck_has_52_cards_each_of_them_once() -> None:
    assert {(card.rank, card.suit) for card in DECK} == {(rank, suit) for rank in Rank for suit in Suit}
    assert len(DECK) == 52
    with pytest.raises(BadSituation, match="9d is there twice"):
        DE.at("9d", "9d")


def test_de_13_the_deal_is_two_hole_cards_and_a_door_card() -> None:
    assert [(len(one.down), len(one.up)) for one in DE.dealt(4).seats] == [(2, 1)] * 4


def test_de_14_the_first_round_follows_the_opening_deal() -> None:
    state = DE.dealt(3)
    assert state.events[-1] == StreetBegins(Street.THIRD)
    assert next_to_act(state).seat == bring_in(state).seat


def test_de_15_the_fourth_fifth_and_sixth_cards_are_face_up_each_with_a_round() -> None:
    begun = streets(DE.whole(3))
    for street in (Street.FOURTH, Street.FIFTH, Street.SIXTH):
        dealt = [event for event in begun[street].events[-4:] if isinstance(event, Dealt)]
        assert [(event.seat, event.up) for event in dealt] == [(1, True), (2, True), (3, True)]
        assert next_to_act(begun[street]).seat is not None


def test_de_16_one_more_face_down_card_comes_before_the_last_round() -> None:
    last = streets(DE.whole(3))[Street.SEVENTH]
    dealt = [event for event in last.events[-4:] if isinstance(event, Dealt)]
    assert [(event.seat, event.up) for event in dealt] == [(1, False), (2, False), (3, False)]
    assert [len(one.down) for one in last.seats] == [3, 3, 3]


def test_de_17_the_best_five_of_all_seven_cards_are_picked() -> None:
    state = DE.at("Ah Kh 3c 4d | Qh Jh Th", "9s 9c 9d 9h | 2s 3s 4s")
    hands = dict(best_hands(state).highs)
    assert {str(card) for card in hands[1].cards} == {"Ah", "Kh", "Qh", "Jh", "Th"}  # three down, two up
    assert {str(card) for card in hands[2].cards} == {"9s", "9c", "9d", "9h", "4s"}  # four up, the best of three down


def test_de_18_the_best_hand_alone_wins() -> None:
    assert winners(DE.at("Ah Kd 3c 4d | Qh Jh 8s", "2s 2c 7d 9h | 6s 5s Ks")).high == (2,)


def test_de_19_three_amounts_describe_a_game() -> None:
    assert astuple(DE.at("9d", "3h").stakes) == (1, 1, 10, 20)  # the bring-in is the ante
    fourth = House(DE.rulebook, DE.game, ante=1, bring_in=3, small=10, big=20).situation("9d", "3h")
    assert fourth.state is not None
    assert astuple(fourth.state.stakes) == (1, 1, 10, 20)
    assert [warning.place for warning in fourth.warnings] == ["stakes.bring_in"]


def test_de_20_the_antes_are_in_the_pot_and_are_no_wager() -> None:
    state = DE.dealt(5)
    assert state.pot == 5
    assert (state.round.to, {one.street_to for one in state.seats}) == (0, {0})


def test_de_21_two_cards_are_dealt_face_down_and_then_one_face_up() -> None:
    events = [event for event in DE.dealt(3).events if isinstance(event, Dealt)]
    for seat in (1, 2, 3):
        assert [event.up for event in events if event.seat == seat] == [False, False, True]


def test_de_22_the_lowest_upcard_opens_and_must() -> None:
    state = DE.at("9d", "3h | As Ad", "Ks | 2c 2d")
    assert bring_in(state).seat == next_to_act(state).seat == 2
    assert [broken(state, line) for line in ("2 folds", "2 checks", "3 brings in 1")] == [
        "must_open", "must_open", "out_of_turn",
    ]  # fmt: skip


def test_de_23_the_forced_bet_is_at_least_the_ante_and_at_most_the_lower_limit() -> None:
    state = DE.at("9d", "3h", "Ks")
    assert legal_actions(state).bring_in == Spread(Chips(1), Chips(10))
    assert [broken(state, f"2 brings in {to}") for to in (0, 1, 10, 11)] == ["amount", "", "", "amount"]


def test_de_24_equal_low_cards_are_split_by_suit() -> None:
    ruling = bring_in(DE.at("7h", "2d", "Kc", "2c"))
    assert (ruling.seat, ruling.decided_by, ruling.tied) == (4, DecidedBy.SUIT, (2, 4))


def test_de_25_suits_rank_clubs_diamonds_hearts_spades() -> None:
    for lower, higher in pairwise("cdhs"):
        assert bring_in(DE.at("7" + higher, "7" + lower)).seat == 2
        assert bring_in(DE.at("7" + lower, "7" + higher)).seat == 1


def test_de_26_a_round_has_a_bet_a_raise_a_reraise_and_a_cap() -> None:
    reraised = DE.at(*THREE, acts="1 bets 10, 2 raises to 20, 3 raises to 30")
    assert broken(reraised, "1 raises to 40") == ""
    capped = act(reraised, "1 raises to 40")
    assert broken(capped, "2 raises to 50") == "capped"
    assert legal_actions(capped).wager == ()


def test_de_27_at_a_lower_limit_of_10_nobody_puts_in_more_than_40_in_the_round() -> None:
    """Decision D6: 4 x the limit a player and round, the forced bet included, the ante not."""
    state = DE.at("2c", "Kh", "9d", acts="1 brings in 10, 2 raises to 20, 3 raises to 30, 1 raises to 40")
    end = passed(passed(state))
    assert next_to_act(end).closed == "matched"
    assert [(one.street_to, one.total) for one in end.seats] == [(40, 41)] * 3


def test_de_28_the_second_round_comes_after_the_first_with_a_second_upcard() -> None:
    first = DE.dealt(3)
    with pytest.raises(NotTheTime):
        further(first, "Ks Qs Js")
    for _ in range(3):
        first = passed(first)
    second = further(first, "Ks Qs Js")
    assert second.street is Street.FOURTH
    assert [len(one.up) for one in second.seats] == [2, 2, 2]


def test_de_29_the_highest_open_combination_starts() -> None:
    assert first_to_act(DE.at("Kh 9d", "Ac 2d", "3c 3d")).seat == 3
    assert first_to_act(DE.at("Kh 9d", "Ac 2d", "3c 5d")).seat == 2


def test_de_30_with_an_open_pair_any_amount_from_the_ante_to_the_higher_limit_may_be_bet() -> None:
    """Decision D2: read literally, down to the ante, although a bet below the lower limit is odd."""
    state = DE.at("Kh 9d", "8c 8d", "3c 5d")
    assert [broken(state, f"2 bets {to}") for to in (0, 1, 9, 15, 20, 21)] == ["amount", "", "", "", "", "amount"]


def test_de_31_without_an_open_pair_the_lower_limit_applies() -> None:
    state = DE.at(*THREE)
    assert [broken(state, f"1 bets {to}") for to in (1, 9, 10, 11, 20)] == ["amount", "amount", "", "amount", "amount"]


def test_de_32_facing_a_bet_one_folds_calls_it_or_raises_by_the_limit() -> None:
    options = legal_actions(DE.at(*THREE, acts="1 bets 10"))
    assert (options.seat, options.fold, options.call, options.raise_to) == (2, True, 10, (20,))


def test_de_33_the_opener_may_check_or_bet() -> None:
    options = legal_actions(DE.at(*THREE))
    assert (options.seat, options.check, options.bet) == (1, True, (10,))


def test_de_34_after_a_check_the_next_player_has_the_same_choice() -> None:
    """Decision D8: what passes on is the right to bet; whether the open pair's range passes too is never asked."""
    options = legal_actions(DE.at(*THREE, acts="1 checks"))
    assert (options.seat, options.check, options.bet) == (2, True, (10,))
    assert legal_actions(DE.at("8c 8d", "Kh 9d", acts="1 checks")).unsettled == "open_pair_who"


def test_de_35_after_a_bet_the_next_player_calls_raises_or_folds() -> None:
    state = DE.at(*THREE, acts="1 bets 10")
    assert [broken(state, f"2 {does}") for does in ("checks", "calls", "raises to 20", "folds")] == ["owes", "", "", ""]


def test_de_36_betting_goes_on_until_everyone_has_called_or_folded() -> None:
    state = DE.at(*THREE, acts="1 bets 10, 2 raises to 20, 3 folds")
    assert next_to_act(state).seat == 1
    assert next_to_act(act(state, "1 calls")).closed == "matched"


def test_de_37_nobody_raises_twice_in_a_row_without_a_raise_in_between() -> None:
    """Decision D4: after calls the round is over; an all-in raise of half a bet in between allows the re-raise."""
    called = DE.at(*THREE, acts="1 bets 10, 2 calls, 3 calls")
    assert broken(called, "1 raises to 20") == "round_closed"
    short = DE.at("Kh 9d", "Jc 6s", "8d 7c :14", acts="1 bets 10, 2 calls, 3 raises to 14")
    assert legal_actions(short).block is Block.NOT_REOPENED
    half = DE.at("Kh 9d", "Jc 6s", "8d 7c :15", acts="1 bets 10, 2 calls, 3 raises to 15")
    assert broken(half, "1 raises to 25") == ""


def test_de_38_the_third_round_comes_with_a_third_upcard() -> None:
    third = streets(DE.whole(3))[Street.FIFTH]
    assert [len(one.up) for one in third.seats] == [3, 3, 3]
    assert next_to_act(third).seat is not None


def test_de_39_from_the_third_round_bets_lie_between_the_limits() -> None:
    """Decision D1: a spread, as the page says, although split limit elsewhere means two fixed sizes."""
    state = DE.at(*FIFTH)
    assert [broken(state, f"1 bets {to}") for to in (9, 10, 15, 20, 21)] == ["amount", "", "", "", "amount"]


def test_de_40_the_fourth_round_follows_the_rules_of_the_third() -> None:
    state = DE.at("Kh 9d 4s 2s", "Jc 6s 5h 3h", "8d 7c 2d 3c")
    assert state.street is Street.SIXTH
    assert legal_actions(state).bet == legal_actions(DE.at(*FIFTH)).bet


def test_de_41_in_both_rounds_the_highest_open_hand_starts() -> None:
    assert first_to_act(DE.at("Kh 9d 4s", "Jc 6s 6h", "8d 7c 2d")).seat == 2
    assert first_to_act(DE.at("Kh 9d 4s 2s", "Jc 6s 6h 3h", "8d 7c 7d 8c")).seat == 3


def test_de_42_each_remaining_player_gets_a_last_card_face_down() -> None:
    state = DE.at("Kh 9d 4s 2s", "Jc 6s 5h 3h", "8d 7c 2d 3c", acts="1 bets 10, 2 folds, 3 calls")
    last = next_street(state, {Seat(1): None, Seat(3): None})
    assert [(len(one.up), len(one.down)) for one in last.seats] == [(4, 3), (4, 2), (4, 3)]


def test_de_43_each_then_holds_three_cards_down_and_four_up() -> None:
    last = streets(DE.whole(4))[Street.SEVENTH]
    assert [(len(one.down), len(one.up)) for one in last.seats] == [(3, 4)] * 4


FOUR_WAGERS = "1 bets 20, 2 raises to 40, 1 raises to 60, 2 raises to 80"


def test_de_44_two_players_left_may_raise_without_end_in_the_last_round() -> None:
    """Decision D5: the last round only, and for a round that begins with two; who comes down to two is never asked."""
    assert broken(DE.at(*SEVENTH[:2], acts=FOUR_WAGERS), "1 raises to 100") == ""
    assert broken(DE.at("Kh 9d 4s 2s", "Jc 6s 5h 3h", acts=FOUR_WAGERS), "1 raises to 100") == "capped"
    three = "1 bets 20, 2 raises to 40, 3 raises to 60, 1 raises to 80"
    assert broken(DE.at(*SEVENTH, acts=three), "2 raises to 100") == "capped"
    came_down = "1 bets 20, 2 raises to 40, 3 folds, 1 raises to 60"
    assert legal_actions(DE.at(*SEVENTH, acts=came_down)).unsettled == ""  # a third raise is allowed either way
    assert legal_actions(DE.at(*SEVENTH, acts=f"{came_down}, 2 raises to 80")).unsettled == "cap_lifted"


def test_de_45_the_highest_open_hand_starts_the_last_round() -> None:
    """Decision D3: the page does not say again how large bets are; they stay as in the two rounds before."""
    state = DE.at(*SEVENTH)
    assert first_to_act(state).seat == 1
    assert legal_actions(state).bet == legal_actions(DE.at(*FIFTH)).bet
    assert first_to_act(DE.at("Kh 9d 4s 2s | ?? ?? ??", "Jc 6s 6h 3h | ?? ?? ??")).seat == 2


def test_de_46_more_than_one_player_left_means_a_showdown() -> None:
    end = list(DE.whole(3))[-1]
    ruling = winners(end)
    assert over(end)
    assert not ruling.uncontested
    assert {seat for seat, _ in ruling.highs} == {1, 2, 3}


def test_de_51_the_highest_five_card_hand_wins() -> None:
    state = DE.at("Ah Ad Kc Qd | Jh 8h 2s", "3s 3c 2d 7h | 2c Ks 9s", "Th 9d 8c 4d | 7s 6s 4s")
    assert winners(state).high == (3,)  # a straight, before two pair and aces


def test_de_52_players_who_tie_for_the_best_hand_share() -> None:
    state = DE.at("Ah Kd 9c 4d | Qh Jh Ts", "As Kc 3c 2d | Qs Jd Td", "Ac 5h 6h 7h | Ad 2s 9s")
    assert winners(state).high == (1, 2)


def test_de_53_suits_have_no_say_at_the_showdown() -> None:
    state = DE.at("As Ks Js 4d | 9s 7s 2h", "Ac Kc Jc 4h | 9c 7c 2d")
    assert winners(state).high == (1, 2)


def test_de_54_a_last_player_wins_without_a_showdown() -> None:
    state = DE.at(*THREE, acts="1 bets 10, 2 folds, 3 folds")
    assert (next_to_act(state).closed, over(state)) == ("one-left", True)
    assert (winners(state).high, winners(state).uncontested) == ((1,), True)


def test_de_58_the_common_card_is_everybodys_seventh() -> None:
    state = DE.at("Ah Kh 3c 4d | Qh Jh", "9s 9c 2d 5h | 9h 2s", community="Th")
    hands = dict(best_hands(state).highs)
    assert [len(one.up) + len(one.down) for one in state.seats] == [6, 6]
    assert {str(card) for card in hands[1].cards} == {"Ah", "Kh", "Qh", "Jh", "Th"}
    assert {str(card) for card in hands[2].cards} == {"9s", "9c", "9h", "2d", "2s"}


HIGH_LOW = House(DE.rulebook, Game.STUD8, ante=1, small=10, big=20)


def test_de_59_in_high_low_the_best_and_the_lowest_hand_both_win() -> None:
    ruling = winners(HIGH_LOW.at("Ah Ad Kc Kd | 9h 9d Qs", "2s 3c 4d 7h | 8s Ts Js"))
    assert (ruling.high, ruling.low) == ((1,), (2,))


def test_de_60_the_low_is_that_of_omaha_high_low() -> None:
    """Decision D11: its qualifier of eight or less, but any five of the seven cards, not two from the hand."""
    four_up = HIGH_LOW.at("2s 3c 4d 7h | 8s Ts Js", "Ah Ad Kc Kd | 9h 9d Qs")
    assert winners(four_up).low == (1,)
    nine = HIGH_LOW.at("2s 3c 4d 7h | 9s Ts Js", "Ah Ad Kc Kd | 9h 9d Qs")
    assert winners(nine).low == ()
