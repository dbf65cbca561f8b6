"""Every phrase that the games can say, as far as it can be listed: from their tables, and from the golden records."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from doab.core import Game, Rules
from doab.core.records import Move
from doab.core.wording import Field, Phrase, Term, key_of
from tests.agra.golden_kinds import KINDS as AGRA_KINDS
from tests.locale.rare import rare
from tests.nets.goldens import Kind
from tests.rajas.golden_kinds import KINDS as RAJAS_KINDS

SOURCE = Path(__file__).resolve().parents[2] / "src" / "doab"
PARTS = ("core", "rajas", "agra", "terminal")
"""The files of a catalogue whose messages Python uses; what the page says stands in another one."""
ENOUGH = 3
"""From here on a number is only a larger one."""


@cache
def spoken() -> tuple[Phrase, ...]:
    """One phrase of every shape: with the same keys, and numbers and names that make no difference to a message."""
    shapes: dict[str, Phrase] = {}
    for phrase in _all():
        for part in phrase.parts():
            if isinstance(part, Phrase):
                shapes.setdefault(_shape(part), part)
    return tuple(shapes.values())


def _all() -> Iterator[Phrase]:
    for kinds in (RAJAS_KINDS, AGRA_KINDS):
        yield from _of_rules(kinds[0].rules)
        for kind in kinds:
            yield from _of_record(kind)
    yield from rare()


def _shape(value: Field) -> str:
    if isinstance(value, Phrase):
        return f"{value.key}({', '.join(f'{name} {_shape(one)}' for name, one in value.fields.items())})"
    if isinstance(value, Term):
        return value.key
    if isinstance(value, str):
        return "text"
    return str(min(value, ENOUGH)) if isinstance(value, int) else f"[{' '.join(_shape(one) for one in value)}]"


def _of_rules(rules: Rules) -> Iterator[Phrase]:
    """What can be said without a game."""
    state = rules.start(2, rules.settle(["Asha", "Bram"], {}))
    yield rules.telling.title()
    goal = rules.telling.goal()
    assert goal is not None
    yield goal
    for action in rules.table:
        yield rules.telling.answer(state, action)
        places = [rules.telling.place(target) for target in action.targets]
        assert None not in places, action.text
    for place in rules.telling.places():
        explained = rules.telling.place(place)
        assert explained is not None, place
        yield explained
    for option in rules.options:
        yield rules.telling.option(option)
        for choice in option.choices or option.per_seat:
            yield rules.telling.choice(option, choice)
    yield rules.telling.reason("no such rule")


def _of_record(kind: Kind) -> Iterator[Phrase]:
    """Questions, answers with what they bring, events and scores of a whole game."""
    found: list[Phrase] = []
    rules = kind.rules

    def watch(game: Game, move: Move) -> None:
        seat = game.state.to_move()
        found.append(rules.telling.question(game.state, seat, game.names))
        found.append(rules.telling.question(game.state, -1))
        if game.question is not None:
            found.append(rules.telling.question_name(game.question))
        notes = (rules.telling.worth(game.state, action, game.names) for action in game.actions)
        found.extend(note for note in notes if note is not None)

    game = Game.from_record(kind.path.read_text(encoding="utf-8"), rules, watch=watch)
    found.append(rules.telling.question(game.state, 0))
    found += [told for event in game.events_since(0) if (told := rules.telling.event(event)) is not None]
    for seat in range(len(game.names)):
        found += [item for item, _ in rules.telling.score_items(game.state, seat)]
    return iter(found)


# -- keys in the source


def written_keys() -> dict[str, str]:
    """Keys that stand in the source as a whole, and where."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts_of_keys = {id(word) for call in ast.walk(tree) if _makes_a_key(call) for word in ast.walk(call)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts_of_keys:
                if node.value.split("-")[0] in PARTS and node.value == key_of(node.value) and "-" in node.value:
                    found[node.value] = f"{path.relative_to(SOURCE)}:{node.lineno}"
    return found


def _makes_a_key(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "key_of"
