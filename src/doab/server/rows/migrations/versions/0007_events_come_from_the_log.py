"""Events come from the log"""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What an answer did is worked out again when somebody asks: so it is always told in the words of today.
    op.drop_column("steps", "events")
