"""Hints, and the bot that plays on for somebody"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What stands in old rows is what was so before: nobody had a hint, and the table's bot played until one returned.
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hints", sa.String(), nullable=False, server_default="alone"))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stand_in_bot", sa.String(), nullable=True))
        batch_op.add_column(sa.Column("stand_in_turn", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))
