"""The deck, the burns and the last card, as hands are dealt. How a short stub is ruled on: test_stub.py."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from scenarios.engine.actions import Check, Fold
from scenarios.engine.cards import DECK, parse_cards
from scenarios.engine.chips import Seat
from scenarios.engine.dealing import CardsRunOut, Undealt, hands_dealt, street_dealt
from scenarios.engine.endings import LastCard
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import over, replay
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook, ShortStub
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import first_to_act, next_to_act
from scenarios.generator.deals import seats
from scenarios.rulebooks import SHIPPED, shipped
from tests.scenarios.thinning import bet_down_to, reversed_order, thinned

BOOKS = [pytest.param(shipped(name), id=name) for name in SHIPPED]
EIGHT = (8, 8, 8, 8, 8)
SEVEN = (7, 7, 7, 7, 7)


def held(state: HandState) -> list[int]:
    common = [] if state.community is None else [state.community]
    return [*common, *(card for one in state.seats for card in (*one.up, *one.down) if card is not None)]


def checked(state: HandState, folding: int = 0) -> HandState:
    """A street on which nobody bets, and the seats that act last fold all the same."""
    while next_to_act(state).seat is not None and (seat := next_to_act(state).seat) is not None:
        state = apply(state, Fold(seat) if len(state.round.acted) >= len(state.seats) - folding else Check(seat))
    return state


def test_third_street_is_dealt_two_rounds_down_and_one_up() -> None:
    deck = parse_cards("2c 3c 4c 2d 3d 4d 2h 3h 4h As")
    hands, left = hands_dealt(seats(3), deck)
    assert hands == {
        1: tuple(parse_cards("2c 2d 2h")), 2: tuple(parse_cards("3c 3d 3h")), 3: tuple(parse_cards("4c 4d 4h")),
    }  # fmt: skip
    assert left == Undealt(tuple(parse_cards("As")))
    with pytest.raises(CardsRunOut, match=r"10 cards are left before street 3 \(allowed: 12 cards\)"):
        hands_dealt(seats(4), deck)


def test_one_card_is_burned_before_each_later_street_and_kept_apart() -> None:
    """Two seats: six cards, then burn, two cards, burn, two cards …: the burns are cards 7, 10, 13 and 16."""
    fourth, fifth, sixth, seventh = thinned(shipped("roberts"), Game.STUD, (2, 2, 2, 2, 2))[1:]
    assert [one.undealt.burns for one in (fourth, fifth, sixth, seventh)] == [
        (DECK[6],), (DECK[6], DECK[9]), (DECK[6], DECK[9], DECK[12]), (DECK[6], DECK[9], DECK[12], DECK[15]),
    ]  # fmt: skip
    assert [one.up for one in sixth.state.seats] == [
        (DECK[4], DECK[7], DECK[10], DECK[13]), (DECK[5], DECK[8], DECK[11], DECK[14]),
    ]  # fmt: skip
    assert [one.down[-1] for one in seventh.state.seats] == [DECK[16], DECK[17]]
    assert seventh.undealt.stub == DECK[18:]


def test_where_nothing_is_burned_the_cards_follow_one_another() -> None:
    seventh = thinned(shipped("de-split-limit"), Game.STUD, (2, 2, 2, 2, 2))[-1]
    assert seventh.undealt == Undealt(DECK[14:])


@pytest.mark.parametrize("rulebook", BOOKS)
@pytest.mark.parametrize("counts", [EIGHT, SEVEN, (8, 8, 8, 8, 7), (8, 8, 7, 7, 6), (8, 7, 6, 6, 6), (6, 6, 6, 6, 6)])
def test_a_full_table_is_dealt_to_the_end_and_every_card_is_somewhere_once(
    rulebook: Rulebook, counts: tuple[int, ...]
) -> None:
    for dealt in thinned(rulebook, rulebook.games[0], counts):
        assert sorted([*held(dealt.state), *dealt.undealt.stub, *dealt.undealt.burns]) == list(DECK)
        assert replay(dealt.state) == dealt.state
    last = dealt.last
    assert last is not None
    assert last.deal is not None
    assert (dealt.state.community is not None) is (last.deal.method is LastCard.COMMON_CARD)
    assert over(bet_down_to(counts[-1], dealt.state))


def test_seven_who_stay_are_dealt_all_but_the_last_card_and_then_from_the_burns() -> None:
    """Robert's Rules: 52 - 42 - 3 = 7. Six go out, the last and three burns are mixed, one of them is burned."""
    sixth, seventh = thinned(shipped("roberts"), Game.STUD, SEVEN)[-2:]
    stub, burns = sixth.undealt.stub, sixth.undealt.burns
    assert (len(stub), len(burns)) == (7, 3)
    mixed = [*reversed(burns), stub[6]]
    assert [one.down[-1] for one in seventh.state.seats] == [*stub[:6], mixed[1]]
    assert seventh.undealt == Undealt((mixed[2], mixed[3]), (mixed[0],))


def test_seven_who_stay_are_dealt_from_the_whole_stub_mixed_with_the_burns() -> None:
    """TDA: 7 is less than the players and two, 10 with the burns is enough: all are mixed, then one is burned."""
    sixth, seventh = thinned(shipped("tda"), Game.STUD, SEVEN)[-2:]
    mixed = [*sixth.undealt.stub, *sixth.undealt.burns][::-1]
    assert [one.down[-1] for one in seventh.state.seats] == mixed[1:8]
    assert seventh.undealt == Undealt(tuple(mixed[8:]), (mixed[0],))


