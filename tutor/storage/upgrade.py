"""Bring a database to this version at start, once, whoever starts at the same moment.

An empty database gets its tables, an older one its missing migrations, all in one transaction. A revision this
version does not know was made by a newer one: it is refused, and nothing is changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from tutor.storage.engine import writing
from tutor.storage.errors import NewerDatabase, StorageError, shown

MIGRATIONS = Path(__file__).with_name("migrations")
_ONE_AT_A_TIME = Lock()  # Alembic's context is one for the whole process.
_ADVISORY_KEY = 0x73747564  # "stud"
_LOCK_SECONDS = 30


def upgrade(engine: Engine, scripts: Path = MIGRATIONS) -> None:
    """Apply every migration in ``scripts`` that the database has not had.

    Raises NewerDatabase for a revision that is not among them.
    """
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    known = ScriptDirectory.from_config(config)
    with engine.connect() as connection:
        if _is_newest(connection, known):
            return
    with _ONE_AT_A_TIME, writing(engine).connect() as connection, _foreign_keys_off(connection), connection.begin():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{_LOCK_SECONDS}s'")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ADVISORY_KEY})")
        if _is_newest(connection, known):
            return
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise StorageError(f"{shown(engine.url)}: an upgrade would leave records without their owner; undone")


def _is_newest(connection: Connection, known: ScriptDirectory) -> bool:
    """Whether nothing is to be done. Raises NewerDatabase."""
    present = set(MigrationContext.configure(connection).get_current_heads())
    unknown = present - {script.revision for script in known.walk_revisions()}
    if unknown:
        raise NewerDatabase(
            f"{shown(connection.engine.url)}: revision {', '.join(sorted(unknown))} was made by a newer version of "
            "stud-tutor, and nothing was changed; start that version, or choose another database"
        )
    return present == set(known.get_heads())


@contextmanager
def _foreign_keys_off(connection: Connection) -> Iterator[None]:
    """SQLite changes a table by making it anew: with foreign keys on, dropping the old one erases what refers to it.

    The switch works only outside a transaction, so it is set on the driver's connection.
    """
    if connection.dialect.name != "sqlite":
        yield
        return
    driver = connection.connection
    driver.cursor().execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        driver.cursor().execute("PRAGMA foreign_keys=ON")
