"""Somebody who has never been here."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


@pytest.mark.parametrize("game", ["rajas", "agra"])
def test_two_clicks_lead_to_a_table_with_a_question(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_now(game)
    expect(visitor.answers.first).to_be_visible()
    expect(visitor.question.get_by_role("heading")).not_to_be_empty()
