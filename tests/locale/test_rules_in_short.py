"""The rules in short tell of every rule that a question, a help or a reason names, in every language."""

import re
from typing import NamedTuple

import pytest

from doab.agra.game import RULES as AGRA
from doab.agra.said import reasons as agra_reasons
from doab.agra.text import codec as agra_codec
from doab.core.rules import Rules
from doab.locale import languages
from doab.rajas.game import RULES as RAJAS
from doab.rajas.said import reasons as rajas_reasons
from doab.rajas.text import codec as rajas_codec
from tests.locale.catalogue_files import messages
from tests.web.node import WEB

GAMES = pytest.mark.parametrize("rules", [RAJAS, AGRA], ids=lambda rules: rules.name)
REASONS = {"rajas": rajas_reasons, "agra": agra_reasons}
KINDS = {"rajas": rajas_codec.KINDS, "agra": agra_codec.KINDS}
ROW = re.compile(r"rule: '([^']*)',\s+key: '([^']*)',\s+rulings: \[([^\]]*)\]")


class Section(NamedTuple):
    rule: str
    key: str
    rulings: tuple[str, ...]


def sections(game: str) -> list[Section]:
    source = (WEB / "src" / "rules" / f"{game}.ts").read_text(encoding="utf-8")
    return [Section(rule, key, tuple(re.findall(r"'([^']*)'", named))) for rule, key, named in ROW.findall(source)]


def cited(rules: Rules) -> set[str]:
    """Sections and rulings that a mark at the table can name."""
    helps = (rules.telling.place(place) for place in rules.telling.places())
    questions = {kind.under for kind in KINDS[rules.name].values() if kind.under}
    return {*REASONS[rules.name].REASONS, *questions, *(str(one.fields["rule"]) for one in helps if one)}


def is_told(rule: str, there: list[Section]) -> bool:
    """As the page looks for it: by its name, else under a wider section."""
    if any(rule == section.rule or rule in section.rulings for section in there):
        return True
    wider = rule.partition(", ")[0] if ", " in rule else rule.rpartition(".")[0]
    return wider != "" and is_told(wider, there)


@GAMES
def test_every_rule_that_is_named_has_a_section(rules: Rules) -> None:
    there = sections(rules.name)
    assert sorted(rule for rule in cited(rules) if not is_told(rule, there)) == []
    assert len(there) > 10
    assert not is_told("99", there)


@GAMES
def test_no_ruling_belongs_to_two_sections_and_none_is_left_over(rules: Rules) -> None:
    named = [ruling for section in sections(rules.name) for ruling in section.rulings]
    assert len(named) == len(set(named))
    assert sorted(set(named) - cited(rules)) == []


@GAMES
@pytest.mark.parametrize("language", languages())
def test_every_section_has_a_heading_and_a_text(rules: Rules, language: str) -> None:
    known = messages(language, (f"help-{rules.name}",))
    assert [one.key for one in sections(rules.name) if known[one.key].attributes != {"title"}] == []
