"""Rulings A-133 to A-139: contracts in mid-delivery, payouts, influence for deliveries, effects out of turn."""

import pytest

from doab.agra import AgraGame, agra
from tests.agra.steps import (
    LEVEL,
    answer,
    at_pier,
    climb,
    complete,
    end_sailing,
    everybody_takes_wood,
    roll,
    stand_up,
    table,
    takes_a_good,
)

# ----------------------------------------------------------------


def test_a133_a_level_that_opens_in_mid_action_can_be_served_at_once() -> None:
    """A-133: the first of three deliveries opens level II, the second goes there, the third is paid back."""
    game = at_pier(
        *(1, "river cook mullah", "delivered cook wood Teal", "builder cement", "asks Teal: action"),
        Teal="goods curry 1 oil 1 brick 1",
        Pink="contracts takshaka",
    )
    game.play("place sailor", "pay curry")
    assert "deliver brick to mullah" not in game.legal
    game.play("deliver oil to cook")
    assert (game["Teal"].rupees, game["Teal"].contracts, game.table.boat) == (2 + 2, ["cook"], 2)
    roll(game, "builder", 1)
    game.play("deliver brick to mullah")
    assert game["Teal"].rupees == 2 + 2 + 1
    assert game["Teal"].influence == {"artisans": 0, "merchants": 0, "scholars": 0}
    end_sailing(game)
    assert set(game.legal) == {"raise artisans", "raise scholars", "done"}
    climb(game)
    assert game["Teal"].influence == {"artisans": 1, "merchants": 0, "scholars": 1}
    assert game["Teal"].rupees == 2 + 2 + 1 + 1


def test_a133_payout_card_effect_boat_event_and_influence_last() -> None:
    """A-133: when the builder rolls the Sufi is paid and won, the tracker has moved, the influence has not."""
    game = at_pier(
        *(1, "river sufi mullah", "delivered sufi curry Teal", "builder cement", "asks Teal: action"),
        Teal="goods sandstone 1, tracker 2",
        Pink="contracts takshaka",
    )
    game.play("place sailor", "deliver sandstone to sufi")
    assert (game.to_move, game.question, game.table.boat) == ("chance", "builder", 2)
    assert (game["Teal"].rupees, game["Teal"].contracts, game["Teal"].tracker) == (4, ["sufi"], 3)
    assert game["Teal"].influence["scholars"] == 0
    game.play("die 1")
    end_sailing(game)
    game.play("raise scholars")
    assert game["Teal"].influence["scholars"] == 1


def test_a133_the_winner_chooses_before_the_boat_moves() -> None:
    """A-133: the Mosaic Maker's tile is taken while the boat still lies at pier 2."""
    game = complete("mosaic_maker", 2)
    assert (game.question, game.table.boat) == ("tile", 2)
    game.play("take tile 9")
    assert (game.question, game.table.boat) == ("merchant", 3)


def test_a133_level_four_sets_the_end_and_the_action_goes_on() -> None:
    """A-133: the end is set in mid-action; the remaining paid delivery is still made."""
    game = at_pier(
        *(5, "river grand_imam cook", "delivered grand_imam statue Teal, grand_imam paper Teal", "round 5"),
        "asks Teal: action",
        Teal="goods oil 1 wood 1 turmeric 1",
    )
    game.play("place sailor", "pay turmeric", "deliver oil to grand_imam")
    assert (game.table.boat, game.table.ending, game["Teal"].favour, game["Teal"].rupees) == (6, 6, 3, 2 + 3)
    game.play("deliver wood to cook")
    assert game["Teal"].rupees == 2 + 3 + 1


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("boat", "key", "good", "delivered", "rupees"),
    [
        (1, "cook", "oil", "", 1),
        (1, "cook", "oil", "delivered cook wood Pink", 2),
        (2, "jagirdar", "plank", "delivered jagirdar dye Pink twice", 3),
        (5, "grand_imam", "oil", "delivered grand_imam statue Pink, grand_imam paper Gold", 3),
        (5, "grand_imam", "oil", "delivered grand_imam statue Pink twice, grand_imam paper Gold", 4),
        (5, "grand_imam", "oil", "delivered grand_imam statue Pink twice, grand_imam paper Gold twice", 5),
    ],
)
def test_a134_all_markers_on_the_card_pay(boat: int, key: str, good: str, delivered: str, rupees: int) -> None:
    """A-134: the payout counts everybody's markers with the new one."""
    clauses = [text for text in (delivered, "asks Teal: action") if text]
    game = at_pier(boat, f"river {key} sufi", *clauses, Teal=f"goods {good} 1, rupees 0")
    game.play("place sailor", f"deliver {good} to {key}")
    assert game["Teal"].rupees == rupees


