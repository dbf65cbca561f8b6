"""Doab in the terminal: `doab play` and the commands for records, editions and measuring.

One file per command, with the command's name. `session.py` runs a game in the terminal; `rajas_board.py` and
`agra_board.py` draw the boards, from the same views as in the browser, and the words come from the catalogues.

It may import everything, since the commands start all the rest; nothing imports it.

Begin with `app.py`, then `play.py`.
"""

from doab.cli.app import app


def main() -> None:
    """The console script."""
    app()


__all__ = ["app", "main"]
