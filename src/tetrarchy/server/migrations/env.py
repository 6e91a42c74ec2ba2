"""How Alembic reaches the database: over a connection that :mod:`tetrarchy.server.migrate` gives it."""

from __future__ import annotations

from alembic import context

from tetrarchy.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
