"""The engine is held to the rows of ``tests/tables/payouts.yaml``: pots, and who is paid what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from scenarios.rule import rule
from scenarios.rulebooks import shipped
from scenarios.situation import from_data
from tests.ruling_cases import changed

TABLE = Path(__file__).parents[1] / "tables" / "payouts.yaml"
ROWS: list[dict[str, Any]] = yaml.safe_load(TABLE.read_text("utf-8"))
CASES = [pytest.param(row, book, id=f"{row['id']}-{book}") for row in ROWS for book in row["rulebooks"]]


@pytest.mark.parametrize(("row", "book"), CASES)
def test_the_engine_pays_as_the_row_says(row: dict[str, Any], book: str) -> None:
    rulebook = changed(shipped(book), row.get("changes", {}))
    answer = rule(from_data(row["situation"], rulebook), row["ask"]).answer
    assert {key: answer.get(key) for key in row["expect"]} == row["expect"]


def test_every_row_has_its_own_id_a_reason_and_a_source() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    assert all(row["note"] and row["source"] and row["rulebooks"] and row["expect"] for row in ROWS)
