"""The Dutch source, fact by fact, under its own rulebook: eight-or-better, ante 1, bring-in 2, limits 5 and 10."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, Suit, parse_card, parse_cards
from scenarios.engine.errors import BadSituation, NotTheTime, Unreadable
from scenarios.engine.low import best_low_eight
from scenarios.engine.rulebook import Game
from scenarios.engine.showdown import best_hands, winners
from scenarios.engine.state import Dealt, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House, act, broken, further, passed, streets

NL = House(shipped("nl-eight-or-better"), Game.STUD8, ante=1, bring_in=2, small=5, big=10)
THREE = ("Kh 9d", "Jc 6s", "8d 7c")  # fourth street, seat 1 opens, no pair
FIFTH = ("Kh 9d 4s", "Jc 6s 5h", "8d 7c 2d")
CAPPED = "1 bets 5, 2 raises to 10, 3 raises to 15, 1 raises to 20"


def low(cards: str) -> int:
    """The value of a low, the smaller the better."""
    found = best_low_eight(parse_cards(cards))
    assert found is not None
    return found.value


def test_nl_02_one_deck_of_52_without_jokers() -> None:
    assert len(DECK) == len(set(map(str, DECK))) == 52
    assert {card.suit for card in DECK} == set(Suit)
    for joker in ("Jk", "*", "joker"):
        with pytest.raises(Unreadable):
            parse_card(joker)


def test_nl_03_all_players_start_by_paying_the_ante() -> None:
    state = NL.dealt(6, stack=50)
    assert [(one.total, one.stack) for one in state.seats] == [(1, 49)] * 6
    assert state.pot == 6


def test_nl_04_the_ante_is_one_fixed_amount_paid_before_any_bet() -> None:
    state = NL.stakes(3, 5, 10).dealt(4)
    assert {one.total for one in state.seats} == {3}
    assert (state.round.to, state.round.last) == (0, None)


def test_nl_05_no_formula_ties_the_ante_to_the_limits() -> None:
    """Decision N13: explicit numbers, never computed."""
    for ante in (0, 1, 2, 5):
        state = NL.stakes(ante, 5, 10).dealt(4)
        assert (state.pot, state.stakes.ante) == (4 * ante, ante)


def test_nl_06_the_ante_of_a_quarter_at_1_and_2_dollars() -> None:
    state = House(NL.rulebook, NL.game, ante=25, bring_in=50, small=100, big=200).at("2c", "Kh", "9d")
    assert state.pot == 75
    assert legal_actions(state).complete_to == (100,)


def test_nl_07_the_ante_of_half_a_dollar_at_3_and_6_dollars() -> None:
    state = House(NL.rulebook, NL.game, ante=50, bring_in=100, small=300, big=600).at("2c", "Kh", "9d")
    assert state.pot == 150
    assert legal_actions(state).complete_to == (300,)


def test_nl_08_the_house_names_the_ante() -> None:
    with pytest.raises(BadSituation) as error:
        NL.at("2c", "Kh", stakes={"bring_in": 2, "small_bet": 5, "big_bet": 10})
    assert [problem.place for problem in error.value.problems] == ["stakes.ante"]


def test_nl_09_seven_cards_each_three_down_and_four_up() -> None:
    end = list(NL.whole(4))[-1]
    assert [(len(one.down), len(one.up)) for one in end.seats] == [(3, 4)] * 4


def test_nl_10_only_the_first_upcard_is_the_door_card() -> None:
    """Decision N9: a note on words; the page calls every upcard a door card, only the first is one."""
    state = NL.dealt(3)
    doors = [(event.seat, event.card) for event in state.events if isinstance(event, Dealt) and event.up]
    assert list(bring_in(state).doors) == doors
    with pytest.raises(NotTheTime):
        bring_in(further(passed(passed(passed(state))), "Ks Qs Js"))


def test_nl_11_the_first_three_cards_are_two_down_and_one_up() -> None:
    assert [(len(one.down), len(one.up)) for one in NL.dealt(5).seats] == [(2, 1)] * 5


def test_nl_12_the_lowest_open_card_brings_it_in() -> None:
    state = NL.at("9d", "3h | As Ad", "Ks | 2c 2d", "Ac")
    assert bring_in(state).seat == next_to_act(state).seat == 2
    assert legal_actions(state).bring_in == (2,)


def test_nl_13_equal_low_cards_are_split_by_suit_clubs_first() -> None:
    """Decision N1: clubs, diamonds, hearts, spades; as printed (spades, diamonds, hearts, clubs) it is a variant."""
    printed = NL.under(suit_order=(Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS))
    for lower, higher in pairwise("cdhs"):
        assert bring_in(NL.at("7" + higher, "7" + lower)).seat == 2
    for lower, higher in pairwise("sdhc"):
        assert bring_in(printed.at("7" + higher, "7" + lower)).seat == 2


def test_nl_14_a_round_has_one_bet_and_three_raises() -> None:
    """Decision N7: counted for the round, not for each player."""
    assert broken(NL.at(*THREE, acts=CAPPED.rpartition(", ")[0]), "1 raises to 20") == ""
    assert broken(NL.at(*THREE, acts=CAPPED), "2 raises to 25") == "capped"


def test_nl_15_who_stays_matches_what_was_put_in() -> None:
    state = NL.at(*THREE, acts="1 bets 5, 2 raises to 10")
    assert [broken(state, f"3 {does}") for does in ("checks", "calls")] == ["owes", ""]
    end = act(act(state, "3 calls"), "1 calls")
    assert ({one.street_to for one in end.seats}, next_to_act(end).closed) == ({10}, "matched")


def test_nl_16_a_player_who_is_all_in_stays_for_less() -> None:
    state = NL.at("Kh 9d", "Jc 6s :3", "8d 7c", acts="1 bets 5, 2 calls, 3 calls")
    assert (state.at(2).street_to, state.at(2).all_in) == (3, True)
    assert next_to_act(state).closed == "matched"


def test_nl_17_everyone_who_has_not_folded_gets_a_fourth_card() -> None:
    third = NL.at("2c", "Kh", "9d", acts="1 brings in 2, 2 completes to 5, 3 folds, 1 calls")
    assert [len(one.up) for one in further(third, "Ks Qs").seats] == [2, 2, 1]


def test_nl_18_the_second_round_is_fourth_street() -> None:
    assert list(streets(NL.whole(3)))[1] is Street.FOURTH


def test_nl_19_the_highest_showing_hand_starts_by_betting_or_checking() -> None:
    assert first_to_act(NL.at("Kh 9d", "Ac 2d", "3c 5d")).seat == 2
    options = legal_actions(NL.at("Kh 9d", "Ac 2d", "3c 3d"))
    assert (options.seat, options.check, bool(options.bet)) == (3, True, True)


def test_nl_20_with_a_pair_on_fourth_street_a_single_or_a_double_bet_may_be_made() -> None:
    """Decision N3: allowed in eight-or-better here, against Robert's Rules, WSOP and TDA."""
    pair = ("Kh 9d", "8c 8d", "3c 5d")
    assert legal_actions(NL.at(*pair)).bet == (5, 10)
    assert legal_actions(NL.at(*THREE)).bet == (5,)
    card_room = House(shipped("roberts"), Game.STUD8, ante=1, bring_in=2, small=5, big=10)
    assert legal_actions(card_room.at(*pair)).bet == (5,)


