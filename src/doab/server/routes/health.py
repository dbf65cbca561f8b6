"""For the people who run the server: is it well, and what is it doing?"""

from __future__ import annotations

import logging
from functools import cache
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel

import doab
from doab.core.errors import UnknownGame
from doab.core.registry import find_rules, game_names
from doab.server.errors import Refused
from doab.server.messages.errors import refusals
from doab.server.running import running_of

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers by which a proxy shows that it asks on behalf of somebody else."""

logger = logging.getLogger(__name__)
router = APIRouter(tags=["running"])


class Health(BaseModel):
    ok: bool
    version: str
    rules: dict[str, int]
    """The installed games and the versions of their rules."""
    database: str
    """ok, or failed if it cannot be read and written, also because the disk is full"""


@router.get("/healthz", responses={503: {"model": Health, "description": "The database cannot be read and written."}})
def health(request: Request, response: Response) -> Health:
    try:
        running_of(request).heartbeat.check()
        database = "ok"
    except Exception:  # whatever it is, it is the answer to the question
        logger.exception("the database cannot be read and written")
        database = "failed"
        response.status_code = 503
    return Health(ok=database == "ok", version=doab.__version__, rules=installed_rules(), database=database)


@router.get("/metrics", response_class=Response, responses=refusals(403))
def metrics(request: Request) -> Response:
    running = running_of(request)
    if not running.settings.metrics_public and not _is_from_here(request):
        raise Refused(403, "not_visible", "Only this machine itself may read the metrics.")
    return Response(running.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@cache
def installed_rules() -> dict[str, int]:
    """Games do not come and go while the server runs, and looking for them takes a while."""
    found = {}
    for name in game_names():
        try:
            found[name] = find_rules(name).version
        except UnknownGame as error:  # a broken package of somebody else's
            logger.warning("%s", error)
    return found


def _is_from_here(request: Request) -> bool:
    """From this machine, and not passed on by a proxy that runs on it."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
