"""`doab play`: what a person sees, types and gets back."""

from pathlib import Path

import pytest

from doab.bots.chaotic import ChaoticBot
from doab.cli.opponents import OPPONENTS, usual_bot
from doab.core import Game, find_rules, parse_record
from tests.cli.conftest import Run


def test_without_arguments_you_play_the_usual_two_bots(run: Run, tmp_path: Path) -> None:
    result = run("play", typed="quit\n")
    assert result.exit_code == 0
    usual = usual_bot(OPPONENTS, find_rules("rajas"))
    assert f"Ravi is a bot ({usual})." in result.stdout
    assert f"Mira is a bot ({usual})." in result.stdout
    assert "You: Where does your worker go?" in result.stdout
    saved = list((tmp_path / "state" / "doab").glob("rajas-*.doab"))
    assert len(saved) == 1
    assert f"doab play --resume {saved[0]}" in result.stdout


def test_a_seed_that_was_drawn_is_shown(run: Run) -> None:
    bots = ("--bots", "greedy,random")  # they do not think less on a busy machine
    result = run("play", *bots, "--save", "a.doab", typed="q\n")
    seed = result.stdout.split("--seed ")[1].split(")")[0]
    again = run("play", *bots, "--save", "b.doab", "--seed", seed, typed="q\n")
    assert Path("a.doab").read_text("utf-8") == Path("b.doab").read_text("utf-8")
    assert again.exit_code == 0


def test_two_people_take_turns_at_one_screen(run: Run) -> None:
    result = run("play", "--players", "Asha,Bram", "--seed", "1", "--save", "g.doab", typed="blue terrace\nq\n")
    assert result.exit_code == 0
    first, second = (
        result.stdout.index("Where does your worker go?"),
        result.stdout.rindex("Where does your worker go?"),
    )
    assert first < second
    owners = [move.owner for move in parse_record(Path("g.doab").read_text("utf-8")).moves if move.owner != "chance"]
    assert len(owners) == 1


def test_an_answer_by_number_by_text_and_by_part(run: Run) -> None:
    for typed in ("quarry", "place quarry", "PLACE  Quarry", "1"):
        result = run("play", "--seed", "3", "--save", f"{len(typed)}.doab", typed=f"{typed}\nq\n")
        assert "You: Which tile do you build?" in result.stdout, typed


def test_a_part_that_fits_several_is_asked_back(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="terrace\nq\n")
    assert "“terrace” fits place low terrace, place blue terrace" in result.stdout


def test_several_things_that_are_one_choice_are_named_in_any_order(run: Run) -> None:
    bots = ("--players", "Asha,Bram", "--seed", "3")
    run("play", *bots, "--save", "g.doab", typed="low terrace\npurple, blue\nq\n")
    answers = [move.text for move in parse_record(Path("g.doab").read_text("utf-8")).moves if move.owner != "chance"]
    assert answers[0] == "place low terrace"
    assert [answer.split()[:2] for answer in answers[1:]] == [["reroll", "blue"], ["reroll", "purple"]]


def test_things_that_cannot_be_chosen_together_are_asked_again(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="low terrace\nblue, blue\nq\n")
    assert "cannot be chosen together" in result.stdout
    assert parse_record(Path("g.doab").read_text("utf-8")).moves[-1].text == "place low terrace"


def test_undo_takes_back_and_asks_again(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="quarry\nundo\nq\n")
    assert "Taken back: place quarry" in result.stdout
    assert result.stdout.count("Where does your worker go?") == 2
    record = parse_record(Path("g.doab").read_text("utf-8"))
    assert all(move.owner == "chance" for move in record.moves)


def test_undo_never_crosses_a_die(run: Run) -> None:
    result = run("play", "--players", "Asha,Bram", "--seed", "3", "--save", "g.doab", typed="blue terrace\nundo\nq\n")
    assert "cannot be taken back: it was chance that answered" in result.stdout


def test_undo_does_not_take_back_a_bots_answer(run: Run) -> None:
    result = run("play", "--bots", "random", "--seed", "3", "--save", "g.doab", typed="blue terrace\nundo\nq\n")
    assert "take back" in result.stdout or "taken back" in result.stdout


def test_why_quotes_the_rule(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="why master builder\nwhy quarry\nwhy\nwhy 99\nq\n")
    assert "“place master builder” is not possible now. R-55:" in result.stdout
    assert "“place quarry” is possible: costs 1 money, then dice (rules, section 4)" in result.stdout
    assert "why what? For example: why place quarry" in result.stdout
    assert "the answers are numbered 1 to 18" in result.stdout


def test_what_is_not_possible_is_explained_when_it_is_typed(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="place master builder\nsail to 3\nnonsense\n77\nq\n")
    assert "R-55:" in result.stdout
    assert "“sail to 3” does not answer the current question: Where does your worker go?" in result.stdout
    assert "“nonsense” is not an answer in this game; “help” shows what can be typed" in result.stdout
    assert "the answers are numbered 1 to 18" in result.stdout


