"""The application: routes, middleware and what runs in the background, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import doab
from doab.server.house import House
from doab.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house.open()
        house.hub.open()
        yield
        house.close()

    app = FastAPI(title="Doab", version=doab.__version__, lifespan=lifespan)
    app.state.house = house
    return app
