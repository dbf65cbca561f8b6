"""What a record says of its dice: written, read and verified; whatever is not true is named with its line."""

from dataclasses import replace

import pytest

from doab.core import CHANCE, Game, Record, Rules, Source, parse_record
from doab.core.dice_remarks import NO_DICE, SEED_IS_SECRET, Seal, parse_seal, skipped_text, verify_dice
from doab.core.errors import OptionError, RecordError
from doab.core.sealed import SealedSource, commitment
from pebbles import RULES

SEED = bytes(range(32))
SALTS = ("monsoon", "", 'a "b", é', "7")
NAMES = ["Asha", "Bram", "Chitra", "Dirk"]


def sealed(name: str, seats: int, options: dict[str, object] | None = None) -> Game:
    """A game whose dice are sealed, before its first draw."""
    rules = RULES if name == "pebbles" else name
    game = Game.new(rules, NAMES[:seats], options)
    game.source = SealedSource(SEED, SALTS[:seats])
    return game


def written(game: Game, skipped: tuple[int, ...] = ()) -> Record:
    record = game.record()
    seats = len(game.names)
    record.remarks = Seal(commitment(SEED), SALTS[:seats], SEED, skipped).remarks()
    return record


def short_record() -> list[str]:
    """The lines of a whole game of Pebbles with dice remarks in lines 2 to 4, and draws from line 5 on."""
    game = sealed("pebbles", 2)
    game.play_random(3)
    return str(written(game)).splitlines()


def refused(lines: list[str], rules: Rules = RULES) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        verify_dice("\n".join(lines), rules)
    return caught.value.line, caught.value.reason


# ---------------------------------------------------------------- what is written


def test_the_remarks_of_a_record() -> None:
    seal = Seal(commitment(SEED), ("monsoon", "", "two  words"), SEED, (12, 13, 14, 15, 20))
    assert seal.remarks() == [
        f"dice commitment {commitment(SEED)}",
        "dice salt 0 monsoon",
        "dice salt 2 two  words",
        f"dice seed {SEED.hex()}",
        "dice skipped 12-15, 20",
    ]
    record = Record("pebbles", 1, "pocket", RULES.edition_digest, NAMES[:3], remarks=["a game", *seal.remarks()])
    read = parse_seal(parse_record(str(record)))
    assert read == seal
    assert read is not None
    assert (read.commitment_line, read.seed_line) == (3, 6)
    assert parse_seal(record) == seal


@pytest.mark.parametrize(
    ("numbers", "text"),
    [((), ""), ((3,), "3"), ((1, 2), "1-2"), ((1, 3, 5, 6), "1, 3, 5-6"), ((9, 10, 12), "9-10, 12")],
)
def test_skipped_draws_are_written_in_spans(numbers: tuple[int, ...], text: str) -> None:
    assert skipped_text(numbers) == text
    record = Record("g", 1, "e", "d", ["A", "B"], remarks=Seal(commitment(SEED), ("", ""), None, numbers).remarks())
    assert parse_seal(record) == Seal(commitment(SEED), ("", ""), None, numbers)


def test_a_salt_that_would_be_two_lines_is_not_written() -> None:
    with pytest.raises(OptionError, match="cannot be a word for the dice"):
        Seal(commitment(SEED), ("a\n1 chance die 6", "")).remarks()


def test_other_remarks_say_nothing_of_the_dice() -> None:
    record = Record("g", 1, "e", "d", ["A", "B"], remarks=["seed 7", "dice are fun", "dice seeds", "salt 0 x"])
    assert parse_seal(record) is None


# ---------------------------------------------------------------- true records


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("pebbles", 2, {}),
        ("rajas", 2, {}),
        ("rajas", 3, {"navaratna": True, "ganga": True}),
        ("rajas", 4, {"mixed": ["advanced", "beginner", "beginner", "advanced"]}),
        ("agra", 2, {}),
        ("agra", 3, {}),
        ("agra", 4, {}),
    ],
)
def test_whole_games_are_verified(name: str, seats: int, options: dict[str, object]) -> None:
    game = sealed(name, seats, options)
    game.play_random(f"{name} {seats}")
    draws = sum(step.seat == CHANCE for step in game.steps)
    assert isinstance(game.source, SealedSource)
    assert game.source.drawn == draws > 0
    assert verify_dice(str(written(game)), game.rules) == draws
    assert verify_dice(written(game), game.rules, commitment(SEED)) == draws


