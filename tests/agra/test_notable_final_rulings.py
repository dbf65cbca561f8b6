"""Rulings A-159 to A-161: the notables of the levels III and IV, and what they score."""

import pytest

from tests.agra.steps import about_to_win, answer, answers, climb, end_sailing, go_to, win, worth

# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("items", "rupees"),
    [
        ("rupees 0", 0),
        ("artisans 1, orders artisans 1", 1),
        ("artisans 1, orders artisans 1 2 3 4", 1),
        ("artisans 1, merchants 1, orders artisans 1, orders merchants 1", 3),
        ("merchants 1, scholars 1, orders merchants 1 2 3, orders scholars 6", 3),
        ("artisans 1, merchants 1, scholars 1, orders artisans 1, orders merchants 1, orders scholars 1", 6),
    ],
)
def test_a159_the_dutch_trader_counts_guilds_with_orders(items: str, rupees: int) -> None:
    """A-159: 0, 1, 3 or 6 for orders of 0, 1, 2 or 3 guilds, however many they are."""
    assert worth("dutch_trader", items) == rupees


def test_a159_notables_are_no_orders() -> None:
    """A-159: contracts of other guilds do not count."""
    assert worth("dutch_trader", "artisans 1, orders artisans 1", "sufi", "mahout") == 1


# ----------------------------------------------------------------


def test_a160_the_painter_stands_three_and_raises_one() -> None:
    """A-160: three of four lying workers, in board order, then a step anywhere."""
    game = about_to_win("painter", teal="lying trader botanist quarry woodcutter")
    win(game, "painter")
    for space in ("trader", "quarry", "woodcutter"):
        assert game.question == "stand"
        game.play(f"stand {space}")
    assert (game.question, set(game.legal)) == ("raise", {"raise artisans", "raise merchants", "raise scholars"})
    game.play("raise merchants")
    assert (game["Teal"].standing, game["Teal"].lying) == (["sailor", "trader", "quarry", "woodcutter"], ["botanist"])
    assert game["Teal"].influence == {"artisans": 0, "merchants": 1, "scholars": 0}


def test_a160_the_painter_may_stand_fewer() -> None:
    """A-160: up to three: none at all is allowed, the step comes all the same."""
    game = about_to_win("painter", teal="lying trader botanist")
    win(game, "painter")
    game.play("done", "raise artisans")
    assert (game["Teal"].lying, game["Teal"].influence["artisans"]) == (["trader", "botanist"], 1)


def test_a160_the_painters_step_can_bring_a_bonus() -> None:
    """A-160: entering step 3 asks for favour or a tile."""
    game = about_to_win("painter", teal="scholars 2")
    win(game, "painter")
    game.play("raise scholars")
    assert game.question == "step bonus"
    game.play("take favour")
    assert (game["Teal"].influence["scholars"], game["Teal"].favour) == (3, 1)


@pytest.mark.parametrize(
    ("items", "rupees"),
    [
        ("rupees 0", 0),
        ("artisans 1, orders artisans 1", 1),
        ("artisans 1, scholars 1, orders artisans 1 2 3, orders scholars 2", 4),
    ],
)
def test_a160_the_subadar_counts_own_orders(items: str, rupees: int) -> None:
    """A-160: 1 Rupee for each."""
    assert worth("subadar", items) == rupees


def test_a160_sadr_closes_the_bowl_and_not_the_goods_own() -> None:
    """A-160: Paper in the Curry bowl; afterwards Akbar takes no Curry, but still Paper."""
    game = about_to_win("sadr_us_sudur", goods="paper 2 curry 1")
    win(game, "sadr_us_sudur")
    assert (game.question, set(game.legal)) == ("gift", {"gift paper", "gift curry", "no"})
    game.play("gift paper")
    bowls = ("cement", "plank", "curry", "oil", "brick", "paper", "dye", "cloth")
    assert (game.question, set(game.legal)) == ("bowl", {f"bowl {good}" for good in bowls})
    game.play("bowl curry")
    assert (game["Teal"].akbar, game["Teal"].goods) == (["curry"], {"paper": 1, "curry": 1})
    end_sailing(game)
    climb(game)
    go_to(game, "orders")
    assert answers(game, "gift") == {"gift paper"}


