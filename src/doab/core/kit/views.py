"""Nobody sees what is hidden: a seat's view, by names and by numbers, is the same whatever lies where it cannot look.

What chance will bring next cannot leak by construction: piles are drawn lazily, so before a draw there is only one
state and hence one view, whichever outcome follows. What can leak is what has been drawn already and is held by
somebody else; that is what the variants here are about.
"""

from __future__ import annotations

import json

from doab.core.chance import Source
from doab.core.errors import InvariantError
from doab.core.game import Game
from doab.core.state import ONLOOKER


def check_views(game: Game, source: Source) -> None:
    """Every seat's view is plain data, tells nothing hidden and is enough to go on with; else `InvariantError`.

    - It survives JSON unchanged.
    - It holds the legal answers if the seat is asked, and nobody else's otherwise.
    - States from `rules.sight.hidden_variants` give the same view (and are sound states).
    - `rules.sight.imagine` makes a sound state of `rules.sight.seen`, with the same view and, if the seat is asked, its
      answers.
    """
    for seat in range(len(game.names)):
        _check_plain(game, seat)
        _check_answers(game, seat)
        _check_variants(game, seat, source)
        _check_imagined(game, seat, source)


def fields_of_view(game: Game) -> list[str]:
    """What the table has in the view of somebody who looks on: the same in every position of a game."""
    return list(game.view(ONLOOKER)["table"])


def _check_plain(game: Game, seat: int) -> None:
    view = game.view(seat)
    try:
        wire = json.loads(json.dumps(view))
    except (TypeError, ValueError) as error:
        raise InvariantError(f"the view of seat {seat} cannot be sent: {error}") from error
    if wire != view:
        raise InvariantError(f"the view of seat {seat} is not plain data: JSON changes {first_difference(view, wire)}")


def _check_answers(game: Game, seat: int) -> None:
    answers = [answer["text"] for answer in game.view(seat)["legal"]]
    expected = game.legal if game.state.to_move() == seat else []
    if answers != expected:
        raise InvariantError(f"the view of seat {seat} offers {answers}, not {expected}")


def _check_variants(game: Game, seat: int, source: Source) -> None:
    view = game.view(seat)
    for variant in game.rules.sight.hidden_variants(game.state, seat, source):
        game.rules.checks.check_state(variant)
        twin = game.copy()
        twin.state = variant
        if twin.view(seat) != view:
            where = first_difference(view, twin.view(seat))
            raise InvariantError(f"the view of seat {seat} tells something hidden at {where}")


def _check_imagined(game: Game, seat: int, source: Source) -> None:
    view = game.view(seat)
    twin = game.copy()
    twin.state = imagined = game.rules.sight.imagine(json.loads(json.dumps(view["state"])), source)
    game.rules.checks.check_state(imagined)
    for form in ("state", "table"):
        again = twin.view(seat)[form]
        if again != view[form]:
            where = first_difference(view[form], again)
            raise InvariantError(f"the state imagined by seat {seat} does not fit its view at {where}")
    if imagined.to_move() != game.state.to_move():
        raise InvariantError(f"in the state imagined by seat {seat} another seat is asked")
    if game.state.to_move() == seat and imagined.legal() != game.state.legal():
        raise InvariantError(f"in the state imagined by seat {seat} it has other answers")


def first_difference(one: object, other: object, where: str = "view") -> str:
    """Where two pieces of plain data begin to differ: `view.table.hands[1]: 3, not 4`."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs = [(one[key], other[key], f"{where}.{key}") for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(mine, yours, f"{where}[{at}]") for at, (mine, yours) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{where}: {one!r}, not {other!r}"
    return next((first_difference(*pair) for pair in pairs if pair[0] != pair[1]), where)
