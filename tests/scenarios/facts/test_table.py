"""Every fact of the three sources has its place: a test that shows it, or a reason why there is none."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from tests.scenarios.facts import (
    test_danish,
    test_danish_showdown,
    test_dutch,
    test_dutch_pots,
    test_german,
    test_german_showdown,
)

TABLE = Path(__file__).parents[2] / "tables" / "facts.yaml"
ROWS: list[dict[str, Any]] = yaml.safe_load(TABLE.read_text("utf-8"))
RULES = [row for row in ROWS if row["kind"] == "rule"]
MODULES: dict[str, tuple[ModuleType, ...]] = {
    "DE": (test_german, test_german_showdown),
    "NL": (test_dutch, test_dutch_pots),
    "DA": (test_danish, test_danish_showdown),
}
NAMED = re.compile(r"test_(de|nl|da)_(\d\d)_\w+")


def shown_by(source: str) -> dict[str, Any]:
    """The tests of a source's modules by name."""
    return {name: found for module in MODULES[source] for name, found in vars(module).items() if NAMED.match(name)}


def test_every_number_of_the_three_sources_is_there_once_and_in_order() -> None:
    numbers = [f"DE-{n:02}" for n in range(1, 62)] + [f"NL-{n:02}" for n in range(1, 73)]
    assert [row["fact"] for row in ROWS] == numbers + [f"DA-{n:02}" for n in range(1, 91)]


def test_every_fact_says_what_it_is_in_a_few_words() -> None:
    for row in ROWS:
        assert row["kind"] in ("rule", "background", "not-a-rule")
        assert 5 <= len(row["words"]) <= 90
        assert set(row) <= {"fact", "kind", "words", "unclear", "decision", "test"}
        assert ("test" in row) is (row["kind"] == "rule")


@pytest.mark.parametrize("row", RULES, ids=[row["fact"] for row in RULES])
def test_a_rule_has_a_test_of_its_number(row: dict[str, Any]) -> None:
    named = NAMED.fullmatch(row["test"])
    assert named is not None
    assert f"{named[1].upper()}-{named[2]}" == row["fact"]
    assert callable(shown_by(row["fact"][:2])[row["test"]])


def test_every_test_of_a_fact_stands_in_the_table() -> None:
    assert sorted(row["test"] for row in RULES) == sorted(name for source in MODULES for name in shown_by(source))


UNCLEAR = (
    "DE-30 DE-39 DE-44 DE-60 NL-10 NL-13 NL-14 NL-20 NL-27 NL-32 NL-36 NL-48 NL-58 NL-61 NL-65 DA-15 DA-36 DA-49 DA-66"
)


def test_every_unclear_fact_carries_its_decision_and_its_test_names_it() -> None:
    assert [row["fact"] for row in ROWS if row.get("unclear")] == UNCLEAR.split()
    assert all(row["decision"] for row in ROWS if row.get("unclear"))
    for row in RULES:
        if "decision" in row:
            said = shown_by(row["fact"][:2])[row["test"]].__doc__ or ""
            number = re.match(r"[DNK]\d+:", row["decision"])
            assert said.startswith(f"Decision {number[0]}" if number else "The "), row["fact"]
