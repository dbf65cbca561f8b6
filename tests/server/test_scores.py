"""The scores of a game that is over, from its start to its end."""

from itertools import pairwise
from pathlib import Path

import pytest

from doab.core import Game
from tests.server.conftest import Guest

GOLDENS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("record", ["rajas/goldens/two-players.txt", "agra/goldens/end-influence.txt"])
def test_the_course_begins_at_the_start_and_ends_with_the_result(guest: Guest, record: str) -> None:
    asha = guest("Asha")
    text = (GOLDENS / record).read_text(encoding="utf-8")
    game = Game.from_record(text)
    found = asha.call("GET", f"/tables/{asha.upload(text)}/scores")
    points = found["points"]
    first = Game.new(game.rules, game.names, game.options)
    assert points[0] == {"version": 0, "scores": first.rules.scores(first.state)}
    assert points[-1] == {"version": game.version, "scores": game.rules.scores(game.state)}
    versions = [point["version"] for point in points]
    assert versions == sorted(versions)
    turns = [step.seat for step in game.steps if step.seat >= 0]
    passed = 1 + sum(one != other for one, other in pairwise(turns))
    assert len(points) == passed + 2  # whenever the word passes, and both ends


def test_while_the_game_runs_the_scores_are_not_told(guest: Guest) -> None:
    asha = guest("Asha")
    table = asha.make("agra", seats=2, bots={"1": "random"})
    asha.start(table)
    assert asha.refusal("GET", f"/tables/{table}/scores").code == "secret_until_over"
