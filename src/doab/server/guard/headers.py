"""Headers on every answer that make browsers be strict with us."""

from __future__ import annotations

from starlette.types import Scope

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
A_YEAR = 365 * 24 * 60 * 60

ALWAYS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    # The address of a table that is not visible is the invitation to it: other sites must not learn it.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def security_headers(scope: Scope) -> dict[str, str]:
    headers = dict(ALWAYS)
    if scope.get("scheme") in ("https", "wss"):
        headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
    if is_api(scope["path"]):
        headers["Cache-Control"] = "no-store"
    return headers


def is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")
