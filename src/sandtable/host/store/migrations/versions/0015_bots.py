"""Schema version 15: bots of accounts, their tokens, and seeks that bots may answer."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database without bots."""
    op.add_column("players", sa.Column("owner", sa.String(32)))
    op.create_index("ix_players_owner", "players", ["owner"])
    op.add_column("sessions", sa.Column("scopes", sa.String(32)))
    op.add_column("seeks", sa.Column("bots", sa.Boolean, nullable=False, server_default=sa.false()))
