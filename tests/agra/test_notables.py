"""The twenty-four notables, one by one: what they do at once, for good, at the end, and for deliveries."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import (
    LEVEL,
    about_to_win,
    answer,
    answers,
    at_pier,
    climb,
    do_nothing,
    end_sailing,
    pay_materials,
    processing_buildings,
    stand_up,
    win,
    worth,
)

# Where each good with a bonus can go: guild and row of an order, the other good of that order, a notable.
PLACES = {
    "cloth": ("artisans 3", "brick", "caliph"),
    "curry": ("merchants 1", "cloth", "caliph"),
    "dye": ("artisans 1", "cement", "jagirdar"),
    "oil": ("artisans 5", "plank", "muezzin"),
    "paper": ("merchants 6", "cement", "khatib"),
    "brick": ("artisans 3", "cloth", "takshaka"),
    "statue": ("merchants 3", "wood", "grand_imam"),
    "clothes": ("artisans 4", "turmeric", "dewan"),
    "painting": ("artisans 6", "cotton", "court_artist"),
    "book": ("artisans 2", "sandstone", "grand_mufti"),
}


def delivery_bonus(key: str, good: str) -> list[int]:
    """What the owner of a contract earns beyond the usual with a good at Akbar, order, French Trader and notable."""
    order, other, notable = PLACES[good]
    guild, _ = order.split()
    teal = f"rupees 0, contracts {key} french_trader, {guild} 1, goods {good} 1 {other} 1"

    def earned(asks: str, *texts: str) -> int:
        game = at_pier(5, f"river {notable}", f"marked {order}", asks, Teal=teal)
        game.play(*texts)
        assert good not in game["Teal"].goods
        return int(game["Teal"].rupees)

    return [
        earned("asks Teal: orders", f"gift {good}"),
        earned("asks Teal: orders", f"order {guild}") - 1,
        earned("asks Teal: action", f"french trader {good}"),
        earned("asks Teal: action", "place sailor", f"deliver {good} to {notable}") - 1,
    ]


def owner(key: str, items: str, *clauses: str, asks: str = "asks Teal: action", **others: str) -> AgraGame:
    """Teal owns a contract of level I or II and is asked."""
    return at_pier((1, 3)[LEVEL[key] - 1], asks, *clauses, Teal=f"{items}, contracts {key}", **others)


def play(game: AgraGame, *texts: str) -> AgraGame:
    """The same game after these answers."""
    game.play(*texts)
    return game


# ---------------------------------------------------------------- level I


def test_a146_portuguese_trader() -> None:
    """A-146: lasting: several goods for the Sailor, worth 4 at most. Cloth pays 1."""
    game = owner("portuguese_trader", "goods curry 2 clothes 1", "river cook")
    game.play("place sailor", "pay curry")
    assert set(game.legal) == {"pay curry", "enough"}
    game.play("pay curry")
    answer(game, "portuguese", "enough")
    end_sailing(game)
    assert game["Teal"].rupees == 2 + 4
    assert delivery_bonus("portuguese_trader", "cloth") == [1, 1, 1, 1]


def test_a149_sufi() -> None:
    """A-149: at once: the tracker one space up. Curry pays 1."""
    game = about_to_win("sufi", teal="tracker 3")
    win(game, "sufi")
    assert game["Teal"].tracker == 4
    assert delivery_bonus("sufi", "curry") == [1, 1, 1, 1]


def test_a150_takshaka() -> None:
    """A-150: lasting: 1 more building value and 1 Rupee for a building that the builder does not build."""
    game = owner("takshaka", "goods cement 1")
    game.play("place architect", "build oil")
    pay_materials(game, "cement")
    game.play("bonus favour+3")
    assert (game["Teal"].rupees, processing_buildings(game)) == (2 + 1 + 3, {"oil"})
    assert "build oil" not in play(at_pier(1, "asks Teal: action", Teal="goods cement 1"), "place architect").legal


@pytest.mark.parametrize("space", ["quarry", "woodcutter", "turmeric-farm"])
def test_a151_mahout(space: str) -> None:
    """A-151: lasting: 1 more Sandstone or Wood when producing it."""
    most = 3 if space != "turmeric-farm" else 2
    game = play(owner("mahout", "rupees 2"), f"place {space}")
    assert f"produce {most}" in game.legal
    assert f"produce {most + 1}" not in game.legal


@pytest.mark.parametrize("space", ["turmeric-farm", "cotton-farm", "quarry"])
def test_a151_khatib(space: str) -> None:
    """A-151: lasting: 1 more Turmeric or Cotton when producing it."""
    most = 3 if space != "quarry" else 2
    game = play(owner("khatib", "rupees 2", "merchant woodcutter"), f"place {space}")
    assert f"produce {most}" in game.legal
    assert f"produce {most + 1}" not in game.legal


def test_a152_french_trader() -> None:
    """A-152: lasting: a good a turn; the third brings 5 Rupees and the markers back."""
    game = owner("french_trader", "goods sandstone 1 book 1, french 2")
    assert answers(game, "french") == {"french trader sandstone", "french trader book"}
    game.play("french trader sandstone")
    assert (game["Teal"].rupees, game["Teal"].french, game["Teal"].markers) == (7, 0, 21)
    assert not answers(game, "french")


def test_a153_dyer() -> None:
    """A-153: lasting: two produced goods for one of their row. Dye pays 1."""
    game = owner("dyer", "rupees 2")
    game.play("place quarry", "produce 2", "dye brick")
    assert game["Teal"].goods == {"brick": 1}
    assert delivery_bonus("dyer", "dye") == [1, 1, 1, 1]


def test_a147_cook() -> None:
    """A-147: lasting: two kicked-out workers wait on him and meditate from there. Oil pays 1."""
    game = owner("cook", "standing woodcutter, cook 1, tracker 2", asks="asks Pink: action")
    game.play("place woodcutter", "to cook")
    assert (game["Teal"].cook, game["Teal"].favour) == (2, 1)
    game = owner("cook", "cook 2, tracker 2", asks="asks Teal")
    game.play("lay cook", "lay cook")
    assert (game.table.points, game["Teal"].cook, game["Teal"].workers) == (2 + 1, 0, 10)
    assert delivery_bonus("cook", "oil") == [1, 1, 1, 1]


# ---------------------------------------------------------------- level II


def test_a155_muezzin() -> None:
    """A-155: lasting: 1 more meditation point in a phase with any."""
    game = owner("muezzin", "standing sailor trader, tracker 2", asks="asks Teal")
    game.play("lay sailor", "lay trader")
    assert game.table.points == 2 + 1 + 1


def test_a148_jagirdar() -> None:
    """A-148: lasting: a second free delivery of one's own, and one in every Sailor of others, who gain 1 favour."""
    game = owner("jagirdar", "goods oil 1 wood 1 curry 1", "river cook sufi")
    game.play("place sailor", "deliver oil to cook", "deliver curry to sufi")
    assert (game["Teal"].rupees, game["Teal"].goods) == (4, {"wood": 1})
    assert not answers(game, "deliver")
    game = owner("jagirdar", "goods wood 1", "river cook", asks="asks Gold: action")
    game.play("place sailor")
    do_nothing(game)
    game.play("deliver wood to cook", "raise artisans")
    assert (game["Teal"].rupees, game["Teal"].influence["artisans"], game["Gold"].favour) == (3, 1, 1)


