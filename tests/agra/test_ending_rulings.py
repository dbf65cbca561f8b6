"""Rulings A-140 to A-145: what sets off the end, the last round, the final scoring and ties."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import (
    NAMES,
    about_to_win,
    at_pier,
    climb,
    do_nothing,
    end_sailing,
    final_scoring_example,
    finish_turn,
    quiet_turn,
    table,
    total,
    win,
)

BOWLS = ("cement", "brick", "statue", "plank", "paper", "book", "curry", "dye", "painting", "oil", "cloth", "clothes")


def reach_the_top(game: AgraGame, guild: str = "artisans") -> None:
    """Whoever is asked goes to the Architect, climbs from step 8 to the top and ends the turn."""
    name = str(game.to_move)
    game.play("place architect", f"raise {guild}")
    assert game[name].influence[guild] == 9
    finish_turn(game)


def play_on(game: AgraGame) -> list[str]:
    """Quiet turns until the game is over: who had one."""
    seats = []
    while not game.over:
        seats.append(quiet_turn(game))
        assert len(seats) <= 2 * len(NAMES), "the game does not end"
    return seats


def after_the_last_turn(*clauses: str, **items: str) -> AgraGame:
    """A game that is over: the last player of the last round has ended the turn."""
    *_, last = items
    game = table("start Teal", "round 5", "ending 5", f"asks {last}: end", *clauses, **items)
    finish_turn(game)
    assert game.over
    return game


def guild_scores(*clauses: str, **items: str) -> list[int]:
    """What the seats score with empty purses, from the first on."""
    game = table(
        "asks Teal: action", "limit 6", *clauses, **{name: f"rupees 0, {text}" for name, text in items.items()}
    )
    return [game[name].score["total"] for name in items]


# ----------------------------------------------------------------


def test_a140_the_last_seat_sets_off_the_end_and_one_more_round_follows() -> None:
    """A-140: set off by the last turn of round 7, the game ends after round 8."""
    game = at_pier(1, "start Teal", "round 7", "asks Plum: action", Plum="artisans 8")
    assert (game.table.round, game.table.ending) == (7, None)
    reach_the_top(game)
    assert (game.table.ending, game.table.round, game.over) == (8, 8, False)
    assert play_on(game) == ["Teal", "Pink", "Gold", "Plum"]
    assert game.table.round == 8


def test_a140_the_first_seat_sets_off_the_end_and_the_round_is_finished_first() -> None:
    """A-140: the others finish round 7, then everybody has one more turn."""
    game = at_pier(1, "start Teal", "round 7", "asks Teal: action", Teal="artisans 8")
    reach_the_top(game)
    assert (game.table.ending, game.table.round) == (8, 7)
    assert play_on(game) == ["Pink", "Gold", "Plum", "Teal", "Pink", "Gold", "Plum"]


def test_a140_rounds_are_counted_from_the_start_player() -> None:
    """A-140: Gold is the start player, so the round of Teal's trigger has one turn left, that of Pink."""
    game = at_pier(1, "start Gold", "round 3", "asks Teal: action", Teal="merchants 8")
    reach_the_top(game, "merchants")
    assert play_on(game) == ["Pink", "Gold", "Plum", "Teal", "Pink"]


@pytest.mark.parametrize("seat", NAMES)
def test_a140_a_second_trigger_in_the_last_round_changes_nothing(seat: str) -> None:
    """A-140: the last round stays the last, whoever reaches another top in it."""
    game = at_pier(1, "start Teal", "round 8", "ending 8", f"asks {seat}: action", **{seat: "scholars 8"})
    reach_the_top(game, "scholars")
    assert game.table.ending == 8
    assert play_on(game) == list(NAMES[NAMES.index(seat) + 1 :])


def test_a140_a_second_trigger_in_the_same_round_changes_nothing() -> None:
    """A-140: Teal reaches a top in round 7, Pink reaches one in the same round; round 8 is the last."""
    game = at_pier(1, "start Teal", "round 7", "asks Teal: action", Teal="artisans 8", Pink="artisans 8")
    reach_the_top(game)
    assert (game.to_move, game.question) == ("Pink", "action")
    reach_the_top(game)
    assert game.table.ending == 8
    assert play_on(game) == ["Gold", "Plum", "Teal", "Pink", "Gold", "Plum"]


