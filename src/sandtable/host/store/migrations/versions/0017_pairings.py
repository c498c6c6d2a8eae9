"""Schema version 17: pairings of seeks, whose players have still to say that they are here."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database in which two seeks were paired at once."""
    op.add_column("seeks", sa.Column("pairing", sa.String(32)))
    op.add_column("seeks", sa.Column("there", sa.Text))
    op.create_index("ix_seeks_pairing", "seeks", ["pairing"])