def test_a156_caliph() -> None:
    """A-156: once a turn: a Cotton stands up a worker."""
    game = owner("caliph", "goods cotton 2, lying quarry woodcutter")
    game.play("caliph")
    stand_up(game, "quarry")
    assert (game["Teal"].standing, game["Teal"].goods, game["Teal"].locked) == (["quarry"], {"cotton": 1}, 0)
    assert "caliph" not in game.legal


def test_a179_calligrapher() -> None:
    """A-179: lasting: the Peon costs 1. Paper pays 1."""
    game = owner("calligrapher", "rupees 1, lying trader")
    game.play("peon trader")
    assert (game["Teal"].rupees, game["Teal"].standing) == (0, ["trader"])
    assert delivery_bonus("calligrapher", "paper") == [1, 1, 1, 1]


def test_a157_mullah() -> None:
    """A-157: once a turn: a favour action for 1 favour fewer. Brick pays 1."""
    game = owner("mullah", "favour 3, goods cotton 1")
    game.play("favour 2 with mullah", "process cotton to oil")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].goods) == (1, 1, {"oil": 1})
    assert delivery_bonus("mullah", "brick") == [1, 1, 1, 1]


def test_a156_english_trader() -> None:
    """A-156: once a turn: a good for another of the same value."""
    game = owner("english_trader", "goods clothes 1")
    game.play("english trader clothes")
    assert set(game.legal) == {"take statue", "take book", "take painting"}
    game.play("take statue")
    assert game["Teal"].goods == {"statue": 1}
    assert not answers(game, "english")


