"""Tables before and around the game: making, sitting, starting, the lobby, rematches, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Json, Person, Refusal
from tests.server.conftest import Guest
from tests.server.playing import Chair, finish_turn, play_on, seated, short_edition

pytestmark = pytest.mark.both_databases

DAYS: Json = {
    "kind": "days",
    "hours": 24,
    "night": {"from": "22:00", "to": "07:00", "zone": "Europe/Amsterdam"},
    "remind": 3600,
}


def seats(state: Json) -> list[tuple[str, str | None]]:
    """Kind and name of every seat."""
    return [(seat["kind"], seat["name"] or None) for seat in state["table"]["seats"]]


# ---------------------------------------------------------------- making one


def test_a_table_needs_a_game_and_nothing_else(guest: Guest) -> None:
    asha = guest("Asha")
    state = asha.call("POST", "/tables", {"game": "rajas"})
    table = state["table"]
    assert (table["kind"], table["game"], table["status"], table["visible"]) == ("table", "rajas", "open", True)
    assert seats(state)[0] == ("human", "Asha")
    assert state["you"] == {"seats": [0], "seat": 0, "host": True}
    assert (state["turn"], state["rewind"], state["position"]) == (None, None, None)
    assert (table["result"], table["rematch"], table["forked_from"]) == (None, None, None)
    assert table["dice"]["seed"] is None
    assert len(bytes.fromhex(table["dice"]["commitment"])) == 32
    assert (table["seats"][0]["confirm"], table["seats"][0]["auto"]) == ("turns", True)
    assert asha.state(table["id"]) == state


def test_a_table_with_everything(guest: Guest) -> None:
    asha = guest("Asha")
    wishes: Json = {
        "game": "rajas",
        "seats": 4,
        "options": {"navaratna": True, "ganga": True},
        "edition": short_edition(2),
        "bots": {"2": "random", "3": "greedy"},
        "visible": False,
        "sit": True,
        "name": "Asha of Agra",
        "salt": "moonlight",
        "pace": DAYS,
        "on_timeout": "drop",
        "takeover_bot": "random",
        "seating": "given",
    }
    state = asha.call("POST", "/tables", wishes)
    table = state["table"]
    assert seats(state)[:2] == [("human", "Asha of Agra"), ("open", None)]
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"][2:]] == [("bot", "random"), ("bot", "greedy")]
    assert table["options"] == {"navaratna": True, "ganga": True}
    assert (table["edition"], table["visible"], table["on_timeout"]) == ("2 rounds", False, "drop")
    assert {name: table["pace"][name] for name in DAYS} == DAYS
    bram = guest("Bram")
    bram.sit(table["id"], salt="sunshine")
    assert [text in str(bram.state(table["id"])["table"]["dice"]["salts"]) for text in ("moonlight", "sunshine")] == [
        True,
        True,
    ]
    asha.start(table["id"])
    assert asha.state(table["id"])["position"]["edition"] == "2 rounds"


@pytest.mark.parametrize(
    ("wishes", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"game": "rajas", "seats": 5}, 400, "bad_options"),
        ({"game": "rajas", "seats": 1}, 400, "bad_options"),
        ({"game": "rajas", "options": {"flying": True}}, 400, "bad_options"),
        ({"game": "rajas", "options": {"navaratna": "perhaps"}}, 400, "bad_options"),
        ({"game": "rajas", "seats": 2, "options": {"mixed": ["advanced"]}}, 400, "bad_options"),
        ({"game": "rajas", "edition": "this is no TOML"}, 400, "bad_edition"),
        ({"game": "rajas", "edition": 'game = "agra"\n'}, 400, "bad_edition"),
        ({"game": "rajas", "options": {"navaratna": True, "mixed": ["advanced", "beginner"]}}, 400, "bad_options"),
        ({"game": "rajas", "bots": {"1": "clever"}}, 404, "no_such_bot"),
        ({"game": "rajas", "takeover_bot": "clever"}, 404, "no_such_bot"),
        ({"game": "rajas", "seats": 2, "bots": {"2": "random"}}, 400, None),
        ({"game": "rajas", "seats": 2, "bots": {"first": "random"}}, None, None),
        ({"game": "rajas", "name": "chance"}, 400, "name_reserved"),
        ({"game": "rajas", "name": "A, B"}, 400, "bad_name"),
        ({"game": "rajas", "name": "x" * 31}, None, None),
        ({"game": "rajas", "pace": {"kind": "live", "bank": 1, "increment": 0}}, None, None),
        ({"game": "rajas", "pace": {"kind": "hasty"}}, 422, "invalid"),
        ({"game": "rajas", "pace": {**DAYS, "night": {"from": "22:00", "to": "07:00", "zone": "Mars"}}}, None, None),
        ({"game": "rajas", "on_timeout": "explode"}, 422, "invalid"),
        ({"game": "rajas", "seating": "high"}, 422, "invalid"),
        ({"game": "rajas", "colour": "red"}, 422, "invalid"),
        ({}, 422, "invalid"),
        ({"game": 7}, 422, "invalid"),
    ],
)
def test_a_table_that_cannot_be(guest: Guest, wishes: Json, status: int | None, code: str | None) -> None:
    asha = guest("Asha")
    refusal = asha.refusal("POST", "/tables", wishes)
    assert refusal.status in ((status,) if status else (400, 422))
    assert code is None or refusal.code == code
    assert refusal.message
    assert asha.call("GET", "/me/tables") == {"tables": []}


def test_a_broken_edition_is_named_by_its_row(guest: Guest) -> None:
    broken = short_edition().replace("meeting_point = 61", "meeting_point = 'far'")
    refusal = guest("Asha").refusal("POST", "/tables", {"game": "rajas", "edition": broken})
    assert refusal.code == "bad_edition"
    assert "meeting_point" in refusal.message


def test_without_a_session_nobody_makes_a_table(passer_by: Person) -> None:
    refusal = passer_by.refusal("POST", "/tables", {"game": "rajas"})
    assert (refusal.status, refusal.code) == (401, "not_signed_in")


# ---------------------------------------------------------------- sitting down


def test_the_id_is_the_invitation(guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas", seats=3, visible=False)
    assert bram.state(table)["you"] == {"seats": [], "seat": None, "host": False}
    bram.sit(table)
    assert seats(bram.state(table)) == [("human", "Asha"), ("human", "Bram"), ("open", None)]
    assert bram.state(table)["you"] == {"seats": [1], "seat": 1, "host": False}
    assert [(one["kind"], one["seat"]) for one in asha.happenings(table)] == [("joined", 1)]


def test_seats_are_taken_once_and_names_as_well(guest: Guest) -> None:
    asha, bram, other = guest("Asha"), guest("Bram"), guest("asha")
    table = asha.make("rajas", seats=3)
    bram.sit(table, seat=2)
    before = asha.state(table)
    refusal = other.refusal("POST", f"/tables/{table}/seats", {"seat": 2, "name": "Chitra"})
    assert (refusal.status, refusal.code) == (409, "seat_taken")
    refusal = other.refusal("POST", f"/tables/{table}/seats", {})
    assert (refusal.status, refusal.code) == (409, "name_taken")
    assert other.refusal("POST", f"/tables/{table}/seats", {"seat": 3, "name": "Chitra"}).status in (400, 404, 422)
    assert asha.state(table) == before
    other.sit(table, name="Chitra")
    assert seats(asha.state(table))[1] == ("human", "Chitra")
    refusal = guest("Dirk").refusal("POST", f"/tables/{table}/seats", {})
    assert (refusal.status, refusal.code) == (409, "seat_taken")


def test_leaving_and_being_sent_away(guest: Guest) -> None:
    asha, bram, chitra = guest("Asha"), guest("Bram"), guest("Chitra")
    table = asha.make("rajas", seats=3)
    bram.sit(table)
    chitra.sit(table)
    refusal = bram.refusal("DELETE", f"/tables/{table}/seats/2")
    assert (refusal.status, refusal.code) in ((403, "not_host"), (403, "not_your_seat"))
    bram.call("DELETE", f"/tables/{table}/seats/1")
    asha.call("DELETE", f"/tables/{table}/seats/2")
    assert seats(asha.state(table)) == [("human", "Asha"), ("open", None), ("open", None)]
    assert [one["kind"] for one in asha.happenings(table)].count("left") == 2
    assert chitra.state(table)["you"]["seats"] == []


def test_the_host_seats_bots_and_nobody_else_does(guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas", seats=3)
    bram.sit(table, seat=2)
    refusal = bram.refusal("PUT", f"/tables/{table}/seats/1", {"bot": "random"})
    assert (refusal.status, refusal.code) == (403, "not_host")
    asha.call("PUT", f"/tables/{table}/seats/1", {"bot": "greedy"})
    state = asha.state(table)["table"]["seats"][1]
    assert (state["kind"], state["bot"]) == ("bot", "greedy")
    assert asha.refusal("PUT", f"/tables/{table}/seats/1", {"bot": "clever"}).code == "no_such_bot"
    asha.call("PUT", f"/tables/{table}/seats/1", {"bot": None})
    assert asha.state(table)["table"]["seats"][1]["kind"] == "open"


def test_starting(guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas", seats=2)
    refusal = asha.refusal("POST", f"/tables/{table}/start")
    assert (refusal.status, refusal.code) == (409, "seats_open")
    bram.sit(table)
    refusal = bram.refusal("POST", f"/tables/{table}/start")
    assert (refusal.status, refusal.code) == (403, "not_host")
    asha.start(table)
    state = asha.state(table)
    assert (state["table"]["status"], state["position"]["names"]) == ("playing", ["Asha", "Bram"])
    assert state["turn"]["seat"] in (0, 1)
    assert [one["kind"] for one in asha.happenings(table)] == ["joined", "started"]
    assert {step["how"] for step in asha.steps(table)} == {"chance"}
    for method, path, body in (
        ("POST", "start", None),
        ("POST", "seats", {"name": "Chitra"}),
        ("PUT", "seats/1", {"bot": "random"}),
        ("DELETE", "seats/0", None),
    ):
        refusal = asha.refusal(method, f"/tables/{table}/{path}", body)
        assert (refusal.status, refusal.code) == (409, "already_started")
    assert asha.refusal("DELETE", f"/tables/{table}").code == "already_started"


def test_random_seating_moves_people_with_their_names(guest: Guest) -> None:
    """With four seats and eight tables somebody sits elsewhere at one of them."""
    people = [guest(name) for name in ("Asha", "Bram", "Chitra", "Dirk")]
    found = set()
    for _ in range(8):
        table = people[0].make("pebbles", seats=4, seating="random")
        for person in people[1:]:
            person.sit(table)
        people[0].start(table)
        names = people[0].state(table)["position"]["names"]
        for name, person in zip(("Asha", "Bram", "Chitra", "Dirk"), people, strict=True):
            assert person.state(table)["you"]["seats"] == [names.index(name)]
        found.add(tuple(names))
    assert len(found) > 1


def test_several_people_at_one_screen(guest: Guest) -> None:
    """One browser owns two seats, plays both, and is shown the seat that is asked."""
    asha = guest("Asha")
    table = asha.make("rajas", seats=2, edition=short_edition())
    asha.sit(table, name="Bram")
    asha.start(table)
    chairs = [Chair(asha, table, seat) for seat in (0, 1)]
    for _ in range(3):
        state = asha.state(table)
        assert state["you"]["seats"] == [0, 1]
        assert state["you"]["seat"] == state["position"]["seat"] == state["turn"]["seat"]
        other = asha.state(table, 1 - state["turn"]["seat"])
        assert (other["you"]["seat"], other["position"]["legal"]) == (1 - state["turn"]["seat"], [])
        chair = chairs[state["turn"]["seat"]]
        chair.look()
        finish_turn(chair)
    play_on(chairs)
    assert asha.state(table)["table"]["status"] == "over"


def test_a_table_is_taken_away_by_its_host_before_the_start(guest: Guest) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas", seats=2)
    bram.sit(table)
    refusal = bram.refusal("DELETE", f"/tables/{table}")
    assert (refusal.status, refusal.code) == (403, "not_host")
    asha.call("DELETE", f"/tables/{table}")
    refusal = bram.refusal("GET", f"/tables/{table}")
    assert (refusal.status, refusal.code) == (404, "no_such_table")


# ---------------------------------------------------------------- the lobby


def ids(found: Any) -> list[str]:
    """The ids of a list of tables."""
    return [one["id"] for one in found["tables"]]


def test_the_lobby_lists_visible_tables_newest_first(guest: Guest, passer_by: Person) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    first = asha.make("pebbles", seats=2)
    hidden = asha.make("pebbles", seats=2, visible=False)
    second = asha.make("pebbles", seats=2)
    other = asha.make("rajas", seats=2)

    def lobby(**wanted: str) -> list[str]:
        mine = (first, hidden, second, other)
        return [one for one in ids(passer_by.call("GET", "/tables", **wanted)) if one in mine]

    assert lobby(status="open", game="pebbles") == [second, first]
    assert lobby(status="open") == [other, second, first]
    assert lobby(status="playing") == []
    bram.sit(second)
    asha.start(second)
    assert (lobby(status="open", game="pebbles"), lobby(status="playing", game="pebbles")) == ([first], [second])
    assert ids(asha.call("GET", "/me/tables"))[0] == second or asha.state(second)["turn"]["seat"] == 1
    assert set(ids(asha.call("GET", "/me/tables"))) == {first, hidden, second, other}
    assert ids(bram.call("GET", "/me/tables")) == [second]
    assert passer_by.refusal("GET", "/tables", status="lost").status in (400, 422)


def test_a_table_that_is_not_visible_is_its_players_own_once_it_has_begun(guest: Guest, passer_by: Person) -> None:
    stranger = guest("Stranger")
    asha, bram = seated([guest("Asha"), guest("Bram")], "pebbles", visible=False)
    for path in ("", "/steps", "/since", "/positions/0", "/record", "/chat", "/why?answer=roll"):
        for person in (stranger, passer_by):
            refusal = person.refusal("GET", f"/tables/{asha.table}{path}")
            assert refusal.status in (401, 403, 404)
    assert stranger.refusal("GET", f"/tables/{asha.table}").code == "not_visible"
    assert bram.look()["table"]["status"] == "playing"


# ---------------------------------------------------------------- afterwards


def test_a_rematch_moves_seats_on_by_one_and_is_one_table_for_all(guest: Guest) -> None:
    people = [guest(name) for name in ("Asha", "Bram")]
    wishes: Json = {"options": {"quiet": True}, "pace": {"kind": "live", "bank": 900, "increment": 15}}
    chairs = seated(people, "pebbles", **wishes)
    table = chairs[0].table
    refusal = people[1].refusal("POST", f"/tables/{table}/rematch")
    assert refusal.status == 409
    play_on(chairs)
    made = people[1].call("POST", f"/tables/{table}/rematch")["table"]
    joined = people[0].call("POST", f"/tables/{table}/rematch")["table"]
    assert joined["id"] == made["id"] == people[0].state(table)["table"]["rematch"]
    assert (made["game"], made["options"]["quiet"], made["pace"]["bank"]) == ("pebbles", True, 900)
    assert seats(people[0].state(made["id"])) == [("human", "Bram"), ("human", "Asha")]
    assert made["dice"]["commitment"] != chairs[0].seen["table"]["dice"]["commitment"]
    stranger = guest("Stranger")
    assert stranger.refusal("POST", f"/tables/{table}/rematch").status == 403


def test_a_bot_stays_for_the_rematch(guest: Guest) -> None:
    asha = guest("Asha")
    table = asha.make("pebbles", seats=2, bots={"1": "random"})
    asha.start(table)
    chair = Chair(asha, table, 0)
    while chair.look()["table"]["status"] != "over":
        if chair.turn["seat"] == 0:
            finish_turn(chair)
    again = asha.call("POST", f"/tables/{table}/rematch")["table"]["id"]
    state = asha.state(again)
    assert sorted(seat["kind"] for seat in state["table"]["seats"]) == ["bot", "human"]
    assert state["you"]["seats"] == [1]
    assert state["table"]["status"] in ("playing", "over"), "nobody has to be waited for"
    told = [one["kind"] for one in asha.call("GET", f"/tables/{again}/steps")["happenings"]]
    assert told[:2] == ["moved_on", "started"]


def test_the_host_opens_a_table_to_everybody_and_closes_it_again(guest: Guest) -> None:
    asha, stranger = guest("Asha"), guest("Stranger")
    table = asha.make("pebbles", seats=2, bots={"1": "sleeping"}, visible=False)
    asha.start(table)
    assert stranger.refusal("GET", f"/tables/{table}").code == "not_visible"
    assert stranger.refusal("PATCH", f"/tables/{table}", {"visible": True}).code == "not_host"
    revision = asha.state(table)["table"]["revision"]
    shown = asha.call("PATCH", f"/tables/{table}", {"visible": True})["state"]["table"]
    assert (shown["visible"], shown["revision"]) == (True, revision)
    assert table in [one["id"] for one in stranger.call("GET", "/tables")["tables"]]
    assert stranger.state(table)["you"]["seat"] is None
    asha.call("PATCH", f"/tables/{table}", {"visible": False})
    assert table not in [one["id"] for one in stranger.call("GET", "/tables")["tables"]]
    assert stranger.refusal("GET", f"/tables/{table}").code == "not_visible"


def test_a_rejected_request_leaves_no_trace(guest: Guest) -> None:
    asha = guest("Asha")
    table = asha.make("rajas", seats=2)
    before = asha.state(table)
    for body in ({"name": "A|B"}, {"seat": 0}, {"colour": "red"}):
        with pytest.raises(Refusal):
            asha.sit(table, **body)
    assert asha.state(table) == before
