"""Schema version 16: tournaments, who plays in them, and their games."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade from a database without tournaments."""

    def tournament() -> sa.Column[str]:
        of = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
        return sa.Column("tournament", sa.String(32), of, primary_key=True)

    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("time", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("minutes", sa.Integer),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("next", sa.BigInteger),
        sa.Column("ends", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "starts"])
    op.create_table(
        "entrants",
        tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("partner", sa.String(32)),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("seed", sa.Integer),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("gone", sa.Integer),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    op.create_index("ix_entrants_partner", "entrants", ["partner"])
    op.create_table(
        "pairings",
        tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("table_id", sa.String(32)),
        sa.Column("result", sa.String(8)),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])
