"""A player in front of a browser: decides by a policy over what this browser may read, acts by clicking alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import expect

from doab.bots.greedy import GreedyBot
from doab.core import Game
from doab.rajas import RULES as RAJAS
from tests.browser.tables import all_steps
from tests.browser.visitor import Visitor
from tests.server.client import Json
from tests.server.playing import POLICIES

Hand = Literal["list", "click", "wheel", "key"]
"""In the list, or on the board, where a tile is turned by clicking it again, by the wheel or by a key."""

HANDS: Sequence[Hand] = ("list", "click", "wheel", "list", "key")


def looking_ahead(record: str, seed: str) -> str:
    """Rajas, played to win: half as long as one played at random. All that is known of it is in its record."""
    game = Game.from_record(record)
    bot = GreedyBot(RAJAS, f"{seed} {game.version}", budget=300)
    return bot.choose(game.view(game.state.to_move()), game.actions).text


def is_picked(choice: Json | None, text: str) -> bool:
    """Whether an answer is one of several that are given at once."""
    return choice is not None and any(item["text"] == text for item in choice["items"])


def set_with(choice: Json, text: str) -> list[int]:
    """Some of what can be given, this answer among it, as positions in the items."""
    first = next(at for at, item in enumerate(choice["items"]) if item["text"] == text)
    if choice["sets"] is not None:
        found: list[int] = min((one for one in choice["sets"] if first in one), key=len)
        return found
    left = [at for at, item in enumerate(choice["items"]) for _ in range(item["most"])]
    left.remove(first)
    return [first, *left[: max(0, choice["least"] - 1)]]


@dataclass
class Clicker:
    """Plays the seats of a visitor. `used` counts the ways in which answers were given."""

    visitor: Visitor
    seed: str = ""
    hands: Sequence[Hand] = HANDS
    used: dict[str, int] = field(default_factory=dict)
    given: list[str] = field(default_factory=list)

    def look(self) -> Json:
        """The table, as soon as the page shows what the server tells."""
        state = self.visitor.state()
        while self.visitor.revision != state["table"]["revision"]:
            self.visitor.page.wait_for_function(
                "told => Number(document.querySelector('[data-revision]')?.dataset.revision) >= told",
                arg=state["table"]["revision"],
            )
            state = self.visitor.state()
        return state

    def await_my_turn(self) -> Json:
        """The table, as soon as somebody here is asked or the game is over."""
        state = self.look()
        while state["turn"] is not None and state["turn"]["seat"] not in state["you"]["seats"]:
            self.visitor.await_revision(state["table"]["revision"])
            state = self.look()
        return state

    def play(self, until: Callable[[Json], bool] = lambda state: False) -> Json:
        """Answer until the game is over, or a state fulfils `until`."""
        state = self.await_my_turn()
        while state["turn"] is not None and not until(state):
            if state["turn"]["hold"]:
                self.visitor.confirm()
            else:
                self.choose(state)
            self.visitor.await_revision(state["table"]["revision"])
            state = self.await_my_turn()
        return state

    def choose(self, state: Json) -> None:
        """Give the answer that the policy wants."""
        self.give(state, self.decide(state))

    def decide(self, state: Json) -> str:
        if state["table"]["game"] == "rajas":
            return looking_ahead(self.visitor.record(), self.seed)
        return POLICIES[state["table"]["game"]](state["position"], self.seed)

    def give(self, state: Json, text: str) -> None:
        """Give one answer, in the way that is next in turn."""
        view = state["position"]
        answer = next(one for one in view["legal"] if one["text"] == text)
        hand: Hand = self.hands[len(self.given) % len(self.hands)] if answer["targets"] else "list"
        choice = view["choice"]
        if not is_picked(choice, text):
            self.given.append(text)
        if is_picked(choice, text):
            self.pick(choice, text, hand, state["table"]["revision"])
        elif hand == "list":
            self.count("list")
            self.visitor.answer(text)
        elif text.startswith("lay ") and state["table"]["game"] == "rajas":
            self.lay(answer, hand)
        else:
            self.touch_places(answer, view["legal"])

    def pick(self, choice: Json, text: str, hand: Hand, revision: int) -> None:
        """A set in which the answer is, the last thing first: in the list or, where only one thing lies at a place,
        there.
        """
        visitor, items = self.visitor, choice["items"]
        picked, before = set_with(choice, text), self.played()
        for at in reversed(picked):
            (place,) = items[at]["targets"] or ("",)
            alone = sum(place in item["targets"] for item in items) == 1
            if hand == "list" or not place or not alone:
                self.count("picked in the list")
                visitor.answer(items[at]["text"])
            else:
                self.count("picked on the board")
                visitor.touch_place(place)
        if visitor.has_to_give(revision):
            visitor.touch(visitor.question.locator("[data-give]"))
        visitor.await_revision(revision)
        after = self.played()
        kept = next((at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(before))
        # Whatever was given before of the same choice is given again among the rest.
        wanted = Counter([*before[kept:], *(items[at]["text"] for at in picked)])
        told = Counter(one for one in after[kept:] if one not in ("done", "enough"))  # which end the picking
        assert told <= wanted, "something that was not picked"
        assert told or not wanted
        self.given[len(self.given) - len(before[kept:]) :] = after[kept:]

    def played(self) -> list[str]:
        """What people have answered, as the log has it."""
        return [step["text"] for step in all_steps(self.visitor) if step["how"] == "player"]

    def count(self, way: str) -> None:
        self.used[way] = self.used.get(way, 0) + 1

    def touch_places(self, answer: Json, legal: Sequence[Json]) -> None:
        """The places of an answer one after the other, until no other answer fits them all; else the list decides."""
        left = list(legal)
        chosen = self.visitor.question.locator(".places button")
        for number, place in enumerate(answer["targets"], 1):
            self.visitor.touch_place(place)
            left = [one for one in left if place in one["targets"]]
            if len(left) == 1:
                self.count("board")
                return
            expect(chosen).to_have_count(number)
        self.count("board and list")
        self.visitor.answer(answer["text"])

    def lay(self, answer: Json, hand: Hand) -> None:
        """A tile of Rajas: picked on its square, turned there, sent with the button that says what will be done."""
        visitor = self.visitor
        (square,) = answer["targets"]
        x, y = visitor.middle(visitor.place(square))
        if hand == "key":
            visitor.place(square).focus()
            visitor.page.keyboard.press("Enter")
        else:
            visitor.touch_at(x, y)
        picked = visitor.question.locator("li button.picked")
        expect(picked).to_have_count(1)
        turned = 0
        while (now := picked.get_attribute("data-answer")) != answer["text"]:
            assert turned < 4, f"{answer['text']} is offered, and cannot be turned to"
            turned += 1
            self.count(f"turned by {hand}")
            if hand == "key":
                visitor.page.keyboard.press("r")
            elif hand == "wheel":
                visitor.page.mouse.wheel(0, 100)
            else:
                visitor.touch_at(x, y)
            expect(visitor.question.locator(f'li button.picked:not([data-answer="{now}"])')).to_have_count(1)
        self.count("laid")
        visitor.touch(visitor.question.locator(".picked button.main"))
