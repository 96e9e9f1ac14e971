"""The rulebook files: what the shipped ones say, and what the reader says of faulty ones."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from scenarios.engine.cards import Suit
from scenarios.engine.clauses import FIXED_CLAUSES, Mark
from scenarios.engine.errors import BadRulebook
from scenarios.engine.rulebook import Game
from scenarios.rulebooks import SHIPPED, allowed, differences, is_own, knob_keys, read, read_file, shipped, write
from scenarios.rulebooks.knobs import plain
from scenarios.rulebooks.procedures import procedure_keys

TABLE: dict[str, Any] = yaml.safe_load((Path(__file__).parents[1] / "tables" / "knobs.yaml").read_text("utf-8"))
ROBERTS = write(shipped("roberts"))


def problems(text: str) -> dict[str, tuple[str, str]]:
    """Place (without the file's name) to what was found and what is allowed."""
    with pytest.raises(BadRulebook) as caught:
        read(text, "house.toml")
    found = {problem.place.removeprefix("house.toml: "): problem for problem in caught.value.problems}
    assert len(found) == len(caught.value.problems)
    return {place: (problem.problem, problem.allowed) for place, problem in found.items()}


def changed(*changes: tuple[str, str]) -> str:
    """Robert's Rules with some lines replaced."""
    text = ROBERTS
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_the_table_and_the_rulebook_have_the_same_knobs_in_the_same_order() -> None:
    assert knob_keys() == tuple(TABLE["knobs"])
    assert tuple(TABLE["rulebooks"]) == SHIPPED


@pytest.mark.parametrize("rulebook_id", SHIPPED)
@pytest.mark.parametrize("key", knob_keys())
def test_a_shipped_rulebook_says_what_the_table_says(rulebook_id: str, key: str) -> None:
    expected = TABLE["rulebooks"][rulebook_id][key]
    assert plain(shipped(rulebook_id), key) == (tuple(expected) if isinstance(expected, list) else expected)


@pytest.mark.parametrize("rulebook_id", SHIPPED)
def test_a_shipped_rulebook_is_silent_and_from_memory_where_the_table_says_so(rulebook_id: str) -> None:
    rulebook, expected = shipped(rulebook_id), TABLE["rulebooks"][rulebook_id]
    marks = {key: rulebook.clause(key).mark for key in knob_keys()}
    assert [key for key, mark in marks.items() if mark is Mark.SILENT] == expected["silent"]
    assert {key for key, mark in marks.items() if mark is Mark.MEMORY} == set(expected["memory"])


@pytest.mark.parametrize("rulebook_id", SHIPPED)
def test_a_shipped_rulebook_gives_a_source_for_every_knob_fixed_rule_and_procedure(rulebook_id: str) -> None:
    rulebook = shipped(rulebook_id)
    assert rulebook.id == rulebook_id
    assert set(rulebook.clauses) == {*knob_keys(), *FIXED_CLAUSES, *procedure_keys()}
    assert all(clause.id == clause_id and clause.source for clause_id, clause in rulebook.clauses.items())


@pytest.mark.parametrize(
    ("rulebook_id", "clause_id", "mark"),
    [
        ("de-split-limit", "board_ranking", Mark.SILENT),  # the German source never says how upcards rank
        ("de-split-limit", "low_eight", Mark.SILENT),  # it only points to Omaha
        ("da-fixed-limit", "low_eight", Mark.SILENT),  # no split games
        ("da-fixed-limit", "suits_never_win", Mark.READ),
        ("nl-eight-or-better", "no_low", Mark.SILENT),  # only implied
        ("nl-eight-or-better", "both_ways", Mark.READ),
        ("tda", "high_ranking", Mark.SILENT),
        ("roberts", "turns_clockwise", Mark.MEMORY),
        ("roberts", "suits_never_win", Mark.READ),
    ],
)
def test_fixed_rules_are_marked_by_whether_the_text_states_them(rulebook_id: str, clause_id: str, mark: Mark) -> None:
    assert shipped(rulebook_id).clause(clause_id).mark is mark


def test_every_value_of_the_table_is_allowed_and_no_other() -> None:
    for key, knob in TABLE["knobs"].items():
        if key in ("games", "burns", "suit_order"):
            continue  # worded differently: a list, true and false, a permutation
        assert allowed(key) == knob["values"], key
    assert allowed("burns") == "true, false"
    with pytest.raises(KeyError):
        allowed("revision")


@pytest.mark.parametrize("rulebook_id", SHIPPED)
def test_writing_and_reading_gives_the_same_rulebook(rulebook_id: str) -> None:
    rulebook = shipped(rulebook_id)
    assert read(write(rulebook), "again.toml") == rulebook
    assert shipped(rulebook_id) is rulebook


def test_a_house_of_ones_own_survives_writing_with_quotes_and_foreign_letters() -> None:
    named = replace(shipped("tda"), id="my-house-2", name='Zoë\'s "Æble" \\ room', short="Zoë")
    house = replace(named, suit_order=tuple(reversed(Suit)))
    assert 'suit_order = "shdc"' in write(house)
    assert read(write(house), "house.toml") == house


OWN_NAMES = (
    ('id = "roberts"', 'id = "house"'),
    ('name = "Robert\'s Rules of Poker, version 11"', 'name = "Our house"'),
    ('short = "Robert\'s Rules"', 'short = "Ours"'),
)
"""A copy of a shipped rulebook is nobody's own until it has names of its own."""


def test_the_names_of_a_shipped_rulebook_are_not_for_another() -> None:
    text = write(shipped("roberts"))
    assert read(text, "copy.toml") == shipped("roberts"), "word for word it is the same"
    other = text.replace("raises_max = 3", "raises_max = 4")
    assert list(problems(other)) == ["id", "name", "short"]
    alike = changed(*OWN_NAMES[:2], ('short = "Robert\'s Rules"', 'short = "ROBERTS  rules."'))
    assert list(problems(alike)) == ["short"]
    assert list(problems(changed(*OWN_NAMES[1:], ('id = "roberts"', 'id = "tda"')))) == ["id"]
    house = read(changed(*OWN_NAMES), "house.toml")
    assert is_own(house)
    assert not any(map(is_own, map(shipped, SHIPPED)))


def test_the_order_of_the_games_means_nothing() -> None:
    text = changed(
        *OWN_NAMES,
        ('games = ["stud", "stud8", "razz"]', 'games = ["razz", "stud"]'),
    )
    assert read(text, "house.toml").games == (Game.STUD, Game.RAZZ)


def test_an_unknown_id_is_answered_with_the_ids_there_are() -> None:
    with pytest.raises(BadRulebook) as caught:
        shipped("../roberts")
    assert str(caught.value) == f'rulebook: found "../roberts" (allowed: {", ".join(SHIPPED)})'


def test_differences_are_named_in_file_order_with_both_values() -> None:
    roberts = shipped("roberts")
    house = replace(roberts, name="House", games=(Game.STUD,), burns=False, raises_max=4)
    assert differences(roberts, house) == (
        ("games", "stud, stud8, razz", "stud"),
        ("burns", "true", "false"),
        ("raises_max", "3", "4"),
    )
    assert differences(roberts, replace(roberts, name="House", revision=2)) == ()


def test_faults_of_eight_kinds_in_one_file_are_all_listed_with_what_was_found_and_what_is_allowed() -> None:
    faulty = changed(
        ('early_bet = "small"\n', ""),  # missing
        ("burns = true\n", "burn = true\nburns = true\n"),  # unknown
        ("raises_max = 3\n", 'raises_max = "3"\n'),  # wrong type
        ('reopens_at = "half"\n', 'reopens_at = "third"\n'),  # a value that is none
        ('suit_order = "cdhs"', 'suit_order = "cdhh"'),
        ("silent = []", 'silent = ["low_card_allin", "short_stub"]'),  # no knob; a knob of memory too
        (
            '[sources]\ngames = "Robert\'s Rules of Poker v11, Seven-Card Stud; Seven-Card Stud High-Low Split; Razz"',
            "[sources]",
        ),
    )
    with pytest.raises(BadRulebook) as caught:
        read(faulty, "house.toml")
    assert sorted(str(problem).removeprefix("house.toml: ") for problem in caught.value.problems) == [
        "burn: no such key (allowed: burns)",
        "early_bet: missing (allowed: small)",
        'memory: found "short_stub" in both lists (allowed: each knob once, in one of silent and memory)',
        'raises_max: found "3" (allowed: 3, 4)',
        'reopens_at: found "third" (allowed: half, full)',
        'silent: found "low_card_allin", which is no knob (allowed: low_card_all_in, best_board_all_in)',
        "sources.games: missing (allowed: one line of at most 200 characters, without blanks at its ends)",
        'suit_order: found "cdhh" (allowed: the letters c d h s, each once, lowest suit first)',
    ]


@pytest.mark.parametrize(
    ("old", "new", "place", "found"),
    [
        ('id = "roberts"', 'id = "Robert\'s"', "id", 'found "Robert\'s"'),
        ('short = "Robert\'s Rules"', 'short = " "', "short", 'found " "'),
        ("revision = 1", "revision = 0", "revision", "found 0"),
        ("players_max = 8", "players_max = 10", "players_max", "found 10"),
        ("players_max = 8", "players_max = 8.0", "players_max", "found 8.0"),
        ("odd_chips_each = 1", "odd_chips_each = true", "odd_chips_each", "found true"),
        ("burns = true", "burns = 1", "burns", "found 1"),
        ('games = ["stud", "stud8", "razz"]', "games = []", "games", "found []"),
        ('games = ["stud", "stud8", "razz"]', 'games = ["stud", "stud"]', "games", 'found ["stud", "stud"]'),
        ('games = ["stud", "stud8", "razz"]', 'games = ["holdem"]', "games", 'found ["holdem"]'),
        ('games = ["stud", "stud8", "razz"]', 'games = "stud"', "games", 'found "stud"'),
        ("silent = []", "silent = false", "silent", "found false"),
        ("silent = []", 'silent = ["burns", "burns"]', "silent", 'found "burns" twice'),
        ("silent = []", "", "silent", "missing"),
        (
            'late_bet = "big"',
            'late_bet = "small-to-big"',
            "spread_raise",
            'found "none" beside late_bet = "small-to-big"',
        ),
        (
            'open_pair_stud = "small-or-big"',
            'open_pair_stud = "ante-to-big"',
            "spread_raise",
            'found "none" beside open_pair_stud = "ante-to-big"',
        ),
        ('Razz 2", mark = "read"', 'Razz 2", mark = "seen"', "clauses.low_razz.mark", 'found "seen"'),
        ('Razz 2", mark = "read"', 'Razz 2", mark = ["read"]', "clauses.low_razz.mark", 'found ["read"]'),
        ('Razz 2", mark = "read"', 'Razz 2"', "clauses.low_razz", "found a table without source or mark"),
        ('Razz 2", mark = "read"', 'Razz 2", page = 9, mark = "read"', "clauses.low_razz.page", "no such key"),
        ("revision = 1", "revision = 0x" + "f" * 5000, "revision", "found a number far out of range"),
    ],
)
def test_one_fault_is_one_problem_at_its_place(old: str, new: str, place: str, found: str) -> None:
    listed = problems(changed((old, new)))
    assert {at: problem for at, (problem, _) in listed.items()} == {place: found}
    assert listed[place][1], "what would be allowed is said"


def test_a_range_on_an_open_pair_needs_no_least_raise_where_stud_is_not_played() -> None:
    text = changed(
        *OWN_NAMES,
        ('open_pair_stud = "small-or-big"', 'open_pair_stud = "ante-to-big"'),
        ('games = ["stud", "stud8", "razz"]', 'games = ["razz"]'),
    )
    assert read(text, "house.toml").games == (Game.RAZZ,)


def test_an_empty_file_lacks_everything() -> None:
    listed = problems("")
    assert {*knob_keys(), "id", "name", "short", "revision", "silent", "memory", "sources", "clauses"} <= set(listed)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('id = "x"\nname = Robert\n', "line 2"),
        ("id = 'x'\nid = 'y'\n", "line 2"),
        ('id = "x"\n\nname = "unfinished', "line 3"),
        ("revision = " + "9" * 5000, "line 1"),
    ],
)
def test_what_is_not_toml_is_one_problem_with_its_line(text: str, line: str) -> None:
    (place,) = problems(text)
    assert place.removeprefix("house.toml: ").startswith(line)


