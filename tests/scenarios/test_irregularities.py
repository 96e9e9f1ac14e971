"""What is done when something goes wrong: the rows of a table, for every kind of incident and every rulebook.

Then what a row cannot show: houses that no shipped rulebook is, and incidents that cannot have happened.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from scenarios.engine.chips import Seat
from scenarios.engine.errors import BadSituation, NotTheTime, StudError
from scenarios.engine.incidents import Incident, IncidentKind, Outcome
from scenarios.engine.irregularities import irregularity
from scenarios.engine.procedures import BoxedCard, ManyExposed, Procedures, TooManyCards
from scenarios.engine.rulebook import (
    ExposedDownCard,
    ExposedSeventhOpener,
    Game,
    Rulebook,
    SubstantialAction,
    UnbetFold,
)
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from scenarios.situation.incident import KINDS
from tests.scenarios.facts.house import House

TABLE = Path(__file__).parents[1] / "tables" / "irregularities.yaml"
ROWS: list[dict[str, Any]] = yaml.safe_load(TABLE.read_text("utf-8"))
SILENT = {"ruling": "call-the-floor", "reason": "book-is-silent"}
STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
THIRD = {1: {"up": "Kh"}, 2: {"up": "4c"}, 3: {"up": "9s"}, 4: {"up": "Qd"}}
FIFTH = {1: {"up": "Kh 9d 4c"}, 2: {"up": "2c 7h 8h"}, 3: {"up": "Jc 5s Qd"}}
SEVENTH = {1: {"up": "Kh 9d 4c 3s"}, 2: {"up": "2c 7h 8h Td"}, 3: {"up": "Jc 5s Qd 6h"}}


def in_a_game_of(book: str, situation: dict[str, Any]) -> dict[str, Any]:
    """The situation under a rulebook, in eight-or-better where the rulebook has no other game."""
    covered = situation["game"] in shipped(book).games
    return {**situation, "rulebook": book, "game": situation["game"] if covered else "stud8"}


def covers(book: str, row: dict[str, Any]) -> bool:
    """Whether the row can happen under a rulebook. Razz is no game of the three sources, nor can it be another."""
    played = row["situation"]["game"] != "razz" or "razz" in shipped(book).games
    return played and book not in row.get("without", ())


CASES = [pytest.param(row, book, id=f"{row['id']}-{book}") for row in ROWS for book in SHIPPED if covers(book, row)]


def expected(row: dict[str, Any], book: str) -> dict[str, Any]:
    named = [said["expect"] for said in row["rulings"] if book in said["rulebooks"]]
    assert len(named) <= 1
    return dict(named[0]) if named else SILENT


def ruled(incident: dict[str, Any], rulebook: Rulebook | str = "roberts", **situation: Any) -> dict[str, Any]:
    book = shipped(rulebook) if isinstance(rulebook, str) else rulebook
    data = {"game": "stud", "stakes": STAKES, "seats": THIRD, "incident": incident, **situation}
    return rule(from_data(data, book), "irregularity").answer


@pytest.mark.parametrize(("row", "book"), CASES)
def test_the_engine_rules_as_the_row_says(row: dict[str, Any], book: str) -> None:
    found = rule(from_data(in_a_game_of(book, row["situation"])), "irregularity").answer
    assert found == expected(row, book)


def test_every_row_has_its_own_id_and_every_ruling_a_source() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    assert all(said["source"] and said["rulebooks"] and said["expect"] for row in ROWS for said in row["rulings"])


def test_every_kind_of_incident_has_a_row_and_can_be_written() -> None:
    assert {row["situation"]["incident"]["kind"] for row in ROWS} == {kind.value for kind in IncidentKind} == set(KINDS)


def house(**knobs: Any) -> Rulebook:
    return replace(shipped("roberts"), **knobs)


def test_a_house_without_a_rule_on_folding_calls_the_floor() -> None:
    fold = {"kind": "unbet-fold", "seat": 1}
    assert ruled(fold, house(unbet_fold=UnbetFold.UNSETTLED), seats=FIFTH) == SILENT


def test_a_misdeal_in_a_house_without_substantial_action_is_called_until_somebody_acts() -> None:
    book = house(exposed_down_card=ExposedDownCard.MISDEAL, substantial_action=SubstantialAction.UNSETTLED)
    shown = {"kind": "exposed-down-card", "seat": 3, "card": "Jd"}
    assert ruled(shown, book) == {"ruling": "misdeal"}
    assert ruled(shown, book, actions=["2 brings in 2"]) == SILENT


def test_who_opens_after_an_exposed_last_card_may_be_open() -> None:
    book = house(exposed_seventh_opener=ExposedSeventhOpener.UNSETTLED)
    shown = {"kind": "exposed-seventh", "seat": 3, "card": "Qs"}
    assert ruled(shown, book, seats=SEVENTH, street="seventh")["opens"] is None


def test_a_card_is_replaced_even_where_nobody_can_say_who_opens() -> None:
    """Eights with kings twice: no text says whether the suit of the eights or of the kings decides."""
    seats = {1: {"up": "8s 8h Kc 4d"}, 2: {"up": "8d 8c Ks 4h"}}
    shown = {"kind": "exposed-seventh", "seat": 1, "card": "2c"}
    found = ruled(shown, "tda", seats=seats, street="seventh")
    assert found == {"ruling": "replaced", "seat": 1, "opens": None}


def test_a_dead_hand_for_too_many_cards_is_a_rule_that_a_house_may_lack() -> None:
    book = house(procedures=Procedures(boxed_card=BoxedCard.UNSETTLED))
    eight = {"kind": "wrong-count", "seat": 1, "cards": 8}
    assert ruled(eight, book, seats=SEVENTH, street="seventh") == SILENT
    extra = {"kind": "extra-starting-card", "seat": 1}
    assert ruled(extra, book, actions=["2 brings in 2", "3 calls", "4 calls"]) == SILENT
    dead = house(procedures=Procedures(too_many_cards=TooManyCards.DEAD_HAND))
    assert ruled(eight, dead, seats=SEVENTH, street="seventh")["ruling"] == "dead-hand"


def test_where_the_burn_is_wrong_and_no_rule_is_found_the_floor_is_called() -> None:
    assert ruled({"kind": "extra-burn"}, house(procedures=Procedures()), seats=FIFTH) == SILENT


def test_both_down_cards_up_may_be_a_misdeal_whatever_all_three_are() -> None:
    book = house(procedures=Procedures(both_down_exposed=ManyExposed.MISDEAL, all_three_up=ManyExposed.DEAD_HAND))
    assert ruled({"kind": "both-down-exposed", "seat": 3}, book) == {"ruling": "misdeal"}
    assert ruled({"kind": "all-three-up", "seat": 3}, book)["ruling"] == "dead-hand"


def test_what_was_dealt_before_the_betting_is_no_act() -> None:
    dealt = House(shipped("wsop-cash"), Game.STUD, ante=1, small=5, big=10, bring_in=2).dealt(3)
    assert irregularity(dealt, Incident(IncidentKind.ALL_THREE_UP, Seat(1))).outcome is Outcome.MISDEAL


def test_a_seat_that_is_not_dealt_in_has_no_incident() -> None:
    state = from_data({"game": "stud", "seats": THIRD}).state
    assert state is not None
    with pytest.raises(NotTheTime, match=r"seat 9 is not dealt in \(allowed: a seat: 1, 2, 3, 4\)"):
        irregularity(state, Incident(IncidentKind.TWO_UP, Seat(9)))


CANNOT_BE: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "exposed in the deal, on fifth street": (
        {"kind": "exposed-down-card", "seat": 1, "card": "Ah"},
        {"seats": FIFTH},
        "incident.kind: none on fifth street (allowed: third street)",
    ),
    "a burn before third street": (
        {"kind": "extra-burn"},
        {},
        "incident.kind: none on third street (allowed: fourth to seventh street)",
    ),
    "the right seat brought it in": (
        {"kind": "wrong-bring-in", "seat": 2, "next_acted": True},
        {},
        "seat 2 is right to bring it in",
    ),
    "nobody can bring it in": (
        {"kind": "wrong-bring-in", "seat": 2, "next_acted": True},
        {"seats": {1: {"up": "Kh", "stack": 0}, 2: {"up": "4c"}}},
        "nobody brings it in here",
    ),
    "the bring-in is past": (
        {"kind": "wrong-bring-in", "seat": 4, "next_acted": True},
        {"actions": ["2 brings in 2"]},
        "actions: the bring-in is past (allowed: no action yet)",
    ),
    "the low card is there": (
        {"kind": "absent-low-card"},
        {},
        "seat 2 has the card that brings it in and is there",
    ),
    "another seat is absent": (
        {"kind": "absent-low-card", "seat": 3},
        {"seats": {**THIRD, 2: {"up": "4c", "status": "absent"}, 3: {"up": "9s", "status": "absent"}}},
        "seat 2 has the card that brings it in (allowed",
    ),
    "it is another's turn": ({"kind": "unbet-fold", "seat": 2}, {"seats": FIFTH}, "it is the turn of seat 1"),
    "the betting is over": (
        {"kind": "unbet-fold", "seat": 2},
        {"seats": FIFTH, "actions": ["1 checks", "2 checks", "3 checks"]},
        "the betting is over",
    ),
    "there is a bet to call": (
        {"kind": "unbet-fold", "seat": 2},
        {"seats": FIFTH, "actions": ["1 bets 10"]},
        "seat 2 cannot check",
    ),
    "a bet that is enough": ({"kind": "underbet", "seat": 1, "put": 10}, {"seats": FIFTH}, "10 is not too little"),
    "a call that is enough": (
        {"kind": "underbet", "seat": 2, "put": 10},
        {"seats": FIFTH, "actions": ["1 bets 10"]},
        "10 is not too little",
    ),
    "a raise of too little": (
        {"kind": "underbet", "seat": 2, "put": 15},
        {"seats": FIFTH, "actions": ["1 bets 10"]},
        "15 is not too little",
    ),
    "all that is left": (
        {"kind": "underbet", "seat": 1, "put": 4},
        {"seats": {**FIFTH, 1: {"up": "Kh 9d 4c", "stack": 4}}},
        "4 is not too little",
    ),
    "a call with all that is left": (
        {"kind": "underbet", "seat": 2, "put": 4},
        {"seats": {**FIFTH, 2: {"up": "2c 7h 8h", "stack": 4}}, "actions": ["1 bets 10"]},
        "4 is not too little",
    ),
    "less than it has in": (
        {"kind": "underbet", "seat": 2, "put": 8},
        {"seats": FIFTH, "actions": ["1 checks", "2 bets 10", "3 raises to 20", "1 folds"]},
        "seat 2 cannot have put in 8",
    ),
    "more than it has": (
        {"kind": "underbet", "seat": 2, "put": 5},
        {"seats": {**FIFTH, 2: {"up": "2c 7h 8h", "stack": 4}}, "actions": ["1 bets 10"]},
        "seat 2 cannot have put in 5",
    ),
    "nobody left to bet against": (
        {"kind": "underbet", "seat": 2, "put": 4},
        {"seats": {1: {"up": "Kh", "stack": 3}, 2: {"up": "9c"}}, "actions": ["2 brings in 2", "1 completes to 3"]},
        "4 is not too little",
    ),
    "a caller without chips": (
        {"kind": "underbet", "seat": 1, "put": 5, "callers": [2]},
        {"seats": {**FIFTH, 2: {"up": "2c 7h 8h", "stack": 0}}},
        "seat 2 cannot have called",
    ),
    "a bettor who calls": (
        {"kind": "underbet", "seat": 1, "put": 5, "callers": [1]},
        {"seats": FIFTH},
        "seat 1 cannot have called",
    ),
    "a caller who has folded": (
        {"kind": "underbet", "seat": 1, "put": 5, "callers": [4]},
        {"seats": {**FIFTH, 4: {"up": "Ah", "status": "folded"}}},
        "seat 4 cannot have called",
    ),
    "a card that is not early": (
        {"kind": "premature-card", "seat": 1},
        {"seats": FIFTH, "actions": ["1 checks", "2 checks", "3 checks"]},
        "the betting is over: the card is not early",
    ),
    "seven cards": (
        {"kind": "wrong-count", "seat": 1, "cards": 7},
        {"seats": SEVENTH, "street": "seventh"},
        "seven cards are the right number",
    ),
    "a seventh card beside a common card": (
        {"kind": "exposed-seventh", "seat": 1, "card": "Ah"},
        {"seats": SEVENTH, "community": "Ad"},
        "community: nobody is dealt a seventh card",
    ),
    "an upcard exposed as the seventh": (
        {"kind": "exposed-seventh", "seat": 1, "card": "Kh"},
        {"seats": SEVENTH, "street": "seventh"},
        "Kh is no such card of it",
    ),
    "a card that a hand known in full does not hold": (
        {"kind": "exposed-seventh", "seat": 1, "card": "Ah"},
        {"seats": {**SEVENTH, 1: {"up": "Kh 9d 4c 3s", "down": "As Ad Ac"}}},
        "Ah is no such card of it",
    ),
    "a seat that has folded": (
        {"kind": "exposed-seventh", "seat": 4, "card": "Ah"},
        {"seats": {**SEVENTH, 4: {"up": "2h", "status": "folded"}}, "street": "seventh"},
        "seat 4 has folded",
    ),
}


@pytest.mark.parametrize(("incident", "situation", "said"), CANNOT_BE.values(), ids=CANNOT_BE)
def test_what_cannot_have_happened_is_named(incident: dict[str, Any], situation: dict[str, Any], said: str) -> None:
    with pytest.raises(NotTheTime) as caught:
        ruled(incident, "tda", **situation)
    assert said in str(caught.value)


UNREADABLE: dict[str, tuple[Any, str]] = {
    "no table": ("misdeal", 'incident: found "misdeal" (allowed: a table'),
    "no kind": ({"seat": 1}, "incident.kind: found nothing"),
    "a kind nearly right": ({"kind": "exposed-downcard", "seat": 1, "card": "Ah"}, "(allowed: exposed-down-card"),
    "a key that the kind does not have": ({"kind": "two-up", "seat": 1, "card": "Ah"}, 'no such key: "card"'),
    "no seat": ({"kind": "two-up"}, "incident.seat: missing, and two-up needs it (allowed: a seat)"),
    "no card": ({"kind": "exposed-down-card", "seat": 1}, "incident.card: missing"),
    "no number": (
        {"kind": "boxed-cards"},
        "incident.cards: missing, and boxed-cards needs it (allowed: a whole number",
    ),
    "not said whether": ({"kind": "joker", "seat": 1}, "incident.acted: missing, and joker needs it (allowed: true or"),
    "neither true nor false": ({"kind": "joker", "seat": 1, "acted": "no"}, 'incident.acted: found "no"'),
    "six cards of which one": ({"kind": "wrong-count", "seat": 1, "cards": 6}, "incident.missing: missing"),
    "another card missing": (
        {"kind": "wrong-count", "seat": 1, "cards": 6, "missing": "first"},
        'incident.missing: found "first" (allowed: last, earlier)',
    ),
    "no such seat": ({"kind": "two-up", "seat": 9}, "incident.seat: found 9 (allowed: a seat: 1, 2, 3, 4)"),
    "no such card": ({"kind": "exposed-down-card", "seat": 1, "card": "1h"}, "incident.card: '1h' is not a card"),
    "another seat's card": (
        {"kind": "exposed-down-card", "seat": 1, "card": "4c"},
        "incident.card: 4c is there twice, first at seats.2.up",
    ),
    "no cards": ({"kind": "boxed-cards", "cards": 0}, "incident.cards: found 0 (allowed: a whole number from 1 to 52)"),
    "a debt": ({"kind": "underbet", "seat": 1, "put": -1}, "incident.put: found -1"),
    "callers in a word": ({"kind": "underbet", "seat": 1, "put": 1, "callers": "all"}, "incident.callers: found"),
    "a caller twice": ({"kind": "underbet", "seat": 1, "put": 1, "callers": [2, 2]}, "a seat is there twice"),
    "nobody's call": ({"kind": "underbet", "seat": 1, "put": 1, "callers": [7]}, "incident.callers[0]: found 7"),
    "nothing that is said": ({"kind": "announcement", "what": "tell"}, 'incident.what: found "tell"'),
    "found some day": ({"kind": "short-ante", "seat": 1, "found": "later"}, "incident.found: found"),
}


@pytest.mark.parametrize(("incident", "said"), UNREADABLE.values(), ids=UNREADABLE)
def test_an_incident_that_cannot_be_read_is_named(incident: Any, said: str) -> None:
    with pytest.raises(BadSituation) as caught:
        ruled(incident)
    assert said in str(caught.value)


def test_the_seats_own_card_may_be_the_one_that_was_exposed() -> None:
    assert ruled({"kind": "exposed-down-card", "seat": 2, "card": "4c"}, "tda")["opens"] == 2


def test_every_problem_of_an_incident_is_told_at_once() -> None:
    with pytest.raises(BadSituation) as caught:
        ruled({"kind": "underbet", "seat": 12, "put": "some", "callers": [9], "street_over": 1, "card": "Ah"})
    places = {problem.place for problem in caught.value.problems}
    assert places == {
        "incident", "incident.seat", "incident.put", "incident.callers[0]", "incident.street_over"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("without", "said"),
    [("incident", "incident: missing, and irregularity needs it"), ("stakes", "stakes: missing"), ("seats", "seats")],
)
def test_what_the_ruling_needs_and_the_file_lacks_is_named(without: str, said: str) -> None:
    seats = {1: {"up": "Kh"}, 2: {"up": "4c", "status": "absent"}}
    data = {"game": "stud", "stakes": STAKES, "seats": seats, "incident": {"kind": "absent-low-card"}}
    del data[without]
    with pytest.raises(StudError) as caught:
        rule(from_data(data), "irregularity")
    assert said in str(caught.value)


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_a_hand_keeps_what_went_wrong_in_it_when_it_is_written_down(row: dict[str, Any]) -> None:
    (book, *_) = (book for book in SHIPPED if covers(book, row))
    state = from_data(in_a_game_of(book, row["situation"])).state
    assert state is not None
    assert state.incident is not None
    again = from_data(to_data(state))
    assert again.incident == state.incident
    assert again.state == state
