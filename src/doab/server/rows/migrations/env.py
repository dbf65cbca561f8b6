"""Runs the migrations on the connection that `Database.migrate` hands over."""

from __future__ import annotations

from alembic import context

from doab.server.rows.schema import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
