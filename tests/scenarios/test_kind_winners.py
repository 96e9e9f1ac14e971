"""Who wins at the showdown: the contract of the kind, the sources' facts, and every wrong rule on hands of its own."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from scenarios.engine.actions import Check
from scenarios.engine.cards import parse_cards
from scenarios.engine.play import over, under
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.showdown import winners
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answers import WinnersAnswer, WinnersForm
from scenarios.questions.derivations.winners import derive
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.winners import KIND
from scenarios.questions.question import Item, Step
from scenarios.questions.showdown_classes import situation_class
from scenarios.questions.wrong_rules.winners import misconceptions
from scenarios.questions.wrong_rules.winners_high import HIGH_RULES
from scenarios.questions.wrong_rules.winners_low import LOW_RULES
from scenarios.questions.wrong_rules.winners_slips import SLIPS
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract import violations
from tutor.grading import Graded, grade

TABLES = Path(__file__).parents[1] / "tables"
SEEDS = range(20)
ROBERTS = shipped("roberts")
EVERY = [
    pytest.param(rulebook, game, one, id=f"{rulebook.id}-{game.value}-{one}")
    for rulebook in map(shipped, SHIPPED)
    for game in rulebook.games
    for one in KIND.classes(rulebook, game)
]
CARD_RULES = ("down_cards_must_play", "two_down_cards_play", "only_upcards")
Row = dict[str, str]


def rows(name: str) -> list[Row]:
    with (TABLES / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


FACTS = [pytest.param(row, id=row["id"]) for row in rows("showdowns.tsv")]
WRONG = [pytest.param(row, id=f"{row['rule']}-{row['game']}") for row in rows("showdown_wrong_rules.tsv")]


def showdown(game: str, hands: str, rulebook: str = "roberts") -> HandState:
    """Seventh street with all cards known: ``1: Kh Kd 2c | 9s 9d 4h 3c; 2: …``, down cards before the bar."""
    seats = {}
    for hand in hands.split("; "):
        number, cards = hand.split(": ")
        down, up = cards.split(" | ")
        assert (len(parse_cards(down)), len(parse_cards(up))) == (3, 4)
        seats[number] = {"up": up, "down": down}
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    state = from_data({"game": game, "rulebook": rulebook, "stakes": stakes, "seats": seats}).state
    assert state is not None
    assert state.street is Street.SEVENTH
    return state


def seats(text: str) -> frozenset[int]:
    return frozenset() if text == "-" else frozenset(map(int, text.split()))


def right(row: Row) -> WinnersAnswer:
    return WinnersAnswer(seats(row["high"]), seats(row["low"]))  # type: ignore[arg-type]


def wrong_answers(state: HandState) -> dict[str, WinnersAnswer]:
    """What each wrong rule answers where it is wrong, in the order in which wrong answers are explained."""
    key = KIND.answer(state)
    found = misconceptions(state, winners(state))
    return {one.id.removeprefix("winners/"): one.answer for one in found if one.answer != key}  # type: ignore[misc]


@cache
def items(rulebook: Rulebook, game: Game, one: str) -> list[Item]:
    return [make(recipe("winners", rulebook, game, one, seed=seed)) for seed in SEEDS]


@pytest.mark.parametrize(("rulebook", "game", "one"), EVERY)
def test_every_item_keeps_the_contract(rulebook: Rulebook, game: Game, one: str) -> None:
    made = items(rulebook, game, one)
    assert [violation for item in made[:1] for violation in violations(item)] == []
    assert sum(item.tries for item in made) <= 2 * len(made)
    for item in made:
        form = item.question.form
        assert isinstance(form, WinnersForm)
        assert 2 <= len(form.seats) <= 6
        assert over(item.state)
        assert not item.state.round.unsettled
        assert item.skill.situation_class == one
        assert 1 <= len(item.derivation.steps) <= 6


@pytest.mark.parametrize(("rulebook", "game", "one"), EVERY)
def test_the_deck_holds_what_was_dealt_and_burned(rulebook: Rulebook, game: Game, one: str) -> None:
    burned = 4 if rulebook.burns else 0
    for item in items(rulebook, game, one):
        dealt = [card for seat in item.state.seats for card in (*seat.up, *seat.down)]
        assert len(set(dealt)) == len(dealt) <= 52 - burned


@pytest.mark.parametrize(("rulebook", "game", "one"), EVERY)
def test_down_cards_are_shown_of_those_who_are_in_and_of_nobody_else(rulebook: Rulebook, game: Game, one: str) -> None:
    for item in items(rulebook, game, one):
        for seat in item.question.table.seats:
            assert all((card is None) is seat.folded for card in seat.down)


@pytest.mark.parametrize(("rulebook", "game", "one"), EVERY)
def test_seeds_make_different_hands(rulebook: Rulebook, game: Game, one: str) -> None:
    made = items(rulebook, game, one)
    assert len({item.question.table.seats for item in made}) == len(made)
    assert len({item.key.answer for item in made}) > 3  # no seat is the usual winner


def test_nearly_every_item_has_a_wrong_answer_to_explain() -> None:
    made = [item for game in Game for one in KIND.classes(ROBERTS, game) for item in items(ROBERTS, game, one)]
    assert sum(not item.misconceptions for item in made) * 100 <= 2 * len(made)


def test_every_rulebook_gives_the_pot_to_the_same_hands() -> None:
    """No shipped rulebook varies who wins: tied boards change who opens, never who holds the best hand."""
    for game in Game:
        for one in KIND.classes(ROBERTS, game):
            for item in items(ROBERTS, game, one)[:5]:
                assert {other.answer for other in elsewhere(item)} <= {item.key.answer, None}


def test_boards_whose_tie_a_rulebook_leaves_open_do_not_leave_the_winner_open() -> None:
    """K-9-7-4 against K-9-7-4: the German source does not say who opens, but a pair of aces wins there too."""
    state = showdown("stud", "1: As Ad 2c | Kh 9d 7c 4s; 2: Qs Jd 2d | Ks 9c 7h 4d")
    item = replace(make(recipe("winners", ROBERTS, Game.STUD, "category", seed=1)), state=state)
    assert under(state, shipped("de-split-limit")).round.unsettled
    answers = {other.rulebook.id: other.answer for other in elsewhere(item)}
    assert answers["de-split-limit"] == KIND.answer(state) == WinnersAnswer(frozenset({1}), frozenset())  # type: ignore[arg-type]


@pytest.mark.parametrize("row", FACTS)
def test_fact(row: Row) -> None:
    state = showdown(row["game"], row["hands"], row["rulebook"])
    assert KIND.answer(state) == right(row)
    assert situation_class(state, winners(state)) == row["class"]


def test_the_facts_show_every_class_of_every_game() -> None:
    shown = {(row["game"], row["class"]) for row in rows("showdowns.tsv")}
    assert shown == {(game.value, one) for game in Game for one in KIND.classes(ROBERTS, game)}


@pytest.mark.parametrize("row", WRONG)
def test_wrong_rule(row: Row) -> None:
    """The rule's own answer, and no rule that would be named before it gives the same."""
    state = showdown(row["game"], row["hands"])
    assert KIND.answer(state) == right(row)
    expected = WinnersAnswer(seats(row["wrong_high"]), seats(row["wrong_low"]))  # type: ignore[arg-type]
    answers = wrong_answers(state)
    assert answers[row["rule"]] == expected
    assert next(name for name, answer in answers.items() if answer == expected) == row["rule"]


