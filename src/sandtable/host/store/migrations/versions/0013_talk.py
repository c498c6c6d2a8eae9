"""Schema version 13: the chat at tables, players who block others, reports, and what moderators do about them."""

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
    op.create_table(
        "moderators",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("sender", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("about", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), index=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        sa.Column("line", sa.String(32)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_table(
        "measures",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("moderator", sa.String(32), sa.ForeignKey("players.id", ondelete="SET NULL"), index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger),
        sa.Column("lifted", sa.BigInteger),
        sa.Column("answer", sa.Text),
    )
