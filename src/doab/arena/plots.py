"""The plots of a match, drawn with matplotlib, as SVG or PNG.

They stand on a light card of their own with dark letters, so that they read the same on light and dark pages. The same
results make the same file, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from doab.arena.report import PLOTS
from doab.arena.statistics import Estimate
from doab.arena.summary import Contrast, Match

INK: Final = "#24303c"
PAPER: Final = "#faf8f3"
LINES: Final = "#d9d4c7"
COLOURS: Final = ("#1f6f8b", "#c4622d", "#4a7c3a", "#7b4b94", "#a8892c", "#b23a48", "#3c6e71", "#6b705c")
"""Dark enough on the card, told apart by the colour-blind in this order."""
WIDTH: Final = 8.0
MOST_FACTS: Final = 14

STYLE: Final[dict[Any, Any]] = {
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": LINES,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 11,
    "font.family": ["DejaVu Sans", "sans-serif"],
    "legend.frameon": False,
    "svg.hashsalt": "doab",
    "svg.fonttype": "none",
}


def draw_plots(match: Match, folder: Path, form: str = "svg", names: Collection[str] = tuple(PLOTS)) -> dict[str, str]:
    """Draw the named plots, as far as the results are enough for them. Returns the file of each."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {}
    for name in names:
        path = folder / f"{name}.{form}"
        if match.results and save(partial(DRAWN[name], match), path):
            drawn[name] = path.name
    return drawn


def save(draw: Callable[[], Figure | None], path: Path) -> bool:
    """Draw a figure in the style of all of them; says whether there is one. The path's ending names the form."""
    with mpl.rc_context(STYLE):
        figure = draw()
        if figure is None:
            return False
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        figure.savefig(path, dpi=150, bbox_inches="tight", pad_inches=0.2, metadata=metadata)
    return True


def ratings(match: Match) -> Figure | None:
    rated = {standing.bot: standing.rating for standing in match.standings}
    return ladder({bot: rated[bot] for bot in match.bots})


def ladder(rated: Mapping[str, Estimate]) -> Figure | None:
    """Every bot with its interval, the best above."""
    if len(rated) < 2:
        return None
    figure, axes = _card(1.4 + 0.5 * len(rated), PLOTS["ratings"])
    colours = dict(zip(rated, cycle(COLOURS), strict=False))
    rows = sorted(rated, key=lambda bot: -rated[bot].value)[::-1]
    for row, bot in enumerate(rows):
        value = rated[bot].value
        _whisker(axes, rated[bot], row, colours[bot])
        axes.annotate(f"{value:.0f}", (value, row), (0, 9), textcoords="offset points", ha="center")
    _rows(axes, rows)
    axes.set_ylim(-0.6, len(rated) - 0.3)
    axes.set_xlabel("rating (400 points more: ten wins to one)")
    return figure


def scores(match: Match) -> Figure:
    """Where the scores of every bot lie: the middle half as a box, all of them as its whiskers."""
    figure, axes = _card(1.6 + 0.6 * len(match.bots), PLOTS["scores"])
    shown = list(reversed(match.bots))
    values = [
        [
            score
            for result in match.results
            for name, score in zip(result.bots, result.scores, strict=True)
            if name == bot
        ]
        for bot in shown
    ]
    boxes = axes.boxplot(
        values,
        positions=range(len(shown)),
        orientation="horizontal",
        widths=0.55,
        whis=(0, 100),
        patch_artist=True,
        medianprops={"color": PAPER, "linewidth": 2.5},
    )
    for box, bot in zip(boxes["boxes"], shown, strict=True):
        box.set(facecolor=_colour(match, bot), edgecolor=INK)
    _rows(axes, shown)
    axes.set_xlabel("score: median, middle half, lowest and highest")
    return figure


def lengths(match: Match) -> Figure:
    """How many games took how many rounds, or answers where a game counts no rounds."""
    rounds = [result.rounds for result in match.results if result.rounds is not None]
    figure, axes = _card(3.4, PLOTS["lengths"])
    values = rounds or [result.answers for result in match.results]
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // 40))
    edges = [low - 0.5 + step * number for number in range((high - low) // step + 2)]
    axes.hist(values, bins=edges, color=COLOURS[0], edgecolor=PAPER, linewidth=1)
    axes.set_xlabel("rounds" if rounds else "answers of players")
    axes.set_ylabel("games")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(visible=False, axis="x")
    return figure


def seats(match: Match) -> Figure:
    return shares_of_seats(match.seats())


def shares_of_seats(shares: Sequence[Estimate]) -> Figure:
    players = len(shares)
    figure, axes = _card(1.6 + 0.5 * players, PLOTS["seats"])
    even = 1 / players
    axes.axvline(even, color=INK, linestyle=(0, (4, 3)), linewidth=1.2)
    for row, share in enumerate(reversed(shares)):
        _whisker(axes, share, row, COLOURS[0])
    _rows(axes, [f"seat {number}" for number in range(players, 0, -1)])
    axes.set_ylim(-0.6, players - 0.4)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("share of wins; the broken line: all seats alike")
    return figure


def winners(match: Match) -> Figure | None:
    return winners_and_others(match.contrasts)


def winners_and_others(found: Sequence[Contrast]) -> Figure | None:
    contrasts = found[:MOST_FACTS]
    if not contrasts:
        return None
    figure, axes = _card(1.6 + 0.36 * len(contrasts), PLOTS["winners"])
    axes.axvline(0, color=INK, linewidth=1.2)
    for row, contrast in enumerate(reversed(contrasts)):
        more = contrast.difference.value >= 0
        _whisker(axes, contrast.difference, row, COLOURS[0] if more else COLOURS[1])
        axes.annotate(
            f"{contrast.winners:.1f} : {contrast.others:.1f}",
            (1.01, row),
            xycoords=("axes fraction", "data"),
            va="center",
            fontsize=10,
        )
    _rows(axes, [contrast.figure for contrast in reversed(contrasts)])
    axes.set_ylim(-0.7, len(contrasts) - 0.3)
    axes.set_xlabel("less ← winners → more, in standard deviations; right: means of winners and others")
    return figure


DRAWN: Final[dict[str, Callable[[Match], Figure | None]]] = {
    "ratings": ratings,
    "scores": scores,
    "lengths": lengths,
    "seats": seats,
    "winners": winners,
}


def _card(height: float, title: str) -> tuple[Figure, Axes]:
    # A figure by itself, without pyplot: nothing of a screen is asked for, and nothing has to be closed.
    figure = Figure(figsize=(WIDTH, height))
    axes = figure.add_subplot()
    axes.set_title(title)
    return figure, axes


def _rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")


def _whisker(axes: Axes, estimate: Estimate, row: float, colour: str) -> None:
    axes.plot([estimate.low, estimate.high], [row, row], color=colour, linewidth=2.4, solid_capstyle="butt")
    axes.plot([estimate.value], [row], "o", color=colour, markersize=8)


def _colour(match: Match, bot: str) -> str:
    return COLOURS[match.bots.index(bot) % len(COLOURS)]
