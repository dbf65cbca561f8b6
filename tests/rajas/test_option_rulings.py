"""Rulings R-81 to R-92, R-94 and R-95: Navaratna, players of mixed level, the Ganga module, and what goes together."""

from typing import Any

import pytest

from doab.core import Game, find_rules
from doab.core.errors import OptionError
from doab.rajas import RajasGame, rajas
from tests.rajas.steps import (
    COLOURS,
    build,
    chance,
    edition_with_roads,
    overbuild,
    printed,
    reveal_any,
    sail_by_harbour,
    standing,
    take_blue_die,
    take_die,
)

FOUR = ("Asha", "Bram", "Cleo", "Devi")
HANDS = ((3, 3, 3, 3), (4, 4, 4, 4), (1, 1, 1, 1), (5, 5, 5, 5))  # the third seat has the lowest total
BROWN = (
    "fame_per_market_tile",
    "fame_per_three_river",
    "money_per_building",
    "money2_per_yield_tile",
    "fame2_per_bend",
    "money2_per_upgrade",
    "fame_per_worker",
)
RIVER_TILES = (
    "any_per_karma",
    "blue_green_orange",
    "green_orange_purple",
    "chamber_dancer",
    "chamber_yogi",
    "chamber_raja",
    "kind3",
    "sail3",
)

# At 1,2 a straight road that passes the place 1,2 N by, and a fork that joins it (west, north, east).
PASSING_BY = "tile orange 4 straight silk2 at 1,2 turned E"
JOINING = "tile orange 7 fork mill spices1 at 1,2 turned W"


def duel(asha: str, *clauses: str, bram: str = "money 4", edition: dict[str, Any] | None = None) -> RajasGame:
    """Asha, who is asked, against Bram."""
    text = " | ".join([f"Asha: {asha}", f"Bram: {bram}", *clauses])
    return rajas(text, edition=edition) if edition else rajas(text)


def navaratna(asha: str, *clauses: str, bram: str = "money 4", edition: dict[str, Any] | None = None) -> RajasGame:
    """The same in the Navaratna variant."""
    return duel(asha, *clauses, "options navaratna", bram=bram, edition=edition)


def two_dice(game: RajasGame) -> None:
    """Two dice of choice: a blue 4 and a green 4."""
    assert game.question == "choose"
    game.play("choose blue", "choose green")
    chance(game, "die blue 4", "die green 4")


def dancer(game: RajasGame) -> None:
    """Whoever is asked goes to the Dancer with a blue 2 and takes the two dice."""
    game.play("place dancer", "pay blue 2")
    two_dice(game)


# ----------------------------------------------------------------


def navaratna_setup(players: int) -> RajasGame:
    """A Navaratna set-up in which the starting dice lie and the brown tiles are to be drawn."""
    game: RajasGame = Game.new("rajas", list(FOUR[:players]), options={"navaratna": True}, seed=7)
    reveal_any(game)
    for hand in HANDS[:players]:
        chance(game, *(f"die {colour} {value}" for colour, value in zip(COLOURS, hand, strict=True)))
    return game


def draw_brown(game: RajasGame, seats: tuple[str, ...]) -> None:
    """The seats draw the brown tiles in the order of the edition and lay them on the upper brown place."""
    for number, seat in enumerate(seats):
        assert game.question == "draw"
        assert set(game.legal) == {f"draw brown {tile}" for tile in BROWN[number:]}
        chance(game, f"draw brown {BROWN[number]}")
        assert (game.question, game.to_move) == ("onto", seat)
        assert set(game.legal) == {"onto 1,4 N", "onto 3,3 S"}
        game.play("onto 1,4 N")


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, ("Asha", "Bram")),
        (3, ("Cleo", "Asha", "Bram")),
        (4, ("Cleo", "Devi", "Asha", "Bram")),
    ],
)
def test_r81_every_seat_draws_a_brown_tile_from_the_start_player_on(players: int, seats: tuple[str, ...]) -> None:
    """R-81: one blind draw a seat, in seat order from the start player; the rest of the tiles lie open."""
    game = navaratna_setup(players)
    assert game.table.start_player == seats[0]
    draw_brown(game, seats)
    assert (game.question, game.to_move) == ("turn", seats[0])
    assert [game[seat].tokens for seat in seats] == [{"1,4 N": f"brown {tile}"} for tile in BROWN[:players]]
    tiles = printed()["yield_tiles"]
    others = [f"{colour} {tile}" for colour in ("white", "yellow", "red") for tile in tiles[colour]]
    assert list(game.table.display) == sorted([*others, *(f"brown {tile}" for tile in BROWN[players:])])


def test_r81_four_players_leave_three_brown_tiles() -> None:
    """R-81: seven brown tiles less four; nothing of the other colours is drawn."""
    game = navaratna_setup(4)
    draw_brown(game, ("Cleo", "Devi", "Asha", "Bram"))
    assert [tile.split()[0] for tile in game.table.display].count("brown") == 3
    assert len(game.table.display) == 8 + 9 + 6 + 3


def test_r81_each_player_picks_one_of_two_brown_places() -> None:
    """R-81: the start player takes the lower place, the next one the upper one; all of it lies open."""
    game = navaratna_setup(2)
    chance(game, "draw brown fame_per_worker")
    game.play("onto 3,3 S")
    chance(game, "draw brown fame2_per_bend")
    game.play("onto 1,4 N")
    assert game["Asha"].tokens == {"3,3 S": "brown fame_per_worker"}
    assert game["Bram"].tokens == {"1,4 N": "brown fame2_per_bend"}
    assert (game["Asha"].fame, game["Bram"].fame, game["Asha"].limit, game["Bram"].limit) == (0, 0, 8, 8)


