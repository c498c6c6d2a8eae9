"""Finished games as they are kept, and the tables to be looked through once for games that ended before this."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From a database whose finished games are known by their logs alone."""
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "unexamined",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.execute("INSERT INTO unexamined (table_id) SELECT id FROM tables")
