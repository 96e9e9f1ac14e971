"""The engine is held to the ruling cases of ``tests/tables/cases.yaml``."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.rule import rule
from scenarios.rulebooks import shipped
from scenarios.situation import from_data
from tests.ruling_cases import CASES, changed, disagreements


@pytest.mark.parametrize(("row", "book"), CASES)
def test_the_engine_rules_as_the_case_says(row: dict[str, Any], book: str) -> None:
    rulebook = changed(shipped(book), row.get("changes", {}))
    ruled = rule(from_data(row["situation"], rulebook), row["ask"].replace("_", "-"))
    assert disagreements(ruled.answer, row["expect"]) == []
