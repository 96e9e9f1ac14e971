"""From a URL to connections.

SQLite: foreign keys are kept, a busy file is waited for, and a transaction that will write says so at its start
(``BEGIN IMMEDIATE``): one that begins as a reader and then writes fails at once, without waiting, when another has
written since. The driver's own transaction control is switched off, because it leaves table changes outside.

A file in a folder that may not be written is opened for reading alone: its write-ahead log could not be made.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import suppress
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from tutor.storage.errors import StorageError, shown
from tutor.storage.file import OpenedFile

_BEGIN = "tutor_begin"
_BUSY = "tutor_busy"
_CONNECT_SECONDS = 10
_CHANGES_NOTHING = "DELETE FROM learner WHERE 1 = 0"


def make_engine(url: URL, busy_ms: int, file: OpenedFile) -> Engine:
    """An engine for the URL; nothing is connected yet.

    ``busy_ms``: how long a locked SQLite file is waited for, in milliseconds. ``file``: what is checked before each
    new connection to SQLite, which would make a new file where the old one is gone.
    Raises StorageError for an unknown kind of database or a driver that is not installed.
    """
    try:
        if url.get_backend_name() == "sqlite":
            return _sqlite(url, busy_ms, file)
        timeout = {} if url.get_driver_name() != "psycopg" else {"connect_timeout": _CONNECT_SECONDS}
        options = {name: value for name, value in timeout.items() if name not in url.query}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=options)
    except NoSuchModuleError as error:
        raise StorageError(
            f"{shown(url)}: no such kind of database as {url.drivername}; postgresql:// and sqlite:// are known"
        ) from error
    except ModuleNotFoundError as error:
        raise StorageError(
            f"{shown(url)}: the driver {error.name} is missing; for PostgreSQL: pip install 'stud-tutor[postgresql]'"
        ) from error
    except (ArgumentError, TypeError, ValueError) as error:
        raise StorageError(f"{shown(url)}: the options of this address are not understood") from error


def writing(engine: Engine, *, at_once: bool = False) -> Engine:
    """The same connections, for transactions that write. ``at_once``: a locked SQLite file is not waited for."""
    busy = {_BUSY: 0} if at_once else {}
    return engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"}, **busy)


def write_ahead(engine: Engine, busy_ms: int) -> None:
    """SQLite's write-ahead log, so that readers and the writer do not stop each other. It is a property of the file.

    SQLite does not wait for a lock here, whatever the busy time, and does nothing in a transaction.
    """
    deadline = time.monotonic() + busy_ms / 1000
    while True:
        try:
            with engine.execution_options(**{_BEGIN: ""}).connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            return
        except OperationalError as error:
            if "locked" not in str(error.orig) or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def is_writable(engine: Engine, *, although_locked: bool) -> None:
    """Try a write that changes nothing, without waiting. Raises OperationalError.

    ``although_locked``: a lock is no reason to raise it, for whoever holds it can write.

    SQLite begins even a transaction that will write on a file that may only be read; only a statement is refused.
    """
    if engine.dialect.name != "sqlite":
        with writing(engine).begin() as connection:
            connection.exec_driver_sql(_CHANGES_NOTHING)
        return
    with engine.execution_options(**{_BEGIN: ""}).connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout=0")
        try:
            connection.exec_driver_sql(_CHANGES_NOTHING)
        except OperationalError as error:
            if not although_locked or "locked" not in str(error.orig):
                raise


def _sqlite(url: URL, busy_ms: int, file: OpenedFile) -> Engine:
    in_memory = url.database in (None, "", ":memory:")
    # A database in memory lives as long as its connection, so that there is one, which all threads take in turn.
    one = {"pool_size": 1, "max_overflow": 0, "connect_args": {"check_same_thread": False}} if in_memory else {}
    engine = create_engine(url, poolclass=QueuePool, hide_parameters=True, **one)

    @event.listens_for(engine, "do_connect")
    def _connect(dialect: Any, _record: object, places: list[str], options: dict[str, Any]) -> Any:
        file.check()
        connection = _prepared(dialect.connect(*places, **options), busy_ms)
        if file.path is None or not _needs_a_log_it_cannot_have(connection, file):
            return connection
        connection.close()
        readable = f"file:{quote(str(file.path))}?mode=ro&immutable=1"
        return _prepared(dialect.connect(readable, uri=True, **options), busy_ms)

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        options = connection.get_execution_options()
        if statement := options.get(_BEGIN, "BEGIN"):
            connection.exec_driver_sql(f"PRAGMA busy_timeout={int(options.get(_BUSY, busy_ms))}")
            connection.exec_driver_sql(statement)

    return engine


def _prepared(connection: Any, busy_ms: int) -> Any:
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={int(busy_ms)}")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def _needs_a_log_it_cannot_have(connection: Any, file: OpenedFile) -> bool:
    """Whether the file is whole in itself, but SQLite may not make the log beside it without which it reads nothing.

    Whatever else is wrong shows in the first statement that is asked for.
    """
    assert file.path is not None
    log = file.path.with_name(f"{file.path.name}-wal")
    with suppress(sqlite3.Error):
        try:
            connection.execute("SELECT 1 FROM sqlite_master").close()
        except sqlite3.OperationalError as error:
            return error.sqlite_errorname == "SQLITE_READONLY_DIRECTORY" and not log.exists()
    return False
