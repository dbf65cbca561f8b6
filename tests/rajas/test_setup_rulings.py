"""Set-up and the printed parts: rulings R-01 to R-06."""

from typing import Any

import pytest

from doab.core.errors import EditionError
from doab.rajas import RajasGame, rajas
from tests.rajas.steps import COLOURS, carry_out, chance, set_up

THREE = ("Asha", "Bram", "Cleo")
FOUR = ("Asha", "Bram", "Cleo", "Dora")

NINE = (1, 2, 3, 3)
NINE_TOO = (3, 3, 2, 1)
FOURTEEN = (6, 2, 5, 1)


def occupied(players: int, space: str, workers: int, asha: str) -> RajasGame:
    """Asha is asked while this many workers of the others stand in the quarry or the harbour (Bram owns five)."""
    others = ["Bram: fame 15, boat 18", "Cleo: boat 0", "Dora: boat 0"][: players - 1]
    names = (["Bram"] * 5 + ["Cleo"] * 3)[:workers]
    clauses = [f"Asha: {asha}", *others, "asks Asha"]
    if names:
        clauses.append(f"board {space} {' '.join(names)}")
    return rajas(" | ".join(clauses))


# ----------------------------------------------------------------


def test_r01_tied_lowest_totals_leave_the_start_player_to_chance() -> None:
    """R-01: totals 9, 9 and 14; only the two tied seats can be drawn."""
    game = set_up(THREE, NINE, NINE_TOO, FOURTEEN)
    assert game.to_move == "chance"
    assert game.question == "start"
    assert sorted(game.legal) == ["first player 1", "first player 2"]


@pytest.mark.parametrize(
    ("answer", "start", "money"),
    [("first player 1", "Asha", [3, 4, 5]), ("first player 2", "Bram", [5, 3, 4])],
)
def test_r01_the_drawn_player_starts_with_3_money(answer: str, start: str, money: list[int]) -> None:
    """R-01: whoever is drawn gets the elephant and 3 money, the others count on from there."""
    game = set_up(THREE, NINE, NINE_TOO, FOURTEEN)
    game.play(answer)
    assert game.table.start_player == start
    assert game.to_move == start
    assert game.question == "turn"
    assert [game[name].money for name in THREE] == money


def test_r01_same_seed_same_start_player() -> None:
    """R-01: the seed decides a tie, always in the same way."""
    starts = []
    for _ in range(2):
        game = set_up(THREE, NINE, NINE_TOO, FOURTEEN, seed=11)
        game.settle()
        starts.append(game.table.start_player)
    assert starts[0] == starts[1]


def test_r01_over_many_seeds_each_tied_player_starts_and_nobody_else() -> None:
    """R-01: the draw is among the tied players only, and none of them is left out for good."""
    starts = set()
    for seed in range(40):
        game = set_up(THREE, NINE, NINE_TOO, FOURTEEN, seed=seed)
        game.settle()
        starts.add(game.table.start_player)
    assert starts == {"Asha", "Bram"}


def test_r01_four_equal_totals_can_give_any_start_player() -> None:
    """R-01: a tie of all seats is drawn among all seats."""
    game = set_up(FOUR, NINE, NINE_TOO, (2, 2, 2, 3), (6, 1, 1, 1))
    assert sorted(game.legal) == ["first player 1", "first player 2", "first player 3", "first player 4"]


def test_r01_a_tie_above_the_lowest_total_is_no_tie() -> None:
    """R-01: totals 14, 14 and 9; the nine starts and nothing is drawn."""
    game = set_up(THREE, FOURTEEN, FOURTEEN, NINE)
    assert game.question == "turn"
    assert game.table.start_player == "Cleo"
    assert game.to_move == "Cleo"


# ----------------------------------------------------------------


def test_r02_the_dice_rolled_for_the_start_player_are_kept() -> None:
    """R-02: blue 1, green 2, orange 1, purple 3 is the lowest total (7); exactly these dice stay on Kali."""
    game = set_up(THREE, (1, 2, 1, 3), NINE, FOURTEEN)
    assert game.question == "turn"
    assert game.table.start_player == "Asha"
    assert game["Asha"].money == 3
    assert game["Asha"].dice == ["blue 1", "green 2", "orange 1", "purple 3"]
    assert game["Bram"].dice == ["blue 1", "green 2", "orange 3", "purple 3"]
    assert game["Cleo"].dice == ["blue 6", "green 2", "orange 5", "purple 1"]
    assert {colour: game.table.supply[colour] for colour in COLOURS} == {
        "blue": 9,
        "green": 9,
        "orange": 9,
        "purple": 9,
    }


