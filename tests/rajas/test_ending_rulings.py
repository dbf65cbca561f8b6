"""Rulings R-72 to R-80: the markers meet, the last turns, the ranking, and a game that does not end."""

import pytest

from doab.rajas import RajasGame, rajas
from tests.rajas.steps import build, sail_by_harbour, standing, take_blue_die, take_die

NAMES = ("Asha", "Bram", "Cleo", "Devi")

BEFORE_MEETING = "fame 38, money 41, dice blue 1"  # lead -2; the Great Mogul's 2 fame make it 0
IN_THE_MARKET = "board tea market Devi, silk market Devi, spices market Devi"  # all three workers of Devi


def table(*clauses: str, **items: str) -> RajasGame:
    """A game of the seats that are named, each with its items: `table("asks Bram", Asha="money 3", Bram="fame 4")`."""
    return rajas(" | ".join([*(f"{name}: {text}" for name, text in items.items()), *clauses]))


def four(*clauses: str, **items: str) -> RajasGame:
    """Four players; those who are not named begin with what every player has."""
    return table(*clauses, **{name: items.get(name, "money 3") for name in NAMES})


def meet(game: RajasGame) -> None:
    """Whoever is asked goes to the Great Mogul with a blue 1: 2 fame more."""
    game.play("place great mogul", "pay blue 1")


def last_turns(game: RajasGame) -> list[str]:
    """The seats that are still asked; each of them passes."""
    seats = []
    while not game.over:
        assert game.question == "turn"
        assert "pass" in game.legal
        seats.append(str(game.to_move))
        game.play("pass")
    return seats


def last_trip(karma: int, asha: str, bram: str) -> RajasGame:
    """Asha has met; Bram's last turn takes the boat to the last space: 2 fame per karma."""
    game = table(
        "ending Asha", "asks Bram", Asha=f"{asha}, crossed 1", Bram=f"{bram}, karma {karma}, boat 24, dice blue 1"
    )
    sail_by_harbour(game, "blue 1", 25)
    assert game.over
    return game


# ----------------------------------------------------------------


def test_r72_a_special_yield_after_the_meeting_still_counts() -> None:
    """R-72: the tile's 4 fame make a lead of 0, the 4 money of the special yield a lead of 2; then the game ends."""
    game = table(
        "start Bram",
        "asks Asha",
        "offer orange 9 straight palace fort",
        Asha="fame 46, money 23, dice orange 5 4, tile blue 4 straight silk2 at 2,3 turned N",
        Bram="money 4",
    )
    assert game["Asha"].lead == -3
    build(game, "orange cow", "3,3 turned N", "orange 5", "orange 4")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].lead) == (50, 26, 2)
    assert game.over
    assert game.ranking == [("Asha", 1), ("Bram", 2)]


def test_r72_a_bonus_after_the_meeting_is_still_asked() -> None:
    """R-72: fame 32 meets the money marker; the boat of fame 31 is asked all the same and its 2 fame count."""
    game = table("start Bram", "asks Asha", Asha="fame 30, money 58, boat 5, dice blue 1", Bram="money 4")
    meet(game)
    assert (game.question, game.to_move, game["Asha"].lead) == ("sail", "Asha", 0)
    game.play("sail to 6")
    assert (game["Asha"].fame, game["Asha"].lead) == (34, 2)
    assert game.over


def test_r72_dice_of_a_bonus_after_the_meeting_are_still_taken() -> None:
    """R-72: money 55 meets fame 33; the two dice of the bonus are chosen and rolled before anything else."""
    game = table(Asha="fame 33, money 53, dice purple 4", Bram="money 4")
    assert game["Asha"].lead == -1
    game.play("place low terrace")
    assert (game.question, game["Asha"].lead) == ("choose", 0)
    game.play("choose blue", "choose green", "die blue 2", "die green 5", "done")
    assert game["Asha"].dice == ["blue 2", "green 5", "purple 4"]
    assert last_turns(game) == ["Bram"]


