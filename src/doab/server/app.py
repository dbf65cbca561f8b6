"""The application: routes, middleware and what runs in the background, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import doab
from doab.server.guard import security
from doab.server.guard.request_log import RequestLog
from doab.server.routes import (
    catalogue,
    health,
    history,
    identity,
    live,
    pages,
    play,
    reviews,
    scores,
    tables,
    webhooks,
)
from doab.server.rows.conflicts import OnceMore
from doab.server.running import Running
from doab.server.settings import Settings
from doab.server.sweep import sweep_forever


def create_app(settings: Settings) -> FastAPI:
    running = Running(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await running.open()
        sweeping = asyncio.create_task(sweep_forever(running))
        try:
            yield
        finally:
            sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeping
            await running.close()

    app = FastAPI(
        title="Doab",
        version=doab.__version__,
        summary="Tables of Rajas of the Ganges and Agra: people, bots, records.",
        lifespan=lifespan,
    )
    app.state.running = running
    for part in (catalogue, identity, tables, play, history, scores, reviews, live, health, pages):
        app.include_router(part.router)
    app.include_router(webhooks.router, prefix="/api")
    app.add_middleware(OnceMore)  # the innermost: what stands around a request counts it once
    security.install(app, settings)
    app.add_middleware(RequestLog, metrics=running.metrics)
    return app
