"""Schema version 12: accounts with their names and what they prove themselves by, and players to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database of guests alone."""
    op.add_column("players", sa.Column("folded", sa.String(64)))
    op.add_column("players", sa.Column("named", sa.Integer))
    op.add_column("players", sa.Column("deleted", sa.BigInteger))
    op.create_index("ix_players_folded", "players", ["folded"], unique=True)
    op.create_table(
        "former_names",
        sa.Column("folded", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("until", sa.Integer, nullable=False),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("handle", sa.Text),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer),
    )
    op.create_table(
        "passkey_questions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "former_seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    )