def test_a_hostile_text_is_refused_without_a_crash() -> None:
    assert "too deeply" in next(iter(problems("games = " + "[" * 30_000).values()))[0]
    assert "too long" in next(iter(problems("#" * 70_000).values()))[0]


def test_a_file_is_read_like_its_text(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"\xef\xbb\xbf" + ROBERTS.replace("\n", "\r\n").encode())
    assert read_file(path) == shipped("roberts")


@pytest.mark.parametrize("octets", [None, b'id = "\xff"', b"#" * 300_000, "ø".encode() * 200_000])
def test_a_file_that_cannot_be_read_is_a_bad_rulebook(tmp_path: Path, octets: bytes | None) -> None:
    path = tmp_path / "house.toml"
    if octets is not None:
        path.write_bytes(octets)
    with pytest.raises(BadRulebook, match=r"house\.toml: (cannot be read|byte 6 is not UTF-8|too long)"):
        read_file(path)


LINES = ROBERTS.splitlines()
TEXTS = st.text("ab10-=\"'\\#[]{},.\n\t \0\x7f\u00a0\u2028ø♠\ud800", max_size=12)
SCALARS = st.one_of(st.booleans(), st.integers(), TEXTS, st.floats(), st.dates().map(str))


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Robert's Rules with a few lines lost, doubled, swapped, overwritten or given another value."""
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        key = lines[at].partition(" =")[0]
        match draw(st.sampled_from(("lose", "double", "swap", "overwrite", "value", "borrow", "cut"))):
            case "lose":
                del lines[at]
            case "double":
                lines.insert(at, lines[at])
            case "swap":
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case "overwrite":
                lines[at] = draw(TEXTS)
            case "value":
                said = draw(SCALARS)
                lines[at] = f"{key} = {json.dumps(said, ensure_ascii=False) if isinstance(said, str | bool) else said}"
            case "borrow":
                lines[at] = f"{key} ={draw(st.sampled_from(LINES)).partition(' =')[2]}"
            case "cut":
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
    return "\n".join(lines)


@given(damaged())
@example("[[silent]]\n[sources.games]\n[clauses.completion]\n")
@example('"\\u0000" = 1\n"\\ud7ff" = [[1], {a = 1979-05-27}]\n')
def test_a_damaged_file_is_a_rulebook_or_a_bad_rulebook_and_never_a_crash(text: str) -> None:
    try:
        rulebook = read(text, "house.toml")
    except BadRulebook as error:
        listed = error.problems
    else:
        assert read(write(rulebook), "again.toml") == rulebook
        assert set(tomllib.loads(text)) == set(tomllib.loads(ROBERTS))
        return
    assert listed
    assert all(problem.place.startswith("house.toml") and problem.allowed for problem in listed)
    assert all(str(problem).isprintable() for problem in listed)


def test_equal_rulebooks_are_one_in_a_set() -> None:
    assert {shipped("tda"), replace(shipped("tda"))} == {shipped("tda")}
