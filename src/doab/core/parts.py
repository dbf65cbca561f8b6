"""The parts of the contract of a game: what a seat sees, how positions are kept, what is printed, what networks read,
what must hold. What is said to people is a file of its own, `telling.py`.

Each part says what holds for a game that writes nothing of it, so that a game writes what it has. The reasons are in
docs/decisions/0014-contract-in-parts.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from doab.core.chance import Source
from doab.core.encoding import Encoder
from doab.core.errors import PositionError, UnknownGame
from doab.core.options import Options
from doab.core.state import ONLOOKER, State

if TYPE_CHECKING:
    from doab.core.rules import Rules

StateT = TypeVar("StateT", bound=State)
"""The class of a game's states."""


class Part:
    """A part knows the rules that it belongs to. Where those of a game have more than all have, its part names them:
    `rules: PebblesRules`."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules


class Sight(Part, Generic[StateT]):
    """What a seat may know. A game in which everything lies open writes nothing of this, unless it has a `view`."""

    def seen(self, state: StateT, seat: int) -> dict[str, Any]:
        """All that a seat may know, as plain data in the form of `State.to_json`: what `imagine` takes. States that
        differ only in what the seat cannot see give the same."""
        return state.to_json()

    def seen_by_onlooker(self, state: StateT) -> dict[str, Any]:
        """The same for somebody at no seat when nobody can say whose game it is: without anything that the game can
        hide, even if its options say that it is played open."""
        return self.seen(state, ONLOOKER)

    def imagine(self, seen: Mapping[str, Any], source: Source) -> State:
        """A state that fits what is seen, with everything hidden drawn anew."""
        return self.rules.store.from_json(seen)

    def view(self, state: StateT, seat: int) -> Mapping[str, Any]:
        """The table by names, as a seat may know it, with what follows from it: what people and pages read. It has the
        same fields in every position of a game, so that pages can be told of those that differ. A game without a form
        of its own for it shows what is seen."""
        return self.seen(state, seat)

    def view_afterwards(self, state: StateT, seat: int) -> Mapping[str, Any]:
        """`view` when the game is over, of any position of it: secrets that its end has uncovered are told."""
        return self.view(state, seat)

    def view_of_onlooker(self, state: StateT) -> Mapping[str, Any]:
        """`view` for somebody at no seat when nobody can say whose game it is, as in `seen_by_onlooker`."""
        return self.view(state, ONLOOKER)

    def hides(self, options: Options) -> bool:
        """Whether seats have secrets from each other in a game with these (settled) options."""
        return self.may_hide

    @property
    def may_hide(self) -> bool:
        """Whether there are options with which seats have secrets from each other."""
        return type(self).hidden_variants is not Sight.hidden_variants

    def hidden_variants(self, state: StateT, seat: int, source: Source) -> list[State]:
        """States that differ from this one only in what `seat` cannot see. Games with secrets write it."""
        return []


class Store(Part, Generic[StateT]):
    """How positions are written down and read again: as data, and as a line of text."""

    def from_json(self, data: Mapping[str, Any]) -> State:
        """The inverse of `State.to_json`. The one thing here that every game writes."""
        raise NotImplementedError

    def position(self, text: str) -> tuple[list[str], Options, State]:
        """Names, options and state of a position in one line of text."""
        raise PositionError(f"{self.rules.title} has no positions in text")

    def describe(self, state: StateT, names: Sequence[str]) -> str:
        """The state as text that fits one screen; in a game with positions in text, one that `position` reads."""
        return ", ".join(f"{name} {score}" for name, score in zip(names, self.rules.scores(state), strict=True))


class Printed(Part):
    """What is printed on the parts of the edition with which the rules are played; `usual` is the file of the usual
    one."""

    def __init__(self, rules: Rules, usual: Traversable | None = None) -> None:
        super().__init__(rules)
        self.usual = usual

    def text(self) -> str | None:
        """The usual edition as it is written down, to be copied and changed; None: it is written nowhere."""
        return None if self.usual is None else self.usual.read_text(encoding="utf-8")

    def data(self) -> Mapping[str, Any] | None:
        """What is printed, as plain data in the form that the game's board in the browser takes; None: the board needs
        none."""
        return None


class Learning(Part):
    """How positions are written for a network. A game that can be learned gives what makes an encoder for so many
    players."""

    def __init__(self, rules: Rules, make: Callable[[int], Encoder] | None = None) -> None:
        super().__init__(rules)
        self.make = make
        self._encoders: dict[int, Encoder] = {}

    def encoder(self, seats: int) -> Encoder:
        """The same one whenever it is asked for."""
        if self.make is None:
            title = self.rules.title
            raise UnknownGame(f"{title} does not say how its positions are encoded: it has no environments")
        if seats not in self._encoders:
            self._encoders[seats] = self.make(seats)
        return self._encoders[seats]


class Checks(Part, Generic[StateT]):
    """What the fuzzer and tests go through."""

    def check_state(self, state: StateT) -> None:
        """Raise `InvariantError` if the state breaks a law of the game."""

    def option_sets(self, seats: int) -> list[dict[str, object]]:
        """Combinations of options that are worth a game each."""
        return [{}]
