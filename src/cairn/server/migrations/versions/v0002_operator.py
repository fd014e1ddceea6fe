"""What an operator needs: when games ended and people were seen, results, bans, notices, pulses."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables, and take the last choice of each finished game for its end."""
    op.add_column("tables", sa.Column("finished", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.execute(f"UPDATE people SET seen = {int(time() * 1000)}")  # noqa: S608
    last = 'SELECT max(made) FROM choices WHERE choices."table" = tables.id'
    op.execute(f"UPDATE tables SET finished = coalesce(({last}), began, made) WHERE status = 'over'")  # noqa: S608
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_results")),
    )
    op.create_table(
        "bans",
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("what", name=op.f("pk_bans")),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_made"), "notices", ["made"], unique=False)
    op.create_table(
        "pulses",
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_pulses")),
    )
