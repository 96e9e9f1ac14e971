"""Alembic's environment: it runs inside the transaction that ``tutor.storage.upgrade`` opened, and logs nothing."""

from __future__ import annotations

from alembic import context

from tutor.storage.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite alters a table only by making it anew
)
context.run_migrations()
