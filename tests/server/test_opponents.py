"""Which bots may be asked to a table: those that know the game and think no longer than the host permits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doab.bots.base import find_bot
from doab.server.errors import Refused
from doab.server.settings import Settings
from doab.server.tables.opponents import check_bot, usual_bot
from tests.server.client import Person
from tests.server.conftest import Guest
from tests.server.process import ServerProcess


def test_the_catalogue_says_what_they_know_and_how_long_they_think(passer_by: Person) -> None:
    bots = {bot["name"]: bot for bot in passer_by.call("GET", "/bots")}
    assert bots["random"]["games"] is None
    assert sorted(bots["greedy"]["games"]) == ["agra", "rajas"]
    assert (bots["lasting"]["seconds"], bots["lasting"]["most_seconds"]) == (5, 10)
    assert (bots["advising"]["seconds"], bots["advising"]["most_seconds"]) == (None, None)
    assert bots["foreign"] == {
        "name": "foreign",
        "help": "Knows no game of ours.",
        "games": ["chess"],
        "seconds": None,
        "most_seconds": None,
    }
    assert "program" not in bots


def test_a_bot_is_told_how_long_to_think(guest: Guest) -> None:
    asha = guest("Asha")
    table = asha.make("rajas", seats=3, bots={"1": "lasting:2", "2": "lasting:10"})
    bots = [(seat["name"], seat["bot"]) for seat in asha.state(table)["table"]["seats"][1:]]
    assert bots == [("Lasting", "lasting:2"), ("Lasting 2", "lasting:10")]
    asha.start(table)
    assert asha.record(table).splitlines()[0].endswith("Asha, Lasting, Lasting 2"), "what it was told is in no name"


@pytest.mark.parametrize(
    ("bot", "status", "code"),
    [
        ("lasting:10.5", 403, "bot_not_allowed"),
        ("random:1", 403, "bot_not_allowed"),
        ("foreign", 404, "no_such_bot"),
        ("nobody", 404, "no_such_bot"),
        ("program:true", 404, "no_such_bot"),
        ("program", 404, "no_such_bot"),
    ],
)
def test_bots_that_are_not_let_in(guest: Guest, bot: str, status: int, code: str) -> None:
    """At a seat from the start, at one that is free, for somebody who is away, and to play on."""
    asha = guest("Asha")
    table = asha.make("rajas", seats=2)
    refusals = [
        asha.refusal("POST", "/tables", {"game": "rajas", "bots": {"1": bot}}),
        asha.refusal("POST", "/tables", {"game": "rajas", "takeover_bot": bot}),
        asha.refusal("PUT", f"/tables/{table}/seats/1", {"bot": bot}),
    ]
    asha.call("PUT", f"/tables/{table}/seats/1", {"bot": "random"})
    asha.start(table)
    refusals.append(asha.refusal("POST", f"/tables/{table}/seats/0/away", {"bot": bot}))
    assert [(one.status, one.code) for one in refusals] == [(status, code)] * 4


def test_the_host_says_how_long_bots_may_think(own_server: Callable[..., ServerProcess]) -> None:
    asha = own_server(DOAB_THINKING_SECONDS="3").guest("Asha")
    assert "lasting" not in [bot["name"] for bot in asha.call("GET", "/bots")], "it would think five seconds"
    assert asha.refusal("POST", "/tables", {"game": "rajas", "bots": {"1": "lasting"}}).error["seconds"] == 3
    asha.make("rajas", bots={"1": "lasting:3"})


def test_who_plays_for_the_absent_if_nobody_chose(guest: Guest) -> None:
    """The first of the usual ones that knows the game; every game is known to the last resort."""
    asha = guest("Asha")
    for game in ("rajas", "agra", "pebbles"):
        chosen = asha.state(asha.make(game))["table"]["takeover_bot"]
        assert chosen == usual_bot(game)
        assert find_bot(chosen).knows(game)
    assert usual_bot("a game that nobody knows") == "random"


def test_what_is_refused_says_why() -> None:
    with pytest.raises(Refused, match="“greedy” does not know this game"):
        check_bot(Settings(), "greedy", "pebbles")