def test_eight_who_stay_share_a_card_of_those_mixed() -> None:
    """52 - 48 - 3 = 1 card and three burns: too few for eight, so they are mixed, one is burned and one turned up."""
    for name in ("roberts", "tda"):
        sixth, seventh = thinned(shipped(name), Game.STUD, EIGHT)[-2:]
        mixed = [*sixth.undealt.stub, *sixth.undealt.burns][::-1]
        assert seventh.state.community == mixed[1]
        assert [len(one.down) for one in seventh.state.seats] == [2] * 8
        assert seventh.undealt == Undealt(tuple(mixed[2:]), (mixed[0],))


def test_the_common_card_counts_for_the_opener_where_the_rulebook_says_so() -> None:
    seventh = thinned(shipped("roberts"), Game.STUD, EIGHT)[-1].state
    assert {len(board) for _, board in first_to_act(seventh).boards} == {5}
    seventh = thinned(shipped("tda"), Game.STUD, EIGHT)[-1].state
    assert {len(board) for _, board in first_to_act(seventh).boards} == {4}


def test_where_no_text_says_how_play_goes_on_as_under_roberts_rules_and_is_flagged() -> None:
    last = thinned(shipped("nl-eight-or-better"), Game.STUD8, EIGHT)[-1].last
    assert last is not None
    assert last.unsettled == "short_stub"
    last = thinned(shipped("nl-eight-or-better"), Game.STUD8, (4, 4, 4, 4, 4))[-1].last
    assert last is not None
    assert last.unsettled == ""


def test_a_seat_that_folded_with_nothing_to_call_is_dealt_on_until_somebody_bets() -> None:
    book = shipped("roberts")
    fourth = thinned(book, Game.STUD, (4, 4))[-1]
    fifth = street_dealt(checked(fourth.state, folding=1), fourth.undealt, reversed_order)
    dead = next(one.seat for one in fifth.state.seats if not one.live)
    assert len(fifth.state.at(dead).up) == 3
    sixth = street_dealt(checked(fifth.state), fifth.undealt, reversed_order)
    assert len(sixth.state.at(dead).up) == 4
    kept = street_dealt(checked(sixth.state), sixth.undealt, reversed_order)
    assert len(kept.state.at(dead).down) == 3
    assert replay(kept.state) == kept.state
    killed = street_dealt(bet_down_to(3, sixth.state), sixth.undealt, reversed_order)
    assert len(killed.state.at(dead).down) == 2


def test_a_seat_that_folded_with_nothing_to_call_is_out_where_the_page_says_no_more() -> None:
    fourth = thinned(shipped("da-fixed-limit"), Game.STUD, (4, 4))[-1]
    fifth = street_dealt(checked(fourth.state, folding=1), fourth.undealt, reversed_order)
    assert sorted(len(one.up) for one in fifth.state.seats) == [2, 3, 3, 3]


def test_nine_who_stay_run_out_of_cards_on_sixth_street() -> None:
    with pytest.raises(CardsRunOut, match=r"7 cards are left before street 6 \(allowed: 9 cards\)"):
        thinned(shipped("de-split-limit"), Game.STUD, (9, 9, 9, 9, 9))


def test_not_even_a_common_card_may_be_left_of_nine_hands() -> None:
    """27 + 9 + 8 + 8 = 52."""
    with pytest.raises(CardsRunOut, match="0 cards are left before street 7"):
        thinned(shipped("de-split-limit"), Game.STUD, (9, 9, 8, 8, 8))


def test_a_stub_of_one_card_that_would_be_burned_is_mixed_with_the_burns() -> None:
    """A house that burns, and whose page knows only the common card: it goes on as under Robert's Rules."""
    for procedure in (ShortStub.COMMON_WHEN_SHORT, ShortStub.COMMON_IF_EIGHT_STAY):
        house = replace(shipped("roberts"), short_stub=procedure)
        dealt = thinned(house, Game.STUD, EIGHT)[-1]
        assert dealt.state.community is not None
        assert dealt.last is not None
        assert dealt.last.unsettled == "no_card_for_seventh"
    dealt = thinned(replace(shipped("roberts"), short_stub=ShortStub.COMMON_IF_EIGHT_STAY), Game.STUD, SEVEN)[-1]
    assert dealt.last is not None
    assert dealt.last.deal is not None
    assert dealt.last.deal.mix_burns


def test_streets_are_dealt_only_when_they_are_due() -> None:
    third, *_, seventh = thinned(shipped("roberts"), Game.STUD, (3, 3, 3, 3, 3))
    with pytest.raises(NotTheTime):
        street_dealt(third.state, third.undealt, reversed_order)
    with pytest.raises(NotTheTime):
        street_dealt(bet_down_to(2, seventh.state), seventh.undealt, reversed_order)


def test_cards_that_cannot_be_those_of_the_hand_are_refused() -> None:
    sixth = thinned(shipped("roberts"), Game.STUD, SEVEN)[-2]
    closed = bet_down_to(7, sixth.state)
    with pytest.raises(ValueError, match="6 cards in the stub and 3 burns, but this hand leaves 7 and 3"):
        street_dealt(closed, Undealt(sixth.undealt.stub[1:], sixth.undealt.burns), reversed_order)
    with pytest.raises(ValueError, match="mixing gave other cards"):
        street_dealt(closed, sixth.undealt, lambda cards: cards[1:])


def test_the_street_that_is_dealt_is_the_next() -> None:
    streets = thinned(shipped("wsop-cash"), Game.RAZZ, (5, 4, 4, 3, 2))
    assert [one.state.street for one in streets] == list(Street)
    assert [one.last is None for one in streets] == [True, True, True, True, False]
    assert {one.seat for one in streets[-1].state.live} <= {Seat(number) for number in range(1, 6)}
