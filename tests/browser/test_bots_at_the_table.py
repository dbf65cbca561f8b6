"""Bots as players meet them: of a strength that one chooses, asked for a hint, and playing on for somebody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import Axe
from tests.browser.conftest import Visit
from tests.browser.tables import all_steps, be_guest, call, go_on, open_table
from tests.browser.visitor import DESKTOP, PHONE, Screen, Visitor
from tests.browser.words import LANGUAGES, answers, ui
from tests.matrix import matrix
from tests.server.client import Json, Person
from tests.server.process import ServerProcess

GAMES = pytest.mark.parametrize("game", ["rajas", "agra"])
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
ASKED = {"rajas": 76, "agra": 73}
"""Where in a record the first seat is asked for its worker: many answers, each of them with a place on the board."""
OWN = ("easy", "medium", "hard", "best", "random", "greedy")
FIGURES = {
    "en": ["3.2 points ahead wins 62 %", "1.2 points ahead wins 52 %", "0.8 points behind wins 42 %"],
    "nl": ["3,2 punten voor wint 62 %", "1,2 punten voor wint 52 %", "0,8 punten achter wint 42 %"],
    "de": ["3,2 Punkte vorn gewinnt 62 %", "1,2 Punkte vorn gewinnt 52 %", "0,8 Punkte zurück gewinnt 42 %"],
    "es": ["3,2 puntos por delante gana 62 %", "1,2 puntos por delante gana 52 %", "0,8 puntos por detrás gana 42 %"],
}


def hint_button(visitor: Visitor) -> Locator:
    return visitor.question.locator("[data-hint-button]")


def hinted(visitor: Visitor) -> Locator:
    return visitor.question.locator("[data-hint]")


def asked(visitor: Visitor, game: str) -> Json:
    """At a question with many answers, alone with a bot."""
    be_guest(visitor)
    open_table(visitor, go_on(visitor, game, "two-players", ASKED[game], {"1": "random"}))
    visitor.answers.first.wait_for()
    return visitor.state()


def texts(state: Json) -> list[str]:
    return [one["text"] for one in state["position"]["legal"]]


def with_bram(visitor: Visitor, server: ServerProcess, **wishes: object) -> tuple[Person, str]:
    """A table of the visitor and somebody who is not in a hurry."""
    table = str(call(visitor, "POST", "/tables", {"game": "rajas", "seats": 2, **wishes})["table"]["id"])
    bram = server.guest("Bram")
    bram.sit(table, seat=1)
    call(visitor, "POST", f"/tables/{table}/start")
    return bram, table


# -- a strength to choose


@matrix(daily=[("nl",)], language=LANGUAGES)
def test_play_now_is_against_a_bot_that_i_choose(visit: Visit, language: str) -> None:
    """Levels first, bots of other people by their own words, last those for measuring; and it is remembered."""
    visitor = visit(language=language)
    be_guest(visitor)
    visitor.go()
    card = visitor.page.locator("article[data-game=agra]")
    options = card.locator("select option")
    expect(options.first).to_be_attached()
    offered = [bot for bot in call(visitor, "GET", "/bots") if bot["games"] is None or "agra" in bot["games"]]
    own = {bot["name"] for bot in offered} & set(OWN)
    outside = [bot["name"] for bot in offered if bot["name"] not in own]
    levels = [name for name in OWN[:4] if name in own]
    shown: list[str] = options.evaluate_all("all => all.map(({ value }) => value)")
    assert shown == [*levels, *outside, "random", "greedy"]
    assert card.locator("select").input_value() == ("medium" if levels else "greedy")
    words: list[str] = options.evaluate_all("all => all.map(({ label }) => label)")
    assert words[-2:] == [ui("bot-random", language), ui("bot-greedy", language)]
    assert words[: len(levels)] == [ui(f"bot-{name}", language) for name in levels]
    card.locator("select").select_option("random")
    expect(card.locator(".what")).to_have_text(ui("bot-random-help", language))
    card.locator("select").select_option("advising")
    expect(card.locator(".what")).to_have_text("Would always give the last answer, then the one before it, and so on.")
    card.locator("button.main").click()
    visitor.await_table()
    assert visitor.state()["table"]["seats"][1]["bot"] == "advising"
    visitor.go()
    expect(card.locator("select")).to_have_value("advising")


def test_a_new_table_with_a_bot_that_is_told_how_long_to_think(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.fill_in_table("rajas", ["you", "bot:lasting"])
    seconds = page.locator("form ol input[type=number]")
    expect(seconds).to_have_value("5")
    seconds.fill("7")
    page.locator("select[name=takeover]").select_option("advising")
    expect(page.locator("select[name=hints]")).to_have_value("alone")
    page.locator("select[name=hints]").select_option("off")
    page.locator("form .end button.main").click()
    visitor.give_name("Asha")
    visitor.await_table()
    table = visitor.state()["table"]
    assert (table["seats"][1]["bot"], table["takeover_bot"], table["hints"]) == ("lasting:7", "advising", "off")
    visitor.answers.first.wait_for()
    expect(hint_button(visitor)).to_have_count(0)


def test_a_bot_that_does_not_know_the_other_game_makes_room(visit: Visit) -> None:
    visitor = visit()
    visitor.fill_in_table("rajas", ["you", "bot:greedy"])
    visitor.page.get_by_role("radio", name="Pebbles").check()
    seat = visitor.page.locator("form ol select").nth(1)
    expect(seat).to_have_value("bot:random")


# -- hints


@matrix(daily=[("de",)], language=LANGUAGES)
def test_a_hint_names_three_answers_with_margin_and_chance(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    state = asked(visitor, "rajas")
    hint_button(visitor).click()
    expect(hinted(visitor)).to_have_count(3)
    assert [row.get_attribute("data-hint") for row in hinted(visitor).all()] == texts(state)[::-1][:3]
    assert hinted(visitor).locator(".answer").all_inner_texts() == answers(state, language)[::-1][:3]
    figures = [" ".join(row.split()) for row in hinted(visitor).locator(".figures").all_inner_texts()]
    assert figures == FIGURES[language]
    expect(visitor.question.locator(".told p")).to_have_text(ui("hint-list", language, bot="advising"))


@GAMES
def test_pointing_at_a_hint_marks_its_place_and_a_click_answers(visit: Visit, game: str) -> None:
    visitor = visit()
    state = asked(visitor, game)
    hint_button(visitor).click()
    best = texts(state)[-1]
    (place,) = next(one["targets"] for one in state["position"]["legal"] if one["text"] == best)
    marked = visitor.page.locator(f'.board .chosen[data-place="{place}"], .board .chosen [data-place="{place}"]')
    expect(marked).to_have_count(0)
    hinted(visitor).first.hover()
    expect(marked.first).to_be_attached()
    hinted(visitor).first.click()
    visitor.await_revision(state["table"]["revision"])
    expect(hinted(visitor)).to_have_count(0)
    steps = all_steps(visitor)
    assert next(one["text"] for one in steps if one["how"] == "player") == best


def test_a_hint_by_the_keyboard(visit: Visit) -> None:
    visitor = visit()
    state = asked(visitor, "rajas")
    page = visitor.page
    page.keyboard.press("h")
    expect(hinted(visitor)).to_have_count(3)
    page.keyboard.press("h")
    expect(hinted(visitor)).to_have_count(0)
    hint_button(visitor).focus()
    page.keyboard.press("Enter")
    expect(hinted(visitor)).to_have_count(3)
    page.keyboard.press("Tab")
    expect(hinted(visitor).first).to_be_focused()
    page.keyboard.press("Enter")
    visitor.await_revision(state["table"]["revision"])


def test_the_key_is_a_letter_where_one_writes(visit: Visit) -> None:
    visitor = visit()
    asked(visitor, "rajas")
    visitor.page.get_by_role("tab", name=ui("tab-notes")).click()
    notes = visitor.page.locator("textarea")
    notes.fill("")
    notes.press("h")
    expect(notes).to_have_value("h")
    expect(hinted(visitor)).to_have_count(0)


def test_a_hint_that_takes_its_time_can_be_called_off(visit: Visit) -> None:
    visitor = visit()
    asked(visitor, "rajas")
    held: list[Route] = []
    visitor.page.route("**/hint", lambda route: held.append(route))
    hint_button(visitor).click()
    status = visitor.question.locator(".hint [role=status]")
    expect(status).to_have_text(ui("hint-thinking"))
    expect(hint_button(visitor)).to_have_text(ui("hint-cancel"))
    hint_button(visitor).click()
    expect(status).to_be_empty()
    expect(hint_button(visitor)).to_have_text(ui("hint"))
    visitor.page.unroute("**/hint")
    hint_button(visitor).click()
    expect(hinted(visitor)).to_have_count(3)


def test_a_hint_that_fails_says_so(visit: Visit) -> None:
    visitor = visit()
    asked(visitor, "rajas")
    refusal = {"error": {"code": "no_hint", "message": "The bot has no hint at the moment."}}
    visitor.page.route("**/hint", lambda route: route.fulfill(status=503, json=refusal))
    hint_button(visitor).click()
    expect(visitor.question.get_by_role("alert").filter(has_text=ui("error-no-hint"))).to_be_visible()
    visitor.complaints.clear()  # the browser mentions what the server would not do


def test_others_see_who_took_a_hint(visit: Visit, server: ServerProcess) -> None:
    visitor = visit()
    be_guest(visitor)
    bram, table = with_bram(visitor, server, hints="all")
    open_table(visitor, table)
    first = visitor.state()["turn"]["seat"]
    if first == 0:
        hint_button(visitor).click()
        expect(hinted(visitor).first).to_be_visible()
    else:
        bram.call("POST", f"/tables/{table}/hint", {"revision": bram.state(table)["table"]["revision"]})
    seats = visitor.page.locator("ol.seats li")
    expect(seats.nth(first)).to_contain_text(ui("seat-hints", count=1))
    expect(seats.nth(1 - first)).not_to_contain_text(ui("seat-hints", count=1))
    told = ui("happening-hint", name=["Asha", "Bram"][first])
    expect(visitor.page.get_by_text(told, exact=True)).to_be_visible()


# -- a bot that plays on


def play_on(visitor: Visitor, bot: str, until: str) -> None:
    visitor.question.locator("details summary").filter(has_text=ui("play-on")).click()
    choice = visitor.question.locator("details select")
    expect(choice.locator(f"option[value={bot}]")).to_be_attached()
    choice.select_option(bot)
    visitor.touch(visitor.question.get_by_role("button", name=ui(until), exact=True))


def come_back(visitor: Visitor) -> None:
    """The bots are not to go on playing behind other tests. They may be done already: that is refused, and well."""
    visitor.context.request.post(f"/api/tables/{visitor.table}/seats/0/return")


@GAMES
def test_a_bot_plays_this_turn_and_i_the_next(visit: Visit, game: str) -> None:
    visitor = visit()
    state = asked(visitor, game)
    play_on(visitor, "random", "play-on-turn")
    visitor.await_revision(state["table"]["revision"])
    visitor.page.wait_for_function(
        """async ([table, version]) => {
          const state = await (await fetch(`/api/tables/${table}`)).json();
          return state.turn.seat === 0 && !state.table.seats[0].stand_in && state.table.version > version;
        }""",
        arg=[visitor.table, state["table"]["version"]],
    )
    visitor.answers.first.wait_for()
    expect(visitor.page.locator(".stand-in")).to_have_count(0)
    steps = all_steps(visitor)
    hows = [one["how"] for one in steps if one["seat"] == 0]
    assert set(hows) <= {"stand_in", "auto"}
    assert hows[0] == "stand_in"
    told = ui("happening-stand-in-turn", bot=ui("bot-random"), name="Asha")
    expect(visitor.page.get_by_text(told, exact=True)).to_be_visible()


@SCREENS
def test_a_bot_plays_until_i_take_over_again(visit: Visit, server: ServerProcess, screen: Screen) -> None:
    visitor = visit(screen=screen)
    be_guest(visitor)
    _, table = with_bram(visitor, server)
    open_table(visitor, table)
    play_on(visitor, "random", "play-on-away")
    banner = visitor.question.locator(".stand-in")
    expect(banner).to_contain_text(ui("stand-in", bot=ui("bot-random"), name="Asha"))
    expect(visitor.answers).to_have_count(0)
    expect(visitor.lit).to_have_count(0)
    seat = visitor.page.locator("ol.seats li").first
    expect(seat).to_contain_text(ui("seat-played-by", bot=ui("bot-random")))
    visitor.page.wait_for_function(
        "async table => (await (await fetch(`/api/tables/${table}`)).json()).turn.seat === 1", arg=table
    )
    visitor.touch(banner.locator("[data-take-over]"))
    expect(banner).to_have_count(0)
    expect(seat).to_contain_text(ui("seat-you"))
    assert visitor.state()["table"]["seats"][0]["stand_in"] is False


@matrix(daily=[("es",)], language=LANGUAGES)
def test_the_log_tells_that_a_bot_which_fails_was_relieved(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    be_guest(visitor)
    open_table(visitor, go_on(visitor, "rajas", "two-players", ASKED["rajas"], {"1": "crashing"}))
    call(visitor, "POST", f"/tables/{visitor.table}/seats/0/away", {"bot": "random"})
    name = visitor.state()["table"]["seats"][1]["name"]
    failed = ui("happening-bot-replaced", language, name=name)
    expect(visitor.page.get_by_text(failed, exact=True)).to_have_count(3)
    relieved = ui("happening-bot-relieved", language, bot=ui("bot-medium", language), name=name)
    expect(visitor.page.get_by_text(relieved, exact=True)).to_be_visible()
    come_back(visitor)


def test_the_log_remarks_who_played_behind_what_was_played(visit: Visit) -> None:
    """Not behind a round that begins with the answer, and not that the last payment of a move was the only one."""
    visitor = visit()
    be_guest(visitor)
    open_table(visitor, go_on(visitor, "rajas", "two-players", ASKED["rajas"], {"1": "random"}))
    call(visitor, "POST", f"/tables/{visitor.table}/seats/0/away", {"bot": "random"})
    lines = visitor.page.locator("section.tabs ol button > :last-child")
    expect(lines.filter(has_text=ui("how-stand-in")).nth(7)).to_be_visible()
    come_back(visitor)
    told = lines.all_inner_texts()
    played = [line for line in told if line.startswith("Asha: worker ")]
    assert sum(line.endswith(f" {ui('how-stand-in')}") for line in played) >= 6
    assert any(line.startswith("round ") for line in told)
    assert [line for line in told if not line.startswith("Asha: ") and ui("how-stand-in") in line] == []
    assert [line for line in told if "pays" in line and ui("how-auto") in line] == []


# -- for everybody


@SCREENS
def test_axe_finds_nothing(visit: Visit, server: ServerProcess, screen: Screen) -> None:
    visitor = visit(screen=screen)
    axe = Axe(visitor)
    asked(visitor, "rajas")
    visitor.touch(hint_button(visitor))
    expect(hinted(visitor)).to_have_count(3)
    visitor.question.locator("details summary").filter(has_text=ui("play-on")).click()
    expect(visitor.question.locator("details select option").first).to_be_attached()
    axe.look("a hint, and a bot that could play on")
    _, table = with_bram(visitor, server)
    open_table(visitor, table)
    play_on(visitor, "random", "play-on-away")
    expect(visitor.question.locator(".stand-in")).to_be_visible()
    axe.look("a bot plays for me")
    visitor.fill_in_table("rajas", ["you", "bot:lasting"])
    axe.look("a bot that is told how long to think")
    assert axe.found == []