def test_every_wrong_rule_has_hands_of_its_own() -> None:
    shown = {row["rule"] for row in rows("showdown_wrong_rules.tsv")}
    assert shown == {name for name, _ in HIGH_RULES} | {name for name, _ in LOW_RULES} | set(CARD_RULES)


PAIRS = "1: Kh Kd 2c | 9s 8d 4h 3c; 2: Qh Qd 2d | 9c 7s 5h 3d; 4: Jh Jd 2h | Ts 7h 5c 4d"
STRAIGHTS = "1: Th 9c 2c | 8d 7h 6s Kd; 2: Ts 9h Qh | 8c 7d 6d 3c; 5: Td 9s 4h | 8h 7s 6c 2h"
BOTH_SIDES = "1: Kc Kd 9h | Kh 9s Qs 7c; 2: 6d 5h 4h | 3s 2c 8d Ks"
RAZZ = "1: 8c Td 9s | 6d 5h 4h 2s; 2: 9c Jh Qs | 6h 5c 4c 2d; 3: Ac Ad Kd | Kh Th 7s 3s"
SLIPPED = [
    # name, game, hands, who wins, who is said to: high/low
    ("second_best", "stud", PAIRS, "1/", "2/"),
    ("one_too_many", "stud", PAIRS, "1/", "1 4/"),
    ("tie_not_seen", "stud", STRAIGHTS, "1 2 5/", "2 5/"),
    ("one_too_many", "stud8", BOTH_SIDES, "1/2", "1 2/2"),
    ("second_best", "stud8", BOTH_SIDES, "1/2", "2/2"),
    ("low_missed", "stud8", BOTH_SIDES, "1/2", "1/"),
    ("second_best", "razz", RAZZ, "/1", "/2"),
]


@pytest.mark.parametrize(("name", "game", "hands", "wins", "wrong"), SLIPPED)
def test_a_slip_is_named_where_no_wrong_rule_gives_these_winners(
    name: str, game: str, hands: str, wins: str, wrong: str
) -> None:
    state = showdown(game, hands)
    while (turn := next_to_act(state).seat) is not None:
        state = apply(state, Check(turn))
    posed = about("winners", state)
    sides = [WinnersAnswer(*map(seats, one.split("/"))) for one in (wins, wrong)]
    assert posed.key.answer == sides[0]
    found = grade(posed, sides[1])
    assert isinstance(found, Graded)
    assert (found.correct, [one.id for one in found.diagnoses]) == (False, [f"winners/{name}"])