# ----------------------------------------------------------------


def test_r82_a_token_on_a_joined_place_pays_nothing_and_is_not_connected() -> None:
    """R-82: 3 money laid on a place that a road reached before: allowed, unpaid, and not counted later on."""
    game = navaratna(
        f"money 5, karma 0, dice blue 2 orange 4, {JOINING}, token brown money2_per_yield_tile at 1,4 N",
        "display white money3",
        "offer orange 4 bend temple",
    )
    dancer(game)
    assert (game.question, set(game.legal)) == ("token", {"token white money3", "decline"})
    game.play("token white money3")
    assert (game.question, set(game.legal)) == ("onto", {"onto 1,2 N", "onto 2,1 W", "onto 2,5 E"})
    game.play("onto 1,2 N")
    assert (game["Asha"].money, game.to_move) == (5, "Bram")
    assert game["Asha"].tokens == {"1,2 N": "white money3", "1,4 N": "brown money2_per_yield_tile"}
    assert not game["Asha"].connected
    take_blue_die(game)
    build(game, "orange snake", "1,4 turned W", "orange 4")
    assert game["Asha"].money == 5 - 1 + 2 * 1


def test_r82_a_token_on_a_free_place_pays_when_a_build_joins_it() -> None:
    """R-82: nothing when it is laid, its 3 money instead of the printed karma when a road reaches it."""
    game = navaratna("money 5, karma 0, dice blue 2 orange 5", "display white money3", "offer orange 5 fork palace")
    dancer(game)
    game.play("token white money3", "onto 1,2 N")
    assert (game["Asha"].money, game["Asha"].karma) == (5, 0)
    assert game["Asha"].connected == 0
    take_blue_die(game)
    build(game, "orange snake", "1,2 turned W", "orange 5")
    assert (game["Asha"].money, game["Asha"].karma, game["Asha"].fame) == (5 - 1 + 3, 0, 2)
    assert game["Asha"].connected == 1
    assert game["Asha"].spent == {"1,2 N"}


def test_r82_a_token_laid_in_the_chain_of_the_joining_tile_comes_too_late() -> None:
    """R-82: the fork joins the printed karma; its money leads to a Dancer whose token goes there: karma pays."""
    game = navaratna(
        "money 11, karma 1, boat 3, dice orange 6 1", "display white money3", "offer orange 7 fork tea2 spices1"
    )
    build(game, "orange cow", "1,2 turned W", "orange 6", "orange 1")
    assert (game.question, game["Asha"].money) == ("sail", 13)
    game.play("sail to 4", "visit dancer")
    two_dice(game)
    game.play("token white money3", "onto 1,2 N")
    assert (game["Asha"].money, game["Asha"].karma, game.to_move) == (13, 2, "Bram")
    assert game["Asha"].tokens == {"1,2 N": "white money3"}
    assert not game["Asha"].connected


def test_r82_without_a_token_the_printed_yield_pays() -> None:
    """R-82: a place without a tile pays what the Navaratna side shows, 1 karma where the basic side has 2."""
    game = navaratna("money 5, karma 0, dice orange 5", "offer orange 5 fork palace")
    build(game, "orange snake", "1,2 turned W", "orange 5")
    assert (game["Asha"].money, game["Asha"].karma) == (4, 1)
    assert not game["Asha"].connected


# ----------------------------------------------------------------


def brown_beside_white() -> dict[str, Any]:
    """A province whose left corner has a brown place in the north and a white one in the west."""
    province = printed()["province"]
    places = {tuple(place["at"][0]): place for place in province["yields"]}
    corner, right = places[2, 1, "N"], places[1, 4, "N"]
    corner["navaratna"], right["navaratna"] = right["navaratna"], corner["navaratna"]
    return {"province": province}


@pytest.mark.parametrize("order", [("2,1 N", "2,1 W"), ("2,1 W", "2,1 N")])
def test_r83_a_tile_that_joins_two_tokens_counts_both_in_either_order(order: tuple[str, str]) -> None:
    """R-83: one fork joins 2 money per yield tile and a white one, none before: 4 money, whichever is taken first."""
    game = navaratna(
        "money 5, karma 0, dice orange 5, tile green 11 crossing palace silk3 at 2,3 turned N, "
        "tile orange 4 straight silk2 at 2,2 turned E, "
        "token brown money2_per_yield_tile at 2,1 N, token white karma1 at 2,1 W",
        "offer orange 5 fork palace",
        edition=brown_beside_white(),
    )
    build(game, "orange snake", "2,1 turned W", "orange 5")
    assert (game.question, set(game.legal)) == ("yield", {"collect 2,1 N", "collect 2,1 W"})
    game.play(f"collect {order[0]}")
    assert (game["Asha"].money, game["Asha"].karma, game.to_move) == (5 - 1 + 2 * 2, 1, "Bram")


def test_r83_tokens_joined_before_count_and_unjoined_ones_do_not() -> None:
    """R-83: a white token joined in an earlier turn and the tile itself make 4 money; an unreached one makes none."""
    game = navaratna(
        "money 8, karma 0, dice orange 5 purple 3, token white karma1 at 1,2 N, "
        "token brown money2_per_yield_tile at 1,4 N, token yellow money5 at 2,1 N",
        "offer orange 5 fork palace, purple 3 bend spices1",
    )
    build(game, "orange snake", "1,2 turned W", "orange 5")
    assert (game["Asha"].money, game["Asha"].karma) == (7, 1)
    take_blue_die(game)
    build(game, "purple snake", "1,4 turned W", "purple 3")
    assert game["Asha"].money == 7 - 2 + 1 + 2 * 2


