"""The engine is held to the rows of three tables: who is paid what, who shows first, how the last card is dealt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from scenarios.rule import rule
from scenarios.rulebooks import shipped
from scenarios.situation import from_data
from tests.ruling_cases import changed

TABLES = [Path(__file__).parents[1] / "tables" / name for name in ("payouts.yaml", "showing.yaml", "stub.yaml")]
ROWS: list[dict[str, Any]] = [row for table in TABLES for row in yaml.safe_load(table.read_text("utf-8"))]
CASES = [pytest.param(row, book, id=f"{row['id']}-{book}") for row in ROWS for book in row["rulebooks"]]


@pytest.mark.parametrize(("row", "book"), CASES)
def test_the_engine_rules_as_the_row_says(row: dict[str, Any], book: str) -> None:
    rulebook = changed(shipped(book), row.get("changes", {}))
    answer = rule(from_data(row["situation"], rulebook), row["ask"]).answer
    assert {key: answer.get(key) for key in row["expect"]} == row["expect"]
    assert ("at_once" in answer) == ("at_once" in row["expect"])


def test_every_row_has_its_own_id_a_reason_and_a_source() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    assert all(row["note"] and row["source"] and row["rulebooks"] and row["expect"] for row in ROWS)
