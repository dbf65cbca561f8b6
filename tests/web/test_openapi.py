"""The client's types are made from web/openapi.json, so that file must say what the server says."""

from pathlib import Path

import pytest

from tools import openapi


def test_the_description_that_types_are_made_from_is_the_servers_own() -> None:
    assert openapi.WHERE.read_text(encoding="utf-8") == openapi.description(), "'make client' brings it up to date"


def test_check_says_what_to_do_when_it_is_not_current(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "openapi.json"
    old.write_text("{}\n", encoding="utf-8")
    monkeypatch.setattr(openapi, "WHERE", old)
    assert openapi.main(["--check"]) == 1
    assert "make client" in capsys.readouterr().err
    assert openapi.main([]) == 0
    assert openapi.main(["--check"]) == 0
