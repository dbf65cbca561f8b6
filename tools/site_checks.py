"""What must hold for the built site: every link and anchor leads somewhere, and nothing comes from another host."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "link": "href",
}
"""What a browser fetches by itself when it shows a page. Of links only those to pages are left to the reader."""
CODE = {"code", "pre", "script", "style"}
TABLE_RULE = re.compile(r"^\s*\|(?:\s*:?-+:?\s*\|)+\s*$", re.MULTILINE)
"""The line below the head of a table. Where it can be read, the table was not taken for one."""
IN_STYLES = re.compile(r"(?:url\(|@import)\s*[\"']?\s*((?:https?:)?//[^\"')\s]+)")


@dataclass
class Checked:
    """How much was looked at, and what is wrong."""

    pages: int = 0
    links: int = 0
    anchors: int = 0
    outside: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.pages} pages, {self.links} links ({self.anchors} to anchors), {self.outside} to other hosts"


class Page(HTMLParser):
    """What one page names, links to and loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.unread: list[str] = []
        self.inside_code = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        fields = {name: value or "" for name, value in attrs}
        self.names |= {fields[name] for name in ("id", "name") if name in fields}
        if tag == "a" and "href" in fields:
            self.links.append(fields["href"])
        if tag in LOADS and LOADS[tag] in fields and fields.get("rel") not in ("canonical", "prev", "next"):
            self.loads.append(fields[LOADS[tag]])
        self.loads += [part.split()[0] for part in fields.get("srcset", "").split(",") if part.strip()]
        self.loads += IN_STYLES.findall(fields.get("style", ""))
        self.inside_code += tag in CODE

    def handle_endtag(self, tag: str) -> None:
        self.inside_code -= tag in CODE

    def handle_data(self, data: str) -> None:
        if not self.inside_code:
            self.unread += TABLE_RULE.findall(data)


def is_foreign(address: str) -> bool:
    return bool(urlsplit(address).netloc)


def check_site(folder: Path) -> Checked:
    """Look at every page and every style of a built site."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    checked = Checked(pages=len(pages))
    for path, page in pages.items():
        name = path.relative_to(folder).as_posix()
        if name == "404.html":
            continue  # it is shown at any address, so its links begin at the top of the host
        for link in page.links:
            _check_link(path, link, pages, checked, name)
        checked.faults += [f"{name} shows the table {line.strip()} as text" for line in page.unread]
        for address in page.loads:
            if is_foreign(address):
                checked.faults.append(f"{name} loads {address} from another host")
            elif not address.startswith("data:") and not (path.parent / unquote(urlsplit(address).path)).exists():
                checked.faults.append(f"{name} loads {address}, which is not there")
    for path in sorted(folder.rglob("*.css")):
        for address in IN_STYLES.findall(path.read_text(encoding="utf-8")):
            checked.faults.append(f"{path.relative_to(folder).as_posix()} loads {address} from another host")
    return checked


def _check_link(path: Path, link: str, pages: dict[Path, Page], checked: Checked, name: str) -> None:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        checked.outside += 1
        return
    checked.links += 1
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        checked.faults.append(f"{name} links to {link}, which is not there")
    elif parts.fragment and target in pages:
        checked.anchors += 1
        if unquote(parts.fragment) not in pages[target].names and not parts.fragment.startswith("__"):
            checked.faults.append(f"{name} links to {link}: the page has no such place")
