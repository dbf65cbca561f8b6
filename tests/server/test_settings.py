"""Settings from variables: every field can be set, and what is wrong is told by the name of the variable."""

from pathlib import Path

import pytest

from doab.server.settings import SettingError, Settings, settings_from


def test_every_kind_of_setting_is_read() -> None:
    variables = {
        "DOAB_FOLDER": "/srv/doab",
        "DOAB_ADDRESS": "https://games.example.org",
        "DOAB_SECURE_COOKIES": "yes",
        "DOAB_GUESTS": "off",
        "DOAB_CALLS_A_MINUTE": "0",
        "DOAB_SWEEP_SECONDS": "0.1",
        "DOAB_METRICS_PUBLIC": "True",
        "DOAB_OTHER": "not ours",
        "GUESTS": "yes",
    }
    assert settings_from(variables) == Settings(
        folder=Path("/srv/doab"),
        address="https://games.example.org",
        secure_cookies=True,
        guests=False,
        calls_a_minute=0,
        sweep_seconds=0.1,
        metrics_public=True,
    )


def test_what_was_chosen_goes_first_and_an_empty_variable_is_none() -> None:
    variables = {"DOAB_BOT_WORKERS": "4", "DOAB_BOT_SECONDS": "3", "DOAB_GUESTS": ""}
    assert settings_from(variables, bot_workers=2, bot_seconds=None) == Settings(bot_workers=2, bot_seconds=3)


@pytest.mark.parametrize(
    ("variable", "text", "told"),
    [
        ("DOAB_GUESTS", "perhaps", "DOAB_GUESTS must be yes or no, not 'perhaps'"),
        ("DOAB_SECURE_COOKIES", "2", "DOAB_SECURE_COOKIES must be yes or no, not '2'"),
        ("DOAB_CALLS_A_MINUTE", "1.5", "DOAB_CALLS_A_MINUTE must be a number, not '1.5'"),
        ("DOAB_SWEEP_SECONDS", "soon", "DOAB_SWEEP_SECONDS must be a number, not 'soon'"),
        ("DOAB_SWEEP_SECONDS", "-1", "DOAB_SWEEP_SECONDS must not be -1"),
        ("DOAB_SWEEP_SECONDS", "nan", "DOAB_SWEEP_SECONDS must not be nan"),
    ],
)
def test_what_is_wrong_is_told_by_name(variable: str, text: str, told: str) -> None:
    with pytest.raises(SettingError) as caught:
        settings_from({variable: text})
    assert str(caught.value) == told
