"""Doab in the terminal: `doab play` and the commands for records, editions and measuring."""

from doab.cli.app import app


def main() -> None:
    """The console script."""
    app()


__all__ = ["app", "main"]
