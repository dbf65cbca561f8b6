"""The catalogues as they are written: messages, what they name, and what is no message at all."""

from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from doab.locale.catalogues import FOLDER
from tests.locale.phrases import PARTS


@dataclass
class Written:
    """A message of a catalogue."""

    part: str
    variables: set[str] = field(default_factory=set)
    """The fields that it names, without their forms."""
    forms: set[str] = field(default_factory=set)
    """The forms of fields that it names: `plural` for `$good-plural`."""
    attributes: set[str] = field(default_factory=set)
    choosing: set[str] = field(default_factory=set)
    """The fields that choose a form of the text: numbers."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.choosing: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)


def entries(language: str, part: str) -> list[ast.EntryType]:
    file = FOLDER / language / f"{part}.ftl"
    assert file.is_file(), f"{language} has no {part}.ftl"
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def messages(language: str, parts: tuple[str, ...] = PARTS) -> dict[str, Written]:
    """All messages of a language in these files, by key."""
    found = {}
    for part in parts:
        for entry in entries(language, part):
            if isinstance(entry, ast.Message):
                names = _Variables()
                names.visit(entry)
                split = [name.partition("-") for name in names.found]
                attributes = {attribute.id.name for attribute in entry.attributes}
                variables, forms = {name for name, _, _ in split}, {form for _, _, form in split if form}
                found[entry.id.name] = Written(part, variables, forms, attributes, names.choosing)
    return found
