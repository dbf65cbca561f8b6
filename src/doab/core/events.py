"""What happened, as typed data: the log, the animation and the statistics all read this."""

from __future__ import annotations

from typing import Final

#: The verbs of a game. `pay` and `gain` change what a player owns, `place` puts a piece somewhere, `move` takes it
#: further, `score` advances on a track, `reveal` shows what chance brought, `turn` marks whose turn, round or game
#: begins or ends.
PAY: Final = "pay"
GAIN: Final = "gain"
PLACE: Final = "place"
MOVE: Final = "move"
SCORE: Final = "score"
REVEAL: Final = "reveal"
TURN: Final = "turn"
VERBS: Final = (PAY, GAIN, PLACE, MOVE, SCORE, REVEAL, TURN)


class Event:
    """One change that a person at the table would notice.

    Where from, where to and why stand apart. Places are those of `Telling.places`, and whose they are says `seat`: what
    somebody takes from the table and has before them from then on comes from a place and goes to one of that name.
    """

    def __init__(
        self, verb: str, seat: int, what: str, amount: int = 0, from_: str = "", to: str = "", by: str = ""
    ) -> None:
        self.verb = verb
        self.seat = seat  # -1: the table, not a player
        self.what = what  # the thing, in the words of the game: `money`, `worker`, `die blue 4`
        self.amount = amount  # how many, or the new value for what is turned or raised to a value
        self.from_ = from_  # the place it came from; empty: no place of the game
        self.to = to  # the place it went to
        self.by = by  # why, where the places do not say it: a word of a list that the game keeps

    def to_json(self) -> dict[str, object]:
        return {
            "verb": self.verb,
            "seat": self.seat,
            "what": self.what,
            "amount": self.amount,
            "from": self.from_,
            "to": self.to,
            "by": self.by,
        }

    @staticmethod
    def from_json(data: dict[str, object]) -> Event:
        return Event(
            str(data["verb"]),
            int(str(data["seat"])),
            str(data["what"]),
            int(str(data["amount"])),
            str(data["from"]),
            str(data["to"]),
            str(data["by"]),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        words = [self.verb, f"seat {self.seat}" if self.seat >= 0 else "table", self.what]
        if self.amount:
            words.append(str(self.amount))
        if self.from_:
            words.append(f"from {self.from_}")
        if self.to:
            words.append(f"to {self.to}")
        if self.by:
            words.append(f"by {self.by}")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"
