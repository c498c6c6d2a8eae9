"""The script by which Alembic runs the migrations, on a connection of the store."""

from alembic import context

from sandtable.host.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
