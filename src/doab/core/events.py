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
    """One change that a person at the table would notice."""

    def __init__(self, verb: str, seat: int, what: str, amount: int = 0, source: str = "", target: str = "") -> None:
        self.verb = verb
        self.seat = seat  # -1: the table, not a player
        self.what = what  # the thing: money, fame, blue die, worker, boat, a tile's name
        self.amount = amount  # how many, or the new value for what is turned to a value
        self.source = source  # what brought it, or where it came from
        self.target = target  # where it went

    def to_json(self) -> dict[str, object]:
        return {
            "verb": self.verb,
            "seat": self.seat,
            "what": self.what,
            "amount": self.amount,
            "source": self.source,
            "target": self.target,
        }

    @staticmethod
    def from_json(data: dict[str, object]) -> Event:
        return Event(
            str(data["verb"]),
            int(str(data["seat"])),
            str(data["what"]),
            int(str(data["amount"])),
            str(data["source"]),
            str(data["target"]),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        words = [self.verb, f"seat {self.seat}" if self.seat >= 0 else "table", self.what]
        if self.amount:
            words.append(str(self.amount))
        if self.source:
            words.append(f"from {self.source}")
        if self.target:
            words.append(f"to {self.target}")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"