# ----------------------------------------------------------------


def test_a135_two_slots_up_to_level_three_and_three_on_level_four() -> None:
    """A-135: every card asks for two kinds of goods, the cards of level IV for three."""
    slots = {key: len(at_pier(1, f"river {key}", "asks Teal: action").table.delivered[key]) for key in LEVEL}
    assert slots == {key: (2, 2, 2, 3)[level - 1] for key, level in LEVEL.items()}


def test_a135_the_mosaic_maker_is_complete_with_its_second_slot() -> None:
    """A-135: Dye and Cement are all that he wants."""
    game = complete("mosaic_maker", 2)
    assert (game["Teal"].contracts, game["Teal"].rupees) == (["mosaic_maker"], 2 + 2)
    assert "mosaic_maker" not in game.table.river


# ----------------------------------------------------------------


def test_a136_a_contract_works_from_the_next_delivery_on() -> None:
    """A-136: the Painting that wins the Painter earns no bonus, the next one in the same action earns 2 Rupees."""
    game = at_pier(
        *(4, "river painter sadr_us_sudur", "delivered painter oil Teal", "asks Teal: action"),
        Teal="goods painting 2 turmeric 1",
    )
    game.play("place sailor", "pay turmeric", "deliver painting to painter")
    assert game["Teal"].rupees == 2 + 2
    answer(game, "stand", "done")
    game.play("raise artisans")
    everybody_takes_wood(game)
    game.play("deliver painting to sadr_us_sudur")
    assert game["Teal"].rupees == 2 + 2 + 1 + 2


def test_a136_a_jagirdar_won_by_the_sailor_serves_in_that_very_action() -> None:
    """A-136: the free delivery was used, the paid one wins the Jagirdar: one more free delivery is left."""
    game = at_pier(
        *(2, "river mullah jagirdar cook", "delivered jagirdar dye Teal", "asks Teal: action"),
        Teal="goods brick 1 wood 1 plank 1 oil 1",
    )
    game.play("place sailor", "deliver brick to mullah", "pay wood", "deliver plank to jagirdar")
    roll(game, "merchant", 1)
    assert (game.question, game["Teal"].contracts) == ("sailor", ["jagirdar"])
    game.play("deliver oil to cook")
    end_sailing(game)
    climb(game)
    assert game["Teal"].rupees == 2 + 1 + 2 + 1
    assert game["Teal"].influence == {"artisans": 1, "merchants": 1, "scholars": 1}


# ----------------------------------------------------------------


def two_merchants_cards(items: str = "", *clauses: str) -> AgraGame:
    """Teal has served Mahout and the French Trader, both Merchants, in one Sailor action."""
    own = ", ".join(text for text in ("goods wood 1 sandstone 1 turmeric 1", items) if text)
    game = table("river mahout french_trader", *clauses, "asks Teal: action", Teal=own, Pink="")
    game.play("place sailor", "pay turmeric", "deliver wood to mahout", "deliver sandstone to french_trader")
    end_sailing(game)
    assert (game.to_move, game.question) == ("Teal", "influence")
    assert set(game.legal) == {"raise merchants", "done"}
    return game


def test_a137_two_notables_of_one_guild_give_two_steps() -> None:
    """A-137: each notable served is worth a step, also in the same guild."""
    game = two_merchants_cards()
    game.play("raise merchants", "raise merchants")
    assert game.question != "influence"
    assert game["Teal"].influence == {"artisans": 0, "merchants": 2, "scholars": 0}


@pytest.mark.parametrize("steps", [0, 1])
def test_a137_steps_may_be_declined(steps: int) -> None:
    """A-137: after each step the player may stop; what is declined does not come back."""
    game = two_merchants_cards()
    game.play(*["raise merchants"] * steps, "done")
    assert game.question != "influence"
    assert game["Teal"].influence["merchants"] == steps


def test_a137_a_bonus_comes_between_two_steps() -> None:
    """A-137: the first step reaches 3 and is paid before the second one is asked for."""
    game = two_merchants_cards("merchants 2")
    game.play("raise merchants")
    assert game.question == "step bonus"
    game.play("take favour")
    assert (game.question, game["Teal"].favour) == ("influence", 1)
    game.play("raise merchants")
    assert game["Teal"].influence["merchants"] == 4


