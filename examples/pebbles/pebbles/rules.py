"""What Pebbles is to everybody else: its edition, its answers, what a seat sees, who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from doab.core import Action, ActionTable, Option, Rules, Source, State
from doab.core.editions import PrintedTable, parse_toml, read_toml, tables_digest
from doab.core.errors import InvariantError, OptionError
from doab.core.options import Options
from doab.core.parts import Checks, Learning, Printed, Sight, Store
from doab.core.plain import push_stack
from doab.core.questions import kinds_of
from doab.core.telling import Telling
from pebbles.encoding import PebblesEncoder
from pebbles.table import (
    DIE,
    DRAW,
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

BOX: Final = files("pebbles").joinpath("pocket.toml")
POCKET: Final = parse_toml(BOX.read_text("utf-8"), "pocket.toml")
FRAMES: Final = kinds_of("pebbles.table")
SENTENCES: Final = {
    "P-1": "You roll, lay or show.",
    "P-2": "The die decides.",
    "P-3": "You can only lay what you hold.",
    "P-4": "A hand is shown once.",
    "P-5": "The next player takes a point or leaves it.",
}
QUESTIONS: Final = {
    "turn": "Roll the die, lay a pebble or show your hand?",
    "toll": "Take a point for the pebble that was laid?",
    "roll": "What does the die show?",
    "draw": "Which pebble is drawn?",
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
    reasons = SENTENCES

    def __init__(self, tables: Mapping[str, Any] = POCKET) -> None:
        super().__init__()
        self.tables = dict(tables)
        edition = PrintedTable(tables, "pebbles")
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
        self.sight, self.telling, self.store = PebblesSight(self), PebblesTelling(self), PebblesStore(self)
        encoder = partial(PebblesEncoder, bag=self.bag, hand=self.hand, goal=self.goal, rounds=self.rounds)
        self.printed, self.learning, self.checks = Printed(self, BOX), Learning(self, encoder), PebblesChecks(self)

    def with_edition(self, source: Path | Mapping[str, Any]) -> PebblesRules:
        own = read_toml(source) if isinstance(source, Path) else source
        return type(self)({**self.tables, **own})

    def check_options(self, seats: int, options: Options) -> None:
        if options["level"] and "strong" not in cast(tuple[str, ...], options["level"]):
            raise OptionError("P-7: at least one seat must be strong")

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

    def scores(self, state: State) -> list[int]:
        return [int(points) for points in cast(Pebbles, state).points]

    def reader(self, state: State, names: Sequence[str]) -> Any:
        assert isinstance(state, Pebbles)
        ending = "goal" if max(state.points) >= state.goal else "rounds"
        return SimpleNamespace(round=int(state.round), bag=list(state.bag), ending=ending)

    def player_reader(self, state: State, seat: int) -> Any:
        assert isinstance(state, Pebbles)
        return SimpleNamespace(points=int(state.points[seat]), hand=state.hand(seat), shown=bool(state.shown[seat]))


class PebblesSight(Sight[Pebbles]):
    rules: PebblesRules

    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        """The whole table, less what is in the bag and in hands that are not shown."""
        open_hands = [state.hand(one) if one == seat or state.shown[one] else None for one in range(state.seats)]
        sizes = [len(state.hand(one)) for one in range(state.seats)]
        data = {name: value for name, value in state.to_json().items() if name not in ("hands", "bag")}
        return {**data, "open hands": open_hands, "hand sizes": sizes, "in the bag": int(sum(state.bag))}

    def imagine(self, seen: Mapping[str, Any], source: Source) -> State:
        """Deal again what is not seen: the other hands first, the rest is the bag."""
        unseen = [kind for kind in range(KINDS) for _ in range(self.rules.bag[kind] - seen["laid"][kind])]
        hands = [0] * (KINDS * len(seen["points"]))
        for seat, hand in enumerate(seen["open hands"]):
            for pebble in hand or []:
                unseen.remove(pebble - 1)
                hands[seat * KINDS + pebble - 1] += 1
        for seat, hand in enumerate(seen["open hands"]):
            for _ in range(seen["hand sizes"][seat] if hand is None else 0):
                hands[seat * KINDS + unseen.pop(source.below(len(unseen)))] += 1
        bag = [unseen.count(kind) for kind in range(KINDS)]
        return self.rules.store.from_json({**seen, "hands": hands, "bag": bag})

    def hidden_variants(self, state: Pebbles, seat: int, source: Source) -> list[State]:
        return [self.imagine(self.seen(state, seat), source) for _ in range(3)]


class PebblesStore(Store[Pebbles]):
    def from_json(self, data: Mapping[str, Any]) -> Pebbles:
        bag = vec[i64](data["bag"])
        state = Pebbles(data["seats"], bag, data["faces"], data["goal"], data["rounds"], data["quiet"])
        for name in ("points", "hands", "shown", "laid"):
            setattr(state, name, vec[i64](data[name]))
        state.round = data["round"]
        push_stack(state, FRAMES, data["stack"])
        return state


class PebblesTelling(Telling[Pebbles]):
    questions = QUESTIONS


class PebblesChecks(Checks[Pebbles]):
    rules: PebblesRules

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        levels = ("strong",) + ("weak",) * (seats - 1)
        return [{}, {"quiet": True}, {"level": levels}, {"quiet": True, "level": levels}]

    def check_state(self, state: Pebbles) -> None:
        for kind in range(KINDS):
            held = sum(state.hands[seat * KINDS + kind] for seat in range(state.seats))
            if state.bag[kind] + held + state.laid[kind] != self.rules.bag[kind]:
                raise InvariantError(f"P-3: there are not {self.rules.bag[kind]} pebbles of {kind + 1}")
        if min(state.points) < 0:
            raise InvariantError("P-5: somebody has less than no points")


RULES: Final = PebblesRules()
TINY: Final = RULES.with_edition(parse_toml(files("pebbles").joinpath("tiny.toml").read_text("utf-8"), "tiny.toml"))
"""Pebbles made so small that all its games can be counted."""
