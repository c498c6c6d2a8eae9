"""Schema version 10: notices to players who are away, how they want them, and what they have seen."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database whose players are told nothing while they are away."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notice_settings",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("bell", sa.Text),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("rung", sa.BigInteger, nullable=False),
        sa.Column("coming", sa.BigInteger),
    )
    op.create_table(
        "push",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column(
            "session", sa.String(64), sa.ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, unique=True
        ),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), index=True),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("key", sa.String(200), nullable=False, unique=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("outbox_by_time", "outbox", ["done", "at"])
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rung",
        sa.Column("seek", sa.String(32), sa.ForeignKey("seeks.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("told", sa.Integer, nullable=False),
    )
