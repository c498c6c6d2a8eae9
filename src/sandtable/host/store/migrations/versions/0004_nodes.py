"""Schema version 4: a nonce for each line, and the presence of viewers, for servers that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database that one server uses at a time."""
    op.add_column("entries", sa.Column("nonce", sa.String(16)))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id"), primary_key=True),
    )
