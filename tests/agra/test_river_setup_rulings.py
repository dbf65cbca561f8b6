"""Which notables lie along the river: rulings A-08 and A-15."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from doab.agra import AgraGame, agra
from doab.core import Game
from tests.agra.steps import GUILD, GUILDS, LEVEL, NAMES, printed, setting_up

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES

# Nine cards of the levels II to IV with three of each guild, and five of level I that make it 5/5/4.
THREE_OF_EACH_GUILD = [
    *("grand_imam", "dewan"),
    *("painter", "subadar", "sadr_us_sudur"),
    *("muezzin", "jagirdar", "calligrapher", "mosaic_maker"),
]
BALANCED_FIRST_LEVEL = ["sufi", "khatib", "portuguese_trader", "mahout", "takshaka"]
UNBALANCED_FIRST_LEVEL = ["sufi", "khatib", "portuguese_trader", "mahout", "french_trader"]


def drawn(keys: list[str]) -> list[str]:
    """The answers of chance that draw these notables."""
    return [f"notable {key}" for key in keys]


def of_level(keys: list[str], level: int) -> set[str]:
    """Those of these notables that are of one level."""
    return {key for key in keys if LEVEL[key] == level}


def guild_counts(keys: list[str]) -> list[int]:
    """How often the three guilds occur among these notables, in rising order."""
    counts = Counter(GUILD[key] for key in keys)
    return sorted(counts[guild] for guild in GUILDS)


def after_draw(names: tuple[str, ...], keys: list[str]) -> AgraGame:
    """A new game in which exactly these notables have been drawn so far."""
    game = setting_up(names, "notables")
    game.play(*drawn(keys))
    return game


def draws_of(game: AgraGame) -> list[str]:
    """The notables that chance has drawn, in order."""
    return [step.action.text.split()[1] for step in game.steps if step.action.text.startswith("notable ")]


# ----------------------------------------------------------------


@pytest.mark.parametrize("hundred", range(10))
def test_a08_the_guilds_are_always_balanced(hundred: int) -> None:
    """A-08: whatever is drawn, five, five and four cards of the guilds lie along the river; level IV is drawn once."""
    for seed in range(100 * hundred, 100 * hundred + 100):
        game = Game.new("agra", list(FOUR), options={}, seed=seed)
        game.settle()
        assert guild_counts(game.table.river) == [4, 5, 5]
        assert [len(of_level(game.table.river, level)) for level in (1, 2, 3, 4)] == [5, 4, 3, 2]
        assert of_level(game.table.river, 4) == set(draws_of(game)[:2])


def test_a08_a_balanced_draw_stays() -> None:
    """A-08: with 5/5/4 at once nothing is drawn again."""
    game = after_draw(FOUR, THREE_OF_EACH_GUILD + BALANCED_FIRST_LEVEL)
    assert game.question == "start"
    assert set(game.table.river) == {*THREE_OF_EACH_GUILD, *BALANCED_FIRST_LEVEL}


def test_a08_an_unbalanced_draw_exchanges_level_one_first() -> None:
    """A-08: 6/5/3 with three of each guild above: only level I is drawn again, and it may bring the same cards."""
    game = after_draw(FOUR, THREE_OF_EACH_GUILD + UNBALANCED_FIRST_LEVEL)
    assert (game.to_move, game.question) == ("chance", "notables")
    assert {text.split()[1] for text in game.legal} == of_level(list(LEVEL), 1)
    game.settle()
    assert set(THREE_OF_EACH_GUILD) <= set(game.table.river)
    assert len(of_level(game.table.river, 1)) == 5
    assert guild_counts(game.table.river) == [4, 5, 5]
    assert {LEVEL[key] for key in draws_of(game)[14:]} == {1}


def redraws(game: AgraGame, chance: Fraction, found: dict[frozenset[str], Fraction]) -> None:
    """How likely each first level is that the rest of the draw can bring."""
    if game.question != "notables":
        level_one = frozenset(of_level(game.table.river, 1))
        found[level_one] = found.get(level_one, Fraction(0)) + chance
        return
    offers = game.state.offers()
    weights = list(offers.weights)
    for action, weight in zip(offers.actions, weights, strict=True):
        after = game.copy()
        after.play(action)
        redraws(after, chance * weight / sum(weights), found)


def test_a08_each_balancing_redraw_is_equally_likely() -> None:
    """A-08: two players, four scholars above: only two merchants and two artisans balance, in nine ways."""
    above = ["grand_imam", "mujtahida", "dutch_trader", "muezzin", "caliph", "calligrapher"]
    game = after_draw(TWO, [*above, "sufi", "mahout", "cook", "dyer"])
    found: dict[frozenset[str], Fraction] = {}
    redraws(game, Fraction(1), found)
    merchants = ("portuguese_trader", "mahout", "french_trader")
    artisans = ("takshaka", "dyer", "cook")
    pairs = [{*two, *more} for two in combinations(merchants, 2) for more in combinations(artisans, 2)]
    assert found == {frozenset(pair): Fraction(1, 9) for pair in pairs}


def test_a08_level_two_is_freed_where_level_one_cannot_balance() -> None:
    """A-08: seven scholars on the levels II to IV: II is drawn again too; III and IV stay."""
    level_four, level_three = {"grand_mufti", "grand_imam"}, {"mujtahida", "sadr_us_sudur", "painter"}
    above = ["grand_mufti", "grand_imam", "mujtahida", "sadr_us_sudur", "painter"]
    second = ["muezzin", "caliph", "mullah", "jagirdar"]
    game = after_draw(FOUR, above + second + BALANCED_FIRST_LEVEL)
    assert game.question == "notables"
    game.settle()
    assert (of_level(game.table.river, 4), of_level(game.table.river, 3)) == (level_four, level_three)
    assert guild_counts(game.table.river) == [4, 5, 5]
    assert len(of_level(game.table.river, 2) & {"muezzin", "caliph", "mullah"}) < 2
    assert {LEVEL[key] for key in draws_of(game)[14:]} == {1, 2}


def test_a08_level_three_is_freed_last_and_level_four_never() -> None:
    """A-08: an edition whose levels I, II and IV are of one guild each: only three scholars of level III balance."""
    by_level = {1: "artisans", 2: "merchants", 4: "scholars"}
    third = {"mujtahida": "scholars", "dutch_trader": "artisans", "painter": "artisans", "subadar": "scholars"}
    rows = [
        {**row, "guild": by_level.get(row["level"]) or third.get(row["key"], "scholars")}
        for row in printed()["notables"]
    ]
    game = setting_up(FOUR, "notables", edition={"notables": rows})
    game.play(*drawn(["dewan", "court_artist", "mujtahida", "dutch_trader", "painter"]))
    game.settle()
    assert of_level(game.table.river, 3) == {"mujtahida", "subadar", "sadr_us_sudur"}
    assert of_level(game.table.river, 4) == {"dewan", "court_artist"}
    assert [len(of_level(game.table.river, level)) for level in (1, 2)] == [5, 4]


# ----------------------------------------------------------------


@pytest.mark.parametrize("names", [TWO, THREE])
def test_a15_fewer_players_see_one_notable_less_of_each_level(names: tuple[str, ...]) -> None:
    """A-15: 4, 3, 2 and 1, ten in all, the guilds 4/3/3."""
    for seed in range(100):
        game = Game.new("agra", list(names), options={}, seed=seed)
        game.settle()
        assert [len(of_level(game.table.river, level)) for level in (1, 2, 3, 4)] == [4, 3, 2, 1]
        assert guild_counts(game.table.river) == [3, 3, 4]
        assert of_level(game.table.river, 4) == set(draws_of(game)[:1])


def test_a15_the_piers_ask_for_as_many_contracts_as_ever() -> None:
    """A-15: with two players it still takes two contracts of level I to leave the first pier."""
    game = agra(
        "Teal: goods oil 1 wood 2 | Pink: rupees 2 | river cook mahout khatib | builder clothes"
        " | delivered cook wood Teal, mahout cement Teal | asks Teal: action"
    )
    game.play("place sailor", "pay wood", "deliver oil to cook")
    assert (game["Teal"].contracts, game.table.boat) == (["cook"], 1)
    game.play("deliver wood to mahout")
    assert (sorted(game["Teal"].contracts), game.table.boat) == (["cook", "mahout"], 2)
