"""Bots know what their seat may know, and nothing else (docs/decisions/0003, 0010; A-14).

Two tables that differ only in what a seat cannot see – the rupees of the others, and all that is still to be drawn –
are shown to two bots of the same kind and seed. Both must think the same, question after question. Every bot that is
offered to players is tested, as soon as it is there.
"""

import gc
import re
import sys
import time
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import doab.bots
from doab.arena.match import COMPILED
from doab.bots import Adviser, Bot, BotKind, bot_kinds, find_bot, make_bot
from doab.bots.base import play_with_bots
from doab.bots.search import SearchBot
from doab.core import Action, Game, Rules, Source, digest, find_rules
from doab.core.state import Frame, State

LOOKS = 3
"""How often a bot may look at the clock until its time is over: bots that think as long as they are told are quick
here, and think the same on every machine."""
SETTINGS: dict[str, str] = {}
"""What a bot is told besides, if it does not look at clocks and would take too long: `{"best": "best:1"}`."""
NAMES = ["Asha", "Bram", "Chand"]
# Seats, answers that are given at random before the bots sit down, and questions that they answer then.
TABLES = {"agra": [(2, 0, 7), (3, 150, 7), (2, 500, 7)], "rajas": [(2, 0, 7), (3, 150, 7)]}


def bot_of(kind: BotKind, rules: Rules, seed: str) -> Bot:
    """A bot; where nothing is compiled those that search get by with less thought, of the same sort."""
    bot = kind.make(rules, seed)
    if isinstance(bot, SearchBot) and not COMPILED:
        bot.rivals = min(bot.rivals, 3)
        thought = bot.tree.thought
        thought.budget, thought.width = min(thought.budget, 300), min(thought.width, 8)
        thought.later_budget, thought.later_width = min(thought.later_budget, 50), min(thought.later_width, 2)
    return bot