# ----------------------------------------------------------------


def test_r73_fame_40_and_money_41_meet_exactly() -> None:
    """R-73: a lead of 0 ends the game; the other player has one last turn."""
    game = table(Asha=BEFORE_MEETING, Bram="money 4")
    meet(game)
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].lead) == (40, 41, 0)
    assert last_turns(game) == ["Bram"]
    assert game.ranking == [("Asha", 1), ("Bram", 2)]


def test_r73_one_coin_less_is_no_meeting() -> None:
    """R-73: fame 40 and money 40 are a lead of –1; the round goes on and nobody may pass."""
    game = table(Asha="fame 38, money 40, dice blue 1", Bram="money 4")
    meet(game)
    assert (game["Asha"].lead, game.over, game.to_move) == (-1, False, "Bram")
    assert "pass" not in game.legal
    take_blue_die(game)
    assert (game.to_move, game.question) == ("Asha", "turn")


def test_r73_a_lead_of_0_takes_part_in_the_comparison() -> None:
    """R-73: a player who met exactly is beaten by a lead of 1 and beats a lead of –1."""
    met = "fame 40, money 41"
    beaten = last_trip(1, met, "fame 40, money 40")
    assert (beaten["Asha"].lead, beaten["Bram"].lead) == (0, 1)
    assert beaten.ranking == [("Bram", 1), ("Asha", 2)]
    winner = last_trip(1, met, "fame 40, money 36")
    assert (winner["Asha"].lead, winner["Bram"].lead) == (0, -1)
    assert winner.ranking == [("Asha", 1), ("Bram", 2)]


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "trigger", "seats"),
    [
        ("Bram", "Devi", ["Asha"]),
        ("Bram", "Bram", ["Cleo", "Devi", "Asha"]),
        ("Asha", "Asha", ["Bram", "Cleo", "Devi"]),
        ("Asha", "Bram", ["Cleo", "Devi"]),
        ("Asha", "Cleo", ["Devi"]),
        ("Devi", "Asha", ["Bram", "Cleo"]),
        ("Cleo", "Devi", ["Asha", "Bram"]),
        ("Devi", "Cleo", []),
    ],
)
def test_r74_seats_up_to_the_start_player_get_a_last_worker(start: str, trigger: str, seats: list[str]) -> None:
    """R-74: clockwise after the player who met, up to the start player, who gets none."""
    game = four(f"start {start}", f"asks {trigger}", **{trigger: BEFORE_MEETING})
    meet(game)
    assert game[trigger].lead == 0
    assert last_turns(game) == seats


def test_r74_one_worker_each_whatever_is_left() -> None:
    """R-74: everybody has three workers left and places one of them."""
    game = four(Asha=BEFORE_MEETING)
    meet(game)
    for seat, colour in (("Bram", "blue"), ("Cleo", "green"), ("Devi", "orange")):
        assert game.to_move == seat
        take_die(game, colour)
        assert (game[seat].unplaced, game[seat].dice) == (2, [f"{colour} 3"])
    assert game.over


def test_r74_a_seat_without_workers_is_left_out() -> None:
    """R-74: Devi, all placed, is not asked; the seats before and after her are."""
    game = four("start Cleo", "asks Cleo", IN_THE_MARKET, Cleo=BEFORE_MEETING)
    meet(game)
    assert last_turns(game) == ["Asha", "Bram"]


def test_r74_nobody_with_a_worker_left_ends_the_game_at_once() -> None:
    """R-74: the only seat before the start player has no worker."""
    game = four("asks Cleo", IN_THE_MARKET, Cleo=BEFORE_MEETING)
    meet(game)
    assert game.over


