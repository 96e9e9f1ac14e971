"""The second try after a wrong answer, in a table of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "second_try",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("attempt_id", sa.Integer(), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=True),
        sa.Column("correct", sa.Boolean(), nullable=False),
        sa.Column("score_numerator", sa.Integer(), nullable=False),
        sa.Column("score_denominator", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "score_denominator > 0 AND score_numerator BETWEEN 0 AND score_denominator",
            name=op.f("ck_second_try_score"),
        ),
        sa.CheckConstraint("hints >= 0", name=op.f("ck_second_try_hints")),
        sa.ForeignKeyConstraint(["attempt_id"], ["attempt.id"], name="fk_second_try_attempt_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_second_try"),
        sa.UniqueConstraint("attempt_id", name="uq_second_try_attempt_id"),
    )
