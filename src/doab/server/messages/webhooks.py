"""Messages about webhooks (docs/server/webhooks.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from doab.server.webhooks.addresses import LONGEST_URL
from doab.server.webhooks.events import EVENT_KINDS, USUAL, EventKind
from doab.server.webhooks.formats import Format

Url = Annotated[str, Field(min_length=1, max_length=LONGEST_URL, examples=["https://example.org/doab"])]
Events = Annotated[list[EventKind], Field(min_length=1, max_length=len(EVENT_KINDS))]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewWebhook(Request):
    url: Url
    format: Format = "json"
    events: Events = list(USUAL)


class WebhookChanges(Request):
    """What is left out or null stays as it is."""

    url: Url | None = None
    format: Format | None = None
    events: Events | None = None
    enabled: bool | None = None


class WebhookSummary(BaseModel):
    id: str
    url: str
    format: Format
    events: list[EventKind]
    enabled: bool
    failures: int
    """Messages given up in a row; 20 switch it off."""
    created_at: float


class WebhookMade(WebhookSummary):
    secret: str
    """Signs the messages. Shown this once."""


class WebhookList(BaseModel):
    webhooks: list[WebhookSummary]


class DeliverySummary(BaseModel):
    id: str
    kind: EventKind | Literal["test"]
    state: Literal["waiting", "sent", "given_up"]
    tries: int
    error: str | None
    """What went wrong on the last try."""
    created_at: float
    next_try_at: float | None
    sent_at: float | None


class DeliveryList(BaseModel):
    deliveries: list[DeliverySummary]
    """The last 50, newest first."""