def test_a137_a_card_that_was_completed_and_has_gone_still_counts() -> None:
    """A-137: Mahout leaves the river with the Wood; his step comes all the same."""
    game = two_merchants_cards("", "delivered mahout cement Teal")
    assert (game["Teal"].contracts, "mahout" in game.table.river) == (["mahout"], False)
    game.play("raise merchants", "raise merchants")
    assert game["Teal"].influence["merchants"] == 2


def test_a137_a_lost_card_counts_for_its_loser() -> None:
    """A-137: the step belongs to whoever delivered, not to the winner of the contract."""
    game = agra("Teal: goods wood 1 | Pink: rupees 2 | river cook mahout | delivered cook oil Pink | asks Teal: action")
    game.play("place sailor", "deliver wood to cook")
    assert (game["Pink"].contracts, game["Teal"].favour) == (["cook"], 1)
    end_sailing(game)
    game.play("raise artisans")
    assert (game["Teal"].influence["artisans"], game["Pink"].influence["artisans"]) == (1, 0)


def test_a137_both_goods_of_one_card_give_one_step() -> None:
    """A-137: a notable counts once however many goods he gets in the action."""
    game = agra("Teal: goods oil 1 wood 1 turmeric 1 | Pink: rupees 2 | river cook mahout | asks Teal: action")
    game.play("place sailor", "pay turmeric", "deliver oil to cook", "deliver wood to cook")
    end_sailing(game)
    climb(game)
    assert (game["Teal"].influence["artisans"], game["Teal"].rupees) == (1, 2 + 1 + 2)


def test_a137_the_player_chooses_the_order_of_the_steps() -> None:
    """A-137: with cards of two guilds either step may come first."""
    text = "Teal: goods oil 1 curry 1 turmeric 1 | Pink: rupees 2 | river cook sufi | asks Teal: action"
    for first, second in [("artisans", "scholars"), ("scholars", "artisans")]:
        game = agra(text)
        game.play("place sailor", "pay turmeric", "deliver oil to cook", "deliver curry to sufi")
        end_sailing(game)
        assert set(game.legal) == {"raise artisans", "raise scholars", "done"}
        game.play(f"raise {first}")
        assert set(game.legal) == {f"raise {second}", "done"}


def test_a137_the_cap_is_counted_for_each_deliverer() -> None:
    """A-137: Teal's Sailor and Pink's Jagirdar serve the same card in one turn: a step for each of them."""
    game = at_pier(
        *(4, "river grand_imam court_artist cook", "asks Teal: action"),
        Teal="goods oil 1",
        Pink="contracts jagirdar, goods wood 1",
    )
    game.play("place sailor", "deliver oil to cook")
    end_sailing(game)
    game.play("raise artisans", "deliver wood to cook")
    assert (game.to_move, game.question) == ("Pink", "influence")
    game.play("raise artisans")
    assert (game["Teal"].influence["artisans"], game["Pink"].influence["artisans"]) == (1, 1)


# ----------------------------------------------------------------


def owner_of_subadar(phase: str, items: str) -> AgraGame:
    """Teal owns Subadar (2 Rupees for each Book delivered), one Book and no money."""
    return at_pier(
        *(5, "river grand_mufti cook", "marked artisans 2", f"asks Teal: {phase}"),
        Teal=f"rupees 0, {items}",
    )


BOOK_AND_SUBADAR = "goods book 1, contracts subadar"


@pytest.mark.parametrize(
    ("phase", "items", "path", "rupees"),
    [
        ("orders", "goods sandstone 1 book 1, contracts subadar, artisans 1", ("order artisans",), 1 + 2),
        ("orders", BOOK_AND_SUBADAR, ("gift book",), 2),
        ("action", BOOK_AND_SUBADAR, ("place sailor", "deliver book to grand_mufti"), 1 + 2),
        ("action", "goods book 1, contracts subadar french_trader", ("french trader book",), 2),
    ],
)
def test_a138_notable_order_akbar_and_french_trader_are_deliveries(
    phase: str, items: str, path: tuple[str, ...], rupees: int
) -> None:
    """A-138: in these four places a Book counts as delivered and pays 2 Rupees more."""
    game = owner_of_subadar(phase, items)
    game.play(*path)
    assert game["Teal"].rupees == rupees