def test_nl_21_after_a_single_or_a_double_bet_the_others_call_raise_or_fold() -> None:
    for bet in (5, 10):
        options = legal_actions(NL.at("Kh 9d", "8c 8d", "3c 5d", acts=f"2 bets {bet}"))
        assert (options.call, options.fold, options.check) == (bet, True, False)
        assert options.raise_to


def test_nl_22_a_double_bet_is_raised_by_the_double_amount_only() -> None:
    state = NL.at("Kh 9d", "8c 8d", "3c 5d", acts="2 bets 10")
    assert [broken(state, f"3 raises to {to}") for to in (15, 20, 25)] == ["amount", "", "amount"]


def test_nl_23_who_remains_gets_another_open_card_on_fifth_street() -> None:
    fourth = NL.at(*THREE, acts="1 bets 5, 2 folds, 3 calls")
    fifth = further(fourth, "4s 2d")
    assert fifth.street is Street.FIFTH
    assert [len(one.up) for one in fifth.seats] == [3, 2, 3]


def test_nl_24_the_highest_hand_starts_with_a_bet_or_a_check() -> None:
    options = legal_actions(NL.at("Kh 9d 4s", "Jc 6s 6h", "8d 7c 2d"))
    assert (options.seat, options.check, options.bet) == (2, True, (10,))


