"""Games in files: a record, with remarks that say which seats bots play and from which seed chance draws."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from doab.cli.terminal import read_file, write_file
from doab.core import CHANCE, Game, Rules, find_rules, parse_record
from doab.core.errors import RecordError

_REMARK = re.compile(r"# (bots|seed) (.+)")


@dataclass
class Saved:
    """A game read from a file."""

    game: Game
    bots: dict[str, str] = field(default_factory=dict)
    """Name of the player → kind of bot."""
    seed: str = ""


def save_game(path: Path, game: Game, bots: Mapping[str, str], seed: str) -> None:
    header, _, rest = str(game.record()).partition("\n")
    remarks = [f"# bots {', '.join(f'{name}={kind}' for name, kind in bots.items())}"] if bots else []
    remarks.append(f"# seed {seed}")
    write_file(path, "\n".join([header, *remarks, rest]))


def load_game(path: Path, edition: Path | None = None, seed: str | None = None) -> Saved:
    """Read a saved game and bring it to its last position.

    Chance goes on in its stream of numbers where it stopped: saving and resuming is no way to roll again.
    """
    text = read_file(path)
    try:
        record = parse_record(text)
        rules: Rules = find_rules(record.game)
        if edition is not None:
            rules = rules.with_edition(edition)
        found = [_REMARK.fullmatch(line.strip()) for line in text.splitlines()]
        remarks = {match[1]: match[2] for match in found if match}
        used = seed or remarks.get("seed") or f"{record.position} resumed"
        game = Game.from_record(record, rules, used)
    except RecordError as error:
        raise RecordError(0, f"{path}: {error}") from error
    for step in game.steps:
        if step.seat == CHANCE:
            game.source.below(2)
    bots = {}
    for part in remarks.get("bots", "").split(","):
        name, _, kind = part.strip().partition("=")
        if kind and name in game.names:
            bots[name] = kind
    return Saved(game, bots, used)


def default_path(game: str) -> Path:
    """A new file in the folder for what programs remember: `~/.local/state/doab` on Linux."""
    base = os.environ.get("XDG_STATE_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "state") / "doab"
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = folder / f"{name}.doab"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.doab"
        number += 1
    return path
