"""Perft: how many positions there are after so many answers, counted by hand from the rules.

A fuzzer plays what is offered and cannot see what is missing. These numbers can. Every position is made small: all
bowls of Akbar hold neutral markers and nobody has an influence step, so that order phases pass unasked.

When Teal's turn is over Pink is asked. All her workers are out and one of them lies in the quarry, so that she has no
meditation and one main action, the forced Peon (A-58), and then keeps 0, 1 or 2 sandstone: 1 answer, then 3.
"""

from doab.agra import AgraGame, agra
from doab.core.kit import continuations, divide, perft

PINK = "Pink: workers 0, lying quarry"
ALL_BOWLS = "neutral akbar cement brick statue plank paper book curry dye painting oil cloth clothes"
TABLE = f"merchant cotton-farm | {ALL_BOWLS}"
EVERYTHING = "built cement plank curry oil brick paper dye cloth statue book painting clothes"


def counts(game: AgraGame, depths: int) -> list[int]:
    return [perft(game, depth) for depth in range(1, depths + 1)]


def test_a33_architect_payment_tree() -> None:
    """A-33, A-71 … A-73: Paper, the only building that is missing, costs 4; Teal has sandstone 1, wood 2, cement 2."""
    but_paper = EVERYTHING.replace(" paper", "")
    game = agra(f"Teal: goods sandstone 1 wood 2 cement 2 | {PINK} | {but_paper} | {TABLE} | asks Teal: action")
    game.play("place architect")
    # Payments of at least 4 without a superfluous marker: sandstone and wood count 1, cement 2, two kinds one more.
    #      sandstone + cement = 1 + 2 + 1 · sandstone + wood + wood = 3 + 1 · wood + cement = 1 + 2 + 1
    #      cement + cement = 4
    #      not: wood + wood + cement (a wood too much), sandstone + wood + cement, anything beside two cement
    # 1. raise one of three guilds, build paper, skip: 5
    # 2. raised or skipped: Pink's Peon, 4 × 1; build paper: first sandstone, wood or cement, 3: together 7
    # 3. Pink keeps 0 to 2: 4 × 3 = 12; after sandstone: wood or cement; after wood: cement; after cement: cement, 4: 16
    # 4. Teal's next turn: lay architect or end meditation: 12 × 2 = 24
    #      three payments are complete and have 4 bonus tiles of level 3 each: 12; sandstone, wood: wood: 1
    #      24 + 12 + 1 = 37
    assert counts(game, 4) == [5, 7, 16, 37]
    game.play("build paper")
    assert continuations(game, "materials") == [
        ("pay sandstone", "pay wood", "pay wood"),
        ("pay sandstone", "pay cement"),
        ("pay wood", "pay cement"),
        ("pay cement", "pay cement"),
    ]
    # From here: 3 goods; 4 pairs; 13 as above; then the wood that is left is processed:
    #      sandstone + cement leave 2 wood, so move 0 to 2 after each of 4 tiles: 12; wood + cement leave 1: 4 × 2 = 8;
    #      cement + cement leave 2: 12; sandstone + wood + wood is now complete and has 4 tiles: together 36
    assert counts(game, 4) == [3, 4, 13, 36]