def test_every_slip_has_hands() -> None:
    assert {name for name, *_ in SLIPPED} == {name for name, _ in SLIPS}


def test_a_wrong_rule_about_one_side_leaves_the_other_right() -> None:
    for one in KIND.classes(ROBERTS, Game.STUD8):
        for item in items(ROBERTS, Game.STUD8, one):
            key = item.key.answer
            assert isinstance(key, WinnersAnswer)
            for wrong in item.misconceptions:
                name = wrong.id.removeprefix("winners/")
                assert isinstance(wrong.answer, WinnersAnswer)
                if name in dict(HIGH_RULES):
                    assert wrong.answer.low == key.low
                elif name in dict(LOW_RULES):
                    assert wrong.answer.high == key.high


def steps(row_id: str) -> Iterator[Step]:
    row = next(row for row in rows("showdowns.tsv") if row["id"] == row_id)
    state = showdown(row["game"], row["hands"], row["rulebook"])
    yield from derive(state, winners(state)).steps


def said(row_id: str) -> list[str]:
    return [step.message.id.removeprefix("winners-step-") for step in steps(row_id)]


@pytest.mark.parametrize(
    ("row_id", "expected"),
    [
        ("DE-51", ["high-best", "high-next-category"]),
        ("DA-74", ["high-best", "high-next-rank"]),
        ("DA-68", ["high-best", "high-next-kicker"]),
        ("DA-76", ["high-best", "high-next-card"]),
        ("DA-69", ["high-tied", "suits-never"]),
        ("DA-71", ["high-best", "high-next-kicker", "third-pair"]),
        ("hidden", ["high-best", "high-next-category", "hidden"]),
        ("wheel", ["high-best", "high-next-rank", "wheel"]),
        ("DE-60", ["high-best", "high-next-category", "low-nobody"]),
        ("NL-61", ["high-best", "high-next-category", "low-nine", "low-nobody"]),
        ("NL-61-one", ["high-best", "high-next-category", "low-only"]),
        ("NL-61-pairs", ["high-best", "high-next-category", "low-only", "low-paired-away"]),
        ("NL-65", ["high-best", "high-next-category", "low-best", "low-next-kicker"]),
        ("NL-51", ["high-best", "high-next-rank", "low-tied", "suits-never"]),
        ("NL-52", ["high-best", "high-next-category", "low-best", "low-next-rank", "both-ways"]),
        ("NL-62", ["high-best", "high-next-category", "low-best", "low-next-rank", "straight-ignored", "both-ways"]),
        ("razz-top", ["razz-best", "low-next-rank"]),
        ("razz-pair", ["razz-best", "razz-next-pair", "razz-no-qualifier"]),
        ("razz-straight", ["razz-best", "low-next-rank", "straight-ignored"]),
        ("razz-tie", ["razz-tied", "suits-never"]),
    ],
)
def test_a_derivation_tells_the_best_the_next_and_what_misleads(row_id: str, expected: list[str]) -> None:
    assert said(row_id) == expected


def test_a_step_shows_the_five_cards_it_speaks_of() -> None:
    """DA-73: the two and the nine have no part in the straight."""
    first = next(steps("DA-73"))
    assert (first.cards, first.seats) == (parse_cards("Ad Ks Qc Jc Ts"), (1,))


def test_two_paired_razz_hands_are_compared_by_their_pairs() -> None:
    state = showdown("razz", "1: 2s 2d 3c | 3h 4d 4s 5c; 2: 3s 3d Kc | Kh Jd Js Qc")
    derivation = derive(state, winners(state))
    assert [step.message.id for step in derivation.steps][1] == "winners-step-razz-next-both-paired"
    assert KIND.answer(state) == WinnersAnswer(frozenset(), frozenset({1}))  # type: ignore[arg-type]


def test_nothing_is_asked_before_the_betting_is_over_or_of_a_last_seat() -> None:
    with pytest.raises(NoAnswer):
        KIND.ask(showdown("stud", rows("showdowns.tsv")[0]["hands"]))  # nobody has acted on seventh street


def test_a_down_card_that_nobody_has_seen_leaves_no_answer() -> None:
    state = from_data(
        {
            "game": "stud",
            "rulebook": "roberts",
            "stakes": {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10},
            "seats": {"1": {"up": "Kh 9d Kc 9s"}, "2": {"up": "8c 7d 4h 2s"}},
        }
    ).state
    assert state is not None
    with pytest.raises(NoAnswer):
        KIND.answer(state)