def test_r74_a_second_meeting_does_not_extend_the_last_turns() -> None:
    """R-74: Cleo meets in her last turn; Devi and Asha still have theirs, Cleo and Bram no other."""
    game = four("start Bram", Bram=BEFORE_MEETING, Cleo="fame 40, money 38, karma 2, boat 24, dice blue 1")
    meet(game)
    assert game.to_move == "Cleo"
    sail_by_harbour(game, "blue 1", 25)
    assert game["Cleo"].lead == 2
    assert last_turns(game) == ["Devi", "Asha"]
    assert game.ranking[:2] == [("Cleo", 1), ("Bram", 2)]


def test_r74_no_yield_tile_for_a_seat_without_workers() -> None:
    """R-74: in the Navaratna variant, too, a last turn is a worker or nothing."""
    game = four("asks Cleo", IN_THE_MARKET, "options navaratna", Cleo=BEFORE_MEETING)
    assert (game["Devi"].workers, game["Cleo"].workers) == (3, 5)
    meet(game)
    assert game.over
    assert game["Devi"].tokens == {}


# ----------------------------------------------------------------


def test_r75_a_last_turn_may_be_passed() -> None:
    """R-75: with useful spaces free, passing is allowed in a last turn and nowhere else."""
    game = table(Asha=BEFORE_MEETING, Bram="money 4")
    assert "pass" not in game.legal
    meet(game)
    assert game.to_move == "Bram"
    assert {"pass", "place low terrace", "place blue terrace"} <= set(game.legal)
    game.play("pass")
    assert game.over
    assert (game["Bram"].unplaced, game["Bram"].money) == (3, 4)


def test_r75_a_last_turn_may_be_played() -> None:
    """R-75: the action of a last turn is carried out in full."""
    game = table("ending Asha", "asks Bram", Asha="fame 40, money 41, crossed 1", Bram="money 4, dice purple 4")
    game.play("place low terrace", "done")
    assert game.over
    assert (game["Bram"].money, game["Bram"].lead, game["Bram"].unplaced) == (6, -58, 2)


def test_r75_a_worker_won_in_the_last_turn_brings_no_other() -> None:
    """R-75: Bram's last worker wins the one on fame 15; the game is over all the same."""
    game = table(
        "ending Asha", "asks Bram", Asha="fame 40, money 41, crossed 1", Bram="fame 13, unplaced 1, dice blue 1"
    )
    meet(game)
    assert (game["Bram"].fame, game["Bram"].workers, game["Bram"].unplaced) == (15, 4, 1)
    assert game.over


def test_r75_a_worker_won_while_meeting_brings_no_other() -> None:
    """R-75: whoever sets off the end has had the last turn, also with a worker won in it."""
    game = table("start Bram", "asks Asha", Asha="fame 50, money 18, boat 10, dice blue 1", Bram="money 4")
    assert (game["Asha"].lead, game["Asha"].workers) == (-2, 4)
    sail_by_harbour(game, "blue 1", 11)
    assert (game["Asha"].money, game["Asha"].workers, game["Asha"].lead) == (23, 5, 1)
    assert game.over


# ----------------------------------------------------------------


def test_r76_two_players_the_second_one_meets() -> None:
    """R-76: the seat before the start player meets; the game is over at once, workers left or not."""
    game = table("start Asha", "asks Bram", Asha="money 3", Bram=BEFORE_MEETING)
    meet(game)
    assert game.over
    assert game["Asha"].unplaced == 3
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_r76_three_players_the_elephant_in_the_middle() -> None:
    """R-76: Bram meets, Cleo is the start player; nobody has another turn."""
    game = table("start Cleo", "asks Bram", Asha="money 3", Bram=BEFORE_MEETING, Cleo="money 3")
    meet(game)
    assert game.over
    assert dict(game.ranking) == {"Bram": 1, "Asha": 2, "Cleo": 2}


# ----------------------------------------------------------------


