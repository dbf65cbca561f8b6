"""A game that is being played: rules, players, the state and the log of all answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

from doab.core.actions import Action
from doab.core.chance import CHANCE, Source
from doab.core.choices import Choice, choice_of
from doab.core.errors import (
    CannotUndo,
    DoabError,
    GameError,
    GameOver,
    IllegalAction,
    OptionError,
    RecordError,
    StaleAction,
    UnknownGame,
)
from doab.core.events import Event
from doab.core.facts import PlayerT, TableT
from doab.core.options import Options
from doab.core.record_checks import check_closing, check_header, check_start
from doab.core.record_making import record_of
from doab.core.records import Move, Record, parse_record
from doab.core.registry import find_rules
from doab.core.rules import Rules
from doab.core.standing import StandingAnswers
from doab.core.state import Frame, Offers, State
from doab.core.steps import Step, begun_of, in_choice

Answer = str | int | Action


class Game(Generic[TableT, PlayerT]):
    """A game at the table. All that plays goes through `legal`, `play` and `view`.

    `TableT` and `PlayerT` are what it knows by name of its table and of a player; a game that may be any says neither.
    """

    def __init__(self, rules: Rules, names: Sequence[str], options: Options, state: State, seed: int | str = 0) -> None:
        self.rules = rules
        self.names = list(names)
        self.options = options
        self.state = state
        self.start_text: str | None = None  # the position that the log begins from, if it is not the game's beginning
        self.steps: list[Step] = []
        self.source = Source(seed)
        self.standing = StandingAnswers()
        self._since = 0  # where the last call of `play` began
        # The unbroken run of answers by one seat since the last stop of undo, and the state before it.
        self._run: list[int] = []
        self._run_seat = CHANCE
        self._before_run: State | None = None
        self._choice: list[Choice | None] = []  # that of the open question, once somebody has asked for it

    # -- beginning

    @staticmethod
    def new(
        rules: Rules | str,
        names: Sequence[str],
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        edition: Path | Mapping[str, Any] | None = None,
    ) -> Game:
        """A game before its first draw. `seed` decides what chance brings when it is asked to play (`settle`)."""
        chosen = find_rules(rules) if isinstance(rules, str) else rules
        if edition is not None:
            chosen = chosen.with_edition(edition)
        settled = chosen.settle(names, options)
        return Game(chosen, names, settled, chosen.start(len(names), settled), seed)

    @staticmethod
    def at(rules: Rules | str, text: str, edition: Path | Mapping[str, Any] | None = None, seed: int | str = 0) -> Game:
        """A game at a position given as one line of text."""
        chosen = find_rules(rules) if isinstance(rules, str) else rules
        if edition is not None:
            chosen = chosen.with_edition(edition)
        names, options, state = chosen.store.position(text)
        game = Game(chosen, names, chosen.settle(names, options), state, seed)
        game.start_text = " ".join(text.split())
        return game

    def copy(self) -> Game[TableT, PlayerT]:
        """An independent game at the same point, with the same chances to come."""
        twin: Game[TableT, PlayerT] = Game(self.rules, self.names, self.options, self.state.copy())
        twin.start_text = self.start_text
        twin.source = self.source.copy()
        twin.standing = self.standing.copy()
        twin.steps = list(self.steps)
        twin._since = self._since
        twin._run, twin._run_seat = list(self._run), self._run_seat
        twin._before_run = self._before_run
        return twin

    # -- what is asked

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def question(self) -> str | None:
        """The name of the open question; None when the game is over."""
        return None if self.state.top is None else self.state.top.name()

    @property
    def to_move(self) -> str | None:
        """Who is asked: a player's name or “chance”; None when the game is over."""
        return None if self.over else self.name_of(self.state.to_move())

    @property
    def actions(self) -> list[Action]:
        return [self.rules.table[index] for index in self.state.legal()]

    @property
    def legal(self) -> list[str]:
        """What may be answered now, as texts."""
        return [action.text for action in self.actions]

    @property
    def choice(self) -> Choice | None:
        """What may be picked in any order and given at once (`choose`); None: every answer stands by itself."""
        if not self._choice:
            begun, state = self._choice_begun()
            whole = choice_of(self.rules.picking, self.rules.table, state)
            self._choice = [whole.after(begun) if whole is not None and begun else whole]
        return self._choice[0]

    def _choice_begun(self) -> tuple[tuple[int, ...], State]:
        """What the seat that is asked has answered of the choice under way, and the state before that."""
        number = begun_of(self.steps, self.state.to_move(), self.rules.picking.family(self.state))
        if number == 0 or number > len(self._run) or self._before_run is None:
            return (), self.state
        state = self._before_run.copy()
        for action in self._run[:-number]:
            state.apply(action)
        return tuple(self._run[-number:]), state

    @property
    def version(self) -> int:
        """How many answers have been given: names the position for `play(…, at=…)`."""
        return len(self.steps)

    def name_of(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.names[seat]

    def seat_of(self, name: str) -> int:
        if name not in self.names:
            raise OptionError(f"nobody at this table is called {name!r}; the players are {', '.join(self.names)}")
        return self.names.index(name)

    # -- answering

    def play(self, *answers: Answer, at: int | None = None, standing: bool = True) -> None:
        """Play answers in order: all of them or, if one is not legal, none.

        With `at` the first answer is meant for that `version` of the game and refused when the game has moved on.
        Standing answers follow at once, unless `standing` is off and the table calls `play_standing` in its own time.
        """
        if at is not None and at != self.version:
            raise StaleAction(f"the answer was meant for position {at}; the game is at position {self.version}")
        before = self.copy() if len(answers) > 1 else None
        start = self.version
        try:
            for answer in answers:
                self._play_one(answer)
                if standing:
                    while self.play_standing():
                        pass
        except Exception:
            if before is not None:
                self.__dict__.update(before.__dict__)
            raise
        self._since = start

    def choose(self, *picked: Answer) -> None:
        """Give several answers that are one choice, in any order: all of them or, if they cannot be picked, none."""
        number, answers = self.in_order(picked)
        for _ in range(number):
            self.undo()
        self.play(*answers, standing=False)
        while self.play_standing():
            pass

    def in_order(self, picked: Sequence[Answer]) -> tuple[int, list[Action]]:
        """If these are picked (`choice`): how many of the last answers are given again, and what the rules are told."""
        choice, actions = self.choice, [self.parse(one) for one in picked]
        answers = None if choice is None else choice.answers(action.index for action in actions)
        if choice is None or answers is None:
            text = ", ".join(action.text for action in actions)
            raise IllegalAction(text, self._rule or "?", "This cannot be chosen together.", self.legal)
        kept = len(choice.begun) if answers[: len(choice.begun)] == choice.begun else 0
        return len(choice.begun) - kept, [self.rules.table[index] for index in answers[kept:]]

    def _play_one(self, answer: Answer) -> None:
        action = self.parse(answer)
        top = self.state.top
        if top is None:
            raise GameOver(f"“{action}” comes too late: the game is over")
        legal = self.state.legal()
        if action.index not in legal:
            rule = self.why_not(action) or "?"
            raise IllegalAction(action.text, rule, self.rules.explain(rule), self.legal)
        seat = self.state.to_move()
        family = self.rules.picking.family(self.state) if top.picks else ""
        picks, goes_on = in_choice(self.steps, seat, action, family, top.stops)
        self._remember(seat, action.index)
        events: list[Event] = []
        self.state.log = events
        try:
            self.state.apply(action.index)
        except Exception:
            # A fault in the rules. The table gets back the position before the answer, so that the game is not lost.
            self._forget_last()
            raise
        self.state.log = None
        declined: list[str] = []
        if action.text in self.rules.forgoing:
            declined = [self.rules.table[index].text for index in legal if index != action.index]
        step = Step(seat, action, events, self.state.revealed, top.name(), top.audience(), declined, picks, goes_on)
        self.steps.append(step)
        self._choice = []
        if seat == CHANCE or self.state.revealed:
            self._run = []

    # -- answering without being asked

    def stand(self, seat: int, question: str, answer: str | None, once: bool = False) -> None:
        """Let `seat` answer `question` with `answer` whenever that is legal, now and later; None: ask again.

        With `once` it serves for the next time only: an answer given ahead (see `ahead`).
        """
        if answer is None:
            self.standing.withdraw(seat, question)
            return
        self.standing.give(seat, question, self.parse(answer).text, once)
        while self.play_standing():
            pass

    def ahead(self) -> list[tuple[int, str]]:
        """Seats that will be asked before this turn goes on, whatever others answer first, and the questions.

        A table may ask all of them at the same time and take their answers ahead by `stand(…, once=True)`.
        """
        return [(int(frame.seat), frame.asks_ahead()) for frame in self._below() if frame.asks_ahead()]

    def asked_ahead(self, seat: int) -> list[tuple[str, list[str]]]:
        """The questions of `ahead` for one seat, with what could be answered if they were asked now."""
        found = []
        for frame in self._below():
            if frame.seat == seat and frame.asks_ahead():
                imagined = self.state.copy()
                while imagined.top is not frame:
                    imagined.pop()
                imagined.run()
                if imagined.to_move() == seat:
                    found.append((frame.asks_ahead(), [self.rules.table[index].text for index in imagined.legal()]))
        return found

    def _below(self) -> Iterator[Frame]:
        """What is on the stack below the open question."""
        frame = None if self.state.top is None else self.state.top.below
        while frame is not None:
            yield frame
            frame = frame.below

    def play_standing(self) -> bool:
        """If there is a standing answer to the open question, play it; it is logged like any other."""
        if not self.standing.answers or self.state.top is None or self.state.to_move() == CHANCE:
            return False
        answer = self.standing.take(self.state.to_move(), self.state.top.name(), self.legal)
        if answer is None:
            return False
        self._play_one(answer)
        return True

    def _remember(self, seat: int, action: int) -> None:
        if not self._run or self._run_seat != seat:
            self._run, self._run_seat, self._before_run = [], seat, self.state.copy()
        self._run.append(action)

    def _forget_last(self) -> None:
        """The state as it was before the last answer of the run."""
        self._choice = []
        assert self._before_run is not None, "an answer of the run was played, so the state before it was kept"
        self._run = self._run[:-1]
        self.state = self._before_run.copy()
        for action in self._run:
            self.state.apply(action)

    def parse(self, answer: Answer) -> Action:
        if isinstance(answer, str):
            return self.rules.table.parse(answer)
        return self.rules.table[answer.index if isinstance(answer, Action) else answer]

    def why_not(self, answer: Answer) -> str | None:
        """The section or ruling that forbids an answer now; None if it is legal."""
        action = self.parse(answer)
        offers = self._explained()
        if action.index in list(offers.actions):
            return None
        return offers.reasons.get(action.index) or self._rule

    def why_not_there(self, place: str) -> str | None:
        """The section or ruling that forbids what the open question could offer at a place; None: it does not say."""
        reasons = self._explained().reasons.items()
        return next((rule for index, rule in reasons if place in self.rules.table[index].targets), None)

    def _explained(self) -> Offers:
        if self.state.top is None:
            raise GameOver("the game is over: nothing is asked")
        offers = Offers(explaining=True)
        self.state.offer(offers)
        return offers

    @property
    def _rule(self) -> str:
        """The section or ruling under which the open question is asked."""
        return "" if self.state.top is None else self.state.top.rule()

    def settle(self) -> None:
        """Let chance answer, from the game's own source, until a player is asked or the game is over."""
        start = self.version
        while not self.over and self.state.to_move() == CHANCE:
            self.play(self.draw())
        self._since = start

    def draw(self) -> Action:
        """What chance answers next."""
        offers = self.state.offers()
        return self.rules.table[offers.draw(self.source)]

    def play_random(self, seed: int | str = 0) -> None:
        """Play random legal answers to the end of the game."""
        source = Source(seed)
        while not self.over:
            legal = self.state.legal()
            chance = self.state.to_move() == CHANCE
            self.play(self.draw() if chance else self.rules.table[legal[source.below(len(legal))]])

    # -- taking back

    @property
    def undoable(self) -> int:
        """How many answers the seat that answered last may take back."""
        return len(self._run)

    def can_undo(self, seat: int | None = None) -> bool:
        return bool(self._run) and (seat is None or seat == self._run_seat)

    def undo(self, seat: int | None = None) -> Action:
        """Take back the last answer. With `seat`, only if that seat gave it."""
        if not self.steps:
            raise CannotUndo("nothing has been played yet")
        last = self.steps[-1]
        if not self._run or self._before_run is None:
            if last.seat == CHANCE:
                reason = "it was chance that answered"
            elif last.revealed:
                reason = "it showed something that was hidden"
            else:
                reason = f"{self.name_of(last.seat)} gave it, and somebody else has answered it since"
            raise CannotUndo(f"“{last.action}” cannot be taken back: {reason}")
        if seat is not None and seat != self._run_seat:
            raise CannotUndo(f"the last answer was given by {self.name_of(self._run_seat)}")
        self._forget_last()
        self.steps.pop()
        self._since = min(self._since, self.version)
        return last.action

    # -- telling

    @property
    def events(self) -> list[Event]:
        """What happened since the last call of `play` (or `settle`) began."""
        return self.events_since(self._since)

    def events_since(self, version: int) -> list[Event]:
        return [event for step in self.steps[version:] for event in step.events]

    @property
    def ranking(self) -> list[tuple[str, int]]:
        """Names and ranks, the winner first. Before the end of the game: as it stands."""
        places = zip(self.names, self.rules.ranking(self.state), strict=True)
        return sorted(places, key=lambda place: place[1])

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, with the open question and, if the seat is asked, exactly its legal answers.

        `table` has it by names, for whoever looks; `state` in the form from which `rules.sight.imagine` makes a state.
        """
        top = self.state.top
        asked = self.actions if top is not None and top.seat == seat else []
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()}
        question = top and {"name": top.name(), "seat": int(top.seat), "rule": top.rule()}
        return {
            "game": self.rules.name,
            "rules": self.rules.version,
            "edition": self.rules.edition_name,
            "options": options,
            "names": list(self.names),
            "seat": seat,
            "version": self.version,
            "question": question,
            "legal": [{"index": one.index, "text": one.text, "targets": list(one.targets)} for one in asked],
            "standing": self.standing.of_seat(seat),
            "ranking": self.rules.ranking(self.state) if self.over else None,
            "table": self.rules.sight.view(self.state, seat),
            "state": self.rules.sight.seen(self.state, seat),
        }

    def __str__(self) -> str:
        return self.rules.store.describe(self.state, self.names)

    def __repr__(self) -> str:
        """`<rajas · Asha, Bram · 0 answers · asks Asha: turn>`"""
        answers = "1 answer" if self.version == 1 else f"{self.version} answers"
        open_ = "over" if self.over else f"asks {self.to_move}: {self.question}"
        return f"<{self.rules.name} · {', '.join(self.names)} · {answers} · {open_}>"

    @property
    def table(self) -> TableT:
        """Named facts about the whole table: `game.table.round`."""
        facts: TableT = self.rules.reader(self.state, self.names)
        return facts

    @property
    def players(self) -> dict[str, PlayerT]:
        """Named facts about each player, by their names: `game.players["Asha"].money`."""
        return {name: self[name] for name in self.names}

    def __getitem__(self, name: str) -> PlayerT:
        """The same about one player: `game["Asha"].money`."""
        facts: PlayerT = self.rules.player_reader(self.state, self.seat_of(name))
        return facts

    # -- writing down

    def record(self) -> Record:
        return record_of(self)

    @staticmethod
    def from_record(
        record: Record | str,
        rules: Rules | None = None,
        seed: int | str = 0,
        any_version: bool = False,
        watch: Callable[[Game, Move], None] | None = None,
    ) -> Game:
        """Replay a record, checking every line. `rules` serves an edition that is not the default one.

        With `any_version` the header may name another version of the rules: to see what a change of rules does.
        `watch` is shown the game and the next line before that is played.
        """
        read = parse_record(record) if isinstance(record, str) else record
        try:
            chosen = rules or find_rules(read.game)
        except UnknownGame as error:
            raise RecordError(1, str(error)) from error
        if not any_version:
            chosen = chosen.as_of(read.rules)
        check_header(read, chosen, any_version)
        try:
            if read.start is None:
                game = Game.new(chosen, read.names, read.options, seed)
            else:
                check_start(read, read.start, chosen)
                game = Game.at(chosen, read.start, seed=seed)
            for move in read.moves:
                if watch is not None:
                    watch(game, move)
                game.replay(move)
            if read.start is not None and not game.over and not game.legal:
                raise RecordError(read.start_line, "no game comes to this position: there is no answer to its question")
            check_closing(read, game.record(), game.to_move)
        except DoabError:
            raise
        except Exception as error:
            if read.start is None:
                raise  # a fault in the rules
            # A position may hold questions about things that there are not, and only the answer stumbles over them.
            message = f"no game comes to this position ({type(error).__name__}: {error})"
            raise RecordError(read.start_line, message) from error
        return game

    def replay(self, move: Move) -> None:
        """Play one line of a record; what does not fit is reported with its line."""
        if self.over:
            raise RecordError(move.line, f"“{move.text}” comes after the end of the game")
        if move.owner != self.to_move:
            raise RecordError(move.line, f"it is {self.to_move} who answers “{self.question}”, not {move.owner}")
        try:
            self.play(move.text)
        except GameError as error:
            raise RecordError(move.line, str(error)) from error
