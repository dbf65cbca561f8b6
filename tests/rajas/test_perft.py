"""Perft: how many positions there are after so many answers, counted by hand from the rules.

A fuzzer plays what is offered and cannot see what is missing. These numbers can. In each position all spaces of the
board but one are occupied, so that every answer can be listed; the comments list them, one line for each step. When
Asha's turn is over Bram is asked: he has a worker, but neither money nor dice, and every space is taken, so he can only
pass (R-08).
"""

import pytest

from doab.core.kit import continuations, divide, perft
from doab.rajas import RajasGame, rajas

# The spaces of both sides of the board and their number; with three players the covered ones are left out.
CHAMBERS = {"great mogul": 1, "dancer": 1, "yogi": 1, "raja": 1, "master builder": 1, "portuguese": 1}
MARKETS = {"tea market": 1, "silk market": 1, "spices market": 1}
BALCONIES = {
    "blue to orange balcony": 1,
    "orange to purple balcony": 1,
    "purple to green balcony": 1,
    "green to blue balcony": 1,
}
COLOURS = ("blue", "green", "orange", "purple")
STACKS = tuple(f"{colour} {back}" for colour in COLOURS for back in ("snake", "cow", "tiger"))
TWO_PLAYERS = {
    "quarry": 4,
    "harbour": 3,
    "mixed market": 1,
    "low terrace": 1,
    **{f"{colour} terrace": 1 for colour in COLOURS},
    **MARKETS,
    **BALCONIES,
    **CHAMBERS,
}
THREE_PLAYERS = {
    **TWO_PLAYERS,
    "quarry": 7,
    "harbour": 4,
    "mixed market": 2,
    **{f"{colour} terrace": 2 for colour in COLOURS},
}


def board_with_only(free: str, spaces: dict[str, int]) -> str:
    """The clause of a board on which Bram's colour stands everywhere but on the spaces of one kind."""
    return "board " + ", ".join(f"{kind}{' Bram' * number}" for kind, number in spaces.items() if kind != free)


def only_on_offer(tile: str, stack: str) -> str:
    """The clauses of an offer of one tile, the last of its stack: when it is bought, nothing is turned up."""
    return f"last {tile} | empty {', '.join(other for other in STACKS if other != stack)}"


def counts(game: RajasGame, depths: int) -> list[int]:
    return [perft(game, depth) for depth in range(1, depths + 1)]


def test_payment_tree() -> None:
    """R-22, R-24: Asha buys a tile of cost 9 with blue 4, 4, 3, 1 and two karma."""
    game = rajas(
        "Asha: money 1, karma 2, dice blue 4 4 3 1, unplaced 1 | Bram: money 0, unplaced 1 | asks Asha"
        f" | {board_with_only('quarry', TWO_PLAYERS)} | {only_on_offer('blue 9 bend palace temple', 'blue tiger')}"
    )
    # 1. place quarry: 1
    # 2. take blue tiger: 1
    # 3. A bend joins N–E, E–S, S–W or W–N (turned N, E, S, W). Three roads of the residence wait:
    #      at 1,2 for an E (turned N, E), at 2,3 for an N (turned N, W), at 1,4 for a W (turned S, W): 2 + 2 + 2 = 6
    # A payment suffices, and neither a die nor a flip can be left out. A 3 turned (3*) is a 4, a 1 turned (1*) is a 6.
    #      4 4 3 = 11 · 4 4 1 = 9 · 4 1 3* = 9 · 4 1* = 10 · 3 1* = 9; turned dice come last
    #      not: 4 4 3*, as 4 4 3 suffices; 3* 1*, as 3 1* suffices; 4 3 1*, as 4 1* suffices
    # 4. the first die, 4 or 3: 6 × 2 = 12
    # 5. after 4: 4, 1 or 1*; after 3: 1*: 6 × (3 + 1) = 24
    # 6. after 4 4: 3 or 1; after 4 1: 3*; 4 1* and 3 1* are paid, and Bram passes: 2 + 1 + 1 + 1 = 5.
    #      On 1,4 turned W the bend reaches the boat of 1,4 N, which may sail to 1 or stay: 2 + 1 + 2 + 2 = 7.
    #      5 × 5 + 7 = 32
    assert counts(game, 6) == [1, 1, 6, 12, 24, 32]
    assert divide(game, 6) == {"place quarry": 32}
    game.play("place quarry", "take blue tiger", "lay 2,3 turned N")
    assert continuations(game, "pay") == [
        ("pay blue 4", "pay blue 4", "pay blue 3"),
        ("pay blue 4", "pay blue 4", "pay blue 1"),
        ("pay blue 4", "pay blue 1", "pay blue 3 flipped"),
        ("pay blue 4", "pay blue 1 flipped"),
        ("pay blue 3", "pay blue 1 flipped"),
    ]


