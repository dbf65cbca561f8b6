"""A user's webhooks (docs/server/webhooks.md)."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Path, Request
from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from doab.server.errors import Refused
from doab.server.guard.limits import too_many
from doab.server.messages.errors import refusals
from doab.server.messages.webhooks import (
    DeliveryList,
    DeliverySummary,
    NewWebhook,
    WebhookChanges,
    WebhookList,
    WebhookMade,
    WebhookSummary,
)
from doab.server.people.visitor import SignedIn, Visitor
from doab.server.rows.schema import Delivery, Webhook
from doab.server.running import Running, running_of
from doab.server.webhooks.addresses import check_url
from doab.server.webhooks.events import TEST
from doab.server.webhooks.outbox import announce_test, withdraw

MOST_WEBHOOKS = 10
"""Of one user."""
DELIVERIES_SHOWN = 50
SECONDS_BETWEEN_TESTS = 10.0

WebhookId = Annotated[str, Path(max_length=64, pattern="^[A-Za-z0-9_-]+$")]

router = APIRouter(prefix="/me/webhooks", tags=["webhooks"])


@router.get("", responses=refusals(401))
def list_webhooks(request: Request, visitor: SignedIn) -> WebhookList:
    with running_of(request).database.read() as session:
        own = select(Webhook).where(Webhook.user_id == visitor.user_id).order_by(Webhook.created_at, Webhook.id)
        return WebhookList(webhooks=[_summary(webhook) for webhook in session.scalars(own)])


@router.post("", status_code=201, responses=refusals(401, 403))
def add_webhook(request: Request, visitor: SignedIn, wanted: NewWebhook) -> WebhookMade:
    running = running_of(request)
    url = _checked(running, wanted.url)
    with running.database.write() as session:
        count = session.scalar(select(func.count()).where(Webhook.user_id == visitor.user_id)) or 0
        if count >= MOST_WEBHOOKS:
            raise Refused(400, "bad_request", f"A user can have {MOST_WEBHOOKS} webhooks; delete one first.")
        webhook = Webhook(
            user_id=visitor.user_id,
            url=url,
            format=wanted.format,
            events=list(dict.fromkeys(wanted.events)),
            secret=secrets.token_urlsafe(32),
        )
        session.add(webhook)
        session.flush()
        return WebhookMade(**_summary(webhook).model_dump(), secret=webhook.secret)


@router.patch("/{webhook_id}", responses=refusals(401, 403, 404))
def change_webhook(
    request: Request, visitor: SignedIn, webhook_id: WebhookId, changes: WebhookChanges
) -> WebhookSummary:
    running = running_of(request)
    url = None if changes.url is None else _checked(running, changes.url)
    with running.database.write() as session:
        webhook = _own_webhook(session, visitor, webhook_id)
        if url is not None:
            webhook.url = url
        if changes.format is not None:
            webhook.format = changes.format
        if changes.events is not None:
            webhook.events = list(dict.fromkeys(changes.events))
        if changes.enabled is not None:
            webhook.enabled = changes.enabled
            webhook.failures = 0
            if not changes.enabled:
                withdraw(session, webhook_id, "the webhook was switched off")
        return _summary(webhook)


@router.delete("/{webhook_id}", status_code=204, responses=refusals(401, 403, 404))
def delete_webhook(request: Request, visitor: SignedIn, webhook_id: WebhookId) -> None:
    with running_of(request).database.write() as session:
        webhook = _own_webhook(session, visitor, webhook_id)
        session.execute(delete(Webhook).where(Webhook.id == webhook.id))


@router.post("/{webhook_id}/test", status_code=202, responses=refusals(401, 403, 404))
def send_test(request: Request, visitor: SignedIn, webhook_id: WebhookId) -> DeliverySummary:
    """Send a test message. A moment later the deliveries show whether it has arrived."""
    with running_of(request).database.write() as session:
        webhook = _own_webhook(session, visitor, webhook_id)
        if not webhook.enabled:
            raise Refused(400, "bad_request", "This webhook is switched off.")
        for earlier in _last_deliveries(session, webhook_id):
            wait = earlier.created_at + SECONDS_BETWEEN_TESTS - time.time()
            if earlier.event["event"] == TEST and wait > 0:
                # Otherwise a test would be a way to have the server call a stranger any number of times.
                raise too_many(wait, "A test has just been sent.")
        return _delivery(announce_test(session, webhook))


@router.get("/{webhook_id}/deliveries", responses=refusals(401, 404))
def list_deliveries(request: Request, visitor: SignedIn, webhook_id: WebhookId) -> DeliveryList:
    with running_of(request).database.read() as session:
        _own_webhook(session, visitor, webhook_id)
        return DeliveryList(deliveries=[_delivery(one) for one in _last_deliveries(session, webhook_id)])


def _checked(running: Running, url: str) -> str:
    try:
        return check_url(url, running.settings.private_webhooks)
    except ValueError as error:
        raise Refused(400, "bad_request", str(error)) from None


def _own_webhook(session: Session, visitor: Visitor, webhook_id: str) -> Webhook:
    webhook = session.get(Webhook, webhook_id)
    if webhook is None or webhook.user_id != visitor.user_id:
        raise Refused(404, "no_such_webhook", "You have no such webhook.")
    return webhook


def _last_deliveries(session: Session, webhook_id: str) -> list[Delivery]:
    of_webhook = select(Delivery).where(Delivery.webhook_id == webhook_id)
    newest_first = of_webhook.order_by(Delivery.created_at.desc(), Delivery.id)
    return list(session.scalars(newest_first.limit(DELIVERIES_SHOWN)))


def _summary(webhook: Webhook) -> WebhookSummary:
    return WebhookSummary.model_validate(webhook, from_attributes=True)


def _delivery(delivery: Delivery) -> DeliverySummary:
    columns = {name: getattr(delivery, name) for name in DeliverySummary.model_fields if name != "kind"}
    return DeliverySummary.model_validate({**columns, "kind": delivery.event["event"]})
