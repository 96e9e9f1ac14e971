"""The ruling cases of ``tests/tables/cases.yaml``: its rows, and how an answer is held to one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from scenarios.engine.cards import Suit
from scenarios.engine.rulebook import Rulebook

TABLE = Path(__file__).parent / "tables" / "cases.yaml"
ROWS: list[dict[str, Any]] = yaml.safe_load(TABLE.read_text("utf-8"))
CASES = [pytest.param(row, book, id=f"{row['id']}-{book}") for row in ROWS for book in row["rulebooks"]]
OPTIONS = [case for case in CASES if case.values[0]["ask"] == "options"]  # type: ignore[index]
VERBS = {"bring_in": "brings in", "complete_to": "completes to", "bet": "bets", "raise_to": "raises to"}
"""The fields of an options answer that hold amounts, and the word in which each is written as an action."""


def changed(rulebook: Rulebook, changes: Mapping[str, Any]) -> Rulebook:
    """The rulebook with the knobs of a row's ``changes``; suits are written as letters, lowest first."""
    suits = {suit.letter: suit for suit in Suit}
    values: dict[str, Any] = {
        key: tuple(suits[letter] for letter in value) if key == "suit_order" else value
        for key, value in changes.items()
    }
    return replace(rulebook, **values)


def same_cards(found: str, expected: str) -> bool:
    """Whether the same cards are named, in any order; a rank alone stands for that rank of any suit."""
    ranks_only = all(len(word) == 1 for word in expected.split())
    words = [word[0] if ranks_only else word for word in found.split()]
    return sorted(words) == sorted(expected.split())


def disagreements(found: Any, expected: Any, place: str = "") -> list[str]:
    """Every place where the answer is not as expected."""
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            return [f"{place}: {found!r}, not {expected!r}"]
        return [d for key, value in expected.items() for d in disagreements(found.get(key), value, f"{place}/{key}")]
    if place.endswith("/cards") and isinstance(found, str):
        return [] if same_cards(found, expected) else [f"{place}: {found}, not {expected}"]
    return [] if type(found) is type(expected) and found == expected else [f"{place}: {found!r}, not {expected!r}"]
