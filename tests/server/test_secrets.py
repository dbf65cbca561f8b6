"""Nothing that a seat may not know leaves the server: all that everybody is told is kept and searched for secrets."""

from __future__ import annotations

import base64
import contextlib
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import pytest

from doab.agra import agra
from doab.core import Game
from doab.core.records import parse_record
from pebbles import RULES as PEBBLES
from tests.server.client import Json, Live, Person
from tests.server.conftest import Guest
from tests.server.playing import Chair, asked, finish_turn, play_on, seated, texts
from tests.server.process import ServerProcess
from tests.server.strange import FOR_BOTS, PURSE, PURSES

pytestmark = pytest.mark.both_databases

SEVEN_DIGITS = re.compile(r"(?<![\w.])\d{7}(?!\w)")


def look_everywhere(person: Person, table: str, version: int) -> None:
    """Everything that can be asked about a table, with and without right, about every seat."""
    for seat in (None, 0, 1, 2):
        for path in (
            "",
            "/steps",
            f"/steps?from={max(1, version - 150)}",
            "/since",
            f"/positions/{version}",
            f"/positions/{version // 2}",
            "/positions/0",
            "/why?answer=place+quarry",
            "/why?answer=lay+3",
        ):
            mark = "&" if "?" in path else "?"
            person.send("GET", f"/tables/{table}{path}" + ("" if seat is None else f"{mark}seat={seat}"))
    for path in (f"/tables/{table}/record", f"/tables/{table}/chat", f"/tables/{table}/notes", "/tables", "/me/tables"):
        person.send("GET", path)
    for seat in (0, 1, 2):
        wrong = {"seat": seat, "revision": 1}
        person.send("POST", f"/tables/{table}/answers", {**wrong, "answer": "place quarry"})
        person.send("POST", f"/tables/{table}/try", {**wrong, "answers": ["place quarry", "produce 1"]})
        person.send("POST", f"/tables/{table}/undo", wrong)
    revision = person.state(table)["table"]["revision"]
    for answer in ("place quarry", "peon quarry", "lay 3", "take one", "nonsense"):
        person.send("POST", f"/tables/{table}/try", {"answers": [answer], "revision": revision})
        person.send("PUT", f"/tables/{table}/standing", {"question": "toll", "answer": answer})
    for metric in ("/metrics", "/healthz"):
        person.heard.append(person.http.get(metric).text)


def drain(lines: Sequence[Live]) -> None:
    """Read what has been sent so far."""
    for live in lines:
        with contextlib.suppress(TimeoutError):
            while True:
                live.receive(0.02)


# ---------------------------------------------------------------- purses


