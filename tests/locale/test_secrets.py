"""What is said to a seat follows from what the seat may see, and from nothing else."""

from collections.abc import Iterator

import pytest

from doab.core import Game, Rules, Source
from doab.core.records import Move
from doab.core.state import State
from doab.core.wording import Phrase
from tests.agra.golden_kinds import KINDS as AGRA_KINDS
from tests.nets.goldens import Kind
from tests.rajas.golden_kinds import KINDS as RAJAS_KINDS

EVERY = 5
"""One of so many positions is looked at."""


def said(rules: Rules, state: State, seat: int, names: list[str]) -> Iterator[Phrase | None]:
    yield rules.telling.question(state, seat, names)
    if state.to_move() == seat:
        for index in state.legal():
            yield rules.telling.answer(state, rules.table[index], names)
            yield rules.telling.worth(state, rules.table[index], names)


@pytest.mark.parametrize("kind", [RAJAS_KINDS[0], AGRA_KINDS[0]], ids=lambda kind: kind.label)
def test_a_view_is_enough_to_ask_and_to_explain(kind: Kind) -> None:
    rules, looked = kind.rules, 0

    def watch(game: Game, move: Move) -> None:
        nonlocal looked
        if game.version % EVERY == 0:
            for seat in range(len(game.names)):
                seen = rules.sight.imagine(rules.sight.seen(game.state, seat), Source(game.version))
                assert list(said(rules, seen, seat, game.names)) == list(said(rules, game.state, seat, game.names))
                looked += 1

    Game.from_record(kind.path.read_text(encoding="utf-8"), rules, watch=watch)
    assert looked > 100
