"""Messages that wait to be sent. They are rows of the transaction that gives rise to them: both happen, or neither."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from doab.server.rows.schema import Delivery, Seat, TableRow, Webhook, new_id
from doab.server.webhooks.events import EVENT_KINDS, QUIET_WHILE_PRESENT, Payload, describe, describe_test

PRESENT_SECONDS = 40.0
"""How long somebody counts as looking at the table after the last sign from their browser."""


def announce(session: Session, user_id: str, kind: str, event: Mapping[str, Any]) -> int:
    """Notify users through their webhooks; returns how many messages will be sent.

    `event` is `{"table": TableRow, "seat": Seat, "details": {…}, "at": time}`; `details` and `at` (now) may be
    left out. `seat` is that of the user. The details of each kind are in docs/server/webhooks.md.
    """
    if kind not in EVENT_KINDS:
        raise ValueError(f"there is no event “{kind}”")
    table: TableRow = event["table"]
    seat: Seat = event["seat"]
    at = event.get("at") or time.time()
    # Held until the messages are written: somebody who deletes it meanwhile waits, and does not spoil what gave rise
    # to them.
    wanted = select(Webhook).where(Webhook.user_id == user_id, Webhook.enabled)
    wanted = wanted.with_for_update(read=True, key_share=True)
    with session.no_autoflush:  # what the caller has not written yet is written when the caller wants it
        webhooks = [webhook for webhook in session.scalars(wanted) if kind in webhook.events]
        if not webhooks or (kind in QUIET_WHILE_PRESENT and _is_present(session, table.id, user_id, at)):
            return 0
    payload = describe(kind, table, seat, event.get("details") or {}, at)
    for webhook in webhooks:
        _put(session, webhook, payload, at)
    return len(webhooks)


def announce_test(session: Session, webhook: Webhook) -> Delivery:
    at = time.time()
    return _put(session, webhook, describe_test(at), at)


def withdraw(session: Session, webhook_id: str, reason: str) -> None:
    """Give up whatever still waits for a webhook: otherwise old news would come when it is switched on again."""
    session.execute(
        update(Delivery)
        .where(Delivery.webhook_id == webhook_id, Delivery.state == "waiting")
        .values(state="given_up", next_try_at=None, error=reason)
    )


def _put(session: Session, webhook: Webhook, payload: Payload, at: float) -> Delivery:
    message_id = new_id()
    delivery = Delivery(
        id=message_id,
        webhook_id=webhook.id,
        event={"event": payload["event"], "id": message_id, **payload},
        state="waiting",
        tries=0,
        created_at=at,
        next_try_at=at,
    )
    session.add(delivery)
    return delivery


def _is_present(session: Session, table_id: str, user_id: str, now: float) -> bool:
    seats = session.scalars(select(Seat).where(Seat.table_id == table_id, Seat.user_id == user_id))
    return any(seat.present_at is not None and now - seat.present_at < PRESENT_SECONDS for seat in seats)
