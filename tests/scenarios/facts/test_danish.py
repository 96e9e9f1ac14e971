"""The Danish source up to its last betting round, fact by fact, under its own rulebook: ante 1, bets of 5 and 10."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import astuple, replace

from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, parse_card, parse_cards
from scenarios.engine.chips import Seat
from scenarios.engine.errors import BadSituation
from scenarios.engine.play import next_street, over
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import DecidedBy, Spread
from scenarios.engine.showdown import winners
from scenarios.engine.state import Dealt, HandState, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House, act, broken, further, passed, streets

DA = House(shipped("da-fixed-limit"), Game.STUD, ante=1, small=5, big=10)
CENTS = DA.stakes(10, 50, 100)  # the game of row 2 and of the examples
DOORS = ("Kh", "2c", "9d")
FOURTH = ("Kh 9d", "Jc 6s", "8d 7c")  # seat 1 opens, no pair
FIFTH = ("Kh 9d 4s", "Jc 6s 5h", "8d 7c 2d")
SIXTH = ("Kh 9d 4s 2s", "Jc 6s 5h 3h", "8d 7c 2d 3c")


def opener(*boards: str) -> Seat | None:
    return first_to_act(DA.at(*boards)).seat


def last_dealt(state: HandState) -> list[tuple[Seat | None, bool]]:
    """Whom the latest cards went to, in order, and whether they lie face up."""
    cards = [event for event in state.events if isinstance(event, Dealt)]
    return [(event.seat, event.up) for event in cards[-len(state.live) :]]


def test_da_04_two_to_eight_play() -> None:
    doors = ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc")
    assert [bring_in(DA.at(*doors[:count])).seat for count in (2, 8)] == [1, 1]
    for count in (1, 9):
        with pytest.raises(BadSituation, match="2 to 8"):
            DA.at(*doors[:count])


def test_da_08_a_hand_is_setup_bring_betting_rounds_and_showdown() -> None:
    moments = list(DA.whole(3))
    setup, brought = moments[:2]
    assert (setup.pot, setup.round.to, setup.round.opener) == (3, 0, bring_in(setup).seat)
    assert (brought.pot, brought.round.aggressor) == (4, setup.round.opener)
    assert len(streets(iter(moments))) == 5
    assert over(moments[-1])
    assert len(winners(moments[-1]).highs) == 3


def test_da_11_the_big_bet_is_typically_but_need_not_be_twice_the_small_bet() -> None:
    uneven = DA.stakes(1, 5, 8)
    assert [legal_actions(house.at(*FIFTH)).bet for house in (DA, uneven)] == [(10,), (8,)]


def test_da_12_the_ante_is_normally_a_tenth_of_the_big_bet_and_is_never_computed() -> None:
    for house, ante in ((DA, 1), (DA.stakes(2, 5, 10), 2)):
        assert (house.at(*DOORS).pot, house.at(*DOORS).stakes.bring_in) == (3 * ante, ante)


def test_da_15_bets_of_4_and_2_dollars_with_an_ante_of_50_cents() -> None:
    """Decision K2: the numbers of the table as they stand, though 50 cents are more than the tenth of the big bet."""
    options = legal_actions(DA.stakes(50, 200, 400).at(*DOORS))
    assert (options.bring_in, options.complete_to) == ((50,), (200,))


def test_da_16_bets_of_1_dollar_and_50_cents_with_an_ante_of_10_cents() -> None:
    assert astuple(CENTS.at(*DOORS).stakes) == (10, 10, 50, 100)
    options = legal_actions(CENTS.at(*DOORS))
    assert (options.bring_in, options.complete_to) == ((10,), (50,))


def test_da_17_bets_of_50_and_25_cents_with_an_ante_of_5_cents() -> None:
    options = legal_actions(DA.stakes(5, 25, 50).at(*DOORS))
    assert (options.bring_in, options.complete_to) == ((5,), (25,))


def test_da_18_who_is_dealt_first_changes_nothing_about_who_opens() -> None:
    for first in (1, 2, 3):
        assert bring_in(DA.at("2d", "2c", "Kh", first_dealt=first)).seat == 2
        assert first_to_act(DA.at("Ah Kc", "As Kd", "Qh Qd", first_dealt=first)).seat == 3
        assert first_to_act(DA.at("Ah Kc", "As Kd", "Qh Jd", first_dealt=first)).seat == 2


def test_da_19_limits_are_fixed_on_every_street() -> None:
    for boards, sizes in ((FOURTH, (5,)), (FIFTH, (10,)), (SIXTH, (10,))):
        assert legal_actions(DA.at(*boards)).bet == sizes
    assert not isinstance(legal_actions(DA.at(*DOORS)).bring_in, Spread)


def test_da_20_every_player_posts_an_ante() -> None:
    assert [(one.total, one.stack) for one in DA.dealt(6, stack=50).seats] == [(1, 49)] * 6


def test_da_21_antes_lie_in_the_pot_and_count_towards_no_bet() -> None:
    brought = DA.at("2c", "Kh", "9d", acts="1 completes to 5")
    assert brought.pot == 3 + 5
    assert legal_actions(brought).call == 5


def test_da_22_dealing_goes_clockwise_from_the_dealers_left() -> None:
    state = DA.dealt(4, first=3)
    assert list(dict.fromkeys(event.seat for event in state.events if isinstance(event, Dealt))) == [3, 4, 1, 2]


def test_da_23_two_cards_down_then_one_up() -> None:
    events = [event for event in DA.dealt(3).events if isinstance(event, Dealt)]
    for seat in (1, 2, 3):
        assert [event.up for event in events if event.seat == seat] == [False, False, True]


def test_da_26_the_bring_is_the_player_with_the_lowest_door_card() -> None:
    state = DA.at("9d", "3h | As Ad", "Ks | 2c 2d")
    assert bring_in(state).seat == next_to_act(state).seat == 2


def test_da_27_door_cards_rank_in_their_ordinary_order() -> None:
    for lower, higher in zip("23456789TJQK", "3456789TJQKA", strict=True):
        assert bring_in(DA.at(higher + "c", lower + "s")).seat == 2


def test_da_28_the_ace_is_high_for_the_bring() -> None:
    assert bring_in(DA.at("Ac", "Ks")).seat == 2
    assert bring_in(DA.at("Ac", "2s")).seat == 2


def test_da_29_equal_lowest_cards_are_split_by_suit() -> None:
    ruling = bring_in(DA.at("3s", "3d", "Kc"))
    assert (ruling.seat, ruling.decided_by, ruling.tied) == (2, DecidedBy.SUIT, (1, 2))


def test_da_30_suits_rank_clubs_diamonds_hearts_spades() -> None:
    for lower, higher in combinations("cdhs", 2):
        assert bring_in(DA.at("7" + higher, "7" + lower)).seat == 2


def test_da_31_the_two_of_clubs_is_the_worst_door_card() -> None:
    for card in DECK:
        if str(card) != "2c":
            assert bring_in(DA.at(str(card), "2c")).seat == 2


def test_da_32_the_bring_puts_in_the_ante_or_a_full_small_bet() -> None:
    state = DA.at(*DOORS)
    assert [broken(state, f"2 brings in {to}") for to in (0, 1, 2, 4)] == ["amount", "", "amount", "amount"]
    assert [broken(state, f"2 completes to {to}") for to in (4, 5, 6)] == ["amount", "", "amount"]
    assert broken(state, "2 folds") == "must_open"


def test_da_33_the_player_left_of_the_bring_acts_next() -> None:
    assert next_to_act(DA.at(*DOORS, acts="2 brings in 1")).seat == 3
    assert next_to_act(DA.at("Kh", "9d", "2c", acts="3 brings in 1")).seat == 1


def test_da_34_a_fold_puts_in_nothing_and_ends_the_hand_for_that_player() -> None:
    state = DA.at(*DOORS, acts="2 brings in 1, 3 folds, 1 calls")
    assert (state.at(3).total, next_to_act(state).closed) == (1, "matched")  # its ante
    fourth = further(state, "Qd 4c")
    assert (len(fourth.at(3).up), {seat for seat, _ in first_to_act(fourth).boards}) == (1, {1, 2})


def test_da_35_a_call_matches_what_the_bring_put_in() -> None:
    for opens, amount in (("2 brings in 1", 1), ("2 completes to 5", 5)):
        assert act(DA.at(*DOORS, acts=opens), "3 calls").at(3).street_to == amount


def test_da_36_an_ante_sized_bring_is_completed_to_the_small_bet() -> None:
    """Decision K3: the page says up to the small bet, its example completes to exactly that; only completing is so."""
    state = DA.at(*DOORS, acts="2 brings in 1")
    amounts = {to: broken(state, f"3 completes to {to}") for to in (2, 4, 5, 6)}
    assert amounts == {2: "amount", 4: "amount", 5: "", 6: "amount"}
    assert broken(state, "3 raises to 6") == "complete_instead"


def test_da_37_a_full_small_bet_is_raised_to_double() -> None:
    state = DA.at(*DOORS, acts="2 completes to 5")
    assert [broken(state, f"3 raises to {to}") for to in (6, 9, 10, 15)] == ["amount", "amount", "", "amount"]


def test_da_38_example_the_smallest_bring_is_10_cents() -> None:
    assert act(CENTS.at("2c", "Kh", "9d"), "1 brings in 10").at(1).street_to == 10


def test_da_39_example_player_2_calls_10_or_completes_to_50() -> None:
    options = legal_actions(CENTS.at("2c", "Kh", "9d", acts="1 brings in 10"))
    assert (options.seat, options.call, options.complete_to, options.raise_to) == (2, 10, (50,), ())


def test_da_40_example_the_largest_bring_is_50_cents() -> None:
    state = CENTS.at("2c", "Kh", "9d")
    assert broken(state, "1 completes to 60") == "amount"
    assert act(state, "1 completes to 50").at(1).street_to == 50


def test_da_41_example_player_2_calls_50_or_raises_to_a_dollar() -> None:
    options = legal_actions(CENTS.at("2c", "Kh", "9d", acts="1 completes to 50"))
    assert (options.seat, options.call, options.raise_to, options.complete_to) == (2, 50, (100,), ())


def test_da_42_play_goes_on_clockwise() -> None:
    state = DA.at("Kh", "9d", "2c", "Ts", acts="3 brings in 1")
    order = []
    while (seat := next_to_act(state).seat) is not None:
        order.append(seat)
        state = passed(state)
    assert order == [4, 1, 2]


def test_da_43_a_round_ends_when_all_have_had_their_turn_and_put_in_the_same() -> None:
    assert next_to_act(DA.at(*FOURTH, acts="1 checks, 2 checks")).seat == 3  # the same in, but not all have acted
    assert next_to_act(DA.at(*FOURTH, acts="1 checks, 2 checks, 3 bets 5")).seat == 1  # all have acted
    assert next_to_act(DA.at(*FOURTH, acts="1 checks, 2 checks, 3 bets 5, 1 calls, 2 folds")).closed == "matched"


def test_da_44_each_remaining_player_gets_one_upcard_from_the_left() -> None:
    state = DA.at("Kh", "2c", "9d", first_dealt=3, acts="2 brings in 1, 3 folds, 1 calls")
    fourth = further(state, "Qd 4c")
    assert last_dealt(fourth) == [(1, True), (2, True)]
    assert [len(fourth.at(seat).up) for seat in (1, 2, 3)] == [2, 2, 1]


def test_da_45_from_here_on_the_best_show_cards_act_first() -> None:
    assert opener("Kh 9d", "Ac 2d") == opener("Kh 9d 4s", "Ac 2d 3c") == opener("Kh 9d 4s 2s", "Ac 2d 3c 5c") == 2
    assert opener("Kh 9d 4s 2s | ?? ?? ??", "Ac 2d 3c 5c | ?? ?? ??") == 2


def test_da_46_two_show_cards_rank_like_poker_hands() -> None:
    order = ["As Ad", "Kh Kd", "3s 3d", "Ah Kc", "Ac Qd", "Ks 8d", "7s 5d", "7c 4d"]
    for better, worse in combinations(order, 2):
        assert opener(worse, better) == 2


def test_da_47_two_aces_with_the_spade_are_best_and_two_and_three_of_clubs_worst() -> None:
    state = DA.at("As Ah", "2c 3c")

    def opens(one: str, other: tuple[int, int]) -> Seat | None:
        up = (parse_cards(one), (DECK[other[0]], DECK[other[1]]))
        return first_to_act(replace(state, seats=tuple(map(lambda s, u: replace(s, up=u), state.seats, up)))).seat

    for pair in combinations(DECK, 2):
        if not {"As", "Ah"} & {str(card) for card in pair}:
            assert opens("As Ah", pair) == 1
        if not {"2c", "3c"} & {str(card) for card in pair}:
            assert opens("2c 3c", pair) == 2


def test_da_48_a_pair_beats_any_two_unpaired_cards() -> None:
    assert opener("As Ks", "2c 2d") == opener("Ah Kc", "2c 2d") == opener("Kd Ac", "2h 2s") == 2


def test_da_49_equal_boards_are_split_by_the_suit_of_the_best_card() -> None:
    """Decision K8: the best card's suit; of an equal pair and kicker no text says which card, so it is never asked."""
    for lower, higher in combinations("cdhs", 2):
        ruling = first_to_act(DA.at(f"A{lower} K{higher}", f"A{higher} K{lower}"))
        assert (ruling.seat, ruling.decided_by) == (2, DecidedBy.SUIT)
    assert first_to_act(DA.at("8c 8s Kd", "8d 8h Ks")).unsettled == "board_tie_card"


