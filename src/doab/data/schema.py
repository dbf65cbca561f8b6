"""What is in the files of a dataset: their columns, and the description that every file carries.

A dataset is a folder of pairs of files, `part-00000.moves.parquet` and `part-00000.games.parquet`. A game lies in one
part as a whole. All games of a dataset are of the same game, rules and edition; with observations also of the same
number of players, because the layout of observations depends on it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from doab.core import Rules
from doab.core.encoding import Layout
from doab.core.errors import DoabError

try:
    import pyarrow  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise ImportError("datasets need the package “pyarrow”: pip install 'doab[data]' brings it") from error

FORMAT: Final = 1
KEY: Final = b"doab"
"""Where the description lies in the metadata of a file."""
MOVES: Final = "moves"
GAMES: Final = "games"


class DatasetError(DoabError):
    """A dataset that cannot be read, or does not fit what it is read for."""


@dataclass(frozen=True)
class Description:
    """What holds for all rows: by which rules they were played, and how positions are written."""

    game: str
    rules: int
    edition: str
    edition_digest: str
    actions: int
    """The width of the action table: numbers of actions are below it."""
    players: int | None
    """None: games of different numbers of players, without observations."""
    layout: tuple[dict[str, Any], ...] | None
    """The pieces of an observation: name, shape, low, high, meaning, start. None: there are no observations."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        if not self.layout:
            return 0
        last = self.layout[-1]
        size = int(last["start"])
        length = 1
        for one in last["shape"]:
            length *= one
        return size + length

    def to_json(self) -> str:
        return json.dumps({"format": FORMAT, **asdict(self)}, ensure_ascii=False)


def describe(rules: Rules, players: int | None, observations: bool) -> Description:
    """How games of these rules are written now."""
    if observations and players is None:
        raise DatasetError("observations need games of one number of players: say how many")
    layout = pieces_of(rules.learning.encoder(players).layout) if observations and players is not None else None
    names = (rules.name, rules.version, rules.edition_name, rules.edition_digest)
    return Description(*names, len(rules.table), players, layout)


def pieces_of(layout: Layout) -> tuple[dict[str, Any], ...]:
    return tuple(
        {
            "name": piece.name,
            "shape": list(piece.shape),
            "low": piece.low,
            "high": piece.high,
            "meaning": piece.meaning,
            "start": piece.start,
        }
        for piece in layout.pieces
    )


def description_of(metadata: dict[bytes, bytes] | None, file: str) -> Description:
    """The description that a file carries."""
    if not metadata or KEY not in metadata:
        raise DatasetError(f"{file} was not written by Doab: it has no description")
    found = json.loads(metadata[KEY])
    if found.pop("format", None) != FORMAT:
        raise DatasetError(f"{file} has another format than {FORMAT}, which is the one that this program reads")
    layout = found.pop("layout")
    return Description(**found, layout=None if layout is None else tuple(layout))


def check_fits(found: Description, expected: Description, file: str) -> None:
    """Refuse what was written by other rules, for another edition or with another layout, and say what differs."""
    if found.game != expected.game:
        raise DatasetError(f"{file} is of {found.game}, not of {expected.game}")
    if found.rules != expected.rules:
        raise DatasetError(
            f"{file} was played by rules {found.rules} of {found.game}; these are rules {expected.rules}"
        )
    if found.edition_digest != expected.edition_digest:
        raise DatasetError(
            f"{file} was played with edition {found.edition} {found.edition_digest}, "
            f"not with {expected.edition} {expected.edition_digest}"
        )
    if found.actions != expected.actions:
        raise DatasetError(f"{file} knows {found.actions} actions; these rules have {expected.actions}")
    if found.players != expected.players:
        raise DatasetError(f"{file} has games of {_players(found)}, not of {_players(expected)}")
    if found.layout != expected.layout:
        raise DatasetError(f"{file} has another layout of observations: {_difference(found.layout, expected.layout)}")


def _players(description: Description) -> str:
    return "different numbers of players" if description.players is None else f"{description.players} players"


def _difference(found: tuple[dict[str, Any], ...] | None, expected: tuple[dict[str, Any], ...] | None) -> str:
    if found is None or expected is None:
        return "it has none" if found is None else "none was expected"
    for old, new in zip(found, expected, strict=False):
        for field in ("name", "shape", "low", "high", "start", "meaning"):
            if old[field] != new[field]:
                return f"the {field} of “{old['name']}” is {old[field]!r} there and {new[field]!r} here"
    return f"it has {len(found)} pieces, not {len(expected)}"


def moves_schema(description: Description) -> Any:
    """One row an answer, chance's too (seat −1): without those no game could be replayed."""
    seen = pyarrow.list_(pyarrow.int16(), description.size)
    fields = [
        ("game", pyarrow.string()),  # the id that the table of games has
        ("step", pyarrow.int32()),  # from 0
        ("seat", pyarrow.int8()),
        ("question", pyarrow.string()),
        ("legal", pyarrow.list_(pyarrow.int16())),  # what could be answered
        ("action", pyarrow.int16()),  # what was answered
        *([("observation", seen)] if description.layout is not None else []),  # what the seat knew; null for chance
        # How the game ended for the seat; null for chance, and in games that were not finished.
        ("rank", pyarrow.int8()),
        ("score", pyarrow.int32()),
        ("margin", pyarrow.int32()),  # to the best score of the others
        ("value", pyarrow.float32()),  # by rank, from 1 for the first to −1 for the last; shared ranks share
    ]
    return pyarrow.schema(fields, metadata={KEY: description.to_json()})


def games_schema(description: Description) -> Any:
    """One row per game, with all that its record says besides its answers."""
    fields = [
        ("game", pyarrow.string()),
        ("names", pyarrow.list_(pyarrow.string())),
        ("options", pyarrow.string()),  # as in a record
        ("start", pyarrow.string()),  # the position that the game began from; null: its beginning
        ("remarks", pyarrow.list_(pyarrow.string())),
        ("edition", pyarrow.string()),
        ("edition_digest", pyarrow.string()),
        ("rules", pyarrow.int32()),
        ("ranks", pyarrow.list_(pyarrow.int8())),  # null in games that were not finished
        ("scores", pyarrow.list_(pyarrow.int32())),
        ("steps", pyarrow.int32()),
        ("digest", pyarrow.string()),  # of the last position
    ]
    return pyarrow.schema(fields, metadata={KEY: description.to_json()})


def id_of(text: str) -> str:
    """The id of a game: a fingerprint of its record, so that the same game has the same id in every dataset."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def values_of(ranks: list[int]) -> list[float]:
    """What ranks are worth: the share of the others that are behind, less the share of those in front."""
    others = max(len(ranks) - 1, 1)
    return [(sum(other > rank for other in ranks) - sum(other < rank for other in ranks)) / others for rank in ranks]
