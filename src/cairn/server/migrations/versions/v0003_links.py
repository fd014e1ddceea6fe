"""Seat links that can be made void."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Count the links that a seat has had."""
    op.add_column("seats", sa.Column("link", sa.Integer(), server_default="0", nullable=False))
