"""Takes the pictures of the pages that README shows, in a real browser.

    python -m tools.screenshots           with the server and the Chromium of the browser tests

Each picture is a position of a recorded game, opened at a table of its own with bots on the other seats.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.server.process import ServerProcess

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
RAJAS = ROOT / "docs" / "example-game.doab"
AGRA = ROOT / "docs" / "agra" / "example-game.doab"
COLOURS = 256
"""In the palette of a picture: the boards are drawn in flat colours, and the files stay small."""


class Picture(NamedTuple):
    name: str
    record: Path
    answers: int
    language: str
    theme: str
    width: int
    height: int


PICTURE_LIST = (
    Picture("rajas", RAJAS, 337, "en", "light", 1440, 900),
    Picture("agra", AGRA, 250, "de", "dark", 1440, 900),
    Picture("rajas-phone", RAJAS, 337, "es", "dark", 390, 844),
    Picture("agra-phone", AGRA, 250, "nl", "light", 390, 844),
)


def take(browser: Browser, url: str, picture: Picture) -> Path:
    phone = picture.width < 600
    context = browser.new_context(
        base_url=url,
        locale=picture.language,
        viewport={"width": picture.width, "height": picture.height},
        color_scheme="dark" if picture.theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
    )
    call = context.request
    call.post("/api/guests", data={"name": "Asha"})
    record = picture.record.read_text(encoding="utf-8")
    stored = call.post("/api/records", data=record, headers={"Content-Type": "text/plain"}).json()["table"]["id"]
    looked = call.get(f"/api/tables/{stored}/positions/{picture.answers}").json()
    asked, seats = looked["question"]["seat"], len(looked["names"])
    bots = {str(seat): "greedy" for seat in range(seats) if seat != asked}
    fork = call.post(f"/api/tables/{stored}/fork", data={"at": picture.answers, "as": "table", "bots": bots}).json()
    table = fork["table"]["id"]
    call.post(f"/api/tables/{table}/start")
    page = context.new_page()
    page.goto(f"/table/{table}")
    expect(page.locator("section.question button[data-answer]").first).to_be_visible(timeout=30_000)
    expect(page.locator(".board [data-place]").first).to_be_visible(timeout=30_000)
    page.mouse.move(1, 1)
    expect(page.locator(".board[data-moving]")).to_have_count(0, timeout=30_000)
    image = Image.open(BytesIO(page.screenshot())).convert("RGB")
    path = PICTURES / f"{picture.name}.png"
    image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)
    context.close()
    return path


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=ARGUMENTS)
        for picture in PICTURE_LIST:
            path = take(browser, server.url, picture)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
