"""Awards: laws over any hand that is played, and what cannot be ruled. Single cases: tables/payouts.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scenarios.engine.awards import awards
from scenarios.engine.cards import Card, Suit
from scenarios.engine.chips import NOTHING, Chips, Seat
from scenarios.engine.endings import AwardsRuling, Pot, Side
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import NO_ROUND, over
from scenarios.engine.pots import pots
from scenarios.engine.rulebook import Game, Rulebook, SameHandBothWays
from scenarios.engine.showdown import winners
from scenarios.engine.state import HandState, SeatState, Stakes, Street
from scenarios.rulebooks import SHIPPED, shipped
from tests.dealing import CROWDED
from tests.scenarios.facts.house import House
from tests.scenarios.played import moments, tables

STAKES = Stakes(Chips(1), Chips(2), Chips(5), Chips(10))
HOUSE = House(shipped("roberts"), Game.STUD, ante=1, small=5, big=10, bring_in=2)
every_rulebook = pytest.mark.parametrize("book", SHIPPED)
hands = settings(max_examples=40)


def shuffled(deck: tuple[Card, ...], seed: int) -> list[Card]:
    return sorted(deck, key=lambda card: sha256(f"{seed}/{card}".encode()).digest())


@st.composite
def showdowns(draw: st.DrawFn, rulebook: Rulebook) -> HandState:
    """A showdown of two to five seats with few chips and cards that tie often."""
    count = draw(st.integers(2, 5))
    decks = [deck for deck in CROWDED.values() if len(deck) >= 7 * count]
    cards = shuffled(draw(st.sampled_from(decks)), draw(st.integers(0, 2**32)))
    seats = tuple(
        SeatState(
            Seat(at + 1), tuple(cards[7 * at : 7 * at + 4]), tuple(cards[7 * at + 4 : 7 * at + 7]), NOTHING, NOTHING,
            Chips(draw(st.integers(1, 60))),
        )
        for at in range(count)
    )  # fmt: skip
    game = draw(st.sampled_from(rulebook.games))
    return HandState(rulebook, game, STAKES, Street.SEVENTH, seats, NO_ROUND)


def paid_from_shares(ruling: AwardsRuling) -> Iterator[tuple[Seat, int]]:
    for one in ruling.divided:
        if not one.shares:
            yield one.pot.seats[0], one.pot.amount
        for share in one.shares:
            yield from ((seat, share.each) for seat in share.winners)
            yield from ((seat, 1) for seat, _ in share.odd)


@every_rulebook
@hands
@given(st.data())
def test_every_chip_of_every_pot_goes_to_a_seat_that_can_win_it(book: str, data: st.DataObject) -> None:
    state = data.draw(showdowns(shipped(book)))
    ruling, made = awards(state), pots(state)
    assert [one.pot for one in reversed(ruling.divided)] == list(made.pots)
    for one in ruling.divided:
        assert sum(share.amount for share in one.shares) == (one.pot.amount if one.shares else 0)
        for share in one.shares:
            assert set(share.winners) <= set(one.pot.seats)
            assert share.each * len(share.winners) + len(share.odd) == share.amount
    assert sum(chips for _, chips in ruling.awards) == sum(pot.amount for pot in made.pots)
    total = dict.fromkeys((one.seat for one in state.live), 0)
    for seat, chips in paid_from_shares(ruling):
        total[seat] += chips
    assert tuple(total.items()) == ruling.awards


@every_rulebook
@hands
@given(st.data())
def test_hands_as_they_are_played_pay_out_what_was_put_in(book: str, data: st.DataObject) -> None:
    state = list(moments(data.draw(tables(shipped(book), away=False))))[-1]
    if not over(state):
        return
    ruling = awards(state)
    assert ruling.pots is not None
    assert sum(chips for _, chips in (*ruling.awards, *ruling.pots.returned)) == state.pot
    assert all(sum(paid[1] for paid in one) == sum(paid[1] for paid in ruling.awards) for one in ruling.candidates)


@every_rulebook
@hands
@given(st.data())
def test_in_each_pot_the_best_of_those_who_can_win_it_do(book: str, data: st.DataObject) -> None:
    state = data.draw(showdowns(shipped(book)))
    for one in awards(state).divided:
        among = replace(state, seats=tuple(seat for seat in state.seats if seat.seat in one.pot.seats))
        best = winners(among)
        for share in one.shares:
            if share.side is not Side.LOW:
                assert share.winners == best.high
            if share.side is not Side.HIGH:
                assert share.winners == best.low
        assert one.no_low == (state.game is Game.STUD8 and bool(one.shares) and not best.low)


@every_rulebook
@hands
@given(st.data())
def test_changing_suits_about_moves_nothing_but_odd_chips(book: str, data: st.DataObject) -> None:
    state = data.draw(showdowns(shipped(book)))
    order = data.draw(st.sampled_from(list(permutations(Suit))))
    seats = tuple(replace(one, up=_recoloured(one.up, order), down=_recoloured(one.down, order)) for one in state.seats)
    before, after = awards(state).divided, awards(replace(state, seats=seats)).divided
    for one, other in zip(before, after, strict=True):
        assert one.pot == other.pot
        assert [(share.side, share.amount, share.winners, share.each, len(share.odd)) for share in one.shares] == [
            (share.side, share.amount, share.winners, share.each, len(share.odd)) for share in other.shares
        ]


def _recoloured(cards: tuple[Card | None, ...], order: tuple[Suit, ...]) -> tuple[Card, ...]:
    return tuple(Card.of(card.rank, order[card.suit]) for card in cards if card is not None)


@every_rulebook
@hands
@given(st.data())
def test_nobody_gets_two_odd_chips_of_one_pot(book: str, data: st.DataObject) -> None:
    for one in awards(data.draw(showdowns(shipped(book)))).divided:
        got = [seat for share in one.shares for seat, _ in share.odd]
        # with only as many seats as chips in the second tie there is nobody else to take one
        if len(one.shares) < 2 or len(one.shares[1].winners) > len(one.shares[0].odd) + len(one.shares[1].odd):
            assert len(set(got)) == len(got)


@every_rulebook
@hands
@given(st.data())
def test_turning_the_table_turns_the_awards(book: str, data: st.DataObject) -> None:
    """No odd chip goes by seat."""
    state = data.draw(showdowns(shipped(book)))
    turn = data.draw(st.integers(1, len(state.seats) - 1))
    turned = replace(state, seats=state.seats[turn:] + state.seats[:turn])
    assert dict(awards(turned).awards) == dict(awards(state).awards)


def test_the_last_side_pot_is_divided_first() -> None:
    state = HOUSE.at(
        "As Ah Ad 8c | 8h 3d 2s",
        "Kc Kd Qh Qs | 9d 5c 4c",
        "Jc Jd Th 9s | 6h 4d 2c",
        contributions={1: 20, 2: 50, 3: 50},
    )
    assert [(one.place, one.pot.amount) for one in awards(state).divided] == [(1, 60), (0, 60)]


def test_half_by_half_each_half_has_its_own_odd_chip() -> None:
    """27 is 14 and 13. High divides; of low one chip is over, for the lowest card: seat 1's deuce of clubs."""
    seats = ("Kc Kd 8s 6h | 4d 3d 2c", "Ks Kh 8c 6d | 4h 3s 2d")
    house = replace(HOUSE, game=Game.STUD8)
    state = house.under(same_hand_both_ways=SameHandBothWays.HALF_BY_HALF).at(*seats)
    assert dict(awards(state, (Pot(Chips(27), (Seat(1), Seat(2))),)).awards) == {1: 14, 2: 13}
    evenly = house.at(*seats)
    assert dict(awards(evenly, (Pot(Chips(27), (Seat(1), Seat(2))),)).awards) == {1: 13, 2: 14}  # the king of spades


