"""Learners and what they answered: the one door to the records.

A learner is whoever holds the token; the token itself is never stored. Every method that takes a token answers for
that learner alone: another's attempt is not there. An answer is on disk before ``submit`` returns, and the first one
stays, whatever is clicked twice.

Every method may raise StorageError, whose text says what to do; the others are named where they arise.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from fractions import Fraction

from tutor.storage import attempts, learners, sheets
from tutor.storage.database import Database, open_database
from tutor.storage.errors import NewerDatabase, StorageError, UnknownAttempt, UnknownLearner, UnknownSheet
from tutor.storage.rows import Answer, Answered, Attempt, Json, Learner, SecondTry, Settings, SheetAnswer, StoredSheet

__all__ = [
    "Answer",
    "Answered",
    "Attempt",
    "Database",
    "Json",
    "Learner",
    "NewerDatabase",
    "Records",
    "SecondTry",
    "Settings",
    "SheetAnswer",
    "StorageError",
    "StoredSheet",
    "UnknownAttempt",
    "UnknownLearner",
    "UnknownSheet",
    "open_database",
]


class Records:
    """The records in one database. ``now`` gives the time, with its time zone; it is kept in UTC."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def check(self) -> None:
        """Whether an answer given now would be kept: a write is tried that changes nothing."""
        self._database.check()

    def new_learner(self, settings: Settings | None = None) -> str:
        """A new learner's token: 22 characters that fit a URL or a cookie. It is given this once."""
        token = secrets.token_urlsafe(16)
        learners.add(self._database, _sha256(token), self._time(), settings or Settings())
        return token

    def admit(self, token: str, settings: Settings | None = None) -> Learner:
        """The learner with this token, made now if there is none: for tokens handed out before anything was stored.

        The token must hold as much chance as those of ``new_learner``. ``settings`` count for a new learner only.
        """
        known = self.learner(token)
        if known is None:
            learners.admit(self._database, _sha256(token), self._time(), settings or Settings())
            known = self.learner(token)
        if known is None:
            raise UnknownLearner("the learner was erased in this moment")
        return known

    def learner(self, token: str) -> Learner | None:
        """The learner with this token, or None."""
        return learners.find(self._database, _sha256(token))

    def save_settings(self, token: str, settings: Settings) -> None:
        """Put these settings in place of the former ones. Raises UnknownLearner."""
        learners.save_settings(self._database, _sha256(token), settings)

    def delete_learner(self, token: str) -> bool:
        """Erase the learner with every attempt and answer; whether there was one."""
        return learners.remove(self._database, _sha256(token))

    def begin(
        self,
        token: str,
        code: str,
        *,
        kind: str,
        situation_class: str,
        rulebook: str,
        game: str,
        after: int | None = None,
    ) -> Attempt:
        """Show the learner a question: a new attempt, unanswered. An older open one stays unanswered.

        ``after`` is the position the learner sees now (0 before the first): when a second click or another tab has
        gone past it, the attempt that is there already is given, and no new one made. Raises UnknownLearner.
        """
        shown = attempts.Shown(code, kind, situation_class, rulebook, game, self._time())
        return attempts.add(self._database, _sha256(token), shown, after)

    def last(self, token: str) -> Attempt | None:
        """The attempt shown last, answered or not."""
        return attempts.newest(self._database, _sha256(token))

    def current(self, token: str) -> Attempt | None:
        """The open question: the attempt shown last, while it has no answer. After a reload it is the same one."""
        attempt = self.last(token)
        return None if attempt is None or attempt.answer is not None else attempt

    def attempt(self, attempt_id: int, token: str) -> Attempt | None:
        """This attempt, if it is this learner's."""
        return attempts.find(self._database, _sha256(token), attempt_id)

    def submit(
        self,
        attempt_id: int,
        token: str,
        answer: Json,
        *,
        correct: bool,
        score: Fraction,
        note: str = "",
        submission_id: str | None = None,
    ) -> Answer:
        """Store the answer with its verdict, unless the attempt has one; the answer that is stored.

        A second submit changes nothing and returns the first, from whatever thread or process it comes.
        ``score`` is 0 to 1; ``note`` names the wrong rule the answer follows, empty when none is known.
        Raises UnknownAttempt for an attempt that is not this learner's, ValueError for a score out of range.
        """
        if not 0 <= score <= 1:
            raise ValueError(f"a score is 0 to 1, not {score}")
        first = Answer(answer, correct, Fraction(score), note, self._time(), submission_id)
        return attempts.answer(self._database, _sha256(token), attempt_id, first)

    def try_again(
        self,
        attempt_id: int,
        token: str,
        answer: Json,
        *,
        correct: bool,
        score: Fraction,
        note: str = "",
        hints: int = 0,
    ) -> SecondTry:
        """Store the second try after a wrong answer, unless there is one; the second try that is stored.

        ``answer`` is None where the ruling was asked for instead. ``hints``: how many had been shown by then.
        Raises UnknownAttempt for an attempt that is not this learner's or has no wrong answer, ValueError for a score
        out of range or hints below none.
        """
        if not 0 <= score <= 1 or hints < 0:
            raise ValueError(f"a score is 0 to 1, not {score}; hints are counted from 0, not {hints}")
        second = SecondTry(answer, correct, Fraction(score), note, hints, self._time())
        return attempts.try_again(self._database, _sha256(token), attempt_id, second)

    def answers(self, token: str) -> tuple[Answered, ...]:
        """Every answered attempt of the learner, in the order in which they were shown."""
        return attempts.answered(self._database, _sha256(token))

    def open_sheet(self, token: str, code: str, hands: str) -> StoredSheet:
        """The learner's sheet of the quiz set of this code, made now if there is none: one, however often it is opened.

        ``hands`` counts for a new sheet only. Raises UnknownLearner.
        """
        return sheets.opened(self._database, _sha256(token), code, hands, self._time())

    def sheet(self, token: str, code: str) -> StoredSheet | None:
        """The learner's sheet of the quiz set of this code, or None."""
        return sheets.find(self._database, _sha256(token), code)

    def sheets(self, token: str) -> tuple[StoredSheet, ...]:
        """Every sheet of the learner, the one opened last first."""
        return sheets.listed(self._database, _sha256(token))

    def answer_on_sheet(
        self, token: str, code: str, position: int, answer: Json, *, correct: bool, score: Fraction, note: str = ""
    ) -> Answer:
        """Store the answer at this position of the sheet, unless there is one; the answer that is stored.

        Raises UnknownSheet, ValueError for a score out of range.
        """
        if not 0 <= score <= 1:
            raise ValueError(f"a score is 0 to 1, not {score}")
        first = Answer(answer, correct, Fraction(score), note, self._time(), None)
        return sheets.answer(self._database, _sha256(token), code, position, first)

    def go_on_with_sheet(self, token: str, code: str, place: int) -> None:
        """Have this position of the sheet on the screen from now on; never one before the present one.

        Raises UnknownSheet.
        """
        sheets.go_on(self._database, _sha256(token), code, place)

    def name_sheet(self, token: str, code: str, name: str) -> None:
        """Put this name on the sheet in place of the former one. Raises UnknownSheet."""
        sheets.rename(self._database, _sha256(token), code, name)

    def _time(self) -> datetime:
        now = self._now()
        if now.tzinfo is None:
            raise ValueError(f"{now!r} has no time zone")
        return now.astimezone(UTC)


def _sha256(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
