"""Play-outs are legal hands that do what was asked: who leaves, who is all-in, who is still in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from scenarios.engine.actions import Fold
from scenarios.engine.chips import DEEP, Chips, Seat
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import replay
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import Dealt, HandState, Street, StreetBegins
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import Deal, filled, seats
from scenarios.generator.playout import act, advance, began, departures, play_street, play_to, with_behind
from scenarios.generator.stream import SeedStream
from scenarios.rulebooks import SHIPPED, shipped

LATER = (Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)
GAMES = [(rulebook, game) for rulebook in map(shipped, SHIPPED) for game in rulebook.games]
every_game = pytest.mark.parametrize(("rulebook", "game"), GAMES, ids=[f"{r.id}-{g.value}" for r, g in GAMES])


def deals(rulebook: Rulebook, game: Game, each: int, label: str) -> Iterator[tuple[SeedStream, Deal, Street]]:
    for street in LATER:
        for seed in range(each):
            stream = SeedStream(label, rulebook.id, game, street, seed)
            yield stream, filled(stream.split("deal"), rulebook, game, seats(stream.between(2, 8)), {}), street


def folded_on(state: HandState) -> dict[Seat, Street]:
    found, street = dict[Seat, Street](), Street.THIRD
    for event in state.events:
        if isinstance(event, StreetBegins):
            street = event.street
        elif isinstance(event, Fold):
            found[event.seat] = street
    return found


@every_game
def test_seats_fold_on_the_street_asked_for_and_the_others_stay(rulebook: Rulebook, game: Game) -> None:
    for stream, deal, street in deals(rulebook, game, 25, "leaving"):
        staying = stream.sample(deal.seats, stream.between(2, len(deal.seats)))
        leaving = departures(stream.split("leaving"), deal.seats, staying, street)
        state = play_to(stream.split("play"), deal, street, leaving)
        assert state.street is street
        assert state.round.last is None
        assert folded_on(state) == leaving
        assert {one.seat for one in state.live} == set(staying)
        assert replay(state) == state


@every_game
def test_a_fold_always_faces_a_wager(rulebook: Rulebook, game: Game) -> None:
    for stream, deal, street in deals(rulebook, game, 10, "facing"):
        staying = deal.seats[:2]
        leaving = departures(stream.split("leaving"), deal.seats, staying, street)
        state = began(deal)
        while state.street < street:
            now = {seat for seat, when in leaving.items() if when is state.street}
            chance = stream.split(state.street.value)
            while (chosen := act(chance, state, now)) is not None:
                if isinstance(chosen, Fold):
                    assert state.at(chosen.seat).street_to < state.round.to
                state = apply(state, chosen)
            state = advance(deal, state)


@every_game
def test_a_seat_is_all_in_from_the_street_asked_for(rulebook: Rulebook, game: Game) -> None:
    """The replay sits the seat down with exactly what it put in: every one of its acts is legal with that stack."""
    for stream, deal, street in deals(rulebook, game, 25, "all-in"):
        if len(deal.seats) < 4:
            continue
        out = stream.sample(deal.seats, 2 if len(deal.seats) > 4 else 1)
        before = [one for one in Street if one < street]
        all_in = {seat: stream.pick(before) for seat in out}
        others = [seat for seat in deal.seats if seat not in out]
        leaving = departures(stream.split("leaving"), others, others[:3], street)
        state = play_to(stream.split("play"), deal, street, leaving, all_in)
        assert {one.seat for one in state.live if one.all_in} == set(out)
        assert replay(state) == state
        for seat, when in all_in.items():
            assert last_chips(state, seat) is when


def last_chips(state: HandState, seat: Seat) -> Street | None:
    street, found = Street.THIRD, None
    for event in state.events:
        if isinstance(event, StreetBegins):
            street = event.street
        elif not isinstance(event, Dealt) and event.seat == seat:
            found = street
    return found


@every_game
def test_a_seat_dealt_the_ante_alone_is_all_in_from_the_start(rulebook: Rulebook, game: Game) -> None:
    for stream, deal, street in deals(rulebook, game, 10, "ante"):
        if len(deal.seats) < 3:
            continue
        broke = stream.pick(deal.seats)
        rest = [seat for seat in deal.seats if seat != broke]
        leaving = departures(stream.split("leaving"), rest, rest[:2], street)
        state = play_to(stream.split("play"), deal.with_stacks({broke: deal.stakes.ante}), street, leaving)
        assert state.at(broke).all_in
        assert state.at(broke).total == deal.stakes.ante
        assert replay(state) == state


def test_chips_behind_can_be_set_at_the_start_of_a_street() -> None:
    rulebook = shipped("roberts")
    deal = filled(SeedStream("behind"), rulebook, Game.STUD, seats(4), {})
    state = with_behind(play_to(SeedStream("play"), deal, Street.FIFTH), {Seat(2): Chips(7)})
    assert state.at(2).stack == 7
    assert [one.stack > DEEP // 2 for one in state.seats] == [True, False, True, True]
    assert replay(state) == state


def test_eight_seats_reach_seventh_street_when_one_has_left() -> None:
    """8 x 6 = 48 cards are out after sixth street; 52 - 48 + the cards a seat that left never got are enough for 7."""
    rulebook = shipped("roberts")
    for seed in range(20):
        deal = filled(SeedStream("eight", seed), rulebook, Game.STUD, seats(8), {})
        state = play_to(SeedStream(seed), deal, Street.SEVENTH, {Seat(1): Street.THIRD})
        held = [card for one in state.seats for card in (*one.up, *one.down)]
        assert len(held) == len(set(held)) == 7 * 7 + 3


@every_game
def test_eight_who_stay_share_a_common_card(rulebook: Rulebook, game: Game) -> None:
    """8 x 6 = 48 cards are out after sixth street: under every rulebook too few are left for eight."""
    deal = filled(SeedStream("eight"), rulebook, game, seats(8), {})
    state = play_to(SeedStream("play"), deal, Street.SEVENTH)
    held = [card for one in state.seats for card in (*one.up, *one.down)]
    assert state.community not in held
    assert len(set(held)) == 48
    assert replay(state) == state


def test_where_the_house_has_a_common_card_nobody_is_dealt_a_card_of_a_seat_that_left() -> None:
    """TDA: 52 - 24 - 8 - 8 - 6 - 3 = 3 and the burns are 6 cards, but six players ask for eight."""
    deal = filled(SeedStream("six"), shipped("tda"), Game.STUD, seats(8), {})
    state = play_to(SeedStream("play"), deal, Street.SEVENTH, {Seat(1): Street.FIFTH, Seat(2): Street.FIFTH})
    assert state.community is not None
    assert {len(one.down) for one in state.seats} == {2}


def test_a_deal_without_cards_is_refused() -> None:
    deal = filled(SeedStream("short"), shipped("roberts"), Game.STUD, seats(3), {})
    short = replace(deal, up={**deal.up, Seat(2): deal.up[Seat(2)][:2]})
    with pytest.raises(ValueError, match=r"no card is left for seats \[2\] after street 4"):
        play_to(SeedStream("play"), short, Street.FIFTH)


def test_what_cannot_be_played_is_refused() -> None:
    deal = filled(SeedStream("refused"), shipped("roberts"), Game.STUD, seats(3), {})
    with pytest.raises(ValueError, match="fewer than two seats stay"):
        play_to(SeedStream("a"), deal, Street.FIFTH, {Seat(1): Street.THIRD, Seat(2): Street.FOURTH})
    with pytest.raises(ValueError, match="leave too late"):
        play_to(SeedStream("a"), deal, Street.FOURTH, {Seat(1): Street.FOURTH})
    with pytest.raises(ValueError, match="fold and be all-in"):
        play_to(SeedStream("a"), deal, Street.FIFTH, {Seat(1): Street.THIRD}, {Seat(1): Street.FOURTH})
    broke = deal.with_stacks({Seat(1): deal.stakes.ante, Seat(2): deal.stakes.ante})
    with pytest.raises(ValueError, match=r"seats \[3\] cannot fold"):
        play_to(SeedStream("a"), broke, Street.FIFTH, {Seat(3): Street.THIRD})


def test_a_street_is_not_dealt_while_betting_is_open() -> None:
    deal = filled(SeedStream("open"), shipped("roberts"), Game.STUD, seats(3), {})
    with pytest.raises(NotTheTime):
        advance(deal, began(deal))


def test_play_varies_and_repeats() -> None:
    rulebook = shipped("roberts")
    deal = filled(SeedStream("vary"), rulebook, Game.STUD, seats(5), {})
    played = [play_to(SeedStream("play", seed), deal, Street.SEVENTH) for seed in range(12)]
    assert len({state.pot for state in played}) > 6
    assert played == [play_to(SeedStream("play", seed), deal, Street.SEVENTH) for seed in range(12)]


def test_the_round_played_is_closed() -> None:
    deal = filled(SeedStream("closed"), shipped("tda"), Game.RAZZ, seats(6), {})
    assert next_to_act(play_street(SeedStream("closed"), began(deal))).seat is None
