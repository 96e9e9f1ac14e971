"""What is ruled when something goes wrong: the table of outside cases, each wrong habit, and what is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.actions import Bet, Call, Raise
from scenarios.engine.cards import DECK
from scenarios.engine.incidents import Announced, Incident, IncidentKind
from scenarios.engine.rulebook import Game, UnbetFold
from scenarios.engine.state import HandState, Street
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answers import ChoiceAnswer, ChoiceForm
from scenarios.questions.kind import NoAnswer, Unsettled
from scenarios.questions.kinds.irregularity import CHOICES, CLASSES, KIND, WRONG_RULES
from scenarios.questions.question import Item
from scenarios.rule import rule, ruled
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from tests.contract.sample import cells
from tests.scenarios.test_irregularities import CASES, covers, expected, in_a_game_of
from tutor.grading import Graded, grade

ASKED = {kind.value for kind in CLASSES}
TABLE = [case for case in CASES if case.values[0]["situation"]["incident"]["kind"] in ASKED]  # type: ignore[call-overload,index]
BURNS = ("missing-burn", "extra-burn")
NAMES: dict[str, dict[Any, str]] = {
    "receives_cards": {True: "stands-keeps", False: "stands-none"}, "becomes": {"burn": "becomes-burn"},
    "door_card": dict.fromkeys(map(str, DECK), "door-card"),
}  # fmt: skip

BOTH_WAYS = (
    ("roberts", "unbet-fold"), ("tda", "unbet-fold"), ("tda", "mucked-hand"), ("roberts", "turned-down"),
    ("wsop-cash", "wrong-burn"), ("tda", "wrong-bring-in"), ("wsop-cash", "wrong-count"),
    ("wsop-tournament", "exposed-down-card"), ("wsop-tournament", "cards-up"), ("tda", "wrong-seat"),
    ("wsop-cash", "joker"), ("tda", "joker"), ("tda", "underbet"), ("roberts", "announcement"),
)  # fmt: skip
"""Houses whose ruling turns on more than what went wrong."""


def state_of(row: dict[str, Any], book: str) -> HandState:
    state = from_data(in_a_game_of(book, row["situation"])).state
    assert state is not None
    return state


def chosen(answer: object) -> str:
    assert isinstance(answer, ChoiceAnswer)
    (choice,) = answer.choices
    return choice.id


def items() -> list[Item]:
    return [make(recipe(*cell, seed=seed)) for seed, cell in enumerate(cells("irregularity"))]


@pytest.mark.parametrize(("row", "book"), TABLE)
def test_a_case_of_the_table_is_asked_about_where_its_house_has_a_rule(row: dict[str, Any], book: str) -> None:
    """The table's own words are the ruling; what it leaves to the floor is not asked."""
    said, state = expected(row, book), state_of(row, book)
    if row["situation"]["incident"]["kind"] in BURNS and not shipped(book).burns:
        with pytest.raises(NoAnswer):
            about("irregularity", state)
        return
    if said["ruling"] == "call-the-floor":
        with pytest.raises(Unsettled):
            about("irregularity", state)
        return
    special = [names[said[key]] for key, names in NAMES.items() if key in said]
    posed = about("irregularity", state)
    assert chosen(posed.key.answer) == (special[0] if special else said["ruling"])
    assert posed.key.answer.choices <= set(posed.question.form.choices)  # type: ignore[union-attr]


def test_the_table_has_every_class() -> None:
    found = {CLASSES[IncidentKind(case.values[0]["situation"]["incident"]["kind"])] for case in TABLE}  # type: ignore[call-overload,index]
    assert found == set(CHOICES) == set(CLASSES.values())


@pytest.mark.parametrize("house", SHIPPED)
def test_a_class_is_offered_just_where_the_house_has_a_rule_for_some_case_of_it(house: str) -> None:
    """Which rules a house has is read off the table; the three sources say nothing but of the fold."""
    having = set()
    for case in TABLE:
        row, book = case.values
        assert isinstance(row, dict)
        incident = row["situation"]["incident"]["kind"]
        nothing_burned = incident in BURNS and not shipped(house).burns
        asked = book == house and covers(house, row) and not nothing_burned
        if asked and expected(row, house)["ruling"] != "call-the-floor":
            having.add(CLASSES[IncidentKind(incident)])
    assert set(KIND.classes(shipped(house), shipped(house).games[0])) == having


def test_wrong_habits_are_known_for_all_that_is_offered_but_what_is_right_wherever_it_is() -> None:
    """A void hand, one of three cards turned up, a fallen card that its seat keeps: no house rules otherwise."""
    offered = {name for names in CHOICES.values() for name in names}
    assert offered - set(WRONG_RULES) == {"void", "drawn", "exposed"}
    assert set(WRONG_RULES) <= offered
    assert len(set(WRONG_RULES.values())) == len(WRONG_RULES)


def test_every_answer_but_one_is_wrong_and_the_habit_behind_it_is_named() -> None:
    for item in items():
        form = item.question.form
        assert isinstance(form, ChoiceForm)
        assert [one.id for one in form.choices] == list(CHOICES[item.skill.situation_class])
        for choice in form.choices:
            graded = grade(item, {"choice": [choice.id]})
            assert isinstance(graded, Graded)
            assert graded.correct is (choice.id == chosen(item.key.answer))
            assert graded.note == ("" if graded.correct else f"irregularity/{WRONG_RULES[choice.id]}")


