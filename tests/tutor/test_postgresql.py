"""The same promises on PostgreSQL: a private server in a temporary folder, reached by its socket alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from fractions import Fraction
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.programs import POSTGRESQL
from tests.tutor.starting import start_together
from tutor.records import Answer, NewerDatabase, Records, SecondTry, StorageError, UnknownAttempt, open_database
from tutor.storage.tables import Base

NOON = datetime(2026, 3, 1, 12, tzinfo=timezone(timedelta(hours=-5)))
NUMBERS = count(1)


def programs() -> Path:
    """Where initdb and pg_ctl are."""
    if find_spec("psycopg") is None:
        pytest.fail("pip install 'psycopg[binary]>=3.3,<4'", pytrace=False)
    found = POSTGRESQL.find()
    if found is None:
        pytest.fail(POSTGRESQL.mend, pytrace=False)
    return found


@pytest.fixture(scope="module")
def server() -> Iterator[Path]:
    """The folder with the socket of a running server. PostgreSQL refuses to run as root, so root hands it over."""
    tools, folder = programs(), Path(tempfile.mkdtemp(prefix="pg"))
    user = "nobody" if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    data, log = folder / "data", folder / "log"

    def run(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, timeout=60)
        if done.returncode:
            pytest.fail(done.stderr + (log.read_text() if log.exists() else ""), pytrace=False)

    run(str(tools / "initdb"), "-D", str(data), "-U", "tutor", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    options = f"-F -k {folder} -c listen_addresses=''"
    control = (str(tools / "pg_ctl"), "-D", str(data), "-w", "-s")
    # The server would keep a captured pipe open for as long as it runs: its output goes to the log.
    subprocess.run([*control, "-l", str(log), "-o", options, "start"], user=user, cwd=folder, check=True, timeout=60)
    try:
        yield folder
    finally:
        run(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder)


@pytest.fixture
def url(server: Path) -> str:
    """A database of its own for each test."""
    return fresh(server)


def fresh(server: Path) -> str:
    """The address of a new and empty database."""
    name = f"t{next(NUMBERS)}"
    subprocess.run([programs() / "createdb", "-h", server, "-U", "tutor", name], check=True, timeout=30)
    return f"postgresql://tutor@/{name}?host={server}"


def test_the_migrations_make_the_tables_that_the_code_expects(url: str) -> None:
    with open_database(url) as database, database.reading() as session:
        assert compare_metadata(MigrationContext.configure(session.connection()), Base.metadata) == []


def test_an_answer_comes_back_with_its_time_in_utc_and_is_erased_with_its_learner(url: str) -> None:
    with open_database(url) as database:
        records = Records(database, lambda: NOON)
        token, other = records.new_learner(), records.new_learner()
        shown = records.begin(token, "CODE", kind="pots", situation_class="x", rulebook="roberts", game="stud")
        given = {"seat": [1, None, "♠ \x00"]}
        stored = records.submit(shown.id, token, given, correct=False, score=Fraction(2, 3), note="pots/x")
        assert stored == Answer(given, False, Fraction(2, 3), "pots/x", datetime(2026, 3, 1, 17, tzinfo=UTC), None)
        assert stored.answered_at.tzinfo is UTC
        with pytest.raises(UnknownAttempt):
            records.submit(shown.id, other, 1, correct=True, score=Fraction(1))
        given_up = records.try_again(shown.id, token, None, correct=False, score=Fraction(0), hints=3)
        assert given_up == SecondTry(None, False, Fraction(0), "", 3, datetime(2026, 3, 1, 17, tzinfo=UTC))
        assert records.try_again(shown.id, token, given, correct=True, score=Fraction(1)) == given_up
        code = "set1s-" + "x" * 5_000
        assert records.open_sheet(token, code, "mine").begun_at == datetime(2026, 3, 1, 17, tzinfo=UTC)
        on_sheet = records.answer_on_sheet(token, code, 1, given, correct=False, score=Fraction(1, 2))
        assert records.answer_on_sheet(token, code, 1, 7, correct=True, score=Fraction(1)) == on_sheet
        records.go_on_with_sheet(token, code, 2)
        assert [(one.place, one.answers[0].answer) for one in records.sheets(token)] == [(2, on_sheet)]
        assert records.delete_learner(token)
        assert records.answers(token) == ()
        assert records.sheets(token) == ()
        assert records.learner(other) is not None


def test_three_processes_may_start_on_the_same_fresh_database(server: Path) -> None:
    addresses = [fresh(server) for _ in range(4)]
    for address, tokens in zip(addresses, start_together(3, addresses), strict=True):
        with open_database(address) as database:
            assert all(Records(database, lambda: NOON).learner(token) for token in tokens)


def test_clicks_at_the_same_moment_get_one_answer_and_positions_without_gap(url: str) -> None:
    with open_database(url) as database:
        records = Records(database, lambda: NOON)
        token = records.new_learner()
        together = Barrier(8)

        def begin(_: int) -> int:
            together.wait()
            return records.begin(
                token, "CODE", kind="pots", situation_class="x", rulebook="roberts", game="stud"
            ).position

        with ThreadPoolExecutor(8) as threads:
            assert sorted(threads.map(begin, range(8))) == [1, 2, 3, 4, 5, 6, 7, 8]
        attempt = records.current(token)
        assert attempt is not None

        def submit(seat: int) -> Answer:
            together.wait()
            return records.submit(attempt.id, token, seat, correct=False, score=Fraction(0))

        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(submit, range(8)))
        last = records.last(token)
        assert last is not None
        assert {answer.answer for answer in answers} == {last.answer.answer if last.answer else "none"}


def test_a_newer_database_is_refused(url: str) -> None:
    with open_database(url) as database, database.writing() as session:
        session.connection().exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
        open_database(url)


def test_a_server_that_is_not_there_is_named_without_the_password(server: Path) -> None:
    with pytest.raises(StorageError) as caught:
        open_database(f"postgresql://tutor:secret-word@/x?host={server / 'elsewhere'}&password=secret-word")
    assert "see that the server runs" in str(caught.value)
    assert "secret-word" not in str(caught.value)