def purses_in(text: str) -> set[int]:
    """The seats whose purse a text gives away: a number within a hundred of what the seat began with. Nobody spends
    as much in these games, and sizes of files and memory, which come in blocks of 512 bytes, are not so near."""
    near = {(int(number) - PURSE + 500_000) // 1_000_000: int(number) for number in SEVEN_DIGITS.findall(text)}
    return {seat for seat, number in near.items() if seat in (0, 1, 2) and abs(number - PURSE - seat * 10**6) < 100}


def test_the_search_would_find_a_purse() -> None:
    assert purses_in('{"rupees": 7390331, "at": 1763209907.7390331}') == {0}
    assert purses_in(f"[{PURSE + 999_998},{PURSE + 2_000_000}]") == {1, 2}
    assert purses_in("a8390329 8390329a 1.8390329 18390329 8399999 8390144 6390329") == set()


def test_nobody_hears_what_is_in_another_s_purse(server: ServerProcess, guest: Guest) -> None:
    people = [guest(name, listening=True) for name in ("Asha", "Bram", "Chitra")]
    stranger, passer_by = guest("Stranger", listening=True), server.person(listening=True)
    chairs = seated(people, "purses")
    table = chairs[0].table
    own = [chair.view["table"]["players"][chair.seat]["rupees"] for chair in chairs]
    assert own == [PURSE, PURSE + 1_000_000, PURSE + 2_000_000]
    lines = [person.live(table) for person in (*people, stranger, passer_by)]
    for _ in range(9):
        finish_turn(asked(chairs), lambda view, seed: _spending(view))
        drain(lines)
    version = chairs[0].look()["position"]["version"]
    for person in (*people, stranger, passer_by):
        look_everywhere(person, table, version)
        person.send("POST", f"/tables/{table}/fork", {"as": "sandbox"})
    drain(lines)
    for line in lines:
        line.socket.close()
    for seat, person in enumerate(people):
        assert purses_in("\n".join(person.heard)) == {seat}
    assert purses_in("\n".join(stranger.heard)) == set()
    assert purses_in("\n".join(passer_by.heard)) == set()
    assert purses_in(server.log()) == set()


def test_what_bots_imagine_from_stays_on_the_server(server: ServerProcess, guest: Guest) -> None:
    """`Game.view` has it under `state`; what leaves has not, of a game that is played, looked back at or stored."""
    asha, passer_by = guest("Asha", listening=True), server.person(listening=True)
    chairs = seated([asha, guest("Bram", listening=True)], "purses")
    table = chairs[0].table
    assert PURSES.sight.seen(PURSES.start(2, PURSES.settle(("Asha", "Bram"), None)), 0)[FOR_BOTS]
    lines = [person.live(table) for person in (asha, passer_by)]
    for _ in range(3):
        finish_turn(asked(chairs), lambda view, seed: _spending(view))
        drain(lines)
    for place in (table, asha.upload(asha.record(table))):
        for person in (asha, passer_by):
            look_everywhere(person, place, 10)
    drain(lines)
    for line in lines:
        line.socket.close()
    for person in (asha, passer_by):
        assert '"position":{' in "".join(person.heard)
        assert FOR_BOTS not in "".join(person.heard)


def _spending(view: Json) -> str:
    """A Peon, where one can be paid: what purses are for; else the first answer."""
    legal = texts(view)
    return next((text for text in legal if text.startswith("peon ")), legal[0])


# ---------------------------------------------------------------- hands


def hidden_draws(game: Game, seat: int) -> list[int]:
    """Numbers of the steps by which somebody else than `seat` drew a pebble."""
    return [number for number, step in enumerate(game.steps, 1) if step.audience not in (-2, seat)]


def test_a_pebble_drawn_in_secret_is_told_to_nobody_else(server: ServerProcess, guest: Guest) -> None:
    people = [guest(name, listening=True) for name in ("Asha", "Bram", "Chitra")]
    passer_by = server.person(listening=True)
    chairs = seated(people, "pebbles")
    table = chairs[0].table
    logs: dict[int, list[Json]] = {}
    for _ in range(4):
        finish_turn(asked(chairs), lambda view, seed: _laying(view))
        version = chairs[0].look()["position"]["version"]
        for person in (*people, passer_by):
            look_everywhere(person, table, version)
            refusal = person.refusal("GET", f"/tables/{table}/record")
            assert (refusal.status, refusal.code) == (409, "secret_until_over")
        for seat, person in enumerate([*people, passer_by]):
            hands = person.state(table)["position"]["table"]["open hands"]
            assert [hand is not None for hand in hands] == [one == seat for one in range(3)]
            logs[seat] = person.steps(table)
    play_on(chairs, "to the end")
    game = Game.from_record(parse_record(passer_by.record(table)), PEBBLES)
    draws = {number for seat in range(3) for number in hidden_draws(game, seat)}
    assert len(draws) >= 6
    for seat, log in logs.items():
        hidden = [number for number in hidden_draws(game, seat) if number <= len(log)]
        assert [step["number"] for step in log if step["hidden"]] == hidden
        for step in log:
            if step["hidden"]:
                assert not step["text"]
                assert not step["events"]
            else:
                assert step["text"] == game.steps[step["number"] - 1].action.text
    opened = passer_by.steps(table)
    assert [step["text"] for step in opened] == [step.action.text for step in game.steps]
    assert not any(step["hidden"] for step in opened)


def _laying(view: Json) -> str:
    """Lay, so that new pebbles are drawn; never show."""
    legal = texts(view)
    return next((text for text in legal if text.startswith(("lay", "leave"))), legal[0])


def cut(record: str, answers: int) -> str:
    """A record without its last answers and its closing line."""
    lines = record.splitlines()[:-1]
    return "\n".join(lines[: len(lines) - answers]) + "\n"


ALTERED: dict[str, Callable[[str], str]] = {
    "as it is": lambda record: record,
    "cut short": lambda record: cut(record, 3),
    "under other names": lambda record: record.replace("Asha", "Xenia").replace("Bram", "Yann"),
    "called a game with open purses": lambda record: cut(record, 0).replace("\n", "\noptions open_rupees\n", 1),
}


@pytest.mark.parametrize("alter", ALTERED.values(), ids=ALTERED)
def test_an_unfinished_record_shows_no_purse(guest: Guest, alter: Callable[[str], str]) -> None:
    """It may be the record of a game that is played at this moment, however it has been altered."""
    chairs = seated([guest(name) for name in ("Asha", "Bram", "Chitra")], "purses")
    for _ in range(4):
        finish_turn(asked(chairs), lambda view, seed: _spending(view))
    stranger = guest("Stranger", listening=True)
    stored = stranger.upload(alter(stranger.record(chairs[0].table)))
    version = stranger.state(stored)["position"]["version"]
    assert version > 20
    look_everywhere(stranger, stored, version)
    for number in range(version + 1):
        for seat in (0, 1, 2):
            shown = stranger.call("GET", f"/tables/{stored}/positions/{number}", seat=seat)
            assert shown["seat"] == -1
            assert [player["rupees"] for player in shown["table"]["players"]] == [None] * 3
    assert stranger.refusal("GET", f"/tables/{stored}/scores").code == "secret_until_over"
    assert stranger.refusal("POST", f"/tables/{stored}/review").code == "secret_until_over"
    assert stranger.call("GET", f"/tables/{stored}/review")["possible"] is False
    for at in (None, 18, version - 1):
        fork = stranger.fork(stored, at=at)
        look_everywhere(stranger, fork, stranger.state(fork)["position"]["version"])
    assert purses_in("\n".join(stranger.heard)) == set()


def test_an_unfinished_record_shows_no_hand(guest: Guest) -> None:
    """Whoever plays on from it plays with other pebbles: those that everybody saw are the same."""
    asha = guest("Asha")
    game = Game.new(PEBBLES, ["Asha", "Bram"], seed=5)
    game.settle()
    hands = [game["Asha"].hand, game["Bram"].hand]
    assert game.to_move == "Asha"
    stored = asha.upload(str(game.record()))
    for seat in (None, 0, 1):
        shown = asha.call("GET", f"/tables/{stored}/positions/{game.version}", seat=seat)
        assert shown["table"]["open hands"] == [None, None]
    drawn = [step for step in asha.steps(stored) if step["hidden"]]
    assert len(drawn) == sum(len(hand) for hand in hands)
    assert {step["text"] for step in drawn} == {None}
    refusal = asha.refusal("GET", f"/tables/{stored}/record")
    assert (refusal.status, refusal.code) == (409, "secret_until_over")
    # Pebbles has no positions in text, so nobody can play on from it.
    assert asha.refusal("POST", f"/tables/{stored}/fork", {"as": "sandbox"}).code == "no_positions"


def test_the_record_of_a_game_that_was_played_to_its_end_shows_everything(guest: Guest, passer_by: Person) -> None:
    game = Game.new(PEBBLES, ["Asha", "Bram"], seed=5)
    game.play_random(seed=5)
    table = guest("Asha").upload(cut(str(game.record()), 0))
    twin = Game.new(PEBBLES, ["Asha", "Bram"])
    for move in game.record().moves[:12]:
        twin.replay(move)
    for seat in (0, 1):
        shown = passer_by.call("GET", f"/tables/{table}/positions/12", seat=seat)
        assert shown["table"] == twin.view(seat)["table"]
        assert shown["table"]["open hands"][seat] is not None
    assert [step["text"] for step in passer_by.steps(table)] == [step.action.text for step in game.steps]
    assert parse_record(passer_by.record(table)).result == game.record().result


def test_a_position_that_somebody_brings_is_not_told_to_others(guest: Guest) -> None:
    """The line that a record begins with tells every purse. In a fork there are imagined ones, none above 39."""
    asha, bram = guest("Asha"), guest("Bram")
    stored = asha.upload(str(agra("Asha: rupees 777 | Bram: rupees 888").record()))
    refusal = bram.refusal("GET", f"/tables/{stored}/record")
    assert (refusal.status, refusal.code) == (409, "secret_until_over")
    for seat in (None, 0, 1):
        shown = bram.call("GET", f"/tables/{stored}/positions/0", seat=seat)["table"]["players"]
        assert [player["rupees"] for player in shown] == [None, None]
    fork = bram.fork(stored)
    views = [bram.state(fork, seat)["position"]["table"]["players"] for seat in (0, 1)]
    assert max(views[seat][seat]["rupees"] for seat in (0, 1)) < 40


def test_a_fork_of_a_running_game_shows_what_the_player_knows(guest: Guest) -> None:
    """In a sandbox its owner sees every purse of Agra, but those of others are imagined: they differ between forks."""
    chairs = seated([guest(name) for name in ("Asha", "Bram", "Chitra")], "agra")
    asha = chairs[0]

    def purses(table: str) -> list[int]:
        views = [asha.person.state(table, seat)["position"]["table"]["players"] for seat in range(3)]
        return [views[seat][seat]["rupees"] for seat in range(3)]

    forks = [purses(asha.person.fork(asha.table)) for _ in range(8)]
    assert {fork[0] for fork in forks} == {2}
    assert len({tuple(fork[1:]) for fork in forks}) > 1
    past = [purses(asha.person.fork(asha.table, at=asha.view["version"] - 1)) for _ in range(8)]
    assert {fork[0] for fork in past} == {2}
    assert len({tuple(fork[1:]) for fork in past}) > 1
    for chair in chairs:
        own = chair.look()["position"]["table"]["players"][chair.seat]["rupees"]
        assert own == 2, "the table itself is as before"


# ---------------------------------------------------------------- the dice to come


def encodings(secret: bytes) -> list[str]:
    whole = [base64.b64encode(secret).decode(), base64.urlsafe_b64encode(secret).decode(), str(list(secret))]
    return [secret.hex(), secret.hex().upper(), str(int.from_bytes(secret, "big")), *(one.rstrip("=") for one in whole)]


def test_the_seed_of_the_dice_is_not_told_before_the_end(server: ServerProcess, guest: Guest) -> None:
    people = [guest(name, listening=True) for name in ("Asha", "Bram")]
    passer_by = server.person(listening=True)
    chairs = seated(people, "pebbles", salt="moonlight")
    table = chairs[0].table
    told: list[str] = []
    logged = [""]

    def keep(state: Json) -> bool:
        assert state["table"]["dice"]["seed"] is None
        for person in (*people, passer_by):
            if state["table"]["revision"] % 5 == 0:
                look_everywhere(person, table, state["position"]["version"])
            told.extend(person.heard)
            person.heard.clear()
        logged[0] = server.log()
        return False

    play_on(chairs, "seed", until=keep)
    state = passer_by.state(table)["table"]
    secret = bytes.fromhex(state["dice"]["seed"])
    assert len(told) > 100
    everything = "\n".join([*told, logged[0]])
    assert state["dice"]["commitment"] in everything
    for form in encodings(secret):
        assert form not in everything
    assert secret.hex() in passer_by.record(table)


# ---------------------------------------------------------------- what belongs to one person

PASSWORD = "saffron-elephant-47-monsoon"
NEW_PASSWORD = "cardamom-tiger-48-monsoon"
NOTE = "I will go for the palace, tell nobody: xylophone-quartz"


def test_passwords_sessions_and_tokens_are_nowhere_in_the_log(
    server: ServerProcess, files: Callable[[], list[Path]]
) -> None:
    with server.person(listening=True) as asha:
        asha.register("asha.secret", PASSWORD, "Asha")
        first = asha.session
        token = asha.call("POST", "/me/tokens", {"label": "script"})["token"]
        assert token.startswith("doab_")
        with Person(server.url, token=token) as script:
            assert script.call("GET", "/me")["login"] == "asha.secret"
            script.send("POST", "/tables", {"game": "no such game"})
            script.send("GET", f"/tables?token={token}&game=nothing")
        asha.refusal("POST", "/login", {"login": "asha.secret", "password": PASSWORD + "!"})
        asha.refusal("POST", "/login", {"login": PASSWORD, "password": "x", "hurry": PASSWORD})
        asha.call("POST", "/me/password", {"old": PASSWORD, "new": NEW_PASSWORD})
        asha.call("POST", "/logout")
        asha.call("POST", "/login", {"login": "asha.secret", "password": NEW_PASSWORD})
        secrets = [PASSWORD, NEW_PASSWORD, first, asha.session, token]
        assert all(len(secret) > 20 for secret in secrets)
        assert asha.call("GET", "/me/tokens"), "the token is listed"
        told = "\n".join(asha.heard)
        with contextlib.suppress(httpx.HTTPError):
            asha.http.get("/metrics")
    log = server.log()
    for secret in secrets:
        assert secret not in log
    for secret in (PASSWORD, NEW_PASSWORD):
        assert secret not in told
    assert told.count(token) == 1, "it is shown once"
    stored = b"".join(path.read_bytes() for path in files())
    assert b"asha.secret" in stored, "these are the files"
    for secret in secrets:
        assert secret.encode() not in stored, "the database keeps hashes"


def test_notes_are_seen_by_their_writer_only(server: ServerProcess, guest: Guest) -> None:
    asha, bram = guest("Asha", listening=True), guest("Bram", listening=True)
    passer_by = server.person(listening=True)
    chairs = seated([asha, bram], "rajas")
    table = chairs[0].table
    with bram.live(table) as line:
        asha.call("PUT", f"/tables/{table}/notes", {"text": NOTE})
        assert asha.call("GET", f"/tables/{table}/notes")["text"] == NOTE
        assert bram.call("GET", f"/tables/{table}/notes")["text"] == ""
        assert passer_by.refusal("GET", f"/tables/{table}/notes").status in (401, 403)
        bram.call("PUT", f"/tables/{table}/notes", {"text": "mine"})
        assert asha.call("GET", f"/tables/{table}/notes")["text"] == NOTE
        for person in (bram, passer_by):
            look_everywhere(person, table, chairs[0].view["version"])
        drain([line])
    fork = bram.fork(table)
    look_everywhere(bram, fork, chairs[0].view["version"])
    for text in ("\n".join(bram.heard), "\n".join(passer_by.heard), server.log()):
        assert "xylophone" not in text
    assert "xylophone" in "\n".join(asha.heard)


def test_who_owns_several_seats_never_gets_two_views_at_once(guest: Guest) -> None:
    """Two hands of Pebbles at one screen: each answer of the server shows one of them."""
    asha = guest("Asha")
    table = asha.make("pebbles", seats=3, bots={"2": "random"})
    asha.sit(table, seat=1, name="Bram")
    asha.start(table)
    for seat in (None, 0, 1):
        state = asha.state(table, seat)
        shown = [hand is not None for hand in state["position"]["table"]["open hands"]]
        assert shown.count(True) == 1
        assert state["you"]["seats"] == [0, 1]
        assert shown.index(True) == state["you"]["seat"] == (state["turn"]["seat"] if seat is None else seat)
    refusal = asha.refusal("GET", f"/tables/{table}", seat=2)
    assert (refusal.status, refusal.code) == (403, "not_your_seat")
    with asha.live(table, 1) as live:
        hands = live.await_state()["position"]["table"]["open hands"]
        assert [hand is not None for hand in hands] == [False, True, False]


def test_when_it_is_over_every_seat_can_be_looked_at(guest: Guest, passer_by: Person) -> None:
    chairs: list[Chair] = seated([guest("Asha"), guest("Bram")], "pebbles")
    table = chairs[0].table
    shown = passer_by.call("GET", f"/tables/{table}/positions/4", seat=1)
    assert (shown["seat"], shown["table"]["open hands"]) == (-1, [None, None])
    play_on(chairs, "all seats")
    for seat in (0, 1):
        shown = passer_by.call("GET", f"/tables/{table}/positions/4", seat=seat)["table"]["open hands"]
        assert [hand is not None for hand in shown] == [one == seat for one in (0, 1)]