def test_r83_printed_yields_are_not_yield_tiles() -> None:
    """R-83: a printed yield joined before does not count; the tile itself does: 2 money."""
    game = navaratna(
        f"money 8, dice purple 3, {JOINING}, token brown money2_per_yield_tile at 1,4 N", "offer purple 3 bend spices1"
    )
    assert game["Asha"].spent == {"1,2 N"}
    build(game, "purple snake", "1,4 turned W", "purple 3")
    assert game["Asha"].money == 8 - 1 + 1 + 2


# ----------------------------------------------------------------

DISPLAY = "display yellow money5, red money7, white money3, white karma1"


def take_token(game: RajasGame, seat: str, token: str, place: str) -> None:
    """A seat without workers takes a yield tile."""
    assert (game.question, game.to_move) == ("token", seat)
    assert "decline" in game.legal
    game.play(f"token {token}", f"onto {place}")


def test_r84_the_fifth_lap_gives_a_token_for_four_workers_against_five() -> None:
    """R-84: Asha places her fifth worker, Bram takes one token instead of a fifth, the round is over."""
    game = navaratna("workers 5, unplaced 1", DISPLAY, bram="money 4, workers 4, unplaced 0")
    take_blue_die(game)
    assert set(game.legal) == {
        *("token yellow money5", "token red money7", "token white money3", "token white karma1"),
        "decline",
    }
    take_token(game, "Bram", "yellow money5", "2,1 N")
    assert game["Bram"].tokens == {"2,1 N": "yellow money5"}
    assert list(game.table.display) == ["red money7", "white karma1", "white money3"]
    assert (game["Bram"].money, game["Asha"].tokens) == (4, {})
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Bram")


def test_r84_as_start_player_the_token_comes_before_the_fifth_worker() -> None:
    """R-84: Bram leads the lap; he takes his token, then Asha places her last worker, then the round is over."""
    game = navaratna(
        "workers 5, unplaced 2",
        DISPLAY,
        "start Bram",
        "asks Asha",
        "lap placed",
        bram="money 4, workers 4, unplaced 0",
    )
    take_blue_die(game)
    take_token(game, "Bram", "red money7", "4,5 E")
    assert (game.table.round, game.question, game.to_move) == (1, "turn", "Asha")
    take_die(game, "green")
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Asha")
    assert game["Bram"].tokens == {"4,5 E": "red money7"}


def test_r84_a_gap_of_two_gives_two_tokens_in_two_turns() -> None:
    """R-84: four workers against six; one token in the fifth lap and one in the sixth."""
    game = navaratna("workers 6, unplaced 2", DISPLAY, bram="money 4, workers 4, unplaced 0")
    take_blue_die(game)
    take_token(game, "Bram", "white karma1", "2,5 E")
    assert (game.table.round, game.question, game.to_move) == (1, "turn", "Asha")
    take_die(game, "green")
    take_token(game, "Bram", "white money3", "2,1 W")
    assert game["Bram"].tokens == {"2,5 E": "white karma1", "2,1 W": "white money3"}
    assert (game.table.round, game.to_move) == (2, "Bram")


def three_less(options: str) -> RajasGame:
    """Bram, three workers against six, has taken his second token; Asha has her last worker left."""
    game = duel("workers 6, unplaced 3", DISPLAY, f"options {options}", bram="money 4, workers 3, unplaced 0")
    for colour, token, place in (("blue", "white karma1", "2,5 E"), ("green", "white money3", "2,1 W")):
        take_die(game, colour)
        take_token(game, "Bram", token, place)
    return game


def test_r84_a_gap_of_three_gives_two_tokens() -> None:
    """R-84: three workers against six; the text names a second token and stops there."""
    game = three_less("navaratna")
    take_die(game, "orange")
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Bram")
    assert game["Bram"].tokens == {"2,5 E": "white karma1", "2,1 W": "white money3"}


def test_r84_with_the_option_a_gap_of_three_gives_three_tokens() -> None:
    """R-84: three workers against six, with `third_yield_tile`."""
    game = three_less("navaratna third_yield_tile")
    take_die(game, "orange")
    take_token(game, "Bram", "yellow money5", "2,1 N")
    assert game["Bram"].tokens == {"2,5 E": "white karma1", "2,1 W": "white money3", "2,1 N": "yellow money5"}
    assert (game.table.round, game.to_move) == (2, "Bram")


def test_r84_the_option_gives_nothing_for_workers_that_are_not_missing() -> None:
    """R-84: two workers less are two tokens, with `third_yield_tile` too."""
    game = duel(
        "workers 6, unplaced 1",
        DISPLAY,
        "options navaratna third_yield_tile",
        bram="money 4, workers 4, unplaced 0, shortfall 2",
    )
    take_blue_die(game)
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Bram")


@pytest.mark.parametrize(("third", "limit"), [(False, 2), (True, 0)])
def test_r84_the_option_stands_in_positions_of_every_form(third: bool, limit: int) -> None:
    """R-84: from the set-up on, in JSON and in text; without a limit the JSON is that of version 1."""
    game: RajasGame = Game.new("rajas", ["Asha", "Bram"], {"navaratna": True, "third_yield_tile": third}, seed=7)
    text = str(game)
    word = " third_yield_tile" if third else ""
    assert f"options navaratna{word} |" in text
    states: list[Any] = [game.state, rajas(text).state, game.rules.store.from_json(game.state.to_json())]
    for state in states:
        assert (state.shortfall_limit, state.to_json().get("shortfall_limit", 0)) == (limit, limit)


