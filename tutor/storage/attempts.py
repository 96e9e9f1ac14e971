"""Attempts, their answers and second tries. Every question names the learner too: nobody reaches another's records."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct
from sqlalchemy import Select, select
from sqlalchemy.exc import IntegrityError

from tutor.storage.database import Database
from tutor.storage.errors import UnknownAttempt
from tutor.storage.learners import locked
from tutor.storage.rows import Answer, Answered, Attempt, SecondTry
from tutor.storage.tables import AnswerRow, AttemptRow, LearnerRow, SecondTryRow, scored


class Shown(Struct, frozen=True):
    """What is known of a question when it is shown."""

    code: str
    kind: str
    situation_class: str
    rulebook: str
    game: str
    shown_at: datetime


def add(database: Database, token_sha256: str, shown: Shown, after: int | None) -> Attempt:
    """The learner's next attempt; one that is there already past position ``after`` is given in its place.

    Raises UnknownLearner.
    """
    with database.writing() as session:
        learner = locked(session, token_sha256)
        newest = session.scalar(_newest(token_sha256))
        if newest is not None and after is not None and newest.position > after:
            return _attempt(newest)
        row = AttemptRow(
            learner_id=learner.id,
            position=1 if newest is None else newest.position + 1,
            code=shown.code,
            kind=shown.kind,
            situation_class=shown.situation_class,
            rulebook=shown.rulebook,
            game=shown.game,
            shown_at=shown.shown_at,
            answer=None,
        )
        session.add(row)
        session.flush()
        return _attempt(row)


def newest(database: Database, token_sha256: str) -> Attempt | None:
    """The attempt the learner was shown last."""
    with database.reading() as session:
        row = session.scalar(_newest(token_sha256))
        return None if row is None else _attempt(row)


def find(database: Database, token_sha256: str, attempt_id: int) -> Attempt | None:
    """This attempt, if it was shown to this learner."""
    with database.reading() as session:
        row = session.scalar(_own(token_sha256).where(AttemptRow.id == attempt_id))
        return None if row is None else _attempt(row)


def answer(database: Database, token_sha256: str, attempt_id: int, first: Answer) -> Answer:
    """Store the answer unless there is one; the stored one, read back after it is on disk.

    Raises UnknownAttempt.
    """
    try:
        with database.writing() as session:
            row = session.scalar(_own(token_sha256).where(AttemptRow.id == attempt_id))
            if row is not None and row.answer is None:
                session.add(_answer_row(attempt_id, first))
    except IntegrityError:
        pass  # Another submit came first, or the learner was erased meanwhile: what is stored now tells which.
    attempt = find(database, token_sha256, attempt_id)
    if attempt is None or attempt.answer is None:
        raise UnknownAttempt(f"attempt {attempt_id} was not shown to this learner")
    return attempt.answer


def try_again(database: Database, token_sha256: str, attempt_id: int, second: SecondTry) -> SecondTry:
    """Store the second try unless there is one; the stored one, read back after it is on disk.

    Raises UnknownAttempt, also for an attempt that has no wrong answer: only that one can be mended.
    """
    try:
        with database.writing() as session:
            row = session.scalar(_own(token_sha256).where(AttemptRow.id == attempt_id))
            if row is not None and row.answer is not None and not row.answer.correct and row.second is None:
                session.add(_second_row(attempt_id, second))
    except IntegrityError:
        pass  # As above: what is stored now tells.
    attempt = find(database, token_sha256, attempt_id)
    if attempt is None or attempt.second is None:
        raise UnknownAttempt(f"attempt {attempt_id} of this learner has no wrong answer")
    return attempt.second


def answered(database: Database, token_sha256: str) -> tuple[Answered, ...]:
    """The learner's answered attempts, in the order in which they were shown."""
    with database.reading() as session:
        rows = session.scalars(_own(token_sha256).where(AttemptRow.answer.has()).order_by(AttemptRow.position))
        attempts = [_attempt(row) for row in rows]
    return tuple(
        Answered(
            kind=attempt.kind,
            situation_class=attempt.situation_class,
            rulebook=attempt.rulebook,
            game=attempt.game,
            correct=attempt.answer.correct,
            score=attempt.answer.score,
            note=attempt.answer.note,
            answered_at=attempt.answer.answered_at,
        )
        for attempt in attempts
        if attempt.answer is not None
    )


def _own(token_sha256: str) -> Select[AttemptRow]:
    return select(AttemptRow).join(LearnerRow).where(LearnerRow.token_sha256 == token_sha256)


def _newest(token_sha256: str) -> Select[AttemptRow]:
    return _own(token_sha256).order_by(AttemptRow.position.desc()).limit(1)


def _answer_row(attempt_id: int, first: Answer) -> AnswerRow:
    return AnswerRow(
        attempt_id=attempt_id,
        answer=first.answer,
        **scored(first.correct, first.score, first.note),
        answered_at=first.answered_at,
        submission_id=first.submission_id,
    )


def _second_row(attempt_id: int, second: SecondTry) -> SecondTryRow:
    return SecondTryRow(
        attempt_id=attempt_id,
        answer=second.answer,
        **scored(second.correct, second.score, second.note),
        hints=second.hints,
        made_at=second.made_at,
    )


def _attempt(row: AttemptRow) -> Attempt:
    return Attempt(
        id=row.id,
        learner_id=row.learner_id,
        position=row.position,
        code=row.code,
        kind=row.kind,
        situation_class=row.situation_class,
        rulebook=row.rulebook,
        game=row.game,
        shown_at=row.shown_at,
        answer=None if row.answer is None else _answer(row.answer),
        second=None if row.second is None else _second_try(row.second),
    )


def _answer(row: AnswerRow) -> Answer:
    return Answer(
        answer=row.answer,
        correct=row.correct,
        score=row.score,
        note=row.note,
        answered_at=row.answered_at,
        submission_id=row.submission_id,
    )


def _second_try(row: SecondTryRow) -> SecondTry:
    return SecondTry(
        answer=row.answer,
        correct=row.correct,
        score=row.score,
        note=row.note,
        hints=row.hints,
        made_at=row.made_at,
    )