def test_a140_a_step_below_the_top_sets_off_nothing() -> None:
    """A-140: step 8 of 9 is not the top."""
    game = at_pier(1, "start Teal", "round 7", "asks Teal: action", Teal="artisans 7")
    game.play("place architect", "raise artisans")
    assert (game["Teal"].influence["artisans"], game.table.ending) == (8, None)


def test_a140_a_contract_of_level_4_sets_off_the_end() -> None:
    """A-140: the first contract of level IV, in round 3, makes round 4 the last."""
    game = about_to_win("grand_imam", "round 3", "start Teal")
    win(game, "grand_imam")
    assert (game.table.ending, game.table.boat) == (4, 6)
    end_sailing(game)
    climb(game)
    finish_turn(game)
    assert play_on(game) == ["Pink", "Gold", "Plum", *NAMES]


@pytest.mark.parametrize("key", ["cook", "mullah", "subadar"])
def test_a140_a_contract_of_a_lower_level_sets_off_nothing(key: str) -> None:
    """A-140: contracts of the levels I to III leave the end open."""
    game = about_to_win(key)
    win(game, key)
    assert game.table.ending is None


def test_a140_a_full_column_sets_off_the_end() -> None:
    """A-140: the sixth order of a guild, in the order phase of round 5, makes round 6 the last."""
    game = at_pier(
        5,
        "start Teal",
        "round 5",
        "marked artisans 6",
        "asks Teal: orders",
        Teal="goods cotton 1 painting 1, artisans 1",
        Pink="artisans 1, orders artisans 1 2 3",
        Gold="artisans 1, orders artisans 4 5",
    )
    game.play("order artisans")
    assert (game.table.ending, game.table.marked["artisans"]) == (6, 7)
    assert game["Teal"].orders["artisans"] == [6]
    assert game["Teal"].rupees == 3
    finish_turn(game)
    assert play_on(game) == ["Pink", "Gold", "Plum", *NAMES]


def test_a140_the_fifth_order_of_a_column_sets_off_nothing() -> None:
    """A-140: a column with one free order is not full."""
    game = at_pier(
        5,
        "marked artisans 5",
        "asks Teal: orders",
        Teal="goods plank 1 oil 1, artisans 1",
        Pink="artisans 1, orders artisans 1 2 3",
        Gold="artisans 1, orders artisans 4",
    )
    game.play("order artisans")
    assert (game.table.ending, game.table.marked["artisans"]) == (None, 6)


def test_a140_the_end_can_be_set_off_out_of_turn() -> None:
    """A-140: Pink's delivery as Jagirdar in Teal's turn takes her to the top; the next round is the last."""
    game = at_pier(
        3,
        "start Teal",
        "round 3",
        "river cook sufi mullah",
        "asks Teal: action",
        Pink="goods oil 1, artisans 8, contracts jagirdar",
    )
    game.play("place sailor")
    do_nothing(game)
    assert (game.question, game.to_move) == ("jagirdar", "Pink")
    game.play("deliver oil to cook", "raise artisans")
    assert (game["Pink"].influence["artisans"], game.table.ending) == (9, 4)
    finish_turn(game)
    assert play_on(game) == ["Pink", "Gold", "Plum", *NAMES]


def test_a140_somebody_else_may_win_the_contract_that_sets_off_the_end() -> None:
    """A-140: Teal's delivery gives the contract of level IV to Pink; the end is set off in Teal's turn."""
    game = at_pier(
        5,
        "round 2",
        "river dewan",
        "delivered dewan clothes Pink twice, dewan dye Teal",
        "asks Teal: action",
        Teal="goods plank 1",
    )
    game.play("place sailor", "deliver plank to dewan")
    assert game["Pink"].contracts == ["dewan"]
    assert (game["Pink"].favour, game["Teal"].favour) == (3, 2)
    assert (game.table.ending, game.table.boat) == (3, 6)


# ----------------------------------------------------------------