def test_r02_each_starting_die_can_show_every_face() -> None:
    """R-02: the first thing rolled is the first seat's blue die."""
    game = set_up(THREE)
    assert game.to_move == "chance"
    assert game.question == "roll"
    assert sorted(game.legal) == [f"die blue {value}" for value in range(1, 7)]


@pytest.mark.parametrize(
    ("lowest", "money"),
    [("Asha", [3, 4, 5, 6]), ("Bram", [6, 3, 4, 5]), ("Cleo", [5, 6, 3, 4]), ("Dora", [4, 5, 6, 3])],
)
def test_r02_money_counts_up_clockwise_from_the_lowest_roller(lowest: str, money: list[int]) -> None:
    """R-02: money follows the rolls of everybody: 3 for the lowest total, then 4, 5, 6 to the left."""
    game = set_up(FOUR, *((1, 1, 1, 1) if name == lowest else (4, 4, 4, 4) for name in FOUR))
    assert game.table.start_player == lowest
    assert [game[name].money for name in FOUR] == money


def test_r02_two_players_start_with_3_and_4_money() -> None:
    """R-02: two seats; the second one rolled less."""
    game = set_up(("Asha", "Bram"), (2, 2, 2, 2), (1, 2, 2, 2))
    assert game.table.start_player == "Bram"
    assert (game["Bram"].money, game["Asha"].money) == (3, 4)


def test_r02_everything_else_stands_at_its_start() -> None:
    """R-02: beside the starting dice: fame 0, karma 1, boat on the start, levels 2, three workers, ten places."""
    game = set_up(THREE, (1, 2, 1, 3), NINE, FOURTEEN)
    for name in THREE:
        player = game[name]
        assert (player.fame, player.karma, player.boat) == (0, 1, 0)
        assert player.levels == {"temple": 2, "palace": 2, "fort": 2, "mill": 2}
        assert (player.workers, player.unplaced, player.limit) == (3, 3, 10)
        assert player.tiles == {}
    assert game.table.round == 1


# ----------------------------------------------------------------

QUARRY = {2: [1, 2, 3, 4], 3: [1, 2, 2, 3, 3, 4, 4], 4: [1, 1, 2, 2, 3, 3, 4, 4]}
HARBOUR = {2: [0, 1, 2], 3: [0, 1, 2, 2], 4: [0, 1, 1, 2, 2]}


@pytest.mark.parametrize(
    ("players", "workers", "cost"),
    [(players, workers, cost) for players, costs in QUARRY.items() for workers, cost in enumerate(costs)],
)
def test_r03_what_the_left_most_free_quarry_space_costs(players: int, workers: int, cost: int) -> None:
    """R-03: with three players the first quarry space (1 money) lies under a cover tile."""
    game = occupied(players, "quarry", workers, "money 9, karma 0, dice blue 4 orange 4")
    carry_out(game, "place quarry", "take orange snake", "lay 2,3 turned N", "pay orange 4")
    assert game["Asha"].tiles == {"2,3": "orange 4 straight silk2"}
    assert game["Asha"].money == 9 - cost + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r03_the_quarry_is_full_when_its_open_spaces_are_taken(players: int) -> None:
    """R-03: four, seven or eight workers fill the quarry; a covered space takes none."""
    game = occupied(players, "quarry", len(QUARRY[players]), "money 9, karma 0, dice blue 4 orange 4")
    assert "place quarry" not in game.legal