@pytest.mark.parametrize("name", ["rajas", "agra"])
def test_draws_that_were_taken_back_are_left_out(name: str) -> None:
    """Twice somebody plays on, everybody agrees to go back, and the numbers that were drawn meanwhile are used up."""
    game = sealed(name, 3)
    players = Source("players")
    skipped: list[int] = []
    for draws in (2, 5):
        play_draws(game, 40, players)
        astray = game.copy()
        play_draws(astray, draws, players)
        assert isinstance(game.source, SealedSource)
        assert isinstance(astray.source, SealedSource)
        skipped += range(int(game.source.drawn) + 1, int(astray.source.drawn) + 1)
        game.source = astray.source
    game.play_random("the rest")
    assert skipped_text(skipped) == "41-42, 83-87"
    record = str(written(game, tuple(skipped)))
    verified = verify_dice(record)
    assert isinstance(game.source, SealedSource)
    assert verified == game.source.drawn - 7
    lines = record.replace("dice skipped 41-42, 83-87", "dice skipped 41-42, 83-88").splitlines()
    line, reason = refused(lines, game.rules)
    chance = [at for at, text in enumerate(lines, 1) if text[6:].startswith("chance ")]
    assert line == chance[80]
    assert reason.startswith("draw 89 of the sealed dice is “")


def play_draws(game: Game, draws: int, players: Source) -> None:
    """Play random answers until chance has drawn that often."""
    while draws:
        chance = game.state.to_move() == CHANCE
        game.play(game.draw() if chance else game.legal[players.below(len(game.legal))])
        draws -= chance


def test_a_game_from_a_position_is_verified_from_its_first_draw() -> None:
    middle = sealed("rajas", 2)
    play_draws(middle, 60, Source("players"))
    game = Game.at("rajas", str(middle))
    game.source = SealedSource(SEED, SALTS[:2])
    game.play_random(1)
    record = str(written(game))
    assert record.splitlines()[4].startswith("from Asha: ")
    assert verify_dice(record) == sum(step.seat == CHANCE for step in game.steps)


def test_a_record_that_stops_early_is_verified_as_far_as_it_goes() -> None:
    lines = short_record()
    assert verify_dice("\n".join(lines[:8]), RULES) == 4


def test_capitals_and_space_are_no_fraud() -> None:
    lines = short_record()
    lines[4] = lines[4].upper().replace("CHANCE  DRAW ", "chance  Draw   ")
    assert verify_dice("\n".join(lines), RULES) == sum(" chance " in line for line in lines)


# ---------------------------------------------------------------- records that are not true


def test_the_short_record() -> None:
    lines = short_record()
    assert [line[:16] for line in lines[1:6]] == [
        "# dice commitmen",
        "# dice salt 0 mo",
        f"# dice seed {SEED.hex()[:4]}",
        "1     chance  dr",
        "2     chance  dr",
    ]
    assert verify_dice("\n".join(lines), RULES) == sum(" chance " in line for line in lines)


def test_every_line_of_chance_that_is_changed_is_named() -> None:
    lines = short_record()
    changed = 0
    for at, line in enumerate(lines):
        if " chance " not in line:
            continue
        changed += 1
        said = line.split("  ")[-1]
        word, number = said.split()
        for other in {"1", "2", "3", "4"} - {number}:
            tampered = [*lines[:at], line.replace(said, f"{word} {other}"), *lines[at + 1 :]]
            reason = f"draw {changed} of the sealed dice is “{said}”, not “{word} {other}”"
            assert refused(tampered) == (at + 1, reason)
    assert changed > 6


def test_a_line_of_chance_that_is_no_answer_at_all() -> None:
    lines = short_record()
    said = lines[4].split("  ")[-1]
    lines[4] = lines[4].replace(said, "draw an ace")
    assert refused(lines) == (5, f"draw 1 of the sealed dice is “{said}”, not “draw an ace”")


def test_an_answer_of_a_player_in_the_place_of_chance() -> None:
    lines = short_record()
    lines[4] = lines[4].replace("chance", "Asha  ")
    assert refused(lines) == (5, "it is chance who answers “draw”, not Asha")


