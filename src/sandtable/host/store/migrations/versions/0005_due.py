"""Schema version 5: deadlines, and claims of work, by the clock of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database whose deadlines were in the memory of each server."""
    op.create_table(
        "due",
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("due_by_time", "due", ["kind", "at"])
