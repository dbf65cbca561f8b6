"""What messages say and how they are written; the page about webhooks shows exactly that."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

from doab.server.rows.schema import Seat
from doab.server.webhooks.events import EVENT_KINDS, USUAL, describe, describe_test, with_link
from doab.server.webhooks.formats import signature, written
from tests.server.webhook_rows import ADDRESS, NOW, TABLE_ID, table_row

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "server" / "webhooks.md"

RESULT = [
    {"seat": 0, "name": "Asha", "rank": 1, "score": 58, "dropped": False},
    {"seat": 1, "name": "Bram", "rank": 2, "score": 41, "dropped": False},
]
# The details that each kind of event comes with.
SAMPLES: dict[str, dict[str, Any]] = {
    "your_turn": {},
    "reminder": {"deadline": NOW + 6 * 3600},
    "timed_out": {"what": "bot"},
    "rewind_asked": {"to": 12, "by": "Bram"},
    "game_started": {"players": ["Asha", "Bram"]},
    "game_over": {"result": RESULT},
    "invited": {"rematch": "Zt5nCq1WpYh7Rd4s", "by": "Bram"},
    "chat": {"by": "Bram", "text": "Well played!"},
}


def told(kind: str, details: dict[str, Any] | None = None, **columns: Any) -> dict[str, Any]:
    table = table_row(**columns)
    seat = Seat(table_id=TABLE_ID, number=0, name="Asha")
    payload = describe(kind, table, seat, SAMPLES[kind] if details is None else details, NOW)
    return {"event": payload.pop("event"), "id": "mB6yVx0KfGe2Hu9a", **payload}


def sample(kind: str) -> dict[str, Any]:
    if kind == "test":
        return {"event": "test", "id": "mB6yVx0KfGe2Hu9a", **describe_test(NOW)}
    return with_link(told(kind, deadline=NOW + 86_400 if kind == "your_turn" else None), ADDRESS)


# -- the page


def examples() -> dict[str, dict[str, Any]]:
    page = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"^### `(\w+)`\n.*?^```json\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return {kind: json.loads(text) for kind, text in found}


def test_the_page_has_an_example_of_every_event() -> None:
    assert list(examples()) == [*EVENT_KINDS, "test"]


@pytest.mark.parametrize("kind", [*EVENT_KINDS, "test"])
def test_the_example_is_what_is_produced(kind: str) -> None:
    assert examples()[kind] == sample(kind)
    assert list(examples()[kind]) == list(sample(kind))  # in the same order, too


def verifier() -> Any:
    """The function that the page shows."""
    page = PAGE.read_text(encoding="utf-8")
    (snippet,) = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(snippet, str(PAGE), "exec"), names)
    return names["is_genuine"]


def test_the_page_shows_how_a_signature_is_checked() -> None:
    body = written(sample("your_turn"), "json")[0]
    header = signature("s3cret", int(NOW), body)
    is_genuine = verifier()
    assert is_genuine("s3cret", header, body, now=NOW)
    assert is_genuine("s3cret", header, body, now=NOW + 299)
    assert not is_genuine("s3cret", header, body, now=NOW + 301)  # an old message that somebody sends again
    assert not is_genuine("other", header, body, now=NOW)
    assert not is_genuine("s3cret", header, body + b" ", now=NOW)
    assert not is_genuine("s3cret", header.replace("t=1790000000", "t=1790000001"), body, now=NOW)


def test_a_signature_that_was_reckoned_elsewhere() -> None:
    """`printf '1790000000.{"a":1}' | openssl dgst -sha256 -hmac s3cret`"""
    signed = "b3e592eceaf8e8b6c5101a58c2678f5ff4e74c21bed3a56a3130ecc5c7f6ed82"
    assert signature("s3cret", 1_790_000_000, b'{"a":1}') == f"t=1790000000,v1={signed}"


# -- wording


def test_every_event_has_its_sentence() -> None:
    assert {kind: told(kind)["message"] for kind in EVENT_KINDS} == {
        "your_turn": "Asha, it is your turn in Rajas of the Ganges.",
        "reminder": "Asha, your time in Rajas of the Ganges ends in 6 hours.",
        "timed_out": "Asha, your time in Rajas of the Ganges is up: a bot plays for you until you return.",
        "rewind_asked": "Bram asks to go back to answer 12 of Rajas of the Ganges.",
        "game_started": "Rajas of the Ganges has begun: Asha and Bram.",
        "game_over": "Rajas of the Ganges is over: Asha has won.",
        "invited": "Bram would like to play Rajas of the Ganges again and keeps a seat for you.",
        "chat": "Bram says in Rajas of the Ganges: Well played!",
    }


def test_every_event_has_its_sentence_without_details_as_well() -> None:
    """A change at a table never fails for want of words."""
    assert {kind: told(kind, {})["message"] for kind in EVENT_KINDS} == {
        "your_turn": "Asha, it is your turn in Rajas of the Ganges.",
        "reminder": "Asha, Rajas of the Ganges is waiting for you.",
        "timed_out": "Asha, your time in Rajas of the Ganges is up: a bot plays for you until you return.",
        "rewind_asked": "Somebody asks to take back part of Rajas of the Ganges.",
        "game_started": "Rajas of the Ganges has begun.",
        "game_over": "Rajas of the Ganges is over.",
        "invited": "Somebody would like to play Rajas of the Ganges again and keeps a seat for you.",
        "chat": "Somebody says in Rajas of the Ganges: ",
    }


def test_a_turn_that_waits_to_be_confirmed() -> None:
    payload = told("your_turn", held=True)
    assert payload["message"] == "Asha, your turn in Rajas of the Ganges waits for you to confirm it."
    assert payload["details"] == {"deadline": None, "confirm": True}


def test_who_is_too_late_may_be_out_of_the_game() -> None:
    message = told("timed_out", {"what": "drop"})["message"]
    assert message == "Asha, your time in Rajas of the Ganges is up: you are out of the game."


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-5, "0 seconds"),
        (1, "1 second"),
        (30, "30 seconds"),
        (119, "119 seconds"),
        (120, "2 minutes"),
        (7199, "120 minutes"),
        (7200, "2 hours"),
        (6 * 3600 + 1200, "6 hours"),
        (47 * 3600, "47 hours"),
        (48 * 3600, "2 days"),
    ],
)
def test_how_long_there_is_left(seconds: float, words: str) -> None:
    message = told("reminder", {"deadline": NOW + seconds})["message"]
    assert message == f"Asha, your time in Rajas of the Ganges ends in {words}."


@pytest.mark.parametrize(
    ("ranks", "won"),
    [([2, 1, 3], "Bram has won"), ([1, 3, 1], "Asha and Chen have won"), ([1, 1, 1], "Asha, Bram and Chen have won")],
)
def test_who_has_won(ranks: list[int], won: str) -> None:
    result = [{"name": name, "rank": rank} for name, rank in zip(["Asha", "Bram", "Chen"], ranks, strict=True)]
    assert told("game_over", {"result": result})["message"] == f"Rajas of the Ganges is over: {won}."


def test_a_long_remark_is_cut_in_the_message_only() -> None:
    payload = told("chat", {"by": "Bram", "text": "a\n b" + "c" * 1000})
    start = "Bram says in Rajas of the Ganges: a b"
    assert payload["message"] == start + "c" * 296 + "…"
    assert len(payload["details"]["text"]) == 1004


def test_a_game_that_is_not_installed_any_more_goes_by_its_short_name() -> None:
    assert told("your_turn", game="pebbles")["message"] == "Asha, it is your turn in pebbles."


def test_chat_has_to_be_asked_for() -> None:
    assert set(EVENT_KINDS) - set(USUAL) == {"chat"}


def test_an_event_tells_nothing_of_the_position() -> None:
    """A table's row holds its seed and its state; nothing of either is in any event."""
    secret: dict[str, Any] = {
        "seed": "deadbeef" * 8,
        "snapshot": {"hidden": "deadbeef"},
        "options": {"navaratna": "deadbeef"},
    }
    for kind in EVENT_KINDS:
        assert "deadbeef" not in json.dumps(told(kind, **secret))
        assert set(told(kind)["table"]) == {"id", "game", "title", "link"}


