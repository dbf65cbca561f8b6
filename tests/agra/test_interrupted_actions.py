"""Actions inside actions: what happens when a delivery interrupts meditation, processing or a building."""

from doab.agra import agra
from doab.core import Game


def test_a44_a_worker_that_came_later_was_not_passed_over() -> None:
    """A-44: Mujtahida, won by tile 6 after the planks were laid, brings a worker on cement; it can still lie down."""
    game = agra(
        "Teal: goods statue 1 dye 1, favour 4, tiles 6, standing plank | Pink: rupees 2 | built plank | builder curry "
        "| boat 4 | river cook mujtahida painter dewan | delivered mujtahida curry Teal | asks Teal"
    )
    game.play("lay plank", "tile 6", "deliver statue to mujtahida", "bonus favour+3", "move 0")
    game.play("take sandstone", "take sandstone", "done")
    assert (game.question, game["Teal"].standing) == ("meditation", ["cement"])
    assert "lay cement" in game.legal


def test_a44_an_answer_of_another_player_begins_the_laying_order_anew() -> None:
    """A-44: Pink stands a worker up in Teal's meditation; then the space that Teal had passed is offered again."""
    game = agra(
        "Teal: goods oil 1, favour 4, tiles 6, standing sailor quarry | Pink: lying trader | boat 4 "
        "| river cook painter dewan grand_mufti | delivered painter painting Pink | asks Teal"
    )
    game.play("lay quarry", "tile 6", "deliver oil to painter", "stand trader")
    while game.question != "meditation":
        game.play(game.legal[-1])
    assert "lay sailor" in game.legal


def test_a69_the_builder_walks_after_the_action_that_he_waits_for() -> None:
    """A-69, A-154: Mujtahida builds elsewhere in the middle of the builder's site action; he still walks last."""
    game = agra(
        "Teal: goods statue 1 wood 3, favour 4, tiles 6 | Pink: rupees 2 | built cement plank curry oil "
        "| builder paper | river mujtahida painter dewan | boat 4 | delivered mujtahida curry Teal | asks Teal: action"
    )
    game.play("place paper", "tile 6", "deliver statue to mujtahida", "bonus rupees+5", "move 0")
    assert game.question == "good"  # pier 5, not the builder
    game.play("take sandstone", "take sandstone", "raise scholars")
    assert game.question == "processing"
    game.play("move 3")
    assert (game.question, game["Teal"].goods["paper"]) == ("builder", 3)


def test_a155_a_muezzin_won_in_the_middle_of_a_phase_works_from_then_on() -> None:
    """A-136, A-155: one worker was laid before, the next one brings the Muezzin's point."""
    game = agra(
        "Teal: goods paper 1, favour 4, tiles 6, standing quarry sailor, tracker 3 | Pink: rupees 2 | boat 2 "
        "| river cook muezzin jagirdar | delivered muezzin oil Teal | asks Teal"
    )
    game.play("lay sailor", "tile 6", "deliver paper to muezzin", "die 1", "done", "lay quarry")
    assert game.table.points == 2 + 2 + 1


def test_a163_tile_3_helps_in_everything_that_meditation_causes() -> None:
    """A-53, A-163: in Mujtahida's processing window during the meditation phase the tile helps, too."""
    game = agra(
        "Teal: goods statue 1 sandstone 1, favour 6, tiles 3 6, standing quarry | Pink: rupees 2 | boat 4 "
        "| river mujtahida painter dewan | delivered mujtahida curry Teal | asks Teal"
    )
    game.play("lay quarry", "tile 6", "deliver statue to mujtahida", "bonus favour+3")
    assert game.question == "processing"
    game.play("tile 3")
    assert game.table.points == 1 + 1


def test_a42_interleaved_laying_begins_anew_after_a_meditation_action() -> None:
    """A-42, A-44: with the switch a space that was passed before a meditation action can be laid after it."""
    game = agra(
        "Teal: standing sailor quarry | Pink: rupees 2 | options meditation_interleave | asks Teal",
    )
    game.play("lay quarry", "farmer north 2")
    assert "lay sailor" in game.legal


def test_a30_who_cannot_follow_is_not_expected_to_answer() -> None:
    """A-30: Blue has no wood, so nobody waits for them."""
    game: Game = agra(
        "Teal: goods wood 3 | Pink: goods wood 1 cotton 2 | Blue: goods cotton 1 | built paper cloth | builder cement "
        "| asks Teal: action"
    )
    game.play("place paper", "move 1")
    assert (game.to_move, game.ahead()) == ("Pink", [])
