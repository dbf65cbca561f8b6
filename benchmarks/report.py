"""The figures of a result as tables in Markdown, for people on a terminal and for docs/performance.md."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).parent / "results"
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- figures: written by make bench -->", "<!-- end of the figures -->"

WAYS = {"inside": "inside the engine", "stepping": "stepping from Python", "table": "at a table (events, log, undo)"}
Row = dict[str, Any]


def render(result: dict[str, Any]) -> str:
    """All tables, with the machine and the moment in front."""
    parts = [machine(result), goals(result), engines(result), ways(result)]
    if growth := result.get("growth"):
        parts += [players(growth), stages(growth), memory(growth)]
    if build := result.get("build"):
        parts.append(package(build))
    return "\n\n".join(part for part in parts if part) + "\n"


def machine(result: dict[str, Any]) -> str:
    about = result["machine"]
    told = (
        f"Taken {result['taken']} on one core of: {about['processor']}, {about['cores']} cores, {about['memory']}; "
        f"{about['system']}, {about['python']}, mypy {about['mypy']}, {about['compiler']}. "
        f"Load when it began: {about['load']}. "
        f"Medians of {result['rounds']} rounds, {result['seconds']:g} s of processor time each, the engines in turn."
    )
    missing = [f"{name}: {reason}" for name, reason in result["missing"].items()]
    return told + ("".join(f"\n\nNot measured: {one}." for one in missing))


def goals(result: dict[str, Any]) -> str:
    """What was aimed at, and how far it is."""
    ours = [row for row in result["engines"] if row["engine"] == "Doab" and row["form"] == best_form(result)]
    peers = [row for row in result["engines"] if row["engine"] != "Doab"]
    rows = []

    def goal(what: str, wanted: float, of: Any, number: Any) -> None:
        figures = [of(row) for row in ours]
        if all(one is not None for one in figures):
            rows.append([what, number(wanted), *(f"{number(one)} {'✓' if one >= wanted else '·'}" for one in figures)])

    def beside(name: str, measure: Any) -> Any:
        theirs = [found for row in peers if row["engine"] == name and (found := measure(row))]
        return lambda row: measure(row) / max(theirs) if theirs and measure(row) else None

    goal("moves/s inside the engine", 1_000_000, moves("inside"), count)
    goal("moves/s stepping from Python", 400_000, moves("stepping"), count)
    goal("copies/s", 1_000_000, copies, count)
    goal("whole random games/s inside the engine", 800, games("inside"), count)
    goal("catanatron, inside the engine", 20, beside("catanatron", moves("inside")), times)
    goal("fastcatan, stepping from Python", 1, beside("fastcatan", moves("stepping")), times)
    goal("OpenSpiel, stepping from Python, its fastest game", 1, beside("open_spiel", moves("stepping")), times)
    goal("OpenSpiel, copies, its fastest game", 1, beside("open_spiel", copies), times)
    return table([f"goal ({best_form(result)})", "at least", *(row["game"] for row in ours)], rows)


def engines(result: dict[str, Any]) -> str:
    """Every engine, with Doab's compiled games as so many times theirs."""
    ours = [row for row in result["engines"] if row["engine"] == "Doab" and row["form"] == best_form(result)]
    headings = [
        "engine",
        "game, players",
        "inside, moves/s",
        "stepping, moves/s",
        "chance draws/s",
        "copies/s",
        "games/s",
    ]
    headings += [f"{row['game']}, times" for row in ours]
    rows = []
    for row in result["engines"]:
        stepping = row["ways"]["stepping"]
        figures = [moves("inside")(row), stepping["moves"], stepping["draws"] or None, copies(row)]
        whole = games("inside")(row) or stepping["games"]
        name = f"{row['engine']} {row['version']}" + (f", {row['form']}" if row["form"] else "")
        ratios = [times(one["ways"]["stepping"]["moves"] / stepping["moves"]) for one in ours]
        rows.append([name, f"{row['game']}, {row['players']}", *map(count, figures), count(whole), *ratios])
    remarks = {f"{row['engine']}: {row['remark']}" for row in result["engines"] if row["remark"]}
    under = "“Times” compares moves/s stepping from Python. " + "; ".join(sorted(remarks)) + "."
    return table(headings, rows) + "\n\n" + under


