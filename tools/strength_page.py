"""The figures and plots of docs/strength.md, from the results in benchmarks/strength."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from doab.arena import Match, Result, read_results
from doab.arena.plots import draw_plots
from doab.arena.report import PLOTS, interval, milliseconds, percent, signed, table
from tools.strength import FOLDER, ROOT, Diary, Pairing, pairings, why_older

PAGE = ROOT / "docs" / "strength.md"
PICTURES = ROOT / "docs" / "strength"
BEGIN, END = "<!-- figures: written by make strength -->", "<!-- end of the figures -->"
UNDECIDED = {"tie-break": "(won by the tie-break)", "shared": "(victory shared)"}
OLDER = " (older)"
"""Stands behind the number of games that would not be played so today."""
TITLES = {"rajas": "Rajas of the Ganges", "agra": "Agra"}


def results_of(pairing: Pairing, folder: Path = FOLDER) -> list[Result]:
    path = folder / f"{pairing.name}.jsonl"
    return read_results(path) if path.exists() else []


def write_page(page: Path = PAGE, folder: Path = FOLDER, pictures: Path = PICTURES) -> None:
    """Put figures and plots in. The words around them stay."""
    draw(folder, pictures)
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{render(folder, pictures)}\n{END}{after}", encoding="utf-8")


def render(folder: Path = FOLDER, pictures: Path = PICTURES) -> str:
    """All figures. Plots are shown that have been drawn."""
    diary = Diary(folder)
    parts = [machines(diary)]
    for game, title in TITLES.items():
        of_game = [pairing for pairing in pairings() if pairing.game == game]
        parts += [f"## {title}", shares(of_game, folder), older(of_game, folder), failures(of_game, folder)]
        parts += [plot("ratings", f"{game}-{players}", pictures) for players in (4, 2)]
        parts += [f"### {title}: what a seat is worth", seats(of_game, folder)]
        parts += [plot("seats", f"{game}-{players}", pictures) for players in (4, 2)]
        parts += [f"### {title}: how games end", endings(of_game, folder)]
        parts += [f"### {title}: what winners did differently"]
        parts += [plot("winners", f"{game}-{players}", pictures) or nothing(players) for players in (4, 2)]
        parts += [f"### {title}: time for a decision", times(of_game, diary)]
    return "\n\n".join(part for part in parts if part) + "\n"


def nothing(players: int) -> str:
    return f"Of games of {players} between equals nothing has been measured yet."


def machines(diary: Diary) -> str:
    if not diary.machines:
        return "Nothing has been measured yet."
    return "\n".join(
        f"- Since {one['taken']}: {one['processor']}, {one['cores']} cores ({one['workers']} games at a time), "
        f"{one['memory']}; {one['system']}, {one['python']}; "
        f"doab {one['doab']}, {'compiled' if one['compiled'] else 'interpreted'}."
        for one in diary.machines
    )


def shares(of_game: Iterable[Pairing], folder: Path) -> str:
    """Every pairing with its goal."""
    rows = []
    for pairing in of_game:
        if len(pairing.bots) < 2 or pairing.goal is None:
            continue
        bot, other = pairing.bots
        begin = [f"{pairing.players}", f"`{bot}`", f"{pairing.players - 1} × `{other}`"]
        match = Match(results_of(pairing, folder), pairing.bots)
        found = next((row for row in match.tables() if row.bot == bot), None)
        if found is None:
            rows.append([*begin, "0", "not played yet", percent(1 / pairing.players), percent(pairing.goal), ""])
            continue
        reached = "✓" if found.share.value >= pairing.goal else "·"
        goal = f"{percent(pairing.goal)} {reached}"
        figures = [interval(found.share, percent), percent(found.even), goal, interval(found.margin, signed)]
        games = f"{found.games}{OLDER if why_older(pairing, match.results) else ''}"
        rows.append([*begin, games, *figures])
    return table(["players", "bot", "against", "games", "share of wins", "even", "goal", "margin"], rows)


def older(of_game: Iterable[Pairing], folder: Path) -> str:
    """Why games are marked, and all pairings that have such."""
    told: dict[str, list[str]] = {}
    for pairing in of_game:
        why = why_older(pairing, results_of(pairing, folder))
        if why:
            told.setdefault(why, []).append(pairing.name)
    return "\n".join(f"- Older: games of {why} ({', '.join(names)})." for why, names in told.items())


def failures(of_game: Iterable[Pairing], folder: Path) -> str:
    told = []
    for pairing in of_game:
        failed = Match(results_of(pairing, folder)).failed
        if failed and failed[0].failure is not None:
            told.append(f"- {pairing.name}: {len(failed)} games failed, the first: {failed[0].failure.reason}")
    return "\n".join(told)


def seats(of_game: Iterable[Pairing], folder: Path) -> str:
    """Of games between equals: there nothing but the seat differs."""
    rows = []
    for pairing in of_game:
        match = Match(results_of(pairing, folder))
        if len(pairing.bots) == 1 and match.results:
            shown = [interval(share, percent) for share in match.seats()]
            rows.append([f"{pairing.players}", f"{len(match.results)}", *shown, *[""] * (4 - len(shown))])
    if not rows:
        return "Nothing has been measured yet."
    return table(["players", "games between equals", *(f"seat {number}" for number in range(1, 5))], rows)


def endings(of_game: Iterable[Pairing], folder: Path) -> str:
    """What closed the games, and how many of them the score alone did not decide."""
    rows = []
    for pairing in of_game:
        match = Match(results_of(pairing, folder))
        others = f", {pairing.players - 1} × `{pairing.bots[1]}`" if pairing.bots[1:] else ""
        undecided = [row for row in match.decisions() if row[0] != "score"]
        for what, number, share in [*match.endings(), *undecided]:
            told = UNDECIDED.get(what, what)
            rows.append(
                [f"{pairing.players}", f"`{pairing.bots[0]}`{others}", told, f"{number}", interval(share, percent)]
            )
    if not rows:
        return "Nothing has been measured yet."
    return table(["players", "bots", "how", "games", "share"], rows)


def times(of_game: Iterable[Pairing], diary: Diary) -> str:
    rows = []
    for pairing in of_game:
        for bot, spent in sorted(diary.times.get(pairing.name, {}).items()):
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
            everything = [result for pairing in chosen for result in results_of(pairing, folder)]
            equals = [result for result in everything if len(set(result.bots)) == 1]
            into = pictures / f"{game}-{players}"
            if everything:
                draw_plots(Match(everything), into, names=["ratings"])
            if equals:
                draw_plots(Match(equals), into, names=["seats", "winners"])


def plot(name: str, kind: str, pictures: Path) -> str:
    """A plot on the page, if there is one."""
    if not (pictures / kind / f"{name}.svg").exists():
        return ""
    game, _, players = kind.partition("-")
    return f"![{TITLES[game]}, {players} players. {PLOTS[name]}]({pictures.name}/{kind}/{name}.svg)"
