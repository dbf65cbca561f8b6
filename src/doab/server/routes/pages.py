"""The pages: one HTML file for all of them, and what it loads. `make client` builds them from `web/`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Request
from fastapi import Path as InPath
from starlette.responses import FileResponse, HTMLResponse, Response

from doab.server.errors import Refused

PAGES: Final = Path(__file__).parents[1] / "pages"
TYPES: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How files are compressed beside their plain form; the smaller form first."""
# The name of an asset holds a digest of its content: what it leads to never changes.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_EVERY_TIME: Final = "no-cache"
A_DAY: Final = "public, max-age=86400"
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Doab</title>
<h1>Doab is running, but its pages have not been built.</h1>
<p>In a checkout, <code>make client</code> builds them (<code>make play</code> does so by itself).</p>
<p>Everything else works: the interface for programs is described at <a href="/openapi.json">/openapi.json</a>.</p>
</html>
"""

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"])
@router.api_route("/new", methods=["GET", "HEAD"])
@router.api_route("/me", methods=["GET", "HEAD"])
@router.api_route("/table/{table_id}", methods=["GET", "HEAD"])
def page(request: Request) -> Response:
    """Which page it is, is the client's business: it reads the address."""
    index = PAGES / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": ASK_EVERY_TIME})
    return _file(request, index, "text/html", ASK_EVERY_TIME)


def is_visit(request: Request) -> bool:
    """Somebody follows a link or types an address, perhaps a wrong one: then a page says so, not JSON."""
    path = request.url.path
    wants_page = "text/html" in request.headers.get("accept", "")
    return wants_page and request.method == "GET" and not path.startswith(("/api/", "/assets/"))


def missing_page(request: Request) -> Response:
    response = page(request)
    if response.status_code == 200:
        response.status_code = 404
    return response


@router.api_route("/favicon.svg", methods=["GET", "HEAD"])
def favicon(request: Request) -> Response:
    return _file(request, PAGES / "favicon.svg", TYPES[".svg"], A_DAY)


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
def asset(request: Request, name: Annotated[str, InPath(pattern=r"^[\w-][\w.-]*$", max_length=100)]) -> Response:
    path = PAGES / "assets" / name
    media_type = TYPES.get(path.suffix)
    if media_type is None:
        raise Refused(404, "no_such_page", "There is nothing here.")
    return _file(request, path, media_type, FOREVER)


def _file(request: Request, path: Path, media_type: str, cached: str) -> Response:
    if not path.is_file():
        raise Refused(404, "no_such_page", "There is nothing here.")
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    accepted = encodings_in(request.headers.get("accept-encoding", ""))
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if encoding in accepted and compressed.is_file():
            return FileResponse(compressed, media_type=media_type, headers={**headers, "Content-Encoding": encoding})
    return FileResponse(path, media_type=media_type, headers=headers)


def encodings_in(header: str) -> set[str]:
    """What `Accept-Encoding` names, less what it names in order to refuse it (`br;q=0`)."""
    accepted = set()
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if not any(_is_zero_weight(parameter) for parameter in parameters):
            accepted.add(name)
    return accepted


def _is_zero_weight(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    return name.strip() == "q" and value.strip().rstrip("0") in ("", ".", "0.")
