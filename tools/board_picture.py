"""Draws boards into the pages that show them, between `<!-- board -->` and `<!-- /board -->`; Agra: `agra board`.

    python tools/board_picture.py           writes the pages
    python tools/board_picture.py --check   says which are out of date, with status 1

Each position is one of a recorded game of three greedy bots.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from doab.cli.drawing import choice_list, drawing_of
from doab.core import Game, parse_record

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "docs" / "example-game.doab"
# How a place is marked → the record, and the number of answers after which it is drawn.
BOARDS = {"board": (GAME, 337), "agra board": (ROOT / "docs" / "agra" / "example-game.doab", 250)}
# Page → whether it shows the question and its answers too.
PAGES = {ROOT / "docs" / "terminal.md": True}
WIDTH = 120


def picture(with_answers: bool = True, board: str = "board") -> str:
    """What the player who has to answer sees after that many answers of the game."""
    path, answers = BOARDS[board]
    record = parse_record(path.read_text(encoding="utf-8"))
    game = Game.new(record.game, record.names, record.options)
    for move in record.moves[:answers]:
        game.replay(move)
    seat, drawing = game.state.to_move(), drawing_of(game)
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, highlight=False)
    console.print(drawing.board(game, seat, WIDTH))
    if with_answers:
        console.print(Text(f"{game.names[seat]}: {drawing.question(game)}"))
        console.print(choice_list(drawing.choices(game), WIDTH))
    return "".join(f"{line.rstrip()}\n" for line in paper.getvalue().splitlines())


def with_picture(page: Path) -> str:
    """The text of a page as it should be."""
    text = page.read_text(encoding="utf-8")
    for board in BOARDS:
        place = re.compile(rf"(<!-- {board} -->\n```text\n).*?(```\n<!-- /{board} -->)", re.DOTALL)
        if place.search(text):
            drawn = picture(PAGES[page], board)
            text = place.sub(lambda found, drawn=drawn: f"{found[1]}{drawn}{found[2]}", text)  # type: ignore[misc]
    return text


def main(arguments: list[str]) -> int:
    stale = []
    for page in PAGES:
        text = with_picture(page)
        if text != page.read_text(encoding="utf-8"):
            stale.append(page.relative_to(ROOT).as_posix())
            if "--check" not in arguments:
                page.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print(f"the board has changed: “python tools/board_picture.py” draws it again in {', '.join(stale)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
