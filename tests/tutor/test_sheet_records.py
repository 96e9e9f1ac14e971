"""A sheet of a quiz set is kept once for its learner: its first answers, its place, its name; and on PostgreSQL too."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from threading import Barrier

import pytest

from tutor.records import Answer, Database, Records, StoredSheet, UnknownLearner, UnknownSheet, open_database
from tutor.storage.upgrade import MIGRATIONS

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
CODE = "set1s-roberts.1-bi1-20.0.sa-5abcd"


@pytest.fixture
def records(database: Database) -> Records:
    return Records(database, lambda: NOON)


def answered(records: Records, token: str, position: int, seat: int) -> Answer:
    return records.answer_on_sheet(
        token, CODE, position, {"seat": seat}, correct=False, score=Fraction(1, 3), note="bring_in/ace_low"
    )


def test_a_sheet_is_opened_once_and_comes_back_with_all_it_holds(records: Records) -> None:
    token = records.new_learner()
    assert records.sheet(token, CODE) is None
    assert records.open_sheet(token, CODE, "mine") == StoredSheet(CODE, "mine", 1, "", NOON)
    first = answered(records, token, 1, 4)
    assert first == Answer({"seat": 4}, False, Fraction(1, 3), "bring_in/ace_low", NOON, None)
    assert answered(records, token, 1, 5) == first, "a second answer changes nothing"
    records.go_on_with_sheet(token, CODE, 2)
    records.go_on_with_sheet(token, CODE, 1)
    second = answered(records, token, 2, 6)
    records.name_sheet(token, CODE, "Ada")
    found = records.open_sheet(token, CODE, "other hands")
    assert (found.hands, found.place, found.name) == ("mine", 2, "Ada")
    assert [(one.position, one.answer) for one in found.answers] == [(1, first), (2, second)]
    assert records.sheet(token, CODE) == found


def test_sheets_are_their_learners_alone_and_go_with_them(records: Records) -> None:
    mine, yours = records.new_learner(), records.new_learner()
    for token in (mine, yours):
        records.open_sheet(token, CODE, token)
        answered(records, token, 1, 4)
    records.open_sheet(mine, CODE + "x", "again")
    assert [one.code for one in records.sheets(mine)] == [CODE + "x", CODE]
    assert [one.hands for one in records.sheets(yours)] == [yours]
    assert records.delete_learner(mine)
    assert records.sheets(mine) == ()
    assert len(records.sheets(yours)[0].answers) == 1


def test_what_was_never_opened_takes_nothing(records: Records) -> None:
    token = records.new_learner()
    with pytest.raises(UnknownLearner):
        records.open_sheet("nobody", CODE, "")
    for act in (
        lambda: answered(records, token, 1, 4),
        lambda: records.go_on_with_sheet(token, CODE, 2),
        lambda: records.name_sheet(token, CODE, "Ada"),
    ):
        with pytest.raises(UnknownSheet):
            act()
    records.open_sheet(token, CODE, "")
    with pytest.raises(ValueError, match="0 to 1"):
        records.answer_on_sheet(token, CODE, 1, 4, correct=True, score=Fraction(3, 2))


def test_two_tabs_at_the_same_moment_have_one_sheet_and_one_answer(records: Records) -> None:
    token, together = records.new_learner(), Barrier(8)

    def both(seat: int) -> tuple[str, object]:
        together.wait()
        hands = records.open_sheet(token, CODE, str(seat)).hands
        return hands, answered(records, token, 1, seat).answer

    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(both, range(8)))
    assert len({hands for hands, _ in found}) == 1
    assert len({str(answer) for _, answer in found}) == 1
    assert len(records.sheets(token)) == 1


def test_a_database_from_before_the_sheets_keeps_its_answers_and_takes_sheets(tmp_path: Path) -> None:
    before = tmp_path / "before"
    shutil.copytree(MIGRATIONS, before, ignore=shutil.ignore_patterns("__pycache__", "m000[3-9]*"))
    with open_database(data=tmp_path, scripts=before) as database:
        records = Records(database, lambda: NOON)
        token = records.new_learner()
        shown = records.begin(token, "CODE", kind="pots", situation_class="x", rulebook="roberts", game="stud")
        records.submit(shown.id, token, 1, correct=True, score=Fraction(1))
    with open_database(data=tmp_path) as database:
        records = Records(database, lambda: NOON)
        assert len(records.answers(token)) == 1
        assert records.open_sheet(token, CODE, "mine").place == 1