def test_harbour_tree_with_jumped_boats() -> None:
    """R-28, R-56: Asha's boat on 3 jumps over Bram's on 4 and Chitra's on 6."""
    game = rajas(
        "Asha: money 0, karma 1, boat 3, dice blue 2 green 5 orange 1, unplaced 1"
        " | Bram: money 0, boat 4, unplaced 1 | Chitra: boat 6, unplaced 0 | asks Asha"
        f" | {board_with_only('harbour', THREE_PLAYERS)}"
    )
    # 1. place harbour, whose first space costs nothing: 1
    # 2. pay blue 2; pay green 5 flipped (a 2, for the only karma); pay orange 1: 3
    #      not: green 5 as it is, blue 2 flipped (a 5), orange 1 flipped (a 6)
    # 3. free spaces are 5, 7, 8, …: blue 2 and green 5 flipped sail to 5 or 7, orange 1 sails to 5: 2 + 2 + 1 = 5
    # 4. Space 5 brings a purple die for each karma: one with karma 1 (six results), none with karma 0.
    #      Space 7 brings 4 money. Then Bram passes, for the next harbour space costs 1.
    #      blue 2: 6 + 1; green 5 flipped: 1 + 1; orange 1: 6; together 15
    assert counts(game, 4) == [1, 3, 5, 15]
    game.play("place harbour")
    assert divide(game, 3) == {"pay blue 2": 7, "pay green 5 flipped": 2, "pay orange 1": 6}


def test_master_builder_tree() -> None:
    """R-49 … R-55: one tile is on offer, three own tiles could be covered, two dice show a 5."""
    game = rajas(
        "Asha: money 0, karma 0, dice green 5 purple 5 2, unplaced 1"
        ", tile orange 5 fork palace at 2,3 turned N"
        ", tile blue 3 bend tea1 at 3,3 turned N"
        ", tile green 4 bend fort at 2,4 turned S"
        " | Bram: money 0, unplaced 1 | asks Asha"
        f" | {board_with_only('master builder', TWO_PLAYERS)}"
        f" | {only_on_offer('purple 7 fork spices2 silk1', 'purple cow')}"
    )
    # The fork on 2,3 has roads N, E, S and joins the other two: 3,3 by its S, 2,4 by its E.
    # 1. place master builder: 1
    # 2. pay green 5 (purple 5 and 2 are left) or pay purple 5 (purple 2 is left): 2
    # 3. take purple cow, after either: 2
    # 4. A fork has roads N–E–S, E–S–W, S–W–N, W–N–E (turned N, E, S, W).
    #      over 2,3, difference 2, it must keep N, E and S: turned N
    #      over 3,3, difference 4, it must have N: turned N, S, W
    #      over 2,4, difference 3, it must have W: turned E, S, W
    #      after green 5 all of them; after purple 5 a purple 2 pays only the difference of 2: 7 + 1 = 8
    # 5. after green 5: over 2,3 with purple 5 or 2, over 3,3 and 2,4 with purple 5: 2 + 3 + 3 = 8
    #      after purple 5: over 2,3 with purple 2: 1; together 9
    # 6. three money (spices 2, silk 1), no tile comes up, and Bram passes: 9
    assert counts(game, 6) == [1, 2, 2, 8, 9, 9]
    game.play("place master builder")
    assert divide(game, 4) == {"pay green 5": 8, "pay purple 5": 1}


