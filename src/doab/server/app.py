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
    history,
    identity,
    live,
    pages,
    play,
    reviews,
    running,
    scores,
    tables,
    webhooks,
)
from doab.server.rows.conflicts import OnceMore
from doab.server.running import House
from doab.server.settings import Settings
from doab.server.sweep import sweep_forever


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        sweeping = asyncio.create_task(sweep_forever(house))
        try:
            yield
        finally:
            sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeping
            await house.close()

    app = FastAPI(
        title="Doab",
        version=doab.__version__,
        summary="Tables of Rajas of the Ganges and Agra: people, bots, records.",
        lifespan=lifespan,
    )
    app.state.house = house
    for part in (catalogue, identity, tables, play, history, scores, reviews, live, running, pages):
        app.include_router(part.router)
    app.include_router(webhooks.router, prefix="/api")
    app.add_middleware(OnceMore)  # the innermost: what stands around a request counts it once
    security.install(app, settings)
    app.add_middleware(RequestLog, metrics=house.metrics)
    return app
