"""Sends the messages that are due, and again later if they do not arrive.

A message is claimed by moving its next try on, so that of several processes one sends it. If a process dies after that,
the row stays as it is, and it is tried again: a message may come twice (with the same id), but is not lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

import httpx
from sqlalchemy import delete, select, update

from doab.server.rows.schema import Delivery, Webhook
from doab.server.webhooks.addresses import SECONDS, open_client
from doab.server.webhooks.events import Payload, with_link
from doab.server.webhooks.formats import signature, written
from doab.server.webhooks.outbox import withdraw

if TYPE_CHECKING:
    from doab.server.running import Running

logger = logging.getLogger(__name__)

RETRIES = (10.0, 60.0, 300.0, 1_800.0, 7_200.0, 43_200.0)
"""Seconds to wait after each try that failed; after one more the message is given up."""
CLAIM_SECONDS = 60.0
"""How long a message is left to the process that claimed it: several times what a try can take."""
AT_ONCE = 16
"""Messages under way; never two for one webhook, so that a slow receiver holds up nobody else."""
MOST_GIVEN_UP = 20
"""This many messages given up in a row switch a webhook off."""
KEPT_SECONDS = 7 * 86_400.0
MOST_READ = 1024
"""Bytes of the receiver's answer that are looked at; the rest is the receiver's own affair."""
LOOK_AGAIN_SECONDS = 0.5
LONGEST_ERROR = 200

Clock = Callable[[], float]
OpenClient = Callable[[bool], httpx.AsyncClient]


@dataclass(frozen=True)
class Claimed:
    """A message that nobody else sends for the next minute."""

    id: str
    webhook_id: str
    url: str
    form: str
    secret: str
    tries: int
    payload: Payload


async def deliver_due(running: Running, clock: Clock = time.time, opens: OpenClient = open_client) -> int:
    """Send all that is due, and what becomes due meanwhile; returns how many were tried.

    To be called again and again by one task that does nothing else: it waits for receivers.
    """
    tried = 0
    client: httpx.AsyncClient | None = None
    under_way: dict[asyncio.Task[None], str] = {}
    try:
        while True:
            claimed = None
            if len(under_way) < AT_ONCE:
                claimed = await asyncio.to_thread(_claim, running, clock(), frozenset(under_way.values()))
            if claimed is not None:
                if client is None:
                    client = await asyncio.to_thread(opens, running.settings.private_webhooks)
                under_way[asyncio.create_task(_deliver(running, client, claimed, clock))] = claimed.webhook_id
                tried += 1
            elif under_way:
                finished, _ = await asyncio.wait(
                    under_way, timeout=LOOK_AGAIN_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                for task in finished:
                    del under_way[task]
                    task.result()
            else:
                break
    finally:
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        if client is not None:
            await client.aclose()
    if tried:
        await asyncio.to_thread(_forget_old, running, clock())
    return tried


async def _deliver(running: Running, client: httpx.AsyncClient, claimed: Claimed, clock: Clock) -> None:
    try:
        error = await _try(client, claimed, running.settings.address, clock())
    except Exception:  # a fault in one message must not keep the others from being sent
        logger.exception("a message could not be sent", extra={"webhook": claimed.webhook_id[:4]})
        error = "could not be sent"
    await asyncio.to_thread(_note_outcome, running, claimed, error, clock())


async def _try(client: httpx.AsyncClient, claimed: Claimed, address: str, now: float) -> str | None:
    """Send it once; returns what went wrong."""
    body, headers = written(with_link(claimed.payload, address), claimed.form)
    headers["Doab-Event"] = claimed.payload["event"]
    headers["Doab-Delivery"] = claimed.id
    headers["Doab-Signature"] = signature(claimed.secret, int(now), body)
    status = 0
    try:
        async with (
            asyncio.timeout(SECONDS),
            client.stream("POST", claimed.url, content=body, headers=headers) as response,
        ):
            status = response.status_code
            read = 0
            async for part in response.aiter_raw():
                read += len(part)
                if read >= MOST_READ:
                    break
    except (TimeoutError, httpx.TimeoutException):
        # Once there is a status it counts, however slowly the rest of the answer comes.
        if not status:
            return f"no answer within {SECONDS:.0f} seconds"
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        if not status:
            return (str(error) or type(error).__name__)[:LONGEST_ERROR]
    if 200 <= status < 300:
        return None
    return f"answered {status}" + ("; redirects are not followed" if 300 <= status < 400 else "")


# -- rows


def _claim(running: Running, now: float, busy: Collection[str]) -> Claimed | None:
    """The message that has been due for the longest time, of a webhook that is not busy."""
    wanted = (
        select(Delivery, Webhook)
        .join(Webhook, Webhook.id == Delivery.webhook_id)
        .where(Delivery.next_try_at <= now, Delivery.state == "waiting", Webhook.enabled)
        .where(Webhook.id.not_in(busy))
        .order_by(Delivery.next_try_at, Delivery.created_at)
        .limit(1)
    )
    while True:
        with running.database.read() as session:
            found = session.execute(wanted).one_or_none()
        if found is None:
            return None
        delivery, webhook = found
        with running.database.write() as session:
            mine = session.execute(
                update(Delivery)
                .where(Delivery.id == delivery.id, Delivery.state == "waiting")
                .where(Delivery.next_try_at == delivery.next_try_at)
                .values(next_try_at=now + CLAIM_SECONDS)
                .returning(Delivery.id)
            ).one_or_none()
        if mine is not None:
            return Claimed(
                id=delivery.id,
                webhook_id=webhook.id,
                url=webhook.url,
                form=webhook.format,
                secret=webhook.secret,
                tries=delivery.tries + 1,
                payload=delivery.event,
            )


def _note_outcome(running: Running, claimed: Claimed, error: str | None, now: float) -> None:
    outcome = update(Delivery).where(Delivery.id == claimed.id, Delivery.state == "waiting")
    its_webhook = update(Webhook).where(Webhook.id == claimed.webhook_id)  # always before its messages
    with running.database.write() as session:
        if error is None:
            session.execute(its_webhook.values(failures=0))
            session.execute(
                outcome.values(state="sent", tries=claimed.tries, next_try_at=None, error=None, sent_at=now)
            )
        elif claimed.tries <= len(RETRIES):
            next_try_at = now + RETRIES[claimed.tries - 1]
            session.execute(outcome.values(tries=claimed.tries, next_try_at=next_try_at, error=error))
        else:
            failures = session.execute(
                its_webhook.values(failures=Webhook.failures + 1).returning(Webhook.failures)
            ).scalar_one_or_none()
            session.execute(outcome.values(state="given_up", tries=claimed.tries, next_try_at=None, error=error))
            if failures is not None and failures >= MOST_GIVEN_UP:
                session.execute(its_webhook.values(enabled=False))
                withdraw(session, claimed.webhook_id, f"switched off after {failures} messages that did not arrive")
    running.metrics.delivered("sent" if error is None else "failed" if claimed.tries <= len(RETRIES) else "given_up")


def _forget_old(running: Running, now: float) -> None:
    """Nothing waits that long: what is older is done."""
    with running.database.write() as session:
        session.execute(delete(Delivery).where(Delivery.created_at < now - KEPT_SECONDS))
