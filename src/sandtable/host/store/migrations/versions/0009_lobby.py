"""Schema version 9: open tables, seeks, challenges, and the pages of the lobby at servers that share a database."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database in which players find one another by links alone."""

    def player(name: str, **more: Any) -> sa.Column[str]:
        return sa.Column(name, sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), **more)

    def table(**more: Any) -> sa.Column[str]:
        return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)

    op.create_table("listed", table(primary_key=True), sa.Column("shown", sa.Text, nullable=False))
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(32), primary_key=True),
        player("player", nullable=False, unique=True),
        player("partner", index=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("class", sa.String(8), nullable=False),
        sa.Column("met", sa.Text, nullable=False),
        sa.Column("stays", sa.Boolean, nullable=False),
        sa.Column("came", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        table(),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        player("sender", nullable=False, index=True),
        player("receiver", nullable=False, index=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(16)),
        sa.Column("until", sa.BigInteger, nullable=False),
        table(),
        sa.Column("seek", sa.String(32), sa.ForeignKey("seeks.id", ondelete="CASCADE")),
    )
    op.create_table(
        "lobby_pages",
        player("player", primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("open", sa.Boolean, nullable=False),
    )
