"""Procedures in a rulebook's file: what may stand there, what is wrong with it, and what a house without one has."""

from __future__ import annotations

import tomllib

import pytest
from msgspec.structs import fields, replace

from scenarios.engine.clauses import Mark
from scenarios.engine.errors import BadRulebook
from scenarios.engine.procedures import Joker, Procedures, WrongBurn
from scenarios.rulebooks import SHIPPED, read, shipped, write

CASH = write(replace(shipped("wsop-cash"), id="house", name="The house", short="House"))
JOKER = 'joker = {rule = "replaced-then-dead", source = "WSOP Live Action Rules 2024, rule 115", mark = "read"}'


def without_procedures(text: str) -> str:
    return text[: text.index("[procedures]")]


@pytest.mark.parametrize("rulebook_id", SHIPPED)
def test_a_procedure_is_unsettled_exactly_where_its_clause_is_silent(rulebook_id: str) -> None:
    rulebook = shipped(rulebook_id)
    for field in fields(Procedures):
        silent = rulebook.clause(field.name).mark is Mark.SILENT
        assert (getattr(rulebook.procedures, field.name) == "unsettled") is silent


@pytest.mark.parametrize("rulebook_id", ["de-split-limit", "nl-eight-or-better", "da-fixed-limit"])
def test_the_three_sources_say_nothing_of_things_gone_wrong(rulebook_id: str) -> None:
    assert shipped(rulebook_id).procedures == Procedures()


def test_a_file_may_leave_all_of_them_out() -> None:
    rulebook = read(without_procedures(CASH), "house.toml")
    assert rulebook.procedures == Procedures()
    assert rulebook.clause("joker").mark is Mark.SILENT
    assert rulebook.clause("joker").source == "House: no rule was found"
    assert read(write(rulebook), "again.toml") == rulebook


def test_one_that_stands_there_has_its_rule_its_source_and_its_mark() -> None:
    text = (
        without_procedures(CASH) + '[procedures]\nwrong_burn = {rule = "stands", source = "by custom", mark = "memory"}'
    )
    rulebook = read(text, "house.toml")
    assert rulebook.procedures == Procedures(wrong_burn=WrongBurn.STANDS)
    assert (rulebook.clause("wrong_burn").source, rulebook.clause("wrong_burn").mark) == ("by custom", Mark.MEMORY)
    assert read(write(rulebook), "again.toml") == rulebook


def test_a_source_for_having_no_rule_is_kept() -> None:
    text = without_procedures(CASH) + '[procedures]\njoker = {rule = "unsettled", source = "page 9", mark = "read"}'
    rulebook = read(text, "house.toml")
    assert rulebook.procedures.joker is Joker.UNSETTLED
    assert tomllib.loads(write(rulebook))["procedures"] == {
        "joker": {"rule": "unsettled", "source": "page 9", "mark": "read"}
    }


@pytest.mark.parametrize(
    ("line", "place", "said"),
    [
        ('jokers = {rule = "misdeal"}', "procedures.jokers", "no such key (allowed: joker"),
        ("joker = true", "procedures.joker", 'found true (allowed: {rule = "…", source = "…", mark = "…"}'),
        ('joker = {rule = "replaced-then-dead", mark = "read"}', "procedures.joker", "without rule, source or mark"),
        (JOKER.replace("replaced-then-dead", "wild"), "procedures.joker.rule", 'found "wild" (allowed: replaced-then'),
        (JOKER.replace('"read"', '"seen"'), "procedures.joker.mark", 'found "seen" (allowed: read, memory, silent)'),
        (JOKER.replace("WSOP Live", "\\t"), "procedures.joker.source", "one line of at most"),
        (JOKER.replace("mark =", "page = 9, mark ="), "procedures.joker.page", "no such key"),
    ],
)
def test_what_is_wrong_with_one_is_named_with_its_place(line: str, place: str, said: str) -> None:
    with pytest.raises(BadRulebook) as caught:
        read(f"{without_procedures(CASH)}[procedures]\n{line}\n", "house.toml")
    (problem,) = caught.value.problems
    assert problem.place == f"house.toml: {place}"
    assert said in f"{problem.problem} (allowed: {problem.allowed})"


def test_procedures_are_a_table() -> None:
    first = without_procedures(CASH).replace("[sources]", 'procedures = "none"\n[sources]', 1)
    with pytest.raises(BadRulebook, match=r"procedures: found \"none\" \(allowed: a table \[procedures\]"):
        read(first, "house.toml")