def test_nl_25_from_fifth_street_the_limit_is_the_high_amount() -> None:
    assert legal_actions(NL.at(*THREE)).bet == (5,)
    assert legal_actions(NL.at(*FIFTH)).bet == (10,)


def test_nl_26_at_5_and_10_the_first_two_rounds_are_bet_at_5() -> None:
    third = NL.at("2c", "Kh", "9d", acts="1 brings in 2")
    assert legal_actions(third).complete_to == (5,)
    assert legal_actions(act(third, "2 completes to 5")).raise_to == (10,)
    assert broken(NL.at(*THREE), "1 bets 10") == "amount"


def test_nl_27_at_5_and_10_a_bet_of_10_opens_the_third_round() -> None:
    """Decision N8: the page says that 10 may be bet too; only the big bet may."""
    state = NL.at(*FIFTH)
    assert [broken(state, f"1 bets {to}") for to in (5, 7, 10)] == ["amount", "amount", ""]


def test_nl_28_sixth_street_runs_like_fifth() -> None:
    fifth = NL.at(*FIFTH, acts="1 checks, 2 checks, 3 checks")
    sixth = further(fifth, "2s 5s 3c")
    assert (sixth.street, [len(one.up) for one in sixth.seats]) == (Street.SIXTH, [4, 4, 4])
    assert first_to_act(sixth).seat == 2  # a pair of fives
    assert broken(sixth, "2 checks") == ""


def test_nl_29_the_high_limit_stays() -> None:
    sixth = NL.at("Kh 9d 4s 2s", "Jc 6s 5h 3h")
    seventh = NL.at("Kh 9d 4s 2s | ?? ?? ??", "Jc 6s 5h 3h | ?? ?? ??")
    assert [legal_actions(state).bet for state in (sixth, seventh)] == [(10,), (10,)]
    assert legal_actions(act(seventh, "1 bets 10")).raise_to == (20,)


def test_nl_30_the_last_card_is_dealt_face_down() -> None:
    last = streets(NL.whole(3))[Street.SEVENTH]
    assert [event.up for event in last.events[-4:] if isinstance(event, Dealt)] == [False] * 3
    assert next_to_act(last).seat is not None


def test_nl_32_four_wagers_close_the_raising_whoever_made_them() -> None:
    """Decision N7: four for the round, so nobody has four of his own, not even of two players."""
    two = "1 bets 5, 2 raises to 10, 3 folds, 1 raises to 15, 2 raises to 20"
    assert broken(NL.at(*THREE, acts=two), "1 raises to 25") == "capped"
    assert broken(NL.at(*THREE[:2], acts=two.replace("3 folds, ", "")), "1 raises to 25") == "capped"


def test_nl_33_each_round_everyone_with_chips_has_to_act() -> None:
    state = NL.at("Kh 9d", "Jc 6s", "8d 7c :0", acts="1 checks")
    assert next_to_act(state).seat == 2
    assert next_to_act(act(state, "2 checks")).closed == "matched"  # seat 3 is all-in


def test_nl_34_after_the_cap_no_raise_is_possible() -> None:
    options = legal_actions(NL.at(*THREE, acts=CAPPED))
    assert (options.wagers, options.wagers_max, options.wager) == (4, 4, ())


def test_nl_35_after_the_cap_one_folds_or_calls() -> None:
    state = NL.at(*THREE, acts=CAPPED)
    does = ("folds", "calls", "checks", "raises to 25", "bets 25")
    assert [broken(state, f"2 {one}") for one in does] == ["", "", "owes", "capped", "capped"]


def test_nl_36_a_player_may_fold_whenever_it_is_his_turn() -> None:
    """The page's any time is taken as any turn of his: with nothing to call too, but whoever brings it in must."""
    state = NL.at(*THREE)
    assert [broken(state, f"{seat} folds") for seat in (1, 2)] == ["", "out_of_turn"]
    assert broken(act(state, "1 bets 5"), "2 folds") == ""
    assert broken(NL.at("2c", "Kh"), "1 folds") == "must_open"


