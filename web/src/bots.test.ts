import { expect, test } from 'vitest';

import type { BotInfo } from './api/schema';
import { fittingBot, groupBots } from './bots';

const bot = (name: string, games: string[] | null = null): BotInfo => ({ name, games }) as unknown as BotInfo;
const ALL = ['random', 'hard', 'mine', 'greedy', 'easy', 'medium', 'best'].map((name) => bot(name));
const names = (bots: readonly BotInfo[]): string[] => bots.map(({ name }) => name);

test('bots stand in the order of their strength, whatever order the server has', () => {
  const { levels, others, measures } = groupBots(ALL, 'rajas');
  expect(names(levels)).toEqual(['easy', 'medium', 'hard', 'best']);
  expect(names(others)).toEqual(['mine']);
  expect(names(measures)).toEqual(['random', 'greedy']);
});

test('a bot that plays other games is not offered', () => {
  const bots = [bot('easy', ['agra']), bot('mine', ['rajas'])];
  expect(names(groupBots(bots, 'rajas').levels)).toEqual([]);
  expect(names(groupBots(bots, 'rajas').others)).toEqual(['mine']);
});

test.each([
  ['hard', ALL, 'hard'],
  ['best:5', ALL, 'best'],
  ['gone', ALL, 'medium'],
  ['gone', [bot('random'), bot('greedy')], 'greedy'],
  ['gone', [], ''],
] as const)('who wants %s gets a bot that can play', (wanted, bots, fitting) => {
  expect(fittingBot(bots, 'rajas', wanted)).toBe(fitting);
});