def test_help_rules_log_board(run: Run) -> None:
    typed = "help\nrules\nrules R-10\nlog 3\nboard\nq\n"
    result = run("play", "--seed", "3", "--save", "g.doab", typed=typed)
    assert "take your last answer back" in result.stdout
    assert "one fame is worth two money" in result.stdout
    assert "R-10: " in result.stdout
    assert "You: is the start player" in result.stdout
    assert result.stdout.count("Rajas of the Ganges · round 1") == 2


def test_save_a_copy(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="save copy.doab\nsave nowhere/at/all\nq\n")
    assert "Saved in copy.doab" in result.stdout
    assert Path("copy.doab").read_text("utf-8") == Path("g.doab").read_text("utf-8")
    assert Path("nowhere/at/all").exists()


def test_end_of_input_saves_and_says_how_to_go_on(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="quarry\n")
    assert result.exit_code == 0
    assert "The game is saved. Go on with: doab play --resume g.doab" in result.stdout
    assert parse_record(Path("g.doab").read_text("utf-8")).moves[-1].text == "place quarry"


def test_control_c_while_a_bot_thinks_keeps_all_whole_answers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ChaoticBot, "choose", interrupted)
    result = run("play", "--bots", "random", "--seed", "3", "--save", "g.doab", typed="blue terrace\n")
    assert "The game is saved." in result.stdout
    assert run("record", "check", "g.doab").exit_code == 0


def test_resume_goes_on_with_bots_and_chance_where_they_were(run: Run) -> None:
    """Saving is no way to roll again: the die after a resume is the die that would have come anyway."""
    bots = ("--bots", "greedy,greedy")
    run("play", *bots, "--seed", "8", "--save", "whole.doab", typed="blue terrace\nq\n")
    run("play", *bots, "--seed", "8", "--save", "parts.doab", typed="q\n")
    result = run("play", "--resume", "parts.doab", typed="blue terrace\nq\n")
    assert "Ravi is a bot (greedy)." in result.stdout
    whole, parts = (parse_record(Path(name).read_text("utf-8")).moves for name in ("whole.doab", "parts.doab"))
    rolled = [move.text for move in whole].index("place blue terrace")
    assert [move.text for move in whole[: rolled + 2]] == [move.text for move in parts[: rolled + 2]]


def test_a_whole_game_ends_with_the_ranking(run: Run) -> None:
    """Two people who always choose the first answer; the record is finished and checks out."""
    result = run("play", "--players", "Asha,Bram", "--seed", "5", "--save", "g.doab", typed="1\n" * 3000)
    assert "The game is over" in result.stdout
    assert "fame" in result.stdout
    assert "doab replay g.doab" in result.stdout
    game = Game.from_record(Path("g.doab").read_text("utf-8"))
    assert game.over
    assert run("record", "check", "g.doab").exit_code == 0


def test_options_are_taken(run: Run) -> None:
    words = ("--players", "Asha,Bram", "--option", "mixed=advanced/beginner", "--option", "ganga")
    run("play", *words, "--seed", "1", "--save", "g.doab", typed="q\n")
    assert parse_record(Path("g.doab").read_text("utf-8")).options == {"ganga": True, "mixed": ["advanced", "beginner"]}


def test_navaratna_shows_the_open_yield_tiles(run: Run) -> None:
    words = ("--players", "Asha,Bram", "--option", "navaratna", "--seed", "1", "--save", "g.doab")
    result = run("play", *words, typed="1\n1\nq\n")
    assert "Yield tiles  white: 1 die ×2" in result.stdout
    assert "On which place do you put the brown yield tile (" in result.stdout


def test_a_path_with_spaces_and_brackets_is_shown_as_it_must_be_typed(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "my [best] game.doab", typed="q\n")
    assert "doab play --resume 'my [best] game.doab'" in result.stdout
    assert Path("my [best] game.doab").exists()


def test_eighty_columns_and_no_colour(run: Run) -> None:
    result = run("play", "--seed", "3", "--save", "g.doab", typed="q\n", columns=80)
    assert max(len(line) for line in result.stdout.splitlines() if "doab" not in line) <= 80
    assert "\x1b[" not in result.stdout


def test_a_hundred_and_twenty_columns_by_forty_five_lines(run: Run) -> None:
    """Board, question and choices of a game of four fit one screen."""
    words = ("--players", "Asha,Bram,Chand,Devi", "--seed", "3", "--save", "g.doab")
    lines = run("play", *words, typed="q\n").stdout.splitlines()
    first = next(number for number, line in enumerate(lines) if "Rajas of the Ganges" in line)
    prompt = next(number for number, line in enumerate(lines) if " > " in line)
    assert prompt - first < 45
    assert max(len(line) for line in lines if "doab" not in line) <= 120
