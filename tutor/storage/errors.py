"""What can go wrong with records.

    StorageError(Exception)       the database cannot be used now
    └── NewerDatabase             a newer version of this program has been here
    UnknownLearner(LookupError)   no learner has this token (erased, or never made)
    UnknownAttempt(LookupError)   the learner was never shown this attempt
    UnknownSheet(LookupError)     the learner never opened this quiz set

The text of a StorageError says which database, without its password, what failed and what to do about it.
"""

from __future__ import annotations

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

_REMEDIES = (
    ("locked", "another program keeps it locked: close that program, or try again in a moment"),
    ("lock timeout", "another program keeps it locked: close that program, or try again in a moment"),
    ("readonly", "let this user write the file and its folder, or choose another folder with --data"),
    ("read-only", "let this user write the database, or choose another with --database"),
    ("unable to open", "make the folder and let this user write it, or choose another with --data"),
    ("not a database", "this file is something else: choose another folder with --data"),
    ("malformed", "the file is damaged: put back a copy, or choose another folder with --data"),
    ("disk is full", "make room on the disk and try again"),
    ("disk i/o error", "see that the disk is there and can be written, and try again"),
    ("already exists", "these tables were made by another program: choose an empty database"),
)
_TELLING = {"locked", "readonly", "read-only", "unable to open", "malformed", "disk is full", "disk i/o error"}
"""What may be told to anyone: words of the driver in which no place, user or table can stand."""
_ELSE = "see that the server runs, that the address, user and password are right, and try again"
_POOL = "every connection is in use: try again in a moment"


class StorageError(Exception):
    """The records cannot be read or written now. ``why``: what failed, without the place, fit to be shown to anyone."""

    def __init__(self, text: str, why: str = "the database cannot be used") -> None:
        super().__init__(text)
        self.why = why


class NewerDatabase(StorageError):
    """The database was upgraded by a newer version of this program. Nothing was changed in it."""


class UnknownLearner(LookupError):
    """No learner has this token."""


class UnknownAttempt(LookupError):
    """This learner was never shown such an attempt."""


class UnknownSheet(LookupError):
    """This learner has no sheet of such a quiz set."""


def shown(url: URL) -> str:
    """The URL as it may be printed: no password, and no options, which can hold one too."""
    return url.set(query={}).render_as_string(hide_password=True)


def named(error: SQLAlchemyError, url: URL) -> StorageError:
    """The driver's error as a StorageError: the place, the driver's own words, what to do."""
    if not isinstance(error, DBAPIError):
        return StorageError(f"{shown(url)}: {_POOL}", "every connection is in use")
    words = " ".join(str(error.orig).split())
    for secret in (url.password, *url.query.values()):
        if isinstance(secret, str) and len(secret) > 3:
            words = words.replace(secret, "***")
    sign, remedy = next((known for known in _REMEDIES if known[0] in words.lower()), ("", _ELSE))
    why = words if sign in _TELLING else "the database does not answer"
    return StorageError(f"{shown(url)}: {words}; {remedy}", why)