def test_nl_37_who_has_folded_is_out_and_cannot_win() -> None:
    state = NL.at("Ah Ad Ac As | Kc Kd 9d", "2s 3c 4d 7h | 8s Ts Js", "Qh Qd 9h 9s | 5c 6c Jd", acts="1 folds")
    assert {seat for seat, _ in winners(state).highs} == {2, 3}
    assert winners(state).high == (3,)
    assert next_to_act(act(act(state, "2 bets 10"), "3 calls")).closed == "matched"


def test_nl_38_a_check_passes_the_turn_without_a_bet() -> None:
    before = NL.at(*THREE)
    after = act(before, "1 checks")
    assert (after.pot, next_to_act(after).seat) == (before.pot, 2)


def test_nl_39_whether_one_may_check_depends_on_what_came_before() -> None:
    assert broken(NL.at(*THREE, acts="1 checks"), "2 checks") == ""
    assert broken(NL.at(*THREE, acts="1 bets 5"), "2 checks") == "owes"


def test_nl_40_one_puts_in_as_many_bets_as_the_rest() -> None:
    state = NL.at(*THREE, acts="1 bets 5, 2 raises to 10, 3 raises to 15")
    assert legal_actions(state).call == 10
    assert legal_actions(act(state, "1 calls")).call == 5


def test_nl_41_only_the_chips_in_front_play() -> None:
    state = NL.at(*THREE[:2], "8d 7c :7", acts="1 bets 5, 2 calls")
    assert [broken(state, f"3 raises to {to}") for to in (10, 8, 7)] == ["amount", "amount", ""]


def test_nl_42_no_chips_come_in_during_the_hand() -> None:
    for state in NL.whole(3, stack=60):
        assert [one.stack + one.total for one in state.seats] == [60, 60, 60]


def test_nl_43_without_enough_chips_for_a_bet_one_is_all_in() -> None:
    call = act(NL.at("Kh 9d", "Jc 6s :3", acts="1 bets 5"), "2 calls").at(2)
    assert (call.street_to, call.all_in) == (3, True)
    bet = act(NL.at("Kh 9d :3", "Jc 6s"), "1 bets 3").at(1)
    assert (bet.street_to, bet.all_in) == (3, True)


def test_nl_49_high_and_low_are_won_separately() -> None:
    ruling = winners(NL.at("Ah Ad Kc Kd | 9h 9d Qs", "2s 3c 4d 7h | 8s Ts Js"))
    assert (ruling.high, ruling.low) == ((1,), (2,))


def test_nl_51_nothing_qualifies_for_high() -> None:
    assert winners(NL.at("9h 7d 5c 4d | 3h 2s Tc", "Jh 7s 5d 4c | 3c 2d 9s")).high == (2,)  # a jack is enough


def test_nl_52_the_best_high_hand_may_win_the_low_too() -> None:
    ruling = winners(NL.at("Ah 2d 3c 4d | 5h Ks Kc", "Qh Qd 8c 7d | 6h 2s 3s"))
    assert (ruling.high, ruling.low) == ((1,), (1,))


def test_nl_53_only_eight_or_better_competes_for_low() -> None:
    eight, nine = "2s 3c 4d 7h | 8s Ts Js", "2h 3d 4s 7c | 9c Td Jd"
    assert winners(NL.at(nine, "Ah Ad Kc Kd | 9h 9d Qs")).low == ()
    assert winners(NL.at(eight, "Ah Ad Kc Kd | 9h 9d Qs")).low == (1,)


def test_nl_54_after_the_last_round_the_best_hand_wins_the_high() -> None:
    state = NL.at("Ah Ad Kc Qd | Jh 8h 2s", "3s 3c 2d 7h | 2c Ks 9s", acts="1 checks, 2 checks")
    assert next_to_act(state).closed == "matched"
    assert winners(state).high == (2,)


def test_nl_55_a_player_whose_bet_nobody_calls_wins() -> None:
    state = NL.at(*THREE, acts="1 bets 5, 2 folds, 3 folds")
    assert (winners(state).high, winners(state).uncontested) == ((1,), True)