def test_a160_sadr_is_a_delivery() -> None:
    """A-160: the Calligrapher's Rupee comes for the Paper, in whatever bowl."""
    game = about_to_win("sadr_us_sudur", goods="paper 1", teal="contracts calligrapher")
    win(game, "sadr_us_sudur")
    game.play("gift paper", "bowl oil")
    assert game["Teal"].rupees == 2 + 2 + 1


def test_a160_sadr_goes_by_current_values() -> None:
    """A-160: Paper raised to 3 fits the bowls worth 3, among them its own."""
    game = about_to_win("sadr_us_sudur", "prices 2 paper 3", goods="paper 1")
    win(game, "sadr_us_sudur")
    game.play("gift paper")
    assert set(game.legal) == {f"bowl {good}" for good in ("paper", "statue", "book", "painting", "clothes")}


def test_a160_sadr_takes_a_basic_good_where_a_bowl_is_worth_as_little() -> None:
    """A-160: Wood is worth 1; only a bowl lowered to 1 takes it."""
    game = about_to_win("sadr_us_sudur", goods="wood 1")
    win(game, "sadr_us_sudur")
    assert "gift wood" not in game.legal
    game = about_to_win("sadr_us_sudur", "prices 1 dye 1", goods="wood 1")
    win(game, "sadr_us_sudur")
    game.play("gift wood")
    answer(game, "bowl", "bowl dye")
    assert game["Teal"].akbar == ["dye"]


def test_a160_sadr_needs_a_free_bowl_and_may_be_declined() -> None:
    """A-160: Pink's bowl is not offered; who declines keeps the good."""
    game = about_to_win("sadr_us_sudur", goods="paper 1", Pink="akbar curry")
    win(game, "sadr_us_sudur")
    twin = game.copy()
    twin.play("gift paper")
    assert "bowl curry" not in twin.legal
    game.play("no")
    assert (game["Teal"].akbar, game["Teal"].goods) == ([], {"paper": 1})


def test_a160_sadr_scores_each_marker_at_akbars_once_more() -> None:
    """A-160: two gifts are 3 for everybody and 2 more for his owner."""
    assert worth("sadr_us_sudur", "akbar curry paper") == 2
    assert worth("sadr_us_sudur") == 0


# ----------------------------------------------------------------


@pytest.mark.parametrize("key", ["grand_mufti", "grand_imam", "court_artist", "dewan"])
def test_a161_level_4_brings_3_favour_at_once(key: str) -> None:
    """A-161: with the contract, before anything else is asked."""
    game = about_to_win(key, teal="favour 1")
    win(game, key)
    assert game["Teal"].favour == 1 + 3
    assert [
        event.amount for event in game.events_since(0) if (event.what, event.from_) == ("favour", f"notable {key}")
    ] == [3]


@pytest.mark.parametrize(
    ("items", "others", "rupees"),
    [
        ("rupees 0", (), 0),
        ("artisans 1, merchants 1, orders artisans 1 2, orders merchants 1", ("mullah", "sufi"), 3),
        ("artisans 1, merchants 1, orders artisans 1, orders merchants 1", (), 3),
        ("artisans 1, merchants 1, orders artisans 1 2, orders merchants 1", ("mahout", "sufi"), 6),
        ("artisans 1, scholars 1, orders artisans 1 2, orders scholars 1", ("sufi",), 0),
        ("rupees 0", ("cook", "mahout"), 3),
    ],
)
def test_a161_the_grand_mufti_counts_sets_of_three_guilds(items: str, others: tuple[str, ...], rupees: int) -> None:
    """A-161: 3 for each set of orders and notables; he is one of the Scholars himself."""
    assert worth("grand_mufti", items, *others) == rupees


@pytest.mark.parametrize(
    ("key", "guild", "fellow", "stranger"),
    [
        ("grand_imam", "scholars", "mullah", "cook"),
        ("court_artist", "artisans", "cook", "mahout"),
        ("dewan", "merchants", "mahout", "sufi"),
    ],
)
def test_a161_the_others_count_their_own_guild(key: str, guild: str, fellow: str, stranger: str) -> None:
    """A-161: 1 for each own order and notable of the guild, themselves included; other guilds do not count."""
    assert worth(key) == 1
    assert worth(key, "rupees 0", fellow, stranger) == 2
    assert worth(key, f"{guild} 1, orders {guild} 1 4", fellow, stranger) == 4
    other = "artisans" if guild != "artisans" else "scholars"
    assert worth(key, f"{other} 1, orders {other} 1 2") == 1
