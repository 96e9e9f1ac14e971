"""The first tables: learner, attempt, answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learner",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token_sha256", sa.String(64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_learner"),
        sa.UniqueConstraint("token_sha256", name="uq_learner_token_sha256"),
    )
    op.create_table(
        "attempt",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("situation_class", sa.Text(), nullable=False),
        sa.Column("rulebook", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("shown_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name="fk_attempt_learner_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_attempt"),
        sa.UniqueConstraint("learner_id", "position", name="uq_attempt_learner_id_position"),
    )
    op.create_table(
        "answer",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("attempt_id", sa.Integer(), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("correct", sa.Boolean(), nullable=False),
        sa.Column("score_numerator", sa.Integer(), nullable=False),
        sa.Column("score_denominator", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("submission_id", sa.Text(), nullable=True),
        sa.CheckConstraint(
            "score_denominator > 0 AND score_numerator BETWEEN 0 AND score_denominator", name=op.f("ck_answer_score")
        ),
        sa.ForeignKeyConstraint(["attempt_id"], ["attempt.id"], name="fk_answer_attempt_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_answer"),
        sa.UniqueConstraint("attempt_id", name="uq_answer_attempt_id"),
    )