def test_nl_56_a_hand_is_the_best_five_of_seven_cards() -> None:
    hands = dict(best_hands(NL.at("Ah Kh 3c 4d | Qh Jh Th", "9s 9c 9d 9h | 2s 3s 4s")).highs)
    assert {str(card) for card in hands[1].cards} == {"Ah", "Kh", "Qh", "Jh", "Th"}
    assert [len(hand.cards) for hand in hands.values()] == [5, 5]


def test_nl_57_any_five_of_the_seven_dealt_cards_may_be_it() -> None:
    four_up = dict(best_hands(NL.at("9s 9c 9d 9h | 2s 3s 4s", "As Kd 8c 7d | 3h 3d 3c")).highs)
    assert {str(card) for card in four_up[1].cards} >= {"9s", "9c", "9d", "9h"}
    assert {str(card) for card in four_up[2].cards} >= {"3h", "3d", "3c"}  # all three down cards


def test_nl_58_a_common_card_may_be_used_with_four_of_ones_own() -> None:
    """Decision N11: any five of one's six and the common card, which need not be among them."""
    hands = dict(best_hands(NL.at("Ah Kh 3c 4d | Qh Jh", "9s 9c 9d Ad | As 2s", community="Th")).highs)
    assert {str(card) for card in hands[1].cards} == {"Ah", "Kh", "Qh", "Jh", "Th"}
    assert {str(card) for card in hands[2].cards} == {"9s", "9c", "9d", "Ad", "As"}


def test_nl_61_a_low_is_five_different_cards_from_ace_to_eight() -> None:
    """The page does not say different; without five of them there is no low."""
    assert best_low_eight(parse_cards("As 2d 4c 6h 8s")) is not None
    assert best_low_eight(parse_cards("As 2d 4c 6h 9s")) is None
    assert best_low_eight(parse_cards("As 2d 4c 8h 8s Ks Qs")) is None


def test_nl_62_the_wheel_is_the_best_low() -> None:
    wheel = low("As 2d 3c 4h 5s")
    assert all(low(cards) > wheel for cards in ("As 2d 3c 4h 6s", "As 2d 3c 5h 6s", "2s 3d 4c 5h 6s"))


def test_nl_63_the_lowest_high_card_wins() -> None:
    order = ["As 2d 3c 4h 5s", "2s 3d 4c 5h 6s", "3s 4d 5c 6h 7s", "4s 5d 6c 7h 8s"]
    assert [low(cards) for cards in order] == sorted({low(cards) for cards in order})


def test_nl_64_eight_six_loses_to_seven_six() -> None:
    assert low("As 2d 4c 6h 8s") > low("2s 4d 5c 6h 7s")


def test_nl_65_with_equal_high_cards_the_next_decides_from_the_top_down() -> None:
    """Decision N6: the page says the second lowest card, its example goes by the second highest."""
    order = ["As 2d 3c 4h 8s", "2s 3d 4c 5h 8s", "As 2d 3c 6h 8s", "As 2d 4c 6h 8s", "As 3d 4c 6h 8s", "2s 3d 4c 6h 8s"]
    assert [low(cards) for cards in order] == sorted({low(cards) for cards in order})


def test_nl_69_straights_and_flushes_do_not_hurt_a_low() -> None:
    assert low("4s 5s 6s 7s 8s") == low("4s 5d 6c 7h 8s")
    assert low("As 2s 3s 4s 5s") < low("As 2d 3c 4h 6s")


def test_nl_70_different_cards_may_make_high_and_low() -> None:
    hands = best_hands(NL.at("Kh Kd Kc 2d | 3h 5s 7c", "Qh Qd 8c 7d | 6h 2s Js"))
    other = best_hands(NL.at("Ah 2d 3c 7d | 8h Ks As", "Qh Qd 8c 7s | 6h 2s Js"))
    assert hands.lows[0][1] is None
    made = other.lows[0][1]
    assert made is not None
    assert {str(card) for card in other.highs[0][1].cards} >= {"Ah", "As", "Ks"}
    assert {str(card)[0] for card in made.cards} == set("A2378")


def test_nl_71_the_same_cards_may_make_both() -> None:
    hands = best_hands(NL.at("Ah 2d 3c 4d | 5h Ks Qc", "Qh Qd 8c 7d | 6h 2s 3s"))
    made = hands.lows[0][1]
    assert made is not None
    assert set(made.cards) == set(hands.highs[0][1].cards) == set(parse_cards("Ah 2d 3c 4d 5h"))
