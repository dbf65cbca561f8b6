"""What a browser gets for the addresses of the pages, and what it may keep."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from doab.server.app import create_app
from doab.server.routes import pages
from doab.server.settings import Settings
from tests.server.browsers import Browser

INDEX = "<!doctype html><title>Doab</title>"
SCRIPT = "export const seats = 4;"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder like the one that `make client` fills."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(b"gzipped")
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"brotlied")
    (folder / "assets" / "small-1a2b.css").write_text("a{}")
    (folder / "assets" / "secret.txt").write_text("not for the page")
    monkeypatch.setattr(pages, "PAGES", folder)
    return folder


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    client = Browser(create_app(Settings(folder=tmp_path)), headers={"Accept-Encoding": "identity"})
    yield client
    client.close()


@pytest.mark.parametrize("address", ["/", "/new", "/me", "/table/AbC-_123", "/table/AbC-_123?at=7"])
def test_every_page_is_the_same_file_and_is_asked_for_every_time(built: Path, browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_pages_may_load_only_from_the_server_itself(built: Path, browser: Browser) -> None:
    policy = dict(part.split(" ", 1) for part in browser.get("/").headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy
    assert not any("http" in sources or "unsafe" in sources for sources in policy.values())


def test_assets_are_kept_for_a_year(built: Path, browser: Browser) -> None:
    answer = browser.get("/assets/index-1a2b.js")
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "encoding", "length"),
    [
        ("gzip, deflate, br, zstd", "br", len(b"brotlied")),
        ("gzip, deflate", "gzip", len(b"gzipped")),
        ("GZIP;q=0.5", "gzip", len(b"gzipped")),
        ("br;q=0, gzip", "gzip", len(b"gzipped")),
        ("br; q=0.000", None, len(SCRIPT)),
        ("deflate", None, len(SCRIPT)),
    ],
)
def test_the_smallest_form_that_the_browser_takes_is_sent(
    built: Path, browser: Browser, accepted: str, encoding: str | None, length: int
) -> None:
    answer = browser.head("/assets/index-1a2b.js", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert int(answer.headers["content-length"]) == length


def test_what_was_too_small_to_compress_is_sent_as_it_is(built: Path, browser: Browser) -> None:
    answer = browser.get("/assets/small-1a2b.css", headers={"Accept-Encoding": "br, gzip"})
    assert (answer.text, answer.headers["content-type"]) == ("a{}", "text/css; charset=utf-8")
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "address",
    ["/assets/absent-1a2b.js", "/assets/secret.txt", "/assets/index-1a2b.js.gz", "/assets/", "/table/a/b", "/nowhere"],
)
def test_nothing_else_is_served(built: Path, browser: Browser, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_page")


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/nowhere", "text/html; charset=utf-8"),
        ("/table/a/b", "text/html; charset=utf-8"),
        ("/api/nothing", "application/json"),
        ("/assets/absent-1a2b.js", "application/json"),
    ],
)
def test_who_mistypes_an_address_gets_a_page_that_says_so(
    built: Path, browser: Browser, address: str, kind: str
) -> None:
    answer = browser.get(address, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, kind)


@pytest.mark.parametrize("name", ["..%2Findex.html", "%2e%2e", ".hidden.js", "a%00.js"])
def test_names_of_assets_lead_nowhere_else(built: Path, browser: Browser, name: str) -> None:
    assert browser.get(f"/assets/{name}").status_code in (404, 422)


def test_the_sign_of_the_page_is_our_own_picture(built: Path, browser: Browser) -> None:
    answer = browser.get("/favicon.svg")
    assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")


def test_without_a_build_the_page_says_how_to_get_one(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGES", tmp_path / "nothing")
    answer = browser.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text
    assert browser.get("/openapi.json").status_code == 200


def test_the_pages_are_no_part_of_the_interface_for_programs(browser: Browser) -> None:
    described = browser.get("/openapi.json").json()["paths"]
    assert all(path.startswith("/api/") or path in ("/healthz", "/metrics") for path in described)
