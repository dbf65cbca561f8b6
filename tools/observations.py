"""Writes the page about observations: what every number of the encoders means.

    python tools/observations.py            writes docs/learn/observations.md
    python tools/observations.py --check    writes nothing; fails if the page is out of date

The tables come from the encoders' layouts and from the classes of the frames. The text around them is here.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from doab.agra import RULES as AGRA
from doab.agra.learning import told as agra_told
from doab.agra.made import frames as agra_frames
from doab.core import Rules
from doab.core.encoding import Piece
from doab.core.questions import aliases_of
from doab.core.state import Frame
from doab.rajas import RULES as RAJAS
from doab.rajas.learning import told as rajas_told
from doab.rajas.made import frames as rajas_frames

ROOT = Path(__file__).resolve().parent.parent
PAGE = "docs/learn/observations.md"

INTRODUCTION = """# Observations

<!-- Written by tools/observations.py from the encoders (make docs). Edit there. -->

What a seat knows is a row of small integers (`int16`). `rules.learning.encoder(players)` says what they mean and writes
them; environments and datasets hand out the same rows. The order of the numbers depends on the game and the number of
players only, not on the edition or the options.

```python
from librt.vecs import vec
from mypy_extensions import i16

from doab.rajas import RULES, rajas

game = rajas("Asha: money 9, dice blue 6 5 2 | Bram: money 4, boat 3 | asks Asha")
encoder = RULES.learning.encoder(2)
row = vec[i16]([0] * encoder.size)
encoder.encode(game.state, 1, row, 0)  # what Bram, seat 1, knows

money = encoder.layout["money"]
assert (money.shape, money.low, money.high) == ((2,), 0, 255)
assert list(row)[money.start : money.stop] == [4, 9]
dice = encoder.layout["dice"]
assert dice.axes == (2, ("blue", "green", "orange", "purple"), 6)
assert row[dice.places()[1, "blue", 5 - 1]] == 1  # Asha, who follows Bram, has one blue five
```

- **Seats are counted from the one that looks**: it is the first, then those who follow it round the table.
- **Raw counts.** If you need fractions, divide by the upper bounds. Counts that no rule limits are cut off at a value
  that no ordinary game reaches.