def test_da_50_example_the_ace_of_spades_outranks_the_ace_of_hearts() -> None:
    assert opener("Ah Ks", "As Kc") == 2


def test_da_51_example_threes_with_the_spade_outrank_red_threes() -> None:
    ruling = first_to_act(DA.at("3h 3d", "3s 3c"))
    assert (ruling.seat, ruling.by_suit) == (2, ((1, parse_card("3h")), (2, parse_card("3s"))))


def test_da_52_the_highest_hand_checks_or_bets_a_small_bet() -> None:
    options = legal_actions(DA.at(*FOURTH))
    assert (options.seat, options.check, options.bet, options.call) == (1, True, (5,), None)


def test_da_53_a_check_puts_in_nothing_and_passes_to_the_left() -> None:
    state = DA.at(*FOURTH)
    assert (act(state, "1 checks").pot, next_to_act(act(state, "1 checks")).seat) == (state.pot, 2)


def test_da_54_a_check_is_possible_only_without_a_bet() -> None:
    assert broken(DA.at(*FOURTH, acts="1 checks"), "2 checks") == ""
    assert broken(DA.at(*FOURTH, acts="1 bets 5"), "2 checks") == "owes"


def test_da_55_a_call_matches_the_bet() -> None:
    assert act(DA.at(*FOURTH, acts="1 bets 5, 2 raises to 10"), "3 calls").at(3).street_to == 10
    assert broken(DA.at(*FOURTH), "1 calls") == "nothing_to_call"


