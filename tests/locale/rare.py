"""What no golden record comes to: positions, answers and events that are rare, so that their phrases are said, too."""

from collections.abc import Iterator

from doab.agra import RULES as AGRA
from doab.agra import agra
from doab.agra.said.reasons import REASONS as AGRA_REASONS
from doab.agra.said.telling import PLAIN_QUESTIONS as AGRA_QUESTIONS
from doab.agra.said.telling import QUESTIONS_WITH_FACTS as AGRA_FACTS
from doab.core import Action, Event, Game
from doab.core.rules import Rules
from doab.core.state import Frame
from doab.core.wording import Phrase
from doab.rajas import RULES as RAJAS
from doab.rajas.made import numbers as answers
from doab.rajas.said.places import place_phrase
from doab.rajas.said.reasons import REASONS as RAJAS_REASONS
from doab.rajas.said.telling import PLAIN_QUESTIONS as RAJAS_QUESTIONS
from doab.rajas.said.telling import QUESTIONS_WITH_FACTS as RAJAS_FACTS
from doab.rajas.said.terms import income_mark, income_phrase
from doab.rajas.table.things import CHAMBERS, COLOURS, ONE_KIND_MARKET, SPACE_KINDS

ANY_MARKET = SPACE_KINDS[ONE_KIND_MARKET + 3]
"""A space that the edition does not have."""
INCOMES = (
    *("any1", "any2", "any_per_karma", "karma2", "money3", "fame2", "sail3", "kind1", "kind3", "blue_green_orange"),
    *("upgrade", "upgrade_from_next_turn", "worker", "boat1", "chamber", "mixed", "money_per_market"),
    *("fame_per_upgrade", "money2_per_upgrade", "fame2_per_karma", "fame_per_market_tile", "fame_per_three_river"),
    *("money_per_building", "money2_per_yield_tile", "fame2_per_bend", "fame_per_worker"),
    *(f"{colour}{number}" for colour in COLOURS for number in (1, 2)),
    *(f"{colour}_per_karma" for colour in COLOURS),
    *(f"chamber_{name.replace(' ', '_')}" for name in CHAMBERS[1:]),
)
EVENTS = (
    (RAJAS, Event("pay", 0, "die blue 3", 1, "kali", "supply blue", "room")),
    (RAJAS, Event("score", 0, "money", 3, "fame 24", "money track")),
    (RAJAS, Event("score", 0, "fame", 1, "money 33", "fame track")),
    (AGRA, Event("move", -1, "builder", 0, "space brick")),
    (AGRA, Event("gain", 0, "favour", 1, "markers", "favour", "gain")),
)
PLAYED: tuple[tuple[str, list[str]], ...] = (
    (
        "Teal: goods wood 3, tiles 2, favour 5, contracts mullah | Pink: rupees 2 | asks Teal: action | built paper",
        ["place paper", "move 1"],
    ),
    (
        "Teal: goods wood 3 | Pink: goods wood 2, tiles 2, favour 2 | asks Teal: action | built paper",
        ["place paper", "move 1", "follow twice"],
    ),
    (
        "Teal: goods wood 2 curry 1, supply 0, favour 1 | Pink: favour 1 | asks Teal: action | merchant woodcutter",
        ["place quarry", "produce 2", "free wood", "free favour"],
    ),
    (
        "Teal: goods wood 2, supply 0 | Pink: standing quarry | asks Teal: action | merchant quarry",
        ["place quarry", "produce 0", "free wood"],
    ),
    ("Teal: contracts mosaic_maker, tracker 3 | Pink: favour 1 | asks Teal | points 4", []),
    ("Teal: tiles 14, favour 3, standing quarry | Pink: favour 1 | asks Teal: action", ["tile 14"]),
    ("Teal: goods turmeric 1, tracker 1 | Pink: favour 1 | asks Teal: action", ["place botanist", "study"]),
    ("Teal: tracker 6 | Pink: favour 1 | asks Teal: end", []),
)
"""Positions of Agra, and what is answered in them."""


class Named(Frame):
    """A question by its name alone."""

    def __init__(self, question: str) -> None:
        super().__init__(0)
        self.question = question

    def name(self) -> str:
        return self.question


def rare() -> Iterator[Phrase]:
    for rules, questions, with_facts, reasons in (
        (RAJAS, RAJAS_QUESTIONS, RAJAS_FACTS, RAJAS_REASONS),
        (AGRA, AGRA_QUESTIONS, AGRA_FACTS, AGRA_REASONS),
    ):
        for question in questions:
            yield _question(rules, question)
        for rule in reasons:
            yield rules.telling.reason(rule)
        yield from (rules.telling.question_name(question) for question in (*questions, *with_facts))
    for code in INCOMES:
        yield from (income_phrase(code), income_mark(code))
    for rules, event in EVENTS:
        told = rules.telling.event(event)
        assert told is not None
        yield told
    place = place_phrase(f"space {ANY_MARKET}")
    assert place is not None
    yield place
    yield RAJAS.telling.answer(RAJAS.start(2, RAJAS.settle(["A", "B"], {})), _any_market())
    for position, given in PLAYED:
        yield from _played(agra(position), given)


def _question(rules: Rules, question: str) -> Phrase:
    state = rules.start(2, rules.settle(["Asha", "Bram"], {}))
    state.push(Named(question))
    return rules.telling.question(state, 0)


def _any_market() -> Action:
    """Its phrase goes by its number."""
    return Action(answers.PLACE + SPACE_KINDS.index(ANY_MARKET), f"place {ANY_MARKET}", "place")


def _played(game: Game, given: list[str]) -> Iterator[Phrase]:
    for answer in [*given, ""]:
        yield AGRA.telling.question(game.state, game.state.to_move(), game.names)
        notes = (AGRA.telling.worth(game.state, action, game.names) for action in game.actions)
        yield from (note for note in notes if note is not None)
        if answer:
            game.play(answer)
    told = (AGRA.telling.event(event) for event in game.events_since(0))
    yield from (one for one in told if one is not None)
    yield from (item for item, _ in AGRA.telling.score_items(game.state, 0))