def test_r84_a_table_of_version_1_goes_on_by_version_1() -> None:
    """R-84: in a new game, in a position, from JSON and with another edition the option is on."""
    first, today = find_rules("rajas", 1), find_rules("rajas")
    assert (first.version, today.version, first.as_of(1), today.as_of(2)) == (1, 2, first, today)
    text = (
        "Asha: workers 6, unplaced 1, money 4 | Bram: workers 3, unplaced 0, shortfall 2 "
        f"| options navaratna | {DISPLAY} | asks Asha"
    )
    for rules, asked in ((first, "token"), (first.with_edition({}), "token"), (today, "turn")):
        game = Game.at(rules, text)
        assert game.options["third_yield_tile"] == (asked == "token")
        state = rules.store.from_json(game.state.to_json())
        for answer in ("place blue terrace", "die blue 4"):
            game.play(answer)
            state.apply(rules.table.parse(answer).index)
        assert (game.question, state.legal()) == (asked, game.state.legal())
    basic: Any = Game.new(first, ["Asha", "Bram"], {}, seed=7)
    assert (basic.state.shortfall_limit, basic.record().options) == (0, {})


def test_r84_no_more_tokens_in_a_round_than_workers_are_missing() -> None:
    """R-84: Bram's one token of this round is taken; Asha's last worker brings him no second one."""
    game = navaratna("workers 5, unplaced 1", DISPLAY, bram="money 4, workers 4, unplaced 0, shortfall 1")
    take_blue_die(game)
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Bram")
    assert game["Bram"].tokens == {}


def test_r84_equal_workers_give_no_token() -> None:
    """R-84: nobody owns more workers than Bram; he has merely placed his earlier."""
    game = navaratna("workers 4, unplaced 1", DISPLAY, bram="money 4, workers 4, unplaced 0")
    take_blue_die(game)
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Bram")


def test_r84_the_lap_of_the_last_placement_is_completed() -> None:
    """R-84: Asha's last worker is the last of all; both later seats still take their token."""
    game = rajas(
        "Asha: workers 5, unplaced 1 | Bram: workers 4, unplaced 0 | Cleo: workers 4, unplaced 0 | "
        f"options navaratna | {DISPLAY}"
    )
    take_blue_die(game)
    take_token(game, "Bram", "yellow money5", "3,5 E")
    take_token(game, "Cleo", "red money7", "4,1 W")
    assert (game.table.round, game.to_move) == (2, "Bram")
    assert (game["Bram"].tokens, game["Cleo"].tokens) == ({"3,5 E": "yellow money5"}, {"4,1 W": "red money7"})


def test_r84_a_seat_before_the_last_placement_is_not_asked_again() -> None:
    """R-84: Bram, start player, has had his token in this lap; Asha's last worker ends the round."""
    game = navaratna(
        "workers 6, unplaced 1",
        DISPLAY,
        "start Bram",
        "asks Asha",
        bram="money 4, workers 4, unplaced 0, shortfall 1",
    )
    take_blue_die(game)
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Asha")


def test_r84_a_token_may_be_declined() -> None:
    """R-84: Bram takes nothing; display and province stay as they are."""
    game = navaratna("workers 5, unplaced 1", DISPLAY, bram="money 4, workers 4, unplaced 0")
    take_blue_die(game)
    game.play("decline")
    assert game["Bram"].tokens == {}
    assert len(game.table.display) == 4
    assert (game.table.round, game.to_move) == (2, "Bram")


def test_r84_a_player_who_can_still_place_takes_no_token() -> None:
    """R-84: fewer workers alone are not enough; Bram has one left and places it."""
    game = navaratna("workers 5, unplaced 2", DISPLAY, bram="money 4, workers 4, unplaced 1")
    take_blue_die(game)
    assert (game.question, game.to_move) == ("turn", "Bram")


@pytest.mark.parametrize("level", ["", "advanced, "])
def test_r84_only_the_navaratna_variant_has_tokens_for_missing_workers(level: str) -> None:
    """R-84: in the basic game and with mixed levels a turn without a worker brings nothing."""
    game = duel("workers 5, unplaced 1", bram=f"{level}money 4, workers 4, unplaced 0")
    take_blue_die(game)
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Bram")


# ----------------------------------------------------------------


def join_brown(token: str, asha: str = "", edition: dict[str, Any] | None = None) -> RajasGame:
    """Asha (fame 6, money 5) joins a brown token with a bend that shows tea 1; the quarry takes that coin."""
    items = ["money 5", "fame 6", "dice orange 3", f"token brown {token} at 1,4 N", *([asha] if asha else [])]
    game = navaratna(", ".join(items), "offer orange 3 bend tea1", edition=edition)
    build(game, "orange snake", "1,4 turned W", "orange 3")
    assert game.to_move == "Bram"
    return game


@pytest.mark.parametrize(
    ("boat", "fame"), [(0, 0), (1, 0), (2, 0), (3, 1), (11, 3), (12, 4), (17, 5), (18, 6), (20, 6), (24, 8), (25, 8)]
)
def test_r85_one_fame_for_three_river_spaces(boat: int, fame: int) -> None:
    """R-85: the number of the boat's space by three, rounded down; start and bridge are no spaces."""
    game = join_brown("fame_per_three_river", f"boat {boat}")
    assert (game["Asha"].fame, game["Asha"].money) == (6 + fame, 5)


def test_r85_spaces_with_other_boats_count_as_travelled() -> None:
    """R-85: two other boats were jumped on the way to space 11; it is still 3 fame."""
    game = rajas(
        "Asha: money 5, fame 6, boat 11, dice orange 3, token brown fame_per_three_river at 1,4 N | "
        "Bram: boat 9 | Cleo: boat 10 | options navaratna | offer orange 3 bend tea1"
    )
    build(game, "orange snake", "1,4 turned W", "orange 3")
    assert game["Asha"].fame == 9


# ----------------------------------------------------------------