def test_the_incident_travels_in_the_situation_of_the_item() -> None:
    for item in items():
        read = from_data(to_data(item.state), item.question.rulebook)
        assert read.state is not None
        assert read.incident == read.state.incident == item.state.incident
        assert rule(read, "irregularity") == ruled(item.state, "irregularity")
        assert item.state.incident is not None
        assert item.state.incident.seat in (None, *(one.seat for one in item.state.live))


def test_both_ways_of_a_class_come_up() -> None:
    """A mistake found in time and one too late; a hand known and one not; a fold dealt on and one that is not."""
    right: dict[str, set[str]] = {}
    for house, name in BOTH_WAYS:
        for seed in range(12):
            item = make(recipe("irregularity", shipped(house), Game.STUD, name, seed=seed))
            right.setdefault(name, set()).add(chosen(item.key.answer))
    assert right == {
        "unbet-fold": {"stands-keeps", "stands-none"}, "mucked-hand": {"live-hand", "dead-hand"},
        "turned-down": {"dead-hand", "play-on"}, "wrong-burn": {"corrected", "stands"},
        "wrong-bring-in": {"corrected", "stands"}, "wrong-count": {"dead-hand", "live-hand"},
        "exposed-down-card": {"misdeal", "play-on"}, "cards-up": {"misdeal", "play-on"},
        "wrong-seat": {"misdeal", "play-on"}, "joker": {"replaced", "dead-hand", "misdeal", "play-on"},
        "underbet": {"corrected", "stands"}, "announcement": {"announced", "not-announced"},
    }  # fmt: skip


def test_another_house_rules_on_the_same_incident() -> None:
    """Robert's Rules take an early card out of play, TDA RP-5D puts it back into the stub."""
    item = make(recipe("irregularity", shipped("roberts"), Game.STUD, "premature-card", seed=1))
    answers = {other.rulebook.id: other.answer for other in elsewhere(item)}
    assert (chosen(item.key.answer), chosen(answers["tda"])) == ("removed", "back-into-stub")


def test_nothing_is_asked_where_nothing_went_wrong_or_what_did_is_not_asked_about() -> None:
    item = make(recipe("irregularity", shipped("tda"), Game.STUD, "mucked-hand", seed=1))
    ante = Incident(IncidentKind.SHORT_ANTE, item.state.live[0].seat)
    early = Incident(IncidentKind.EXPOSED_SEVENTH)
    for incident in (None, ante, replace(early, seat=item.state.live[0].seat)):
        with pytest.raises(NoAnswer):
            KIND.answer(replace(item.state, incident=incident))


def test_a_beaten_caller_is_beaten_by_what_lies_open_and_has_called_it() -> None:
    """Three upcards of a rank against seven cards without three of a rank, five of a suit or five ranks in a row."""
    for seed in range(12):
        state = make(recipe("irregularity", shipped("roberts"), Game.STUD, "beaten-caller", seed=seed)).state
        assert state.incident is not None
        caller, bettor = sorted(state.live, key=lambda one: one.seat != state.incident.seat)  # type: ignore[union-attr]
        assert [type(act) for act in state.acts] == [Bet, Call]
        assert [act.seat for act in state.acts] == [bettor.seat, caller.seat]
        assert most_alike(card.rank for card in bettor.up) == 3
        held = [card for card in (*caller.up, *caller.down) if card is not None]
        ranks = {rank for card in held for rank in (card.rank, card.rank.low)}
        assert len(held) == 7
        assert most_alike(card.rank for card in held) < 3
        assert most_alike(card.suit for card in held) < 5
        assert not any(set(range(low, low + 5)) <= ranks for low in range(1, 11))


def most_alike(values: Iterable[object]) -> int:
    return max(Counter(values).values())


def test_the_dealer_is_asked_about_at_a_moment_when_there_is_something_to_say() -> None:
    found = set()
    for seed in range(40):
        state = make(recipe("irregularity", shipped("roberts"), Game.STUD8, "announcement", seed=seed)).state
        assert state.incident is not None
        what = state.incident.what
        found.add(what)
        boards = [[card.rank for card in one.up] for one in state.live]
        match what:
            case Announced.BRING_IN:
                assert (state.street, state.acts) == (Street.THIRD, ())
            case Announced.HIGH_HAND:
                assert state.street > Street.THIRD
                assert not state.acts
            case Announced.BET | Announced.RAISE:
                assert type(state.acts[-1]) is {Announced.BET: Bet, Announced.RAISE: Raise}[what]
            case Announced.NEW_PAIR:
                assert any(len(set(ranks[-2:])) == 1 for ranks in boards)
            case Announced.POSSIBLE_STRAIGHT:
                assert any(len(set(ranks)) == 3 and max(ranks) - min(ranks) == 2 for ranks in boards)
            case Announced.POSSIBLE_FLUSH:
                assert any(len({card.suit for card in one.up}) == 1 for one in state.live)
    assert found == set(Announced)


def test_a_bet_of_too_little_is_less_than_what_may_be_bet_and_more_than_stands() -> None:
    for seed in range(24):
        state = make(recipe("irregularity", shipped("wsop-cash"), Game.RAZZ, "underbet", seed=seed)).state
        assert state.incident is not None
        least = state.stakes.small_bet if state.street <= Street.FOURTH else state.stakes.big_bet
        assert state.round.to < state.incident.put < least
        assert state.incident.callers or not state.incident.street_over


def test_a_fold_that_a_house_of_ones_own_does_not_settle_is_not_asked_about() -> None:
    own = replace(shipped("roberts"), id="own", unbet_fold=UnbetFold.UNSETTLED)
    assert "unbet-fold" not in KIND.classes(own, Game.STUD)
