import { describe, expect, test } from 'vitest';

import type { ChoiceInfo, ChoiceItem } from '../api/schema';
import { canGive, canPick, isFull, toggled } from './picking';

const item = (text: string, most: number): ChoiceItem => ({
  index: 0,
  text,
  targets: [],
  beside: {},
  phrase: { key: text, fields: {} },
  note: null,
  most,
});
const choice = (most: readonly number[], more: Partial<ChoiceInfo>): ChoiceInfo => ({
  items: most.map((number, at) => item(`item ${at}`, number)),
  least: 1,
  most: 2,
  stops: '',
  sets: null,
  ...more,
});

describe('everything within the limits', () => {
  const dice = choice([2, 1, 1], { least: 0, most: 2 });

  test('each as often as there is of it, and not too many altogether', () => {
    expect(canPick(dice, [0, 0])).toBe(true);
    expect(canPick(dice, [1, 1])).toBe(false);
    expect(canPick(dice, [0, 1, 2])).toBe(false);
    expect(canGive(dice, [])).toBe(true);
    expect(canGive(choice([2], { least: 2 }), [0])).toBe(false);
  });

  test('a second die of a kind is picked before the first is taken back', () => {
    expect(toggled(dice, [0], 0)).toEqual([0, 0]);
    expect(toggled(dice, [0, 0], 0)).toEqual([]);
    expect(toggled(dice, [1, 0], 1)).toEqual([0]);
  });

  test('full when nothing more can be picked', () => {
    expect(isFull(dice, [0])).toBe(false);
    expect(isFull(dice, [2, 0])).toBe(true);
  });
});

describe('only certain sets', () => {
  // A tile for six: a six alone, or five and one, or twice three.
  const payment = choice([1, 1, 1, 2], { sets: [[0], [1, 2], [3, 3]] });

  test('in any order', () => {
    expect(canGive(payment, [2, 1])).toBe(true);
    expect(canGive(payment, [1])).toBe(false);
    expect(canPick(payment, [2])).toBe(true);
    expect(canPick(payment, [0, 1])).toBe(false);
    expect(canPick(payment, [3, 3])).toBe(true);
  });

  test('what does not fit is not picked', () => {
    expect(toggled(payment, [0], 1)).toEqual([0]);
    expect(isFull(payment, [0])).toBe(true);
    expect(isFull(payment, [3])).toBe(false);
  });
});
