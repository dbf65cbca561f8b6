"""What the server refuses, and how it says so. A refusal changes nothing."""

from __future__ import annotations

from doab.core.errors import DoabError


class Refused(DoabError):
    """A request that is not carried out. `code` is for programs, the message for people (docs/server/api.md)."""

    def __init__(self, status: int, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.details = details

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": str(self), **self.details}}
