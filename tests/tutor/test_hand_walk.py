"""The walk through a hand: what is asked at each stop, what the rules say, and where a record departs from them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lessons.languages import tags
from scenarios.engine.chips import Chips
from scenarios.engine.errors import BadHistory, StudError
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Street
from scenarios.histories import read
from scenarios.histories.record import Act, Deed
from scenarios.rulebooks import SHIPPED, shipped
from tests.tutor.hand_texts import DEAL, SHOWN, THIRD, phh, room
from tutor.hand.picture import picture
from tutor.hand.source import Dealt, house, walked
from tutor.hand.walk import Stop, Walk, walk
from tutor.speak import said

COVERED = [(name, game) for name in SHIPPED for game in shipped(name).games]


def through(text: str, rulebook: str = "roberts") -> Walk:
    (hand,) = read(text, "hand.phh")
    return walk(hand, shipped(rulebook))


def asks(stop: Stop) -> list[str]:
    return [one.ask for one in stop.asked]


def answer(stop: Stop, ask: str) -> dict[str, Any]:
    return next(one.ruled.answer for one in stop.asked if one.ask == ask)


def founds(found: Walk) -> list[str]:
    return [said("en", one) for stop in found.stops for one in stop.founds]


@given(st.sampled_from(COVERED), st.integers(0, 2**40))
@settings(max_examples=40)
def test_a_hand_from_a_seed_is_ruled_at_every_stop_and_breaks_no_rule(covered: tuple[str, Game], seed: int) -> None:
    name, game = covered
    found = walked(Dealt(seed, game), shipped(name))
    assert found.rulebook == shipped(name)
    for stop in found.stops:
        assert stop.asked
        assert not stop.founds
        assert not any(one.ruled.unsettled for one in stop.asked)
        assert (stop.done is None) == (stop.seat is None)
        if stop.seat is not None:
            assert answer(stop, "options")["seat"] == stop.seat
            assert answer(stop, asks(stop)[0])["seat"] == stop.seat
    assert "awards" in asks(found.stops[-1])
    assert found.awards is not None
    assert answer(found.stops[-1], "awards") == {"awards": {str(seat): chips for seat, chips in found.awards.awards}}


@given(st.integers(0, 2**40), st.sampled_from(tags()), st.sampled_from(list(Game)))
@settings(max_examples=15)
def test_every_stop_is_drawn_in_every_language(seed: int, lang: str, game: Game) -> None:
    drawn = picture(walked(Dealt(seed, game), shipped("roberts")), lang)
    looks = range(len(drawn["looks"]))
    for stop in drawn["stops"]:
        assert all(at in looks for at in (*stop["looks"], *stop["told"].values()))
        assert stop["title"]
        assert stop["caption"].startswith(stop["street"])
        # before it is told, nobody is marked, and nothing says whose turn it is
        assert not any(drawn["looks"][at]["mark"] for at in stop["looks"])
        assert stop["hidden"] == stop["title"] or stop["seat"] is not None
        if stop["seat"] is not None:
            (told,) = stop["told"].values()
            assert drawn["looks"][told]["mark"] == "act"
            assert drawn["looks"][told]["seat"] == stop["seat"]


def test_the_stops_follow_the_hand_from_the_bring_in_to_the_payment() -> None:
    stops = through(SHOWN).stops
    assert asks(stops[0]) == ["bring-in", "options"]
    assert answer(stops[0], "bring-in")["seat"] == 2  # the deuce
    assert asks(stops[1]) == ["next-to-act", "options"]
    assert [asks(stop)[0] for stop in stops[2:10:2]] == ["first-to-act"] * 3 + ["seventh-street"]
    assert answer(stops[2], "first-to-act")["seat"] == 1  # a pair of kings on fourth street
    assert answer(stops[8], "seventh-street")["method"] == "own-cards"
    assert [asks(stop) for stop in stops[-4:]] == [["show-order"], ["winners"], ["pots"], ["awards"]]
    assert answer(stops[-3], "winners") == {"high": [1], "low": []}
    assert answer(stops[-1], "awards") == {"awards": {"1": 6, "2": 0}}
    assert [stop.shown for stop in stops[-4:]] == [frozenset(), *[frozenset({1, 2})] * 3]


def test_a_record_that_pays_another_seat_is_said_to() -> None:
    assert founds(through(SHOWN)) == ["In the record seat 2 gets 6."]


def test_the_walk_goes_on_with_the_record_where_the_wrong_seat_brings_it_in() -> None:
    found = through(phh(*DEAL, "p3 pb", "p1 f", "p2 f"))
    assert founds(found) == ["In the record seat 3 acts here, but it is seat 2’s turn."]
    assert [said("en", stop.done) for stop in found.stops if stop.done] == [
        "seat 3 brings in 2", "seat 1 folds", "seat 2 folds",
    ]  # fmt: skip
    assert found.stops[0].seat == 2


def test_an_act_that_is_not_allowed_stands_beside_what_is() -> None:
    found = through(phh(*DEAL, *THIRD[:2], "p1 cbr 7", "p2 f", "p3 f"))
    assert founds(found) == ["The record has: seat 1 completes to 7. That is not allowed here."]
    assert answer(found.stops[2], "options")["complete_to"] == [5]


def test_a_seat_left_out_and_an_act_too_many_are_said_so() -> None:
    left_out = through(phh(*DEAL, *THIRD[:-1], "d dh p1 Kd", "d dh p3 3s", "p1 cc", "p3 cc"))
    assert founds(left_out)[0] == "The record goes on here without seat 3, whose turn it is."
    too_many = through(phh(*DEAL, "p2 pb", "p3 cc", "p1 cc", "p2 cc"))
    assert "In the record seat 2 acts here, but the betting is over." in founds(too_many)


def test_a_record_that_stops_early_is_walked_to_where_it_stops() -> None:
    found = through(phh(*DEAL, *THIRD))
    assert founds(found) == ["The record breaks off here."]
    assert found.stops[-1].state.street is Street.THIRD
    assert found.awards is None
    assert picture(found, "en")["stops"][-1]["title"] == "The record ends"


def test_where_nobody_saw_the_hands_nobody_is_said_to_win() -> None:
    unseen = SHOWN.replace("As", "??").replace("Ad", "??").replace("Js", "??").replace("_won = [['p2', 6]]", "")
    found = through(unseen)
    assert founds(found) == ["Not every hand was shown, so nobody can say who wins."]
    assert [asks(stop) for stop in found.stops[-3:]] == [["show-order"], ["pots"], []]


def test_a_common_card_that_the_stub_does_not_call_for_is_a_difference() -> None:
    common = SHOWN.replace("'d dh p1 Js', 'd dh p2 Tc'", "'d db Js'")
    assert "The record deals a common card here." in founds(through(common))


def test_streets_without_betting_have_a_stop_of_their_own() -> None:
    found = through(
        phh(
            "d dh p1 AsAdKh", "d dh p2 2s3d2c", "p2 pb", "p1 cbr 5", "p2 cc",
            "d dh p1 Kd", "d dh p2 4d", "d dh p1 7d", "d dh p2 5d", "d dh p1 8d", "d dh p2 9s", "d dh p1 Js",
            "d dh p2 Tc",
            stacks="[6, 200]",
        )
    )  # fmt: skip
    assert founds(found) == []
    without = [stop for stop in found.stops if asks(stop) == ["first-to-act"]]
    assert [stop.state.street.value for stop in without] == [4, 5, 6, 7]
    assert all(answer(stop, "first-to-act")["seat"] is None for stop in without)


def test_other_rulebooks_find_other_differences() -> None:
    hand = phh(*DEAL, *THIRD, "d dh p1 Kd", "d dh p3 3s", "p1 cbr 10", "p3 f")  # an open pair
    assert founds(through(hand)) == []
    assert founds(through(hand, "tda")) == ["The record has: seat 1 bets 10. That is not allowed here."]


def test_a_hand_of_a_card_room_is_walked_through_in_its_smallest_coin() -> None:
    found = through(room(7))
    assert founds(found) == []
    assert [said("en", stop.done) for stop in found.stops if stop.done] == [
        "seat 1 brings in 25", "seat 3 completes to 100", "seat 1 folds",
    ]  # fmt: skip
    assert answer(found.stops[-1], "awards") == {"awards": {"3": 70}}


def test_a_rulebook_without_the_game_gives_way_to_one_that_has_it() -> None:
    assert house(Game.RAZZ, shipped("da-fixed-limit")).id == SHIPPED[0]
    assert house(Game.STUD, shipped("da-fixed-limit")).id == "da-fixed-limit"
    (hand,) = read(room(1), "text")
    with pytest.raises(BadHistory, match="does not cover razz"):
        walk(hand, shipped("da-fixed-limit"))


@given(st.sampled_from(COVERED), st.integers(0, 2**32), st.data())
@settings(max_examples=60)
def test_a_record_that_was_tampered_with_is_walked_through_or_refused_by_name(
    covered: tuple[str, Game], seed: int, data: st.DataObject
) -> None:
    name, game = covered
    hand = walked(Dealt(seed, game), shipped(name)).hand
    told = list(hand.told)
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = (data.draw(st.integers(0, len(told) - 1)) for _ in range(2))
        one = told[at]
        match data.draw(st.sampled_from(("out", "twice", "swap", "deed", "seat"))), one:
            case "out", _:
                del told[at]
            case "twice", _:
                told.insert(other, one)
            case "deed", Act(seat):
                told[at] = Act(seat, data.draw(st.sampled_from(Deed)), Chips(data.draw(st.integers(0, 60))))
            case "seat", Act():
                told[at] = replace(one, seat=data.draw(st.sampled_from(hand.players)).seat)
            case _:
                told[at], told[other] = told[other], told[at]
    try:
        found = walk(replace(hand, told=tuple(told)), shipped(name))
    except StudError:
        return
    assert len(picture(found, "en")["stops"]) == len(found.stops) > 0
    recorded = sum(isinstance(one, Act) for one in told)
    assert sum(stop.action is not None for stop in found.stops) == recorded == found.found.decisions
