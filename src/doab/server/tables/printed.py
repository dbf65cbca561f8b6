"""What is printed on the parts that a table is played with. It never changes, so it is not part of the state."""

from __future__ import annotations

from doab.core import Rules, find_rules
from doab.server.messages import tables as say
from doab.server.rows.schema import TableRow
from doab.server.tables.games import rules_of


def has_own_edition(table: TableRow) -> bool:
    """Whether what is printed differs from the edition that comes with the game, which every board knows."""
    return table.edition_digest != find_rules(table.game).edition_digest


def edition_of(table: TableRow) -> say.EditionInfo:
    rules = rules_of(table)
    return say.EditionInfo(
        name=rules.edition_name, digest=rules.edition_digest, printed=rules.printed.data(), places=places_of(rules)
    )


def places_of(rules: Rules) -> dict[str, say.PhraseInfo]:
    """What things on the board are, by the names that `targets` and events use."""
    phrases = {place: rules.telling.place(place) for place in rules.telling.places()}
    return {place: say.PhraseInfo(**phrase.to_json()) for place, phrase in phrases.items() if phrase}
