"""What a learner can count on: the same question after a reload, one answer, nobody else's records, all erased."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from fractions import Fraction
from pathlib import Path
from threading import Barrier

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, multiple, rule
from msgspec.structs import replace

from tutor.records import (
    Answer,
    Attempt,
    Database,
    Records,
    Settings,
    UnknownAttempt,
    UnknownLearner,
    open_database,
)

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def records(database: Database) -> Records:
    return Records(database, lambda: NOON)


def begin(records: Records, token: str, code: str = "CODE-1", after: int | None = None) -> Attempt:
    return records.begin(
        token, code, kind="bring_in", situation_class="suit", rulebook="roberts", game="stud", after=after
    )


def wrong(records: Records, attempt: Attempt, token: str, seat: int = 4) -> Answer:
    return records.submit(
        attempt.id, token, {"seat": seat}, correct=False, score=Fraction(1, 3), note="bring_in/suits_reversed"
    )


def test_a_token_is_given_once_and_only_its_hash_is_on_disk(
    records: Records, database: Database, tmp_path: Path
) -> None:
    token = records.new_learner()
    assert re.fullmatch(r"[\w-]{22}", token)
    assert records.learner(token) is not None
    database.close()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hashlib.sha256(token.encode()).hexdigest().encode() in stored
    assert token.encode() not in stored


def test_a_token_nobody_has_finds_no_learner_and_no_records(records: Records) -> None:
    assert records.learner("nobody") is None
    assert (records.current("nobody"), records.last("nobody"), records.answers("nobody")) == (None, None, ())
    assert records.delete_learner("nobody") is False
    with pytest.raises(UnknownLearner):
        begin(records, "nobody")
    with pytest.raises(UnknownLearner):
        records.save_settings("nobody", Settings())


def test_settings_come_back_as_they_were_saved(records: Records) -> None:
    token = records.new_learner(Settings(language="de"))
    chosen = Settings("nl", "danish", "stud8", ("bring_in/suit", "pots"))
    records.save_settings(token, chosen)
    learner = records.learner(token)
    assert learner is not None
    assert learner.settings == chosen


def test_a_reload_returns_to_the_same_question(records: Records, tmp_path: Path) -> None:
    token = records.new_learner()
    attempt = begin(records, token)
    with open_database(data=tmp_path) as again:
        assert Records(again, lambda: NOON).current(token) == attempt


def test_an_answered_question_is_open_no_more_and_still_the_last(records: Records) -> None:
    token = records.new_learner()
    attempt = begin(records, token)
    answer = wrong(records, attempt, token)
    assert records.current(token) is None
    assert records.last(token) == replace(attempt, answer=answer)


def test_a_question_passed_over_does_not_come_back(records: Records) -> None:
    token = records.new_learner()
    begin(records, token, "PASSED")
    second = begin(records, token, "ANSWERED")
    wrong(records, second, token)
    assert records.current(token) is None
    assert (second.position, second.code) == (2, "ANSWERED")


def test_a_second_click_on_next_gives_the_question_that_is_there(records: Records) -> None:
    token = records.new_learner()
    first = begin(records, token, "A", after=0)
    assert begin(records, token, "B", after=0) == first
    second = begin(records, token, "C", after=first.position)
    assert (second.code, second.position) == ("C", 2)


def test_the_first_answer_stays_and_is_what_a_second_submit_gets(records: Records) -> None:
    token = records.new_learner()
    attempt = begin(records, token)
    first = wrong(records, attempt, token)
    second = records.submit(attempt.id, token, {"seat": 2}, correct=True, score=Fraction(1), submission_id="again")
    assert second == first == Answer(
        {"seat": 4}, False, Fraction(1, 3), "bring_in/suits_reversed", NOON, None
    )  # fmt: skip
    assert len(records.answers(token)) == 1


@pytest.mark.parametrize("answer", [None, True, 0, "", [], {}, "♠ \x00 ٤", [{"1": [None, "As"]}]])
def test_an_answer_of_any_form_comes_back_equal(records: Records, answer: object) -> None:
    token = records.new_learner()
    attempt = begin(records, token)
    records.submit(attempt.id, token, answer, correct=True, score=Fraction(1))  # type: ignore[arg-type]
    stored = records.attempt(attempt.id, token)
    assert stored is not None
    assert stored.answer is not None
    assert stored.answer.answer == answer


def test_eight_threads_that_submit_at_once_all_get_one_answer(records: Records) -> None:
    token = records.new_learner()
    for round_ in range(10):
        attempt = begin(records, token, f"ROUND-{round_}")
        together = Barrier(8)

        def click(seat: int, attempt: Attempt = attempt, together: Barrier = together) -> Answer:
            together.wait()
            return wrong(records, attempt, token, seat)

        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(click, range(8)))
        assert all(answer == answers[0] for answer in answers)
        stored = records.attempt(attempt.id, token)
        assert stored is not None
        assert stored.answer == answers[0]
    assert len(records.answers(token)) == 10


def test_eight_threads_that_begin_at_once_number_their_attempts_without_gap_or_double(records: Records) -> None:
    token = records.new_learner()
    together = Barrier(8)

    def click(_: int) -> int:
        together.wait()
        return begin(records, token).position

    with ThreadPoolExecutor(8) as threads:
        assert sorted(threads.map(click, range(8))) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_an_answer_survives_a_process_that_dies_right_after_submit(records: Records, tmp_path: Path) -> None:
    token = records.new_learner()
    attempt = begin(records, token)
    program = f"""
