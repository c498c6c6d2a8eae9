"""Schema version 7: how many tables each address founds in a day, counted over all servers that share the database, and
the oldest version whose servers go on with it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database whose servers each count for themselves."""
    op.create_table("compatible", sa.Column("since", sa.String(32), primary_key=True))
    op.create_table(
        "day_keys",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "founded",
        sa.Column("day", sa.Integer, sa.ForeignKey("day_keys.day", ondelete="CASCADE"), primary_key=True),
        sa.Column("caller", sa.String(32), primary_key=True),
        sa.Column("tables", sa.Integer, nullable=False),
    )
