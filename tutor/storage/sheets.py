"""Sheets, on which quiz sets are answered. Every question names the learner too: nobody reaches another's."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

from sqlalchemy import Select, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from tutor.storage.database import Database
from tutor.storage.errors import UnknownSheet
from tutor.storage.learners import locked
from tutor.storage.rows import Answer, SheetAnswer, StoredSheet
from tutor.storage.tables import LearnerRow, SheetAnswerRow, SheetRow, scored


def opened(database: Database, token_sha256: str, code: str, hands: str, now: datetime) -> StoredSheet:
    """The learner's sheet of this code, made now if there is none. Raises UnknownLearner."""
    with database.writing() as session:
        learner = locked(session, token_sha256)  # two tabs that open it at once wait for each other
        row = session.scalar(_own(token_sha256, code))
        if row is None:
            row = SheetRow(
                learner_id=learner.id, code=code, code_sha256=_digest(code), hands=hands, place=1, name="", begun_at=now
            )
            session.add(row)
            session.flush()
        return _sheet(row)


def find(database: Database, token_sha256: str, code: str) -> StoredSheet | None:
    """The learner's sheet of this code, or None."""
    with database.reading() as session:
        row = session.scalar(_own(token_sha256, code))
        return None if row is None else _sheet(row)


def listed(database: Database, token_sha256: str) -> tuple[StoredSheet, ...]:
    """The learner's sheets, the one opened last first."""
    wanted = select(SheetRow).join(LearnerRow).where(LearnerRow.token_sha256 == token_sha256)
    with database.reading() as session:
        return tuple(map(_sheet, session.scalars(wanted.order_by(SheetRow.id.desc()))))


def answer(database: Database, token_sha256: str, code: str, position: int, first: Answer) -> Answer:
    """Store the answer unless there is one; the stored one, read back after it is on disk. Raises UnknownSheet."""
    try:
        with database.writing() as session:
            row = _found(session, token_sha256, code)
            if all(one.position != position for one in row.answers):
                session.add(_answer_row(row.id, position, first))
    except IntegrityError:
        pass  # Another submit came first, or the learner was erased meanwhile: what is stored now tells which.
    sheet = find(database, token_sha256, code)
    stored = next((one.answer for one in sheet.answers if one.position == position), None) if sheet else None
    if stored is None:
        raise UnknownSheet("the learner was erased in this moment")
    return stored


def go_on(database: Database, token_sha256: str, code: str, place: int) -> None:
    """Have this position on the screen, unless the sheet is past it. Raises UnknownSheet."""
    with database.writing() as session:
        row = _found(session, token_sha256, code, lock=True)
        row.place = max(row.place, place)


def rename(database: Database, token_sha256: str, code: str, name: str) -> None:
    """Put this name on the sheet. Raises UnknownSheet."""
    with database.writing() as session:
        _found(session, token_sha256, code).name = name


def _found(session: Session, token_sha256: str, code: str, lock: bool = False) -> SheetRow:
    own = _own(token_sha256, code)
    row = session.scalar(own.with_for_update(of=SheetRow) if lock else own)
    if row is None:
        raise UnknownSheet("this learner has no sheet of this code")
    return row


def _own(token_sha256: str, code: str) -> Select[SheetRow]:
    mine = select(SheetRow).join(LearnerRow).where(LearnerRow.token_sha256 == token_sha256)
    return mine.where(SheetRow.code_sha256 == _digest(code))


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def _answer_row(sheet_id: int, position: int, first: Answer) -> SheetAnswerRow:
    return SheetAnswerRow(
        sheet_id=sheet_id,
        position=position,
        answer=first.answer,
        **scored(first.correct, first.score, first.note),
        answered_at=first.answered_at,
    )


def _sheet(row: SheetRow) -> StoredSheet:
    return StoredSheet(row.code, row.hands, row.place, row.name, row.begun_at, tuple(map(_answer, row.answers)))


def _answer(row: SheetAnswerRow) -> SheetAnswer:
    return SheetAnswer(row.position, Answer(row.answer, row.correct, row.score, row.note, row.answered_at, None))
