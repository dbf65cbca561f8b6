/** Where piers and notables stand at the river: the piers of a level above the notables that they open. */

import type { AgraPier } from '../../../api/schema';
import type { NotableCard } from '../table';

export const CARD = { width: 62, height: 94 } as const;
const BAND = 50;
const EDGE = 6;
const BETWEEN = 4;
const LEVELS = [1, 2, 3, 4];
const ROOM_FOR_A_PIER = 74;

export interface PlacedCard {
  readonly notable: NotableCard;
  readonly x: number;
  readonly y: number;
}

export interface PlacedPier {
  readonly pier: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Shore {
  readonly width: number;
  readonly height: number;
  readonly band: number;
  readonly cards: readonly PlacedCard[];
  readonly piers: readonly PlacedPier[];
  /** Lines between the levels. */
  readonly borders: readonly number[];
}

const ofLevel = (notables: readonly NotableCard[], level: number): NotableCard[] =>
  notables.filter((notable) => notable.level === level);

/** Everything in one line. */
export function wideShore(notables: readonly NotableCard[], printed: readonly AgraPier[], width: number): Shore {
  /** By level, the piers that open it. */
  const opening = LEVELS.map((level) => printed.flatMap(({ opens }, at) => (opens === level ? [at + 1] : [])));
  const least = LEVELS.map((level, at) =>
    Math.max(ofLevel(notables, level).length * (CARD.width + BETWEEN), (opening[at]?.length ?? 0) * ROOM_FOR_A_PIER),
  );
  const spare = (width - 2 * EDGE - least.reduce((sum, one) => sum + one, 0)) / 4;
  const cards: PlacedCard[] = [];
  const piers: PlacedPier[] = [];
  const borders: number[] = [];
  let left = EDGE;
  least.forEach((room, index) => {
    const wide = room + spare;
    const group = ofLevel(notables, index + 1);
    const step = Math.min(wide / group.length, CARD.width + 20);
    const start = left + (wide - step * group.length) / 2 + (step - CARD.width) / 2;
    cards.push(...group.map((notable, at) => ({ notable, x: start + at * step, y: BAND + 4 })));
    const own = opening[index] ?? [];
    piers.push(
      ...own.map((pier, at) => ({ pier, x: left + (wide * (at + 0.5)) / own.length, y: 0, width: wide / own.length })),
    );
    left += wide;
    if (index < 3) borders.push(left);
  });
  return { width, height: BAND + CARD.height + 10, band: BAND, cards, piers, borders };
}

/** Piers in one line, notables in lines of five below them. */
export function narrowShore(notables: readonly NotableCard[], printed: readonly AgraPier[], width: number): Shore {
  const perLine = 5;
  const step = (width - 2 * EDGE) / perLine;
  const sorted = LEVELS.flatMap((level) => ofLevel(notables, level));
  const cards = sorted.map((notable, at) => ({
    notable,
    x: EDGE + (at % perLine) * step + (step - CARD.width) / 2,
    y: BAND + 4 + Math.floor(at / perLine) * (CARD.height + 6),
  }));
  const pier = (width - 2 * EDGE) / printed.length;
  return {
    width,
    height: BAND + 4 + Math.ceil(sorted.length / perLine) * (CARD.height + 6),
    band: BAND,
    cards,
    piers: printed.map((_, at) => ({ pier: at + 1, x: EDGE + pier * (at + 0.5), y: 0, width: pier })),
    borders: [],
  };
}
