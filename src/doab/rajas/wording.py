"""The game in English: one table of sentences with named fields, and the few functions that fill them.

Rules name a question, an answer or an event; how that is said to a person stands here and nowhere else. Every sentence
is a whole template, never glued from parts, so that each language can later have its own order of words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doab.core.events import GAIN, MOVE, PAY, PLACE, REVEAL, TURN, Event
from doab.core.wording import Wording, listed
from doab.rajas.incomes import parse_income

TEMPLATES: Final[dict[str, str]] = {
    "goal": (
        "You own a province and want wealth and fame. Fame grows by buildings, money by markets; your two markers run\n"
        "towards each other, and one fame is worth two money. Whoever brings them together starts the last turns; the\n"
        "widest lead wins. In a turn you place one worker: build tiles in the quarry (paid with dice of the tile's\n"
        "colour), sell in the market, win dice and favours in the palace, sail down the river from the harbour. Karma\n"
        "turns a die that you pay to its other side. A road from your residence to a sign at the edge of the province\n"
        "brings that special yield once. All rules: docs/rajas/rules.md. One of them here: rules R-10\n"
    ),
    "purse": "fame {fame} · money {money}",
    "score-lead": "fame {fame} · money {money} · lead {lead}",
    "score-short": "fame {fame} · money {money} · {missing} short",
    # -- areas of the board
    "area-build": "Build, sail",
    "area-market": "Market",
    "area-terraces": "Terraces",
    "area-balconies": "Balconies",
    "area-chambers": "Chambers",
    "area-other": "Other",
    # -- questions: what is asked of the player who answers
    "question-turn": "Where does your worker go?",
    "question-tile": "Which tile do you build?",
    "question-lay": "Where does {tile} go, and how is it turned?",
    "question-pay": "Which die do you pay with?",
    "question-pay tile": "{tile} costs {missing} more in {colour} dice. Which die do you pay with?",
    "question-first": "Which comes first, the fame or the money of the tile?",
    "question-yield": "Which special yield do you collect first?",
    "question-return": "There is no room for all new dice. Which of yours go back?",
    "question-choose": "Which colour of die do you take?",
    "question-reroll": "Which dice do you roll again?",
    "question-upgrade": "Which kind of building do you upgrade?",
    "question-sail": "Where does your boat sail?",
    "question-chamber": "Whom in the palace do you visit, free of charge?",
    "question-goods": "Which goods do you sell?",
    "question-token": "Which yield tile do you take?",
    "question-onto": "On which place do you put the {colour} yield tile ({income})?",
    "question-roll": "A die is rolled.",
    "question-reveal": "The next tile is turned up.",
    "question-draw": "A yield tile is drawn.",
    "question-start": "The start player is drawn by lot.",
    "question-count": "A die is rolled for the next river tile.",
    "question-river tile": "A river tile is drawn.",
    "question-other": "{question}?",
    # -- what a space of the board costs and brings
    "space-quarry": "build a tile: {cost} money, then dice",
    "space-harbour": "sail: {cost} money, a die of 1–3",
    "space-mixed market": "{amount} money: the best of each good",
    "space-one kind market": "a die: up to {amount} money",
    "space-any market": "a die: one kind of goods",
    "space-low terrace": "2 money, then roll dice again",
    "space-terrace": "1 {colour} die",
    "space-balcony": "2 {taken} for 1 {paid}",
    "space-great mogul": "a 1: 2 fame, start the next round",
    "space-dancer": "a 2: 2 dice of choice, a yield tile",
    "space-yogi": "a 3: 2 karma, a die of choice",
    "space-raja": "a 4: 3 money, an upgrade",
    "space-master builder": "a 5: build over an own tile",
    "space-portuguese": "a 6: sail six free spaces",
    "free-dancer": "two dice of choice and a yield tile",
    "free-yogi": "2 karma and a die of choice",
    "free-raja": "3 money and an upgrade",
    "free-master builder": "build over one of your tiles, for the difference in dice",
    "free-portuguese": "your boat sails six free spaces on",
    # -- further choices
    "pass": "place nobody this turn",
    "take": "{tile}: {worth}",
    "worth-fame": "{fame} fame",
    "worth-money": "{money} money",
    "worth-both": "{fame} fame and {money} money",
    "lay": "{road} turned {side}",
    "lay-yield": "{road} turned {side}: {incomes}",
    "pay-tile": "{missing} still to pay",
    "flip": "turned from {value} to {other} for 1 karma",
    "upgrade": "level {level} → {next}",
    "sail": "{income}",
    "stay": "the boat does not move",
    "sell": "{amount} money",
    "choose": "{number} left in the supply",
    "collect": "{income}",
    "done": "no more",
    "decline": "take none",
    "onto": "instead of {income}",
    "fame first": "{fame} fame before the money",
    "money first": "{money} money before the fame",
    "possible": "“{answer}” is possible: {note} (rules, section {rule})",
    # -- incomes (16.1)
    "income-any": "{n} {dice} of choice",
    "income-colour": "{n} {colour} {dice}",
    "income-colour_per_karma": "1 {colour} die for each karma",
    "income-any_per_karma": "1 die of choice for each karma",
    "income-colours": "1 die each of {colours}",
    "income-karma": "{n} karma",
    "income-money": "{n} money",
    "income-fame": "{n} fame",
    "income-upgrade": "an upgrade",
    "income-upgrade_from_next_turn": "an upgrade, from the next turn on",
    "income-worker": "a worker",
    "income-boat1": "the boat sails to the next free space",
    "income-sail": "the boat sails 1 to {n} free spaces on",
    "income-chamber": "a palace chamber, free of charge",
    "income-one chamber": "the {chamber}, free of charge",
    "income-mixed": "mixed goods",
    "income-kind": "{n} markets of one kind",
    "income-money_per_market": "1 money for each market",
    "income-fame_per_upgrade": "1 fame for each upgrade",
    "income-money2_per_upgrade": "2 money for each upgrade",
    "income-fame2_per_karma": "2 fame for each karma",
    "income-fame_per_market_tile": "1 fame for each tile with a market",
    "income-fame_per_three_river": "1 fame for every 3 river spaces",
    "income-money_per_building": "1 money for each building",
    "income-money2_per_yield_tile": "2 money for each connected yield tile",
    "income-fame2_per_bend": "2 fame for each curve",
    "income-fame_per_worker": "1 fame for each worker",
    # -- incomes where there is room for a few letters only
    "mark-any": "{n} {dice}",
    "mark-colour": "{n} {colour}",
    "mark-colour_per_karma": "{c}·karma",
    "mark-any_per_karma": "?·karma",
    "mark-colours": "{colours}",
    "mark-karma": "{n} karma",
    "mark-money": "{n} money",
    "mark-fame": "{n} fame",
    "mark-upgrade": "upgrade",
    "mark-upgrade_from_next_turn": "upgrade",
    "mark-worker": "worker",
    "mark-boat1": "boat",
    "mark-sail": "sail {n}",
    "mark-chamber": "chamber",
    "mark-one chamber": "{chamber}",
    "mark-mixed": "mixed",
    "mark-kind": "{n} kind",
    "mark-money_per_market": "m·market",
    "mark-fame_per_upgrade": "f·upgr",
    "mark-money2_per_upgrade": "2m·upgr",
    "mark-fame2_per_karma": "2f·karma",
    "mark-fame_per_market_tile": "f·mtile",
    "mark-fame_per_three_river": "f·river",
    "mark-money_per_building": "m·build",
    "mark-money2_per_yield_tile": "2m·ytile",
    "mark-fame2_per_bend": "2f·bend",
    "mark-fame_per_worker": "f·worker",
    # -- events: what happened, for the log; one line tells what one player did: “Asha: worker to quarry, pays 1 money”
    "line": "{player}: {events}",
    "line-table": "{events}",
    "event-pay money": "pays {amount} money",
    "event-pay karma": "spends {amount} karma to turn a die over",
    "event-pay die": "pays {colour} {amount}",
    "event-return die": "puts {colour} {amount} back",
    "event-gain karma": "gains {amount} karma",
    "event-gain no karma": "has no room for more karma",
    "event-move die": "picks {colour} {amount} up",
    "event-gain die": "rolls {colour} {amount}",
    "event-gain level": "upgrades {building} to {amount}",
    "event-gain worker": "gains a worker",
    "event-place worker": "worker to {target}",
    "event-place tile": "lays {tile} on {target}",
    "event-place token": "puts the yield tile {token} on {target}",
    "event-move boat": "sails to {amount}",
    "event-move elephant": "gets the elephant and begins the round",
    "event-score fame": "+{amount} fame ({source})",
    "event-score money": "+{amount} money ({source})",
    "event-reveal": "{what} is turned up",
    "event-place river tile": "river tile {token} on {target}",
    "event-turn start player": "is the start player",
    "event-turn round": "round {amount} begins",
    "event-turn last turns": "has brought the markers together: the last turns begin",
    "event-turn end": "the game is over",
    "event-other": "{verb} {what} {amount} {source} {target}",
}
"""Every sentence, by key. Fields stand in braces."""

INCOME_FIELDS: Final = ("blue", "green", "orange", "purple")


ENGLISH: Final = Wording(TEMPLATES)
say = ENGLISH.say
question_sentence = ENGLISH.question


def income_phrase(code: str) -> str:
    """What an income brings, as a phrase: `2 dice of choice`."""
    return _income("income", code)


def income_mark(code: str) -> str:
    """The same in a few letters, for a space on a drawn board."""
    return _income("mark", code)


def _income(style: str, code: str) -> str:
    income = parse_income(code)
    if f"{style}-{code}" in TEMPLATES:
        return say(f"{style}-{code}", n=1)
    word = code.rstrip("0123456789")
    amount = {"n": income.amount, "dice": "die" if income.amount == 1 else "dice"}
    if f"{style}-{word}" in TEMPLATES:
        return say(f"{style}-{word}", **amount)
    if word in INCOME_FIELDS:
        return say(f"{style}-colour", colour=word, **amount)
    if code.endswith("_per_karma"):
        colour = code.removesuffix("_per_karma")
        return say(f"{style}-colour_per_karma", colour=colour, c=colour[0].upper())
    if code.startswith("chamber_"):
        return say(f"{style}-one chamber", chamber=code.removeprefix("chamber_").replace("_", " "))
    colours = code.split("_")
    short = "".join(colour[0].upper() for colour in colours)
    return say(f"{style}-colours", colours=short if style == "mark" else listed(colours))


def event_phrase(event: Event) -> str | None:
    """What happened, as a part of a line of the log; None for what need not be told."""
    fields: dict[str, object] = {
        "verb": event.verb,
        "what": event.what,
        "amount": event.amount or "",
        "source": event.source,
        "target": event.target,
    }
    word = event.what.split()[0]
    if event.verb == TURN:
        return say(f"event-turn {event.what}", **fields) if f"event-turn {event.what}" in TEMPLATES else None
    if event.verb == REVEAL:
        return say("event-reveal", **fields)
    if event.verb in (PAY, GAIN, MOVE) and event.what.endswith(" die"):
        key = "event-return die" if event.source == "room on Kali" else f"event-{event.verb} die"
        return say(key, colour=word, **fields)
    if event.verb == GAIN and event.what.endswith(" level"):
        return say("event-gain level", building=word, **fields)
    if event.verb == GAIN and event.what == "karma" and not event.amount:
        return say("event-gain no karma", **fields)
    if event.verb == PLACE and event.what.endswith(" tile"):
        key = "event-place token" if event.seat >= 0 else "event-place river tile"
        return say(key, token=event.what.removesuffix(" tile"), **fields)
    if event.verb == PLACE and event.what != "worker":
        return say("event-place tile", tile=event.what, **fields)
    key = f"event-{event.verb} {event.what}"
    if key in TEMPLATES:
        return say(key, **fields)
    return " ".join(say("event-other", **fields).split())


def event_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The log of some events: what one player did in a row is one line."""
    return ENGLISH.lines(events, names, event_phrase)
