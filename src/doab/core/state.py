"""The state of a game: plain data and a stack of open questions.

`State` is the part that all games share: what lies on the stack, what may be answered, and how an answer is taken.
A game adds its own fields and says how its frames are asked (see `doab.rajas.table.state` for an example).
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from doab.core.chance import CHANCE, Source, pick
from doab.core.errors import InvariantError
from doab.core.events import Event

MOST_TASKS: Final = 100_000
"""Tasks in a row; no game has a hundredth of it. Only a position that somebody made up can have more."""
EVERYBODY: Final = -2
"""All seats, and onlookers."""
ONLOOKER: Final = -1
"""The seat of someone who does not sit at the table."""
NO_REASONS: Final[dict[int, str]] = {}
"""Shared by all offers that have none: reasons are written into a new dictionary."""
NO_WEIGHTS: Final = vec[i64]()
_USUAL_ROOM: Final = vec[i64]([0] * 32)
"""Room for the answers to most questions; more is fetched when it is needed."""


@mypyc_attr(acyclic=True)
class Offers:
    """What may be answered to the open question: numbers of actions, with weights where chance answers.

    With `explaining` on it also keeps why something was left out, in the words of the rule that left it out.
    A state keeps one for all its questions, so that offering fetches no memory.
    """

    def __init__(self, explaining: bool = False) -> None:
        self.count: i64 = 0
        self.chances: i64 = 0  # as many as there are actions where chance answers, else 0
        self._actions: vec[i64] = _USUAL_ROOM[:]
        self._weights: vec[i64] = NO_WEIGHTS
        self.explaining = explaining
        self.reasons: dict[int, str] = NO_REASONS

    def clear(self) -> None:
        self.count = 0
        self.chances = 0

    @property
    def actions(self) -> vec[i64]:
        return self._actions[: self.count]

    @property
    def weights(self) -> vec[i64]:
        return self._weights[: self.chances]

    def action(self, index: i64) -> i64:
        return self._actions[index]

    def draw(self, source: Source) -> i64:
        """What chance answers."""
        return self._actions[pick(self._weights, self.chances, source)]

    def add(self, action: i64) -> None:
        at: i64 = self.count
        if at == len(self._actions):
            self._actions = append(self._actions, action)
        else:
            self._actions[at] = action
        self.count = at + 1

    def add_chance(self, action: i64, weight: i64) -> None:
        if len(self._weights) == 0:
            self._weights = _USUAL_ROOM[:]
        at: i64 = self.chances
        self.add(action)
        if at == len(self._weights):
            self._weights = append(self._weights, weight)
        else:
            self._weights[at] = weight
        self.chances = at + 1

    def add_evenly(self, first: i64, count: i64) -> None:
        """So many outcomes of chance with numbers from `first` on, each as likely as the others."""
        action: i64
        for action in range(first, first + count):
            self.add_chance(action, 1)

    def forbid(self, action: i64, rule: str) -> None:
        """`action` is left out because of `rule` (a section or ruling id). The first reason given stands."""
        if self.explaining:
            if self.reasons is NO_REASONS:
                self.reasons = {}
            if action not in self.reasons:
                self.reasons[action] = rule


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """Something on the stack: a question, a draw of chance or a task. Immutable, hence shared by copies of a state.

    Frames point downwards only, so there are no circles that a garbage collector would have to look for. Every class
    of frames says so for itself (`acyclic`): mypyc does not inherit it, and tracked objects cost a tenth of the speed.
    """

    asks: ClassVar[str] = ""
    """How the question is called in views, tests and messages."""
    under: ClassVar[str] = ""
    """The section or ruling under which it is asked: why an answer to some other question is refused."""
    picks: ClassVar[str] = ""
    """The family of answers of which several, asked one after the other, are one choice (`doab.core.choices`)."""
    stops: ClassVar[str] = ""
    """The answer that ends the picking; empty: it ends by itself, or with any other answer."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.below: Frame | None = None

    def name(self) -> str:
        """What this frame asks: `asks`, unless it depends on what it knows."""
        return self.asks

    def rule(self) -> str:
        """`under`, unless it depends on what the frame knows."""
        return self.under

    def is_task(self) -> bool:
        """Whether the frame resolves itself instead of asking."""
        return False

    def asks_ahead(self) -> str:
        """The question that this frame will ask its seat whatever happens before; empty: none."""
        return ""

    def audience(self) -> i64:
        """Who may know the answer and what it did: a seat that draws in secret, or everybody."""
        return EVERYBODY


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every game state has. Subclasses hold the pieces and implement `offer`, `answer` and `resolve`."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.top: Frame | None = None
        self.ready = False  # whether the answers to the open question are known already: then they lie in `book`
        self.book: Offers | None = None
        self.log: list[Event] | None = None  # a list while somebody listens
        self.revealed = False  # the last answer showed something that was hidden

    # -- what a game implements

    def offer(self, offers: Offers) -> None:
        """Let the open question say what may be answered."""
        raise NotImplementedError

    def answer(self, action: i64) -> None:
        """Let the open question take its answer."""
        raise NotImplementedError

    def resolve(self) -> None:
        """Run the task on top of the stack."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state; nobody listens to it."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """All of it as plain data; `Store.from_json` reads it back."""
        raise NotImplementedError

    # -- the stack

    def push(self, frame: Frame) -> None:
        frame.below = self.top
        self.top = frame

    def pop(self) -> None:
        if self.top is not None:
            self.top = self.top.below

    def run(self) -> None:
        """Resolve tasks, and answer questions that leave no choice, until somebody has to be asked."""
        left: i64 = MOST_TASKS
        while self.top is not None:
            left -= 1
            if left < 0:
                raise InvariantError("the rules go round in circles: no game comes to this position")
            if self.top.is_task():
                self.resolve()
            else:
                answer: i64 = self.only_answer()
                if answer < 0:
                    return
                self.ready = False
                self.answer(answer)

    def only_answer(self) -> i64:
        """The answer to a question in which nobody would see a choice, such as going on; −1: the question is asked."""
        return -1

    # -- asking and answering

    def is_over(self) -> bool:
        return self.top is None

    def to_move(self) -> int:
        """The seat that is asked, or CHANCE (also when the game is over)."""
        return CHANCE if self.top is None else self.top.seat

    def offers(self) -> Offers:
        """Nobody may change what this gives, and nobody can keep it: the next question is asked in the same place."""
        book = self.book
        if book is None:
            book = Offers()
            self.book = book
        if not self.ready:
            book.clear()
            if self.top is not None:
                self.offer(book)
            self.ready = True
        return book

    def legal(self) -> list[int]:
        """Numbers of the actions that may be answered now; empty when the game is over."""
        offers = self.offers()
        return [offers.action(at) for at in range(offers.count)]

    def apply(self, action: i64) -> None:
        """Take an answer that is known to be legal, and go on to the next open question."""
        self.revealed = False
        self.ready = False
        self.answer(action)
        self.run()

    # -- telling what happened

    def tell(
        self, verb: str, seat: i64, what: str, amount: i64 = 0, from_: str = "", to: str = "", by: str = ""
    ) -> None:
        """Report an event to the listener; if there is none, nothing is allocated."""
        if self.log is not None:
            self.log.append(Event(verb, seat, what, amount, from_, to, by))

    def reveal(self) -> None:
        """Something hidden has been shown by this answer: it cannot be taken back any more."""
        self.revealed = True
