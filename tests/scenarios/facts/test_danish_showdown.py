"""The Danish source from the showdown on, with its further rules: ante 1, bets of 5 and 10 unless said."""

from __future__ import annotations

from itertools import combinations

from scenarios.engine.awards import awards
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, parse_cards
from scenarios.engine.endings import LastCard, LastDeal
from scenarios.engine.high import Category, best_high
from scenarios.engine.rulebook import Game
from scenarios.engine.showdown import best_hands, winners
from scenarios.engine.stub import seventh_street
from scenarios.engine.turns import bring_in, first_to_act
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House, act, broken

DA = House(shipped("da-fixed-limit"), Game.STUD, ante=1, small=5, big=10)
FOURTH = ("Kh 9d", "Jc 6s", "8d 7c")  # seat 1 opens, no pair
PAIR = ("8c 8d", "Kh 9d", "3c 5d")  # seat 1 opens with a pair
CAPPED = "1 bets 5, 2 raises to 10, 3 raises to 15, 1 raises to 20"


def value(cards: str) -> int:
    return best_high(parse_cards(cards)).value


def test_da_68_each_player_makes_the_best_five_of_seven() -> None:
    state = DA.at("Ah Kh 3c 4d | Qh Jh Th", "9s 9c 9d 9h | 2s 3s 4s")
    made = [{str(card) for card in hand.cards} for _, hand in best_hands(state).highs]
    assert made == [{"Ah", "Kh", "Qh", "Jh", "Th"}, {"9s", "9c", "9d", "9h", "4s"}]


def test_da_69_the_other_two_cards_are_dead_and_break_no_tie() -> None:
    state = DA.at("Ts Jd Qc 9h | 8s Ah Ad", "Th Jc Qd 9s | 8c 2h 3d")
    assert winners(state).high == (1, 2)  # queen-high straights, with two aces or a two and a three beside them


def test_da_70_hands_rank_in_the_standard_order() -> None:
    best_first = {
        Category.STRAIGHT_FLUSH: "2s 3s 4s 5s 6s",
        Category.FOUR_OF_A_KIND: "2s 2c 2d 2h 3s",
        Category.FULL_HOUSE: "2s 2c 2d 3h 3s",
        Category.FLUSH: "2s 3s 4s 5s 7s",
        Category.STRAIGHT: "As 2c 3d 4h 5s",
        Category.THREE_OF_A_KIND: "2s 2c 2d 3h 4s",
        Category.TWO_PAIR: "2s 2c 3d 3h 4s",
        Category.PAIR: "2s 2c 3d 4h 5s",
        Category.HIGH_CARD: "As Kc Qd Jh 9s",
    }  # each the weakest of its kind, but the last, which is the strongest
    assert [best_high(parse_cards(cards)).category for cards in best_first.values()] == list(best_first)
    values = [value(cards) for cards in best_first.values()]
    assert values == sorted(set(values), reverse=True)


def test_da_71_three_pair_is_two_pair() -> None:
    hand = best_high(parse_cards("Ks Kd 9c 9h 4s 4d 7c"))
    assert (hand.category, hand.ranks) == (Category.TWO_PAIR, (13, 9, 7))
    assert hand.value == value("Kc Kh 9s 9d 7h 2c 3d")


def test_da_72_five_cards_alone_decide() -> None:
    assert value("As Kd Qc Jh 9s 7d 6c") == value("Ah Kc Qd Js 9c 3d 2c")
    assert value("As Kd Qc Jh 9s 7d 6c") > value("Ah Kc Qd Js 8c 7h 6d")


def test_da_73_example_the_straight_in_seven_cards() -> None:
    hand = best_high(parse_cards("2h Jc Qc Ks Ad Ts 9c"))
    assert (hand.category, set(hand.cards)) == (Category.STRAIGHT, set(parse_cards("Ts Jc Qc Ks Ad")))


def test_da_74_without_a_pair_the_highest_card_decides() -> None:
    order = ["As 9d 7c 5h 3s", "Ks Qd Jc Th 8s", "Qs Jd Tc 9h 7s", "9s 8d 7c 6h 4s"]
    assert all(value(better) > value(worse) for better, worse in combinations(order, 2))


def test_da_75_example_ace_high_beats_king_high() -> None:
    assert value("Ac 3h 4d 6s 7s") > value("Ks Qs Jc 9c 8d")


def test_da_76_example_the_fifth_card_decides() -> None:
    """Ace, jack, nine and eight in both; then a seven against a two."""
    assert value("Ac Jh 9d 8s 7s") > value("Ah Jh 9d 8c 2s")


def test_da_77_equal_hands_share_and_suits_do_not_count() -> None:
    state = DA.at("As Ks Js 4d | 9s 7s 2h", "Ac Kc Jc 4h | 9c 7c 2d", "Qh Qd 3c 5d | 5s 6h 8h")
    assert winners(state).high == (1, 2)


