"""Steps that many tests of Agra take."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from doab.agra import AgraGame, agra
from doab.core import Game

NAMES = ("Teal", "Pink", "Gold", "Plum")

GOODS = (
    *("sandstone", "wood", "turmeric", "cotton"),
    *("cement", "plank", "curry", "oil"),
    *("brick", "paper", "dye", "cloth"),
    *("statue", "book", "painting", "clothes"),
)

# What the notables want, top slot first; the rows are the levels I to IV.
WANTS_BY_LEVEL: tuple[dict[str, tuple[str, ...]], ...] = (
    {
        "portuguese_trader": ("cloth", "turmeric"),
        "sufi": ("curry", "sandstone"),
        "takshaka": ("brick", "turmeric"),
        "mahout": ("cement", "wood"),
        "khatib": ("paper", "cotton"),
        "french_trader": ("plank", "sandstone"),
        "dyer": ("dye", "cotton"),
        "cook": ("oil", "wood"),
    },
    {
        "muezzin": ("paper", "oil"),
        "jagirdar": ("dye", "plank"),
        "caliph": ("cloth", "curry"),
        "calligrapher": ("paper", "curry"),
        "mullah": ("brick", "oil"),
        "english_trader": ("cloth", "plank"),
        "mosaic_maker": ("dye", "cement"),
    },
    {
        "mujtahida": ("statue", "curry"),
        "dutch_trader": ("clothes", "plank"),
        "painter": ("painting", "oil"),
        "subadar": ("book", "cement"),
        "sadr_us_sudur": ("painting", "brick"),
    },
    {
        "grand_mufti": ("book", "cloth", "cement"),
        "grand_imam": ("statue", "paper", "oil"),
        "court_artist": ("painting", "brick", "cloth"),
        "dewan": ("clothes", "dye", "plank"),
    },
)
WANTS = {key: wants for level in WANTS_BY_LEVEL for key, wants in level.items()}
LEVEL = {key: number for number, level in enumerate(WANTS_BY_LEVEL, 1) for key in level}

# How many contracts of the levels I to IV have been fulfilled, at least, when the boat lies at pier 1, 2, …
FULFILLED = ((0, 0, 0, 0), (2, 0, 0, 0), (2, 1, 0, 0), (2, 2, 0, 0), (2, 2, 1, 0), (2, 2, 1, 1))
FILLERS = (
    ("takshaka", "khatib", "mahout"),
    ("muezzin", "caliph", "english_trader"),
    ("subadar", "dutch_trader"),
    ("grand_mufti", "dewan"),
)

GOING_ON = {
    "meditation": "end meditation",
    "after action": "open orders",
    "orders": "skip orders",
    "end": "end turn",
}

# What ends the action of a space without doing anything there, by the question that the space asks.
DOING_NOTHING = {
    "architect": "skip",
    "sailor": "end sailing",
    "trader": "end trading",
    "botanist": "end gardening",
    "production": "produce 0",
    "processing": "move 0",
}


# ---------------------------------------------------------------- positions


def table(*clauses: str, **items: str) -> AgraGame:
    """A game of the seats that are named: `table("asks Pink", Teal="rupees 3", Pink="favour 4")`."""
    return agra(" | ".join([*(f"{name}: {text or 'rupees 2'}" for name, text in items.items()), *clauses]))


def at_pier(boat: int, *clauses: str, **items: str) -> AgraGame:
    """Four players with the boat at a pier. Plum has won the contracts that this takes and that nobody else has.

    Unless a clause says otherwise the merchant is on the cotton farm and the builder on the tailor's site.
    """
    players = {name: items.get(name, "") for name in NAMES}
    won = [key for text in players.values() for key in _words_after("contracts", text.split(", "))]
    on_the_river = _words_after("river", clauses)
    missing: list[str] = []
    for number, (least, fillers) in enumerate(zip(FULFILLED[boat - 1], FILLERS, strict=True), 1):
        free = [key for key in fillers if key not in won and key not in on_the_river]
        missing += free[: max(0, least - sum(LEVEL[key] == number for key in won))]
    if missing:
        own = _words_after("contracts", players["Plum"].split(", "))
        assert not own, "Plum's contracts are chosen here"
        players["Plum"] = ", ".join([text for text in (players["Plum"], f"contracts {' '.join(missing)}") if text])
    usual = [f"boat {boat}", "merchant cotton-farm", "builder clothes"]
    if boat == 6:
        usual += ["round 4", "ending 5"]
    given = {clause.split()[0] for clause in clauses}
    return table(*clauses, *(clause for clause in usual if clause.split()[0] not in given), **players)


def _words_after(keyword: str, texts: Any) -> list[str]:
    return [word for text in texts if text.startswith(f"{keyword} ") for word in text.split()[1:]]


def about_to_win(key: str, *clauses: str, goods: str = "", teal: str = "", **others: str) -> AgraGame:
    """Teal is about to act, owns the last good that a notable wants and has delivered the others.

    The boat lies where this contract does not move it, except for level IV.
    """
    *before, last = WANTS[key]
    boat = (1, 4, 5, 5)[LEVEL[key] - 1]
    delivered = ", ".join(f"{key} {good} Teal" for good in before)
    own = ", ".join(text for text in (f"goods {last} 1 {goods}".strip(), teal) if text)
    river = () if any(clause.startswith("river ") for clause in clauses) else (f"river {key}",)
    return at_pier(boat, "asks Teal: action", *river, f"delivered {delivered}", *clauses, Teal=own, **others)


def win(game: AgraGame, key: str, space: str = "place sailor") -> None:
    """Deliver the last good that the notable wants with the Sailor."""
    game.play(space, f"deliver {WANTS[key][-1]} to {key}")
    assert key in game["Teal"].contracts


def final_scoring_example(coins: int = 36) -> AgraGame:
    """The rulebook's example of a final scoring, with the game over; Teal is the player who is scored."""
    game = table(
        "start Teal",
        "round 9",
        "ending 9",
        "boat 6",
        "river cook jagirdar painter",
        "asks Plum: end",
        Teal=f"rupees {coins}, contracts subadar grand_imam mullah, orders merchants 1 2, orders scholars 3 4, "
        "merchants 5, scholars 3, tracker 4, akbar curry paper brick dye cloth, uncovered north 1, uncovered north 5, "
        "uncovered east 1, uncovered east 5, uncovered south 1",
        Pink="rupees 20, contracts takshaka khatib, scholars 4, merchants 4",
        Gold="rupees 21, contracts muezzin, scholars 1, merchants 4",
        Plum="rupees 22",
    )
    finish_turn(game)
    assert game.over
    return game