@pytest.mark.parametrize(
    ("players", "workers", "cost"),
    [(players, workers, cost) for players, costs in HARBOUR.items() for workers, cost in enumerate(costs)],
)
def test_r03_what_the_left_most_free_harbour_space_costs(players: int, workers: int, cost: int) -> None:
    """R-03: with three players the second harbour space is covered: 0, 1, 2, 2, so the first worker stays free."""
    game = occupied(players, "harbour", workers, "money 9, karma 0, dice blue 2")
    game.play("place harbour", "pay blue 2", "sail to 2")
    assert game["Asha"].boat == 2
    assert game["Asha"].money == 9 - cost


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r03_the_harbour_is_full_when_its_open_spaces_are_taken(players: int) -> None:
    """R-03: three, four or five workers fill the harbour; a covered space takes none."""
    game = occupied(players, "harbour", len(HARBOUR[players]), "money 9, karma 0, dice blue 2")
    assert "place harbour" not in game.legal


def test_r03_both_mixed_spaces_are_open_with_three_players() -> None:
    """R-03: neither cover tile lies on a mixed-goods space: two players can stand there, the third finds it full."""
    game = rajas("Asha: money 3 | Bram: money 4 | Cleo: money 5")
    game.play("place mixed market")
    assert "place mixed market" in game.legal
    game.play("place mixed market")
    assert game.to_move == "Cleo"
    assert "place mixed market" not in game.legal


@pytest.mark.parametrize("colour", COLOURS)
def test_r03_both_terraces_of_a_colour_are_open_with_three_players(colour: str) -> None:
    """R-03: the palace is not covered: two workers fit on the high terraces of each colour."""
    game = rajas("Asha: money 3 | Bram: money 4 | Cleo: money 5")
    for value in (1, 2):
        assert f"place {colour} terrace" in game.legal
        game.play(f"place {colour} terrace", f"die {colour} {value}")
    assert game.to_move == "Cleo"
    assert f"place {colour} terrace" not in game.legal


def test_r03_three_players_in_the_harbour_of_a_new_game_pay_0_1_and_2() -> None:
    """R-03: from the very beginning of a game for three the harbour costs 0, then 1, then 2."""
    game = set_up(THREE, (2, 1, 1, 1), (2, 2, 1, 1), (2, 2, 2, 1))
    game.play("place harbour", "pay blue 2", "sail to 2")
    assert (game["Asha"].money, game["Asha"].karma) == (3, 3)
    game.play("place harbour", "pay blue 2", "sail to 1")
    assert game["Bram"].money == 4 - 1
    game.play("choose blue", "choose green", "die blue 1", "die green 1")
    game.play("place harbour", "pay blue 2", "sail to 4")
    assert game.question == "chamber"
    assert game["Cleo"].money == 5 - 2


# ----------------------------------------------------------------


def test_r04_a_new_game_shows_one_tile_of_each_of_twelve_stacks() -> None:
    """R-04: twelve open stacks, one for each colour and back, each with its top on offer."""
    game = set_up(THREE)
    assert set(game.table.offer) == {f"{colour} {back}" for colour in COLOURS for back in ("snake", "cow", "tiger")}
    for stack, tile in game.table.offer.items():
        assert tile is not None
        assert tile.split()[0] == stack.split()[0]


def test_r04_taking_a_top_turns_up_one_of_the_rest_of_its_stack_before_the_tile_is_scored() -> None:
    """R-04: the next tile of the same stack is revealed at once; the bought one can never come again."""
    game = rajas(
        "Asha: money 3, karma 0, dice blue 4 orange 4 | Bram: money 4 | offer orange 4 straight silk2 | asks Asha"
    )
    game.play("place quarry", "take orange snake", "lay 2,3 turned N", "pay orange 4")
    assert game.to_move == "chance"
    assert game.question == "reveal"
    assert sorted(game.legal) == [
        "reveal orange 3 bend tea1",
        "reveal orange 4 bend temple",
        "reveal orange 5 fork palace",
        "reveal orange 5 straight spices2",
    ]
    assert game["Asha"].money == 3 - 1
    game.play("reveal orange 5 fork palace")
    assert game.table.offer["orange snake"] == "orange 5 fork palace"
    assert game["Asha"].money == 3 - 1 + 2
    assert game.to_move == "Bram"


