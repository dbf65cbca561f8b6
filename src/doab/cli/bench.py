"""`doab bench`: how fast the engine is, and how long games are."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Annotated

import typer
from rich.table import Table

from doab.bots import make_bot
from doab.bots.base import play_with_bots
from doab.bots.judgement import JUDGED
from doab.cli.averages import all_averages, averages_table
from doab.cli.options import EditionOption, OptionOption, SeedOption, chosen_rules, read_options
from doab.cli.speeds import RandomGames, is_compiled
from doab.cli.terminal import draw_seed, make_console, progress_bar
from doab.core import CHANCE, Game, Rules, State, find_rules, game_names
from doab.core.playouts import Playout

GREEDY_GAMES = 4


@dataclass
class Speed:
    """What was measured. Moves are players' answers; draws are chance's."""

    game: str
    players: int
    compiled: bool
    engine_moves: float
    engine_draws: float
    engine_games: float
    step_moves: float
    step_draws: float
    step_games: float
    api_moves: float
    api_draws: float
    api_games: float
    copies: float
    random_rounds: float
    random_moves: float
    random_draws: float
    greedy_games: int
    greedy_rounds: float
    greedy_moves: float
    greedy_draws: float
    greedy_seconds: float


def bench(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game. Default: rajas; with --games, every installed one."),
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01, help="Time for each measure.")] = 3.0,
    players: Annotated[int, typer.Option("--players", metavar="N", help="Players per game.")] = 4,
    greedy_games: Annotated[
        int, typer.Option("--greedy-games", metavar="N", min=0, help="Games of the greedy bot to average over.")
    ] = GREEDY_GAMES,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            metavar="N",
            min=1,
            help="Instead of speeds: rounds, moves, scores and answers of N games of each bot and player count.",
        ),
    ] = None,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = "bench",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Measure moves, copies and whole games a second, and the length of random and greedy games.

    "engine" plays on the bare state, as a search bot does.

    "steps" asks and answers on the bare state from Python, as an environment does.

    "game" does all that a table needs: answers checked, events, log, undo.

    Examples:

      doab bench

      doab bench --seconds 1 --players 2 --json

      doab bench --games 20
    """
    console = make_console()
    if games is not None:
        tell_averages([game] if game else game_names(), games, draw_seed(seed, console), as_json)
        return
    game = game or "rajas"
    rules = chosen_rules(game, edition)
    names = [f"Seat {number}" for number in range(1, players + 1)]
    options = read_options(option)
    rules.settle(names, options)
    used = draw_seed(seed, console)
    greedy_games = greedy_games if game in JUDGED else 0
    with progress_bar("measuring", make_console(error=True)) as bar:
        task = bar.add_task("", total=4 + greedy_games)
        speed = measure(rules, names, options, used, seconds, greedy_games, lambda: bar.advance(task))
    if as_json:
        console.print_json(json.dumps(asdict(speed)))
        return
    table = Table(title=f"{rules.title}, {players} players, {'compiled' if speed.compiled else 'interpreted'}")
    for heading in ("", "moves/s", "chance draws/s", "games/s"):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_row("engine", *_numbers(speed.engine_moves, speed.engine_draws, speed.engine_games))
    table.add_row("steps", *_numbers(speed.step_moves, speed.step_draws, speed.step_games))
    table.add_row("game", *_numbers(speed.api_moves, speed.api_draws, speed.api_games))
    table.add_row("copies of a state a second", f"{speed.copies:,.0f}", "", "")
    console.print(table)
    lengths = Table(title="How long games are")
    for heading in ("players", "rounds", "moves", "chance draws", "seconds a game"):
        lengths.add_column(heading, justify="right" if heading != "players" else "left")
    lengths.add_row("random", *_short(speed.random_rounds, speed.random_moves, speed.random_draws), "")
    if speed.greedy_games:
        averages = _short(speed.greedy_rounds, speed.greedy_moves, speed.greedy_draws)
        lengths.add_row(f"greedy ({speed.greedy_games} games)", *averages, f"{speed.greedy_seconds:.1f}")
    console.print(lengths)


