"""A whole game of each title against a bot, from the form of a new table to the rematch: everything by clicking."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from doab.core import Game
from doab.core.records import parse_record
from doab.locale.catalogues import say
from tests.browser.clicking import Clicker
from tests.browser.conftest import Visit
from tests.browser.tables import all_steps, call
from tests.browser.visitor import Visitor
from tests.browser.words import ui
from tests.server.client import Json
from tests.server.process import DOAB

CONFIRMED = 20
"""So many answers are given with turns that wait to be ended; the rest of the game goes without."""


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_a_whole_game(visit: Visit, game: str, tmp_path: Path) -> None:
    visitor = visit()
    visitor.make_table(game, ["you", "bot:random"])
    visitor.await_table()
    clicker = Clicker(visitor, "a whole game")
    clicker.play(until=lambda now: len(clicker.given) >= CONFIRMED and not now["turn"]["hold"])
    confirm_no_more(visitor)
    state = clicker.play()
    assert state["table"]["status"] == "over"
    assert {"list", "board"} <= clicker.used.keys()
    steps = all_steps(visitor)
    assert [one["text"] for one in steps if one["how"] == "player"] == clicker.given
    record = downloaded(visitor, tmp_path / "game.txt")
    assert record == visitor.context.request.get(f"/api/tables/{visitor.table}/record").text()
    replays_and_verifies(tmp_path / "game.txt", state)
    shows_what_the_record_tells(visitor, record)
    shows_how_the_scores_grew(visitor)
    leads_to_a_rematch(visitor, state)


def confirm_no_more(visitor: Visitor) -> None:
    """Beside the log one says how one wants to be asked."""
    page = visitor.page
    page.get_by_role("tab", name=ui("tab-table"), exact=True).click()
    before = visitor.revision
    page.get_by_role("combobox", name=ui("wish-confirm")).select_option("off")
    visitor.await_revision(before)
    assert [seat["confirm"] for seat in visitor.state()["table"]["seats"] if seat["you"]] == ["off"]
    page.get_by_role("tab", name=ui("tab-log"), exact=True).click()


def downloaded(visitor: Visitor, path: Path) -> str:
    with visitor.page.expect_download() as download:
        visitor.question.get_by_role("link", name=ui("record-download")).click()
    download.value.save_as(path)
    return path.read_text(encoding="utf-8")


def replays_and_verifies(path: Path, state: Json) -> None:
    seal = state["table"]["dice"]["commitment"]
    for command in (["check", str(path)], ["verify", str(path), "--commitment", seal]):
        done = subprocess.run([str(DOAB), "record", *command], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def shows_what_the_record_tells(visitor: Visitor, text: str) -> None:
    """The ranking with every item of every score, as the record replays to it."""
    record = parse_record(text)
    game: Any = Game.from_record(record)
    assert record.result is not None
    places = []
    for seat, (name, rank, score) in enumerate(record.result):
        items = [[say(item), str(amount)] for item, amount in game.rules.telling.score_items(game.state, seat)]
        places.append((rank, seat, [ui("ending-rank", rank=rank), name, ui("ending-score", score=score)], items))
    expect(visitor.question.locator("ol.ranking > li")).to_have_count(len(places))
    shown = visitor.question.locator("ol.ranking > li").evaluate_all(
        """places => places.map((place) => [
             ['.rank', '.name', 'strong'].map((part) => place.querySelector(`.line ${part}`).textContent.trim()),
             [...place.querySelectorAll('.items li')].map((item) => [...item.children].map((one) => one.textContent)),
           ])"""
    )
    assert shown == [[line, items if len(items) > 1 else []] for _, _, line, items in sorted(places)]


def shows_how_the_scores_grew(visitor: Visitor) -> None:
    """One line a player, with a corner for every time that the word passed on."""
    told = call(visitor, "GET", f"/tables/{visitor.table}/scores")["points"]
    graph = visitor.question.locator("figure svg[role=img]")
    lines = graph.locator("polyline").evaluate_all(
        "lines => lines.map((line) => [line.textContent.trim(), line.points.length])"
    )
    names = [seat["name"] for seat in visitor.state()["table"]["seats"]]
    assert lines == [[name, len(told)] for name in names]
    expect(graph).to_have_accessible_name(ui("graph-label", names=", ".join(names)))


def leads_to_a_rematch(visitor: Visitor, state: Json) -> None:
    """The same people, moved on by one seat; from the old table one gets there again."""
    over = visitor.table
    visitor.question.get_by_role("button", name=ui("rematch"), exact=True).click()
    visitor.page.wait_for_function("over => !location.pathname.includes(over)", arg=over)
    visitor.await_table()
    again = visitor.table
    seats = visitor.page.locator("ol.seats .name")
    expect(seats).to_have_text([seat["name"] for seat in reversed(state["table"]["seats"])])
    visitor.go(f"/table/{over}")
    visitor.question.get_by_role("button", name=ui("rematch-join")).click()
    visitor.page.wait_for_url(f"**/table/{again}")
