"""axe-core in a page: what it finds there that shuts people out who see, hear or move in other ways."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.browser.visitor import Visitor

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules to which it matters whether a page is light or dark."""

# A board is hundreds of drawn things, and looking at them takes seconds: where only the rest of the page has
# changed, the drawing is taken away.
RUN = """async ([tags, rules, board]) => {
  const frame = () => new Promise(requestAnimationFrame);
  do await frame(); while (document.getAnimations().some(({ playState }) => playState === 'running'));
  const wanted = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
  const bare = new CSSStyleSheet();
  bare.replaceSync(board ? '' : '.board svg, .board .unseen { display: none !important }');
  document.adoptedStyleSheets = [bare];
  const found = await axe.run(document, { runOnly: wanted, resultTypes: ['violations'] });
  document.adoptedStyleSheets = [];
  return {
    violations: found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`)),
    ran: ['passes', 'violations', 'incomplete', 'inapplicable'].flatMap((kind) => found[kind].map(({ id }) => id)),
    applied: ['passes', 'violations', 'incomplete'].flatMap((kind) => found[kind].map(({ id }) => id)),
  };
}"""


@cache
def script() -> str:
    if not SCRIPT.is_file():
        if os.environ.get("DOAB_BROWSER") == "required":
            raise FileNotFoundError(f"{SCRIPT}: 'make client' brings it")
        pytest.skip("needs the packages of web/, which 'make client' brings")
    return SCRIPT.read_text(encoding="utf-8")


class Axe:
    """Looks at one visitor's page whenever it is asked to; `found` gathers what is wrong, `applied` the rules that had
    something to look at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []
        self.looked_at: list[str] = []
        self.applied: set[str] = set()

    def look(self, state: str, board: bool = False) -> None:
        """All rules in daylight, those about colours by night too. `board`: look at everything drawn on it as well."""
        page = self.visitor.page
        self.looked_at.append(state)
        for theme, rules in (("light", None), ("dark", COLOURS)):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            told = self._run(rules, board)
            self.found += [f"{state}, {theme}: {violation}" for violation in told["violations"]]
            self.applied |= set(told["applied"])
        page.emulate_media(color_scheme="light")

    def rules(self) -> tuple[set[str], set[str]]:
        """The rules that there are under the tags, and those that ran."""
        told = self._run(None, False)
        there: list[str] = self.visitor.page.evaluate(
            """tags => axe.getRules(tags)
              .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
              .map(({ ruleId }) => ruleId)""",
            TAGS,
        )
        return set(there), set(told["ran"])

    def _run(self, rules: list[str] | None, board: bool) -> dict[str, Any]:
        page = self.visitor.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(script())
        told: dict[str, Any] = page.evaluate(RUN, [TAGS, rules, board])
        return told
