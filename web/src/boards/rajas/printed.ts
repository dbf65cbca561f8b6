/** What is printed on the parts (`doab.rajas.view.print`). */

import type { Back, Building, Colour, Good, Side, TokenColour } from '../../made/rajas';
import usual from './printed.json';

export interface PrintedTile {
  readonly name: string;
  readonly colour: Colour;
  readonly back: Back;
  readonly cost: number;
  /** Before turning, each road as the sides that it joins: `NES`. */
  readonly roads: readonly string[];
  readonly buildings: readonly Building[];
  readonly markets: readonly (readonly [Good, number])[];
}

export interface PrintedSpace {
  readonly kind: string;
  readonly cost: number;
}

export interface PrintedYield {
  readonly name: string;
  readonly at: readonly (readonly [number, Side])[];
  readonly basic: string;
  readonly navaratna: string;
  readonly colour: TokenColour;
}

export interface PrintedBonus {
  readonly at: number;
  readonly income: string;
}

export interface Printed {
  readonly edition: string;
  /** All that are printed anywhere. */
  readonly incomes: readonly string[];
  readonly tracks: {
    readonly meeting_point: number;
    readonly fame: readonly PrintedBonus[];
    readonly money: readonly PrintedBonus[];
  };
  readonly sides: { readonly two: readonly PrintedSpace[]; readonly three_four: readonly PrintedSpace[] };
  /** The incomes along the river; the first entry is the start, which brings nothing. */
  readonly river: readonly string[];
  readonly bridge_after: number;
  readonly most_karma: number;
  /** What a building of a kind may be worth, on the scrolls. */
  readonly levels: readonly number[];
  readonly province: {
    readonly rows: number;
    readonly columns: number;
    readonly residence: number;
    readonly roads: string;
    readonly buildable: readonly boolean[];
    readonly yields: readonly PrintedYield[];
  };
  readonly tokens: readonly { readonly colour: TokenColour; readonly income: string }[];
  readonly tiles: readonly PrintedTile[];
}

export const USUAL = usual as unknown as Printed;

/** `2,3`: row and column of a square, from 1. */
export function squareName(printed: Printed, cell: number): string {
  const { columns } = printed.province;
  return `${Math.floor(cell / columns) + 1},${(cell % columns) + 1}`;
}

const TILES = new WeakMap<Printed, ReadonlyMap<string, PrintedTile>>();

export function tileByName(printed: Printed, name: string): PrintedTile | undefined {
  const tiles = TILES.get(printed) ?? new Map(printed.tiles.map((tile) => [tile.name, tile]));
  TILES.set(printed, tiles);
  return tiles.get(name);
}