def test_r77_the_larger_lead_wins_against_the_earlier_meeting() -> None:
    """R-77: Asha met first with a lead of 1, Bram follows with 3 and wins."""
    game = last_trip(3, "fame 40, money 44", "fame 40, money 36")
    assert (game["Asha"].lead, game["Bram"].lead) == (1, 3)
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_r77_equal_leads_the_earlier_meeting_wins() -> None:
    """R-77: both have a lead of 2; Asha met first."""
    game = last_trip(2, "fame 40, money 46", "fame 40, money 38")
    assert (game["Asha"].lead, game["Bram"].lead) == (2, 2)
    assert game.ranking == [("Asha", 1), ("Bram", 2)]


def test_r77_the_odd_coin_breaks_no_tie() -> None:
    """R-77: Bram's lead of 2 holds one coin more than Asha's; she still wins by meeting first."""
    game = last_trip(2, "fame 40, money 45", "fame 40, money 38")
    assert (game["Asha"].lead, game["Bram"].lead) == (2, 2)
    assert game.ranking == [("Asha", 1), ("Bram", 2)]


def test_r77_the_order_of_meeting_is_not_the_order_of_seats() -> None:
    """R-77: Cleo met first, Asha second, both with a lead of 2; Cleo wins, Bram's lead of 1 is third."""
    game = table(
        "start Bram",
        "ending Cleo",
        "asks Asha",
        Asha="fame 40, money 38, karma 2, boat 24, dice blue 1",
        Bram="fame 30, money 40",
        Cleo="fame 40, money 46, crossed 1",
    )
    sail_by_harbour(game, "blue 1", 25)
    assert game.over
    assert (game["Asha"].lead, game["Bram"].lead, game["Cleo"].lead) == (2, -11, 2)
    assert game.ranking == [("Cleo", 1), ("Asha", 2), ("Bram", 3)]


def test_r77_three_meetings_rank_by_lead_and_then_by_order() -> None:
    """R-77: leads 1 (first), 2 (second) and 2 (third) rank the second, the third, the first."""
    game = table(
        "ending Asha",
        "asks Cleo",
        Asha="fame 40, money 44, crossed 1",
        Bram="fame 40, money 46, crossed 2",
        Cleo="fame 40, money 38, karma 2, boat 24, dice blue 1",
    )
    sail_by_harbour(game, "blue 1", 25)
    assert game.over
    assert game.ranking == [("Bram", 1), ("Cleo", 2), ("Asha", 3)]


# ----------------------------------------------------------------


def test_r78_equal_leads_below_share_the_rank() -> None:
    """R-78: leads 2, –5, –5 and –9 rank 1, 2, 2 and 4."""
    game = four(
        "asks Devi",
        Asha="fame 20, money 72",
        Bram="fame 20, money 71",
        Cleo="fame 20, money 64",
        Devi="fame 40, money 38, karma 2, boat 24, dice blue 1",
    )
    sail_by_harbour(game, "blue 1", 25)
    assert game.over
    assert [game[name].lead for name in NAMES] == [-5, -5, -9, 2]
    assert dict(game.ranking) == {"Devi": 1, "Asha": 2, "Bram": 2, "Cleo": 4}
    assert [rank for _, rank in game.ranking] == [1, 2, 2, 4]


def test_r78_missing_fame_counts_and_not_fame_or_money_alone() -> None:
    """R-78: much fame and no money ranks behind a lead that is smaller by one, and the other way round."""
    game = four(
        "asks Devi",
        Asha="fame 50, money 3",
        Bram="fame 4, money 100",
        Cleo="fame 23, money 58",
        Devi="fame 40, money 38, karma 2, boat 24, dice blue 1",
    )
    sail_by_harbour(game, "blue 1", 25)
    assert [game[name].lead for name in NAMES] == [-9, -7, -9, 2]
    assert dict(game.ranking) == {"Devi": 1, "Bram": 2, "Asha": 3, "Cleo": 3}


# ----------------------------------------------------------------


