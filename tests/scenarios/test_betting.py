"""Betting where no shipped rulebook goes, or no text: knobs set otherwise, and moments that settle nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from scenarios.engine.actions import Call, Fold, Raise
from scenarios.engine.betting import check, legal_actions
from scenarios.engine.boards import rank_boards
from scenarios.engine.cards import Card, parse_card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import next_street, replay
from scenarios.engine.rounds import forced
from scenarios.engine.rulebook import (
    BringInAce,
    CompletionCounts,
    Game,
    LowCardAllIn,
    OpenPairStud,
    OpenPairWho,
    ReopensAt,
    ShortBringIn,
    SpreadRaise,
)
from scenarios.engine.rulings import Block, DecidedBy, Spread, least_of, most_of
from scenarios.engine.showdown import best_hands
from scenarios.engine.state import Dealt
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.rulebooks import shipped
from tests.scenarios.facts.house import House, act, broken, passed

ROBERTS = House(shipped("roberts"), Game.STUD, ante=1, bring_in=2, small=5, big=10)
GERMAN = House(shipped("de-split-limit"), Game.STUD, ante=1, small=10, big=20)
FOURTH = ("Kh 9d", "Jc 6s", "8d 7c")  # seat 1 opens, no pair
PAIR = ("8c 8d", "Kh 9d", "3c 5d")  # seat 1 opens with a pair


def test_with_the_low_card_all_in_each_seat_from_its_left_may_fold_or_open() -> None:
    state = ROBERTS.at("Kh", "2c :0", "9d", "Ts")
    assert (bring_in(state).seat, bring_in(state).decided_by) == (3, DecidedBy.ALL_IN)
    assert broken(state, "3 folds") == ""
    options = legal_actions(act(state, "3 folds"))
    assert (options.seat, options.fold, options.bring_in, options.complete_to) == (4, True, (2,), (5,))
    last = act(act(state, "3 folds"), "4 folds")
    assert next_to_act(last).seat is None  # seat 1 has nobody left to bet against


def test_the_left_neighbour_of_an_all_in_low_card_may_be_held_to_opening() -> None:
    state = ROBERTS.under(low_card_all_in=LowCardAllIn.LEFT_OPENS_NO_FOLD).at("Kh", "2c :0", "9d")
    assert [broken(state, f"3 {does}") for does in ("folds", "brings in 2")] == ["must_open", ""]


def test_the_next_lowest_card_may_open_for_one_that_is_all_in() -> None:
    house = ROBERTS.under(low_card_all_in=LowCardAllIn.NEXT_LOWEST)
    assert bring_in(house.at("3h", "2c :0", "Kd")).seat == 1
    assert bring_in(ROBERTS.at("3h", "2c :0", "Kd")).seat == 3


def test_an_ace_may_count_low_for_the_bring_in() -> None:
    assert bring_in(ROBERTS.under(bring_in_ace=BringInAce.LOW).at("2c", "As")).seat == 2


def test_with_one_player_who_has_chips_nobody_brings_it_in() -> None:
    state = ROBERTS.at("2c :0", "Kh", "9d :0")
    assert (bring_in(state).seat, bring_in(state).low_card_seat) == (None, 1)
    assert next_to_act(state).closed == "no-betting"


def test_a_short_bring_in_may_shrink_what_the_others_owe() -> None:
    seats, acts = ("2c :1", "Kh", "9d"), "1 brings in 1"
    assert legal_actions(ROBERTS.at(*seats, acts=acts)).call == 2
    assert legal_actions(ROBERTS.under(short_bring_in=ShortBringIn.SHORT).at(*seats, acts=acts)).call == 1


def test_completing_may_use_up_one_of_the_three_raises() -> None:
    acts = "1 brings in 2, 2 completes to 5, 3 raises to 10, 1 raises to 15"
    assert broken(ROBERTS.at("2c", "Kh", "9d", acts=acts), "2 raises to 20") == ""
    house = ROBERTS.under(completion_counts=CompletionCounts.RAISE)
    assert broken(house.at("2c", "Kh", "9d", acts=acts), "2 raises to 20") == "capped"


def test_an_all_in_raise_reopens_from_half_a_bet_or_only_from_a_full_one() -> None:
    seats = ("Kh 9d", "Jc 6s", "8d 7c :9")
    acts = "1 bets 5, 2 calls, 3 raises to 9"
    assert legal_actions(ROBERTS.at(*seats, acts=acts)).raise_to == (14,)
    full = legal_actions(ROBERTS.under(reopens_at=ReopensAt.FULL).at(*seats, acts=acts))
    assert (full.call, full.wager, full.block) == (4, (), Block.NOT_REOPENED)


def test_completing_a_short_all_in_reopens_for_those_who_called_it() -> None:
    acts = "1 bets 5, 2 raises to 7, 3 calls, 4 completes to 10, 1 calls"
    for reopens in ReopensAt:
        state = ROBERTS.under(reopens_at=reopens).at("Kh 9d", "Jc 6s :7", "8d 7c", "5d 4c", acts=acts)
        assert (next_to_act(state).seat, broken(state, "3 raises to 15")) == (3, "")


def test_an_open_pair_may_be_its_own_seats_alone_whatever_the_sizes() -> None:
    alone = ROBERTS.under(open_pair_who=OpenPairWho.OPENER_ONLY)
    assert legal_actions(alone.at(*PAIR)).bet == (5, 10)
    passed_on = legal_actions(alone.at(*PAIR, acts="1 checks"))
    assert (passed_on.bet, passed_on.unsettled) == ((5,), "open_pair_who")
    anyone = GERMAN.under(open_pair_who=OpenPairWho.ANY_SEAT)
    assert legal_actions(anyone.at(*PAIR, acts="1 checks")).bet == Spread(Chips(1), Chips(20))


def test_the_option_of_a_pair_that_is_all_in_is_open() -> None:
    heir = ROBERTS.under(open_pair_who=OpenPairWho.HOLDER_THEN_NEXT_AFTER_CHECK)
    seats = ("8c 8d :0", "Kh 9d", "3c 5d")
    assert legal_actions(heir.at(*seats)).unsettled == "open_pair_who"
    assert legal_actions(ROBERTS.at(*seats)).unsettled == ""


def test_no_text_says_to_what_a_short_all_in_bet_of_an_open_pair_is_completed() -> None:
    options = legal_actions(ROBERTS.at("8c 8d :2", *PAIR[1:], acts="1 bets 2"))
    assert (options.complete_to, options.unsettled) == ((5, 10), "open_pair_short_all_in")
    plain = ROBERTS.under(open_pair_stud=OpenPairStud.SMALL).at("8c 8d :2", *PAIR[1:], acts="1 bets 2")
    assert (legal_actions(plain).complete_to, legal_actions(plain).unsettled) == ((5,), "")


def test_within_a_range_a_raise_is_at_least_the_last_one_where_that_is_the_rule() -> None:
    seats, acts = ("Kh 9d 4s", "Jc 6s 5h", "8d 7c 2d"), "1 bets 15"
    assert legal_actions(GERMAN.at(*seats, acts=acts)).raise_to == Spread(Chips(30), Chips(35))
    free = GERMAN.under(spread_raise=SpreadRaise.NONE)
    assert legal_actions(free.at(*seats, acts=acts)).raise_to == Spread(Chips(25), Chips(35))


def test_a_stack_below_the_forced_bet_opens_with_all_of_it() -> None:
    assert legal_actions(GERMAN.stakes(3, 10, 20).at("2c :2", "Kh")).bring_in == (2,)
    assert legal_actions(ROBERTS.at("2c :1", "Kh")).bring_in == (1,)


def test_an_opening_all_in_between_bring_in_and_bet_is_no_full_bet_by_any_text() -> None:
    options = legal_actions(ROBERTS.at("2c :4", "Kh"))
    assert (options.bring_in, options.complete_to, options.unsettled) == ((2,), (4,), "all_in_over_bring_in")


def test_an_all_in_between_the_sizes_of_an_open_pair_is_open() -> None:
    options = legal_actions(ROBERTS.at("8c 8d :7", *PAIR[1:]))
    assert (options.bet, options.unsettled) == ((5,), "all_in_between_sizes")
    assert legal_actions(ROBERTS.at("8c 8d :10", *PAIR[1:])).unsettled == ""


def test_whether_a_folded_pair_still_counts_is_open_only_where_pairs_count() -> None:
    state = ROBERTS.at(*PAIR, acts="1 bets 5, 2 calls")
    assert legal_actions(state).unsettled == ""
    gone = act(ROBERTS.at(*PAIR, acts="1 checks, 2 bets 5, 3 calls"), "1 folds")
    assert next_to_act(gone).closed == "matched"
    folded = "1 checks, 2 bets 5, 3 raises to 10, 1 folds"
    assert legal_actions(ROBERTS.at(*PAIR, acts=folded)).unsettled == "open_pair_folded"
    single = ROBERTS.under(open_pair_stud=OpenPairStud.SMALL)
    assert legal_actions(single.at(*PAIR, acts=folded)).unsettled == ""


def test_what_the_german_page_leaves_open_about_pairs_is_said_to_be_open() -> None:
    high_low = House(GERMAN.rulebook, Game.STUD8, ante=1, small=10, big=20)
    assert legal_actions(high_low.at(*PAIR)).unsettled == "open_pair_stud8"
    assert legal_actions(GERMAN.at(*PAIR, acts="1 bets 15")).unsettled == "open_pair_raise"


def test_several_short_all_ins_are_open_where_no_text_adds_them_up() -> None:
    seats = ("Kh 9d", "Jc 6s :12", "8d 7c :14", "5d 4c")
    acts = "1 bets 10, 2 raises to 12, 3 completes to 14"  # together less than half a bet more
    cash = ROBERTS.stakes(1, 10, 20).at(*seats, acts=acts)
    assert (legal_actions(cash).complete_to, legal_actions(cash).unsettled) == ((20,), "")
    tournament = House(shipped("wsop-tournament"), Game.STUD, ante=1, bring_in=2, small=10, big=20)
    assert tournament.at(*seats, acts=acts).round.unsettled == "short_all_ins"


def test_an_absent_low_card_posts_its_bring_in_as_far_as_a_text_says_so() -> None:
    away = {"seats": {1: {"up": "2c", "status": "absent"}, 2: {"up": "Kh"}, 3: {"up": "9d"}}}
    ruling = bring_in(ROBERTS.at(**away))
    assert (ruling.seat, ruling.absent, ruling.unsettled) == (1, True, "")
    assert legal_actions(ROBERTS.at(**away)).complete_to == ()
    assert bring_in(GERMAN.at(**away)).unsettled == "absent_low_card"


def test_door_cards_rank_as_boards_on_third_street() -> None:
    assert rank_boards(ROBERTS.at("2c", "Kh", "Ks", "Ad")).order == ((4,), (2, 3), (1,))


def test_what_was_done_at_a_table_can_be_gone_on_from_even_if_illegal() -> None:
    state = ROBERTS.at(*FOURTH, acts="1 bets 5")
    out_of_turn = Fold(Seat(3))
    assert check(state, out_of_turn) is not None
    assert [one.seat for one in forced(state, out_of_turn).live] == [1, 2]
    too_much = forced(ROBERTS.at("Kh 9d", "Jc 6s :12", acts="1 bets 5"), Raise(Seat(2), Chips(50)))
    assert (too_much.at(2).street_to, too_much.at(2).all_in) == (12, True)
    too_little = forced(state, Raise(Seat(2), Chips(3)))
    assert too_little.at(2) == forced(state, Call(Seat(2))).at(2)


def test_rulings_are_refused_at_moments_that_have_none() -> None:
    with pytest.raises(NotTheTime, match="third street is opened by the bring-in"):
        first_to_act(ROBERTS.at("2c", "Kh"))
    with pytest.raises(NotTheTime, match="nobody brings it in on street 4"):
        bring_in(ROBERTS.at(*FOURTH))
    with pytest.raises(NotTheTime, match="seat 2: a down card is not known"):
        best_hands(ROBERTS.at("Kh 9d 4s 2s | As Ad Ac", "Jc 6s 5h 3h | ?? ?? ??"))
    with pytest.raises(NotTheTime, match="seat 1: 4 cards make no hand"):
        best_hands(ROBERTS.at("Kh 9d | As Ad", "Jc 6s | Qs Qd"))
    with pytest.raises(KeyError):
        ROBERTS.at(*FOURTH).at(4)


def test_an_upcard_nobody_saw_is_no_upcard() -> None:
    closed = passed(passed(ROBERTS.dealt(2)))
    with pytest.raises(NotTheTime, match="seat 1: an upcard was not seen"):
        next_street(closed, {Seat(1): None, Seat(2): parse_card("Ks")})


def test_a_hand_whose_door_card_nobody_saw_is_not_replayed() -> None:
    state = ROBERTS.dealt(2)
    blind = tuple(Dealt(e.seat, None, True) if isinstance(e, Dealt) and e.up else e for e in state.events)
    with pytest.raises(NotTheTime, match="seat 1: the door card was not seen"):
        replay(replace(state, events=blind))


def test_a_card_shows_its_notation() -> None:
    assert repr(Card.of(14, 3)) == "Card('As')"


def test_the_least_and_the_most_of_amounts_one_by_one_and_of_a_range() -> None:
    for amounts in ((Chips(5), Chips(10), Chips(20)), Spread(Chips(5), Chips(20))):
        assert (least_of(amounts), most_of(amounts)) == (5, 20)
