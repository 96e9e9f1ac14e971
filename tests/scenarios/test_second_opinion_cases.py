"""The second opinion is held to the ruling cases of ``tests/tables/cases.yaml``."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from scenarios.engine.rulebook import Rulebook
from scenarios.rulebooks import shipped
from tests import second
from tests.ruling_cases import CASES, OPTIONS, ROWS, VERBS, changed, disagreements

RULINGS: dict[str, Callable[[Mapping[str, Any], Rulebook], dict[str, Any]]] = {
    "bring_in": second.bring_in,
    "first_to_act": second.first_to_act,
    "next_to_act": second.next_to_act,
    "options": second.options,
    "best_hands": second.best_hands,
    "rank_boards": second.rank_boards,
    "winners": second.winners,
    "irregularity": second.irregularity,
}


@pytest.mark.parametrize(("row", "book"), CASES)
def test_the_second_opinion_rules_as_the_case_says(row: dict[str, Any], book: str) -> None:
    rulebook = changed(shipped(book), row.get("changes", {}))
    assert row["situation"]["game"] in rulebook.games
    assert disagreements(RULINGS[row["ask"]](row["situation"], rulebook), row["expect"]) == []


def test_every_row_has_its_own_id_a_reason_and_a_source() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    assert all(row["note"] and row["source"] and row["rulebooks"] and row["expect"] for row in ROWS)


@pytest.mark.parametrize(("row", "book"), OPTIONS)
def test_an_amount_the_case_allows_may_come_next_and_one_chip_more_may_not(row: dict[str, Any], book: str) -> None:
    rulebook, expect = shipped(book), row["expect"]
    for field, verb in VERBS.items():
        amounts = expect.get(field, [])
        for amount in [amounts["max"]] if isinstance(amounts, dict) else amounts:
            line = f"{expect['seat']} {verb} "
            assert second.is_legal(row["situation"], rulebook, f"{line}{amount}")
            assert not second.is_legal(row["situation"], rulebook, f"{line}{amount + 1}")


@pytest.mark.parametrize(("row", "book"), OPTIONS)
def test_a_fold_or_a_check_may_come_next_where_the_case_says_so(row: dict[str, Any], book: str) -> None:
    rulebook, expect = shipped(book), row["expect"]
    for field, verb in {"fold": "folds", "check": "checks"}.items():
        if field in expect:
            assert second.is_legal(row["situation"], rulebook, f"{expect['seat']} {verb}") is expect[field]


def test_it_takes_nothing_from_the_engine_but_cards_chips_and_rulebook_values() -> None:
    allowed = {"scenarios.engine.cards", "scenarios.engine.chips", "scenarios.engine.rulebook"}
    imported = set()
    for file in Path(second.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                imported.add(node.module)
            elif isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
    project = {name for name in imported if name and name.split(".")[0] in ("scenarios", "tutor", "lessons", "tests")}
    assert {name for name in project if not name.startswith("tests.second.")} == allowed