def ways(result: dict[str, Any]) -> str:
    """Doab in every way of playing it, compiled and interpreted."""
    rows = []
    for row in result["engines"]:
        if row["engine"] == "Doab":
            for way, rates in row["ways"].items():
                name = WAYS.get(way, "stepping, influence first (games end soon)")
                figures = [rates["moves"], rates["draws"], rates["games"]]
                length = rates["moves"] / rates["games"]
                rows.append([row["game"], row["form"], name, *map(count, figures), f"{length:,.0f}"])
    return table(["game", "form", "way", "moves/s", "chance draws/s", "games/s", "moves a game"], rows)


def players(growth: dict[str, Any]) -> str:
    rows = []
    for row in growth["players"]:
        inside, copied = row["inside"], row["copies"]
        figures = [rate(inside, "moves"), rate(inside, "draws"), rate(inside, "games"), rate(copied, "number")]
        rows.append([f"{row['game']}, {row['players']}", *map(count, figures)])
    return table(["game, players", "inside, moves/s", "chance draws/s", "games/s", "copies/s"], rows)


def stages(growth: dict[str, Any]) -> str:
    rows = []
    for row in growth["stages"]:
        inside, copied = row["inside"], row["copies"]
        figures = [rate(inside, "moves"), rate(inside, "draws"), rate(copied, "number")]
        rows.append([row["game"], row["stage"], *map(count, figures)])
    return table(["game of four", "after 10, 50, 90 %", "inside, moves/s", "chance draws/s", "copies/s"], rows)


def memory(growth: dict[str, Any]) -> str:
    rows = [
        [
            row["game"],
            f"{row['state']:,.0f} B",
            f"{row['node']:,.0f} B",
            f"{row['record']:.1f} B, gzip {row['record_gzip']:.1f} B",
            f"{row['record_bytes'] / 1000:,.0f} kB for {row['answers']:,} answers",
        ]
        for row in growth["memory"]
    ]
    return table(["game of four", "a state", "a node of a search tree", "an answer in a record", "a record"], rows)


def package(build: dict[str, Any]) -> str:
    rows = [
        ["modules compiled", count(build["modules"])],
        ["time to compile, from nothing", f"{build['seconds']:.0f} s ({build['cpu']:.0f} s of processor time)"],
        ["compiled libraries", f"{build['libraries'] / 1e6:.1f} MB"],
        *([["wheel", f"{build['wheel'] / 1e6:.1f} MB"]] if build.get("wheel") else []),
    ]
    return table(["the compiled package", ""], rows)


# -- figures


def best_form(result: dict[str, Any]) -> str:
    return "compiled" if any(row["form"] == "compiled" for row in result["engines"]) else "interpreted"


def moves(way: str) -> Any:
    return lambda row: row["ways"].get(way, {}).get("moves")


def games(way: str) -> Any:
    return lambda row: row["ways"].get(way, {}).get("games")


def copies(row: Row) -> Any:
    return row["copies"]


def rate(measured: dict[str, float], what: str) -> float:
    return measured[what] / measured["cpu"]


def count(number: float | None) -> str:
    if number is None:
        return "–"
    if number < 10:
        return f"{number:.1f}"
    digits = max(0, len(str(int(number))) - 3)  # three figures are more than a measurement is worth
    return f"{round(number, -digits):,.0f}"


def times(ratio: float) -> str:
    return f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.1f} ×" if ratio >= 1 else f"{ratio:.2f} ×"


def table(headings: list[str], rows: list[list[str]]) -> str:
    """Markdown that is a table for the eye, too."""
    widths = [max(len(row[column]) for row in [headings, *rows]) for column in range(len(headings))]
    lines = [[one.ljust(width) for one, width in zip(row, widths, strict=True)] for row in [headings, *rows]]
    lines.insert(1, ["-" * width for width in widths])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# -- files


def keep(result: dict[str, Any], name: str) -> Path:
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(result, indent=1, ensure_ascii=False) + "\n"
    (RESULTS / f"{name}.json").write_text(text, encoding="utf-8")
    (RESULTS / f"{name}.md").write_text(f"# Benchmark, {result['taken']}\n\n{render(result)}", encoding="utf-8")
    return RESULTS / f"{name}.md"


def write_page(result: dict[str, Any], page: Path = PAGE) -> None:
    """Puts the tables between the marks of the page."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{render(result)}\n{END}{after}", encoding="utf-8")