def test_a89_trader_giving_and_taking() -> None:
    """A-88, A-89: wood, turmeric and cement, once each; a token makes sandstone worth 2."""
    game = agra(f"Teal: goods wood 1 turmeric 1 cement 1 | {PINK} | {TABLE} | asks Teal: action")
    game.play("place trader")
    # Three goods to begin with, an end, and price changes on 4 goods of value 1, 8 of value 2, 4 of value 3:
    #      token 1 showing 1: 4 + 8, showing 2: 4 + 8 + 4; token 2 showing 2: 16, showing 3: 8 + 4
    #      token 3 showing 3: 8 + 4, showing 4: 4; together 12 + 16 + 16 + 12 + 12 + 4 = 72
    assert counts(game, 1) == [3 + 1 + 72]
    game.play("price 1 on sandstone showing 2")
    # Worth 1 now: wood, turmeric, cotton; worth 2: sandstone and the eight processed goods; worth 3: four luxury goods.
    # 1. give wood, give turmeric, give cement, end trading: 4
    # 2. after wood: turmeric or cement, not enough yet: 2; after turmeric: cement: 1
    #      after cement nothing is left to give: take wood, turmeric or cotton: 3
    #      after the end: Pink's Peon: 1; together 7
    # 3. wood, turmeric: cement or enough: 2
    #      wood, cement (worth 3, take 2): any good worth 2 but cement, 8; turmeric or cotton first: 10
    #      turmeric, cement: the same with wood: 10
    #      cement is traded for one of three: Pink's Peon: 3; after the end: Pink keeps 0 to 2: 3; together 28
    # 4. all three (worth 4, take 3 in board order, without the three): sandstone, before cotton;
    #      cotton; one of four luxury goods: 6
    #      wood, turmeric, enough: cotton: 1
    #      wood, cement: 8 exchanges are complete and Pink is asked; turmeric, then turmeric or cotton;
    #      cotton, then cotton: 11
    #      turmeric, cement: the same with wood: 11; cement: Pink keeps 0 to 2: 3 × 3 = 9
    #      after the end Teal's next turn: lay trader or end meditation: 3 × 2 = 6; together 44
    assert counts(game, 4) == [4, 7, 28, 44]
    assert divide(game, 4) == {"give wood": 7 + 11, "give turmeric": 11, "give cement": 9, "end trading": 6}
    # All exchanges: cement for 1 of 3; wood + turmeric for cotton; wood + cement and turmeric + cement for one
    # of 8 goods or one of 3 pairs; all three for one of 4 luxury goods, one of 8 goods with cotton, or three cotton: 39
    assert exchanges(game) == 3 + 1 + 11 + 11 + 13


def exchanges(game: AgraGame) -> int:
    """All ways to give and take goods until the exchange is complete."""
    if game.question not in ("trader", "giving", "taking"):
        return 1
    total = 0
    for answer in game.legal:
        if answer != "end trading":
            twin = game.copy()
            twin.play(answer)
            total += exchanges(twin)
    return total


def test_a78_sailor_with_single_and_double_deliveries() -> None:
    """A-76, A-78, A-83, A-84: oil 2, wood 1, sandstone 1, and the Cook wants oil and wood. One delivery is free."""
    game = agra(f"Teal: goods oil 2 wood 1 sandstone 1 | {PINK} | river cook | {TABLE} | asks Teal: action")
    game.play("place sailor")
    # 1. pay one of three goods, deliver oil, deliver wood, end: 6
    # 2. pay oil (3 deliveries, one oil left): oil, wood, end: 3; pay wood (2 deliveries): oil, oil twice, end: 3
    #      pay sandstone (2): oil, oil twice, wood, end: 4; deliver oil (0 left): pay oil, wood or sandstone, end: 4
    #      deliver wood: pay oil or sandstone, end: 3; end: Pink's Peon: 1; together 18
    # 3. Where nothing can be delivered or paid any more, the action is over and the influence of the Cook is asked: 2.
    #      pay oil: oil, then wood or end: 2; wood, then oil or end: 2; end: Pink 1; 5
    #      pay wood: oil, and no wood is left: 2; oil twice: 2; end: 1; 5
    #      pay sandstone: oil, then wood or end: 2; oil twice: 2; wood, then one oil (not two) or end: 2; end: 1; 7
    #      deliver oil: pay oil, then wood or end: 2; pay wood: 2; pay sandstone, then wood or end: 2; end: 2; 8
    #      deliver wood: pay oil, then oil or end: 2; pay sandstone, then oil or end: 2; end: 2; 6
    #      end: Pink keeps 0 to 2: 3; together 34
    # 4. Whoever fills both slots has won the Cook and is asked for influence too: every pair above becomes 2 + 2.
    #      After influence, raised or not, Pink is asked: every 2 stays 2. After an end without deliveries: 3.
    #      pay oil: 4 + 4 + 3 = 11; pay wood: 2 + 2 + 3 = 7; pay sandstone: 4 + 2 + 4 + 3 = 13
    #      deliver oil: 4 + 2 + 4 + 2 = 12; deliver wood: 4 + 4 + 2 = 10
    #      end: Teal's next turn: lay sailor or end meditation: 3 × 2 = 6; together 59
    assert counts(game, 4) == [6, 18, 34, 59]
    assert divide(game, 4) == {
        "pay sandstone": 13,
        "pay wood": 7,
        "pay oil": 11,
        "deliver oil to cook": 12,
        "deliver wood to cook": 10,
        "end sailing": 6,
    }


