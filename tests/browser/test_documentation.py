"""The documentation site as a reader meets it, opened from disk: no server, no network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tools import site

pytestmark = pytest.mark.skipif(find_spec("zensical") is None, reason="the extra “docs” is not installed")
PHONE = {"width": 390, "height": 800}


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the start page."""
    folder: Path = tmp_path_factory.mktemp("site")
    site.build(folder)
    return (folder / "site" / "index.html").as_uri()


@pytest.fixture
def reader(chromium: Browser) -> Iterator[Page]:
    """A page of a browser that may fetch nothing but files."""
    page = chromium.new_page(viewport={"width": 1280, "height": 860})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield page
    page.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:", "blob:"))] == []


def test_the_search_finds_a_rule_without_a_server(start: str, reader: Page) -> None:
    reader.goto(start)
    reader.keyboard.press("Control+k")
    reader.keyboard.type("karma")
    expect(reader.get_by_text(re.compile(r"^\d+ results$"))).to_be_visible()
    expect(reader.get_by_role("option", name="6. Karma")).to_be_visible()


def test_every_part_of_the_navigation_opens(start: str, reader: Page) -> None:
    reader.goto(start)
    for part in ("Play", "Host", "Bots and learning", "Rules", "Reference", "Working on it"):
        reader.locator(".md-tabs").get_by_role("link", name=part, exact=True).click()
        expect(reader.locator(".md-tabs__item--active")).to_have_text(part)
        expect(reader.locator("article h1").first).to_be_visible()


@pytest.mark.parametrize("page", ["index.html", "rajas/rules-map.html", "extend/game.html", "api/core.html"])
def test_a_phone_scrolls_one_way_only(start: str, reader: Page, page: str) -> None:
    reader.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    reader.goto(start.replace("index.html", page))
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("night", "ground"), [(False, "rgb(253, 248, 236)"), (True, "rgb(23, 20, 29)")])
def test_pages_are_light_or_dark_as_the_reader_likes(start: str, reader: Page, night: bool, ground: str) -> None:
    reader.emulate_media(color_scheme="dark" if night else "light")
    reader.goto(start)
    assert reader.evaluate("getComputedStyle(document.body).backgroundColor") == ground