def test_a141_a_tie_for_the_lead_pays_one_and_nobody_else_anything() -> None:
    """A-141: steps 5, 5 and 3 with 2, 1 and 2 markers score 2, 1 and 0."""
    assert guild_scores(
        Teal="artisans 5, orders artisans 1 2",
        Pink="artisans 5, orders artisans 3",
        Gold="artisans 3, orders artisans 4 5",
    ) == [2, 1, 0]


def test_a141_a_sole_leader_scores_two_and_all_seconds_one() -> None:
    """A-141: steps 6, 4 and 4 with 2, 1 and 3 markers score 4, 1 and 3; the column is full."""
    assert guild_scores(
        "round 6",
        "ending 7",
        Teal="merchants 6, orders merchants 1 2",
        Pink="merchants 4, orders merchants 3",
        Gold="merchants 4, orders merchants 4 5 6",
    ) == [4, 1, 3]


def test_a141_the_third_position_scores_nothing() -> None:
    """A-141: steps 6, 5, 4 and 3 with one marker each score 2, 1, 0 and 0."""
    assert guild_scores(
        Teal="scholars 3, orders scholars 1",
        Pink="scholars 5, orders scholars 2",
        Gold="scholars 6, orders scholars 3",
        Plum="scholars 4, orders scholars 4",
    ) == [0, 1, 2, 0]


def test_a141_topmost_means_highest_occupied() -> None:
    """A-141: nobody is near the top; step 2 leads step 1."""
    assert guild_scores(
        Teal="scholars 2, orders scholars 1 2 3",
        Pink="scholars 1, orders scholars 4 5",
    ) == [6, 2]


def test_a141_a_leader_without_orders_still_takes_the_first_place() -> None:
    """A-141: Teal leads without a marker and scores nothing; Pink is second all the same."""
    assert guild_scores(Teal="artisans 6", Pink="artisans 4, orders artisans 1 2") == [0, 2]


def test_a141_all_tied_score_one_a_marker() -> None:
    """A-141: a tie of everybody is a tie for the lead."""
    assert guild_scores(
        Teal="artisans 4, orders artisans 1 2 3",
        Pink="artisans 4, orders artisans 4",
    ) == [3, 1]


def test_a141_every_guild_is_scored_for_itself() -> None:
    """A-141: first among the Artisans (2 × 2), tied among the Merchants (1), second among the Scholars (1)."""
    assert guild_scores(
        Teal="artisans 5, merchants 3, scholars 2, orders artisans 1 2, orders merchants 1, orders scholars 1",
        Pink="artisans 4, merchants 3, scholars 7, orders artisans 3, orders merchants 2 3, orders scholars 2",
    ) == [4 + 1 + 1, 1 + 2 + 2]


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("gifts", "rupees"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 11), (6, 14), (9, 23), (12, 32)]
)
def test_a142_akbar_pays_1_3_5_and_3_for_each_further_gift(gifts: int, rupees: int) -> None:
    """A-142: 0, 1, 3, 5, 8, 11, … for the number of own gifts."""
    akbar = f", akbar {' '.join(BOWLS[:gifts])}" if gifts else ""
    assert total(f"rupees 0{akbar}") == rupees


def test_a142_gifts_of_others_do_not_count() -> None:
    """A-142: two gifts of Teal and three of Pink are 3 and 5."""
    assert guild_scores(Teal="akbar curry oil", Pink="akbar cement book dye") == [3, 5]


# ----------------------------------------------------------------


def test_a143_the_example_starts_from_36_coins() -> None:
    """A-143: 36 coins and 30 more are 66; with the misprinted 46 coins it would be 76."""
    assert final_scoring_example(36)["Teal"].score["total"] == 66
    assert final_scoring_example(46)["Teal"].score["total"] == 76


# ----------------------------------------------------------------


def test_a144_goods_and_favour_count_alike_and_a_victory_can_be_shared() -> None:
    """A-144: 60 each; goods worth 4 and a favour against goods worth 5 is still a tie."""
    game = after_the_last_turn(Teal="rupees 60, goods wood 2 curry 1, favour 1", Pink="rupees 60, goods cotton 5")
    assert dict(game.ranking) == {"Teal": 1, "Pink": 1}


