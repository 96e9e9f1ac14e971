"""Which line is not allowed: hands worked out from the rule texts, wrong rules, and a second opinion on each line."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.errors import BadSituation, NotTheTime
from scenarios.engine.rulebook import Game
from scenarios.hints import hints
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answer_json import from_json, to_json
from scenarios.questions.answers import Answer, LineAnswer, LineForm
from scenarios.questions.faults import Fault
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.spot_violation import KIND
from scenarios.questions.question import Item, Posed
from scenarios.questions.wrong_rules.spot_violation import WRONG_RULES
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from tests import second
from tests.contract.neighbours import neighbours
from tests.contract.sample import cells
from tests.second.ledger import split_line, write_up
from tests.second.reading import read
from tutor.grading import Graded, grade
from tutor.speak import bare
from tutor.speak import plain as spoken

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
R, CASH, WSOP, TDA, DE, _, DA = SHIPPED

THIRD: dict[int, Any] = {1: "Kh", 2: "2c", 4: "9d", 5: "2s"}  # clubs are the lowest suit: seat 2 brings it in
FOURTH: dict[int, Any] = {1: "Kh 9d", 2: "Jc 6s", 3: "8d 7c"}
PAIR: dict[int, Any] = {1: "8c 8d", 2: "Kh 4s", 3: "Qd 7c"}
FIFTH: dict[int, Any] = {1: "Ks Kd 8h", 2: {"up": "Qd Qh 7s", "stack": 14}, 3: "Ah Jd Td"}
ALL_IN = FIFTH | {2: {"up": "Qd Qh 7s", "stack": 6}}
RAZZ: dict[int, Any] = {1: "Kh", 2: "2c", 4: "9d", 5: "Kc"}  # the highest card brings it in, of two kings the heart

# The lines of each hand, the one that is not allowed, what is wrong with it, and the situation.
RULED: list[tuple[str, str, dict[int, Any], list[str], int, str, str]] = [
    ("stud", R, THIRD, ["5 brings in 2", "1 calls 2", "2 calls 2", "4 folds"], 1, "opener", "bring-in-seat"),
    ("razz", R, RAZZ, ["5 brings in 2", "1 calls 2", "2 calls 2", "4 folds"], 1, "opener", "bring-in-seat"),
    ("stud", R, THIRD, ["2 brings in 2", "5 calls 2", "1 folds", "4 calls 2"], 2, "turn", "turn"),
    ("stud", R, THIRD, ["2 brings in 3", "4 calls 3", "5 folds", "1 calls 3"], 1, "too-much", "bring-in-size"),
    # in the Danish source the ante is the least opening bet, and a full bet the only other
    ("stud", DA, THIRD, ["2 brings in 2", "4 calls 2", "5 folds", "1 calls 2"], 1, "too-much", "bring-in-size"),
    ("stud", R, THIRD, ["2 brings in 2", "4 completes to 7", "5 folds", "1 calls 7"], 2, "too-much", "completion-size"),
    (
        "stud", R, THIRD,
        ["2 brings in 2", "4 completes to 3", "5 folds", "1 calls 3"], 2, "too-little", "completion-size",
    ),
    (
        "stud", R, THIRD,
        ["2 brings in 2", "4 folds", "5 completes to 5", "1 raises to 10", "2 calls 8", "4 calls", "5 calls 5"],
        6, "out", "folded",
    ),
    ("stud", R, FOURTH, ["2 checks", "3 checks", "1 checks"], 1, "opener", "first-seat"),
    ("stud", R, FOURTH, ["1 bets 5", "2 checks", "3 calls 5", "2 calls 5"], 2, "check", "check"),
    ("stud", R, FOURTH, ["1 checks", "2 bets 10", "3 calls 10", "1 folds"], 2, "too-much", "bet-size"),
    # an open pair allows the big bet in Robert's Rules 6, and then every raise is a big bet; not so in WSOP events
    (
        "stud", R, PAIR,
        ["1 checks", "2 bets 10", "3 raises to 15", "1 folds", "2 calls 5"], 3, "too-little", "raise-size",
    ),
    ("stud", WSOP, PAIR, ["1 checks", "2 bets 10", "3 calls 10", "1 folds"], 2, "too-much", "bet-size"),
    ("stud", R, FIFTH, ["1 bets 5", "2 calls 5", "3 calls 5"], 1, "too-little", "bet-size"),
    # from the lower to the upper limit in the German source
    ("stud", DE, FIFTH, ["1 bets 4", "2 calls 4", "3 calls 4"], 1, "too-little", "bet-size"),
    # a bet and three raises in Robert's Rules, Betting and Raising 3; a bet and four in WSOP cash games
    (
        "stud", R, FOURTH,
        ["1 bets 5", "2 raises to 10", "3 raises to 15", "1 raises to 20", "2 raises to 25", "3 folds", "1 calls 5"],
        5, "cap", "cap",
    ),
    (
        "stud", CASH, FOURTH,
        ["1 bets 5", "2 raises to 10", "3 raises to 15", "1 raises to 20", "2 raises to 25", "3 raises to 30"],
        6, "cap", "cap",
    ),
    # four chips more are less than half of ten: they open nothing for seat 1, which has bet
    (
        "stud", R, FIFTH, ["1 bets 10", "2 raises to 14", "3 calls 14", "1 completes to 20", "3 calls 6"],
        4, "closed", "closed",
    ),
    (
        "stud", R, ALL_IN, ["1 bets 10", "2 calls 6", "3 raises to 20", "1 raises to 30", "2 calls", "3 calls 10"],
        5, "out", "all-in",
    ),
]  # fmt: skip


def written(game: str, house: str, seats: dict[int, Any], lines: list[str], **more: Any) -> dict[str, Any]:
    table = {seat: {"up": held} if isinstance(held, str) else held for seat, held in seats.items()}
    data = {"game": game, "rulebook": house, "stakes": STAKES, "seats": table, "actions": lines}
    return data | {"ask": "spot-violation", **more}


def posed(*hand: Any) -> Posed:
    state = from_data(written(*hand)).state
    assert state is not None
    return about("spot_violation", state)


def plain(answer: Answer) -> tuple[int, str]:
    assert isinstance(answer, LineAnswer)
    assert answer.fault is not None
    return answer.line, answer.fault.id


def items() -> list[Item]:
    return [make(recipe(*cell, seed=seed)) for seed, cell in enumerate(cells("spot_violation"))]


@pytest.mark.parametrize(("game", "house", "seats", "lines", "number", "fault", "found"), RULED)
def test_the_line_that_breaks_a_rule_is_found_and_nothing_else(
    game: str, house: str, seats: dict[int, Any], lines: list[str], number: int, fault: str, found: str
) -> None:
    question = posed(game, house, seats, lines)
    assert plain(question.key.answer) == (number, fault)
    assert question.skill.situation_class == found
    data = json.loads(json.dumps(written(game, house, seats, lines)))
    assert second.spot_violation(data, shipped(house)) == {"line": number, "fault": fault}
    assert rule(from_data(data), "spot-violation").answer == {"line": number, "fault": fault}


def test_the_table_shows_every_situation_and_every_fault() -> None:
    assert {found for *_, found in RULED} == {found for *_, found in cells("spot_violation")}
    assert {fault for *_, fault, _ in RULED} == {fault.value for fault in Fault}


def test_of_every_item_one_line_is_not_allowed_and_the_engine_has_no_say_in_it() -> None:
    """Each line is held to the second opinion's choices after the lines before it; dead hands' lines count nothing."""
    for item in items():
        data = json.loads(json.dumps(to_data(item.state)))
        standing: list[str] = []
        refused = []
        for number, line in enumerate(data["actions"], start=1):
            before, house = {**data, "actions": standing}, item.question.rulebook
            if not second.is_legal(before, house, line):
                refused.append(number)
            if split_line(line)[0] in write_up(read(before, house), house).betting():
                standing = [*standing, line]
        assert refused == [plain(item.key.answer)[0]]


def test_lines_are_few_enough_to_read_and_the_wrong_one_stands_anywhere() -> None:
    places = Counter[int]()
    for item in items():
        assert isinstance(item.question.form, LineForm)
        assert 4 <= len(item.question.form.lines) <= 12
        assert tuple(one.act for one in item.question.form.lines) == item.state.acts
        places[plain(item.key.answer)[0]] += 1
    assert len(places) >= 8
    assert max(places.values()) < sum(places.values()) / 2


def test_nothing_is_asked_where_no_line_is_wrong_or_two_are_or_a_line_is_of_another_kind() -> None:
    for lines in (
        ["1 bets 5", "2 calls 5", "3 calls 5"],
        ["2 checks", "3 checks", "1 checks", "2 checks"],
        ["1 bets 10", "2 checks", "3 calls 10"],
        ["1 bets 5", "2 bets 10", "3 calls 10"],  # it is no bet but a raise
        ["1 bets 5", "2 calls 5", "3 calls 5", "1 checks"],  # the round is over
    ):
        with pytest.raises(NoAnswer):
            posed("stud", R, FOURTH, lines)
    with pytest.raises(NotTheTime, match="0 of them are not legal"):
        rule(from_data(written("stud", R, FOURTH, ["1 bets 5"])), "spot-violation")
    with pytest.raises(NotTheTime, match="a rule that is not asked about"):
        rule(from_data(written("stud", R, FOURTH, ["1 bets 5", "2 bets 10"])), "spot-violation")


def test_nothing_is_asked_where_no_text_settles_a_line() -> None:
    """In stud8 the German source does not say whether an open pair allows the big bet, nor who opens equal boards."""
    passed = ["1 checks", "2 bets 10", "3 calls 10"]
    with pytest.raises(NoAnswer):
        posed("stud8", DE, PAIR, passed)
    found = rule(from_data(written("stud8", DE, PAIR, passed)), "spot-violation")
    assert (found.answer["unsettled"], found.unsettled) == (True, "open_pair_stud8")
    with pytest.raises(NoAnswer):
        posed("stud", DE, {1: "Ah 9d", 2: "As 9c", 3: "8d 7c"}, ["2 checks", "3 bets 5", "1 checks"])
    with pytest.raises(NoAnswer):  # nor does any say from what a raise goes up that follows a bet too large
        posed("stud", R, FOURTH, ["1 bets 10", "2 raises to 15", "3 calls 15"])


def test_where_the_cap_is_reached_and_the_betting_closed_too_there_are_two_reasons_and_no_question() -> None:
    short = FIFTH | {2: {"up": "Qd Qh 7s", "stack": 44}}
    lines = ["1 bets 10", "2 raises to 20", "3 raises to 30", "1 raises to 40", "2 raises to 44", "3 calls 14"]
    with pytest.raises(NoAnswer):
        posed("stud", R, short, [*lines, "1 completes to 50"])


def test_a_wrong_opener_and_a_seat_that_is_out_act_out_of_turn_as_well() -> None:
    for game, house, seats, lines, number, fault, _ in RULED:
        question = posed(game, house, seats, lines)
        also = grade(question, {"line": number, "fault": "turn"})
        assert isinstance(also, Graded)
        assert also.correct is (fault in ("opener", "out", "turn"))


WRONG: list[tuple[tuple[Any, ...], dict[str, tuple[int, str]]]] = [
    (
        # a completion to 5 and a raise to 10 are right; seat 2 has 2 in and owes 8
        ("stud", R, THIRD, ["2 brings in 2", "4 completes to 5", "5 folds", "1 raises to 10", "2 checks", "4 calls 5"]),
        {
            "completion_plus_bring_in": (2, "too-little"),  # 2 and 5 make 7
            "raise_from_bring_in": (4, "too-much"),  # from 2 to 5, and then to 8
            "raise_to_the_bet": (4, "too-much"),  # to 5, for it is 5 more
            "suits_reversed": (1, "opener"),  # then the spade is the lowest two
            "high_card": (1, "opener"),
            "left_of_dealer": (1, "opener"),
            "anticlockwise": (2, "turn"),  # seat 1 sits to the right of seat 2
        },
    ),
    (
        # three raises: the last of the allowed ones is seat 1's
        ("stud", R, PAIR, ["1 bets 10", "2 raises to 20", "3 raises to 30", "1 raises to 40", "2 raises to 50"]),
        {
            "open_pair_ignored": (1, "too-much"),
            "cap_counts_bet": (4, "cap"),
            "raise_to_the_bet": (2, "too-much"),
            "groups_ignored": (1, "opener"),  # the king is higher than the eights
            "anticlockwise": (2, "turn"),
        },
    ),
    (
        # an all-in for fifteen on a bet of ten is half a bet more, and opens the betting again
        (
            "stud", R, FIFTH | {2: {"up": "Qd Qh 7s", "stack": 15}},
            ["1 bets 10", "2 raises to 15", "3 calls 15", "1 raises to 25", "3 checks"],
        ),
        {
            "all_in_never_reopens": (4, "closed"),
            "half_all_in_is_completed": (4, "too-much"),  # to 20
            "small_bet_late": (1, "too-much"),
        },
    ),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "expected"), WRONG)
def test_each_wrong_rule_objects_to_the_line_that_it_would_forbid(
    hand: tuple[Any, ...], expected: dict[str, tuple[int, str]]
) -> None:
    found = {one.id.removeprefix("spot_violation/"): plain(one.answer) for one in posed(*hand).misconceptions}
    assert {name: found.get(name) for name in expected} == expected
    assert set(found) <= set(WRONG_RULES)


def test_every_other_answer_is_wrong_half_right_at_most_and_named_where_a_wrong_rule_gives_it() -> None:
    for item in items()[::5]:
        assert isinstance(item.question.form, LineForm)
        line, fault = plain(item.key.answer)
        for number in range(1, len(item.question.form.lines) + 1):
            for one in item.question.form.faults:
                graded = grade(item, {"line": number, "fault": one.id})
                assert isinstance(graded, Graded)
                if item.key.accepts(graded.answer):
                    assert (graded.score, graded.note) == (1, "")
                    continue
                assert graded.score * 2 == (number == line) + (one.id == fault)
                behind = [wrong.id for wrong in item.misconceptions if graded.answer in wrong.answers]
                assert graded.note == (behind[0] if behind else "")


def test_other_houses_say_which_line_or_that_every_line_is_allowed() -> None:
    cap = ["1 bets 5", "2 raises to 10", "3 raises to 15", "1 raises to 20", "2 raises to 25", "3 folds", "1 calls 5"]
    said = {one.rulebook.id: one.answer for one in elsewhere(posed("stud", R, FOURTH, cap))}
    assert said[DE] == said[DA] == posed("stud", R, FOURTH, cap).key.answer
    assert said[CASH] == said[WSOP] == said[TDA] == LineAnswer(0, None)
    # with the ante for the bring-in, a bring-in of 2 is too much in the Danish source, and the calls of 2 are not right
    others = elsewhere(posed("stud", R, THIRD, ["2 brings in 2", "5 calls 2", "1 folds", "4 calls 2"]))
    assert [one.possible for one in others if one.rulebook.id == DA] == [False]


def test_every_other_line_is_said_to_be_right_by_what_held_there() -> None:
    """Before the line that is not allowed by what could be done, its act among it; after it by whose turn it was."""
    lines = ["2 brings in 2", "4 folds", "5 completes to 5", "1 raises to 10", "2 checks", "5 calls 5"]
    question = posed("stud", R, THIRD, lines)
    assert plain(question.key.answer) == (5, "check")
    assert [bare(spoken("en", one.message)) for one in question.others] == [
        "Line 1: Seat 2 brings it in.",
        "Line 2: Seat 4 may fold, call 2, or complete to 5.",
        "Line 3: Seat 5 may fold, call 2, or complete to 5.",
        "Line 4: Seat 1 may fold, call 5, or raise to 10.",
        "Line 6: It is seat 5’s turn.",
    ]


def test_the_reasons_are_what_was_due_at_the_line() -> None:
    question = posed("stud", R, THIRD, ["2 brings in 2", "4 completes to 7", "5 folds", "1 calls 7"])
    said = [bare(spoken("en", one.message)) for one in question.derivation.steps]
    assert said[-1] == "What holds at line 2: Seat 4 may fold, call 2, or complete to 5."
    assert bare(spoken("en", question.derivation.verdict)) == "Line 2 is not allowed: seat 4 puts in too much."
    assert question.derivation.steps[-2].clause.id == "completion"


def test_the_last_hint_leaves_the_line_and_a_few_others() -> None:
    for item in items()[::3]:
        assert isinstance(item.question.form, LineForm)
        line, _ = plain(item.key.answer)
        (guide,) = hints(item, next(neighbours(item.question.form, item.key.answer))).guide
        cleared = [dict(one.args)["line"] for one in dict(guide.message.args)["lines"].messages]  # type: ignore[union-attr]
        assert line not in cleared
        assert len(cleared) == max(1, len(item.question.form.lines) - 3)
        assert len(set(cleared)) == len(cleared)


def test_a_written_hand_is_read_back_with_its_line_and_asked_nothing_else() -> None:
    for item in items()[::7]:
        data = to_data(item.state)
        again = from_data(data, item.question.rulebook)
        assert rule(again, "spot-violation").answer == to_json(item.key.answer)
        with pytest.raises(BadSituation, match="need not be legal"):
            rule(again, "options")
        with pytest.raises(BadSituation, match="not legal here"):
            from_data({key: value for key, value in data.items() if key != "ask"}, item.question.rulebook)


def test_what_no_record_can_hold_is_refused_with_its_place() -> None:
    for line, why in (("7 checks", "not dealt in"), ("1 brings in 2", "no bring in")):
        with pytest.raises(BadSituation, match=rf"actions\[1\].*{why}"):
            from_data(written("stud", R, FOURTH, ["1 checks", line]))


def test_small_tables_offer_what_they_can_show() -> None:
    heads_up = replace(shipped(R), id="own", players_max=2)
    offered = KIND.classes(heads_up, Game.STUD)
    assert {"turn", "folded", "all-in", "cap", "closed"}.isdisjoint(offered)
    assert {"check", "bet-size", "first-seat"} <= set(offered)


@pytest.mark.parametrize(
    "data", [{"line": 0, "fault": "cap"}, {"line": 4, "fault": "cap"}, {"line": True, "fault": "cap"}, {"line": "1"},
             {"line": 1}, {"line": 1, "fault": "luck"}, {"line": 1, "fault": ["cap"]}]
)  # fmt: skip
def test_an_answer_that_names_no_line_or_no_fault_is_none(data: dict[str, Any]) -> None:
    question = posed("stud", R, FOURTH, ["1 bets 5", "2 checks", "3 calls 5"])
    with pytest.raises(ValueError, match=r"line|fault"):
        from_json(question.question.form, data)