def test_r04_the_new_top_can_be_used_later_in_the_same_turn() -> None:
    """R-04: the purchase sails the boat to a chamber; its Master Builder may use the tile that was just turned up."""
    game = rajas(
        "Asha: money 10, karma 0, boat 3, dice orange 6 2 1 | Bram: money 4"
        " | offer orange 7 fork tea2 spices1 | asks Asha"
    )
    game.play("place quarry", "take orange cow", "lay 2,3 turned N", "pay orange 6", "pay orange 1")
    chance(game, "reveal orange 9 straight palace fort")
    assert game["Asha"].money == 12
    game.play("sail to 4", "visit master builder")
    assert game.question == "tile"
    assert sorted(game.legal) == ["take orange cow", "take orange tiger"]
    carry_out(game, "take orange cow", "lay 2,3 turned N", "pay orange 2")
    assert game["Asha"].tiles == {"2,3": "orange 9 straight palace fort"}
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].dice) == (4, 12, [])


# ----------------------------------------------------------------


def test_r05_a_stack_that_runs_out_stays_empty() -> None:
    """R-05: after the last tile of a stack is bought eleven tiles are on offer, and nothing is turned up."""
    game = rajas(
        "Asha: money 3, karma 0, dice orange 4 purple 4"
        " | Bram: money 4, karma 0, dice green 4 orange 4 purple 4"
        " | last orange 4 straight silk2 | asks Asha"
    )
    game.play("place quarry", "take orange snake", "lay 2,3 turned N", "pay orange 4")
    assert game.question == "turn"
    assert game.to_move == "Bram"
    assert game.table.offer["orange snake"] is None
    assert sum(tile is not None for tile in game.table.offer.values()) == 11


def test_r05_the_next_purchase_lists_only_what_is_left_and_payable() -> None:
    """R-05: the emptied stack cannot be bought from, whatever dice are held."""
    game = rajas(
        "Asha: money 3, karma 0 | Bram: money 4, karma 0, dice green 4 orange 4 purple 4"
        " | empty orange snake | asks Bram"
    )
    game.play("place quarry")
    assert game.question == "tile"
    assert sorted(game.legal) == ["take green snake", "take purple snake"]


@pytest.mark.parametrize(("stacks", "open_"), [("", True), (" | empty all", False)])
def test_r05_without_any_tile_quarry_and_master_builder_are_closed(stacks: str, open_: bool) -> None:
    """R-05: all twelve stacks empty: nothing to build with; the game goes on."""
    game = rajas(
        "Asha: money 9, karma 0, dice green 5 orange 6 5 purple 6, tile orange 4 straight silk2 at 2,3 turned N"
        f" | Bram: money 4 | asks Asha{stacks}"
    )
    assert ("place quarry" in game.legal) is open_
    assert ("place master builder" in game.legal) is open_
    assert not game.over


# ----------------------------------------------------------------

RIVER = ["money2", "fame3", *["fame1"] * 23]


@pytest.mark.parametrize(
    "river",
    [
        {"spaces": RIVER},
        {"bridge_after": 17},
        {"bridge_after": 17, "spaces": []},
    ],
    ids=["no bridge", "no spaces", "no length"],
)
def test_r06_a_river_without_length_or_bridge_is_refused(river: dict[str, Any]) -> None:
    """R-06: what is printed is never guessed: an edition without it does not start."""
    with pytest.raises(EditionError):
        rajas("Asha: money 3 | Bram: money 4", edition={"river": river})


def test_r06_incomes_and_bridge_come_from_the_edition() -> None:
    """R-06: another river, another game: bridge behind space 1, 3 fame on space 2."""
    game = rajas(
        "Asha: money 3, karma 0, dice blue 2 | Bram: money 4 | asks Asha",
        edition={"river": {"bridge_after": 1, "spaces": RIVER}},
    )
    game.play("place harbour", "pay blue 2", "sail to 2")
    assert (game["Asha"].boat, game["Asha"].fame, game["Asha"].workers) == (2, 3, 4)


def test_r06_the_same_move_on_the_printed_river_crosses_no_bridge() -> None:
    """R-06: on the edition's own river space 2 gives two karma and the bridge is far away."""
    game = rajas("Asha: money 3, karma 0, dice blue 2 | Bram: money 4 | asks Asha")
    game.play("place harbour", "pay blue 2", "sail to 2")
    assert (game["Asha"].boat, game["Asha"].fame, game["Asha"].karma, game["Asha"].workers) == (2, 0, 2, 3)
