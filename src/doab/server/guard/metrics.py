"""Numbers about the running server, for Prometheus to collect at `/metrics`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import func, select

import doab
from doab.bots.base import SETTING
from doab.server.rows.database import Database
from doab.server.rows.schema import TableRow

REQUEST_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
WRITE_SECONDS: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
BOT_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

NO_ROUTE: Final = "none"
"""All paths that lead nowhere count as one: otherwise a stranger could make up any number of them."""
METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class Metrics:
    """What is counted. One per application; each has its own registry, so that tests can have several."""

    def __init__(self, database: Database) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        Info("doab", "The running program.", registry=self.registry).info({"version": doab.__version__})
        self.registry.register(_TablesByStatus(database))
        self._requests = Counter(
            "doab_requests", "Requests that were answered.", ("route", "method", "status"), registry=self.registry
        )
        self._request_seconds = Histogram(
            "doab_request_seconds",
            "From the arrival of a request to the end of its answer.",
            ("route", "method"),
            buckets=REQUEST_SECONDS,
            registry=self.registry,
        )
        self._websockets = Gauge("doab_open_websockets", "WebSockets that are open.", registry=self.registry)
        self._answers = Counter(
            "doab_answers",
            "Answers in games, by how they came about (player, bot, chance, …).",
            ("game", "how"),
            registry=self.registry,
        )
        self._bot_seconds = Histogram(
            "doab_bot_answer_seconds",
            "From asking a bot to its answer, waiting in line included.",
            ("kind",),
            buckets=BOT_SECONDS,
            registry=self.registry,
        )
        self._bot_failures = Counter(
            "doab_bot_failures", "Questions that a bot left unanswered.", ("kind", "reason"), registry=self.registry
        )
        self._deliveries = Counter(
            "doab_webhook_deliveries",
            "Messages to webhooks, by what became of them.",
            ("outcome",),
            registry=self.registry,
        )
        self._write_seconds = Histogram(
            "doab_database_write_seconds",
            "Transactions that write, waiting for their turn included.",
            buckets=WRITE_SECONDS,
            registry=self.registry,
        )

    def requested(self, route: str, method: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else "other"
        self._requests.labels(route, known, str(status)).inc()
        self._request_seconds.labels(route, known).observe(seconds)

    def websocket_opened(self) -> None:
        self._websockets.inc()

    def websocket_closed(self) -> None:
        self._websockets.dec()

    def answered(self, game: str, how: str) -> None:
        self._answers.labels(game, how).inc()

    def bot_answered(self, kind: str, seconds: float) -> None:
        self._bot_seconds.labels(_plain(kind)).observe(seconds)

    def bot_failed(self, kind: str, reason: str) -> None:
        """`reason` is that of `BotFailed`."""
        self._bot_failures.labels(_plain(kind), reason).inc()

    def delivered(self, outcome: str) -> None:
        """`sent`, `failed` (it will be tried again) or `given_up`."""
        self._deliveries.labels(outcome).inc()

    def wrote(self, seconds: float) -> None:
        self._write_seconds.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it. Asks the database: call it in a thread."""
        return generate_latest(self.registry)


def _plain(kind: str) -> str:
    """The name of a bot without its settings, of which there are any number."""
    return kind.partition(SETTING)[0]


class _TablesByStatus(Collector):
    """Counted when somebody asks: the rows know it better than any counter."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def collect(self) -> Iterator[GaugeMetricFamily]:
        with self._database.read() as session:
            counts = session.execute(select(TableRow.status, func.count()).group_by(TableRow.status)).all()
        family = GaugeMetricFamily("doab_tables", "Tables in the database.", labels=["status"])
        for status, number in sorted(counts):
            family.add_metric([status], number)
        yield family
