"""Words of the server that the pages say in their own: none is forgotten, and none is kept that the server lost."""

import ast
import re
from pathlib import Path

import pytest

from doab.agra import RULES as AGRA
from doab.bots.base import bot_kinds
from doab.core.rules import Rules
from doab.rajas import RULES as RAJAS
from doab.server.guard import refusals
from tests.web.node import WEB

SERVER = Path(refusals.__file__).parent.parent
I18N = WEB / "src" / "i18n"
FOR_SCRIPTS = {"bad_token", "token_not_enough", "bad_type", "method_not_allowed", "no_such_page", "doubled"}
"""Codes that only a script can meet: pages have no tokens and make no such requests."""
OF_THE_PAGE = {"no_answer"}
"""What the page finds out without the server."""
WITH_WORDS_OF_THEIR_OWN = {"invalid", "bad_edition"}
"""Codes that the page makes a sentence for from what comes with them."""
WITHOUT_REMARK = {"player", "chance", "bot"}
"""How most answers come about."""


def table_in(source: str, name: str) -> dict[str, str]:
    """`const NAME … = { code: 'key', … };` in a source of the pages."""
    found = re.search(rf"const {name}\b[^=]*= \{{(.*?)\}};", source, re.DOTALL)
    assert found is not None, f"there is no {name}"
    return dict(re.findall(r"'?([\w.]+)'?: '([\w-]+)'", found.group(1)))


def first_words(name: str, at: int = 0) -> set[str]:
    """The word at this place in every call of a function or class of this name in the server."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SERVER.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = [call.args[at] for call in calls if ast.unparse(call.func).split(".")[-1] == name and len(call.args) > at]
    return {word.value for word in given if isinstance(word, ast.Constant) and isinstance(word.value, str)}


def test_every_refusal_that_a_person_can_meet_is_told_in_the_language_of_the_page() -> None:
    source = (I18N / "refusals.ts").read_text(encoding="utf-8")
    told = {*table_in(source, "MESSAGES"), *table_in(source, "WITH_DETAILS")} | WITH_WORDS_OF_THEIR_OWN
    told |= table_in((WEB / "src" / "parts" / "Connection.svelte").read_text(encoding="utf-8"), "REASONS").keys()
    codes = first_words("Refused", 1) | {code for code, _ in refusals.CODES.values()}
    assert sorted(codes - told) == sorted(FOR_SCRIPTS)
    assert sorted(told - codes) == sorted(OF_THE_PAGE)


def test_everything_that_happens_at_a_table_is_told() -> None:
    source = (I18N / "log.ts").read_text(encoding="utf-8")
    assert sorted(table_in(source, "HAPPENINGS")) == sorted(first_words("happened") | first_words("remarked"))


def test_every_unusual_way_to_answer_has_a_remark() -> None:
    written = (SERVER / "rows" / "schema.py").read_text(encoding="utf-8")
    listed = re.search(r"how: Mapped\[\w+\].*\n\s+\"\"\"([\w, ]+)\"\"\"", written)
    assert listed is not None
    source = (I18N / "log.ts").read_text(encoding="utf-8")
    assert {*table_in(source, "HOW"), *WITHOUT_REMARK} == set(re.split(r", | or ", listed.group(1)))


def test_the_bots_of_the_program_have_names_in_every_language() -> None:
    source = (I18N / "bots.ts").read_text(encoding="utf-8")
    own = [kind.name for kind in bot_kinds() if kind.make.__module__.startswith("doab.bots.")]
    assert sorted(table_in(source, "NAMES")) == sorted(table_in(source, "HELP")) == sorted(own)


@pytest.mark.parametrize("rules", [RAJAS, AGRA], ids=lambda rules: rules.name)
def test_the_page_finds_the_title_of_a_game_by_its_name(rules: Rules) -> None:
    assert rules.telling.title().key == f"{rules.name}-title"


def test_a_code_that_is_not_told_would_be_found() -> None:
    assert table_in("const MESSAGES: Words = {\n  stale: 'ui-error-stale',\n};", "MESSAGES") == {
        "stale": "ui-error-stale"
    }
    assert {"stale", "bad_name"} <= first_words("Refused", 1)
    assert "nothing_like_it" not in first_words("Refused", 1)