TWO_BENDS_AND_A_FORK = (
    "tile blue 3 bend tea1 at 1,2 turned E, tile orange 5 fork palace at 2,3 turned N, "
    "tile green 3 bend silk1 at 2,4 turned S"
)


def test_r86_three_bends_and_a_fork_bring_six_fame() -> None:
    """R-86: the bend that joins the token counts with the two before it; the fork does not."""
    assert join_brown("fame2_per_bend", TWO_BENDS_AND_A_FORK)["Asha"].fame == 6 + 6


def test_r86_a_covered_bend_is_no_bend() -> None:
    """R-86: one of the bends lies under a straight road: 4 fame."""
    covered = f"{TWO_BENDS_AND_A_FORK}, tile blue 6 straight palace silk1 at 1,2 turned E"
    assert join_brown("fame2_per_bend", covered)["Asha"].fame == 6 + 4


def test_r86_straights_forks_and_crossings_are_no_bends() -> None:
    """R-86: only the joining bend itself counts: 2 fame."""
    roads = (
        "tile orange 4 straight silk2 at 1,2 turned E, tile green 11 crossing palace silk3 at 2,3 turned N, "
        "tile orange 5 fork palace at 2,4 turned E"
    )
    assert join_brown("fame2_per_bend", roads)["Asha"].fame == 6 + 2


def test_r86_two_bends_on_one_tile_count_twice() -> None:
    """R-86: a tile with two separate bends, joined through one of them, adds 4 fame to the 2 of the joining bend."""
    edition = edition_with_roads({"orange 4 straight silk2": "NE SW"})
    game = join_brown("fame2_per_bend", "tile orange 4 NE+SW silk2 at 2,3 turned N", edition=edition)
    assert game["Asha"].fame == 6 + 2 + 4


@pytest.mark.parametrize(
    ("token", "fame", "money"),
    [
        ("fame_per_market_tile", 2, 0),
        ("money_per_building", 0, 2),
        ("money2_per_upgrade", 0, 6),
        ("fame_per_worker", 5, 0),
    ],
)
def test_r93_the_other_brown_tokens_count_what_is_there_when_they_are_paid(token: str, fame: int, money: int) -> None:
    """R-93: two tiles with markets (the new one among them), two buildings, three upgrades, five workers."""
    asha = (
        "temple 4, mill 3, workers 5, "
        "tile orange 7 fork tea2 spices1 at 2,3 turned N, tile purple 9 bend mill fort at 1,2 turned E"
    )
    game = join_brown(token, asha)
    assert (game["Asha"].fame, game["Asha"].money) == (6 + fame, 5 + money)


# ----------------------------------------------------------------


def test_r87_an_overbuild_never_pays_a_token_nor_connects_it() -> None:
    """R-87: the Master Builder's fork reaches a token: no money, and 2 money per yield tile does not count it."""
    game = navaratna(
        f"money 5, karma 0, dice green 5 orange 4 purple 1, {PASSING_BY}, "
        "token white money3 at 1,2 N, token brown money2_per_yield_tile at 1,4 N",
        "offer purple 5 fork temple, orange 4 bend temple",
    )
    assert game["Asha"].spent == set()
    game.play("place master builder", "pay green 5")
    overbuild(game, "purple snake", "1,2 turned W", "purple 1")
    assert (game["Asha"].money, game["Asha"].fame) == (5, 2)
    assert game["Asha"].spent == {"1,2 N"}
    assert game["Asha"].tokens["1,2 N"] == "white money3"
    assert not game["Asha"].connected
    take_blue_die(game)
    build(game, "orange snake", "1,4 turned W", "orange 4")
    assert game["Asha"].money == 5 - 1 + 2 * 1


# ----------------------------------------------------------------

BOTH_RED_TAKEN = "token red any2 at 4,1 W, token red boat1 at 4,5 E"


def test_r88_only_colours_with_a_free_place_are_offered() -> None:
    """R-88: both red places are taken; red tiles cannot be chosen, declining always can."""
    game = navaratna(f"dice blue 2, {BOTH_RED_TAKEN}", "display red money7, white money3, yellow boat1")
    dancer(game)
    assert (game.question, set(game.legal)) == ("token", {"token white money3", "token yellow boat1", "decline"})


def test_r88_declining_keeps_the_dice_and_the_display() -> None:
    """R-88: the two dice of the Dancer come regardless."""
    game = navaratna("money 3, dice blue 2", "display red money7")
    dancer(game)
    game.play("decline")
    assert (game["Asha"].dice, game["Asha"].tokens, game["Asha"].money) == (["blue 4", "green 4"], {}, 3)
    assert list(game.table.display) == ["red money7"]
    assert game.to_move == "Bram"


def test_r88_an_empty_display_leaves_the_two_dice() -> None:
    """R-88: with nothing to choose the Dancer is open all the same and nothing more is asked."""
    game = navaratna("dice blue 2", "display none")
    assert "place dancer" in game.legal
    dancer(game)
    assert game["Asha"].dice == ["blue 4", "green 4"]
    assert (game.question, game.to_move) == ("turn", "Bram")


def test_r88_nothing_that_fits_is_as_good_as_an_empty_display() -> None:
    """R-88: only red tiles are left and no red place is free: the two dice and no question."""
    game = navaratna(f"dice blue 2, {BOTH_RED_TAKEN}", "display red money7")
    dancer(game)
    assert game["Asha"].dice == ["blue 4", "green 4"]
    assert list(game.table.display) == ["red money7"]
    assert (game.question, game.to_move) == ("turn", "Bram")


