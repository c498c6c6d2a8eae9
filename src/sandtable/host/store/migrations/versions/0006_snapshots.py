"""Schema version 6: the last snapshot of each table under way, so that a long log is not carried out again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database in which tables are loaded by carrying out their whole logs."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("room", sa.LargeBinary, nullable=False),
    )
