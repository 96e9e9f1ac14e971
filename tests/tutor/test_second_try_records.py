"""A second try after a wrong answer is kept beside the first one: once, for its learner alone, and never counted."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from threading import Barrier

import pytest

from tutor.records import Attempt, Database, Records, SecondTry, UnknownAttempt, open_database
from tutor.storage.upgrade import MIGRATIONS

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def records(database: Database) -> Records:
    return Records(database, lambda: NOON)


def answered(records: Records, token: str, *, correct: bool = False) -> Attempt:
    shown = records.begin(token, "CODE", kind="bring_in", situation_class="suit", rulebook="roberts", game="stud")
    records.submit(shown.id, token, {"seat": 4}, correct=correct, score=Fraction(correct), note="" if correct else "x")
    attempt = records.attempt(shown.id, token)
    assert attempt is not None
    return attempt


def mended(records: Records, token: str, attempt_id: int, seat: int = 5) -> SecondTry:
    return records.try_again(attempt_id, token, {"seat": seat}, correct=True, score=Fraction(1), hints=2)


def test_the_second_try_is_kept_and_the_first_answer_still_counts(records: Records) -> None:
    token = records.new_learner()
    first = answered(records, token)
    assert first.second is None
    assert mended(records, token, first.id) == SecondTry({"seat": 5}, True, Fraction(1), "", 2, NOON)
    kept = records.last(token)
    assert kept is not None
    assert kept.answer == first.answer
    assert kept.second is not None
    assert kept.second.answer == {"seat": 5}
    assert [one.correct for one in records.answers(token)] == [False]


def test_asking_for_the_ruling_is_a_second_try_without_an_answer(records: Records) -> None:
    token = records.new_learner()
    first = answered(records, token)
    given_up = records.try_again(first.id, token, None, correct=False, score=Fraction(0), hints=3)
    assert (given_up.answer, given_up.correct, given_up.hints) == (None, False, 3)


def test_a_third_answer_changes_nothing_and_gets_the_second(records: Records) -> None:
    token = records.new_learner()
    first = answered(records, token)
    second = mended(records, token, first.id)
    assert mended(records, token, first.id, seat=6) == second


def test_eight_threads_that_try_again_at_once_all_get_one_second_try(records: Records) -> None:
    token = records.new_learner()
    first, together = answered(records, token), Barrier(8)

    def submit(seat: int) -> SecondTry:
        together.wait()
        return mended(records, token, first.id, seat)

    with ThreadPoolExecutor(8) as threads:
        stored = set(map(repr, threads.map(submit, range(8))))
    last = records.last(token)
    assert last is not None
    assert stored == {repr(last.second)}


def test_only_the_learners_own_wrong_answer_can_be_mended(records: Records) -> None:
    token, other = records.new_learner(), records.new_learner()
    open_one = records.begin(token, "CODE", kind="bring_in", situation_class="suit", rulebook="roberts", game="stud")
    right, wrong = answered(records, token, correct=True), answered(records, token)
    for attempt, holder in ((open_one, token), (right, token), (wrong, other)):
        with pytest.raises(UnknownAttempt):
            mended(records, holder, attempt.id)
    assert [records.attempt(one.id, token).second for one in (open_one, right, wrong)] == [None] * 3  # type: ignore[union-attr]


def test_hints_and_score_out_of_range_are_refused(records: Records) -> None:
    token = records.new_learner()
    first = answered(records, token)
    with pytest.raises(ValueError, match="hints are counted from 0, not -1"):
        records.try_again(first.id, token, None, correct=False, score=Fraction(0), hints=-1)
    with pytest.raises(ValueError, match="a score is 0 to 1, not 2"):
        records.try_again(first.id, token, None, correct=False, score=Fraction(2))


def test_erasing_a_learner_takes_the_second_tries_too(records: Records, database: Database) -> None:
    token, other = records.new_learner(), records.new_learner()
    for holder in (token, other):
        mended(records, holder, answered(records, holder).id)
    assert records.delete_learner(token)
    with database.reading() as session:
        assert session.connection().exec_driver_sql("SELECT count(*) FROM second_try").scalar() == 1


def test_records_made_before_there_was_a_second_try_are_kept_and_can_be_mended(tmp_path: Path) -> None:
    first_version = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, first_version, ignore=shutil.ignore_patterns("__pycache__", "m000[2-9]*"))
    with open_database(data=tmp_path, scripts=first_version) as database:
        token = Records(database, lambda: NOON).new_learner()
        with database.writing() as session:
            run = session.connection().exec_driver_sql
            run("INSERT INTO attempt VALUES (7, 1, 1, 'CODE', 'bring_in', 'suit', 'roberts', 'stud', '2026-03-01')")
            run("INSERT INTO answer VALUES (1, 7, '{\"seat\": 4}', 0, 0, 1, '', '2026-03-01', NULL)")
    with open_database(data=tmp_path) as database:
        records = Records(database, lambda: NOON)
        kept = records.last(token)
        assert kept is not None
        assert kept.answer is not None
        assert (kept.answer.answer, kept.second) == ({"seat": 4}, None)
        assert mended(records, token, kept.id).correct
