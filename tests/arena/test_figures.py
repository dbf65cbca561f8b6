"""How games end and what seats did, on golden records whose remarks say it."""

from typing import Any

import pytest

from doab.arena.figures import ending_of, figures_of, turns_of
from doab.arena.match import decided_by
from doab.core import Game
from tests.agra.golden_kinds import KINDS as AGRA
from tests.nets.goldens import replayed
from tests.rajas.golden_kinds import KINDS as RAJAS


def golden(name: str) -> Any:
    """`rajas end-at-once`: the game of a golden record at its end."""
    game, _, record = name.partition(" ")
    return replayed(next(kind for kind in (AGRA if game == "agra" else RAJAS) if kind.name == record))


@pytest.mark.parametrize(
    ("record", "ending", "decided"),
    [
        ("agra end-river", "boat at the last pier", "score"),
        ("agra end-influence", "influence at the top", "score"),
        ("agra end-orders", "column of orders", "score"),
        ("agra tie-broken", None, "tie-break"),
        ("agra shared-victory", None, "shared"),
        ("rajas end-at-once", "markers met, last seat", "score"),
        ("rajas end-overtaken", "markers met, last turns", "score"),
        ("rajas end-limit-of-rounds", "limit of rounds", "score"),
        ("rajas end-tie-earlier-wins", "markers met, last turns", "tie-break"),
    ],
)
def test_how_golden_games_ended(record: str, ending: str | None, decided: str) -> None:
    """4.3, A-140, A-144; R-74 … R-78, R-80."""
    game = golden(record)
    if ending is not None:
        assert ending_of(game) == ending
    assert decided_by(game.rules.scores(game.state), game.rules.ranking(game.state)) == decided


def test_what_a_seat_of_rajas_did() -> None:
    game = golden("rajas two-players")
    for seat, figures in enumerate(figures_of(game)):
        player = game[game.names[seat]]
        assert (figures["money"], figures["fame"], figures["boat"]) == (player.money, player.fame, player.boat)
        assert (figures["workers"], figures["upgrades"]) == (player.workers, player.upgrades)
        assert figures["tiles built"] == len(player.tiles) + len(player.covered)
        answers = [step.action.text.split() for step in game.steps if step.seat == seat]
        placed = [words for words in answers if words[0] == "place"]
        parts = ("at the quarry", "at markets", "in the palace", "at the harbour")
        assert sum(figures[part] for part in parts) == len(placed)
        assert figures["at the quarry"] == sum(words[1] == "quarry" for words in placed)
        assert figures["at markets"] == sum(words[-1] == "market" for words in placed)


def test_what_a_seat_of_agra_did() -> None:
    game = golden("agra three-players")
    for seat, figures in enumerate(figures_of(game)):
        player = game[game.names[seat]]
        assert figures["rupees"] == player.rupees
        assert figures["orders"] == sum(map(len, player.orders.values()))
        assert (figures["notables"], figures["bowls"]) == (len(player.contracts), len(player.akbar))
        assert figures["influence"] == sum(player.influence.values())
        events = [event for event in game.events_since(0) if event.seat == seat]
        gained = sum(event.amount for event in events if (event.verb, event.what) == ("gain", "favour"))
        assert figures["favour used"] == gained - figures["favour left"]


@pytest.mark.parametrize("record", ["rajas four-players", "agra two-players"])
def test_turns_are_counted_by_the_games_own_events(record: str) -> None:
    game = golden(record)
    told = [event.what for event in game.events_since(0) if event.verb == "turn"]
    assert turns_of(game) == told.count("turn") + told.count("last turn") > 10


def test_a_game_from_outside_tells_what_its_readers_show(made_up: None) -> None:
    game = Game.new("pebbles", ["Asha", "Bram"], {"quiet": True}, 3)
    game.play_random(3)
    shown = [game["Asha"], game["Bram"]]
    assert figures_of(game) == [{"points": one.points, "shown": int(one.shown)} for one in shown]
    assert ending_of(game) == game.table.ending
    seats = [step.seat for step in game.steps if step.seat >= 0]
    assert turns_of(game) == len(seats)