@pytest.mark.parametrize(("display", "bram"), [("none", ""), ("red money7", f", {BOTH_RED_TAKEN}")])
def test_r88_a_turn_without_a_worker_gives_nothing_when_nothing_fits(display: str, bram: str) -> None:
    """R-88: Bram owns fewer workers, but there is no tile that he could lay; he is not asked."""
    game = navaratna("workers 5, unplaced 1", f"display {display}", bram=f"workers 4, unplaced 0{bram}")
    take_blue_die(game)
    assert (game.table.round, game.question, game.to_move) == (2, "turn", "Bram")


def test_r88_the_last_free_place_of_a_colour_is_taken_without_a_question() -> None:
    """R-88: one red place is free; the tile goes there, the other one stays where it is."""
    game = navaratna("dice blue 2, token red any2 at 4,1 W", "display red money7")
    dancer(game)
    game.play("token red money7")
    assert game["Asha"].tokens == {"4,1 W": "red any2", "4,5 E": "red money7"}
    assert list(game.table.display) == []
    assert game.to_move == "Bram"


def test_r88_a_laid_token_is_never_covered() -> None:
    """R-88: of the three white places only the two free ones are offered."""
    game = navaratna("dice blue 2, token white any1 at 2,1 W", "display white money3")
    dancer(game)
    game.play("token white money3")
    assert (game.question, set(game.legal)) == ("onto", {"onto 1,2 N", "onto 2,5 E"})


# ----------------------------------------------------------------

EIGHT_DICE = "dice blue 1 2 3 green 1 2 3 orange 1 2"
EIGHT = ["blue 1", "blue 2", "blue 3", "green 1", "green 2", "green 3", "orange 1", "orange 2"]


def test_r89_an_advanced_player_is_full_with_eight_dice() -> None:
    """R-89: a ninth die is a swap or nothing; without a return it is not taken."""
    game = duel(f"advanced, {EIGHT_DICE}")
    assert (game["Asha"].limit, game["Bram"].limit) == (8, 10)
    game.play("place purple terrace")
    assert (game.question, game.to_move) == ("return", "Asha")
    assert set(game.legal) == {*(f"return {die}" for die in EIGHT), "done"}
    game.play("done")
    assert (game["Asha"].dice, game.to_move) == (EIGHT, "Bram")


def test_r89_an_advanced_player_swaps_at_eight_dice() -> None:
    """R-89: one die goes back before the new one is rolled."""
    game = duel(f"advanced, {EIGHT_DICE}")
    game.play("place purple terrace", "return blue 1")
    chance(game, "die purple 6")
    assert (game["Asha"].dice, game.to_move) == ([*EIGHT[1:], "purple 6"], "Bram")


def test_r89_a_beginner_has_room_for_ten() -> None:
    """R-89: in the same game a beginner takes a ninth die without a question."""
    game = duel(EIGHT_DICE, bram="advanced")
    assert (game["Asha"].limit, game["Bram"].limit) == (10, 8)
    game.play("place purple terrace")
    chance(game, "die purple 6")
    assert game["Asha"].dice == [*EIGHT, "purple 6"]


def test_r89_each_side_pays_its_own_printed_yields() -> None:
    """R-89: the same place is worth 1 karma to the advanced player and 2 to the beginner."""
    game = duel(
        "advanced, money 3, karma 0, dice orange 5",
        "offer orange 5 fork palace, purple 5 fork temple",
        bram="money 4, karma 0, dice purple 5",
    )
    build(game, "orange snake", "1,2 turned W", "orange 5")
    build(game, "purple snake", "1,2 turned W", "purple 5")
    assert (game["Asha"].karma, game["Asha"].money, game["Asha"].fame) == (1, 2, 2)
    assert (game["Bram"].karma, game["Bram"].money, game["Bram"].fame) == (2, 2, 2)


@pytest.mark.parametrize(("asha", "bram"), [("advanced, ", ""), ("", "advanced, ")])
def test_r89_a_white_tile_pays_at_once_for_everybody(asha: str, bram: str) -> None:
    """R-89: the Dancer's white tile is drawn blind and paid, for advanced players and beginners alike."""
    game = duel(f"{asha}money 3, dice blue 2", "white money3 karma1", bram=f"{bram}money 4")
    dancer(game)
    assert (game.question, set(game.legal)) == ("draw", {"draw white money3", "draw white karma1"})
    chance(game, "draw white money3")
    assert (game["Asha"].money, game["Asha"].tokens, game.to_move) == (6, {}, "Bram")


def test_r89_five_workers_are_the_most_for_everybody() -> None:
    """R-89: with fame, bridge and money passed both players have five workers."""
    game = duel("advanced, fame 15, money 20, boat 18", bram="fame 15, money 20, boat 19")
    assert (game["Asha"].workers, game["Bram"].workers) == (5, 5)


# ----------------------------------------------------------------


def ganga_setup(*counts: int) -> RajasGame:
    """A Ganga set-up with these rolls; the river tiles come in the order of the edition."""
    game: RajasGame = Game.new("rajas", ["Asha", "Bram"], options={"ganga": True}, seed=7)
    left = list(RIVER_TILES)
    for count in counts:
        assert game.question == "count"
        assert set(game.legal) == {f"count {number}" for number in range(1, 7)}
        chance(game, f"count {count}")
        if game.question == "river tile":
            assert set(game.legal) == {f"river tile {tile}" for tile in left}
            chance(game, f"river tile {left.pop(0)}")
    assert game.question == "reveal"
    return game


def river(tiles: dict[int, str]) -> list[str]:
    """The printed river with tiles on some spaces."""
    return [tiles.get(number, income) for number, income in enumerate(printed()["river"]["spaces"], start=1)]


