"""How hard a question is: counted by hand on plain tables, and over the kinds in the order a dealer would expect."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest
from msgspec.structs import replace

from scenarios.make import about, make
from scenarios.questions.catalogue import kinds
from scenarios.questions.difficulty import difficulty, points
from scenarios.questions.kind import Asked
from scenarios.questions.table import TableView
from scenarios.situation import from_data
from tests.contract.sample import SINGLE, in_balance

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
every_kind = pytest.mark.parametrize("kind", SINGLE)


def posed(kind: str, up: dict[int, str], *acts: str) -> tuple[Asked, TableView]:
    """A question about a table of stud under Robert's Rules, as it is asked, and what is seen of it."""
    seats = {seat: {"up": cards} for seat, cards in up.items()}
    data = {"game": "stud", "rulebook": "roberts", "stakes": STAKES, "seats": seats, "actions": list(acts)}
    state = from_data(data).state
    assert state is not None
    return kinds()[kind].ask(state), about(kind, state).question.table


def test_one_low_card_among_three_is_counted_by_hand() -> None:
    """One step is 3, two wrong seats to which rules lead are 4, three seats 3; two lucky rules are not yet a point."""
    assert points(*posed("bring_in", {1: "Kh", 3: "2c", 4: "9s"})) == 3 + 4 + 3


def test_equal_cards_cost_a_step_more_and_each_of_them_but_one() -> None:
    """Three fours: two steps, two equal seats too many; rules lead to seats 1, 2 and 7; five seats."""
    assert points(*posed("bring_in", {1: "Kh", 2: "4s", 4: "4d", 6: "4c", 7: "Qh"})) == 6 + 4 + 6 + 5


def test_what_was_done_on_the_street_is_counted_where_acts_are_asked_for() -> None:
    doors = {1: "Kh", 3: "2c", 4: "9s", 6: "Qd"}
    asked, table = posed("options", doors, "3 brings in 2", "4 completes to 5")
    before = points(asked, replace(table, acts=()))
    assert points(asked, table) == before + 4


def test_four_wrong_rules_that_happen_to_be_right_make_it_a_point_easier() -> None:
    asked, table = posed("bring_in", {1: "Kh", 3: "2c", 4: "9s"})
    lucky = tuple(replace(asked.misconceptions[0], answer=asked.answer) for _ in range(4))
    more = replace(asked, misconceptions=(*asked.misconceptions, *lucky))
    assert points(more, table) == points(asked, table) - 1


@cache
def items(kind: str) -> dict[str, list[tuple[int, int]]]:
    """Level and points of 400 items, by class."""
    found = defaultdict[str, list[tuple[int, int]]](list)
    for asked_for in in_balance(kind, 9_000, 400):
        item = make(asked_for)
        asked = kinds()[kind].ask(item.state)
        assert item.difficulty == difficulty(asked, item.question.table)
        found[asked_for.situation_class].append((item.difficulty, points(asked, item.question.table)))
    return found


@every_kind
def test_each_level_comes_in_every_kind(kind: str) -> None:
    levels = [level for some in items(kind).values() for level, _ in some]
    assert {level: levels.count(level) * 20 >= len(levels) for level in (1, 2, 3)} == {1: True, 2: True, 3: True}


@pytest.mark.parametrize(
    ("kind", "plain", "harder"),
    [
        ("bring_in", "rank", "suit"),
        ("bring_in", "suit", "suit-many"),
        ("bring_in", "rank", "all-in"),
        ("first_to_act", "high-card", "kicker"),
        ("first_to_act", "high-card", "tie"),
        ("first_to_act", "tie", "all-in-best"),
        ("options", "bet", "raise"),
        ("options", "raise", "half-all-in"),
        ("options", "late-raise", "capped"),
        ("winners", "category", "kicker"),
        ("winners", "kicker", "third-pair"),
        ("winners", "one-low", "two-lows"),
        ("winners", "low", "tie"),
    ],
)
def test_a_class_that_takes_more_thought_is_harder_in_the_middle(kind: str, plain: str, harder: str) -> None:
    def mean(situation_class: str) -> float:
        some = [found for _, found in items(kind)[situation_class]]
        return sum(some) / len(some)

    assert mean(plain) < mean(harder)
