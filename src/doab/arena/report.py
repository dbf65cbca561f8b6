"""The results of a match in Markdown, for people. Everything here is derived from the lines of results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from doab.arena.results import Result
from doab.arena.statistics import Estimate, mean, quantile
from doab.arena.summary import Match

PLOTS = {
    "ratings": "Ratings, with 95 % intervals",
    "scores": "Scores of every bot",
    "lengths": "How long games were",
    "seats": "Share of wins by seat, with 95 % intervals",
    "winners": "What winners did differently",
}
"""The plots of a report by the names of their files, and what they show."""
FORMS = ("svg", "png")
"""In which plots are drawn; their files end so."""


def report(match: Match, title: str, plots: Mapping[str, str] | None = None) -> str:
    """The whole report. `plots` says where each plot lies that there is: name → address."""
    parts = [f"# {title}", about(match)]
    if match.results:
        shown = plots or {}
        parts += [
            _section("Standings", standings(match), _plot("ratings", shown), _plot("scores", shown)),
            _section("Tables", tables(match)),
            _section("Seats", seats(match), _plot("seats", shown)),
            _section("How games ended", endings(match), lengths(match), _plot("lengths", shown)),
            _section("What winners did differently", contrasts(match), _plot("winners", shown)),
            _section("Time for a decision", times(match)),
        ]
    if match.failed:
        parts.append(_section("Games that failed", failures(match)))
    return "\n\n".join(part for part in parts if part) + "\n"


def about(match: Match) -> str:
    everything = [*match.results, *match.failed]
    if not everything:
        return "No game has been played."
    first = everything[0]
    options = f", options {first.options}" if first.options not in ("", "none") else ""
    told = (
        f"{first.game.capitalize()}, {match.players} players, rules {first.rules}, edition {first.edition}{options}. "
        f"{_number(len(match.results), 'game')} in {_number(len(match.groups), 'group')} of paired seeds.\n"
        f"Played by doab {_all(result.doab for result in everything)}, "
        f"{_all('compiled' if result.compiled else 'interpreted' for result in everything)}. "
        "Intervals are of 95 % confidence."
    )
    if match.failed:
        told += f"\n**Failed, and counted for nobody: {_number(len(match.failed), 'game')}. The reasons stand below.**"
    return told


def standings(match: Match) -> str:
    rows = [
        [
            f"`{row.bot}`",
            interval(row.rating, whole),
            f"{row.seats}",
            f"{row.wins:g}" if row.wins == int(row.wins) else f"{row.wins:.1f}",
            interval(row.share, percent),
            interval(row.margin, signed),
        ]
        for row in match.standings
    ]
    return table(["bot", "rating", "seats played", "wins", "share of wins", "margin"], rows)


def tables(match: Match) -> str:
    rows = []
    for row in match.tables():
        others = ", ".join(f"{number} × `{bot}`" for bot, number in Counter(row.others).items())
        rows.append(
            [
                f"`{row.bot}`",
                others,
                f"{row.games}",
                interval(row.share, percent),
                percent(row.even),
                interval(row.margin, signed),
            ]
        )
    return table(["bot", "against", "games", "share of wins", "even", "margin"], rows)


def seats(match: Match) -> str:
    rows = [[f"{number}", interval(share, percent)] for number, share in enumerate(match.seats(), 1)]
    return table(["seat", "share of wins"], rows)


def endings(match: Match) -> str:
    ended = [[name, f"{number}", interval(share, percent)] for name, number, share in match.endings()]
    decided = [[name, f"{number}", interval(share, percent)] for name, number, share in match.decisions()]
    return table(["ended by", "games", "share"], ended) + "\n\n" + table(["decided by", "games", "share"], decided)


def lengths(match: Match) -> str:
    columns = {
        "rounds": [float(result.rounds) for result in match.results if result.rounds is not None],
        "turns": [float(result.turns) for result in match.results],
        "answers of players": [float(result.answers) for result in match.results],
        "draws of chance": [float(result.draws) for result in match.results],
    }
    rows = []
    for name, values in columns.items():
        if values:
            ordered = sorted(values)
            rows.append(
                [name, f"{mean(values):.1f}", *(f"{quantile(ordered, part):.0f}" for part in (0, 0.25, 0.5, 0.75, 1))]
            )
    return table(["length in", "mean", "shortest", "25 %", "median", "75 %", "longest"], rows)


def contrasts(match: Match) -> str:
    rows = [
        [row.figure, f"{row.winners:.1f}", f"{row.others:.1f}", interval(row.difference, twice)]
        for row in match.contrasts
    ]
    return table(["at the end of the game", "winners", "others", "difference in standard deviations"], rows)


def times(match: Match) -> str:
    rows = []
    for bot, spent in match.times().items():
        figures = [spent.mean, spent.quantile(0.5), spent.quantile(0.95), spent.longest, spent.mean_processor]
        rows.append([f"`{bot}`", f"{spent.count:,}", *map(milliseconds, figures)])
    return table(["bot", "decisions", "mean, ms", "median", "95 %", "longest", "processor, mean"], rows)


def failures(match: Match) -> str:
    """Every reason once, with how often it came and a seed that shows it."""
    reasons: dict[tuple[str, str], list[Result]] = {}
    for result in match.failed:
        assert result.failure is not None
        reasons.setdefault((result.failure.bot, result.failure.reason), []).append(result)
    rows = []
    for (bot, reason), results in sorted(reasons.items(), key=lambda item: -len(item[1])):
        seats_of = " ".join(results[0].bots)
        told = reason.replace("|", "\\|").replace("\n", " ")
        rows.append([f"`{bot}`" if bot else "none", told, f"{len(results)}", f"seed {results[0].seed}, {seats_of}"])
    return table(["bot at fault", "reason", "games", "one of them"], rows)


# -- figures as text


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def whole(value: float) -> str:
    return f"{value:.0f}"


def signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def twice(value: float) -> str:
    return f"{value:+.2f}".replace("-", "−")


def milliseconds(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def interval(estimate: Estimate, text: Callable[[float], str]) -> str:
    """The figure, and its bounds in brackets: `61.0 % (56.2 to 65.6)`."""
    low, high = (text(bound).removesuffix(" %") for bound in (estimate.low, estimate.high))
    return f"{text(estimate.value)} ({low} to {high})"


def _section(title: str, *parts: str) -> str:
    return "\n\n".join([f"## {title}", *(part for part in parts if part)])


def _plot(name: str, plots: Mapping[str, str]) -> str:
    return f"![{PLOTS[name]}]({plots[name]})" if name in plots else ""


def _number(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _all(words: Iterable[str]) -> str:
    return " and ".join(sorted(set(words)))
