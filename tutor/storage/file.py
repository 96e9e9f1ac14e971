"""The SQLite file behind open connections: still the one that was opened, or not.

On Unix a deleted file lives on for whoever has it open: SQLite would go on writing into it, and everything written
would be gone with the process.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL

from tutor.storage.errors import StorageError, shown


class OpenedFile:
    """The file at a URL. Nothing is known of a database in memory, on a server or at a ``file:`` address."""

    def __init__(self, url: URL) -> None:
        named = url.database or ""
        on_disk = url.get_backend_name() == "sqlite" and named not in ("", ":memory:") and not named.startswith("file:")
        self.path = Path(named).absolute() if on_disk else None
        self._url = url
        self._opened: tuple[int, int] | None = None

    def remember(self) -> None:
        """The file as it is now is the one that was opened."""
        self._opened = self._found()

    def check(self) -> None:
        """Raises StorageError when the file that was opened is no longer at its place."""
        if self._opened is not None and self._found() != self._opened:
            why = "the file was deleted, moved or replaced while the program was running"
            raise StorageError(
                f"{shown(self._url)}: {why}; put it back, or start the program again, which makes a new one", why
            )

    def _found(self) -> tuple[int, int] | None:
        try:
            stat = None if self.path is None else self.path.stat()
        except OSError:
            return None
        return None if stat is None else (stat.st_dev, stat.st_ino)
