"""The fuzzer plays random games and checks after every answer what must hold in all of them.

The checks are those of `checks`, `views` and, where a game can be learned, `encodings`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from doab.core.chance import CHANCE, Source
from doab.core.errors import DoabError, InvariantError, OptionError
from doab.core.game import Game
from doab.core.kit.checks import (
    check_copy,
    check_events,
    check_json,
    check_offers,
    check_ranking,
    check_record,
    check_refusals,
    check_reveal,
    check_undo,
    random_answer,
)
from doab.core.kit.encodings import check_encoding, has_encoder
from doab.core.kit.views import check_views, fields_of_view
from doab.core.records import Move, Record
from doab.core.rules import Rules, digest
from doab.core.state import Offers, State

NAMES = ("Asha", "Bram", "Chitra", "Dirk", "Esha", "Floor", "Gita", "Hugo")

Policy = Callable[[State, Offers, Source], int]
"""How a random player answers: one of the offered answers, drawn from the source. Chance is not asked this way."""


@dataclass
class FuzzReport:
    """What the random games were like."""

    games: int = 0
    stopped: int = 0
    """Games that were given up unfinished. They have no winner, no ending and no number of rounds."""
    answers: int = 0
    """Answers of players, in all games together."""
    draws: int = 0
    """Answers of chance."""
    longest: int = 0
    """Answers of players and chance in the longest game, stopped ones included."""
    shortest: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    """How many games took how many rounds, if the game counts them (`reader.round`)."""
    wins: Counter[int] = field(default_factory=Counter)
    """How often each seat won; a shared win counts for each."""
    endings: Counter[str] = field(default_factory=Counter)
    """How the games ended, if the game has a word for it (`reader.ending`)."""

    def add(self, game: Game) -> None:
        length = game.version
        draws = sum(step.seat == CHANCE for step in game.steps)
        self.shortest = min(self.shortest, length) if self.games else length
        self.longest = max(self.longest, length)
        self.games += 1
        self.draws += draws
        self.answers += length - draws
        if not game.over:
            self.stopped += 1
            return
        self.wins.update(seat for seat, rank in enumerate(game.rules.ranking(game.state)) if rank == 1)
        table = game.table
        if hasattr(table, "round"):
            self.rounds[int(table.round)] += 1
        ending = getattr(table, "ending", None)
        if isinstance(ending, str):
            self.endings[ending] += 1

    @property
    def finished(self) -> int:
        return self.games - self.stopped


class FuzzFailure(DoabError):
    """A random game went wrong. `fuzz_game(rules, seats, options, seed)` with the same policy repeats it.

    `record` shows it up to there.
    """

    def __init__(self, reason: str, seed: str, seats: int, options: Mapping[str, object], record: str) -> None:
        self.reason = reason
        self.seed = seed
        self.seats = seats
        self.options = dict(options)
        self.record = record
        super().__init__(f"{reason}\nseed {seed!r}, {seats} seats, options {self.options}\n{record}")


def fuzz(
    rules: Rules,
    games: int,
    seed: int | str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    check_every: int = 20,
    progress: Callable[[int], None] | None = None,
    policy: Policy = random_answer,
    stop_after: int | None = None,
) -> FuzzReport:
    """Play random games; the first thing that is wrong raises `FuzzFailure`.

    Without `seats` and `options` the games go through all player counts and all option sets of the rules in turn. Cheap
    checks are made after every answer, those that copy or write the state at every `check_every`-th. `progress` is told
    the number of games so far. Players answer by `policy`, uniformly at random if there is none. With `stop_after` a
    game that is not over after so many answers is given up and counted as stopped.
    """
    counts = list(rules.players) if seats is None else [seats]
    sets = [[options] if options is not None else rules.checks.option_sets(count) for count in counts]
    rows = range(max(len(given) for given in sets))
    # All player counts come with their first options before any comes with its second: a short run sees them all.
    tables = [
        (count, given[row]) for row in rows for count, given in zip(counts, sets, strict=True) if row < len(given)
    ]
    report = FuzzReport()
    for number in range(games):
        count, given = tables[number % len(tables)]
        report.add(fuzz_game(rules, count, given, f"{seed}/{number}", check_every, policy, stop_after))
        if progress is not None:
            progress(number + 1)
    return report


def fuzz_game(
    rules: Rules,
    seats: int,
    options: Mapping[str, object],
    seed: int | str,
    check_every: int = 20,
    policy: Policy = random_answer,
    stop_after: int | None = None,
) -> Game:
    """Play and check one random game to its end, or until `stop_after` answers have been given."""
    names = [*NAMES, *(f"Seat {number}" for number in range(len(NAMES) + 1, seats + 1))][:seats]
    table = None
    try:
        table = _Table(rules, names, options, seed, check_every, policy)
        table.play(rules.longest + 1 if stop_after is None else stop_after)
    except OptionError:
        raise  # the caller's fault, not the game's
    except Exception as error:
        reason = str(error) if isinstance(error, InvariantError) else f"{type(error).__name__}: {error}"
        doing, record = (table.doing, table.record()) if table else (" (set-up)", "")
        raise FuzzFailure(f"{reason}{doing}", str(seed), seats, options, record) from error
    return table.game


class _Table:
    """One random game with its checks."""

    def __init__(
        self,
        rules: Rules,
        names: list[str],
        options: Mapping[str, object],
        seed: int | str,
        check_every: int,
        policy: Policy,
    ) -> None:
        self.rules = rules
        self.policy = policy
        self.check_every = max(1, check_every)
        self.source = Source(f"{seed} of the players")
        self.checking = Source(f"{seed} of the checks")  # a source of its own: checks do not change what is played
        self.phase = int(self.checking.below(self.check_every))  # else all games would be checked at the same answers
        self.doing = ""
        self.run: list[State] = []  # before each answer that undo may take back; kept apart from the game's own list
        self.run_seat = CHANCE
        self.game = Game.new(rules, names, options, seed)
        self.fields: list[str] = []  # of the table in a view, once one has been seen

    def record(self) -> str:
        """What was played so far; without the closing line if the state cannot even be written."""
        game = self.game
        try:
            return str(game.record())
        except Exception:
            moves = [Move(game.name_of(step.seat), step.action.text) for step in game.steps]
            rules, options = game.rules, {name: value for name, value in game.options.items() if value}
            edition, fingerprint = rules.edition_name, rules.edition_digest
            return str(Record(rules.name, rules.version, edition, fingerprint, game.names, dict(options), moves))

    def play(self, answers: int) -> None:
        self.check_position()
        while not self.game.over and self.game.version < answers:
            self.play_one()
        self.check_thoroughly()
        if self.game.over:
            check_ranking(self.game)
        check_record(self.game)

    def play_one(self) -> None:
        game, state = self.game, self.game.state
        seat, before = int(state.to_move()), state.copy()
        choose = random_answer if seat == CHANCE else self.policy
        action = choose(state, state.offers(), self.source)
        self.doing = f" (answer {game.version + 1}, “{self.rules.table[action]}”)"
        if self.is_due():
            check_reveal(self.rules, before, action, self.checking)
        game.play(action)
        if seat == CHANCE or game.state.revealed:
            self.run = []
        else:
            self.run = [*self.run, before] if self.run and self.run_seat == seat else [before]
        self.run_seat = seat
        if game.version > self.rules.longest:
            raise InvariantError(f"the game is longer than {self.rules.longest} answers")
        self.check_position()
        if self.is_due():
            self.check_thoroughly()
        self.doing = ""

    def is_due(self) -> bool:
        return self.game.version % self.check_every == self.phase

    def check_position(self) -> None:
        self.rules.checks.check_state(self.game.state)
        check_offers(self.rules, self.game.state)
        check_events(self.game)

    def check_thoroughly(self) -> None:
        position = digest(self.game.state)
        check_json(self.rules, self.game.state)
        check_copy(self.rules, self.game.state, self.checking)
        check_refusals(self.game, self.checking)
        check_undo(self.game, self.run)
        check_views(self.game, self.checking)
        fields = fields_of_view(self.game)
        if fields != (self.fields or fields):
            raise InvariantError(f"the table of a view had the fields {self.fields}, and now {fields}")
        self.fields = fields
        if has_encoder(self.rules):
            check_encoding(self.game, self.checking)
        if digest(self.game.state) != position:
            raise InvariantError("looking at the state changed it")
