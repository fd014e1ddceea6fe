"""Runs the migrations on the connection that the store gives."""

from alembic import context

from cairn.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
