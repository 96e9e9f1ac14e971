"""From a URL to connections.

SQLite: foreign keys are kept, a busy file is waited for, and a transaction that will write says so at its start
(``BEGIN IMMEDIATE``): one that begins as a reader and then writes fails at once, without waiting, when another has
written since. The driver's own transaction control is switched off, because it leaves table changes outside.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from tutor.storage.errors import StorageError, shown

_BEGIN = "tutor_begin"
_CONNECT_SECONDS = 10


def make_engine(url: URL, busy_ms: int) -> Engine:
    """An engine for the URL; nothing is connected yet.

    ``busy_ms``: how long a locked SQLite file is waited for, in milliseconds.
    Raises StorageError for an unknown kind of database or a driver that is not installed.
    """
    try:
        if url.get_backend_name() == "sqlite":
            return _sqlite(url, busy_ms)
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


def writing(engine: Engine) -> Engine:
    """The same connections, for transactions that write."""
    return engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})


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


def _sqlite(url: URL, busy_ms: int) -> Engine:
    in_memory = url.database in (None, "", ":memory:")
    # A database in memory lives as long as its connection, so that there is one, which all threads take in turn.
    one = {"pool_size": 1, "max_overflow": 0, "connect_args": {"check_same_thread": False}} if in_memory else {}
    engine = create_engine(url, poolclass=QueuePool, hide_parameters=True, **one)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={int(busy_ms)}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        if statement := connection.get_execution_options().get(_BEGIN, "BEGIN"):
            connection.exec_driver_sql(statement)

    return engine
