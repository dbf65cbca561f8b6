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
  readonly bonus: (column: number) => readonly [number, number];
}

const EDGE = 7;
const HEAD = 28;
const GRID = 4 * CELL.width + 3 * CELL.gapX;

/** Side by side, as on a wide screen. */
export const WIDE: Plan = planOf(EDGE + PERSON.width + 9, EDGE, (row) => [
  EDGE,
  EDGE + HEAD + row * (CELL.height + CELL.gapY),
]);

/** The characters above the buildings, as on a phone. */
export const NARROW: Plan = planOf(EDGE, EDGE + PERSON.height + 10, (at) => [
  EDGE + 10 + at * (CELL.width + CELL.gapX),
  EDGE,
]);

function planOf(left: number, top: number, person: (at: number) => readonly [number, number]): Plan {
  return {
    width: left + GRID + EDGE,
    height: top + HEAD + 4 * (CELL.height + CELL.gapY) - CELL.gapY + EDGE,
    persons: [0, 1, 2, 3].map(person),
    building: (column, row) => [
      left + column * (CELL.width + CELL.gapX),
      top + HEAD + row * (CELL.height + CELL.gapY),
    ],
    bonus: (column) => [left + column * (CELL.width + CELL.gapX), top],
  };
}
