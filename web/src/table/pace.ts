/** When each of several pieces sets off and how long it takes: one after the other, and all of them in bounded time. */

import type { Move } from '../boards/board';

/** How fast pieces move; part of a person's settings. */
export const SPEEDS = ['off', 'fast', 'normal'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Nothing that is shown lags further behind what has happened, in milliseconds. */
export const BEHIND: Readonly<Record<Speed, number>> = { off: 0, fast: 1200, normal: 2500 };

export interface Timed {
  readonly start: number;
  readonly duration: number;
}

export interface Timetable {
  readonly times: readonly Timed[];
  /** From the first start until everything may be cleared away. */
  readonly length: number;
}

const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.6, normal: 1 };
const LASTS = { fly: 460, roll: 560, turn: 400, fall: 380 } as const;
/** A walk takes longer the more spaces it has. */
const WALK = { first: 280, step: 75, most: 800 };
/** The part of a move after which the next one sets off: most pieces are on their way while the last one lands. */
const OVERLAP = 0.62;
/** How long what has arrived is looked at; numbers take longer to read than pieces. */
const REST = 140;
const REST_OF_NUMBER = 380;

function lasts({ manner, way }: Move): number {
  return manner === 'walk' ? Math.min(WALK.most, WALK.first + (way.length - 1) * WALK.step) : LASTS[manner];
}

/** The times of moves that must be over after `most` milliseconds. */
export function timetable(moves: readonly Move[], speed: Speed, most: number): Timetable {
  let at = 0;
  const times = moves.map((move, number): Timed => {
    const duration = lasts(move) * PACE[speed];
    const start = at;
    const again = move.same !== undefined && moves[number + 1]?.same === move.same;
    at += again ? duration : duration * OVERLAP;
    return { start, duration };
  });
  const rest = (moves.some(({ amount }) => amount) ? REST_OF_NUMBER : REST) * PACE[speed];
  const length = Math.max(0, ...times.map(({ start, duration }) => start + duration)) + rest;
  if (length <= most) return { times, length };
  // First the pauses between the pieces grow short, and only then the pieces fast.
  const longest = Math.max(...times.map(({ duration }) => duration));
  const last = Math.max(1, ...times.map(({ start }) => start));
  const haste = Math.min(1, most / (longest + rest));
  const closer = Math.max(0, most - (longest + rest) * haste) / last;
  return {
    times: times.map(({ start, duration }) => ({ start: start * closer, duration: duration * haste })),
    length: most,
  };
}
