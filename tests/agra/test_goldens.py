"""Golden records: games whose outcome is known, one for each player count, set of switches and way a game can end."""

from typing import Any

import pytest

from doab.agra import RULES, AgraGame
from doab.core import Game, find_rules
from doab.core.errors import IllegalAction
from doab.core.kit import diverging
from doab.core.records import parse_record
from tests.agra.golden_kinds import FOLDER, KINDS, end_set_off_by, keys
from tests.nets.goldens import Kind, check_kind, check_text, replayed

REQUIRED = {
    "two-players",
    "three-players",
    "four-players",
    "end-river",
    "end-influence",
    "end-orders",
    "tie-broken",
    "shared-victory",
    "switches-rupees",
    "switches-meditation",
    "switches-builder",
}


def golden(name: str) -> Any:
    """The game of a golden record at its end, replayed and checked."""
    return replayed(next(kind for kind in KINDS if kind.name == name))


def test_every_kind_has_its_record_and_every_record_its_kind() -> None:
    assert {kind.name for kind in KINDS} == REQUIRED
    assert {path.stem for path in FOLDER.glob("*.txt")} == REQUIRED


def test_every_player_count_and_every_set_of_switches_has_a_record() -> None:
    assert {kind.seats for kind in KINDS if not kind.options} == set(RULES.players)
    assert [dict(kind.options) for kind in KINDS if kind.options] == RULES.checks.option_sets(2)[1:]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_golden_record_replays_and_its_remark_is_true(kind: Kind) -> None:
    check_kind(kind)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_golden_record_reads_back_as_the_same_text(kind: Kind) -> None:
    check_text(kind)


def test_a44_a_game_of_version_1_is_played_as_it_was_then() -> None:
    """A-44: Teal lays a worker and spends the point; two have been passed over, and so the phase ended unasked."""
    text = (FOLDER / "version-1" / "end-orders.txt").read_text(encoding="utf-8")
    game = Game.from_record(text)
    assert (game.rules.version, game.record().position) == (1, parse_record(text).position)
    (parting,) = diverging([FOLDER / "version-1" / "end-orders.txt"], RULES)
    assert parting.text == "435   Teal    peon curry"
    assert parting.reason.endswith("Possible: lay quarry, lay turmeric-farm, end meditation.")
    today = golden("end-orders")
    assert [step.action.text for step in today.steps[432:436]] == [
        *("lay curry", "mosaic 1", "end meditation", "peon curry"),
    ]
    assert today.record().position == game.record().position


def test_a44_a_table_of_version_1_goes_on_by_version_1() -> None:
    """A-44: in a position, from JSON and with another edition; and by version 2 the worker is offered."""
    text = "Teal: standing sailor trader, goods clothes 1 | Pink: rupees 2 | asks Teal"
    first, today = find_rules("agra", 1), find_rules("agra")
    assert (first.version, today.version, first.as_of(1), today.as_of(2)) == (1, 2, first, today)
    for rules, refused in ((first, "A-44"), (first.with_edition({}), "A-44"), (today, None)):
        game = Game.at(rules, text)
        game.play("lay trader", "use clothes")
        assert game.why_not("lay sailor") == refused
        assert rules.store.from_json(game.state.to_json()).legal() == game.state.legal()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a44_a_record_of_version_1_replays_to_the_same_position(kind: Kind) -> None:
    """A-44: but for the one that is kept, the records of today are those of version 1 with another header."""
    kept = FOLDER / "version-1" / kind.path.name
    text = (
        (kept if kept.exists() else kind.path).read_text(encoding="utf-8").replace("agra · rules 2", "agra · rules 1")
    )
    game = Game.from_record(text)
    assert (game.rules.version, game.record().position) == (1, parse_record(text).position)


# -- how games end: the facts of each record


def last_rounds(game: AgraGame) -> tuple[int, int]:
    """The round in which the end was set off, and the last one."""
    announced = next(event for event in game.events_since(0) if event.what == "last round ahead")
    return announced.amount, game.table.round


def test_a140_a_contract_of_level_iv_brings_the_boat_to_pier_6() -> None:
    game = golden("end-river")
    assert end_set_off_by(game) == "river"
    assert game.table.boat == 6
    won = [notable for name in game.names for notable in game[name].contracts]
    assert {"grand_mufti", "grand_imam", "court_artist", "dewan"} & set(won)
    assert last_rounds(game) == (29, 30)
    assert game.ranking == [("Gold", 1), ("Pink", 2), ("Teal", 3)]
    assert game.rules.scores(game.state) == [22, 22, 39]


def test_a140_the_top_of_an_influence_track() -> None:
    game = golden("end-influence")
    assert end_set_off_by(game) == "influence"
    tops = [(name, guild) for name in game.names for guild, step in game[name].influence.items() if step == 9]
    assert len(tops) >= 1
    assert last_rounds(game) == (16, 17)
    assert game.ranking == [("Gold", 1), ("Teal", 2), ("Plum", 3), ("Pink", 4)]


def test_a140_the_sixth_order_of_a_column() -> None:
    game = golden("end-orders")
    assert end_set_off_by(game) == "orders"
    full = [guild for guild, row in game.table.marked.items() if row == 7]
    assert len(full) >= 1
    assert None not in game.table.orders[full[0]]
    assert game.table.limit == 6
    assert last_rounds(game) == (32, 33)
    assert game.ranking == [("Teal", 1), ("Gold", 2), ("Pink", 3)]


def test_a144_goods_and_favour_break_a_tie() -> None:
    game = golden("tie-broken")
    assert keys(game) == [(2, 11), (2, 3)]
    assert game.ranking == [("Teal", 1), ("Pink", 2)]


def test_a144_a_tie_that_remains_is_shared() -> None:
    game = golden("shared-victory")
    assert keys(game) == [(2, 10), (2, 10)]
    assert game.ranking == [("Teal", 1), ("Pink", 1)]


@pytest.mark.parametrize("name", sorted(name for name in REQUIRED if name.startswith("end-")))
def test_a140_everybody_has_had_the_same_number_of_turns(name: str) -> None:
    """The round of the trigger and one more are played to their end."""
    game = golden(name)
    turns = [event.seat for event in game.events_since(0) if (event.verb, event.what) == ("turn", "turn")]
    assert {turns.count(seat) for seat in range(len(game.names))} == {game.table.round}


# -- switches: where the rules by default part from a record


def by_default(game: AgraGame) -> tuple[Game, str]:
    """The same answers by the rules as they are by default, and the first one that those refuse."""
    plain = Game.new(RULES, game.names)
    for step in game.steps:
        try:
            plain.play(step.action)
        except IllegalAction:
            return plain, step.action.text
    return plain, ""


def test_a60_a63_the_peon_collects_and_the_merchant_pays_where_he_lands() -> None:
    """All answers of the record are legal either way, but there are other rupees in the bags."""
    game = golden("switches-rupees")
    plain, refused = by_default(game)
    assert refused == ""
    assert (game.rules.scores(game.state), plain.rules.scores(plain.state)) == ([48, 16], [46, 12])


def test_a42_workers_lie_down_between_meditation_actions() -> None:
    """After a trade another worker lies down, and one whose space had been passed before it."""
    plain, refused = by_default(golden("switches-meditation"))
    assert [step.action.text for step in plain.steps[-3:]] == ["lay turmeric-farm", "trade sandstone", "take wood"]
    assert refused == "lay quarry"


def test_a07_the_builder_begins_one_tile_further() -> None:
    plain, refused = by_default(golden("switches-builder"))
    assert refused == "place plank"
    assert plain.why_not(refused) == "A-25"