# ---------------------------------------------------------------- going on


def go_on(game: AgraGame, *questions: str) -> None:
    """Play the answer that goes on, if one of these windows is open (without a name: any window)."""
    if game.question is not None and game.question in (questions or GOING_ON):
        game.play(GOING_ON[game.question])


def go_to(game: AgraGame, question: str) -> None:
    """Go on through the windows of this turn until the question is open."""
    owner = game.to_move
    while game.question != question and game.to_move == owner and game.question in GOING_ON:
        go_on(game)
    assert (game.question, game.to_move) == (question, owner)


def finish_turn(game: AgraGame) -> None:
    """End a turn in which the main action is done; it may have ended by itself."""
    owner = game.to_move
    while game.to_move == owner and game.question in ("after action", "orders", "end"):
        go_on(game)


def do_nothing(game: AgraGame) -> None:
    """End the action of the space without doing anything there."""
    if game.question in DOING_NOTHING:
        game.play(DOING_NOTHING[game.question])


def quiet_turn(game: AgraGame) -> str:
    """Whoever is asked takes a space without the merchant, if possible an empty one, and does nothing: who it was."""
    go_on(game, "meditation")
    owner = game.to_move
    taken = {space for name in game.names for space in [*game[name].standing, *game[name].lying]}
    order = ("trader", "botanist", "architect", "quarry", "woodcutter", "turmeric-farm", "cotton-farm", "sailor")
    spaces = [space for space in order if f"place {space}" in game.legal and space != game.table.merchant]
    game.play(f"place {next((space for space in spaces if space not in taken), spaces[0])}")
    do_nothing(game)
    finish_turn(game)
    assert isinstance(owner, str)
    return owner


def answer(game: AgraGame, question: str, text: str) -> None:
    """Answer a question that need not be asked where it leaves no choice."""
    if game.question == question:
        game.play(text)


def roll(game: AgraGame, question: str, pips: int) -> None:
    """The die for the merchant or the builder."""
    assert (game.question, game.to_move) == (question, "chance")
    game.play(f"die {pips}")


def end_sailing(game: AgraGame) -> None:
    """End the Sailor's action, if it has not ended by itself."""
    if game.question == "sailor":
        game.play("end sailing")


