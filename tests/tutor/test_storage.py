"""The database itself: how it is opened, upgraded and refused, and what a person is told when it cannot be used."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta, timezone
from fractions import Fraction
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import make_url
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.tutor.starting import start_together
from tutor.records import Attempt, Database, NewerDatabase, Records, Settings, StorageError, open_database
from tutor.storage import learners, place
from tutor.storage.errors import named
from tutor.storage.tables import Base
from tutor.storage.upgrade import MIGRATIONS

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

NEXT_STEP = '''"""A later step."""
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9000", "{newest}", None, None
def upgrade() -> None:
'''


def records(database: Database) -> Records:
    return Records(database, lambda: NOON)


def an_answer(database: Database) -> tuple[str, Attempt]:
    door = records(database)
    token = door.new_learner()
    shown = door.begin(token, "CODE", kind="pots", situation_class="one_side", rulebook="roberts", game="stud")
    door.submit(shown.id, token, [20], correct=True, score=Fraction(1))
    attempt = door.last(token)
    assert attempt is not None
    return token, attempt


def later_version(folder: Path, body: str) -> Path:
    """The migrations of a version after this one, whose one further step does ``body``."""
    scripts = folder / "migrations"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    (scripts / "versions" / "m9000_later.py").write_text(NEXT_STEP.format(newest=newest) + body)
    return scripts


def dump(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / place.FILE_NAME)) as connection:
        return list(connection.iterdump())


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write anywhere; for a moment we are not root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_the_data_folder_is_the_users_own_unless_another_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "home"))
    own = place.data_folder()
    assert own.is_dir()
    assert own.is_relative_to(tmp_path / "home")
    assert "stud-tutor" in own.parts
    assert place.data_folder(tmp_path / "a" / "b") == tmp_path / "a" / "b"


def test_sqlite_writes_ahead_waits_and_keeps_foreign_keys(tmp_path: Path) -> None:
    open_database(data=tmp_path).close()  # an upgrade sets foreign keys itself, so look where there was none
    with open_database(data=tmp_path, busy_ms=1234) as database, database.reading() as session:
        connection = session.connection()
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "busy_timeout", "foreign_keys", "synchronous")
        }
    # synchronous 2 is FULL: a commit is on disk, not only handed to the system.
    assert pragmas == {"journal_mode": "wal", "busy_timeout": 1234, "foreign_keys": 1, "synchronous": 2}


def test_an_answer_to_no_attempt_cannot_be_stored(tmp_path: Path) -> None:
    open_database(data=tmp_path).close()
    with open_database(data=tmp_path) as database, pytest.raises(IntegrityError), database.writing() as session:
        session.connection().exec_driver_sql("INSERT INTO answer VALUES (1, 99, '1', 1, 1, 1, '', '2026-03-01', NULL)")


def test_a_folder_with_blanks_and_signs_in_its_name_will_do(tmp_path: Path) -> None:
    with open_database(data=tmp_path / "100% Übung ?&#" / "x") as database:
        token, attempt = an_answer(database)
        assert records(database).last(token) == attempt


def test_a_database_in_memory_is_one_for_all_threads() -> None:
    with open_database("sqlite://") as database, ThreadPoolExecutor(4) as threads:
        tokens = list(threads.map(lambda _: records(database).new_learner(), range(20)))
        assert all(records(database).learner(token) for token in tokens)


def test_a_time_of_any_zone_is_stored_as_the_same_moment_in_utc(tmp_path: Path) -> None:
    india = timezone(timedelta(hours=5, minutes=30))
    with open_database(data=tmp_path) as database:
        learners.add(database, "0" * 64, datetime(2026, 3, 1, 1, 15, tzinfo=india), Settings())
        learner = learners.find(database, "0" * 64)
    assert learner is not None
    assert learner.created_at == datetime(2026, 2, 28, 19, 45, tzinfo=UTC)


def test_opening_says_nothing_to_the_terminal(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    open_database(data=tmp_path).close()
    assert capfd.readouterr() == ("", "")


def test_the_migrations_make_the_tables_that_the_code_expects(tmp_path: Path) -> None:
    with open_database(data=tmp_path) as database, database.reading() as session:
        assert compare_metadata(MigrationContext.configure(session.connection()), Base.metadata) == []


def test_two_processes_may_start_on_the_same_fresh_file(tmp_path: Path) -> None:
    folders = [tmp_path / str(turn) for turn in range(8)]
    addresses = [f"sqlite:///{folder / place.FILE_NAME}" for folder in folders]
    for folder in folders:
        folder.mkdir()
    tokens = start_together(2, addresses)
    for address, pair in zip(addresses, tokens, strict=True):
        with open_database(address) as database:
            assert [records(database).learner(token) is not None for token in pair] == [True, True]


def test_a_newer_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    later = later_version(tmp_path, '    op.create_table("more", sa.Column("id", sa.Integer()))\n')
    with open_database(data=tmp_path, scripts=later) as database:
        an_answer(database)
    before = dump(tmp_path)
    with pytest.raises(NewerDatabase, match=r"9000 was made by a newer version.*nothing was changed"):
        open_database(data=tmp_path)
    assert dump(tmp_path) == before


def test_an_upgrade_that_makes_the_learners_table_anew_keeps_every_answer(tmp_path: Path) -> None:
    with open_database(data=tmp_path) as database:
        token, attempt = an_answer(database)
    body = (
        '    with op.batch_alter_table("learner", recreate="always") as learner:\n'
        '        learner.add_column(sa.Column("name", sa.Text()))\n'
    )
    with open_database(data=tmp_path, scripts=later_version(tmp_path, body)) as database:
        assert records(database).last(token) == attempt
        with database.reading() as session:
            assert session.connection().exec_driver_sql("SELECT name FROM learner").all() == [(None,)]
            assert session.connection().exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


@pytest.mark.parametrize(
    ("last_line", "error"),
    [
        ("    raise RuntimeError('power cut')\n", RuntimeError),
        ("    op.execute('DELETE FROM learner')\n", StorageError),
    ],
)
def test_an_upgrade_that_fails_or_would_orphan_answers_is_undone(
    tmp_path: Path, last_line: str, error: type[Exception]
) -> None:
    with open_database(data=tmp_path) as database:
        token, attempt = an_answer(database)
    before = dump(tmp_path)
    body = '    op.create_table("more", sa.Column("id", sa.Integer()))\n' + last_line
    with pytest.raises(error):
        open_database(data=tmp_path, scripts=later_version(tmp_path, body))
    assert dump(tmp_path) == before
    with open_database(data=tmp_path) as database:
        assert records(database).last(token) == attempt


def test_a_file_in_place_of_the_data_folder_is_named(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    with pytest.raises(StorageError, match=r"file: .*; choose a folder that can be made with --data"):
        open_database(data=in_the_way)


def test_a_data_folder_that_cannot_be_written_is_named() -> None:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    try:
        with as_nobody(), pytest.raises(StorageError, match=rf"{folder}.*let this user write it, or choose another"):
            open_database(data=folder)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_database_that_may_only_be_read_is_named(tmp_path: Path) -> None:
    open_database(data=tmp_path).close()
    url = f"sqlite:///file:{tmp_path / place.FILE_NAME}?mode=ro&uri=true"
    with open_database(url) as database, pytest.raises(StorageError, match=r"readonly.*let this user write the file"):
        records(database).new_learner()


@pytest.mark.parametrize(("file", "folder"), [(0o444, 0o777), (0o444, 0o555), (0o666, 0o555)])
def test_records_that_may_only_be_read_are_read_and_written_again_when_that_is_mended(file: int, folder: int) -> None:
    place_of_it = Path(tempfile.mkdtemp())
    try:
        with open_database(data=place_of_it) as database:
            token, attempt = an_answer(database)
        (place_of_it / place.FILE_NAME).chmod(file)
        place_of_it.chmod(folder)
        with as_nobody(), open_database(data=place_of_it) as database:
            with pytest.raises(StorageError, match=r"readonly.*let this user write the file and its folder"):
                database.check()
            assert records(database).last(token) == attempt
            with pytest.raises(StorageError, match="readonly"):
                records(database).new_learner()
            mend(place_of_it)
            database.check()
            assert records(database).new_learner(), "without starting anew"
            assert records(database).last(token) == attempt
    finally:
        mend(place_of_it)
        shutil.rmtree(place_of_it)


def mend(folder: Path) -> None:
    """Let everybody write again, whoever we are at the moment."""
    now = os.geteuid()
    os.seteuid(os.getuid())
    folder.chmod(0o777)
    for file in folder.iterdir():
        file.chmod(0o666)
    os.seteuid(now)


def test_a_log_that_is_still_to_be_read_is_not_passed_over(tmp_path: Path) -> None:
    """In a folder that may only be read, a file is read alone only where no write-ahead log holds the latest."""
    folder = Path(tempfile.mkdtemp())
    try:
        with open_database(data=folder / "live") as database:
            an_answer(database)
            shutil.copytree(folder / "live", folder / "copy")
        (folder / "copy" / f"{place.FILE_NAME}-shm").unlink()
        assert (folder / "copy" / f"{place.FILE_NAME}-wal").stat().st_size > 0
        (folder / "copy").chmod(0o555)
        folder.chmod(0o755)
        with as_nobody(), pytest.raises(StorageError, match=r"let this user write"):
            open_database(data=folder / "copy")
    finally:
        (folder / "copy").chmod(0o755)
        shutil.rmtree(folder)


def test_nothing_is_written_into_a_file_that_was_deleted(tmp_path: Path) -> None:
    """SQLite alone would say that it is stored: the file lives on for whoever has it open, and no longer."""
    with open_database(data=tmp_path) as database:
        token, attempt = an_answer(database)
        kept = tmp_path / "elsewhere"
        (tmp_path / place.FILE_NAME).rename(kept)
        for write in (database.check, records(database).new_learner):
            with pytest.raises(StorageError, match=r"deleted, moved or replaced.*put it back"):
                write()
        assert records(database).last(token) == attempt, "what is open can be read"
        assert not (tmp_path / place.FILE_NAME).exists(), "and no empty file takes its place"
        kept.rename(tmp_path / place.FILE_NAME)
        database.check()
        assert records(database).new_learner()


def test_a_file_in_the_place_of_the_one_opened_is_not_taken_for_it(tmp_path: Path) -> None:
    with open_database(data=tmp_path) as database:
        shutil.copy(tmp_path / place.FILE_NAME, tmp_path / "copy")
        (tmp_path / "copy").replace(tmp_path / place.FILE_NAME)
        with pytest.raises(StorageError, match="replaced"):
            records(database).new_learner()


def test_asking_whether_it_can_be_written_waits_for_nobody(tmp_path: Path) -> None:
    with open_database(data=tmp_path, busy_ms=60_000) as database:
        with closing(sqlite3.connect(tmp_path / place.FILE_NAME)) as other:
            other.execute("BEGIN IMMEDIATE")
            database.check()
        with database.writing(), ThreadPoolExecutor(1) as threads:
            threads.submit(database.check).result(timeout=30)


@pytest.mark.parametrize("said", ["disk I/O error", "database or disk is full", "attempt to write a readonly database"])
def test_what_anybody_may_be_told_is_what_failed_without_the_place(said: str) -> None:
    error = named(OperationalError("SELECT 1", {}, sqlite3.OperationalError(said)), make_url("sqlite:////secret/x.db"))
    assert "secret" in str(error)
    assert error.why == said


def test_what_a_server_says_may_name_what_is_nobodys_business() -> None:
    said = 'password authentication failed for user "bob"'
    error = named(OperationalError("SELECT 1", {}, Exception(said)), make_url("postgresql://bob@host/x"))
    assert "bob" in str(error)
    assert error.why == "the database does not answer"


def test_a_file_that_is_no_database_is_named_and_kept(tmp_path: Path) -> None:
    (tmp_path / place.FILE_NAME).write_text("a shopping list, and quite a long one: " * 40)
    with pytest.raises(StorageError, match=r"not a database; this file is something else"):
        open_database(data=tmp_path)
    assert (tmp_path / place.FILE_NAME).read_text().startswith("a shopping list")


def test_the_tables_of_another_program_are_not_touched(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / place.FILE_NAME)) as other, other:
        other.execute("CREATE TABLE attempt (what TEXT)")
        other.execute("INSERT INTO attempt VALUES ('theirs')")
    before = dump(tmp_path)
    with pytest.raises(StorageError, match=r"already exists; these tables were made by another program"):
        open_database(data=tmp_path)
    assert dump(tmp_path) == before


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("secret-word@nowhere", "cannot be read; write it as postgresql://"),
        ("postgresql://me:secret-word@host:port/x", "cannot be read; write it as postgresql://"),
        ("postgres://me:secret-word@host/x", "no such kind of database as postgres; postgresql://"),
        ("mssql+pymssql://me:secret-word@host/x", "the driver pymssql is missing"),
        ("sqlite:////no/such/folder/x.db?timeout=secret-word", "options of this address are not understood"),
        ("sqlite:////no/such/folder/x.db", "unable to open database file; make the folder"),
    ],
)
def test_an_address_that_cannot_be_used_is_explained_without_its_password(url: str, told: str) -> None:
    with pytest.raises(StorageError) as caught:
        open_database(url)
    assert told in str(caught.value)
    assert "secret-word" not in str(caught.value)
