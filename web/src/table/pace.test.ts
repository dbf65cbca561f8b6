import { describe, expect, test } from 'vitest';

import type { Manner, Move } from '../boards/board';
import { BEHIND, SPEEDS, timetable } from './pace';

const move = (manner: Manner, stops: number, more: Partial<Move> = {}): Move => ({
  piece: null,
  manner,
  way: Array<string>(stops).fill('x'),
  seat: 0,
  ...more,
});
const MANY = Array.from({ length: 30 }, (_, at) => move(at % 3 ? 'fly' : 'walk', 2 + (at % 9), { amount: 1 }));
const SCENES = {
  'one piece': [move('fly', 2)],
  'a long walk': [move('walk', 40)],
  'thirty pieces': MANY,
  'sixty pieces': [...MANY, ...MANY],
};

describe.each(SPEEDS.filter((speed) => speed !== 'off'))('%s', (speed) => {
  const most = BEHIND[speed];

  test.each(Object.entries(SCENES))('%s: over in time, in order, slow enough to be seen', (_, moves) => {
    const { times, length } = timetable(moves, speed, most);
    expect(length).toBeLessThanOrEqual(most);
    expect(Math.max(...times.map(({ start, duration }) => start + duration))).toBeLessThanOrEqual(length);
    expect(Math.min(...times.map(({ duration }) => duration))).toBeGreaterThanOrEqual(200);
    const starts = times.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });
});

test('one piece that moves twice is never in two places', () => {
  const walk = move('walk', 3, { same: 'a' });
  const [first, second] = timetable([walk, walk], 'normal', 9000).times;
  expect(second?.start).toBeGreaterThanOrEqual(first?.duration ?? Infinity);
});

test('of two pieces the second sets off before the first has arrived', () => {
  const [first, second] = timetable([move('fly', 2), move('fly', 2)], 'normal', 9000).times;
  expect(second?.start).toBeLessThan(first?.duration ?? 0);
});

test('a number is left standing longer than a piece', () => {
  const piece = timetable([move('fly', 2)], 'normal', 9000);
  const number = timetable([move('fly', 2, { amount: 3 })], 'normal', 9000);
  expect(number.length).toBeGreaterThan(piece.length);
});
