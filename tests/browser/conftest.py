"""One server and one Chromium for the tests of a worker; every visitor has a browser profile of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import ARGUMENTS, NoChromium, find_chromium
from tests.browser.visitor import DESKTOP, Screen, Visitor
from tests.evidence import call_witness
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("browser-server")) as running:
        yield running


# Playwright keeps an event loop running in the thread of the tests for as long as it is there, and a test of something
# else that runs its own would fail in the same process: so both end with the file that wanted them.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Where a browser is required (`DOAB_BROWSER=required`, as in `.ci/run`) nothing is skipped for want of one."""
    try:
        program = find_chromium(playwright)
    except NoChromium as missing:
        if os.environ.get("DOAB_BROWSER") == "required":
            raise
        pytest.skip(str(missing))
    browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    yield browser
    browser.close()


def come(
    chromium: Browser,
    url: str,
    language: str = "en",
    screen: Screen = DESKTOP,
    theme: str = "light",
    motion: bool = False,
    **more: Any,
) -> Visitor:
    """Somebody with a browser profile of their own comes to a server."""
    context = chromium.new_context(
        base_url=url,
        locale=language,
        viewport={"width": screen.width, "height": screen.height},
        has_touch=screen.touch,
        is_mobile=screen.touch,
        device_scale_factor=1,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="no-preference" if motion else "reduce",
        **more,
    )
    return Visitor(context, url, screen)


@pytest.fixture
def visit(server: ServerProcess, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A new visitor: `visit(language="nl", screen=PHONE, theme="dark")`. Complaints of the browser fail the test."""
    came: list[Visitor] = []
    logged = len(server.log())

    def testify(folder: Path) -> None:
        server.testify(folder, since=logged)
        for number, visitor in enumerate(came, 1):
            visitor.testify(folder, f"visitor-{number}")

    call_witness(request.node, testify)

    def visit(**wishes: Any) -> Visitor:
        came.append(come(chromium, server.url, **wishes))
        return came[-1]

    yield visit
    complaints = [complaint for visitor in came for complaint in visitor.complaints]
    for visitor in came:
        visitor.context.close()
    assert not complaints, complaints