@pytest.mark.parametrize(
    ("items", "path", "rupees"),
    [
        (f"{BOOK_AND_SUBADAR}, lying trader quarry", ("use book", "stand trader", "done"), 0),
        ("goods book 1 wood 1, contracts subadar", ("place sailor", "pay book", "end sailing"), 3),
        ("goods book 1 wood 1, contracts subadar, favour 3, tiles 4", ("tile 4", "sell book"), 3),
        ("goods book 1 wood 1, contracts subadar, favour 2, tiles 10", ("tile 10", "swap book", "take statue"), 0),
        ("goods book 1 painting 1, contracts subadar", ("place trader", "give book", "enough", "take curry"), 0),
    ],
)
def test_a138_using_paying_selling_and_swapping_are_no_deliveries(
    items: str, path: tuple[str, ...], rupees: int
) -> None:
    """A-138: a Book that is used, paid to the Sailor, sold, swapped or traded brings no bonus."""
    game = owner_of_subadar("action", items)
    game.play(*path)
    assert game["Teal"].rupees == rupees


# ----------------------------------------------------------------


def test_a139_the_painter_won_in_the_turn_of_another() -> None:
    """A-139: Teal completes the Painter for Pink, who stands up three workers and climbs in Teal's turn."""
    game = at_pier(
        *(4, "river painter cook", "delivered painter painting Pink twice", "asks Teal: action"),
        Teal="goods oil 1",
        Pink="lying trader botanist quarry woodcutter",
    )
    game.play("place sailor", "deliver oil to painter")
    assert (game["Pink"].contracts, game["Teal"].favour, game["Teal"].rupees) == (["painter"], 1, 2 + 3)
    assert game.to_move == "Pink"
    stand_up(game, "trader", "quarry", "woodcutter")
    assert (game["Pink"].standing, game["Pink"].lying) == (["trader", "quarry", "woodcutter"], ["botanist"])
    assert (game.to_move, game.question) == ("Pink", "raise")
    game.play("raise scholars")
    assert game["Pink"].influence["scholars"] == 1
    everybody_takes_wood(game)
    end_sailing(game)
    assert (game.to_move, game.question) == ("Teal", "influence")


def test_a139_the_sufi_advances_the_tracker_of_his_winner() -> None:
    """A-139: Pink's tracker moves although Teal made the delivery."""
    game = agra(
        "Teal: goods sandstone 1 | Pink: tracker 2 | river sufi mahout | delivered sufi curry Pink | asks Teal: action"
    )
    game.play("place sailor", "deliver sandstone to sufi")
    assert (game["Pink"].contracts, game["Pink"].tracker, game["Teal"].tracker) == (["sufi"], 3, 1)


def test_a139_the_mosaic_makers_tile_goes_to_the_winner() -> None:
    """A-139: Pink chooses a tile in Teal's turn, before the boat moves."""
    game = at_pier(
        *(2, "river mosaic_maker mullah", "delivered mosaic_maker dye Pink", "asks Teal: action"),
        Teal="goods cement 1",
    )
    game.play("place sailor", "deliver cement to mosaic_maker")
    assert (game.to_move, game.question, game.table.boat) == ("Pink", "tile", 2)
    game.play("take tile 11")
    assert (game["Pink"].tiles, game["Teal"].tiles) == ([11], [])
    roll(game, "merchant", 1)
    assert game.to_move == "Teal"


def test_a139_the_sadrs_gift_is_skipped_without_a_good() -> None:
    """A-139: Pink wins the Sadr us-Sudur in Teal's turn and owns nothing to give: the turn goes on."""
    game = at_pier(
        *(4, "river sadr_us_sudur cook", "delivered sadr_us_sudur painting Pink", "asks Teal: action"),
        Teal="goods brick 1",
    )
    game.play("place sailor", "deliver brick to sadr_us_sudur")
    answer(game, "gift", "no")
    assert (game["Pink"].contracts, game["Pink"].akbar) == (["sadr_us_sudur"], [])
    takes_a_good(game, "Teal", "sandstone")


def test_a139_three_favour_of_level_four_go_to_the_winner() -> None:
    """A-139: Pink gets the favour of the Grand Imam at once; Teal gets one for the marker that comes back."""
    game = at_pier(
        *(5, "river grand_imam cook", "delivered grand_imam statue Pink twice, grand_imam paper Gold", "round 5"),
        "asks Teal: action",
        Teal="goods oil 1",
    )
    game.play("place sailor", "deliver oil to grand_imam")
    assert (game["Pink"].favour, game["Gold"].favour, game["Teal"].favour) == (3, 1, 1)
    assert (game["Pink"].contracts, game["Pink"].markers, game.table.ending) == (["grand_imam"], 19, 6)