def test_a158_mosaic_maker() -> None:
    """A-158: at once: any favour tile. Once a turn: 1 point for 1 favour or 3 for 2."""
    game = about_to_win("mosaic_maker", "display 1 2 3")
    win(game, "mosaic_maker")
    game.play("take tile 14")
    assert (game["Teal"].tiles, game.table.display) == ([14], [1, 2, 3])
    game = at_pier(3, "asks Teal", "points 3", Teal="contracts mosaic_maker")
    game.play("mosaic 2")
    assert (game["Teal"].favour, game.table.points) == (2, 0)


# ---------------------------------------------------------------- level III


def test_a154_mujtahida() -> None:
    """A-154: at once: the first unbuilt building, with bonus, worker and processing. Statue pays 2."""
    game = about_to_win("mujtahida", goods="sandstone 1")
    win(game, "mujtahida")
    game.play("bonus cover+2", "uncover west 5", "move 1")
    assert (game["Teal"].goods, game["Teal"].rupees, game["Teal"].covers) == ({"cement": 1}, 2 + 2 + 2, 7)
    assert game["Teal"].standing == ["sailor", "cement"]
    assert delivery_bonus("mujtahida", "statue") == [2, 2, 2, 2]


def test_a159_dutch_trader() -> None:
    """A-159: at the end: 1, 3 or 6 for orders of one, two or three guilds. Clothes pay 2."""
    one = "artisans 1, orders artisans 1 2"
    two = f"{one}, merchants 1, orders merchants 1"
    three = f"{two}, scholars 1, orders scholars 1"
    assert [worth("dutch_trader", items) for items in (one, two, three)] == [1, 3, 6]
    assert delivery_bonus("dutch_trader", "clothes") == [2, 2, 2, 2]


def test_a160_painter() -> None:
    """A-160: at once: up to three workers stand up, one step anywhere. Painting pays 2."""
    game = about_to_win("painter", teal="lying trader quarry")
    win(game, "painter")
    game.play("stand trader", "stand quarry")
    answer(game, "stand", "done")
    game.play("raise scholars")
    assert (game["Teal"].lying, game["Teal"].influence["scholars"]) == ([], 1)
    assert delivery_bonus("painter", "painting") == [2, 2, 2, 2]


def test_a160_subadar() -> None:
    """A-160: at the end: 1 for each own order. Book pays 2."""
    assert worth("subadar", "artisans 1, merchants 1, orders artisans 1 2, orders merchants 4") == 3
    assert delivery_bonus("subadar", "book") == [2, 2, 2, 2]


def test_a160_sadr_us_sudur() -> None:
    """A-160: at once: a gift into any bowl of the same value. At the end: 1 for each own gift."""
    game = about_to_win("sadr_us_sudur", goods="book 1")
    win(game, "sadr_us_sudur")
    game.play("gift book", "bowl clothes")
    assert (game["Teal"].akbar, game["Teal"].goods) == (["clothes"], {})
    assert worth("sadr_us_sudur", "akbar curry paper brick") == 3


# ---------------------------------------------------------------- level IV


def favour_of(key: str) -> int:
    """The favour that a contract brings at once."""
    game = about_to_win(key)
    win(game, key)
    end_sailing(game)
    climb(game)
    return int(game["Teal"].favour)


def test_a161_grand_mufti() -> None:
    """A-161: at once 3 favour. At the end: 3 for each set of the three guilds."""
    assert favour_of("grand_mufti") == 3
    assert worth("grand_mufti", "artisans 1, merchants 1, orders artisans 1 2, orders merchants 1 2", "sufi") == 6


def test_a161_grand_imam() -> None:
    """A-161: at once 3 favour. At the end: 1 for each of the Scholars, orders and notables."""
    assert favour_of("grand_imam") == 3
    assert worth("grand_imam", "scholars 1, orders scholars 2 3", "sufi", "caliph") == 5


def test_a161_court_artist() -> None:
    """A-161: at once 3 favour. At the end: 1 for each of the Artisans, orders and notables."""
    assert favour_of("court_artist") == 3
    assert worth("court_artist", "artisans 1, orders artisans 2 3", "dyer", "mosaic_maker") == 5


def test_a161_dewan() -> None:
    """A-161: at once 3 favour. At the end: 1 for each of the Merchants, orders and notables."""
    assert favour_of("dewan") == 3
    assert worth("dewan", "merchants 1, orders merchants 2 3", "french_trader", "subadar") == 5
