import { expect, test } from 'vitest';

import { SECTIONS as AGRA } from './agra';
import { SECTIONS as RAJAS } from './rajas';
import { hasRules, sectionsOf, type Section } from './rules';

const SECTIONS: readonly Section[] = [
  { rule: '6.2', key: 'wide', rulings: [] },
  { rule: '6.2.1', key: 'narrow', rulings: ['A-25'] },
  { rule: '7', key: 'first of 7', rulings: ['R-04'] },
  { rule: '7', key: 'second of 7', rulings: ['R-34', 'R-04'] },
];
const found = (rule: string): string[] => sectionsOf(SECTIONS, rule).map(({ key }) => key);

test.each([
  ['6.2.1', ['narrow']],
  ['6.2.1.3', ['narrow']],
  ['6.2.9', ['wide']],
  ['7', ['first of 7', 'second of 7']],
  ['7, order', ['first of 7', 'second of 7']],
  ['A-25', ['narrow']],
  ['R-04', ['first of 7', 'second of 7']],
  ['R-34', ['second of 7']],
  ['R-99', []],
  ['', []],
])('“%s” is explained by %j', (rule, keys) => {
  expect(found(rule)).toEqual(keys);
});

test.each([
  ['rajas', RAJAS],
  ['agra', AGRA],
])('no section of %s stands there twice', (game, sections) => {
  expect(hasRules(game)).toBe(true);
  expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
});

test('a game of somebody else has no rules here', () => {
  expect(hasRules('pebbles')).toBe(false);
});
