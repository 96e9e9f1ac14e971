"""One open database: its transactions, and its errors under their own names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from time import monotonic
from types import TracebackType

from sqlalchemy import URL, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.orm import Session

from tutor.storage.engine import is_writable, make_engine, write_ahead, writing
from tutor.storage.errors import StorageError, named, shown
from tutor.storage.file import OpenedFile
from tutor.storage.place import address
from tutor.storage.upgrade import MIGRATIONS, upgrade

BUSY_MS = 5000
_READ_ALONE, _LOCKED = "readonly", "locked"


class Database:
    """An upgraded database, used by all threads of the process. Close it at the end (or use ``with``)."""

    def __init__(self, engine: Engine, busy_ms: int, file: OpenedFile) -> None:
        self._engine = engine
        self._file = file
        self._busy_ms = busy_ms
        self._writing, self._writing_at_once = writing(engine), writing(engine, at_once=True)
        self._in_vain_until = 0.0
        self._turn = Lock() if engine.dialect.name == "sqlite" else None

    def __str__(self) -> str:
        return shown(self._engine.url)

    def close(self) -> None:
        """Give back every connection."""
        self._engine.dispose()

    def __enter__(self) -> Database:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A transaction that only reads. Raises StorageError."""
        with self._named_errors(), Session(self._engine) as session:
            yield session

    def check(self) -> None:
        """Whether what is written now would be kept. Waits for nobody. Raises StorageError.

        Whoever holds a lock can write, and will let go of it, unless it has just been waited for in vain.
        """
        if self._turn is not None and self._turn.locked():  # somebody is writing
            return
        try:
            self._try_to_write()
        except StorageError as error:
            if _READ_ALONE not in error.why:
                raise
            self._try_to_write()  # over connections opened anew, should it have been mended meanwhile

    def _try_to_write(self) -> None:
        with self._named_errors():
            self._file.check()
            is_writable(self._engine, although_locked=monotonic() >= self._in_vain_until)

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A transaction that is on disk when the block is left, or not at all when it raises.

        A lock that has been waited for in vain is not waited for again for as long: one page writes several times.
        Raises StorageError; an IntegrityError passes, for whoever wrote the block knows what it means.
        """
        with self._named_errors(), self._in_turn():
            self._file.check()
            hurried = monotonic() < self._in_vain_until
            with Session(self._writing_at_once if hurried else self._writing) as session, session.begin():
                yield session
            self._file.check()
            self._in_vain_until = 0.0

    @contextmanager
    def _named_errors(self) -> Iterator[None]:
        """What was opened for reading alone stays so for its life: it is opened anew once writing was refused."""
        try:
            with _named_errors(self._engine.url):
                yield
        except StorageError as error:
            if _READ_ALONE in error.why and self._file.path is not None:
                self._engine.dispose()
            if _LOCKED in error.why and monotonic() >= self._in_vain_until:
                self._in_vain_until = monotonic() + self._busy_ms / 1000
            raise

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """SQLite has one writer and lets the others poll, the unlucky ones for long: threads take turns here."""
        if self._turn is None:
            yield
            return
        if not self._turn.acquire(timeout=self._busy_ms / 1000):
            raise StorageError(f"{self}: too many wait to write; try again in a moment")
        try:
            yield
        finally:
            self._turn.release()


def open_database(
    url: str = "", data: Path | None = None, *, busy_ms: int = BUSY_MS, scripts: Path = MIGRATIONS
) -> Database:
    """Open the database at ``url``, or the SQLite file in the ``data`` folder, and bring it to this version.

    With neither, the folder is the user's own. ``busy_ms``: how long a locked SQLite file is waited for.
    Raises StorageError (NewerDatabase when a newer version has been here).
    """
    place = address(url, data)
    file = OpenedFile(place)
    engine = make_engine(place, busy_ms, file)
    try:
        with _named_errors(place):
            if engine.dialect.name == "sqlite":
                write_ahead(engine, busy_ms)
            upgrade(engine, scripts)
        file.remember()
    except BaseException:
        engine.dispose()
        raise
    return Database(engine, busy_ms, file)


@contextmanager
def _named_errors(url: URL) -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, NoConnectionFree) as error:
        raise named(error, url) from error
