/** Where things stand in the city. */

export const CELL = { width: 112, height: 86, gapX: 12, gapY: 8 } as const;
export const PERSON = { width: 92, height: 86 } as const;

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Where the characters stand: beside the rows of buildings, or in a row above them. */
  readonly persons: readonly (readonly [number, number])[];
  /** Upper left corner of the building of a column and row. */
  readonly building: (column: number, row: number) => readonly [number, number];
  /** Upper left corner of the bonus tiles of a level. */
  readonly bonus: (level: number) => readonly [number, number];
}

const EDGE = 7;
const HEAD = 28;
const FOOT = 32;
const BESIDE = PERSON.width + 9;
const ABOVE = PERSON.height + 10;
const GRID = 4 * CELL.width + 3 * CELL.gapX;

const across = (column: number): number => column * (CELL.width + CELL.gapX);
const down = (row: number): number => row * (CELL.height + CELL.gapY);

/** Characters beside the rows, bonus tiles above the columns of their level, as on a wide screen. */
export const WIDE: Plan = {
  width: EDGE + BESIDE + GRID + EDGE,
  height: EDGE + HEAD + down(4) - CELL.gapY + EDGE,
  persons: [0, 1, 2, 3].map((row) => [EDGE, EDGE + HEAD + down(row)] as const),
  building: (column, row) => [EDGE + BESIDE + across(column), EDGE + HEAD + down(row)],
  bonus: (level) => [EDGE + BESIDE + across(level - 1), EDGE],
};

/** Characters above the buildings and bonus tiles below them, as on a phone. */
export const NARROW: Plan = {
  width: EDGE + GRID + EDGE,
  height: EDGE + ABOVE + down(4) + FOOT,
  persons: [0, 1, 2, 3].map((column) => [EDGE + 10 + across(column), EDGE] as const),
  building: (column, row) => [EDGE + across(column), EDGE + ABOVE + down(row)],
  bonus: (level) => [EDGE + (level - 2) * 112, EDGE + ABOVE + down(4) + 3],
};
