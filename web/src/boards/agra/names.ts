/** The words of the game, in the order of the board (src/doab/agra/table/things.py). */

export const GOODS = [
  'sandstone',
  'wood',
  'turmeric',
  'cotton',
  'cement',
  'plank',
  'curry',
  'oil',
  'brick',
  'paper',
  'dye',
  'cloth',
  'statue',
  'book',
  'painting',
  'clothes',
] as const;
export type Good = (typeof GOODS)[number];
export const LUXURY = GOODS.slice(12);

export const ROWS = ['stone', 'wooden', 'spice', 'fibre'] as const;
export type Row = (typeof ROWS)[number];

export const CHARACTERS = ['architect', 'sailor', 'trader', 'botanist'] as const;
export type Character = (typeof CHARACTERS)[number];
export const PRODUCTION = ['quarry', 'woodcutter', 'turmeric-farm', 'cotton-farm'] as const;
export const BUILDINGS: readonly string[] = [...PRODUCTION, ...GOODS.slice(4)];
export const SPACES: readonly string[] = [...CHARACTERS, ...BUILDINGS];

export const GUILDS = ['artisans', 'merchants', 'scholars'] as const;
export type Guild = (typeof GUILDS)[number];
export const ORDER_ROWS = 6;

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
export const MOST_SQUARES = 5;

export const NOTABLES = [
  'portuguese_trader',
  'sufi',
  'takshaka',
  'mahout',
  'khatib',
  'french_trader',
  'dyer',
  'cook',
  'muezzin',
  'jagirdar',
  'caliph',
  'calligrapher',
  'mullah',
  'english_trader',
  'mosaic_maker',
  'mujtahida',
  'dutch_trader',
  'painter',
  'subadar',
  'sadr_us_sudur',
  'grand_mufti',
  'grand_imam',
  'court_artist',
  'dewan',
] as const;
export type Notable = (typeof NOTABLES)[number];
export const MOST_SLOTS = 3;

export const BONUS_TILES = [
  'artisans+3',
  'cover+2',
  'merchants+3',
  'favour+3',
  'artisans+4',
  'favour+4',
  'scholars+4',
  'rupees+5',
  'scholars+5',
  'favour+5',
  'merchants+5',
  'rupees+6',
] as const;

export const PRINTED_ACTIONS = ['favour 1', 'favour 2', 'favour 3'] as const;
export const N_TILES = 14;

export const OUTER_ACTIONS = ['trade', 'deliver', 'process', 'cover'] as const;
export type CircleAction = (typeof OUTER_ACTIONS)[number] | 'farmer';

export const PIERS = 6;
export const LEVELS = ['', 'I', 'II', 'III', 'IV'] as const;

export const isGood = (word: string): word is Good => (GOODS as readonly string[]).includes(word);
export const isNotable = (word: string): word is Notable => (NOTABLES as readonly string[]).includes(word);

/** Goods and their buildings stand in four rows, and in a column for each level. */
const placeOfGood = (good: string): number => (GOODS as readonly string[]).indexOf(good);
export const levelOfGood = (good: string): number => Math.floor(placeOfGood(good) / 4) + 1;
export const numberOfRow = (good: string): number => placeOfGood(good) % 4;
export const rowOfGood = (good: string): Row => ROWS[numberOfRow(good)] as Row;
/** The building in which a good is made and stored. */
export const buildingOf = (good: string): string => BUILDINGS[placeOfGood(good)] ?? good;
