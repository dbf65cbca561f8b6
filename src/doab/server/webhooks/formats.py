"""How a message looks to its receiver: as JSON with everything, or as the text that Discord and ntfy show."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
from typing import Literal

from doab.server.webhooks.events import Payload

Format = Literal["json", "discord", "ntfy"]

LONGEST_DISCORD = 2000

_DISCORD_MARKS = re.compile(r"([\\*_~`|\[\]<>#])")


def written(payload: Payload, form: str) -> tuple[bytes, dict[str, str]]:
    """Body and headers."""
    if form == "discord":
        return _for_discord(payload)
    if form == "ntfy":
        return _for_ntfy(payload)
    return _to_bytes(payload), {"Content-Type": "application/json"}


def signature(secret: str, at: int, body: bytes) -> str:
    """What `Doab-Signature` says: the time belongs to what is signed, so that an old message cannot be sent again."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={signed}"


def _for_discord(payload: Payload) -> tuple[bytes, dict[str, str]]:
    link = _link_of(payload)
    # The angle brackets keep Discord from fetching the page to show a part of it.
    end = f"\n<{link}>" if link else ""
    text = _DISCORD_MARKS.sub(r"\\\1", payload["message"])
    content = text[: LONGEST_DISCORD - len(end)] + end
    # A player may be called @everyone; nobody should be woken by that.
    return _to_bytes({"content": content, "allowed_mentions": {"parse": []}}), {"Content-Type": "application/json"}


def _for_ntfy(payload: Payload) -> tuple[bytes, dict[str, str]]:
    headers = {"Content-Type": "text/plain; charset=utf-8"}
    table = payload["table"]
    headers["Title"] = _header_text(table["title"] if table else "Doab")
    if link := _link_of(payload):
        headers["Click"] = link
    return payload["message"].encode(), headers


def _link_of(payload: Payload) -> str | None:
    link: str | None = payload["table"]["link"] if payload["table"] else None
    return link


def _header_text(text: str) -> str:
    """Text for a header, which is ASCII; ntfy reads what is encoded by RFC 2047."""
    if text.isascii() and text.isprintable():
        return text
    return f"=?UTF-8?B?{base64.b64encode(text.encode()).decode()}?="


def _to_bytes(document: Payload) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