def test_a144_more_goods_win_the_tie() -> None:
    """A-144: 60 each; 6 beats 5."""
    game = after_the_last_turn(Teal="rupees 60, goods cotton 5", Pink="rupees 60, goods clothes 2")
    assert game.ranking == [("Pink", 1), ("Teal", 2)]


def test_a144_rupees_come_first() -> None:
    """A-144: goods decide between equals only."""
    game = after_the_last_turn(Teal="rupees 61", Pink="rupees 60, goods clothes 5, favour 9")
    assert game.ranking == [("Teal", 1), ("Pink", 2)]


def test_a144_the_total_decides_and_not_the_coins() -> None:
    """A-144: 50 coins and 5 for the tracker tie with 55 coins; a favour wins."""
    game = after_the_last_turn(Teal="rupees 55", Pink="rupees 50, tracker 6, favour 1")
    assert (game["Teal"].score["total"], game["Pink"].score["total"]) == (55, 55)
    assert game.ranking == [("Pink", 1), ("Teal", 2)]


def test_a144_goods_count_at_their_current_value() -> None:
    """A-144: a price token makes two Wood worth 4 and beats three Cotton."""
    tied = {"Teal": "rupees 60, goods wood 2", "Pink": "rupees 60, goods cotton 3"}
    assert after_the_last_turn(**tied).ranking == [("Pink", 1), ("Teal", 2)]
    assert after_the_last_turn("prices 1 wood 2", **tied).ranking == [("Teal", 1), ("Pink", 2)]


@pytest.mark.parametrize(
    ("clauses", "pink"),
    [
        (("boat 1",), "rupees 60, contracts french_trader, french 2"),
        (("river cook", "delivered cook oil Pink"), "rupees 60"),
        (("boat 1",), "rupees 58, artisans 1, orders artisans 1"),
        (("boat 1",), "rupees 59, akbar clothes"),
    ],
    ids=["French Trader", "notable", "order", "Akbar"],
)
def test_a144_only_goods_in_stores_count(clauses: tuple[str, ...], pink: str) -> None:
    """A-144: markers on the French Trader, on notables, on orders and at Akbar's are no remaining goods."""
    game = after_the_last_turn(*clauses, Teal="rupees 60, goods cotton 1", Pink=pink)
    assert (game["Teal"].score["total"], game["Pink"].score["total"]) == (60, 60)
    assert game.ranking == [("Teal", 1), ("Pink", 2)]


def test_a144_ranks_below_a_shared_victory() -> None:
    """A-144: two share the first rank, so the next one is third."""
    game = after_the_last_turn(Teal="rupees 50", Pink="rupees 60, favour 2", Gold="rupees 60, goods curry 1")
    assert dict(game.ranking) == {"Pink": 1, "Gold": 1, "Teal": 3}


# ----------------------------------------------------------------


@pytest.mark.parametrize(("space", "rupees"), [(1, 0), (4, 0), (5, 0), (6, 5)])
def test_a145_the_last_space_of_the_meditation_track_is_worth_5(space: int, rupees: int) -> None:
    """A-145: only the last space counts."""
    assert total(f"rupees 0, tracker {space}") == rupees


def test_a145_every_removed_cover_is_worth_1() -> None:
    """A-145: 5 removed covers are 5, all of them 8."""
    assert total("rupees 0") == 0
    five = "uncovered north 1, uncovered north 5, uncovered east 1, uncovered south 5, uncovered west 1"
    assert total(f"rupees 0, {five}") == 5
    assert total("rupees 0, uncovered all") == 8


def test_a145_rupees_left_on_buildings_are_nobodys() -> None:
    """A-145: a worker beside them does not bring them in."""
    assert total("rupees 3, standing quarry", "coins quarry 4, woodcutter 1") == 3


def test_a145_coins_goods_and_favour() -> None:
    """A-145: coins count one each, goods and favour nothing."""
    assert total("rupees 17, goods clothes 3 wood 2, favour 4") == 17


def test_a145_all_items_together() -> None:
    """A-145: 12 coins, 5 for the tracker, 8 for the covers, 3 for two gifts, 2 for a leader's order."""
    items = "rupees 12, tracker 6, uncovered all, akbar oil book, artisans 2, orders artisans 3"
    assert total(items) == 12 + 5 + 8 + 3 + 2
