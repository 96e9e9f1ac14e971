"""What the running program keeps open for all its learners: the records. One database for each process."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from tutor.practice import Practice
from tutor.records import Database, Records, StorageError, open_database

_LOG = logging.getLogger(__name__)
_records: Records | None = None
_told: set[str] = set()


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
    """Practice on these records. Raises StorageError when they cannot be opened."""
    return Practice(records(), now)


def trouble() -> StorageError | None:
    """Why nothing can be stored now, or None. It is asked of the database, and waits for nobody."""
    try:
        records().check()
    except StorageError as error:
        noted(error)
        return error
    noted(None)
    return None


def noted(error: StorageError | None) -> None:
    """Tell the log, once for each cause until the records can be written again, which it is told too."""
    if error is None:
        if _told:
            _LOG.warning("answers can be stored again")
        _told.clear()
    elif str(error) not in _told:
        _LOG.error("answers cannot be stored: %s", error)
        _told.add(str(error))


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)