def test_r79_the_great_mogul_does_not_move_the_end() -> None:
    """R-79: Cleo sits with the Great Mogul, Bram meets; Cleo and Devi play up to Asha, who has the elephant."""
    game = four("start Asha", "asks Bram", "board great mogul Cleo", Bram="fame 40, money 40, dice purple 4")
    game.play("place low terrace", "done")
    assert game["Bram"].lead == 0
    assert last_turns(game) == ["Cleo", "Devi"]
    assert game.table.start_player == "Asha"


def test_r79_meeting_at_the_great_mogul_does_not_move_the_end() -> None:
    """R-79: Bram meets on the Great Mogul's own space; that makes nobody but the elephant's holder the last seat."""
    game = four("start Devi", "asks Bram", Bram=BEFORE_MEETING)
    meet(game)
    assert standing(game, "great mogul") == ["Bram"]
    assert last_turns(game) == ["Cleo"]
    assert game.table.start_player == "Devi"


# ----------------------------------------------------------------


def by_lead(game: RajasGame, names: tuple[str, ...]) -> dict[str, int]:
    """The ranks that the leads alone give, ties shared."""
    leads = {name: game[name].lead for name in names}
    return {name: 1 + sum(other > leads[name] for other in leads.values()) for name in names}


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_r80_random_players_stop_after_the_last_round_of_the_edition(seed: int) -> None:
    """R-80: an edition of three rounds; three random players are ranked by lead after the third."""
    game = rajas(
        "Asha: money 3, dice blue 1 green 2 orange 3 purple 4 | Bram: money 4, dice blue 2 green 3 orange 4 purple 5 | "
        "Cleo: money 5, dice blue 6 green 5 orange 4 purple 3",
        edition={"limits": {"rounds": 3}},
    )
    game.play_random(seed=seed)
    assert (game.over, game.table.round) == (True, 3)
    assert dict(game.ranking) == by_lead(game, NAMES[:3])


def test_r80_the_fortieth_round_is_the_last() -> None:
    """R-80: the last worker of round 40 ends the game; the larger lead ranks first."""
    game = table("round 40", Asha="unplaced 1", Bram="unplaced 0, fame 4")
    take_blue_die(game)
    assert (game.over, game.table.round) == (True, 40)
    assert (game["Asha"].lead, game["Bram"].lead) == (-59, -55)
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_r80_round_39_is_followed_by_another() -> None:
    """R-80: the guard does nothing before its round."""
    game = table("round 39", Asha="unplaced 1", Bram="unplaced 0, fame 4")
    take_blue_die(game)
    assert (game.over, game.table.round, game.to_move) == (False, 40, "Bram")


def test_r80_equal_leads_share_the_rank() -> None:
    """R-80: money 3 and 4 are the same lead of –59; both are second behind money 5."""
    game = table("round 40", Asha="money 3, unplaced 1", Bram="money 4, unplaced 0", Cleo="money 5, unplaced 0")
    take_blue_die(game)
    assert game.over
    assert dict(game.ranking) == {"Cleo": 1, "Asha": 2, "Bram": 2}


def test_r80_a_meeting_in_the_last_round_ends_the_game_in_the_usual_way() -> None:
    """R-80: whoever meets in round 40 still leaves the others their last turns."""
    game = four("round 40", "asks Bram", Bram=BEFORE_MEETING)
    meet(game)
    assert last_turns(game) == ["Cleo", "Devi"]
    assert game.ranking[0] == ("Bram", 1)


def test_r77_who_is_about_to_meet_has_met_latest() -> None:
    """R-77: in the middle of Bram's last turn both leads are 2; Asha met earlier and stays first."""
    game = rajas(
        "Asha: fame 40, money 45, crossed 1 | Bram: fame 40, money 43, reached 60, dice blue 3, unplaced 1 "
        "| ending Asha | asks Bram"
    )
    game.play("place low terrace")
    assert (game.question, game.ranking) == ("reroll", [("Asha", 1), ("Bram", 2)])
    game.play("done")
    assert (game.over, game.ranking) == (True, [("Asha", 1), ("Bram", 2)])
