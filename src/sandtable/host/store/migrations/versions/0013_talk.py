"""Schema version 13: the lines of the chat at tables, and players who block others."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database whose players cannot talk."""
    op.create_table(
        "lines",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(16)),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_lines_table", "lines", ["table_id", "number"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "other", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
