"""Who sits with whom: tables, rotations, paired seeds, and the order of the games."""

import pytest

from doab.arena.plan import Setting, check_bots, games_of, make_setting, mixed_tables, rotations, tables_of
from doab.bots import BotKind, register_bot
from doab.bots.base import _registered
from doab.core.errors import OptionError, UnknownGame
from tests.arena.made_up import FirstBot

SETTING = Setting("rajas", 3)


def test_one_bot_plays_itself_and_two_are_a_pairing() -> None:
    assert tables_of(["a"], 3) == [("a", "a", "a")]
    assert tables_of(["a", "b"], 4) == [("a", "b", "b", "b")]


def test_three_are_a_tournament_of_all_pairs() -> None:
    assert tables_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_mixed_tables_choose_all_or_double_some() -> None:
    assert mixed_tables("abcd", 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    assert mixed_tables("abc", 4) == [("a", "a", "b", "c"), ("a", "b", "b", "c"), ("a", "b", "c", "c")]
    assert mixed_tables("ab", 4) == [("a", "a", "b", "b")]


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    for table in (("a", "b", "b", "b"), ("a", "a", "b", "c"), ("a", "a", "b", "b"), ("a", "b", "c")):
        seated = [[table[place] for place in order] for order in rotations(table)]
        for bot in set(table):
            assert {sum(bots[seat] == bot for bots in seated) for seat in range(len(table))} == {table.count(bot)}


def test_copies_of_one_bot_are_not_rotated() -> None:
    assert rotations(("a", "a", "a")) == [(0, 1, 2)]
    assert rotations(("a", "b", "a", "b")) == [(0, 1, 2, 3), (1, 2, 3, 0)]


def test_a_group_has_one_seed_and_bots_take_their_luck_along() -> None:
    jobs = list(games_of(SETTING, [("a", "b", "b")], 3, seed=7))
    assert [job.bots for job in jobs] == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert {job.seed for job in jobs} == {"7/0"}
    assert [[job.bot_seed(seat) for seat in range(3)] for job in jobs] == [
        ["7/0/0", "7/0/1", "7/0/2"],
        ["7/0/1", "7/0/2", "7/0/0"],
        ["7/0/2", "7/0/0", "7/0/1"],
    ]


def test_groups_are_whole_and_tables_take_turns() -> None:
    """Four games of a table of three seats are two groups; whoever stops early has as many games of each table."""
    jobs = list(games_of(SETTING, [("a", "b", "b"), ("c", "c", "c")], 4))
    assert [(job.table[0], job.seed) for job in jobs] == [
        *[("a", "1/0")] * 3,
        ("c", "1/0"),
        *[("a", "1/1")] * 3,
        ("c", "1/1"),
        ("c", "1/2"),
        ("c", "1/3"),
    ]


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (list(games_of(SETTING, [("a", "b", "b")], games)) for games in (6, 60))
    assert many[:6] == few


def test_options_are_settled_as_the_rules_allow() -> None:
    assert make_setting("rajas", 2, {"navaratna": True}).options == "navaratna"
    assert make_setting("rajas", 2).options == "none"
    with pytest.raises(OptionError, match="2 to 4 players, not 5"):
        make_setting("rajas", 5)
    with pytest.raises(OptionError, match="no option “fast”"):
        make_setting("rajas", 2, {"fast": True})
    with pytest.raises(UnknownGame):
        make_setting("chess", 2)


def test_bots_must_know_the_game_and_be_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doab.bots.base._registered", dict(_registered))
    register_bot(BotKind("narrow", "knows one game", FirstBot, games=("agra",)))
    check_bots(["narrow", "random"], "agra")
    with pytest.raises(OptionError, match="“narrow” does not play rajas"):
        check_bots(["narrow"], "rajas")
    with pytest.raises(OptionError, match="“random” is named twice"):
        check_bots(["random", "random"], "rajas")


@pytest.mark.parametrize("game", ["chess", "RAJAS"])
@pytest.mark.parametrize("bot", ["random", "easy", "nobody"])
def test_a_game_that_is_not_there_is_told_before_anything_of_its_bots(game: str, bot: str) -> None:
    with pytest.raises(UnknownGame, match=f"there is no game “{game}”"):
        check_bots([bot], game)