@pytest.mark.parametrize(
    ("counts", "spaces"),
    [
        ((6, 6, 6, 6, 1), (6, 12, 18, 24)),
        ((6, 6, 6, 6, 6), (6, 12, 18, 24)),
        ((5, 5, 5, 5, 5), (5, 10, 15, 20)),
        ((6, 6, 6, 5, 3), (6, 12, 18, 23)),
        ((1, 1, 1, 1, 1, 1, 1, 1), (1, 2, 3, 4, 5, 6, 7, 8)),
        ((3, 3, 3, 3, 3, 3, 3, 3), (3, 6, 9, 12, 15, 18, 21, 24)),
        ((4, 4, 4, 4, 4, 4, 1), (4, 8, 12, 16, 20, 24)),
    ],
)
def test_r90_counting_stops_at_the_last_space(counts: tuple[int, ...], spaces: tuple[int, ...]) -> None:
    """R-90: a count that hits the last space or goes beyond ends the laying; what lies stays, the rest leaves."""
    game = ganga_setup(*counts)
    game.settle()
    assert game.question == "turn"
    laid = dict(zip(spaces, RIVER_TILES, strict=False))
    assert [game.table.river[number] for number in range(1, 26)] == river(laid)


# ----------------------------------------------------------------


def with_river_tile(tile: str) -> dict[str, Any]:
    """An edition in which one of the river tiles is another one."""
    return {"river_tiles": {"tiles": [*RIVER_TILES[:-1], tile]}}


def test_r91_a_chamber_that_cannot_be_used_is_lost() -> None:
    """R-91: a Master Builder tile with an empty province: nothing happens, the printed 4 money do not come either."""
    game = duel(
        "money 3, boat 6, dice blue 1 purple 5",
        "options ganga",
        "river 7 chamber_master_builder",
        edition=with_river_tile("chamber_master_builder"),
    )
    sail_by_harbour(game, "blue 1", 7)
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].dice) == (7, 3, ["purple 5"])
    assert (game.question, game.to_move) == ("turn", "Bram")


def test_r91_a_chamber_that_can_be_used_must_be_used() -> None:
    """R-91: the Master Builder asks for the difference in dice and for nothing else, occupied or not."""
    game = duel(
        f"money 3, karma 0, boat 6, dice blue 1 purple 1, {PASSING_BY}",
        "options ganga",
        "river 7 chamber_master_builder",
        "board master builder Bram",
        "offer purple 5 fork temple",
        edition=with_river_tile("chamber_master_builder"),
    )
    sail_by_harbour(game, "blue 1", 7)
    assert (game.question, set(game.legal)) == ("tile", {"take purple snake"})
    overbuild(game, "purple snake", "1,2 turned E", "purple 1")
    assert (game["Asha"].fame, game["Asha"].money, game["Asha"].dice) == (2, 3, [])
    assert game["Asha"].tiles == {"1,2": "purple 5 fork temple"}
    assert standing(game, "master builder") == ["Bram"]
    assert game.to_move == "Bram"


def test_r91_the_portuguese_keeps_his_own_condition() -> None:
    """R-91: a Portuguese tile within the last six spaces is lost; so is the printed fame under it."""
    game = duel(
        "boat 19, temple 3, dice blue 1",
        "options ganga",
        "river 20 chamber_portuguese",
        edition=with_river_tile("chamber_portuguese"),
    )
    sail_by_harbour(game, "blue 1", 20)
    assert (game["Asha"].boat, game["Asha"].fame) == (20, 0)
    assert (game.question, game.to_move) == ("turn", "Bram")


def test_r91_the_yogi_on_the_river_needs_no_worker_and_no_die() -> None:
    """R-91: Bram sits with the Yogi; Asha's boat gets her 2 karma and a die all the same."""
    game = duel("karma 0, boat 6, dice blue 1", "options ganga", "river 7 chamber_yogi", "board yogi Bram")
    sail_by_harbour(game, "blue 1", 7)
    assert (game.question, game["Asha"].karma) == ("choose", 2)
    game.play("choose orange")
    chance(game, "die orange 5")
    assert (game["Asha"].dice, game["Asha"].unplaced, game.to_move) == (["orange 5"], 2, "Bram")
    assert standing(game, "yogi") == ["Bram"]


def test_r91_the_raja_on_the_river() -> None:
    """R-91: 3 money and an upgrade instead of the printed 4 money."""
    game = duel("money 3, boat 6, dice blue 1", "options ganga", "river 7 chamber_raja")
    sail_by_harbour(game, "blue 1", 7)
    assert (game.question, game["Asha"].money) == ("upgrade", 6)
    game.play("upgrade palace")
    assert game["Asha"].levels == {"temple": 2, "palace": 3, "fort": 2, "mill": 2}
    assert game.to_move == "Bram"


# ----------------------------------------------------------------


def test_r92_the_boat_sails_one_to_three_free_spaces_further() -> None:
    """R-92: the tile lies on 7, boats on 8 and 10: 9, 11 or 12, and staying is no answer."""
    game = rajas("Asha: money 3, boat 6, dice blue 1 | Bram: boat 8 | Cleo: boat 10 | options ganga | river 7 sail3")
    sail_by_harbour(game, "blue 1", 7)
    assert (game.question, set(game.legal)) == ("sail", {"sail to 9", "sail to 11", "sail to 12"})
    assert game["Asha"].money == 3
    game.play("sail to 12", "upgrade temple")
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].levels["temple"]) == (12, 3, 3)
    assert game.to_move == "Bram"


def test_r92_only_the_last_space_pays() -> None:
    """R-92: sailing on to 10 brings its blue die and nothing of 7, 8 and 9."""
    game = duel("money 3, boat 6, dice blue 1", "options ganga", "river 7 sail3")
    sail_by_harbour(game, "blue 1", 7)
    assert set(game.legal) == {"sail to 8", "sail to 9", "sail to 10"}
    game.play("sail to 10")
    chance(game, "die blue 2")
    assert (game["Asha"].boat, game["Asha"].money, game["Asha"].dice) == (10, 3, ["blue 2"])
    assert game.to_move == "Bram"


