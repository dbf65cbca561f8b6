"""axe finds nothing, on any page and in any state of it: on a desk and on a phone, in daylight and by night."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, call, go_on_with_bram, open_table, store
from tests.browser.visitor import DESKTOP, PHONE, Screen, Visitor
from tests.matrix import matrix
from tests.server.process import ServerProcess

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
GAMES_ON_SCREENS = matrix(game=["rajas", "agra"], screen={"desk": DESKTOP, "phone": PHONE})

# Where in a record the first seat is asked something, and with which answer its turn is over but not yet confirmed;
# Agra's leaves something unused, of which the page reminds.
ASKED = {"rajas": ("two-players", 89, "upgrade mill"), "agra": ("two-players", 113, "done")}

# Rules that must have had something to look at: a page that did not load has nothing wrong with it either.
ON_PAGES = {"color-contrast", "target-size", "heading-order", "region", "label", "link-name"}
ON_TABLES = {"color-contrast", "target-size", "heading-order", "region", "button-name", "aria-allowed-attr"}

Look = Callable[..., None]


def tab(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("tab", name=name).click()


def somewhere_dark(visitor: Visitor) -> str:
    """A place on the board with which nothing can be answered now."""
    places = visitor.page.locator(".board [data-place]:not([data-seat])").evaluate_all(
        "all => all.filter((one) => one.getAttribute('role') !== 'button').map((one) => one.dataset.place)"
    )
    return str(next(place for place in places if place not in visitor.lit_places()))


@SCREENS
def test_pages(visit: Visit, server: ServerProcess, screen: Screen) -> None:
    visitor = visit(screen=screen)
    page = visitor.page
    axe = Axe(visitor)

    visitor.go()
    expect(page.locator("article button.main")).to_have_count(len(call(visitor, "GET", "/games")))
    axe.look("lobby of a stranger")
    page.locator("article[data-game=agra] button.main").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe.look("dialog that asks for a name")

    visitor.go("/me")
    expect(page.locator("form")).to_have_count(3)
    axe.look("sign in")
    visitor.go("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe.look("missing page")
    visitor.go("/table/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_be_visible()
    axe.look("closed table")
    visitor.complaints.clear()  # the browser mentions the table that is not there

    be_guest(visitor)
    host = server.guest("Bram")
    host.make("rajas", seats=3)
    running = host.make("agra", seats=2)
    server.guest("Chandra").sit(running, seat=1)
    host.start(running)
    store(visitor, "rajas", "two-players")
    go_on_with_bram(visitor, "agra", "two-players", 113)
    visitor.go()
    for section in ("mine", "open", "running", "past"):
        expect(page.locator(f"section[aria-labelledby={section}] li").first).to_be_visible()
    axe.look("lobby with tables")

    assert axe.found == []
    assert axe.applied >= ON_PAGES


@GAMES_ON_SCREENS
def test_a_new_table(visit: Visit, game: str, screen: Screen) -> None:
    visitor = visit(screen=screen)
    page = visitor.page
    axe = Axe(visitor)
    visitor.go(f"/new?game={game}")
    expect(page.locator("section[aria-labelledby=options] summary")).to_be_visible()
    for summary in page.locator("form details summary").all():
        summary.click()
    for box in page.locator("section[aria-labelledby=options] input[type=checkbox]").all():
        box.check()
    pace = page.locator("section[aria-labelledby=pace]")
    for kind in ("live", "days"):
        pace.locator("select").first.select_option(kind)
        if kind == "days":
            pace.locator("input[type=checkbox]").check()
        # At the end of the page, where the button that stays in sight lies over nothing.
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        axe.look(f"new table of {game}, pace {kind}, all options")

    be_guest(visitor)
    table = call(visitor, "POST", "/tables", {"game": game, "seats": 3 if game == "agra" else 4})["table"]["id"]
    visitor.go(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe.look("gathering, as its host")
    stranger = visit(screen=screen)
    stranger.go(f"/table/{table}")
    expect(stranger.page.get_by_role("heading", level=1)).to_be_visible()
    strangers = Axe(stranger)
    stranger.page.locator("details summary").last.click()
    strangers.look("gathering, as a stranger")
    assert axe.found + strangers.found == []
    assert axe.applied >= ON_PAGES | {"select-name"}


@SCREENS
def test_oneself(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen=screen)
    page = visitor.page
    axe = Axe(visitor)
    be_guest(visitor, f"Asha {screen.width}")  # accounts have names that differ
    visitor.go("/me")
    expect(page.locator("section[aria-labelledby=account]")).to_be_visible()
    axe.look("a guest")
    call(visitor, "POST", "/register", {"login": f"asha-{screen.width}", "password": "not the usual one"})
    visitor.go("/me")
    page.locator("section[aria-labelledby=tokens] form input").fill("my script")
    page.locator("section[aria-labelledby=tokens] form button").click()
    expect(page.locator("section[aria-labelledby=tokens] li")).to_have_count(1)
    page.locator("input[type=url]").fill("https://example.org/hook")
    page.locator("section[aria-labelledby=hooks] form button").click()
    expect(page.locator("section[aria-labelledby=hooks] li")).to_have_count(1)
    axe.look("registered, with a token and a webhook just made")
    page.locator("section[aria-labelledby=account] button.danger").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe.look("dialog before the account goes")
    assert axe.found == []


@GAMES_ON_SCREENS
def test_a_table_at_which_one_is_asked(visit: Visit, game: str, screen: Screen) -> None:
    visitor = visit(screen=screen)
    page = visitor.page
    axe = Axe(visitor)
    be_guest(visitor)
    record, at, last = ASKED[game]
    open_table(visitor, go_on_with_bram(visitor, game, record, at))
    visitor.answers.first.wait_for()
    axe.look("asked", board=True)

    if not screen.touch:
        visitor.answers.first.hover()
        expect(visitor.question.locator(".preview[aria-hidden=false]")).to_be_visible()
        axe.look("preview")
    visitor.place(somewhere_dark(visitor)).hover()
    if not screen.touch:
        expect(page.get_by_role("note")).to_be_visible()
        axe.look("help about a place")
    visitor.touch_place(somewhere_dark(visitor))
    expect(visitor.question.locator(".refused")).to_be_visible()
    axe.look("why not")
    page.locator("header summary").click()
    axe.look("settings")
    page.keyboard.press("Escape")
    page.locator("header [data-rules]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe.look("rules in short")
    page.keyboard.press("Escape")

    tab(visitor, "Chat")
    page.locator("section.tabs input").fill("Good luck!")
    page.locator("section.tabs form button").click()
    expect(page.locator("section.tabs [role=log] p")).to_contain_text("Good luck!")
    axe.look("chat")
    tab(visitor, "Notes")
    axe.look("notes")
    tab(visitor, "Table")
    page.locator("section.tabs details summary").click()
    axe.look("about the table")
    page.locator("section.tabs button.danger").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe.look("dialog before one gives up")
    page.keyboard.press("Escape")

    visitor.answer(last)
    expect(visitor.question.locator("button[data-confirm]")).to_be_visible()
    expect(visitor.question.locator(".unused")).to_have_count(1 if game == "agra" else 0)
    axe.look("turn to confirm")
    visitor.confirm()
    expect(visitor.question.get_by_role("status")).to_be_visible()
    axe.look("waiting")

    watching = visit(screen=screen)
    open_table(watching, visitor.table)
    watchers = Axe(watching)
    watchers.look("spectator")
    assert axe.found + watchers.found == []
    assert axe.applied >= ON_TABLES


@GAMES_ON_SCREENS
def test_a_game_that_is_over(visit: Visit, game: str, screen: Screen) -> None:
    visitor = visit(screen=screen)
    page = visitor.page
    axe = Axe(visitor)
    be_guest(visitor)
    table = store(visitor, game, "two-players")
    open_table(visitor, table)
    expect(visitor.question.locator("ol.ranking > li")).to_have_count(2)
    expect(visitor.question.locator("figure")).to_be_visible()
    axe.look("end", board=True)
    page.locator(".replay button").nth(1).click()
    expect(page).to_have_url(re.compile(r"\?at=\d+"))
    axe.look("past position")
    if game == "rajas":
        page.locator(".board .others button").first.click()
        axe.look("another's province")
    else:
        page.locator(".board .edge.card[role=button]").last.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        axe.look("another's farm", board=True)
    assert axe.found == []


@SCREENS
def test_a_screen_that_is_handed_on(visit: Visit, screen: Screen) -> None:
    visitor = visit(screen=screen)
    axe = Axe(visitor)
    be_guest(visitor)
    table = call(visitor, "POST", "/tables", {"game": "agra", "seats": 2})["table"]["id"]
    call(visitor, "POST", f"/tables/{table}/seats", {"seat": 1, "name": "Bram"})
    call(visitor, "POST", f"/tables/{table}/start")
    open_table(visitor, table)
    visitor.page.locator("ol.seats button").click()
    expect(visitor.page.locator(".shield")).to_be_visible()
    axe.look("shield")
    assert axe.found == []


def test_every_rule_of_these_standards_is_tried(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    visitor = visit()
    visitor.go()
    there, ran = Axe(visitor).rules()
    record_property("rules of axe", sorted(ran))
    assert ran == there
    assert len(there) > 80
