"""Pebbles: a small game that exists to show that the core is not made for one game, and how a game is made on it.

Everybody holds a secret hand of pebbles, drawn from a bag. In your turn you do one of three things (P-1):

P-2  roll the die and score what it shows;
P-3  lay a pebble of your hand and score its value: the next player may then take one of your points (P-5), and you draw
     a new pebble if any is left;
P-4  show your hand, once a game, and score a point a pebble. From then on your hand lies open.

P-6  The game ends with the turn in which somebody reaches the goal, or after the last round. Most points win.
P-7  Option `quiet`: nobody takes points. Option `level`: `weak` seats begin with two points; one must be strong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from doab.core import Action, ActionTable, Frame, Game, Option, Rules, Source, State
from doab.core.editions import Table, read_toml, tables_digest
from doab.core.errors import InvariantError, OptionError, PositionError
from doab.core.kit.positions import parse_clauses
from doab.core.options import Options
from tests.sample_game.questions import (
    DIE,
    DRAW,
    FRAMES,
    HIGHEST_FACE,
    KINDS,
    LAY,
    LEAVE,
    ROLL,
    SHOW,
    SIZE,
    TAKE,
    Pebbles,
    Refill,
    Turn,
)

POCKET: Final[dict[str, Any]] = {
    "name": "pocket",
    "bag": {"pebbles": [3, 3, 3, 2]},
    "game": {"hand": 2, "faces": 3, "goal": 12, "rounds": 5},
}
SENTENCES: Final = {
    "P-1": "You roll, lay or show.",
    "P-2": "The die decides.",
    "P-3": "You can only lay what you hold.",
    "P-4": "A hand is shown once.",
    "P-5": "The next player takes a point or leaves it.",
}


def _actions() -> list[Action]:
    actions = [Action(ROLL, "roll", "turn", ("die",)), Action(SHOW, "show", "turn", ("hand",))]
    actions += [Action(LAY + kind, f"lay {kind + 1}", "turn", (f"pebble {kind + 1}",)) for kind in range(KINDS)]
    actions += [Action(TAKE, "take one", "toll"), Action(LEAVE, "leave it", "toll")]
    actions += [Action(DIE + face, f"die {face + 1}", "roll") for face in range(HIGHEST_FACE)]
    return actions + [Action(DRAW + kind, f"draw {kind + 1}", "draw") for kind in range(KINDS)]


class PebblesRules(Rules):
    name = "pebbles"
    title = "Pebbles"
    version = 1
    players = range(2, 5)
    options = (
        Option("quiet", "nobody takes points"),
        Option("level", "weak seats begin with two points", ("strong", "weak")),
    )

    declining = frozenset({"leave it"})

    def __init__(self, tables: Mapping[str, Any] = POCKET) -> None:
        self.tables = dict(tables)
        edition = Table(tables, "pebbles")
        self.edition_name = edition.text("name")
        bag, game = edition.table("bag"), edition.table("game")
        self.bag = bag.numbers("pebbles", 0, 9)
        if len(self.bag) != KINDS:
            bag.fail("pebbles", f"must have {KINDS} rows, not {len(self.bag)}")
        self.hand, self.faces = game.number("hand", 0, 3), game.number("faces", 1, HIGHEST_FACE)
        self.goal, self.rounds = game.number("goal", 3, 99), game.number("rounds", 1, 20)
        for table in (edition, bag, game):
            table.no_other_fields()
        self.edition_digest = tables_digest(tables)
        self.table = ActionTable(SIZE, _actions())
        self.longest = 4 * self.hand + 3 * 4 * self.rounds

    def with_edition(self, source: Path | Mapping[str, Any]) -> PebblesRules:
        own = read_toml(source) if isinstance(source, Path) else source
        return type(self)({**self.tables, **own})

    def check_options(self, seats: int, options: Options) -> None:
        if options["level"] and "strong" not in cast(tuple[str, ...], options["level"]):
            raise OptionError("P-7: at least one seat must be strong")

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        levels = ("strong",) + ("weak",) * (seats - 1)
        return [{}, {"quiet": True}, {"level": levels}, {"quiet": True, "level": levels}]

    def start(self, seats: int, options: Options) -> Pebbles:
        state = Pebbles(seats, vec[i64](self.bag), self.faces, self.goal, self.rounds, bool(options["quiet"]))
        for seat, word in enumerate(cast(tuple[str, ...], options["level"])):
            state.points[seat] = 2 if word == "weak" else 0
        state.push(Turn(0))
        for seat in reversed(range(seats)):
            for _ in range(self.hand):
                state.push(Refill(seat))
        state.run()
        return state

    def from_json(self, data: Mapping[str, Any]) -> Pebbles:
        bag = vec[i64](data["bag"])
        state = Pebbles(data["seats"], bag, data["faces"], data["goal"], data["rounds"], data["quiet"])
        for name in ("points", "hands", "shown", "laid"):
            setattr(state, name, vec[i64](data[name]))
        state.round = data["round"]
        for word, *fields in reversed(data["stack"]):
            state.push(FRAMES[word](*fields))
        return state

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """The whole table, less what is in the bag and in hands that are not shown."""
        assert isinstance(state, Pebbles)
        open_hands = [state.hand(one) if one == seat or state.shown[one] else None for one in range(state.seats)]
        sizes = [len(state.hand(one)) for one in range(state.seats)]
        data = {name: value for name, value in state.to_json().items() if name not in ("hands", "bag")}
        return {**data, "open hands": open_hands, "hand sizes": sizes, "in the bag": int(sum(state.bag))}

    def imagine(self, view: Mapping[str, Any], source: Source) -> Pebbles:
        """Deal what the view does not show anew: the other hands first, the rest is the bag."""
        unseen = [kind for kind in range(KINDS) for _ in range(self.bag[kind] - view["laid"][kind])]
        hands = [0] * (KINDS * len(view["points"]))
        for seat, hand in enumerate(view["open hands"]):
            for pebble in hand or []:
                unseen.remove(pebble - 1)
                hands[seat * KINDS + pebble - 1] += 1
        for seat, hand in enumerate(view["open hands"]):
            for _ in range(view["hand sizes"][seat] if hand is None else 0):
                hands[seat * KINDS + unseen.pop(source.below(len(unseen)))] += 1
        return self.from_json({**view, "hands": hands, "bag": [unseen.count(kind) for kind in range(KINDS)]})

    def hidden_variants(self, state: State, seat: int, source: Source) -> list[State]:
        return [self.imagine(PebblesRules.view(self, state, seat), source) for _ in range(3)]

    def ranking(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Pebbles)
        return [int(points) for points in state.points]

    def reader(self, state: State, names: Sequence[str]) -> Any:
        assert isinstance(state, Pebbles)
        ending = "goal" if max(state.points) >= state.goal else "rounds"
        return SimpleNamespace(round=int(state.round), bag=list(state.bag), ending=ending)

    def player_reader(self, state: State, seat: int) -> Any:
        assert isinstance(state, Pebbles)
        return SimpleNamespace(points=int(state.points[seat]), hand=state.hand(seat), shown=bool(state.shown[seat]))

    def describe(self, state: State, names: Sequence[str]) -> str:
        return ", ".join(f"{name} {points}" for name, points in zip(names, self.scores(state), strict=True))

    def explain(self, rule: str) -> str:
        return SENTENCES[rule]

    def rule_of(self, frame: Frame) -> str:
        return {"turn": "P-1", "roll": "P-2", "draw": "P-3", "toll": "P-5"}[frame.name()]

    def check_state(self, state: State) -> None:
        assert isinstance(state, Pebbles)
        for kind in range(KINDS):
            held = sum(state.hands[seat * KINDS + kind] for seat in range(state.seats))
            if state.bag[kind] + held + state.laid[kind] != self.bag[kind]:
                raise InvariantError(f"P-3: there are not {self.bag[kind]} pebbles of {kind + 1}")
        if min(state.points) < 0:
            raise InvariantError("P-5: somebody has less than no points")


RULES: Final = PebblesRules()


def pebbles(text: str, rules: PebblesRules = RULES) -> Game:
    """A position: `Asha: points 3, hand 1 2 | Bram: hand 4, shown | asks Bram | round 2 | bag 1 1 3 | options quiet`.

    Without a bag all that nobody holds is in it; with one, what is left over has been laid.
    """
    clauses = parse_clauses(text)
    players = [clause for clause in clauses if clause.is_player]
    names = [clause.subject for clause in players]
    words = {clause.subject: clause for clause in clauses if not clause.is_player}
    options = rules.settle(names, dict.fromkeys(words["options"].items, True) if "options" in words else {})
    state = rules.start(len(names), options)
    asked = words["asks"].only_item() if "asks" in words else names[0]
    if asked not in names:
        raise PositionError(f"“asks {asked}”: expected {' or '.join(names)}")
    state.top = Turn(names.index(asked))
    for seat, clause in enumerate(players):
        for item in clause.items:
            word, *rest = item.split()
            if clause.one_of(item, word, ("points", "hand", "shown")) == "points":
                state.points[seat] = clause.word_number(item, 0, 99)[1]
            elif word == "shown":
                state.shown[seat] = 1
            for value in rest if word == "hand" else []:
                state.hands[seat * KINDS + clause.number(item, value, 1, KINDS) - 1] += 1
                state.bag[int(value) - 1] -= 1
    if "round" in words:
        state.round = words["round"].number("", words["round"].only_item(), 1, rules.rounds)
    if "bag" in words:
        pebbles_left = words["bag"].only_item().split() if words["bag"].items else []
        for kind in range(KINDS):
            left = sum(words["bag"].number("", pebble, 1, KINDS) == kind + 1 for pebble in pebbles_left)
            state.laid[kind] += state.bag[kind] - left
            state.bag[kind] = left
    rules.check_state(state)
    return Game(rules, names, options, state)