def test_hand_limit_tree() -> None:
    """R-16 … R-21: nine dice on Kali and two of choice to take; then the dice roll."""
    game = rajas(
        f"Asha: money 0, karma 0, dice blue {'1 ' * 10}, unplaced 1 | Bram: money 0, unplaced 1 | asks Asha"
        f" | {board_with_only('harbour', TWO_PLAYERS)}"
    )
    # 1. place harbour: 1
    # 2. pay blue 1, as all ten dice are alike: 1
    # 3. sail to 1, where two dice of choice wait; nine are held, so there is room for one: 1
    # 4. done, or return blue 1; never more than one: 2
    # 5. done: one die, of 4 colours; returned: the first of two dice, of 4 colours: 4 + 4 = 8
    # 6. done: each of the four is rolled: 4 × 6 = 24
    #      returned: the second die, in the order of the colours: after blue 4, after green 3, after orange 2;
    #      after purple only purple is left, nobody is asked and the first die rolls: 4 + 3 + 2 + 6 = 15; together 39
    # 7. done: Bram passes: 24
    #      returned: nine pairs roll their first die, two purple dice the second: 9 × 6 + 6 × 6 = 90; together 114
    assert counts(game, 7) == [1, 1, 1, 2, 8, 39, 114]
    # Ten different pairs of colours, and thirty-six results of two dice: 360 ways to take two dice, 24 to take one.
    game.play("place harbour", "pay blue 1", "sail to 1")
    assert divide(game, 5, through_chance=False) == {"done": 4, "return blue 1": 10}


def test_navaratna_token_tree() -> None:
    """R-84, R-88: Asha owns one worker less than Bram and has none left: one yield tile, if a place is free."""
    game = rajas(
        "Asha: money 0, workers 3, unplaced 0"
        ", token red money7 at 4,1 W, token red upgrade at 4,5 E"
        ", token brown fame2_per_bend at 1,4 N"
        ", token yellow blue2 at 2,1 N, token yellow green2 at 3,1 W"
        " | Bram: money 0, workers 4, unplaced 1 | options navaratna | start Bram | asks Bram"
        f" | {board_with_only('mixed market', TWO_PLAYERS)}"
        " | display yellow money5, yellow money5, red any2, brown fame_per_worker"
    )
    # 1. Bram has no market: place mixed market (without effect, R-09) or pass: 2
    # 2. Asha: token yellow money5 (both are alike), token brown fame_per_worker or decline: 2 × 3 = 6
    #      not red any2: both red places are taken
    # 3. yellow: onto 2,5 N or 3,5 E: 2
    #      brown goes to 3,3 S, its only place, and the round is over, as after decline. Bram stands with the Great
    #      Mogul and begins, with no dice and no money: mixed market, low terrace, four high terraces: 6 + 6
    #      2 × (2 + 6 + 6) = 28
    assert counts(game, 3) == [2, 6, 28]
    game.play("pass")
    assert divide(game, 2) == {"token yellow money5": 2, "token brown fame_per_worker": 6, "decline": 6}


def test_reroll_tree() -> None:
    """R-27: any of the dice blue 1, blue 1, green 3 are rolled again, once and together."""
    game = rajas(
        "Asha: money 0, dice blue 1 1 green 3, unplaced 1 | Bram: money 0, unplaced 1 | asks Asha"
        f" | {board_with_only('low terrace', TWO_PLAYERS)}"
    )
    # 1. place low terrace: 1
    # 2. done, reroll blue 1 or reroll green 3: 3
    # 3. done: Bram passes 1; after blue 1: done, blue 1, green 3; after green 3 none is left, it rolls: 1 + 3 + 6 = 10
    # 4. done: Bram again 1; blue 1 rolls 6; both blue 1: done or green 3; blue 1 and green 3: the blue one rolls 6;
    #      green 3 has rolled and Bram passes 6: 1 + 6 + 2 + 6 + 6 = 21
    assert counts(game, 4) == [1, 3, 10, 21]


@pytest.mark.parametrize(
    ("spaces", "position"),
    [
        (TWO_PLAYERS, "Asha: money 0 | Bram: money 0, unplaced 1 | asks Bram"),
        (THREE_PLAYERS, "Asha: money 0 | Bram: money 0, unplaced 1 | Chitra: money 0 | asks Bram"),
    ],
)
def test_on_a_full_board_there_is_nothing_but_to_pass(spaces: dict[str, int], position: str) -> None:
    """R-08: the boards of this file are really full."""
    game = rajas(f"{position} | {board_with_only('nothing', spaces)}")
    assert game.legal == ["pass"]