def test_da_56_one_bets_a_small_bet_or_raises_by_one() -> None:
    assert [broken(DA.at(*FOURTH), f"1 bets {to}") for to in (4, 5, 10)] == ["amount", "", "amount"]
    raising = DA.at(*FOURTH, acts="1 bets 5, 2 raises to 10")
    assert [broken(raising, f"3 raises to {to}") for to in (14, 15, 20)] == ["amount", "", "amount"]


def test_da_57_who_folds_waits_for_the_next_hand() -> None:
    state = DA.at(*FOURTH, acts="1 bets 5, 2 folds, 3 calls")
    fifth = further(state, "4s 2d")
    assert (len(fifth.at(2).up), passed(passed(fifth)).at(2).total) == (2, 0)
    assert next_to_act(passed(passed(fifth))).closed == "matched"


def test_da_58_the_round_ends_when_all_have_acted_and_put_in_the_same() -> None:
    state = DA.at(*FOURTH, acts="1 checks, 2 bets 5, 3 raises to 10, 1 folds")
    assert next_to_act(state).seat == 2
    assert next_to_act(act(state, "2 calls")).closed == "matched"


def test_da_59_another_upcard_each_from_the_dealers_left() -> None:
    fifth = streets(DA.whole(3, first=2))[Street.FIFTH]
    assert last_dealt(fifth) == [(2, True), (3, True), (1, True)]
    assert [len(one.up) for one in fifth.seats] == [3, 3, 3]


