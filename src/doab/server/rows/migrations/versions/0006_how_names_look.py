"""How names look"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from doab.server.people.lookalikes import looks_of

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("looks", sa.String(), nullable=True))
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("created_at"))
    users.append_column(sa.column("looks"))
    accounts = sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None))
    # Where several accounts have a name, all of them keep it. It counts as the oldest one's.
    oldest: dict[str, str] = {}
    for user_id, name in op.get_bind().execute(accounts.order_by(users.c.created_at, users.c.id)):
        oldest.setdefault(looks_of(name), user_id)
    for looks, user_id in oldest.items():
        op.execute(users.update().where(users.c.id == user_id).values(looks=looks))
    op.create_index(op.f("ix_users_looks"), "users", ["looks"], unique=True)
