"""The lobby as it lies open: it follows what happens at the tables, and asks the server for nothing."""

from __future__ import annotations

from playwright.sync_api import Locator, Request, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.browser.words import ui
from tests.server.client import Person
from tests.server.playing import Chair, any_answer, asked, seated
from tests.server.process import ServerProcess


def come_as(visitor: Visitor, person: Person) -> None:
    """The browser has the session of somebody who plays elsewhere."""
    visitor.context.add_cookies([{"name": "doab_session", "value": person.session, "url": visitor.url}])


def line_of(visitor: Visitor, table: str) -> Locator:
    return visitor.page.locator(f"li a[href='/table/{table}']")


def give_answers(chairs: list[Chair], answers: int) -> None:
    while answers > 0:
        chair = asked(chairs)
        if chair.turn["hold"]:
            chair.confirm()
        else:
            chair.answer(any_answer(chair.view, "lobby"))
            answers -= 1


def test_twenty_moves_at_a_table_cost_no_request(server: ServerProcess, visit: Visit) -> None:
    """Three people have the lobby open: two who play, and one who does not."""
    asha, bram = server.guest("Asha"), server.guest("Bram")
    visitors = [visit(), visit(), visit()]
    for visitor, person in zip(visitors, (asha, bram), strict=False):
        come_as(visitor, person)
    for visitor in visitors:
        visitor.go()
    chairs = seated([asha, bram], "rajas")
    table = chairs[0].table
    for visitor in visitors:
        expect(line_of(visitor, table)).to_contain_text("Asha · Bram")
    requests: list[str] = []

    def hear(request: Request) -> None:
        requests.append(f"{request.method} {request.url.removeprefix(server.url)}")

    for visitor in visitors:
        visitor.page.on("request", hear)
    give_answers(chairs, 20)
    turn = chairs[0].look()["turn"]["seat"]
    for visitor, seat in zip(visitors, (0, 1, None), strict=True):
        waits = ui("table-your-turn") if seat == turn else ui("table-waits", name=("Asha", "Bram")[turn])
        expect(line_of(visitor, table)).to_contain_text(waits)
        expect(visitor.page.get_by_role("heading", name=ui("lobby-mine"))).to_have_count(0 if seat is None else 1)
    marker = asha.make("rajas", seats=2)
    for visitor in visitors:
        expect(line_of(visitor, marker)).to_contain_text(ui("table-open-seats", count=1))
    asha.call("DELETE", f"/tables/{marker}")
    for visitor in visitors:
        expect(line_of(visitor, marker)).to_have_count(0)
    assert requests == [], f"{len(requests)} requests of three pages"


class Line:
    """The lobby's WebSocket, as something that can be cut."""

    def __init__(self, visitor: Visitor, is_cut: bool = False) -> None:
        self.is_cut = is_cut
        self.open: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/api/live", self.begin)

    def begin(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
        else:
            line.connect_to_server()
            self.open.append(line)

    def cut(self) -> None:
        self.is_cut = True
        while self.open:
            self.open.pop().close()


def test_after_a_broken_line_the_lobby_is_right_again(server: ServerProcess, visit: Visit) -> None:
    """What has gone meanwhile is not shown, what is new is. Nothing is asked for: a new line begins with everything."""
    asha, visitor = server.guest("Asha"), visit()
    line = Line(visitor)
    visitor.go()
    gone = asha.make("pebbles", seats=2)
    expect(line_of(visitor, gone)).to_be_visible()
    requests: list[str] = []
    visitor.page.on("request", lambda request: requests.append(request.url))
    line.cut()
    asha.call("DELETE", f"/tables/{gone}")
    new = asha.make("pebbles", seats=2)
    line.is_cut = False
    expect(line_of(visitor, new)).to_be_visible()
    expect(line_of(visitor, gone)).to_have_count(0)
    assert [one for one in requests if "/tables" in one] == []
    asha.call("DELETE", f"/tables/{new}")


def test_where_no_line_can_be_had_the_lobby_is_shown_all_the_same(server: ServerProcess, visit: Visit) -> None:
    asha, visitor = server.guest("Asha"), visit()
    table = asha.make("pebbles", seats=2)
    Line(visitor, is_cut=True)
    visitor.go()
    expect(line_of(visitor, table)).to_be_visible()
    asha.call("DELETE", f"/tables/{table}")