- **Names.** `axes` of a piece says what is along each side of its shape: things with names, or a number of things
  without. The table below gives the names in their order. If what was learned about a thing is stored under its name,
  as in the [networks of the bots](bots.md#the-network), nothing is lost when things are added.
- **Nothing hidden.** Two positions with the same view give the same row; the [test kit](../test-kit.md#observations)
  checks that.
- **The open questions are included.** The current question, and what will happen when it is answered, are on a
  stack of frames; `question`, `open` and the pieces that begin with `frame` describe it. Without them two positions
  that look the same on the board could go on differently.
- **Names and properties.** Things are described by what they show where they are compared (tiles on offer), and by
  their numbers elsewhere (tiles in the provinces of others): that keeps the row short and complete. Sums that a plain
  network should not have to work out are given as well. The modules `doab.rajas.learning.encoding` and
  `doab.agra.learning.encoding` say what is left out, and why.
"""

#: Fields that are described otherwise than they are kept.
TOLD_AS: dict[str | tuple[str, str], str] = {
    "wanted": "blue, green, orange, purple that may be named (15: any number)",
    ("PayForTile", "bundle"): "what the named dice are worth",
    ("PayMaterials", "bundle"): "sandstone, wood, cement, plank that were named",
    "chamber_die": "die promised to the chamber (0 none; colour × 6 + face; 24 more if it is turned)",
    "tied": "seats that tie (bit set)",
}


def piece_rows(rules: Rules) -> list[str]:
    """The table of a game: a line a piece, with where it starts for each number of players."""
    counts = list(rules.players)
    layouts = [rules.learning.encoder(players).layout for players in counts]
    sizes = " / ".join(f"{layout.size:,}" for layout in layouts)
    players = ", ".join(map(str, counts[:-1])) + f" or {counts[-1]}"
    lines = [
        f"{sizes} numbers with {players} players.",
        "",
        "| piece | starts at | shape | from | to | meaning |",
        "|---|---|---|---|---|---|",
    ]
    for pieces in zip(*(layout.pieces for layout in layouts), strict=True):
        starts = " / ".join(str(piece.start) for piece in pieces)
        low, high = (bound(pieces, counts, name) for name in ("low", "high"))
        lines.append(f"| `{pieces[0].name}` | {starts} | {shape(pieces)} | {low} | {high} | {pieces[0].meaning} |")
    return lines


def name_rows(rules: Rules, told: Sequence[str]) -> list[str]:
    """What the names along the axes are, each list once; not those that are `told` elsewhere."""
    found: dict[tuple[str, ...], list[str]] = {}
    for piece in rules.learning.encoder(max(rules.players)).layout.pieces:
        for axis in piece.axes:
            if not isinstance(axis, int) and tuple(axis) != tuple(told):
                found.setdefault(tuple(axis), []).append(f"`{piece.name}`")
    rows = [f"| {', '.join(dict.fromkeys(pieces))} | {', '.join(names)} |" for names, pieces in found.items()]
    return ["| pieces | names |", "|---|---|", *rows]


def shape(pieces: Sequence[Piece]) -> str:
    """`players × 4 × 6`."""
    sides = zip(*(piece.shape for piece in pieces), strict=True)
    return " × ".join(str(lengths[0]) if len(set(lengths)) == 1 else "players" for lengths in sides)


def bound(pieces: Sequence[Piece], counts: Sequence[int], name: str) -> str:
    """A bound that is the number of players, or one less, is written as such."""
    bounds = [getattr(piece, name) for piece in pieces]
    if len(set(bounds)) == 1:
        return str(bounds[0]).replace("-", "−")
    less = {players - at for players, at in zip(counts, bounds, strict=True)}
    if less not in ({0}, {1}):
        raise ValueError(f"{pieces[0].name} goes {name} to {bounds}: say how that is told")
    return "players" if less == {0} else "players − 1"


def frame_rows(kinds: Iterable[type[Frame]], columns: Mapping[str, int]) -> list[str]:
    lines = ["| number | kind | question | facts |", "|---|---|---|---|"]
    for number, kind in enumerate(kinds):
        told = [
            TOLD_AS.get((kind.__name__, name)) or TOLD_AS.get(name) or (f"{name} (seat)" if alias == "Seat" else name)
            for name, alias in aliases_of(kind)
            if columns.get(alias, 1)  # else it has a piece of its own
        ]
        asked = kind.asks if kind.under else ""
        lines.append(f"| {number} | {kind.__name__} | {asked} | {'; '.join(one.replace('_', ' ') for one in told)} |")
    return lines


def page() -> str:
    lines = [INTRODUCTION]
    for rules, frames, told in ((RAJAS, rajas_frames, rajas_told), (AGRA, agra_frames, agra_told)):
        lines += [f"## {rules.title}", "", *piece_rows(rules), ""]
        lines += [f"### Names: {rules.title}", "", *name_rows(rules, frames.NAMES), ""]
        lines += [f"### Kinds of frames: {rules.title}", "", FRAMES, "", *frame_rows(frames.NUMBERS, told.COLUMNS), ""]
    return "\n".join(lines).rstrip() + "\n"


FRAMES = """\
`question` and `open` are ordered by these numbers, and named by these kinds; `frame_kind` counts from 1. A frame
without a question is something that happens by itself as soon as everything above it is done. The facts stand in this
order in `frame_facts`; what is left over is 0."""


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=f"Writes {PAGE}.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is out of date")
    check = parser.parse_args(arguments).check
    path, text = root / PAGE, page()
    if not check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{PAGE}: written")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        print(f"{PAGE} is out of date: run `make docs`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
