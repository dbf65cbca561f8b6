"""Doab's games as games of OpenSpiel: its algorithms play them as they play their own.

    import pyspiel
    import doab.envs.openspiel
    game = pyspiel.load_game("doab_rajas(players=3,navaratna=True)")

Importing this file registers every installed game. `register` does it for another edition or another game. Chance is a
player there as here, actions have the same numbers and texts, and what a seat learns comes from its view alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from doab.core import CHANCE, Rules, State, find_rules, game_names
from doab.core.errors import OptionError, UnknownGame
from doab.core.options import Option, OptionValue
from doab.core.state import EVERYBODY
from doab.envs import needed
from doab.envs.rewards import SCALE, Rewards

try:
    import numpy
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as error:
    raise needed("open_spiel", "openspiel") from error

OWN_PARAMETERS: Final[dict[str, object]] = {"players": 2, "reward": "rank", "scale": SCALE, "edition": ""}
"""What a game string can say besides the options of the game, and what holds when it does not."""

MOST_RECALLED: Final = 64
"""How many texts of what a seat has learned are kept: the next one is the last one and a line. All would be too many.
"""

_rules: dict[str, Rules] = {}


class Setting:
    """What all games of one game string share: rules, seats, options, and the position before any answer."""

    def __init__(self, name: str, parameters: Mapping[str, Any]) -> None:
        self.name = name
        self.parameters = dict(parameters)
        given = {**_defaults(_rules[name]), **parameters}
        edition = given["edition"]
        self.rules = _rules[name].with_edition(Path(edition)) if edition else _rules[name]
        self.seats = int(given["players"])
        self.names = [f"Seat {seat}" for seat in range(self.seats)]
        self.rewards = Rewards(self.rules, given["reward"], given["scale"])
        chosen = {option.name: _option_value(option, given[option.name]) for option in self.rules.options}
        self.options = self.rules.settle(self.names, chosen)
        self.hides = self.rules.sight.hides(self.options)
        self.recent: dict[tuple[Position, int], str] = {}
        self.start = Position(self, self.rules.start(self.seats, self.options))

    def utility(self) -> tuple[Any, float | None]:
        """What the rewards of a game add up to: 0 by rank, 1 by win; margins of more than two seats, to anything."""
        kinds = pyspiel.GameType.Utility
        if self.rewards.kind == "win":
            return kinds.CONSTANT_SUM, 1.0
        if self.rewards.kind == "margin" and self.seats > 2:
            return kinds.GENERAL_SUM, None
        return kinds.ZERO_SUM, 0.0


class Position:
    """A state and how the game came to it. It never changes, so clones share it: an answer makes a new one."""

    __slots__ = ("action", "audience", "before", "seat", "setting", "state")

    def __init__(self, setting: Setting, state: State, before: Position | None = None, action: int = -1) -> None:
        self.setting = setting
        self.state = state
        self.before = before
        self.action = action  # the answer that led here
        top = before.state.top if before is not None else None
        self.seat = CHANCE if top is None else int(top.seat)  # who gave it
        self.audience = EVERYBODY if top is None else int(top.audience())  # who may know it

    def after(self, action: int) -> Position:
        state = self.state.copy()
        state.apply(action)
        return Position(self.setting, state, self, action)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what was answered: played again, it is the same position."""
        answers, position = [], self
        while position.before is not None:
            answers.append(position.action)
            position = position.before
        return _position_after, (self.setting.name, tuple(self.setting.parameters.items()), tuple(reversed(answers)))

    def recalled(self, seat: int) -> str:
        """Everything that a seat has learned since the beginning, one answer per line: perfect recall.

        An answer that only others may know is a line too, without its words. Where seats have secrets every line ends
        with a fingerprint of what the seat sees, because an answer may show more than it says (a hand that is laid
        open).
        """
        recent = self.setting.recent
        path, position = [], self
        while (position, seat) not in recent and position.before is not None:
            path.append(position)
            position = position.before
        told = recent.get((position, seat)) or f"seat {seat}{position._glimpse(seat)}"
        told += "".join(f"\n{later._line(seat)}{later._glimpse(seat)}" for later in reversed(path))
        while len(recent) >= MOST_RECALLED:
            del recent[next(iter(recent))]
        recent[self, seat] = told
        return told

    def _line(self, seat: int) -> str:
        """The answer that led here, as a seat heard it."""
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        known = self.audience in (EVERYBODY, seat) or self.seat == seat
        return f"{who}: {self.setting.rules.table[self.action].text if known else '?'}"

    def _glimpse(self, seat: int) -> str:
        if not self.setting.hides:
            return ""
        return f" · {hashlib.sha256(self.observed(seat).encode()).hexdigest()[:16]}"

    def observed(self, seat: int) -> str:
        """What a seat sees on the table now."""
        return json.dumps(self.setting.rules.sight.seen(self.state, seat), sort_keys=True, separators=(",", ":"))


def _position_after(name: str, parameters: tuple[tuple[str, Any], ...], answers: tuple[int, ...]) -> Position:
    position = _setting(name, parameters).start
    for action in answers:
        position = position.after(action)
    return position


@lru_cache(maxsize=32)
def _setting(name: str, parameters: tuple[tuple[str, Any], ...]) -> Setting:
    return Setting(name, dict(parameters))


class DoabGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players, options and edition. It is made by `pyspiel.load_game`."""

    name = ""
    """How OpenSpiel knows the game; `register` makes a class for each."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        # Only what differs from the usual is said again in the string of the game.
        name = self.name
        usual = _defaults(_rules[name])
        said = tuple(sorted((key, value) for key, value in parameters.items() if value != usual.get(key)))
        self.setting = _setting(name, said)
        size = len(self.setting.rules.table)
        utility, total = self.setting.utility()
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,  # outcomes have the numbers of the same table
            num_players=self.setting.seats,
            min_utility=0.0 if self.setting.rewards.kind == "win" else -1.0,
            max_utility=1.0,
            utility_sum=total,
            max_game_length=self.setting.rules.longest,
        )
        super().__init__(_game_type(name, self.setting.rules, self.setting.hides, utility), info, dict(said))

    def new_initial_state(self) -> DoabState:
        return DoabState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.rules.longest

    def make_py_observer(self, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> SeatObserver:
        if parameters:
            raise ValueError(f"observations of Doab's games take no parameters, got {dict(parameters)}")
        return SeatObserver(self.setting, kind is not None and kind.perfect_recall)


class DoabState(pyspiel.State):  # type: ignore[misc]
    """A position of a game. All that it holds is in `position`."""

    def __init__(self, game: DoabGame) -> None:
        super().__init__(game)
        self.position = game.setting.start

    def current_player(self) -> int:
        state = self.position.state
        if state.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = state.to_move()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.state.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        offers = self.position.state.offers()
        weights = [int(weight) for weight in offers.weights]
        total = sum(weights)
        return sorted((int(action), weight / total) for action, weight in zip(offers.actions, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.setting.rules.table[action].text

    def returns(self) -> list[float]:
        """Nothing before the end; then the reward of every seat, as in all environments (`doab.envs.rewards`)."""
        setting, state = self.position.setting, self.position.state
        return setting.rewards.at_end(state) if state.is_over() else [0.0] * setting.seats

    def __str__(self) -> str:
        return self.position.setting.rules.store.describe(self.position.state, self.position.setting.names)


class SeatObserver:
    """What OpenSpiel asks for observations: the view of a seat as text, its encoding as numbers from −1 to 1.

    With perfect recall the text is everything that the seat has learned since the beginning, and there are no numbers.
    """

    def __init__(self, setting: Setting, recalls: bool) -> None:
        self.tensor: numpy.ndarray[Any, numpy.dtype[numpy.float32]] | None = None
        self.dict: dict[str, numpy.ndarray[Any, numpy.dtype[numpy.float32]]] = {}
        self._recalls = recalls
        if recalls or not _has_encoder(setting.rules, setting.seats):
            return
        self._encoder = setting.rules.learning.encoder(setting.seats)
        layout = self._encoder.layout
        self._row = vec[i16]([0] * layout.size)
        self._scale = numpy.ones(layout.size, numpy.float32)
        self.tensor = numpy.zeros(layout.size, numpy.float32)
        for piece in layout.pieces:
            self._scale[piece.start : piece.stop] = max(abs(piece.low), abs(piece.high), 1)
            self.dict[piece.name] = self.tensor[piece.start : piece.stop].reshape(piece.shape)

    def set_from(self, state: DoabState, player: int) -> None:
        if self.tensor is not None:
            self._encoder.encode(state.position.state, max(player, 0), self._row, 0)
            numpy.divide(numpy.array(memoryview(self._row)), self._scale, self.tensor)

    def string_from(self, state: DoabState, player: int) -> str:
        return state.position.recalled(player) if self._recalls else state.position.observed(player)


def register(rules: Rules, name: str | None = None) -> str:
    """Make a game known to OpenSpiel, as `doab_…` or by a name of its own; gives that name.

    It serves for an edition that is no file, and for games that are not installed:
    `register(rules.with_edition({…}), "doab_short_rajas")`.
    """
    called = name or f"doab_{rules.name}"
    clash = [option.name for option in rules.options if option.name in OWN_PARAMETERS]
    if clash:
        raise OptionError(f"an option of {rules.title} cannot be called {clash[0]!r}: a game string has that word")
    _rules[called] = rules
    _setting.cache_clear()
    # A class and not a function: OpenSpiel lets go of it after Python has ended, and only classes survive that.
    usual = _game_type(called, rules, True, pyspiel.GameType.Utility.ZERO_SUM)
    pyspiel.register_game(usual, type("DoabGame", (DoabGame,), {"name": called}))
    return called


def _game_type(name: str, rules: Rules, hides: bool, utility: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=_has_encoder(rules, rules.players[0]),
        parameter_specification=_defaults(rules),
    )


def _has_encoder(rules: Rules, seats: int) -> bool:
    try:
        rules.learning.encoder(seats)
    except UnknownGame:
        return False
    return True


def _defaults(rules: Rules) -> dict[str, Any]:
    """The parameters of a game string: our own, then the options; one word a seat is written `advanced/beginner`."""
    usual: dict[str, Any] = dict(OWN_PARAMETERS)
    for option in rules.options:
        usual[option.name] = "/".join(option.default) if isinstance(option.default, tuple) else option.default
    return usual


def _option_value(option: Option, given: Any) -> OptionValue:
    if option.per_seat:
        return tuple(word for word in str(given).split("/") if word)
    return bool(given) if not option.choices else str(given)


for _name in game_names():
    register(find_rules(_name))
