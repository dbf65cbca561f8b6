"""Bots that had been given up"""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables once lost their bot when it could not answer. Where one is to play, it is waited for again.
    op.execute(
        """
        UPDATE tables SET glance = glance + 1, bot_to_move = (
            SELECT COALESCE(seats.bot, seats.stand_in_bot, tables.takeover_bot) FROM seats
            WHERE seats.table_id = tables.id AND seats.number = tables.waits_for
            AND (seats.bot IS NOT NULL OR seats.stand_in)
        )
        WHERE status = 'playing' AND NOT held AND bot_to_move IS NULL
        """
    )