def test_a_second_odd_chip_passes_to_the_next_by_card() -> None:
    """Half by half, 25 each: seat 1 has the best card both times, the king of spades and the deuce of clubs."""
    house = replace(HOUSE, game=Game.STUD8).under(same_hand_both_ways=SameHandBothWays.HALF_BY_HALF)
    state = house.at("Ks Kh 8c 7d | 5c 3s 2c", "Kc Kd 8s 7s | 5h 3h 2d")
    (one,) = awards(state, (Pot(Chips(50), (Seat(1), Seat(2))),)).divided
    assert [[seat for seat, _ in share.odd] for share in one.shares] == [[1], [2]]
    assert one.shares[1].passed == (1,)


def test_where_all_have_had_their_odd_chip_the_card_decides_again() -> None:
    """17 in three gives the tens of spades and hearts one more; 17 in two of just these leaves one, and it must go."""
    house = replace(HOUSE, game=Game.STUD8)
    state = house.at("Ts 9c 8d 7h | 6c 3s 2c", "Th 9d 8h 7c | 6d 3c 2d", "Td 9h 8c 7d | 6h 9s 8s")
    (one,) = awards(state, (Pot(Chips(34), (Seat(1), Seat(2), Seat(3))),)).divided
    assert [[seat for seat, _ in share.odd] for share in one.shares] == [[1, 2], [1]]


def test_pots_that_nobody_is_left_for_go_to_the_next_one_down_or_up() -> None:
    state = HOUSE.at("Kh 9d", "2c 2h", "Qd Js", acts="2 folds, 3 folds")
    named = (Pot(Chips(9), (Seat(1), Seat(2))), Pot(Chips(6), (Seat(2), Seat(3))))
    assert awards(state, named).awards == ((1, 15),)
    assert awards(state, tuple(reversed(named))).awards == ((1, 15),)


def test_what_cannot_be_paid_is_said() -> None:
    with pytest.raises(NotTheTime, match="seat 1 is still to act"):
        awards(HOUSE.at("Kh 9d", "2c 2h", acts="2 bets 5"))
    with pytest.raises(NotTheTime, match="a down card is not known"):
        awards(HOUSE.at("Kh 9d 3c 4c", "2c 2h 4h 5d", contributions={1: 5, 2: 5}))


def test_cards_that_nobody_compares_need_not_be_known() -> None:
    state = HOUSE.at("Kh 9d 3c 4c", "2c 2h 4h 5d", acts="2 folds", contributions={1: 5, 2: 5})
    assert awards(state).awards == ((1, 10),)
