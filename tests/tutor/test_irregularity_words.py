"""Every ruling on what went wrong can be told in every language, by clauses of its rulebook."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lessons.languages import tags
from lessons.messages.catalog import catalog
from scenarios.engine.incidents import IncidentKind, Outcome, Reason
from scenarios.make import make, recipe
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.irregularity import CHOICES, KIND, WRONG_RULES
from scenarios.rule import Ruled, rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract.sample import cells
from tests.scenarios.test_irregularities import ROWS, covers, in_a_game_of
from tests.tutor.command_line import Run
from tests.tutor.tellings import told


def ruled(row: dict[str, Any], book: str) -> Ruled:
    return rule(from_data(in_a_game_of(book, row["situation"])), "irregularity")


def steps(name: str, book: str) -> list[str]:
    (row,) = (row for row in ROWS if row["id"] == name)
    told = ruled(row, book).derivation.steps
    return [step.message.id.removeprefix("irregularity-") for step in told]


def asked(row: dict[str, Any], book: str) -> set[str]:
    """The question that is asked about the row's incident, if one is."""
    state = from_data(in_a_game_of(book, row["situation"])).state
    assert state is not None
    try:
        return {KIND.ask(state).prompt.id}
    except NoAnswer:
        return set()


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_every_row_is_told_in_every_language_by_clauses_of_its_rulebook(row: dict[str, Any]) -> None:
    for book in (book for book in SHIPPED if covers(book, row)):
        found = ruled(row, book).derivation
        assert all(shipped(book).clause(step.clause.id) == step.clause for step in found.steps)
        for tag in tags():
            texts = told(tag, found)
            assert len(set(texts)) == len(texts) > 1
            assert all("{" not in text for text in texts)


def test_no_sentence_stands_in_a_language_that_no_row_ends_in() -> None:
    said = {f"irregularity-verdict-{one.value}" for one in Outcome}
    said |= {f"irregularity-kind-{one.value}" for one in IncidentKind} | {f"irregularity-floor-{one}" for one in Reason}
    for row in ROWS:
        for book in (book for book in SHIPPED if covers(book, row)):
            derivation = ruled(row, book).derivation
            said |= {derivation.verdict.id, *(step.message.id for step in derivation.steps)}
            said |= asked(row, book)
    said |= {make(recipe(*cell, seed=seed)).question.prompt.id for cell in cells("irregularity") for seed in range(8)}
    said |= {f"irregularity-choice-{one}" for names in CHOICES.values() for one in names}
    said |= {f"irregularity-hint-{one}" for one in CHOICES}
    said |= {f"irregularity-wrong-{one.replace('_', '-')}" for one in WRONG_RULES.values()}
    assert {one for one in catalog("en").ids() if one.startswith("irregularity-")} == said


def test_a_misdeal_is_told_from_what_happened_to_whether_it_is_in_time() -> None:
    assert steps("exposed-down-card-that-is-low", "wsop-tournament") == ["step-exposed-misdeal", "step-in-time"]
    assert steps("exposed-down-card-noticed-after-two-have-called", "wsop-tournament") == ["step-too-late"]


def test_who_opens_is_told_where_the_incident_changes_it() -> None:
    assert steps("exposed-down-card-that-is-low", "roberts") == ["step-door-card", "step-door-card-left-opens"]
    assert steps("exposed-down-card-that-is-low", "tda") == ["step-door-card", "step-door-card-opens"]
    assert steps("seventh-card-exposed-to-a-later-one-of-three", "roberts") == [
        "step-seventh-kept", "step-seventh-may-declare", "step-seventh-opens-board",
    ]  # fmt: skip
    assert steps("seventh-card-exposed-to-the-first-of-two", "roberts")[-1] == "step-seventh-opens-seen"


def test_the_floor_is_called_with_the_reason() -> None:
    assert steps("two-up-of-the-first-three", "roberts") == ["floor-no-text"]
    assert steps("exposed-down-card-that-is-low", "da-fixed-limit") == ["floor-book-is-silent"]
    assert steps("upcards-rearranged", "wsop-cash") == ["floor-discretion"]


def test_the_command_line_gives_the_ruling_with_its_steps(run: Run) -> None:
    (row,) = (row for row in ROWS if row["id"] == "exposed-down-card-that-is-low")
    asked = ("rule", "-", "--ask", "irregularity", "--rulebook", "wsop-tournament")
    found = run(*asked, "--json", stdin=json.dumps(row["situation"]))
    assert found.status == 0
    assert (found.json[0]["ask"], found.json[0]["ruling"]) == ("irregularity", "misdeal")
    assert [step["rule"] for step in found.json[0]["steps"]] == ["exposed_down_card", "substantial_action"]
    told = run(*asked, "--lang", "da", stdin=json.dumps(row["situation"]))
    assert told.out.startswith("Fejlgivning")
