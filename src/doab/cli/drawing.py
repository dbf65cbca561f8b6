"""What a game looks like and how its questions are put. A game without a drawing of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from doab.cli.language import in_language_of_answers, say, tell
from doab.core import Action, Event, Game, Rules
from doab.core.wording import log_lines, phrase

MANY = 10
"""More answers than this are never set in a single column."""
VERY_MANY = 24
"""With more than this, every group has columns of its own width."""


@dataclass(frozen=True)
class Choice:
    """One offered answer as it is shown: in which group, and what it costs or brings."""

    action: Action
    group: str = ""
    note: str = ""
    short: str = ""
    """What is shown instead of the answer's text where question and group already say the rest of it."""


class Drawing:
    """The plain drawing: the game's own description, and its phrases in the language of this terminal."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def board(self, game: Game, seat: int, width: int) -> RenderableType:
        return Text(str(game))

    def question(self, game: Game) -> str:
        return say(self.rules.telling.question(game.state, game.state.to_move(), game.names))

    def choices(self, game: Game) -> list[Choice]:
        return [self.choice(game, action) for action in game.actions]

    def choice(self, game: Game, action: Action) -> Choice:
        """How one offered answer is shown."""
        return Choice(action, note=self.note(game, action), short=self.label(game, action))

    def note(self, game: Game, action: Action) -> str:
        """What an answer costs and brings."""
        note = self.rules.telling.worth(game.state, action, game.names)
        return say(note) if note is not None else ""

    def label(self, game: Game, action: Action) -> str:
        """What an answer is called, in languages other than that of the answers themselves."""
        return "" if in_language_of_answers() else say(self.rules.telling.answer(game.state, action, game.names))

    def log(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened, as lines for people; what need not be told is left out."""
        return [say(line) for line in log_lines(events, names, self.rules.telling.event)]

    def near(self, game: Game, seat: int, width: int) -> RenderableType | None:
        """What somebody wants to see beside the open question, if the whole board was shown before."""
        return None

    def goal(self, game: Game) -> str:
        """What the game is about, in a few lines, and where there is more."""
        goal = self.rules.telling.goal()
        hint = tell("terminal-goal-hint", title=self.rules.telling.title())
        return f"{say(goal)} {hint}" if goal is not None else hint

    def reason(self, rule: str) -> str:
        """A section or ruling as a sentence: why something is not possible."""
        return say(self.rules.telling.reason(rule))

    def explain(self, game: Game, word: str) -> str | None:
        """A section or ruling, or whatever else the game can explain, as a sentence; None: it cannot explain this."""
        for rule in (word, word.upper()):
            found = self.rules.telling.reason(rule)
            if found.key != "core-reason-other":
                return say(found)
        return None

    def possible(self, action: Action, note: str, rule: str) -> str:
        """That an answer may be given, and under which rule."""
        return tell("terminal-possible", answer=action.text, note=note or action.text, rule=rule)

    def score(self, game: Game, seat: int) -> str:
        """How the score of a seat came about."""
        items = self.rules.telling.score_items(game.state, seat)
        return tell("terminal-score", items=[phrase("terminal-score-item", item=item, number=n) for item, n in items])


def drawing_of(game: Game) -> Drawing:
    if game.rules.name == "rajas":
        from doab.cli.rajas_drawing import RajasDrawing

        return RajasDrawing(game.rules)
    if game.rules.name == "agra":
        from doab.cli.agra_drawing import AgraDrawing

        return AgraDrawing(game.rules)
    return Drawing(game.rules)


def choice_list(choices: list[Choice], width: int) -> RenderableType:
    """Numbered answers, group by group, in as many columns as fit."""
    groups: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(choices, 1):
        groups.setdefault(choice.group, []).append((number, choice))
    entries = {group: [_entry(number, choice) for number, choice in members] for group, members in groups.items()}
    label = max(len(group) for group in groups)
    widest = max(entry.cell_len for row in entries.values() for entry in row)
    columns = max(1, (width - label - 1) // (widest + 2))
    if columns == 1 and len(choices) > MANY:
        # A few long ones among many: two columns, and a long one takes a line.
        columns, widest = 2, (width - label - 1) // 2 - 2
    if len(choices) <= 4 and not label:
        columns = 1
    lines: list[RenderableType] = []
    for group, row in entries.items():
        if len(choices) > VERY_MANY:
            # Each group for itself, so that one long answer does not stretch the list.
            widest = max(entry.cell_len for entry in row)
            columns = max(1, (width - label - 1) // (widest + 2))
        for first, entries_of_line in enumerate(_in_lines(row, columns, widest)):
            line = Text(f"{group if first == 0 else '':<{label}} " if label else "", "bold")
            for entry in entries_of_line:
                line.append_text(Text.assemble(entry, " " * (widest + 2 - entry.cell_len)))
            line.rstrip()
            lines.append(line)
    return Group(*lines)


def _in_lines(row: list[Text], columns: int, widest: int) -> list[list[Text]]:
    """As many to a line as there are columns; one that is too wide for its column ends the line."""
    lines: list[list[Text]] = []
    full = True
    for entry in row:
        wide = entry.cell_len > widest
        if full or len(lines[-1]) == columns or (wide and lines[-1]):
            lines.append([])
        lines[-1].append(entry)
        full = wide
    return lines


def _entry(number: int, choice: Choice) -> Text:
    text = Text.assemble((f"{number:>3} ", "bold cyan"), (choice.short or choice.action.text, "not bold"))
    if choice.note:
        text.append(f"  {choice.note}", "not bold bright_black")
    return text
