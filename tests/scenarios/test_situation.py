"""Situation files: what they say, what is wrong with them, and back again."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.engine.actions import Bet, Raise
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import parse_card, parse_cards
from scenarios.engine.chips import Seat, is_deep
from scenarios.engine.errors import BadSituation
from scenarios.engine.incidents import Incident, IncidentKind
from scenarios.engine.state import Status, Street
from scenarios.rulebooks import shipped
from scenarios.situation import LARGEST, Situation, from_data, read, to_data

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
FOURTH: dict[str, Any] = {
    "game": "stud",
    "stakes": STAKES,
    "seats": {
        "1": {"up": "Kh 9d"},
        "2": {"up": "2c 2h", "down": "As Ad", "stack": 40},
        "3": {"up": "7s", "status": "folded"},
    },
    "actions": ["2 bets 5", "1 raises to 15"],
    "contributions": {"1": 30, "2": 60, "3": 60},
}


def changed(**keys: Any) -> dict[str, Any]:
    """FOURTH with some keys set, or left out where None."""
    data = copy.deepcopy(FOURTH) | keys
    return {key: value for key, value in data.items() if value is not None}


def problems(data: object) -> str:
    with pytest.raises(BadSituation) as caught:
        read(data) if isinstance(data, str) else from_data(data)
    return str(caught.value)


def read_or_none(data: object) -> Situation | None:
    """The situation, or None where it is refused with its problems. Any other error fails the test."""
    try:
        return read(data) if isinstance(data, str) else from_data(data)
    except BadSituation as error:
        if error.problems:
            return None
        raise


def state_of(situation: Situation) -> Any:
    assert situation.state is not None
    return situation.state


def test_a_file_becomes_the_hand_it_describes() -> None:
    state = state_of(read(yaml.safe_dump(FOURTH)))
    assert state.street is Street.FOURTH
    assert state.at(1).down == (None, None)
    assert is_deep(state.at(1).stack)
    assert state.at(2).down == parse_cards("As Ad")
    assert (state.at(2).stack, state.at(2).street_to, state.at(2).total) == (35, 5, 65)
    assert state.at(3).status is Status.FOLDED
    assert state.acts == (Bet(2, 5), Raise(1, 15))  # type: ignore[arg-type]
    assert state.rulebook.id == "roberts"


def test_json_and_yaml_say_the_same() -> None:
    assert read(json.dumps(FOURTH)) == read(yaml.safe_dump(FOURTH))


def test_seats_are_numbers_or_texts_and_deal_in_ascending_order() -> None:
    seats = {7: {"up": "Kh"}, "2": {"up": "3c"}, 0: {"up": "9d"}}
    state = state_of(from_data({"game": "stud", "seats": seats}))
    assert [one.seat for one in state.seats] == [0, 2, 7]
    named = state_of(from_data({"game": "stud", "seats": seats, "first_dealt": 7}))
    assert [one.seat for one in named.seats] == [7, 0, 2]


@pytest.mark.parametrize(
    ("up", "more", "street"),
    [
        ("{}h", {}, Street.THIRD),
        ("{}h {}d", {}, Street.FOURTH),
        ("{}h {}d {}c", {}, Street.FIFTH),
        ("{}h {}d {}c {}s", {}, Street.SIXTH),
        ("{}h {}d {}c {}s", {"street": "seventh"}, Street.SEVENTH),
        ("{}h {}d {}c {}s", {"street": 7}, Street.SEVENTH),
        ("{}h {}d {}c {}s", {"community": "Kd"}, Street.SEVENTH),
    ],
)
def test_the_street_follows_from_the_upcards(up: str, more: dict[str, Any], street: Street) -> None:
    seats = {1: {"up": up.replace("{}", "9")}, 2: {"up": up.replace("{}", "4")}}
    state = state_of(from_data({"game": "stud", "seats": seats, **more}))
    assert state.street is street
    assert len(state.at(1).down) == (3 if street is Street.SEVENTH and "community" not in more else 2)


def test_a_third_down_card_shows_seventh_street() -> None:
    seats = {1: {"up": "9h 9d 9c 9s", "down": "As ?? Kd"}, 2: {"up": "4h 4d 4c 4s"}}
    assert state_of(from_data({"game": "stud", "seats": seats})).street is Street.SEVENTH


def test_third_street_begins_before_the_bring_in() -> None:
    data = {"game": "stud", "stakes": STAKES, "seats": {1: {"up": "Kh"}, 2: {"up": "3c"}}}
    legal = legal_actions(state_of(from_data(data)))
    assert (legal.seat, legal.bring_in, legal.complete_to) == (2, (2,), (5,))


def test_a_rulebook_that_opens_with_the_ante_overrides_the_bring_in() -> None:
    data = {"game": "stud", "stakes": STAKES, "seats": {1: {"up": "Kh"}, 2: {"up": "3c"}}}
    situation = from_data(data, shipped("da-fixed-limit"))
    assert legal_actions(state_of(situation)).bring_in == (1,)
    assert [warning.place for warning in situation.warnings] == ["stakes.bring_in"]
    without = {**data, "stakes": {key: STAKES[key] for key in ("ante", "small_bet", "big_bet")}}
    assert from_data(without, shipped("da-fixed-limit")).warnings == ()


@pytest.mark.parametrize("line", ["1 calls", "1 calls 5", "seat 1 Calls 5"])
def test_a_call_names_the_chips_it_adds_or_nothing(line: str) -> None:
    state = state_of(from_data(changed(actions=["2 bets 5", line])))
    assert state.at(1).street_to == 5


def test_stack_nought_is_all_in() -> None:
    for seat in ({"up": "2c 2h", "stack": 0}, {"up": "2c 2h", "status": "all-in"}):
        state = state_of(from_data(changed(seats={"1": {"up": "Kh 9d"}, "2": seat}, actions=None, contributions=None)))
        assert state.at(2).all_in


def test_what_is_kept_for_other_asks() -> None:
    data = {
        "game": "stud",
        "dealt": {"third": 8, "fourth": 7},
        "incident": {"kind": "exposed-down-card", "seat": 3, "card": "Jd"},
        "ask": "seventh-street",
    }
    situation = from_data(data)
    assert situation.state is None
    assert situation.dealt == ((Street.THIRD, 8), (Street.FOURTH, 7))
    assert situation.incident == Incident(IncidentKind.EXPOSED_DOWN_CARD, Seat(3), parse_card("Jd"))
    assert {problem.place for problem in situation.lacks} == {"stakes", "seats", "contributions"}
    pots = from_data(changed(contributions=None, pots=[{"amount": 90, "seats": [1, 2]}])).pots
    assert pots is not None
    assert (pots[0].amount, pots[0].seats) == (90, (1, 2))
    whole = from_data(changed(contributions=None, pot=25)).pots
    assert whole is not None
    assert whole[0].seats == (1, 2)


WRONG = {
    "duplicate card": (changed(seats={"1": {"up": "Kh 9d"}, "2": {"up": "2c Kh"}}), "seats.2.up: Kh is there twice"),
    "duplicate of the common card": (
        {"game": "stud", "seats": {1: {"up": "2c 3c 4c 5c"}, 2: {"up": "2d 3d 4d 5d"}}, "community": "3d"},
        "community: 3d is there twice, first at seats.2.up",
    ),
    "unknown key": (changed(seets={}), 'no such key: "seets" (allowed: seats'),
    "unknown key of a seat": (changed(seats={"1": {"upp": "Kh"}, "2": {"up": "2c"}}), "seats.1: no such key"),
    "bad card": (changed(seats={"1": {"up": "Kh 9x"}, "2": {"up": "2c 2h"}}), "'9x' is not a card"),
    "unequal upcards": (changed(seats={"1": {"up": "Kh"}, "2": {"up": "2c 2h"}}), "seat 1 shows 1, seat 2 shows 2"),
    "five upcards": (
        changed(seats={"1": {"up": "2c 3c 4c 5c 6c"}, "2": {"up": "2d 3d 4d 5d 6d"}}),
        "5 upcards each (allowed: 1 to 4)",
    ),
    "one seat": (changed(seats={"1": {"up": "Kh 9d"}}, actions=None, contributions=None), "1 seats (allowed: 2 to 8)"),
    "all folded": (changed(seats={n: {"up": "", "status": "folded"} for n in "12"}), "every seat has folded"),
    "bad status": (changed(seats={"1": {"up": "Kh", "status": "asleep"}, "2": {"up": "2c"}}), 'found "asleep"'),
    "all-in with chips": (
        changed(seats={"1": {"up": "Kh 9d", "status": "all-in", "stack": 5}, "2": {"up": "2c 2h"}}),
        "all-in with 5 chips behind",
    ),
    "half a chip": (changed(seats={"1": {"up": "Kh 9d", "stack": 2.5}, "2": {"up": "2c 2h"}}), "seats.1.stack"),
    "a debt": (changed(seats={"1": {"up": "Kh 9d", "stack": -1}, "2": {"up": "2c 2h"}}), "seats.1.stack: found -1"),
    "true is no stack": (changed(seats={"1": {"up": "Kh 9d", "stack": True}, "2": {"up": "2c 2h"}}), "seats.1.stack"),
    "two ways to say the pot": (changed(pot=25), "contributions and pot together"),
    "contributions of nobody": (changed(contributions={"1": 1, "2": 1, "3": 1, "4": 9}), 'found "4" (allowed: a seat'),
    "contributions missing": (changed(contributions={"1": 1, "2": 1}), "seat 3 is missing"),
    "game unknown": (changed(game="holdem"), 'game: found "holdem"'),
    "game not in the rulebook": (changed(game="razz", rulebook="da-fixed-limit"), "Danish source does not cover razz"),
    "rulebook unknown": (changed(rulebook="../../etc/passwd"), "rulebook: found"),
    "unreadable action": (changed(actions=["2 betz 5"]), 'actions[0]: "2 betz 5" is no action'),
    "amount missing": (changed(actions=["2 bets"]), '"2 bets" is no action'),
    "illegal amount": (changed(actions=["2 bets 7"]), "amount (allowed: 2 folds, 2 checks, 2 bets 5, 2 bets 10)"),
    "wrong call": (changed(actions=["2 bets 5", "1 calls 4"]), "1 calls 5"),
    "out of turn": (changed(actions=["1 checks"]), "out of turn (allowed: 2 folds"),
    "after the round": (changed(actions=["2 checks", "1 checks", "2 checks"]), "betting is over"),
    "actions without stakes": (changed(stakes=None), "actions cannot be followed"),
    "small bet over the big": (changed(stakes={**STAKES, "small_bet": 20}), "stakes.big_bet"),
    "wrong number of down cards": (
        changed(seats={"1": {"up": "Kh 9d", "down": "As Ad Ac"}, "2": {"up": "2c 2h"}}, street="fourth"),
        "3 down cards on fourth street (allowed: 2)",
    ),
    "street against the upcards": (changed(street="fifth"), "fifth with 2 upcards each (allowed: 3 upcards each)"),
    "common card too early": (changed(community="Qd"), "a common card on fourth street"),
    "absent after third street": (
        changed(seats={"1": {"up": "Kh 9d"}, "2": {"up": "2c 2h", "status": "absent"}}),
        "absent after third street",
    ),
    "ask unknown": (changed(ask="winner"), 'ask: found "winner" (allowed: winners'),
    "more hands on a later street": (changed(dealt={"third": 5, "fourth": 6}), "6 hands, after 5"),
    "incident without a kind": (changed(incident={"seat": 1}), "incident.kind"),
    "no table": (["stud"], "file: found"),
}


@pytest.mark.parametrize(("data", "said"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_named(data: object, said: str) -> None:
    assert said in problems(data)


def test_more_players_than_the_rulebook_seats() -> None:
    suits = "cdhs"
    seats = {n: {"up": f"{n % 8 + 2}{suits[n // 8]}"} for n in range(1, 10)}
    assert "9 seats (allowed: 2 to 8)" in problems({"game": "stud", "seats": seats})
    assert from_data({"game": "stud", "rulebook": "de-split-limit", "seats": seats}).state is not None


def test_more_cards_than_a_deck_has() -> None:
    ranks = "23456789"
    seats = {n: {"up": " ".join(ranks[n - 1] + suit for suit in "cdhs")} for n in range(1, 9)}
    assert "56 cards are dealt" in problems({"game": "stud", "seats": seats, "street": "seventh"})
    assert state_of(from_data({"game": "stud", "seats": seats, "community": "Ad"})).street is Street.SEVENTH


def test_all_problems_come_at_once_each_with_its_place() -> None:
    said = problems(
        changed(
            game="studd",
            seats={"1": {"up": "Kh 9d", "stak": 3}, "2": {"up": "2c 2x", "stack": 40.5}, "3": {"up": "Kh"}},
            stakes={"ante": 1, "bring_in": 2, "small_bet": 5},
            pot=3,
        )
    )
    places = ("game:", "stakes.big_bet:", "seats.1:", "seats.2.up:", "seats.2.stack:", "seats.3.up:", "pot:")
    assert [place for place in places if place not in said] == []


def test_lines_after_an_illegal_one_are_not_played_but_still_read() -> None:
    said = problems(changed(actions=["2 bets 7", "1 raises to 10", "nonsense"]))
    assert "actions[0]" in said
    assert "actions[1]" not in said
    assert 'actions[2]: "nonsense" is no action' in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: stud\ngame: razz\n", 'line 2: "game" is there twice'),
        ("seats: {1: {up: Kh}, '1': {up: 2c}}\n", '"1" is there twice'),
        ('{"game": "stud", "game": "razz"}', '"game": is there twice'),
        ("a: &x 1\nb: *x\n", "line 2: an alias is not read here"),
        ("[" * 60_000, "nested too deeply"),
        ('{"a":' * 50 + "1" + "}" * 50, "nested too deeply"),
        ("a: [1", "line 1: cannot be read"),
        ("a: 2020-99-99", "cannot be read"),
        ("a: \x00", "cannot be read"),
        ("", "file: is empty"),
        ("#" * (LARGEST + 1), "too long"),
        ("!!python/object/apply:os.getcwd []", "cannot be read"),
    ],
)
def test_a_text_that_is_no_situation_is_refused(text: str, said: str) -> None:
    assert said in problems(text)


def test_a_hand_is_written_as_the_file_that_gives_it_back() -> None:
    state = state_of(from_data(FOURTH))
    assert to_data(state) == {
        "rulebook": "roberts",
        **FOURTH,
        "seats": {**FOURTH["seats"], "3": {"up": "7s", "down": "?? ??", "status": "folded"}},
    }
    assert from_data(to_data(state)).state == state


def test_folds_of_this_street_and_calls_come_back_as_lines() -> None:
    seats = {"1": {"up": "Kh 9d", "stack": 12}, "2": {"up": "2c 2h"}, "4": {"up": "Ah Qd"}}
    lines = ["2 bets 10", "4 folds", "1 calls 10"]
    state = state_of(from_data(changed(seats=seats, actions=lines, contributions=None)))
    data = to_data(state)
    assert data["actions"] == lines
    assert "status" not in data["seats"]["4"]
    assert data["seats"]["1"]["stack"] == 12


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.floats(allow_nan=True),
    st.sampled_from(["Kh", "2c 2h", "??", "folded", "all-in", "absent", "in", "third", "seventh", "razz", ""]),
    st.text(max_size=6),
    st.lists(st.sampled_from(["2 bets 5", "1 calls", "1 folds", 3, None]), max_size=3),
    st.dictionaries(st.sampled_from(["1", "2", "amount", "seats", "up"]), st.integers(0, 9), max_size=3),
)
PLACES = [
    *((key,) for key in (*FOURTH, "rulebook", "street", "first_dealt", "community", "pots", "pot", "dealt", "ask")),
    *(("seats", seat, key) for seat in ("1", "2", "3") for key in ("up", "down", "stack", "status")),
    *(("stakes", key) for key in STAKES),
    ("contributions", "1"),
    ("seats", "4"),
    ("seats", "2"),
    ("event_players_left",),
    ("incident",),
]


@given(st.lists(st.tuples(st.sampled_from(PLACES), VALUES), min_size=1, max_size=3))
@settings(max_examples=300)
def test_any_change_to_a_situation_gives_a_hand_that_is_written_and_read_back_or_a_named_error(
    mutations: list[tuple[tuple[str, ...], object]],
) -> None:
    data = copy.deepcopy(FOURTH)
    for place, value in mutations:
        table: Any = data
        for key in place[:-1]:
            table = table.get(key) if isinstance(table, dict) else None
        if isinstance(table, dict):
            table[place[-1]] = value
    situation = read_or_none(data)
    if situation is not None and situation.state is not None:
        again = from_data(to_data(situation.state), situation.rulebook).state
        assert again == situation.state


@given(st.text(max_size=80))
@settings(max_examples=200)
def test_any_text_gives_a_situation_or_a_named_error(text: str) -> None:
    situation = read_or_none(text)
    assert situation is None or situation.game.value in text