def test_r92_before_the_end_one_space_is_left() -> None:
    """R-92: from 24 the boat must sail to the last space, also where another boat lies there."""
    game = duel("karma 1, boat 23, dice blue 1", "options ganga", "river 24 sail3", bram="boat 25")
    sail_by_harbour(game, "blue 1", 24)
    assert (game.question, set(game.legal)) == ("sail", {"sail to 25"})
    game.play("sail to 25")
    assert (game["Asha"].boat, game["Asha"].fame, game.to_move) == (25, 2, "Bram")


def test_r92_the_bridge_is_crossed_as_in_every_move() -> None:
    """R-92: from 16 to 18 the boat passes the bridge and wins the worker there."""
    game = duel("karma 0, boat 15, dice blue 1", "options ganga", "river 16 sail3")
    sail_by_harbour(game, "blue 1", 16)
    assert set(game.legal) == {"sail to 17", "sail to 18", "sail to 19"}
    game.play("sail to 18")
    assert (game["Asha"].boat, game["Asha"].workers, game["Asha"].unplaced) == (18, 4, 3)


# ----------------------------------------------------------------

PRINTED_CHAMBER = ("money 3, boat 3, dice blue 1", 4, ())
DANCER_TILE = ("money 3, boat 6, dice blue 1", 7, ("options ganga", "river 7 chamber_dancer"))


def free_dancer(game: RajasGame, space: int) -> None:
    """The boat sails to a chamber space or to the Dancer's tile; the two dice are taken."""
    sail_by_harbour(game, "blue 1", space)
    if space == 4:
        assert game.question == "chamber"
        game.play("visit dancer")
    two_dice(game)


@pytest.mark.parametrize("level", ["", "advanced, "])
@pytest.mark.parametrize(("asha", "space", "clauses"), [PRINTED_CHAMBER, DANCER_TILE])
def test_r94_a_free_dancer_draws_a_white_tile(asha: str, space: int, clauses: tuple[str, ...], level: str) -> None:
    """R-94: in the basic game and with mixed levels a Dancer on the river draws blind and pays at once."""
    game = duel(f"{level}{asha}", *clauses, "white money3 karma1", "board dancer Bram")
    free_dancer(game, space)
    assert (game.question, set(game.legal)) == ("draw", {"draw white money3", "draw white karma1"})
    chance(game, "draw white money3")
    assert (game["Asha"].money, game["Asha"].dice, game.to_move) == (6, ["blue 4", "green 4"], "Bram")
    assert standing(game, "dancer") == ["Bram"]


@pytest.mark.parametrize(
    ("asha", "space", "clauses"),
    [PRINTED_CHAMBER, (DANCER_TILE[0], DANCER_TILE[1], ("options navaratna ganga", "river 7 chamber_dancer"))],
)
def test_r94_a_free_dancer_offers_a_token(asha: str, space: int, clauses: tuple[str, ...]) -> None:
    """R-94: in the Navaratna variant a Dancer on the river asks for a token, which may be declined."""
    game = duel(asha, *(clauses or ("options navaratna",)), "display yellow money5, red money7")
    free_dancer(game, space)
    assert (game.question, set(game.legal)) == ("token", {"token yellow money5", "token red money7", "decline"})
    game.play("token yellow money5", "onto 3,1 W")
    assert game["Asha"].tokens == {"3,1 W": "yellow money5"}
    assert (game["Asha"].money, game["Asha"].dice, game.to_move) == (3, ["blue 4", "green 4"], "Bram")


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "limits"),
    [
        ({}, [10, 10]),
        ({"ganga": True}, [10, 10]),
        ({"navaratna": True}, [8, 8]),
        ({"navaratna": True, "ganga": True}, [8, 8]),
        ({"mixed": ["advanced", "beginner"]}, [8, 10]),
        ({"mixed": ["beginner", "advanced"], "ganga": True}, [10, 8]),
    ],
)
def test_r95_options_that_go_together(options: dict[str, Any], limits: list[int]) -> None:
    """R-95: the Ganga module goes with everything; each seat has the Kali board of its option."""
    game: RajasGame = Game.new("rajas", ["Asha", "Bram"], options=options, seed=7)
    assert (game.question == "count") == ("ganga" in options)
    game.settle()
    assert game.question == ("onto" if "navaratna" in options else "turn")
    assert [game["Asha"].limit, game["Bram"].limit] == limits
    tiles = [game.table.river[number] for number in range(1, 26)]
    assert (tiles != printed()["river"]["spaces"]) == ("ganga" in options)


@pytest.mark.parametrize(
    "options",
    [
        {"navaratna": True, "mixed": ["advanced", "beginner", "beginner"]},
        {"navaratna": True, "ganga": True, "mixed": ["advanced", "beginner", "beginner"]},
        {"mixed": ["advanced", "advanced", "advanced"]},
        {"mixed": ["beginner", "beginner", "beginner"]},
        {"mixed": ["beginner", "beginner", "beginner"], "ganga": True},
        {"mixed": ["advanced", "beginner"]},
        {"mixed": ["advanced", "beginner", "expert"]},
        {"monsoon": True},
    ],
)
def test_r95_everything_else_is_refused_with_the_reason(options: dict[str, Any]) -> None:
    """R-95: Navaratna with mixed levels, one level for all seats, levels that do not fit, unknown options."""
    with pytest.raises(OptionError) as refusal:
        Game.new("rajas", ["Asha", "Bram", "Cleo"], options=options, seed=7)
    assert str(refusal.value).strip() != ""