def test_a146_portuguese_payments() -> None:
    """A-146: wood 2, cement 1, oil 1 may be paid together up to a value of 4; there is nobody to deliver to."""
    game = agra(
        f"Teal: goods wood 2 cement 1 oil 1, contracts portuguese_trader | {PINK} | river none | {TABLE}"
        " | asks Teal: action"
    )
    game.play("place sailor")
    # 1. pay wood, cement or oil, end sailing: 4
    # 2. wood (1): wood, cement, oil, enough: 4; cement (2): oil, enough: 2; oil (2): nothing behind it, so the
    #      action is over and Pink is asked: 1; end: Pink: 1; together 8
    # 3. wood, wood (2): cement, oil, enough: 3; wood, cement (3), wood, oil (3) and wood, enough: Pink: 3
    #      cement, oil (4) and cement, enough: Pink: 2; oil and end: Pink keeps 0 to 2: 3 + 3; together 14
    assert counts(game, 3) == [4, 8, 14]


def meditating(options: str = "") -> AgraGame:
    """Three workers stand, and all of Teal's are out. Farmers on square 2 can go to 3 only, as 1 is covered."""
    farmers = ", ".join(f"farmer {side} 2" for side in ("north", "east", "south", "west"))
    return agra(
        f"Teal: standing sailor trader quarry, workers 0, {farmers} | {PINK.replace('quarry', 'woodcutter')}"
        f" | blocked cover | {TABLE} | asks Teal{options}"
    )


def test_a44_workers_are_laid_down_in_board_order() -> None:
    """A-42, A-44, A-46: each worker brings one point; a point moves one of four farmers, and that ends the laying."""
    game = meditating()
    # 1. lay sailor, trader or quarry; end: 4
    # 2. lay sailor (1 point): trader, quarry, 4 farmers, end: 7; lay trader: quarry, 4 farmers, end: 6
    #      lay quarry: 4 farmers, end: 5; end: the Peon on one of three own workers: 3; together 21
    # 3. lay sailor: trader (2 points): quarry, 4 farmers, end: 6; quarry: 4 farmers, end: 5
    #      a farmer: the point is spent and nobody can lie down, so the main action: 4 × 3; end: 3; together 26
    #      lay trader: quarry: 4 farmers, end: 5; a farmer: 4 × 3; end: 3; together 20
    #      lay quarry: a farmer: 4 × 3; end: 3; together 15
    #      end: Peon on the sailor, without goods: Pink's Peon: 1; on the trader: 72 price changes and the end: 73
    #      on the quarry: two free squares west, none north: produce 0 to 2: 3; together 77
    #      26 + 20 + 15 + 77 = 138
    assert counts(game, 3) == [4, 21, 138]


def test_a42_workers_are_laid_down_between_actions_with_the_switch() -> None:
    """A-42, switch `meditation_interleave`: after an action all who still stand may lie down, in board order again."""
    game = meditating(" | options meditation_interleave")
    # As above, but after a farmer there are two workers to be laid down, or the end, instead of three Peons: 3 again
    assert counts(game, 3) == [4, 21, 138]
    game.play("lay quarry", "farmer north 3")
    # 1. lay sailor, lay trader, end: 3
    # 2. lay sailor (1 point): trader, farmers north 2 and 4 (square 3 is free around him), east, south, west 3, end: 7
    #      lay trader: five farmers, end: 6; end: three Peons: 3; together 16
    assert counts(game, 2) == [3, 16]


