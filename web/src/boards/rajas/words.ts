/** Things of the game in words: phrases with the messages of `rajas.ftl`, said in the language that is chosen. */

import type { PhraseInfo } from '../../api/schema';
import { say } from '../../i18n/phrase';
import { speech, t } from '../../i18n/t.svelte';
import { parseIncome } from './incomes';
import { isColour } from './names';
import type { PrintedTile } from './printed';
import { turnedSide } from './table';

const SIDE_NAMES: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** A word of the game with all its forms, inside a phrase. */
interface Term {
  readonly term: string;
}

const key = (...words: string[]): string => words.join('-').replaceAll(/[ _]/g, '-');
const term = (...words: string[]): Term => ({ term: key(...words) });
const word = (...words: string[]): string => t(key(...words));
const phrase = (name: string, fields: PhraseInfo['fields'] = {}): PhraseInfo => ({ key: name, fields });

const colourTerm = (colour: string): Term => term('rajas-colour', colour);

/** “a, b and c”. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { style: 'long', type: 'conjunction' }).format(words);

/** What an income brings: “2 dice of choice”. */
export function incomeWords(code: string): string {
  const { gain, each } = parseIncome(code);
  if (gain.kind === 'dice' && each) {
    const [colour = 'any'] = gain.colours;
    if (colour === 'any') return say(phrase('rajas-income-any-per-karma'));
    return say(phrase('rajas-income-colour-per-karma', { colour: colourTerm(colour) }));
  }
  if (gain.kind === 'dice') {
    const [colour = 'any'] = gain.colours;
    if (new Set(gain.colours).size > 1) {
      return say(
        phrase('rajas-income-colours', { colours: listed(gain.colours.map((one) => word('rajas-colour', one))) }),
      );
    }
    const number = gain.colours.length;
    return say(
      colour === 'any'
        ? phrase('rajas-income-any', { number })
        : phrase('rajas-income-colour', { number, colour: colourTerm(colour) }),
    );
  }
  if (each || !('number' in gain)) return say(phrase(key('rajas-income', code)));
  return say(phrase(`rajas-income-${gain.kind === 'goods' ? 'kind' : gain.kind}`, { number: gain.number }));
}

/** “orange 7 (junction, tea 2 and spices 1)”. */
export function tileWords(tile: PrintedTile): string {
  const road = tile.name.split(' ')[2] ?? '';
  const content = [
    ...tile.buildings.map((building) => word('rajas-building', building)),
    ...tile.markets.map(([good, value]) => say(phrase('rajas-market', { good: term('rajas-good', good), value }))),
  ];
  const known = /^[a-z]+$/.test(road);
  return say(
    phrase('rajas-tile', {
      colour: colourTerm(tile.colour),
      cost: tile.cost,
      road: known ? term('rajas-road', road) : road,
      content: listed(content),
    }),
  );
}

/** The sides to which the roads of a turned tile lead. */
export function roadWords(tile: PrintedTile, turn: number): string {
  const sides = tile.roads.flatMap((road) => [...road].map((side) => turnedSide(side, turn)));
  return listed(sides.map((side) => word('rajas-side', SIDE_NAMES[side] ?? side)));
}

export const dieWords = (colour: string, value: number): string =>
  say(phrase('rajas-die', { colour: colourTerm(colour), value }));

export const buildingWords = (building: string): string => word('rajas-building', building);
export const goodWords = (good: string): string => word('rajas-good', good);

export function spaceWords(kind: string): string {
  const words = kind.split(' ');
  const [first = ''] = words;
  if (words.at(-1) === 'terrace' && isColour(first))
    return say(phrase('rajas-space-terrace', { colour: colourTerm(first) }));
  if (words.at(-1) === 'balcony' && words.length > 1) {
    return say(phrase('rajas-space-balcony', { paid: colourTerm(first), taken: colourTerm(words[2] ?? '') }));
  }
  return word('rajas-space', kind);
}

export function yieldPlaceWords(name: string): string {
  const [square = '', side = 'N'] = name.split(' ');
  const { row, column } = rowAndColumn(square);
  return say(phrase(key('rajas-yield-place', SIDE_NAMES[side] ?? side), 'NS'.includes(side) ? { column } : { row }));
}

export function tokenWords(colour: string, income: string): string {
  return say(phrase('rajas-yield-tile', { colour: term('rajas-yield', colour), income: incomeWords(income) }));
}

function rowAndColumn(square: string): { row: number; column: number } {
  const [row = 0, column = 0] = square.split(',').map(Number);
  return { row, column };
}

export const squareWords = (square: string): string => say(phrase('rajas-square', rowAndColumn(square)));

/** How a place is called, where the page has no name for it. */
export function placeWords(place: string): string {
  const [kind = '', ...rest] = place.split(' ');
  const name = rest.join(' ');
  const [first = '', second = ''] = rest;
  if (kind === 'space') return spaceWords(name);
  if (kind === 'die') return dieWords(first, Number(second));
  if (kind === 'supply') return say(phrase('rajas-place-supply', { colour: colourTerm(first) }));
  if (kind === 'stack')
    return say(phrase('rajas-stack', { colour: colourTerm(first), back: term('rajas-back', second) }));
  if (kind === 'square') return squareWords(name);
  if (kind === 'yield') return yieldPlaceWords(name);
  if (kind === 'scroll') return word('rajas-place-scroll', name);
  if (kind === 'good') return goodWords(name);
  if (kind === 'river')
    return Number(name) ? say(phrase('rajas-river-space', { number: Number(name) })) : t('rajas-river-start');
  if (kind === 'token') return tokenWords(first, second);
  if (kind === 'fame' && Number(name)) return say(phrase('rajas-fame-space', { number: Number(name) }));
  if (kind === 'money' && Number(name)) return say(phrase('rajas-money-space', { number: Number(name) }));
  return word('rajas-place', place);
}