class Clock:
    """A clock that goes on by one step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now = 1000.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def stop_the_clocks(kind: BotKind, patch: pytest.MonkeyPatch) -> None:
    for name in ("perf_counter", "monotonic", "time"):
        patch.setattr(time, name, Clock((kind.seconds or 1.0) / LOOKS))


def with_other_secrets(game: Game, seat: int, source: Source) -> Game:
    """A table that the seat cannot tell from this one, where other things are hidden and other dice will fall."""
    twin = game.copy()
    twin.source = Source(f"another future {source.below(1 << 30)}")
    for variant in game.rules.sight.hidden_variants(game.state, seat, source):
        twin.state = variant
    return twin


def begun(rules: Rules, seats: int, answers: int) -> Game:
    """A game in which so many answers were given at random."""
    game = Game.new(rules, NAMES[:seats], {}, f"honest {answers}")
    source = Source(f"before {answers}")
    game.settle()
    for _ in range(answers):
        game.play(game.actions[source.below(len(game.actions))])
        game.settle()
    assert not game.over
    return game


def differ(kind: BotKind, game: Game, questions: int) -> tuple[int, list[str]]:
    """How many tables with other secrets two bots were shown, and where they did not think the same."""
    seats = range(len(game.names))
    known = [bot_of(kind, game.rules, f"{seat}") for seat in seats]
    shown = [bot_of(kind, game.rules, f"{seat}") for seat in seats]
    source = Source("secrets")
    differences: list[str] = []
    secrets = 0
    for _ in range(questions):
        if game.over:
            break
        seat = game.state.to_move()
        twin = with_other_secrets(game, seat, source)
        secrets += digest(twin.state) != digest(game.state)
        with pytest.MonkeyPatch.context() as patch:
            stop_the_clocks(kind, patch)
            one = known[seat].choose(game.view(seat), game.actions)
        with pytest.MonkeyPatch.context() as patch:
            stop_the_clocks(kind, patch)
            other = shown[seat].choose(twin.view(seat), twin.actions)
        if one is not other:
            differences.append(f"{game.version}: {one}, and with other secrets {other}")
        game.play(one)
        game.settle()
    return secrets, differences


def kinds_for(game: str) -> list[BotKind]:
    """Whoever is offered for a game, those that are new among them."""
    return [find_bot(SETTINGS.get(kind.name, kind.name)) for kind in bot_kinds() if kind.knows(game)]


PAIRS = [(game, kind) for game in TABLES for kind in kinds_for(game)]


def of_pair(pair: object) -> str:
    return pair.name if isinstance(pair, BotKind) else str(pair)


@pytest.mark.parametrize(("name", "kind"), PAIRS, ids=of_pair)
def test_what_is_hidden_changes_no_answer(name: str, kind: BotKind) -> None:
    rules = find_rules(name)
    hidden = 0
    for seats, answers, questions in TABLES[name]:
        secrets, differences = differ(kind, begun(rules, seats, answers), questions)
        assert differences == []
        hidden += secrets
    if name == "agra":
        assert hidden >= 18, "nearly every one of these tables had other rupees in its bags"


@pytest.mark.parametrize(("name", "kind"), PAIRS, ids=of_pair)
def test_what_is_hidden_changes_no_advice(name: str, kind: BotKind) -> None:
    rules = find_rules(name)
    seats, answers, _ = TABLES[name][1]
    game = begun(rules, seats, answers)
    seat = game.state.to_move()
    told: list[object] = []
    for table in (game, with_other_secrets(game, seat, Source("advice"))):
        bot = bot_of(kind, rules, "1")
        if not isinstance(bot, Adviser):
            pytest.skip(f"{kind.name} gives no advice")
        with pytest.MonkeyPatch.context() as patch:
            stop_the_clocks(kind, patch)
            told.append((bot.advise(table.view(seat), table.actions), bot.prospects(table.view(seat))))
    assert told[0] == told[1]


# ---------------------------------------------------------------- what bots are given


def reachable(*roots: object) -> Iterator[object]:
    """All objects that somebody who holds these could come to; programs, and what only they hold, are left out."""
    found: set[int] = set()
    left = list(roots)
    while left:
        one = left.pop()
        if id(one) in found or isinstance(
            one, type | types.ModuleType | types.FunctionType | types.BuiltinFunctionType
        ):
            continue
        found.add(id(one))
        yield one
        left += gc.get_referents(one)
        left += list(getattr(one, "__dict__", {}).values())


def smuggled(*given: object) -> list[str]:
    """What a bot must never hold, in what it is given."""
    return sorted({type(one).__name__ for one in reachable(*given) if isinstance(one, State | Game | Frame | Source)})


def is_plain(given: object) -> bool:
    """Exactly the types of JSON: nothing that looks like one of them and holds something else besides."""
    if type(given) is dict:
        return all(type(key) is str and is_plain(value) for key, value in given.items())
    if type(given) is list:
        return all(is_plain(value) for value in given)
    return given is None or type(given) in (str, int, float, bool)


class Customs:
    """A bot that looks at what it is given, and answers at random."""

    name = "customs"

    def __init__(self, rules: Rules, seed: int | str) -> None:
        self.bot = make_bot("random", rules, seed)
        self.found: list[str] = []
        self.asked = 0

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        self.asked += 1
        if self.asked % 10 == 1:  # it takes its time
            self.found += smuggled(view, actions)
            assert is_plain(view)
        assert all(type(action) is Action for action in actions)
        return self.bot.choose(view, actions)

    def finish(self, view: dict[str, Any]) -> None:
        self.found += smuggled(view)
        assert is_plain(view)


@pytest.mark.parametrize("name", sorted(TABLES))
def test_bots_are_given_plain_data_and_never_the_table(name: str) -> None:
    rules = find_rules(name)
    bots = [Customs(rules, seat) for seat in range(2)]
    play_with_bots(Game.new(rules, NAMES[:2], {}, 1), list(bots))
    assert [bot.found for bot in bots] == [[], []]
    assert min(bot.asked for bot in bots) > 50


def test_no_bot_looks_around_in_the_program() -> None:
    """Who asks the interpreter for all objects or for its callers could find the table."""
    ways = re.compile(r"\bgc\b|\binspect\b|_getframe|__globals__|f_locals|f_back|get_objects")
    folder = Path(str(doab.bots.__file__)).parent
    files = sorted(folder.glob("*.py"))  # training, which lies below, plays with nobody
    assert len(files) > 5
    assert [path.name for path in files if ways.search(path.read_text("utf-8"))] == []


# ---------------------------------------------------------------- the tests find what they look for


class Smuggler(dict[str, Any]):
    """A view with a false bottom."""


def test_a_bot_that_peeps_is_found() -> None:
    class Peeping:
        """Finds the table among those who called it, and answers by what is in the bags of the others."""

        name = "peeping"

        def __init__(self) -> None:
            made.append(self)

        def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
            tables = sys._getframe(1).f_locals
            table = tables["game" if self in made[:2] else "twin"]
            rupees = sum(int(player.rupees) for player in table.state.players)
            return actions[rupees % len(actions)]

    made: list[Bot] = []
    kind = BotKind("peeping", "looks into the bags", lambda rules, seed: Peeping())
    secrets, differences = differ(kind, begun(find_rules("agra"), 2, 0), 12)
    assert secrets >= 10
    assert differences


def test_a_bot_that_knows_the_dice_is_found() -> None:
    class Seer:
        name = "seer"

        def __init__(self) -> None:
            made.append(self)

        def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
            tables = sys._getframe(1).f_locals
            future: Source = tables["game" if self in made[:2] else "twin"].source.copy()
            return actions[future.below(len(actions))]

    made: list[Bot] = []
    kind = BotKind("seer", "sees the dice to come", lambda rules, seed: Seer())
    assert differ(kind, begun(find_rules("rajas"), 2, 0), 8)[1]


def test_a_bot_that_looks_at_a_real_clock_is_asked_by_one_that_counts() -> None:
    """Thinks until its time is over: as many thoughts each time, on every machine."""

    class Thinker:
        name = "thinker"

        def __init__(self) -> None:
            self.thoughts: list[int] = []

        def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
            until, thoughts = time.perf_counter() + 3, 0
            while time.perf_counter() < until:
                thoughts += 1
            self.thoughts.append(thoughts)
            made.append(self)
            return actions[0]

    made: list[Thinker] = []
    kind = BotKind("thinker", "thinks", lambda rules, seed: Thinker(), seconds=3.0)
    differ(kind, begun(find_rules("rajas"), 2, 0), 3)
    assert {thoughts for bot in made for thoughts in bot.thoughts} == {LOOKS - 1}


def test_a_table_in_the_luggage_is_found() -> None:
    game = begun(find_rules("agra"), 2, 0)
    view = game.view(0)
    assert smuggled(view, game.actions) == []
    hidden = Smuggler(view)
    vars(hidden)["table behind it"] = game.state
    assert not is_plain(hidden)
    assert not is_plain({"view": (1, 2)})
    assert "Agra" in smuggled(hidden)
    assert "Game" in smuggled({"callback": [game.view]})
