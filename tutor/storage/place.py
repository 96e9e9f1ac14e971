"""The data folder, and the address of the records in it."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_dir
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tutor.storage.errors import StorageError

FILE_NAME = "records.sqlite3"


def data_folder(chosen: Path | None = None) -> Path:
    """The folder that is chosen, or the user's own for this program; made when it is not there.

    Raises StorageError when it cannot be made. Whether it can be written shows when the database is opened.
    """
    folder = (chosen or Path(user_data_dir("stud-tutor"))).expanduser().absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{folder}: {error.strerror}; choose a folder that can be made with --data") from error
    return folder


def address(url: str = "", data: Path | None = None) -> URL:
    """The URL given, or else the SQLite file in the data folder.

    Raises StorageError when the text is no URL (it is not repeated: it may hold a password).
    """
    if not url:
        return URL.create("sqlite", database=str(data_folder(data) / FILE_NAME))
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StorageError(
            "the database address cannot be read; write it as postgresql://user:password@host/name or sqlite:////folder/file"
        ) from error
