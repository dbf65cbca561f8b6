"""Doab in the terminal: `doab play` and the commands for records, editions and measuring.

One file a command, found by its name. A game in the terminal is `session.py`; boards are drawn by `rajas_board.py`
and `agra_board.py` from the same views as in the browser, words come from the catalogues.

It may call everything, since the commands start all the rest; nothing calls it.

Begin with `app.py`, then `play.py`.
"""

from doab.cli.app import app


def main() -> None:
    """The console script."""
    app()


__all__ = ["app", "main"]
