"""Records whose disk takes nothing, when a test wants it so."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tutor.records import Database, Records, StorageError
from tutor.storage import database as storage


class Disk:
    """The records on a disk that can be made to take nothing, or to give nothing either."""

    def __init__(self, records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
        self.records, self.full, self.gone = records, False, False
        write, read = Database.writing, Database.reading

        def writing(database: Database) -> Any:
            self._fail(self.full or self.gone)
            return write(database)

        def reading(database: Database) -> Any:
            self._fail(self.gone)
            return read(database)

        def is_writable(*_: object, **__: object) -> None:
            if self.full or self.gone:
                raise OperationalError("DELETE", {}, Exception("database or disk is full"))

        monkeypatch.setattr(Database, "writing", writing)
        monkeypatch.setattr(Database, "reading", reading)
        monkeypatch.setattr(storage, "is_writable", is_writable)

    def _fail(self, failing: bool) -> None:
        if failing:
            raise StorageError("/home/bob/records.sqlite3: database or disk is full", "database or disk is full")
