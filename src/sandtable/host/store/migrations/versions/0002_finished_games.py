"""Schema version 2: finished games, and the tables to be examined once for games that ended before this version."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database that holds finished games only as logs."""
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
