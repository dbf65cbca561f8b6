"""Several answers that are one choice to a person: which dice to give back, which workers lie down, what to pay with.

Rules ask for such things one by one and in one order, so that no permutation comes twice. People need not know that
order: they pick, in any order, and give what they picked at once. What belongs together is said by the questions:

    class ReturnDice(Question):
        picks = "return"        # the family of answers that are picked
        stops = "done"          # the answer that ends the picking early

Questions of the same seat that follow one another and pick from the same family are one choice. Which sets can be
picked is found by asking them ahead of time on copies of the state, so no limit is written down a second time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from doab.core.actions import Action, ActionTable
from doab.core.chance import CHANCE
from doab.core.state import State

MOST_SETS: Final = 4000
"""Where there are more, the questions are asked one by one."""

Picks = tuple[int, ...]
"""Numbers of actions in ascending order."""


class Picking:
    """What a game knows about choices besides what its questions say: the part of its rules called `picking`."""

    def family(self, state: State) -> str:
        """The family of answers that the open question picks from, as it says itself (`picks`), or empty: here it is a
        question by itself.
        """
        return "" if state.top is None else state.top.picks

    def implied(self, before: State, after: State) -> Sequence[str]:
        """All that was picked between two states, where rules take what is left without asking; empty: what was
        answered is all.
        """
        return ()


@dataclass(frozen=True)
class Item:
    """Something that can be picked, and how often at most."""

    action: Action
    most: int


@dataclass(frozen=True)
class Choice:
    """What can be picked, and which sets can be given."""

    family: str
    items: tuple[Item, ...]
    least: int
    most: int
    """How many can be picked altogether."""
    stops: str
    """The answer by which nothing more is picked; empty: it ends by itself, or with any other answer."""
    _answers: Mapping[Picks, Picks] = field(repr=False)
    """What may be picked, and the answers that this is to the rules, in their order."""
    begun: Picks = ()
    """The answers that have been given of it: those of `answers` take their place."""

    @property
    def sets(self) -> Iterable[Picks]:
        """All that may be picked."""
        return self._answers

    @property
    def any_set(self) -> bool:
        """Whether everything within the limits may be picked."""
        within = [1] + [0] * self.most  # how many sets there are of each size
        for item in self.items:
            within = [sum(within[max(0, size - item.most) : size + 1]) for size in range(self.most + 1)]
        return sum(within[self.least :]) == len(self._answers)

    def answers(self, picked: Iterable[int]) -> Picks | None:
        """What to answer, in the order in which the rules ask; None: this cannot be picked."""
        return self._answers.get(tuple(sorted(picked)))

    def after(self, begun: Picks) -> Choice | None:
        """The rest of the choice once some of it has been answered, in whatever order the rest would have been asked;
        None: that was all of it.
        """
        rest = dict[Picks, Picks]()
        for picks, answers in self._answers.items():
            left = Counter(picks)
            left.subtract(begun)
            if min(left.values(), default=0) >= 0:
                rest[tuple(left.elements())] = answers
        actions = {item.action.index: item.action for item in self.items}
        return replace(_choice(self.family, actions, self.stops, rest), begun=begun) if any(rest) else None


def choice_of(picking: Picking, table: ActionTable, state: State) -> Choice | None:
    """The choice that the open question begins or goes on with; None: every answer to it stands by itself."""
    family = picking.family(state)
    if not family or state.to_move() == CHANCE:
        return None
    found = dict[Picks, Picks]()
    for way, after in _Search(picking, table, family, state.to_move()).ways(state):
        picked = tuple(table.parse(text).index for text in picking.implied(state, after)) or way.picked
        found.setdefault(tuple(sorted(picked)), way.answers)
        if len(found) > MOST_SETS:
            return None
    if max(map(len, found), default=0) < 2:
        return None
    actions = {index: table[index] for picks in found for index in picks}
    return _choice(family, actions, "" if state.top is None else state.top.stops, found)


def _choice(family: str, actions: Mapping[int, Action], stops: str, answers: Mapping[Picks, Picks]) -> Choice:
    often = Counter[int]()
    for picks in answers:
        often |= Counter(picks)
    items = tuple(Item(actions[index], often[index]) for index in sorted(often))
    sizes = [len(picks) for picks in answers]
    return Choice(family, items, min(sizes), max(sizes), stops, answers)


@dataclass(frozen=True)
class _Way:
    picked: Picks
    answers: Picks
    """The same in the order of the rules, with the answer that ends the picking where it has to be given."""


@dataclass(frozen=True)
class _Search:
    """All ways through one choice."""

    picking: Picking
    table: ActionTable
    family: str
    seat: int

    def ways(self, state: State, path: Picks = ()) -> Iterator[tuple[_Way, State]]:
        """Each set once, with the state that it leads to."""
        if path and not self._goes_on(state):
            yield _Way(path, path), state
            return
        stops = "" if state.top is None else state.top.stops
        items, stop, others = list[int](), list[int](), False
        for action in state.legal():
            if self.table[action].text == stops:
                stop.append(action)
            elif self.table[action].family == self.family:
                items.append(action)
            else:
                others = True
        if stop or (path and others):
            yield _Way(path, (*path, *stop)), state
        # What is offered before the last pick could have been picked before it: the same set in another order.
        last = path[-1] if path else None
        for action in items[items.index(last) if last in items else 0 :]:
            twin = state.copy()
            twin.apply(action)
            yield from self.ways(twin, (*path, action))

    def _goes_on(self, state: State) -> bool:
        return state.to_move() == self.seat and self.picking.family(state) == self.family
