"""A database that another program, or another thread, keeps locked: nobody waits for ever, and no answer is lost."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from tests.tutor.test_storage import an_answer, records
from tutor.records import StorageError, open_database
from tutor.storage import place


def test_a_file_another_program_keeps_locked_is_named_with_what_to_do(tmp_path: Path) -> None:
    with open_database(data=tmp_path, busy_ms=50) as database:
        token, attempt = an_answer(database)
        with closing(sqlite3.connect(tmp_path / place.FILE_NAME)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match=r"records.sqlite3: database is locked; .*try again"):
                records(database).new_learner()
            assert records(database).last(token) == attempt, "reading goes on"
        assert records(database).new_learner(), "and writing, when the other is done"


def test_a_lock_is_waited_for_in_vain_only_once_until_it_is_gone(tmp_path: Path) -> None:
    """A page writes several times: it would stay blank for as long as all of them wait."""
    with open_database(data=tmp_path, busy_ms=1000) as database:
        waits: list[str] = []

        @event.listens_for(Engine, "before_cursor_execute")
        def heard(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            if statement == "BEGIN IMMEDIATE" or "busy_timeout" in statement:
                waits.append(statement.removeprefix("PRAGMA busy_timeout="))

        try:
            with closing(sqlite3.connect(tmp_path / place.FILE_NAME, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                database.check()
                waits.clear()
                for _ in range(3):
                    with pytest.raises(StorageError, match="locked"):
                        records(database).new_learner()
                assert waits == ["1000", "BEGIN IMMEDIATE", "0", "BEGIN IMMEDIATE", "0", "BEGIN IMMEDIATE"]
                with pytest.raises(StorageError, match="locked"):
                    database.check()
            assert records(database).new_learner(), "it is tried each time"
            waits.clear()
            assert records(database).new_learner()
            assert waits == ["1000", "BEGIN IMMEDIATE"], "and then waited for again"
            database.check()
        finally:
            event.remove(Engine, "before_cursor_execute", heard)


def test_nobody_waits_for_ever_behind_a_writer_that_does_not_end(tmp_path: Path) -> None:
    with open_database(data=tmp_path, busy_ms=50) as database:
        with database.writing(), ThreadPoolExecutor(1) as threads:
            waiting = threads.submit(records(database).new_learner)
            with pytest.raises(StorageError, match=r"too many wait to write; try again"):
                waiting.result(timeout=30)
        assert records(database).new_learner(), "the turn was given back"


def test_a_locked_fresh_file_is_named_at_start(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / place.FILE_NAME)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageError, match="database is locked"):
            open_database(data=tmp_path, busy_ms=50)