def test_a_link_needs_an_address() -> None:
    assert with_link(told("chat"), "")["table"]["link"] is None
    assert with_link(told("chat"), ADDRESS + "/")["table"]["link"] == f"{ADDRESS}/table/{TABLE_ID}"
    assert with_link(told("invited"), ADDRESS)["table"]["link"] == f"{ADDRESS}/table/Zt5nCq1WpYh7Rd4s"


# -- formats


def test_json_holds_all_of_it() -> None:
    body, headers = written(sample("game_over"), "json")
    assert json.loads(body) == sample("game_over")
    assert headers == {"Content-Type": "application/json"}


def test_discord_gets_a_text_with_a_link_and_no_mentions() -> None:
    body, headers = written(sample("your_turn"), "discord")
    assert json.loads(body) == {
        "content": f"Asha, it is your turn in Rajas of the Ganges.\n<{ADDRESS}/table/{TABLE_ID}>",
        "allowed_mentions": {"parse": []},
    }
    assert headers == {"Content-Type": "application/json"}


def test_what_players_write_is_no_markup_for_discord() -> None:
    body, _ = written(told("chat", {"by": "Bram", "text": "[free](http://x) **@everyone** `a` <@1> # ~_|"}), "discord")
    text = r"\[free\](http://x) \*\*@everyone\*\* \`a\` \<@1\> \# \~\_\|"
    assert json.loads(body)["content"] == f"Bram says in Rajas of the Ganges: {text}"


def test_a_text_for_discord_is_never_too_long() -> None:
    payload = with_link({**told("chat"), "message": "*" * 3000}, ADDRESS)
    content = json.loads(written(payload, "discord")[0])["content"]
    assert len(content) == 2000
    assert content.endswith(f"\n<{ADDRESS}/table/{TABLE_ID}>")


def test_ntfy_gets_plain_text_with_a_title_and_a_link() -> None:
    body, headers = written(sample("your_turn"), "ntfy")
    assert body.decode() == "Asha, it is your turn in Rajas of the Ganges."
    assert headers == {
        "Content-Type": "text/plain; charset=utf-8",
        "Title": "Rajas of the Ganges",
        "Click": f"{ADDRESS}/table/{TABLE_ID}",
    }


def test_ntfy_without_a_link_or_a_table() -> None:
    assert "Click" not in written(told("your_turn"), "ntfy")[1]
    assert written(sample("test"), "ntfy")[1]["Title"] == "Doab"


def test_a_title_that_is_not_ascii_is_encoded_for_the_header() -> None:
    payload = told("your_turn", game="Gāṅgā\nX: y")
    title = written(payload, "ntfy")[1]["Title"]
    assert title.startswith("=?UTF-8?B?")
    assert base64.b64decode(title.removeprefix("=?UTF-8?B?").removesuffix("?=")).decode() == "Gāṅgā\nX: y"
