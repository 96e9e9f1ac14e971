"""Two opinions on every kind of incident, under every rulebook, at tables of every sort: they have to agree."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Rulebook
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests import second
from tests.incident_grid import KINDS, situations

EVERY = 11
"""One situation of so many is compared; a prime, so that no sort of table is left out."""
REFUSED = {"ruling": "refused"}


@pytest.mark.parametrize("book", SHIPPED)
@pytest.mark.parametrize("kind", KINDS)
def test_both_opinions_rule_alike(kind: str, book: str) -> None:
    rulebook = shipped(book)
    compared = list(situations(kind, rulebook, range(3), (2, 3, 4)))[::EVERY]
    differing = []
    for situation in compared:
        engine, opinion = engines(situation, rulebook), opinions(situation, rulebook)
        if any(field not in opinion or opinion[field] != value for field, value in engine.items()):
            differing.append((situation, engine, opinion))
    assert differing == []
    assert any(opinions(situation, rulebook) != REFUSED for situation in compared)


def engines(situation: dict[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    try:
        return rule(from_data(situation, rulebook), "irregularity").answer
    except StudError:
        return REFUSED


def opinions(situation: dict[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    try:
        return second.irregularity(situation, rulebook)
    except ValueError:
        return REFUSED
