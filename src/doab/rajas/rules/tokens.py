"""9, 14 Yield tiles: the Dancer's blind draw in the basic game, and the open display of the Navaratna variant."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.chance import CHANCE
from doab.core.events import REVEAL
from doab.core.state import Offers
from doab.core.things import Flag, Seat
from doab.rajas.made.numbers import DECLINE, DRAW, ONTO, TOKEN
from doab.rajas.rules import income
from doab.rajas.table.state import Question, Rajas, Task
from doab.rajas.table.things import BROWN, MAX_YIELDS, WHITE, Token
from doab.rajas.table.things import TOKEN as TOKEN_PLACE

# -- the basic game and mixed levels: white tiles, drawn blind


@mypyc_attr(acyclic=True, free_list_len=1)
class DancersToken(Task):
    """9, 14.4, R-44, R-88, R-94: after the Dancer's dice. Basic: a blind white tile. Navaratna: one from the display,
    if any fits.
    """

    asks = "dancer's token"

    def resolve(self, state: Rajas) -> None:
        state.pop()
        if state.navaratna:
            offer_token(state, self.seat, 0)
        else:
            _refill_white_pile(state)
            if _white_tiles(state) > 0:
                state.push(DrawWhite(self.seat))


def _white_tiles(state: Rajas) -> i64:
    count: i64 = 0
    kind: i64
    for kind in range(len(state.edition.token_count)):
        if state.edition.token_colour[kind] == WHITE:
            count += state.yield_tiles[kind]
    return count


def _refill_white_pile(state: Rajas) -> None:
    """R-46: at the moment of drawing, an empty pile is refilled from the tiles that were put aside."""
    if _white_tiles(state) > 0:
        return
    kinds: i64 = len(state.edition.token_count)
    state.yield_tiles = state.yield_tiles[:]
    kind: i64
    for kind in range(kinds):
        if state.edition.token_colour[kind] == WHITE:
            state.yield_tiles[kind] = state.yield_tiles[kinds + kind]
            state.yield_tiles[kinds + kind] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawWhite(Question):
    """9, R-46: a white tile is drawn blind; its income comes at once, then it is put aside."""

    asks = "draw"
    under = "2"

    def __init__(self, drawer: Seat) -> None:
        super().__init__(CHANCE)
        self.drawer = drawer

    def offer(self, state: Rajas, offers: Offers) -> None:
        offer_draws(state, WHITE, offers)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        kind: i64 = action - DRAW
        draw(state, self.drawer, kind)
        state.push(PutAside(kind))
        income.receive(state, self.drawer, state.edition.token_income[kind], "display", "white tile")


def offer_draws(state: Rajas, colour: i64, offers: Offers) -> None:
    """A blind draw from what is left of a colour."""
    kind: i64
    for kind in range(len(state.edition.token_count)):
        if state.edition.token_colour[kind] == colour and state.yield_tiles[kind] > 0:
            offers.add_chance(DRAW + kind, state.yield_tiles[kind])


def draw(state: Rajas, seat: i64, kind: i64) -> None:
    state.take_yield_tile(kind)
    state.reveal()
    if state.log is not None:
        state.tell(REVEAL, seat, TOKEN_PLACE.place(state.edition.token_names[kind]), to="display")


@mypyc_attr(acyclic=True, free_list_len=1)
class PutAside(Task):
    """R-46: the drawn tile goes aside after its income, together with everything that brought."""

    asks = "put aside"

    def __init__(self, kind: Token) -> None:
        super().__init__(CHANCE)
        self.kind = kind

    def resolve(self, state: Rajas) -> None:
        state.pop()
        state.set_aside(self.kind)


# -- Navaratna: the open display


def free_places(state: Rajas, seat: i64, colour: i64) -> i64:
    """14.4, R-82, R-88: places (bit set) of a colour without a yield tile; joined ones are free too."""
    places: i64 = 0
    place: i64
    for place in range(state.edition.yields):
        if state.edition.yield_colour[place] == colour and state.tokens[seat * MAX_YIELDS + place] == 0:
            places |= BIT[place]
    return places


def fits(state: Rajas, seat: i64, kind: i64) -> bool:
    """R-88: the tile is in the display and its colour has a free place."""
    return state.yield_tiles[kind] > 0 and free_places(state, seat, state.edition.token_colour[kind]) > 0


def offer_token(state: Rajas, seat: i64, shortfall: i64) -> None:
    """14.4, R-88: asks for a tile if one fits. If the display is empty or nothing fits, there is no question."""
    kind: i64
    for kind in range(len(state.edition.token_count)):
        if fits(state, seat, kind):
            state.push(ChooseToken(seat, shortfall))
            return


def offer_shortfall_token(state: Rajas, seat: i64) -> None:
    """14.4b, R-84: no worker left while another owns more: one tile a turn, and in a round one for each worker less.

    Two are the limit; the option `third_yield_tile` takes it away.
    """
    player = state.players[seat]
    most: i64 = 0
    for other in state.players:
        most = max(most, other.active)
    tiles: i64 = most - player.active
    if state.shortfall_limit:
        tiles = min(tiles, state.shortfall_limit)
    if player.shortfall < tiles:
        offer_token(state, seat, 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseToken(Question):
    """14.4, R-88, R-94: which yield tile is taken from the display; it may be declined."""

    asks = "token"
    under = "R-88"

    def __init__(self, seat: Seat, shortfall: Flag) -> None:
        super().__init__(seat)
        self.shortfall = shortfall  # taken for having fewer workers, not from the Dancer

    def offer(self, state: Rajas, offers: Offers) -> None:
        kind: i64
        for kind in range(len(state.edition.token_count)):
            if fits(state, self.seat, kind):
                offers.add(TOKEN + kind)
            else:
                offers.forbid(TOKEN + kind, "R-88")
        offers.add(DECLINE)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        if action != DECLINE:
            kind: i64 = action - TOKEN
            state.take_yield_tile(kind)
            state.players[self.seat].shortfall += self.shortfall
            lay_token(state, self.seat, kind)


def lay_token(state: Rajas, seat: i64, kind: i64) -> None:
    """14.4: the tile goes on a free place of its colour and pays nothing now; asked where if there is more than one."""
    places: i64 = free_places(state, seat, state.edition.token_colour[kind])
    if places & (places - 1):
        state.push(ChoosePlace(seat, kind))
        return
    place: i64 = 0
    while not places >> place & 1:
        place += 1
    state.put_token(seat, kind, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosePlace(Question):
    """14.3, 14.4, R-81, R-82: on which of the free places of its colour a yield tile is laid."""

    asks = "onto"
    under = "R-88"

    def __init__(self, seat: Seat, kind: Token) -> None:
        super().__init__(seat)
        self.kind = kind

    def offer(self, state: Rajas, offers: Offers) -> None:
        places: i64 = free_places(state, self.seat, state.edition.token_colour[self.kind])
        place: i64
        for place in range(state.edition.yields):
            if places >> place & 1:
                offers.add(ONTO + place)
            else:
                offers.forbid(ONTO + place, "R-88")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        state.put_token(self.seat, self.kind, action - ONTO)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawBrown(Question):
    """14.3, R-81: at set-up everybody draws one brown tile blind and lays it on a brown place of their own."""

    asks = "draw"
    under = "2"

    def __init__(self, drawer: Seat) -> None:
        super().__init__(CHANCE)
        self.drawer = drawer

    def offer(self, state: Rajas, offers: Offers) -> None:
        offer_draws(state, BROWN, offers)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        kind: i64 = action - DRAW
        draw(state, self.drawer, kind)
        lay_token(state, self.drawer, kind)