def climb(game: AgraGame) -> None:
    """Take every step of influence that is offered after deliveries."""
    while game.question == "influence":
        game.play(next((text for text in game.legal if text.startswith("raise ")), "done"))


def pay_materials(game: AgraGame, *goods: str) -> None:
    """Pay building materials; what leaves no choice may be paid already."""
    for good in goods:
        answer(game, "materials", f"pay {good}")


def refill_display(game: AgraGame) -> None:
    """Let chance turn up whatever favour tile comes first."""
    while game.question == "favour tile":
        game.play(next(iter(game.legal)))


# ---------------------------------------------------------------- scoring


def total(items: str, *clauses: str, boat: int = 1) -> int:
    """What Teal would score now."""
    score = at_pier(boat, "asks Teal: action", *clauses, Teal=items)["Teal"].score["total"]
    assert isinstance(score, int)
    return score


def worth(key: str, items: str = "rupees 0", *contracts: str) -> int:
    """What a contract adds to the score of a player with these items and other contracts."""
    boat = (1, 3, 5, 6)[LEVEL[key] - 1]
    without = f", contracts {' '.join(contracts)}" if contracts else ""
    return total(f"{items}, contracts {' '.join([*contracts, key])}", boat=boat) - total(items + without, boat=boat)


# ---------------------------------------------------------------- set-up

MEMBERS = {
    "artisans": ("takshaka", "dyer", "cook", "calligrapher", "mosaic_maker", "painter", "court_artist"),
    "merchants": (
        *("portuguese_trader", "mahout", "french_trader", "jagirdar", "english_trader"),
        *("dutch_trader", "subadar", "dewan"),
    ),
    "scholars": (
        *("sufi", "khatib", "muezzin", "caliph", "mullah", "mujtahida", "sadr_us_sudur"),
        *("grand_mufti", "grand_imam"),
    ),
}
GUILDS = tuple(MEMBERS)
GUILD = {key: guild for guild, members in MEMBERS.items() for key in members}


def set_up(
    names: Sequence[str],
    wanted: Mapping[str, Sequence[str]] | None = None,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 7,
) -> AgraGame:
    """A new game after its set-up: `set_up(NAMES, {"order marker": ["die 3", "die 5", "die 1"]})`.

    Each question is answered with its wanted texts first, in this order; whatever is not wanted comes from the seed.
    """
    game = Game.new("agra", list(names), options=dict(options or {}), seed=seed)
    left = {question: list(texts) for question, texts in (wanted or {}).items()}
    while game.to_move == "chance":
        texts = left.get(game.question or "")
        game.play(texts.pop(0) if texts else game.draw())
    assert not any(left.values()), f"never asked for: {left}"
    return game


def setting_up(
    names: Sequence[str], question: str, edition: Mapping[str, Any] | None = None, seed: int = 7
) -> AgraGame:
    """A new game in which chance has answered from the seed until this question of the set-up."""
    game = Game.new("agra", list(names), options={}, seed=seed, edition=edition)
    while game.question != question:
        assert game.to_move == "chance", f"{game.to_move} is asked {game.question} before {question} came"
        game.play(game.draw())
    return game


def printed() -> dict[str, Any]:
    """The tables of the edition that the game uses by itself, fresh and free to change."""
    return tomllib.loads((files("doab.agra") / "editions" / "reconstructed.toml").read_text(encoding="utf-8"))


# ---------------------------------------------------------------- answers in a row, and reading


def visit_the_sailor(game: AgraGame) -> None:
    """A turn in which nothing happens but a worker going to the Sailor, where another player's worker may be."""
    go_on(game, "meditation")
    game.play("place sailor")
    end_sailing(game)
    finish_turn(game)


def stand_up(game: AgraGame, *spaces: str) -> None:
    """Stand up the workers on these spaces, in board order, and no others."""
    for space in spaces:
        assert game.question == "stand"
        game.play(f"stand {space}")
    answer(game, "stand", "done")


def payments(game: AgraGame) -> list[tuple[str, ...]]:
    """Every way to answer the open questions about building materials, each as the texts in order."""
    if game.question != "materials":
        return [()]
    ways = []
    for text in game.legal:
        after = game.copy()
        after.play(text)
        ways += [(text, *rest) for rest in payments(after)]
    return ways


