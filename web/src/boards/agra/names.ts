/** Which kind of thing a word means, where goods and buildings stand in the city, and how a place is titled. */

import type { AgraGood } from '../../api/schema';
import { speech } from '../../i18n/t.svelte';
import { BUILDING, GOOD, type Building, type Good, type Space } from '../../made/agra';
import { called } from '../places';
import { USUAL, type Print } from './printed';

export const isGood = (word: string): word is Good => (GOOD as readonly string[]).includes(word);
export const isBuilding = (word: string): word is Building => (BUILDING as readonly string[]).includes(word);

/** Who stands at the corners of the city: spaces without a building. */
export type Character = Exclude<Space, Building>;

const NOWHERE: AgraGood = { level: 1, row: 'stone', place: 0, building: '' };
/** Goods and their buildings stand in rows, and in a column for each level; every edition has them there. */
export const standOf = (good: string): AgraGood => USUAL.goods[good] ?? NOWHERE;
/** What is made and stored in a building. */
export const goodIn = (building: string): string => GOOD.find((good) => standOf(good).building === building) ?? '';

/** How a place is called, as it begins a label. */
export function titled(print: Print, place: string): string {
  const word = called(print.names, place);
  return word.charAt(0).toLocaleUpperCase(speech.language) + word.slice(1);
}