def test_da_78_the_pot_goes_to_the_winner() -> None:
    """Whole, antes and bets of every seat; nothing of it is carried over."""
    state = DA.at("Ah Ac 3c 4d | 9h 9s 2c", "Kh Kd 5s 7c | 8c 3d 2h", contributions={1: 21, 2: 21})
    assert awards(state).awards == ((1, 42), (2, 0))
    alone = DA.at("Ah Ac", "Kh Kd", acts="1 bets 5, 2 folds", contributions={1: 2, 2: 2})
    assert awards(alone).awards == ((1, 4),)


def test_da_80_the_place_of_the_dealer_gives_no_advantage() -> None:
    hands = ("Ah Kc 3c 4d | 9h 9s 2c", "As Kd 3s 4c | 9c 9d 2h", "Qh Jd 5h 6c | 7s 7d 2d")
    third, sixth = (tuple(one.split("|")[0][: 3 * cards - 1] for one in hands) for cards in (1, 4))
    for first in (1, 2, 3):
        assert bring_in(DA.at(*third, first_dealt=first)).seat == 3
        assert first_to_act(DA.at(*sixth, first_dealt=first)).seat == 2
        assert set(winners(DA.at(*hands, first_dealt=first)).high) == {1, 2}


def test_da_81_who_shows_a_pair_in_the_second_round_may_bet_a_big_bet() -> None:
    assert legal_actions(DA.at(*PAIR)).bet == (5, 10)
    assert legal_actions(DA.at(*FOURTH)).bet == (5,)


def test_da_82_after_a_check_the_next_player_may_bet_the_big_bet() -> None:
    """Decision K6: and after his check the one after him, in turn until someone bets."""
    for checks, seat in (("1 checks", 2), ("1 checks, 2 checks", 3)):
        options = legal_actions(DA.at(*PAIR, acts=checks))
        assert (options.seat, options.bet, options.unsettled) == (seat, (5, 10), "")


def test_da_83_after_a_big_bet_every_bet_and_raise_of_the_round_is_big() -> None:
    """Decision K7: of a raise after a small bet the page does not speak, so that is never asked."""
    raised = act(DA.at(*PAIR, acts="1 bets 10"), "2 raises to 20")
    assert [broken(raised, f"3 raises to {to}") for to in (25, 30)] == ["amount", ""]
    assert legal_actions(act(raised, "3 raises to 30")).raise_to == (40,)
    assert legal_actions(DA.at(*PAIR, acts="1 bets 5")).unsettled == "open_pair_raise"


def test_da_84_example_10_or_20_with_an_open_pair() -> None:
    state = DA.stakes(1, 10, 20).at(*PAIR)
    assert [broken(state, f"1 bets {to}") for to in (10, 15, 20)] == ["", "amount", ""]


def test_da_85_example_fold_call_20_or_raise_to_40() -> None:
    options = legal_actions(DA.stakes(1, 10, 20).at(*PAIR, acts="1 bets 20"))
    assert (options.fold, options.check, options.call, options.raise_to) == (True, False, 20, (40,))


def test_da_86_one_bet_and_three_raises_a_round_however_many_play() -> None:
    """Decision K10: no exception for two players."""
    assert broken(DA.at(*FOURTH, acts=CAPPED.rpartition(", ")[0]), "1 raises to 20") == ""
    assert broken(DA.at(*FOURTH, acts=CAPPED), "2 raises to 25") == "capped"
    two = "1 bets 5, 2 raises to 10, 1 raises to 15, 2 raises to 20"
    assert broken(DA.at(*FOURTH[:2], acts=two), "1 raises to 25") == "capped"
    completed = "2 brings in 1, 3 completes to 5, 1 raises to 10, 2 raises to 15, 3 raises to 20"
    assert broken(DA.at("Kh", "2c", "9d", acts=completed), "1 raises to 25") == "capped"


def test_da_87_after_the_third_raise_one_calls_or_folds() -> None:
    state = DA.at(*FOURTH, acts=CAPPED)
    assert [broken(state, f"2 {does}") for does in ("calls", "folds", "checks")] == ["", "", "owes"]
    assert legal_actions(state).wager == ()


def test_da_88_eight_times_seven_is_more_than_52() -> None:
    assert 8 * 7 > len(DECK) == 52
    assert seventh_street(DA.rulebook, (8, 8, 8, 8), 8).stub == 4
    assert seventh_street(DA.rulebook, (7, 7, 7, 7), 7).stub == 10


def test_da_89_all_eight_in_for_the_last_round_share_one_card_in_the_middle() -> None:
    """Decision K11: only then; cards are not burned, so seven players of eight have just enough."""
    common = LastDeal(LastCard.COMMON_CARD, mix_burns=False, burn=False)
    own = LastDeal(LastCard.OWN_CARDS, mix_burns=False, burn=False)
    assert seventh_street(DA.rulebook, (8, 8, 8, 8), 8).deal == common
    assert seventh_street(DA.rulebook, (8, 7, 7, 7), 7).deal == own


def test_da_90_everyone_may_use_the_common_card_as_a_seventh() -> None:
    state = DA.at("Ah Kh 3c 4d | Qh Jh", "9s 9c 9d Ad | As 2s", community="Th")
    made = [{str(card) for card in hand.cards} for _, hand in best_hands(state).highs]
    assert made == [{"Ah", "Kh", "Qh", "Jh", "Th"}, {"9s", "9c", "9d", "Ad", "As"}]
