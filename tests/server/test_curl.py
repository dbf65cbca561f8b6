"""The page about curl is true: its shell plays a whole game, line by line as it stands there."""

import os
import subprocess
from pathlib import Path

from doab.core import Game
from doab.core.records import parse_record
from tests.server.process import DOAB, ROOT, ServerProcess
from tests.test_docs import blocks_of

PAGE = ROOT / "docs" / "server" / "curl.md"
SECONDS = 120


def script() -> str:
    """The shell of the page; of the console only what belongs to the game that was played."""
    parts = ["set -eu"]
    for block in blocks_of(PAGE.read_text(encoding="utf-8")):
        if block.language == "sh":
            parts.append(block.text)
        elif block.language == "console" and "record verify" in block.text:
            parts.append(block.text.removeprefix("$ "))
    return "\n".join(parts)


def test_the_page_plays_a_whole_game(server: ServerProcess, tmp_path: Path) -> None:
    environment = {**os.environ, "DOAB": server.url, "PATH": f"{DOAB.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", script()],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert '{"error":{"code":"game_over"' in done.stdout
    assert "all " in done.stdout.splitlines()[-1]
    assert "draws are what the sealed dice gave" in done.stdout.splitlines()[-1]
    text = (tmp_path / "game.doab").read_text(encoding="utf-8")
    assert "# dice salt 0 monsoon" in text
    record = parse_record(text)
    assert record.names[0] == "Asha"
    assert record.result is not None
    assert Game.from_record(record).over