def answers(game: AgraGame, *words: str) -> set[str]:
    """The legal answers that begin with one of these words."""
    return {text for text in game.legal if text.split()[0] in words}


def processing_buildings(game: AgraGame) -> set[str]:
    """The processing buildings that stand."""
    return set(game.table.built) & set(GOODS[4:])


def markers_of(game: AgraGame, name: str) -> int:
    """All markers of a player, wherever they lie."""
    player = game[name]
    slots = [slot for card in game.table.delivered.values() for slot in card]
    return int(
        player.markers
        + sum(player.goods.values())
        + player.favour
        + player.locked
        + player.french
        + len(player.akbar)
        + sum(len(rows) for rows in player.orders.values())
        + sum(count for _, owner, count in slots if owner == name)
    )


# ---------------------------------------------------------------- Teal acts


def acting(teal: str, *clauses: str, pink: str = "rupees 2", asks: str = "Teal: action") -> AgraGame:
    """Teal is asked, for the main action unless it is said otherwise; further players come first among the clauses.

    Without a clause about him the merchant stands on the cotton farm.
    """
    parts = [f"Teal: {teal}", f"Pink: {pink}", *clauses]
    if not any(clause.startswith("merchant ") for clause in clauses):
        parts.append("merchant cotton-farm")
    return agra(" | ".join([*parts, f"asks {asks}"]))


def before_pier_four(goods: str, *clauses: str) -> AgraGame:
    """The boat lies at pier 3; a curry that Teal delivers to the Caliph brings it to pier 4 and the card to Pink."""
    return acting(
        f"goods {goods}",
        "river caliph cook mahout",
        "delivered caliph cloth Pink",
        "boat 3",
        *clauses,
        pink="contracts french_trader muezzin takshaka",
    )


def coins_lying(game: AgraGame) -> dict[str, int]:
    """The rupees that lie on buildings, without the empty ones."""
    return {building: amount for building, amount in game.table.coins.items() if amount}


def decline_influence(game: AgraGame) -> None:
    """No step of influence for the deliveries of the action that is over."""
    answer(game, "influence", "done")


def forfeit(game: AgraGame) -> None:
    """Free nothing for a gain that finds no marker."""
    while game.question == "free":
        game.play("forfeit")


def sailing_answers(game: AgraGame, word: str) -> set[str]:
    """What the Sailor still offers that begins with this word; nothing if his action has ended."""
    return answers(game, word) if game.question == "sailor" else set()


# ---------------------------------------------------------------- on the river


def complete(key: str, boat: int, *clauses: str, goods: str = "", **items: str) -> AgraGame:
    """Teal, who has filled the other slots of a notable, has delivered the last good with the Sailor."""
    *before, last = WANTS[key]
    delivered = ", ".join(f"{key} {good} Teal" for good in before)
    items["Teal"] = f"goods {last} 1 {goods}".strip()
    game = at_pier(boat, f"river {key} sufi", f"delivered {delivered}", *clauses, "asks Teal: action", **items)
    game.play("place sailor", f"deliver {last} to {key}")
    return game


def takes_a_good(game: AgraGame, player: str, good: str) -> None:
    """The player who is asked at the fifth pier takes this good."""
    assert (game.to_move, game.question) == (player, "good")
    game.play(f"take {good}")


def everybody_takes_wood(game: AgraGame) -> None:
    """Nobody has Cotton: all four take a Wood at the fifth pier."""
    for player in NAMES:
        takes_a_good(game, player, "wood")


# ---------------------------------------------------------------- meditation

SPACES = (
    *("architect", "sailor", "trader", "botanist"),
    *("quarry", "woodcutter", "turmeric-farm", "cotton-farm"),
    *GOODS[4:],
)


def meditating(teal: str, *clauses: str, pink: str = "rupees 2") -> AgraGame:
    """Teal's meditation phase begins; Pink has nothing."""
    return agra(" | ".join([f"Teal: {teal}", f"Pink: {pink}", *clauses, "asks Teal"]))


def with_points(points: int, teal: str, *clauses: str, pink: str = "rupees 2") -> AgraGame:
    """Teal's meditation phase begins with so many points."""
    return meditating(teal, f"points {points}", *clauses, pink=pink)


def lay_all(game: AgraGame) -> list[int]:
    """Lay down every worker on the board, in board order: the points after each."""
    points = []
    for space in SPACES:
        if f"lay {space}" in game.legal:
            game.play(f"lay {space}")
            points.append(game.table.points)
    return points
