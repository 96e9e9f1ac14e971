"""What is stored: learners, their attempts with one first answer at most and one second try, their sheets of quiz sets.

Times are UTC; scores are two whole numbers. A learner's token is not here, only its SHA-256.
A change to these tables needs a migration: a test compares the two.
"""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from sqlalchemy import (
    JSON,
    CheckConstraint,
    DateTime,
    Dialect,
    ForeignKey,
    MetaData,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class UtcDateTime(TypeDecorator[datetime]):
    """An aware time, stored in UTC and read back in UTC, also where the database knows no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError(f"{value!r} has no time zone")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """Every constraint has a name, so that a later migration can find it."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {datetime: UtcDateTime(), str: Text()}  # noqa: RUF012 (SQLAlchemy reads it from the class)


class Scored:
    """What an answer was worth, as columns."""

    correct: Mapped[bool]
    score_numerator: Mapped[int]
    score_denominator: Mapped[int]
    note: Mapped[str]

    @property
    def score(self) -> Fraction:
        """0 to 1."""
        return Fraction(self.score_numerator, self.score_denominator)


def scored(correct: bool, score: Fraction, note: str) -> dict[str, Any]:
    """The values of these columns."""
    return {
        "correct": correct,
        "score_numerator": score.numerator,
        "score_denominator": score.denominator,
        "note": note,
    }


def _score_in_range() -> CheckConstraint:
    return CheckConstraint("score_denominator > 0 AND score_numerator BETWEEN 0 AND score_denominator", name="score")


class LearnerRow(Base):
    __tablename__ = "learner"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_sha256: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[datetime]
    settings: Mapped[Any] = mapped_column(JSON)


class AttemptRow(Base):
    __tablename__ = "attempt"
    __table_args__ = (UniqueConstraint("learner_id", "position"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    learner_id: Mapped[int] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    position: Mapped[int]
    code: Mapped[str]
    kind: Mapped[str]
    situation_class: Mapped[str]
    rulebook: Mapped[str]
    game: Mapped[str]
    shown_at: Mapped[datetime]
    answer: Mapped[AnswerRow | None] = relationship(lazy="joined", passive_deletes=True)
    second: Mapped[SecondTryRow | None] = relationship(lazy="joined", passive_deletes=True)


class AnswerRow(Scored, Base):
    __tablename__ = "answer"
    __table_args__ = (_score_in_range(),)

    id: Mapped[int] = mapped_column(primary_key=True)
    attempt_id: Mapped[int] = mapped_column(ForeignKey("attempt.id", ondelete="CASCADE"), unique=True)
    answer: Mapped[Any] = mapped_column(JSON)
    answered_at: Mapped[datetime]
    submission_id: Mapped[str | None]


class SecondTryRow(Scored, Base):
    __tablename__ = "second_try"
    __table_args__ = (
        _score_in_range(),
        CheckConstraint("hints >= 0", name="hints"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    attempt_id: Mapped[int] = mapped_column(ForeignKey("attempt.id", ondelete="CASCADE"), unique=True)
    answer: Mapped[Any | None] = mapped_column(JSON(none_as_null=True))
    hints: Mapped[int]
    made_at: Mapped[datetime]


class SheetRow(Base):
    """``code_sha256`` stands for the code in the constraint: one with a rulebook inside is too long for an index."""

    __tablename__ = "sheet"
    __table_args__ = (UniqueConstraint("learner_id", "code_sha256"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    learner_id: Mapped[int] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    code: Mapped[str]
    code_sha256: Mapped[str] = mapped_column(String(64))
    hands: Mapped[str]
    place: Mapped[int]
    name: Mapped[str]
    begun_at: Mapped[datetime]
    answers: Mapped[list[SheetAnswerRow]] = relationship(
        lazy="selectin", order_by="SheetAnswerRow.position", passive_deletes=True
    )


class SheetAnswerRow(Scored, Base):
    __tablename__ = "sheet_answer"
    __table_args__ = (
        UniqueConstraint("sheet_id", "position"),
        _score_in_range(),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet.id", ondelete="CASCADE"))
    position: Mapped[int]
    answer: Mapped[Any] = mapped_column(JSON)
    answered_at: Mapped[datetime]
