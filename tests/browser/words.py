"""What the page has to say, from the same catalogues in Python: every language word for word."""

from __future__ import annotations

from doab.core import find_rules
from doab.core.wording import Field, Phrase
from doab.locale.catalogues import say
from tests.server.client import Json

LANGUAGES = ("en", "nl", "de", "es")
HOW = {"auto": "auto", "standing": "standing", "stand_in": "stand-in", "dropped": "dropped"}
"""Answers of which the log remarks how they came about."""


def ui(key: str, language: str = "en", **fields: Field) -> str:
    """A text of the page."""
    return say(Phrase(f"ui-{key}", fields), language)


def told(phrase: Json, language: str = "en") -> str:
    """A phrase as the server sends it."""
    return say(Phrase.from_json(phrase), language)


def place_name(game: str, place: str, language: str = "en") -> str:
    """How a place on the board is called."""
    phrase = find_rules(game).telling.place(place)
    assert phrase is not None, place
    return say(Phrase("core-raw", {"text": phrase.fields["name"]}), language)


def place_help(game: str, place: str, language: str = "en") -> str:
    """What a place on the board does."""
    phrase = find_rules(game).telling.place(place)
    assert phrase is not None, place
    return say(Phrase("core-raw", {"text": phrase.fields["what"]}), language)


def place_rule(game: str, place: str) -> str:
    """The section of the rules that explains a place."""
    phrase = find_rules(game).telling.place(place)
    assert phrase is not None, place
    return str(phrase.fields["rule"])


def question(state: Json, language: str = "en") -> str:
    """What is asked, or that the turn is finished, as far as one can say before the dice have fallen."""
    asked = state["position"]["question"]
    if asked["phrase"]:
        return told(asked["phrase"], language)
    return ui("turn-draw" if asked["name"] == "confirm draw" else "turn-finished", language)


def answers(state: Json, language: str = "en") -> list[str]:
    """What the page lists: what can be picked together first, also what the rules would ask for later."""
    picked = (state["position"]["choice"] or {"items": []})["items"]
    others = [one for one in state["position"]["legal"] if all(one["index"] != item["index"] for item in picked)]
    return [told(one["phrase"], language) for one in (*picked, *others)]


def remark_about(step: Json, before: Json | None, language: str) -> str:
    """How an answer came about. That the last answer of a move was the only one says nothing about the move, where all
    of it is told at its end."""
    if step["how"] not in HOW:
        return ""
    ends_move = (
        before is not None and before["seat"] == step["seat"] and not any(one["phrase"] for one in before["events"])
    )
    return "" if step["how"] == "auto" and ends_move else f" {ui('how-' + HOW[step['how']], language)}"


def log_lines(steps: list[Json], names: list[str], language: str = "en") -> list[str]:
    """The log: what one player did in a row in one answer is one line. Remarks stand behind what who answered did."""
    lines = []
    separator = say(Phrase("core-list-separator"), language)
    for place, step in enumerate(steps):
        groups: list[tuple[int, list[str]]] = []
        for event in step["events"]:
            if event["phrase"] is None:
                continue
            in_turn = event["verb"] == "reveal" and groups and groups[-1][0] >= 0
            if not groups or (groups[-1][0] != event["seat"] and not in_turn):
                groups.append((event["seat"], []))
            groups[-1][1].append(told(event["phrase"], language))
        remark = remark_about(step, steps[place - 1] if place else None, language)
        own = next((number for number, (seat, _) in enumerate(groups) if seat == step["seat"]), None)
        for number, (seat, events) in enumerate(groups):
            happened = separator.join(events)
            line = ui("log-step", language, name=names[seat], events=happened) if seat >= 0 else happened
            lines.append(line + remark if number == own else line)
    return lines
