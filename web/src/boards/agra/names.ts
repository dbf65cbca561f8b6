/** Which kind of thing a word means, and what the order of the goods on the board says about them. */

import {
  BUILDING,
  FAVOUR_ACTION,
  GOOD,
  NOTABLE,
  SPACE,
  type Building,
  type Good,
  type Notable,
  type Space,
} from '../../made/agra';

export const isGood = (word: string): word is Good => (GOOD as readonly string[]).includes(word);
export const isNotable = (word: string): word is Notable => (NOTABLE as readonly string[]).includes(word);
export const isBuilding = (word: string): word is Building => (BUILDING as readonly string[]).includes(word);

/** Who stands at the corners of the city: spaces without a building. */
export type Character = Exclude<Space, Building>;
export const isCharacter = (word: string): word is Character =>
  (SPACE as readonly string[]).includes(word) && !isBuilding(word);
export const CHARACTERS = SPACE.filter(isCharacter);

/** The others are on tiles. */
export const PRINTED_ACTIONS = FAVOUR_ACTION.filter((action) => action.startsWith('favour '));

export const LEVELS = ['', 'I', 'II', 'III', 'IV'] as const;

/** Goods and their buildings stand in four rows, and in a column for each level. */
const ROWS = ['stone', 'wooden', 'spice', 'fibre'] as const;
type Row = (typeof ROWS)[number];
const placeOfGood = (good: string): number => (GOOD as readonly string[]).indexOf(good);
export const levelOfGood = (good: string): number => Math.floor(placeOfGood(good) / 4) + 1;
export const numberOfRow = (good: string): number => placeOfGood(good) % 4;
export const rowOfGood = (good: string): Row => ROWS[numberOfRow(good)] as Row;
/** What is made and stored in a building. */
export const goodIn = (building: string): string => GOOD[(BUILDING as readonly string[]).indexOf(building)] ?? '';