def test_da_60_three_of_a_kind_is_best_then_a_pair_then_a_high_card() -> None:
    order = ["2s 2d 2c", "Ks Kd 3c", "4s 4d 5c", "As Qd Jc", "9s 7d 6c"]
    for better, worse in combinations(order, 2):
        assert opener(worse, better) == 2


def test_da_61_betting_is_as_before_with_the_big_bet() -> None:
    assert [broken(DA.at(*FIFTH), f"1 bets {to}") for to in (5, 10)] == ["amount", ""]
    assert legal_actions(DA.at(*FIFTH, acts="1 bets 10")).raise_to == (20,)


def test_da_62_the_fourth_round_is_the_same_with_one_more_upcard() -> None:
    sixth = streets(DA.whole(3, first=2))[Street.SIXTH]
    assert last_dealt(sixth) == [(2, True), (3, True), (1, True)]
    assert [len(one.up) for one in sixth.seats] == [4, 4, 4]
    assert opener("Kh 9d 4s 2s", "6s 6h 5h 3h", "8d 7c 2d 3c") == 2


def test_da_63_four_of_a_kind_is_now_the_best() -> None:
    for worse in ("As Ad Ac Kd", "Ks Kd Qs Qd", "As Ks Qs Js"):
        assert opener(worse, "2s 2d 2c 2h") == 2


