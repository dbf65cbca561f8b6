"""What can be played, and by whom."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse

from doab.bots.base import BotKind
from doab.core.options import Option
from doab.core.registry import find_rules, game_names
from doab.core.rules import Rules
from doab.server.errors import Refused
from doab.server.messages.bots import BotInfo
from doab.server.messages.errors import refusals
from doab.server.messages.tables import GameInfo, OptionInfo, PhraseInfo, Places
from doab.server.running import running_of
from doab.server.settings import Settings
from doab.server.tables.opponents import offered_bots, takes_seconds
from doab.server.tables.printed import places_of
from doab.server.tables.seating import game_called

router = APIRouter(prefix="/api", tags=["what can be played"])


@router.get("/games", summary="The games with their options", responses=refusals())
def list_games() -> list[GameInfo]:
    return [_game(find_rules(name)) for name in game_names()]


@router.get("/games/{game}/places", summary="What things on the board are", responses=refusals(404))
def list_places(game: Annotated[str, Path(max_length=40)]) -> Places:
    return Places(places=places_of(game_called(game)))


@router.get(
    "/games/{game}/edition",
    summary="The usual edition as a TOML file, to be copied and changed",
    response_class=PlainTextResponse,
    responses=refusals(404),
)
def download_edition(game: Annotated[str, Path(max_length=40)]) -> PlainTextResponse:
    rules = game_called(game)
    text = rules.printed.text()
    if text is None:
        raise Refused(404, "no_such_edition", f"The usual edition of {rules.title} is not written down.")
    name = f"{rules.name}-{rules.edition_name}.toml"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/bots", summary="The bots, the weakest first", responses=refusals())
def list_bots(request: Request) -> list[BotInfo]:
    settings = running_of(request).settings
    return [_bot(settings, kind) for kind in offered_bots(settings)]


def _bot(settings: Settings, kind: BotKind) -> BotInfo:
    return BotInfo(
        name=kind.name,
        help=kind.help,
        games=None if kind.games is None else list(kind.games),
        seconds=kind.seconds,
        most_seconds=settings.thinking_seconds if takes_seconds(kind) else None,
    )


def _game(rules: Rules) -> GameInfo:
    goal = rules.telling.goal()
    return GameInfo(
        name=rules.name,
        title=rules.title,
        players=list(rules.players),
        options=[_option(rules, option) for option in rules.options],
        edition=rules.edition_name,
        rules=rules.version,
        goal=None if goal is None else PhraseInfo(**goal.to_json()),
    )


def _option(rules: Rules, option: Option) -> OptionInfo:
    kind: Literal["per_seat", "choice", "switch"] = (
        "per_seat" if option.per_seat else "choice" if option.choices else "switch"
    )
    default = option.default
    return OptionInfo(
        name=option.name,
        help=option.help,
        kind=kind,
        choices=list(option.per_seat or option.choices),
        phrase=PhraseInfo(**rules.telling.option(option).to_json()),
        choice_phrases=[
            PhraseInfo(**rules.telling.choice(option, choice).to_json()) for choice in option.per_seat or option.choices
        ],
        default=list(default) if isinstance(default, tuple) else default,
    )
