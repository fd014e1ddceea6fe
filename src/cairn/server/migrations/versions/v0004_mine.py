"""The seats of a person are found fast, also those that a private link has given them."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Find what a person was let in to by an index."""
    op.create_index(op.f("ix_holders_person"), "holders", ["person"], unique=False)