def test_da_64_bets_and_raises_of_the_fourth_round_are_big_bets() -> None:
    assert legal_actions(DA.at(*SIXTH)).bet == (10,)
    assert legal_actions(DA.at(*SIXTH, acts="1 bets 10")).raise_to == (20,)


def test_da_65_the_last_card_is_face_down_from_the_first_remaining_on_the_left() -> None:
    state = DA.at(*SIXTH, first_dealt=2, acts="1 bets 10, 2 folds, 3 calls")
    last = next_street(state, {Seat(3): None, Seat(1): None})
    assert last_dealt(last) == [(3, False), (1, False)]
    assert [len(last.at(seat).down) for seat in (1, 2, 3)] == [3, 2, 3]


def test_da_66_the_best_show_cards_open_the_last_round_too() -> None:
    """The same seat as before, as the page says; not where it has folded, nor where it is all-in: then the next one."""

    def opens(acts: str, first: str = SIXTH[0]) -> Seat | None:
        state = DA.at(first, *SIXTH[1:], acts=acts)
        return first_to_act(next_street(state, {one.seat: None for one in state.live})).seat

    assert opens("1 checks, 2 checks, 3 checks") == 1
    assert opens("1 checks, 2 bets 10, 3 calls, 1 folds") == 2
    assert opens("1 bets 4, 2 calls, 3 calls", first=f"{SIXTH[0]} :4") == 2


def test_da_67_bets_and_raises_of_the_last_round_are_big_bets() -> None:
    last = DA.at(*(f"{up} | ?? ?? ??" for up in SIXTH))
    assert (last.street, legal_actions(last).bet) == (Street.SEVENTH, (10,))
    assert legal_actions(act(last, "1 bets 10")).raise_to == (20,)
