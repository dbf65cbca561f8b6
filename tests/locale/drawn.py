"""What the terminal says while it draws boards and asks: the keys of its messages."""

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from doab.cli.drawing import choice_list, drawing_of
from doab.cli.session import HELP
from doab.core import Game
from doab.core.records import Move
from doab.core.wording import key_of
from doab.locale import Catalogue
from tests.agra.golden_kinds import KINDS as AGRA_KINDS
from tests.rajas.golden_kinds import KINDS as RAJAS_KINDS

EVERY = 9
"""One of so many boards is drawn."""


@cache
def drawn_keys() -> frozenset[str]:
    """The keys of all messages that are said while whole games are drawn."""
    heard: set[str] = set()
    said = Catalogue._format

    def listen(self: Catalogue, key: str, arguments: dict[str, Any]) -> str:
        heard.add(key)
        return said(self, key, arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "_format", listen)
        for kind in (RAJAS_KINDS[0], RAJAS_KINDS[-1], AGRA_KINDS[0]):
            Game.from_record(kind.path.read_text(encoding="utf-8"), kind.rules, watch=_draw)
    # What is typed instead of an answer is explained word by word.
    return frozenset(heard | {key_of("terminal-help", words.split(",")[0].split()[0]) for words in HELP})


def _draw(game: Game, move: Move) -> None:
    seat = game.state.to_move()
    if seat < 0:
        return
    drawing = drawing_of(game)
    choices = choice_list(drawing.choices(game), 120)
    if game.version % EVERY == 0:
        Console(file=io.StringIO(), width=120, color_system=None).print(drawing.board(game, seat, 120), choices)