import os
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from tutor.records import Records, open_database
records = Records(open_database(data=Path({str(tmp_path)!r})), lambda: datetime.now(UTC))
records.submit({attempt.id}, {token!r}, 7, correct=True, score=Fraction(1))
os._exit(0)
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
    last = records.last(token)
    assert last is not None
    assert last.answer is not None
    assert last.answer.answer == 7


def test_a_foreign_token_neither_sees_nor_answers_an_attempt(records: Records) -> None:
    owner, other = records.new_learner(), records.new_learner()
    attempt = begin(records, owner)
    assert records.attempt(attempt.id, other) is None
    with pytest.raises(UnknownAttempt):
        wrong(records, attempt, other)
    assert records.current(owner) == attempt
    wrong(records, attempt, owner)
    with pytest.raises(UnknownAttempt):
        wrong(records, attempt, other)
    assert (records.last(other), records.answers(other)) == (None, ())


def test_erasing_a_learner_takes_everything_of_theirs_and_nothing_of_others(
    records: Records, database: Database
) -> None:
    gone, stays = records.new_learner(), records.new_learner()
    for token in (gone, stays):
        wrong(records, begin(records, token), token)
    assert records.delete_learner(gone) is True
    assert (records.learner(gone), records.answers(gone), records.last(gone)) == (None, (), None)
    assert len(records.answers(stays)) == 1
    with database.reading() as session:
        connection = session.connection()
        counts = [
            connection.exec_driver_sql(f"SELECT count(*) FROM {t}").scalar() for t in ("learner", "attempt", "answer")
        ]
    assert counts == [1, 1, 1]


def test_times_are_kept_in_utc_whatever_the_clock_says(database: Database) -> None:
    india = timezone(timedelta(hours=5, minutes=30))
    records = Records(database, lambda: datetime(2026, 3, 1, 1, 15, 0, 123456, tzinfo=india))
    token = records.new_learner()
    attempt = records.attempt(begin(records, token).id, token)
    assert attempt is not None
    assert attempt.shown_at == datetime(2026, 2, 28, 19, 45, 0, 123456, tzinfo=UTC)
    assert attempt.shown_at.tzinfo is UTC


def test_a_clock_without_a_time_zone_is_refused(database: Database) -> None:
    with pytest.raises(ValueError, match="no time zone"):
        Records(database, lambda: datetime(2026, 3, 1)).new_learner()


@pytest.mark.parametrize("score", [Fraction(-1, 2), Fraction(3, 2)])
def test_a_score_is_from_nothing_to_one(records: Records, score: Fraction) -> None:
    token = records.new_learner()
    attempt = begin(records, token)
    with pytest.raises(ValueError, match="0 to 1"):
        records.submit(attempt.id, token, 1, correct=False, score=score)
    assert records.current(token) == attempt


class RecordsAgainstAModel(RuleBasedStateMachine):
    """Any order of clicks, on two open doors to one database: the records say what a plain list would."""

    tokens = Bundle("tokens")

    @initialize()
    def open(self) -> None:
        self.database = open_database("sqlite://")
        self.doors = [Records(self.database, lambda: NOON), Records(self.database, lambda: NOON)]
        self.shown: dict[str, list[tuple[Attempt, int | None]]] = {}

    @rule(target=tokens, door=st.integers(0, 1))
    def arrive(self, door: int) -> str:
        token = self.doors[door].new_learner()
        self.shown[token] = []
        return token

    @rule(token=tokens, door=st.integers(0, 1))
    def next_question(self, token: str, door: int) -> None:
        attempt = begin(self.doors[door], token, f"CODE-{len(self.shown[token])}")
        self.shown[token].append((attempt, None))
        assert attempt.position == len(self.shown[token])

    @rule(token=tokens, seat=st.integers(1, 8), back=st.integers(0, 3), door=st.integers(0, 1))
    def submit(self, token: str, seat: int, back: int, door: int) -> None:
        history = self.shown[token]
        if back < len(history):
            attempt, stored = history[-1 - back]
            expected = seat if stored is None else stored
            assert wrong(self.doors[door], attempt, token, seat).answer == {"seat": expected}
            history[-1 - back] = (attempt, expected)

    @rule(token=tokens, door=st.integers(0, 1))
    def reload(self, token: str, door: int) -> None:
        history = self.shown[token]
        open_now = history[-1][0] if history and history[-1][1] is None else None
        assert self.doors[door].current(token) == open_now
        assert len(self.doors[door].answers(token)) == sum(stored is not None for _, stored in history)

    @rule(target=tokens, token=consumes(tokens), door=st.integers(0, 1))
    def leave(self, token: str, door: int) -> object:
        assert self.doors[door].delete_learner(token) is True
        assert self.doors[1 - door].learner(token) is None
        return multiple()

    def teardown(self) -> None:
        if hasattr(self, "database"):
            self.database.close()


TestRecordsAgainstAModel = RecordsAgainstAModel.TestCase
TestRecordsAgainstAModel.settings = settings(max_examples=25, stateful_step_count=25)
