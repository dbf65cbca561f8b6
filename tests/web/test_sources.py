"""What holds for every file of the client."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
COMPONENTS = sorted((WEB / "src").rglob("*.svelte"))
STYLE_ATTRIBUTE = re.compile(r"\sstyle=[\"']")
ADDRESS = re.compile(r"https?://[\w.-]+")
NAMESPACE = "http://www.w3.org"


def test_there_are_components() -> None:
    assert len(COMPONENTS) > 30


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_style_that_the_content_security_policy_would_block(path: Path) -> None:
    found = STYLE_ATTRIBUTE.findall(path.read_text(encoding="utf-8"))
    assert found == [], "write style:name={value}: the policy blocks style attributes in the text of a page"


def test_the_pages_load_nothing_from_elsewhere() -> None:
    sources = [*COMPONENTS, *(WEB / "src").rglob("*.css"), WEB / "index.html", *(WEB / "public").rglob("*.svg")]
    named = {address for path in sources for address in ADDRESS.findall(path.read_text(encoding="utf-8"))}
    assert named <= {NAMESPACE}


def test_the_lock_file_does_not_say_where_packages_were_fetched() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
