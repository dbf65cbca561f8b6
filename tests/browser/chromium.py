"""Where a machine keeps its Chromium."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW_TO_GET_ONE = """\
There is no Chromium here, so the pages cannot be tried in a browser. Any of these gives one:
  sudo apt install chromium              Debian, Ubuntu
  .venv/bin/playwright install chromium  Playwright's own
  DOAB_CHROMIUM=/path/to/chromium        one that lies elsewhere"""

# A browser in a container may not open its own sandbox; nothing but our own pages is shown in it. It is to
# call nobody: neither its maker nor, over QUIC, anything beside the server under test.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # the same letters on every machine
]


class NoChromium(Exception):
    """The message says how to get one."""


def find_chromium(playwright: Playwright) -> str:
    """The program: the one that was named, the system's, or Playwright's."""
    if named := os.environ.get("DOAB_CHROMIUM"):
        if not Path(named).exists():
            raise NoChromium(f"DOAB_CHROMIUM names {named}, and nothing lies there.\n{HOW_TO_GET_ONE}")
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    raise NoChromium(HOW_TO_GET_ONE)


def main() -> None:
    """The last word of `make test`: whether the pages were tried in a browser."""
    with sync_playwright() as playwright:
        try:
            find_chromium(playwright)
        except NoChromium as missing:
            print(f"· the tests in a browser were skipped\n{missing}")


if __name__ == "__main__":
    main()