def test_another_answer_of_a_player_is_noticed() -> None:
    """It is no draw, but the replay does not end as the record says."""
    game = sealed("pebbles", 2)
    game.settle()
    game.play("show")
    lines = str(written(game)).splitlines()
    lines[-2] = lines[-2].replace("show", "roll")
    line, reason = refused(lines)
    assert line == len(lines)
    assert reason.endswith("the rules play it differently than when it was written")


@pytest.mark.parametrize("salt", ["# dice salt 0 Monsoon", "# dice salt 1 monsoon", "# dice salt 0 monsoon 2", ""])
def test_another_salt_gives_other_draws(salt: str) -> None:
    lines = [salt if line.startswith("# dice salt") else line for line in short_record()]
    line, reason = refused(lines)
    assert reason.startswith(f"draw {line - 4} of the sealed dice is “")
    assert " chance " in lines[line - 1]


def test_another_seed_is_not_the_one_of_the_commitment() -> None:
    lines = short_record()
    lines[3] = lines[3].replace("# dice seed 0001", "# dice seed 1001")
    assert refused(lines) == (4, "the seed is not the one of the commitment in line 2: its hash is another")


def test_another_commitment_is_not_the_one_of_the_seed() -> None:
    lines = short_record()
    lines[1] = f"# dice commitment {'0' * 64}"
    assert refused(lines) == (4, "the seed is not the one of the commitment in line 2: its hash is another")


def test_seed_and_commitment_that_fit_but_were_not_the_published_ones() -> None:
    record = "\n".join(short_record())
    published = commitment(bytes(32))
    with pytest.raises(RecordError) as caught:
        verify_dice(record, RULES, published)
    assert str(caught.value) == f"line 2: the commitment before the game was {published}, not this one"


def test_a_skipped_draw_that_was_not() -> None:
    lines = short_record()
    lines.insert(4, "# dice skipped 1")
    line, reason = refused(lines)
    assert reason.startswith(f"draw {line - 4} of the sealed dice is “")


def test_nothing_to_verify() -> None:
    lines = short_record()
    assert refused([line for line in lines if not line.startswith("#")]) == (0, NO_DICE)
    assert refused([line for line in lines if "dice seed" not in line]) == (0, SEED_IS_SECRET)


COMMITTED = f"# dice commitment {commitment(SEED)}"


@pytest.mark.parametrize(
    ("remarks", "line", "reason"),
    [
        (["# dice commitment 12"], 2, "“dice commitment” must be 64 digits 0–9 and a–f, got “12”"),
        ([f"# dice commitment {'A' * 64}"], 2, f"“dice commitment” must be 64 digits 0–9 and a–f, got “{'A' * 64}”"),
        (["# a game", COMMITTED, "# dice seed"], 4, "“dice seed” must be 64 digits 0–9 and a–f, got “”"),
        ([COMMITTED, COMMITTED], 3, "“dice commitment” is given for the second time"),
        ([COMMITTED, "# dice salt 1 a", "# dice salt 1 b"], 4, "“dice salt 1” is given for the second time"),
        ([COMMITTED, "# dice salt 2 a"], 3, "expected “# dice salt SEAT WORD” with a seat from 0 to 1, got “2 a”"),
        ([COMMITTED, "# dice salt 1"], 3, "expected “# dice salt SEAT WORD” with a seat from 0 to 1, got “1”"),
        (
            [COMMITTED, "# dice salt Asha a"],
            3,
            "expected “# dice salt SEAT WORD” with a seat from 0 to 1, got “Asha a”",
        ),
        (["# dice salt 1 a"], 2, "there is no “# dice commitment …” that was published before the game"),
        *(
            (
                [COMMITTED, f"# dice skipped {text}"],
                3,
                f"“dice skipped” must be ascending numbers such as “12-15, 20”, got “{text}”",
            )
            for text in ("", "0", "x", "5-3", "3, 3", "4-6, 5", "1,,2", "-1", "1-9999999", "٣")
        ),
    ],
)
def test_remarks_that_say_nothing_clear(remarks: list[str], line: int, reason: str) -> None:
    header = short_record()[0]
    with pytest.raises(RecordError) as caught:
        parse_seal(parse_record("\n".join([header, *remarks])))
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_the_lines_of_a_seal_do_not_tell_seals_apart() -> None:
    seal = Seal(commitment(SEED), ("", ""))
    assert replace(seal, commitment_line=4) == seal
