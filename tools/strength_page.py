"""The figures and plots of docs/strength.md, from the summaries in benchmarks/strength."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from doab.arena.plots import ladder, save, shares_of_seats, winners_and_others
from doab.arena.report import PLOTS, interval, milliseconds, percent, signed, table
from doab.arena.statistics import Estimate, wilson
from doab.arena.summary import counted
from tools.strength import FOLDER, ROOT, Pairing, machines, pairings, summary_of, why_older
from tools.strength_summary import Summary, ratings

PAGE = ROOT / "docs" / "strength.md"
PICTURES = ROOT / "docs" / "strength"
BEGIN, END = "<!-- figures: written by make strength -->", "<!-- end of the figures -->"
UNDECIDED = {"tie-break": "(won by the tie-break)", "shared": "(victory shared)"}
OLDER = " (older)"
"""Stands behind the number of games that would not be played so today."""
TITLES = {"rajas": "Rajas of the Ganges", "agra": "Agra"}


def write_page(page: Path = PAGE, folder: Path = FOLDER, pictures: Path = PICTURES) -> None:
    """Put figures and plots in. The words around them stay."""
    draw(folder, pictures)
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{render(folder, pictures)}\n{END}{after}", encoding="utf-8")


def render(folder: Path = FOLDER, pictures: Path = PICTURES) -> str:
    """All figures. Plots are shown that have been drawn."""
    parts = [where(folder)]
    for game, title in TITLES.items():
        of_game = {pairing: summary_of(pairing, folder) for pairing in pairings() if pairing.game == game}
        measured = {pairing: summary for pairing, summary in of_game.items() if summary is not None}
        parts += [f"## {title}", shares(of_game), older(measured)]
        parts += [plot("ratings", f"{game}-{players}", pictures) for players in (4, 2)]
        parts += [f"### {title}: what a seat is worth", seats(measured)]
        parts += [plot("seats", f"{game}-{players}", pictures) for players in (4, 2)]
        parts += [f"### {title}: how games end", endings(measured)]
        parts += [f"### {title}: what winners did differently"]
        parts += [plot("winners", f"{game}-{players}", pictures) or nothing(players) for players in (4, 2)]
        parts += [f"### {title}: time for a decision", times(measured)]
    return "\n\n".join(part for part in parts if part) + "\n"


def nothing(players: int) -> str:
    return f"Of games of {players} between equals nothing has been measured yet."


def where(folder: Path) -> str:
    """The machines that have played."""
    return "\n".join(
        f"- Since {one['taken']}: {one['processor']}, {one['cores']} cores ({one['workers']} games at a time), "
        f"{one['memory']}; {one['system']}, {one['python']}; "
        f"doab {one['doab']}, {'compiled' if one['compiled'] else 'interpreted'}."
        for one in machines(folder)
    )


def shares(of_game: Mapping[Pairing, Summary | None]) -> str:
    """Every pairing with its goal."""
    rows = []
    for pairing, summary in of_game.items():
        if len(pairing.bots) < 2 or pairing.goal is None:
            continue
        bot, other = pairing.bots
        begin = [f"{pairing.players}", f"`{bot}`", f"{pairing.players - 1} × `{other}`"]
        even = percent(1 / pairing.players)
        if summary is None:
            rows.append([*begin, "0", "not played yet", even, percent(pairing.goal), ""])
            continue
        share = summary.share
        goal = f"{percent(pairing.goal)} {'✓' if share.value >= pairing.goal else '·'}"
        games = f"{summary.games}{OLDER if why_older(summary) else ''}"
        rows.append([*begin, games, interval(share, percent), even, goal, interval(summary.margin, signed)])
    return table(["players", "bot", "against", "games", "share of wins", "even", "goal", "margin"], rows)


def older(measured: Mapping[Pairing, Summary]) -> str:
    """Why games are marked, and all pairings that have such."""
    told: dict[str, list[str]] = {}
    for pairing, summary in measured.items():
        why = why_older(summary)
        if why:
            told.setdefault(why, []).append(pairing.name)
    return "\n".join(f"- Older: games of {why} ({', '.join(names)})." for why, names in told.items())


def seats(measured: Mapping[Pairing, Summary]) -> str:
    """Of games between equals: there nothing but the seat differs."""
    rows = []
    for pairing, summary in measured.items():
        if len(pairing.bots) == 1:
            shown = [interval(share, percent) for share in of_seats(summary)]
            rows.append([f"{pairing.players}", f"{summary.games}", *shown, *[""] * (4 - len(shown))])
    if not rows:
        return "Nothing has been measured yet."
    return table(["players", "games between equals", *(f"seat {number}" for number in range(1, 5))], rows)


def of_seats(summary: Summary) -> list[Estimate]:
    return [wilson(won, summary.games) for won in summary.seats]


def endings(measured: Mapping[Pairing, Summary]) -> str:
    """What closed the games, and how many of them the score alone did not decide."""
    rows = []
    for pairing, summary in measured.items():
        others = f", {pairing.players - 1} × `{pairing.bots[1]}`" if pairing.bots[1:] else ""
        undecided = [row for row in counted(summary.decided) if row[0] != "score"]
        for what, number, share in [*counted(summary.endings), *undecided]:
            told = UNDECIDED.get(what, what)
            rows.append(
                [f"{pairing.players}", f"`{pairing.bots[0]}`{others}", told, f"{number}", interval(share, percent)]
            )
    if not rows:
        return "Nothing has been measured yet."
    return table(["players", "bots", "how", "games", "share"], rows)


def times(measured: Mapping[Pairing, Summary]) -> str:
    rows = []
    for pairing, summary in measured.items():
        for bot, known in sorted(summary.of_bots.items()):
            spent = known.times
            figures = [spent.mean, spent.quantile(0.5), spent.quantile(0.95), spent.longest, spent.mean_processor]
            rows.append([pairing.name, f"`{bot}`", f"{spent.count:,}", *map(milliseconds, figures)])
    if not rows:
        return "Nothing has been measured yet."
    return table(["pairing", "bot", "decisions", "mean, ms", "median", "95 %", "longest", "processor, mean"], rows)


def draw(folder: Path, pictures: Path) -> None:
    """The ladder of all pairings of a game, and what games between equals show."""
    for game in TITLES:
        for players in (4, 2):
            chosen = [pairing for pairing in pairings() if (pairing.game, pairing.players) == (game, players)]
            found = [summary for pairing in chosen if (summary := summary_of(pairing, folder))]
            into = pictures / f"{game}-{players}"
            if found:
                into.mkdir(parents=True, exist_ok=True)
                save(partial(ladder, ratings(found)), into / "ratings.svg")
            for summary in found:
                if len(summary.bots) == 1:
                    save(partial(shares_of_seats, of_seats(summary)), into / "seats.svg")
                    save(partial(winners_and_others, summary.contrasts), into / "winners.svg")


def plot(name: str, kind: str, pictures: Path) -> str:
    """A plot on the page, if there is one."""
    if not (pictures / kind / f"{name}.svg").exists():
        return ""
    game, _, players = kind.partition("-")
    return f"![{TITLES[game]}, {players} players. {PLOTS[name]}]({pictures.name}/{kind}/{name}.svg)"
