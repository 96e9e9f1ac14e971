"""The sheets on which quiz sets are answered, and their answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sheet",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("learner_id", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("code_sha256", sa.String(64), nullable=False),
        sa.Column("hands", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["learner_id"], ["learner.id"], name="fk_sheet_learner_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_sheet"),
        sa.UniqueConstraint("learner_id", "code_sha256", name="uq_sheet_learner_id_code_sha256"),
    )
    op.create_table(
        "sheet_answer",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("sheet_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("correct", sa.Boolean(), nullable=False),
        sa.Column("score_numerator", sa.Integer(), nullable=False),
        sa.Column("score_denominator", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "score_denominator > 0 AND score_numerator BETWEEN 0 AND score_denominator",
            name=op.f("ck_sheet_answer_score"),
        ),
        sa.ForeignKeyConstraint(["sheet_id"], ["sheet.id"], name="fk_sheet_answer_sheet_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_sheet_answer"),
        sa.UniqueConstraint("sheet_id", "position", name="uq_sheet_answer_sheet_id_position"),
    )
