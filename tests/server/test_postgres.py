"""What an operator of PostgreSQL meets: its address, its driver, and what happens when it ends a transaction."""

from __future__ import annotations

import sys

import pytest
from sqlalchemy.engine import make_url

from doab.server.rows.database import Database
from doab.server.rows.postgres import NoDriver, with_driver


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_an_address_need_not_name_the_driver(scheme: str) -> None:
    url = with_driver(make_url(f"{scheme}://doab:secret@db.example.org:5433/games?sslmode=require"))
    told = "postgresql+psycopg://doab:secret@db.example.org:5433/games?sslmode=require"
    assert url.render_as_string(hide_password=False) == told


def test_a_driver_that_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(NoDriver) as missing:
        Database("postgresql://doab@localhost/doab")
    assert str(missing.value) == "PostgreSQL needs its driver: pip install 'doab[postgres]' brings it"
