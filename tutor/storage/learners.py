"""Learners, found by the SHA-256 of their token."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import structs
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from tutor.storage.database import Database
from tutor.storage.errors import UnknownLearner
from tutor.storage.rows import Learner, Settings
from tutor.storage.tables import LearnerRow


def add(database: Database, token_sha256: str, created_at: datetime, settings: Settings) -> None:
    """A new learner."""
    with database.writing() as session:
        session.add(LearnerRow(token_sha256=token_sha256, created_at=created_at, settings=structs.asdict(settings)))


def admit(database: Database, token_sha256: str, created_at: datetime, settings: Settings) -> None:
    """A new learner, unless there is one with this token already: two first visits at once make one."""
    try:
        add(database, token_sha256, created_at, settings)
    except IntegrityError:
        if find(database, token_sha256) is None:
            raise


def find(database: Database, token_sha256: str) -> Learner | None:
    """The learner, or None."""
    with database.reading() as session:
        row = session.scalar(select(LearnerRow).where(LearnerRow.token_sha256 == token_sha256))
        return None if row is None else Learner(row.id, row.created_at, _settings(row.settings))


def save_settings(database: Database, token_sha256: str, settings: Settings) -> None:
    """Put these settings in place of the former ones. Raises UnknownLearner."""
    with database.writing() as session:
        locked(session, token_sha256).settings = structs.asdict(settings)


def remove(database: Database, token_sha256: str) -> bool:
    """Erase the learner with every attempt and answer; whether there was one."""
    with database.writing() as session:
        gone = delete(LearnerRow).where(LearnerRow.token_sha256 == token_sha256).returning(LearnerRow.id)
        return session.scalar(gone) is not None


def locked(session: Session, token_sha256: str) -> LearnerRow:
    """The learner's row, which no other transaction changes until this one ends. Raises UnknownLearner."""
    row = session.scalar(select(LearnerRow).where(LearnerRow.token_sha256 == token_sha256).with_for_update())
    if row is None:
        raise UnknownLearner("no learner has this token")
    return row


def _settings(stored: dict[str, Any]) -> Settings:
    """A setting that this version does not have is passed over, one it lacks is not chosen."""
    names = {field.name for field in structs.fields(Settings)}
    known = {name: value for name, value in stored.items() if name in names}
    return Settings(**{**known, "topics": tuple(known.get("topics", ()))})
