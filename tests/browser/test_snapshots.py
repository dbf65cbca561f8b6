"""Both boards look as they looked: at the start, in the middle and at the end of a game, in daylight and by night.

`DOAB_WRITE_SNAPSHOTS=1` writes the pictures anew; look at them before they are committed.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image

from tests.browser.conftest import Visit
from tests.browser.pictures import DIFFERENT, MOST_BYTES, differences, picture, png
from tests.browser.tables import be_guest, open_table, store
from tests.browser.visitor import Visitor

FOLDER = Path(__file__).parent / "snapshots"
GAMES = pytest.mark.parametrize("game", ["rajas", "agra"])
POSITIONS = {"rajas": {"start": 15, "middle": 160, "end": 301}, "agra": {"start": 6, "middle": 330, "end": 621}}
"""After how many answers of the record of two players."""

# One piece each that is missing or stands elsewhere.
CHANGES = {
    "rajas": {
        "a worker is gone": "[data-place='space mixed market'] use[href='#rj-worker'] { visibility: hidden }",
        "a boat has moved": ".board [data-place='boat'] { transform: translate(14px, 9px) }",
        "a yield is gone": "[data-place='yield 3,3 S'] use { visibility: hidden }",
    },
    "agra": {
        "a farmer is gone": "[data-place='farmer south'] use { visibility: hidden }",
        "an order is gone": "[data-place='order merchants 4'] use { visibility: hidden }",
        "all bowls are gone": "use[href='#agra-bowl'] { visibility: hidden }",
    },
}
FONTS = ["DejaVu Sans", "Liberation Serif", "monospace"]
HALF_A_PIXEL = ".board svg:not(svg svg) { transform: translate(0.5px, 0.5px) }"


def seen(visitor: Visitor, table: str, at: int) -> None:
    open_table(visitor, table, f"?at={at}")


def compare(golden: Path, new: Image.Image, folder: Path) -> str:
    """What is wrong, if anything; then both pictures lie in the folder."""
    if not golden.is_file():
        return f"{golden.name} is missing; DOAB_WRITE_SNAPSHOTS=1 writes it"
    most, where = differences(Image.open(golden), new)
    if most < DIFFERENT:
        return ""
    new.save(folder / f"{golden.stem}-new.png")
    where.save(folder / f"{golden.stem}-differences.png")
    return f"{golden.name}: a block is off by {most}; see {folder}"


@GAMES
def test_the_board_looks_as_it_looked(visit: Visit, game: str, tmp_path: Path) -> None:
    visitor = visit()
    be_guest(visitor)
    table = store(visitor, game, "two-players")
    wrong = []
    for name, at in POSITIONS[game].items():
        seen(visitor, table, at)
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            golden = FOLDER / f"{game}-{name}-{theme}.png"
            new = picture(visitor)
            if os.environ.get("DOAB_WRITE_SNAPSHOTS") == "1":
                golden.parent.mkdir(exist_ok=True)
                golden.write_bytes(png(new))
            wrong += [told for told in [compare(golden, new, tmp_path)] if told]
    assert wrong == []


@GAMES
def test_a_piece_that_is_missing_or_elsewhere_is_seen_and_other_letters_are_not(visit: Visit, game: str) -> None:
    visitor = visit()
    be_guest(visitor)
    seen(visitor, store(visitor, game, "two-players"), POSITIONS[game]["middle"])
    golden = Image.open(io.BytesIO(png(picture(visitor))))
    assert differences(golden, picture(visitor))[0] == 0
    for font in FONTS:
        lettered = picture(visitor, f"* {{ font-family: {font!r} !important }}")
        assert differences(golden, lettered)[0] < DIFFERENT, font
    assert differences(golden, picture(visitor, HALF_A_PIXEL))[0] < DIFFERENT
    for what, style in CHANGES[game].items():
        assert differences(golden, picture(visitor, style))[0] >= DIFFERENT, what


def test_the_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in sorted(FOLDER.glob("*.png"))}
    names = [
        f"{game}-{name}-{theme}.png" for game in POSITIONS for name in POSITIONS[game] for theme in ("dark", "light")
    ]
    assert sorted(sizes) == sorted(names)
    assert [name for name, size in sizes.items() if size >= MOST_BYTES] == []
