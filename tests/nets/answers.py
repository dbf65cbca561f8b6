"""What holds for the answers of every game."""

import hashlib

from doab.core.actions import ActionTable


def told(table: ActionTable) -> str:
    """A hash of all that is said of all answers: number, text, family, places."""
    rows = "".join(f"{one.index}: {one.text} | {one.family} | {', '.join(one.targets)}\n" for one in table)
    return hashlib.sha256(rows.encode()).hexdigest()[:16]


def check_texts(table: ActionTable) -> None:
    """Text and number lead to each other."""
    for action in table:
        assert table[action.index] is action
        assert table.parse(action.text) is action
        assert action.text in table
        assert str(action) == action.text
