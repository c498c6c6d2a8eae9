"""Schema version 11: Today's duels, who plays them, and the armies that players send in."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database without duels."""

    def player() -> sa.Column[str]:
        return sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)

    op.create_table(
        "days",
        sa.Column("date", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("bot", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("army", sa.Text),
        sa.Column("by", sa.String(64)),
        sa.Column("sender", sa.String(32)),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("date", sa.Integer, sa.ForeignKey("days.date"), primary_key=True, autoincrement=False),
        player(),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True
        ),
        sa.Column("result", sa.Text),
        sa.Column("ended", sa.BigInteger),
        sa.Column("remark", sa.Text),
    )
    op.create_table(
        "armies",
        player(),
        sa.Column("variant", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("army", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
