"""Laws about two positions in a row: what never falls, what stays where it lies, what never comes back."""

from copy import copy
from typing import NamedTuple

from doab.agra import RULES, AgraRules
from doab.agra.game import AgraChecks
from doab.agra.table.state import NOBODY, Agra
from doab.core.errors import InvariantError
from doab.core.questions import fields_of
from doab.core.state import Frame, State


class Seen(NamedTuple):
    """What is remembered of a position."""

    rising: dict[str, list[int]]
    """Numbers that never fall."""
    growing: dict[str, list[int]]
    """Bit sets that never lose a member."""
    shrinking: dict[str, list[int]]
    """Bit sets that never gain one."""
    lying: dict[str, list[int]]
    """Places whose markers stay for the whole game."""
    end_round: int


def watched(rules: AgraRules = RULES) -> AgraRules:
    """The rules for one game, which compare every position that they check with the one before."""
    twin = copy(rules)
    twin.checks = WatchedChecks(twin)
    return twin


class WatchedChecks(AgraChecks):
    def __init__(self, rules: AgraRules) -> None:
        super().__init__(rules)
        self.before: Seen | None = None
        self.frames: dict[int, tuple[Frame, list[int]]] = {}

    def check_state(self, state: Agra) -> None:
        super().check_state(state)
        now = seen(state)
        if self.before is not None:
            check_step(self.before, now)
        self.before = now
        self.check_frames(state)

    def check_frames(self, state: State) -> None:
        """A frame never changes once it lies on the stack: copies of a state share it."""
        frame = state.top
        while frame is not None:
            fields = fields_of(frame)
            known = self.frames.setdefault(id(frame), (frame, fields))
            expect(known[1] == fields, f"what “{frame.name()}” promised has changed")
            frame = frame.below


def seen(state: Agra) -> Seen:
    players = state.players
    return Seen(
        {
            "round": [int(state.round)],
            "boat": [int(state.boat)],
            "limit": [int(state.limit)],
            "influence": list(state.influence),
            "tracker": [int(player.tracker) for player in players],
        },
        {
            "built": [int(state.built)],
            "contracts": [int(player.contracts) for player in players],
        },
        {
            "covers": [int(player.covers) for player in players],
            "bonus tiles": [int(state.bonus_tiles)],
        },
        {"orders": list(state.orders), "bowls": list(state.bowls)},
        int(state.end_round),
    )


def check_step(before: Seen, now: Seen) -> None:
    """Raise `InvariantError` if one answer has done what no answer can do."""
    if before == now:
        return  # most answers lead from one question to the next
    for name, old in before.rising.items():
        expect(all(map(int.__le__, old, now.rising[name])), f"{name} has fallen")
    for name, old in before.growing.items():
        expect(all(was & ~is_ == 0 for was, is_ in zip(old, now.growing[name], strict=True)), f"{name} were lost")
    for name, old in before.shrinking.items():
        expect(all(is_ & ~was == 0 for was, is_ in zip(old, now.shrinking[name], strict=True)), f"{name} came back")
    for name, old in before.lying.items():
        pairs = zip(old, now.lying[name], strict=True)
        expect(all(was in (NOBODY, is_) for was, is_ in pairs), f"{name}: a marker has moved")
    expect(before.end_round in (0, now.end_round), "the end was set off twice (A-171)")


def expect(holds: bool, message: str) -> None:
    if not holds:
        raise InvariantError(message)