def test_a97_shortage_tree() -> None:
    """A-97: no marker in the supply; wood 2, oil 1 and one favour can be freed for up to two sandstone."""
    pink = PINK.replace("quarry", "woodcutter")  # or Teal would send her worker home
    game = agra(f"Teal: supply 0, goods wood 2 oil 1, favour 1 | {pink} | {TABLE} | asks Teal: action")
    game.play("place quarry")
    # 1. produce 0, 1 or 2: 3
    # 2. none: Pink's Peon: 1; one: free wood, oil or favour, or forfeit: 4; two: the same 4; together 9
    # 3. none: Pink keeps 0 to 2 wood: 3; one: stored or forfeited, Pink is asked: 4
    #      two: after wood: wood, oil, favour, forfeit: 4; after oil: wood, favour, forfeit: 3; after favour: wood, oil,
    #      forfeit: 3; forfeit: Pink: 1; together 3 + 4 + 11 = 18
    # 4. none: Teal's next turn: lay quarry or end meditation: 3 × 2 = 6; one: 4 × 3 = 12
    #      two: Pink is asked after each of 4 + 3 + 3; after forfeit she keeps 0 to 2: 10 + 3 = 13; together 31
    assert counts(game, 4) == [3, 9, 18, 31]
    game.play("produce 2")
    assert [series[0] for series in continuations(game, "free")] == [
        *(["free wood"] * 4),
        *(["free oil"] * 3),
        *(["free favour"] * 3),
        "forfeit",
    ]


def test_a30_two_others_follow() -> None:
    """A-30, A-162: Teal has wood 2, Pink wood 1, Gold wood 2, favour 2 and tile 2. Gold's workers are out, too."""
    game = agra(
        f"Teal: goods wood 2 | {PINK}, goods wood 1"
        " | Gold: workers 0, lying woodcutter, goods wood 2, favour 2, tiles 2"
        f" | built paper | {TABLE} | asks Teal: action"
    )
    game.play("place paper")
    # 1. move 0, 1 or 2: 3
    # 2. none: nobody follows, Pink's Peon: 1; one or two: Pink follows or not: 2 each; together 5
    # 3. none: Pink keeps 0 to 2: 3; else Gold follows, follows twice or does not: 2 × 2 × 3 = 12; together 15
    # 4. none: Gold's meditation, only because of favour action 1, which two favour allow: favour 1 or end: 3 × 2 = 6
    #      else, if both followed, Teal has two favour and is asked after that: favour 1 or go on: 2 × 2
    #      if one or nobody did, Pink is asked: 1 if Pink alone followed, 3 after Pink's no; 8 for each number: 6 + 16
    assert counts(game, 4) == [3, 5, 15, 22]


def test_a110_painting_tree() -> None:
    """A-107, A-110, A-124: artisans on 2, merchants on 8, scholars at the top; no worker is on the board."""
    game = agra(
        f"Teal: goods painting 1, artisans 2, merchants 8, scholars 9 | {PINK} | round 4 | ending 5 | {TABLE}"
        " | asks Teal: end"
    )
    # 1. use painting, end turn: 2
    # 2. raise artisans or merchants, not scholars: 2; end: Pink's Peon: 1; together 3
    # 3. artisans enter step 3: a favour or one of three tiles: 4; merchants, then artisans: 1; Pink keeps 0 to 2: 3; 8
    # 4. favour: raise merchants: 1; a tile: one of 11 comes up: 3 × 11; after artisans as the second: 4
    #      the next round begins with Teal's painting: use it, or end meditation: 3 × 2; together 1 + 33 + 4 + 6 = 44
    assert counts(game, 4) == [2, 3, 8, 44]
    assert perft(game, 4, through_chance=False) == 1 + 3 + 4 + 6
