"""What the running program keeps open for all its learners: the records. One database for each process."""

from __future__ import annotations

from datetime import UTC, datetime

from tutor.practice import Practice
from tutor.records import Database, Records, StorageError, open_database

_records: Records | None = None


def start(database: Database) -> None:
    """Keep the records in this database from now on. Whoever opened it closes it."""
    global _records
    _records = Records(database, now)


def records() -> Records:
    """The records; those in the user's own data folder when the app was started by Streamlit alone.

    Raises StorageError when they cannot be opened.
    """
    if _records is None:
        start(open_database())
    assert _records is not None
    return _records


def practice() -> Practice:
    """Practice on these records."""
    return Practice(records(), now)


def alive() -> bool:
    """Whether the database answers."""
    try:
        records().learner("")
    except StorageError:
        return False
    return True


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)
