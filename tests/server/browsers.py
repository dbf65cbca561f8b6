"""Identity and security by themselves: an application with nothing else in it, and browsers that visit it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from sqlalchemy.orm import Session

from doab.server.guard.limits import Limits
from doab.server.guard.security import install
from doab.server.routes.identity import router
from doab.server.rows.schema import Base
from doab.server.running import Running
from doab.server.settings import Settings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather be used with another package than httpx
    from starlette.testclient import TestClient

NewSite = Callable[..., "Site"]
Browser = TestClient
PASSWORD = "three blind camels"
QUICK: dict[str, Any] = {"password_memory": 8, "calls_a_minute": 0, "sign_ins_a_minute": 0}


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Site:
    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = Settings(folder=folder, **{**QUICK, **settings})
        self.running = Running(self.settings)
        Base.metadata.create_all(self.running.database.engine)
        self.clock = Clock()
        self.app = FastAPI()
        self.app.state.running = self.running
        install(self.app, self.settings)
        self.app.include_router(router)
        self.limits = self.app.state.limits = Limits(self.settings, self.clock)

    def browser(self, address: str = "203.0.113.7", scheme: str = "http", token: str = "") -> Browser:
        """A browser with no cookies yet, or a script with a token."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"{scheme}://doab.example"
        return TestClient(self.app, url, raise_server_exceptions=False, headers=headers, client=(address, 50000))

    def guest(self, name: str = "Asha") -> Browser:
        browser = self.browser()
        assert browser.post("/api/guests", json={"name": name}).status_code == 201
        return browser

    def registered(self, login: str = "asha") -> Browser:
        browser = self.browser()
        answer = browser.post("/api/register", json={"login": login, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return browser

    def logged_in(self, login: str = "asha", browser: Browser | None = None) -> Browser:
        browser = browser or self.browser()
        answer = browser.post("/api/login", json={"login": login, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return browser

    def token(self, browser: Browser, label: str = "a script") -> str:
        return str(browser.post("/api/me/tokens", json={"label": label}).json()["token"])

    def write(self, change: Callable[[Session], Any]) -> Any:
        """Put rows into the database, or read them, behind the server's back."""
        with self.running.database.write() as session:
            return change(session)


@contextmanager
def sites(folder: Path) -> Iterator[NewSite]:
    """Makes sites, each with a database of its own: `new_site(guests=False)`."""
    made: list[Site] = []

    def make(**settings: Any) -> Site:
        made.append(Site(folder / str(len(made)), **settings))
        return made[-1]

    yield make
    for site in made:
        site.running.database.close()


def me(browser: Browser) -> dict[str, Any]:
    answer = browser.get("/api/me")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refusal(answer: Any) -> tuple[int, str]:
    """Status and code of an answer that must be a refusal."""
    error = answer.json()["error"]
    assert set(error) >= {"code", "message"}
    return answer.status_code, error["code"]
