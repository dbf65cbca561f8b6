"""The words of the game as terms and short phrases: goods, spaces, notables, favour actions, places of the boards."""

from __future__ import annotations

from typing import Final

from doab.agra.table.things import BONUS_TILES, CAUSES, GOODS, GUILDS, NOTABLES, SPACES, TILE
from doab.core.wording import Field, Phrase, Term, key_of, phrase

LEVELS: Final = ("", "I", "II", "III", "IV")


def good_term(good: int | str) -> Term:
    return Term(key_of("agra-good", good if isinstance(good, str) else GOODS[good]))


def space_term(space: int | str) -> Term:
    return Term(key_of("agra-space", space if isinstance(space, str) else SPACES[space]))


def guild_term(guild: int | str) -> Term:
    return Term(key_of("agra-guild", guild if isinstance(guild, str) else GUILDS[guild]))


def notable_term(notable: int | str) -> Term:
    """How a notable is addressed."""
    return Term(key_of("agra-notable", notable if isinstance(notable, str) else NOTABLES[notable]))


def notable_help(notable: int | str) -> Phrase:
    """What a notable does for the player who has won him (Appendix I)."""
    return phrase(key_of("agra-notable", notable if isinstance(notable, str) else NOTABLES[notable], "help"))


def effect_phrase(action: str) -> Phrase:
    """What a favour action does (Appendix III): `favour 1`, `tile 4`."""
    return phrase(key_of("agra-effect", action))


def tile_words(number: int) -> Phrase:
    return phrase("agra-tile", number=number)


def square_words(square: str) -> Phrase:
    """A square of a farm, `north 2`."""
    side, number = square.split()
    return phrase("agra-square", side=Term(key_of("agra-side", side)), number=int(number))


def bonus_words(tile: int | str) -> Phrase:
    """A building-bonus tile (Appendix II): `favour+3`."""
    brings, rupees = (tile if isinstance(tile, str) else BONUS_TILES[tile]).split("+")
    if brings in GUILDS:
        return phrase("agra-bonus-guild", rupees=int(rupees), guild=guild_term(brings))
    return phrase(key_of("agra-bonus", brings), rupees=int(rupees))


def board_words(place: str) -> Phrase:
    """A bowl or an order: `bowl curry`, `order artisans 3`."""
    kind, *words = place.split()
    if kind == "bowl":
        return phrase("agra-bowl", good=good_term(words[0]))
    return phrase("agra-order", guild=guild_term(words[0]), number=int(words[1]))


def by_words(by: str) -> Field:
    """Why something happened, as an event says it."""
    if by in NOTABLES:
        return notable_term(by)
    if by in CAUSES:
        return Term(key_of("agra-by", by))
    tile = TILE.find(by)
    return space_term(by) if tile < 0 else tile_words(tile + 1)
