"""Many games at once, for learning: one call answers in all of them and writes what is asked next.

What came about lies in flat rows of numbers (`vec`) that are made once and stay where they are, so that NumPy can look
into them without copying. When a game ends, a new one begins in the same call; games are named by their seeds, and the
same seed with the same answers is the same game, alone or in a batch.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from doab.core.chance import Source
from doab.core.encoding import Encoder
from doab.core.playouts import settle
from doab.core.state import State


class Batch:
    """`count` games with the same players and options, each with the seat that is asked, its observation and mask.

    `begin` is a game before its first draw, `reward` says what a game that is over was worth to each seat, and `limit`
    is the number of players' answers after which a game is cut short. Game i of the first round has the seed
    `seed` + i; the next game in its place has that of the one before + `stride`.
    """

    def __init__(
        self,
        begin: State,
        encoder: Encoder,
        actions: int,
        count: int,
        limit: int,
        reward: Callable[[State], list[float]],
    ) -> None:
        self.begin = begin
        self.encoder = encoder
        self.reward = reward
        self.count: i64 = count
        self.actions: i64 = actions
        self.seats: i64 = begin.seats
        self.size: i64 = encoder.size
        self.limit: i64 = limit
        self.stride: i64 = count
        self.states: list[State] = []
        self.sources: list[Source] = []
        self.choosers: list[Source] = []
        # Row by row: game × numbers of an observation, game × actions, game × seats, or one number per game.
        self.observations: vec[i16] = vec[i16]([0] * (count * encoder.size))
        self.masks: vec[u8] = vec[u8]([0] * (count * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (count * begin.seats))
        self.to_move: vec[i64] = vec[i64]([0] * count)
        self.terminated: vec[u8] = vec[u8]([0] * count)
        self.truncated: vec[u8] = vec[u8]([0] * count)
        self.seeds: vec[i64] = vec[i64]([0] * count)  # of the games that are being played
        self.lengths: vec[i64] = vec[i64]([0] * count)  # players' answers in them
        self.choices: vec[i64] = vec[i64]([0] * count)  # one of the legal answers each, drawn evenly
        # Of the game that ended in this call, where one did: its answers, and the last look at it.
        self.last_lengths: vec[i64] = vec[i64]([0] * count)
        self.last_observations: vec[i16] = vec[i16]([0] * (count * encoder.size))

    def reset(self, seed: int, stride: int) -> None:
        """Begin new games everywhere."""
        for at in range(len(self.masks)):
            self.masks[at] = 0
        self.stride = stride
        self.states = []
        self.sources = []
        self.choosers = []
        for place in range(self.count):
            self.states.append(self.begin)
            self.sources.append(Source(0))
            self.choosers.append(Source(f"choices {seed + place}"))
            self.seeds[place] = seed + place
            self._begin(place)
            self._write(place)
            self.terminated[place] = 0
            self.truncated[place] = 0
            for seat in range(self.seats):
                self.rewards[place * self.seats + seat] = 0.0

    def step(self, answers: list[int]) -> None:
        """Give every game its answer. They are known to be legal: the caller has looked at the masks."""
        place: i64
        for place in range(self.count):
            self._answer(place, answers[place])

    def _answer(self, place: i64, answer: i64) -> None:
        state = self.states[place]
        if self.terminated[place] or self.truncated[place]:
            self.terminated[place] = 0
            self.truncated[place] = 0
            for seat in range(self.seats):
                self.rewards[place * self.seats + seat] = 0.0
        self._clear_mask(place)
        state.apply(answer)
        settle(state, self.sources[place])
        self.lengths[place] += 1
        if state.top is None or self.lengths[place] >= self.limit:
            self._end(place)
        self._write(place)

    def _end(self, place: i64) -> None:
        """The game is over or cut short: keep what is to be known of it and begin the next one."""
        state = self.states[place]
        last = state.top
        if last is None:
            self.terminated[place] = 1
            for seat, reward in enumerate(self.reward(state)):
                self.rewards[place * self.seats + seat] = reward
        else:
            self.truncated[place] = 1
        looking: i64 = self.to_move[place] if last is None else last.seat
        self.encoder.encode(state, looking, self.last_observations, place * self.size)
        self.last_lengths[place] = self.lengths[place]
        self.seeds[place] += self.stride
        self._begin(place)

    def _begin(self, place: i64) -> None:
        source = Source(self.seeds[place])
        state = self.begin.copy()
        settle(state, source)
        self.states[place] = state
        self.sources[place] = source
        self.lengths[place] = 0

    def _write(self, place: i64) -> None:
        """Who is asked, what that seat knows and what it may answer."""
        state = self.states[place]
        seat: i64 = state.to_move()
        self.to_move[place] = seat
        self.encoder.encode(state, seat, self.observations, place * self.size)
        offers = state.offers()
        start: i64 = place * self.actions
        at: i64
        for at in range(offers.count):
            self.masks[start + offers.action(at)] = 1
        self.choices[place] = offers.action(self.choosers[place].below(offers.count))

    def _clear_mask(self, place: i64) -> None:
        offers = self.states[place].offers()
        start: i64 = place * self.actions
        at: i64
        for at in range(offers.count):
            self.masks[start + offers.action(at)] = 0
