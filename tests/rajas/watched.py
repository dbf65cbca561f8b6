"""Laws about two positions that follow each other (rules, section 18): what never falls, moves or is taken back."""

from copy import copy
from typing import NamedTuple

from doab.core.errors import InvariantError
from doab.core.questions import fields_of
from doab.core.state import Frame, State
from doab.rajas import RULES, RajasRules
from doab.rajas.game import RajasChecks
from doab.rajas.table.state import Rajas

# Numbers of a player that never fall. Of `spent` and `connected`, bit sets, no bit is ever taken away.
NEVER_FALLS = ("fame", "boat", "active", "money_bonuses", "fame_bonuses")
NEVER_LOSES = ("spent", "connected")


class Seen(NamedTuple):
    """What is remembered of a position."""

    question: str | None
    round: int
    trigger: int
    money: list[int]
    crossed: list[int]
    rising: list[list[int]]
    places: list[list[int]]
    levels: list[int]
    tiles: list[int]
    covered: list[int]
    tokens: list[int]


def watched(rules: RajasRules = RULES) -> RajasRules:
    """The rules for one game, which compare every position that they check with the one before."""
    twin = copy(rules)
    twin.checks = WatchedChecks(twin)
    return twin


class WatchedChecks(RajasChecks):
    def __init__(self, rules: RajasRules) -> None:
        super().__init__(rules)
        self.before: Seen | None = None
        self.frames: dict[int, tuple[Frame, list[int]]] = {}

    def check_state(self, state: Rajas) -> None:
        super().check_state(state)
        now = seen(state)
        if self.before is not None:
            check_step(self.before, now)
        self.before = now
        self._check_frames(state)

    def _check_frames(self, state: State) -> None:
        """R-93: what is fixed when a tile is laid (its fame, its money, its yields) stays so until it is paid."""
        frame = state.top
        while frame is not None:
            fields = fields_of(frame)
            known = self.frames.setdefault(id(frame), (frame, fields))
            expect(known[1] == fields, f"what “{frame.name()}” promised has changed (R-93)")
            frame = frame.below


def seen(state: Rajas) -> Seen:
    players = state.players
    return Seen(
        None if state.top is None else state.top.name(),
        state.round,
        state.trigger,
        [player.money for player in players],
        [player.crossed for player in players],
        [[getattr(player, name) for player in players] for name in NEVER_FALLS],
        [[getattr(player, name) for player in players] for name in NEVER_LOSES],
        list(state.levels),
        list(state.tiles),
        list(state.covered_tiles),
        list(state.tokens),
    )


def check_step(before: Seen, now: Seen) -> None:
    """Raise `InvariantError` if one answer has done what no answer can do."""
    if before[1:] == now[1:]:
        return  # most answers lead from one question to the next
    for name, old, new in zip(NEVER_FALLS, before.rising, now.rising, strict=True):
        expect(old == new or all(map(int.__le__, old, new)), f"{name} has fallen")
    for name, old, new in zip(NEVER_LOSES, before.places, now.places, strict=True):
        expect(all(was & ~becomes == 0 for was, becomes in zip(old, new, strict=True)), f"{name}: a place was lost")
    expect(before.levels == now.levels or all(map(int.__le__, before.levels, now.levels)), "a building has sunk")
    expect(before.round <= now.round, "a round came back")
    expect(before.trigger in (-1, now.trigger), "the end was set off twice")
    expect(
        all(was in (0, is_) for was, is_ in zip(before.crossed, now.crossed, strict=True)),
        "the order of those who met has changed (R-77)",
    )
    if before.money != now.money and any(map(int.__gt__, before.money, now.money)):
        expect(before.question == "pay", f"money was paid at the question “{before.question}” (R-12)")
    if before.tiles != now.tiles or before.covered != now.covered:
        tiles = zip(before.tiles, before.covered, now.tiles, now.covered, strict=True)
        for top, under, new_top, new_under in tiles:
            stays = (new_top, new_under) == (top, under)
            expect(
                stays or (under, new_under) == (0, top), "a laid tile has moved, turned or been covered twice (R-29)"
            )
    if before.tokens != now.tokens:
        tokens = zip(before.tokens, now.tokens, strict=True)
        expect(all(was in (0, is_) for was, is_ in tokens), "a laid yield tile has moved (R-88)")


def expect(holds: bool, message: str) -> None:
    if not holds:
        raise InvariantError(message)