def tell_averages(names: list[str], games: int, seed: str, as_json: bool) -> None:
    """`--games`: how games go on the average."""
    console = make_console()
    rules = [find_rules(name) for name in names]
    total = sum(games * len(one.players) * (2 if one.name in JUDGED else 1) for one in rules)
    with progress_bar("playing", make_console(error=True)) as bar:
        task = bar.add_task("", total=total)
        rows = all_averages(rules, games, seed, lambda: bar.advance(task))
    if as_json:
        console.print_json(json.dumps([asdict(row) for row in rows]))
        return
    for one in rules:
        console.print(averages_table(one.title, [row for row in rows if row.game == one.name]))


def _numbers(moves: float, draws: float, games: float) -> list[str]:
    return [f"{moves:,.0f}", f"{draws:,.0f}", f"{games:.2f}"]


def _short(*values: float) -> list[str]:
    return [f"{value:.1f}" for value in values]


@dataclass
class Count:
    """How much was played in how much time."""

    games: int = 0
    moves: int = 0
    draws: int = 0
    rounds: int = 0
    seconds: float = 0.0

    def add(self, played: Playout) -> None:
        self.games += 1
        self.moves += played.moves
        self.draws += played.draws

    def add_game(self, game: Game) -> None:
        draws = sum(step.seat == CHANCE for step in game.steps)
        self.games += 1
        self.draws += draws
        self.moves += game.version - draws
        self.rounds += int(getattr(game.table, "round", 0))

    def per_second(self, number: int) -> float:
        return number / self.seconds if self.seconds else 0.0

    def per_game(self, number: int) -> float:
        return number / self.games if self.games else 0.0


def measure(
    rules: Rules,
    names: list[str],
    options: Mapping[str, object],
    seed: str,
    seconds: float,
    greedy_games: int,
    advance: Callable[[], None],
) -> Speed:
    games = RandomGames(rules, names, options, seed)
    engine = _repeat(seconds, lambda number, count: count.add(games.play_inside(number)))
    advance()
    steps = _repeat(seconds, lambda number, count: count.add(games.step(number)))
    advance()
    api = _repeat(seconds, lambda number, count: count.add_game(games.play(number)))
    advance()
    copies = _copies(games.at(0.5), seconds)
    advance()
    greedy = Count()
    for number in range(greedy_games):
        game = Game.new(rules, names, options, f"{seed}/{number}")
        start = time.perf_counter()
        play_with_bots(game, [make_bot("greedy", rules, f"{seed}/{number}/{seat}") for seat in range(len(names))])
        greedy.seconds += time.perf_counter() - start
        greedy.add_game(game)
        advance()
    return Speed(
        game=rules.name,
        players=len(names),
        compiled=is_compiled(),
        engine_moves=engine.per_second(engine.moves),
        engine_draws=engine.per_second(engine.draws),
        engine_games=engine.per_second(engine.games),
        step_moves=steps.per_second(steps.moves),
        step_draws=steps.per_second(steps.draws),
        step_games=steps.per_second(steps.games),
        api_moves=api.per_second(api.moves),
        api_draws=api.per_second(api.draws),
        api_games=api.per_second(api.games),
        copies=copies,
        random_rounds=api.per_game(api.rounds),
        random_moves=api.per_game(api.moves),
        random_draws=api.per_game(api.draws),
        greedy_games=greedy.games,
        greedy_rounds=greedy.per_game(greedy.rounds),
        greedy_moves=greedy.per_game(greedy.moves),
        greedy_draws=greedy.per_game(greedy.draws),
        greedy_seconds=greedy.per_game(1) * greedy.seconds,
    )


def _repeat(seconds: float, play_one: Callable[[int, Count], None]) -> Count:
    """Whole games until the time is over, at least one."""
    count = Count()
    start = time.perf_counter()
    while count.games == 0 or count.seconds < seconds:
        play_one(count.games, count)
        count.seconds = time.perf_counter() - start
    return count


def _copies(state: State, seconds: float) -> float:
    number = 0
    start = time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        for _ in range(1000):
            state.copy()
        number += 1000
    return number / taken
