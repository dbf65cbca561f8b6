/** Reading the `table` of a view (`doab.rajas.text.codec`): flat tables of numbers become the things that are drawn. */

import type { Position } from '../../api/schema';
import {
  BUILDINGS,
  COLOURS,
  FACES,
  GOODS,
  MAX_CELLS,
  MAX_YIELDS,
  SIDES,
  spaceKindName,
  type Building,
  type Colour,
  type Good,
} from './names';
import type { Printed, PrintedSpace, PrintedTile } from './printed';

export interface PlayerNumbers {
  readonly money: number;
  readonly fame: number;
  readonly karma: number;
  readonly boat: number;
  readonly active: number;
  readonly unplaced: number;
  readonly money_bonuses: number;
  readonly fame_bonuses: number;
  readonly spent: number;
  readonly connected: number;
  readonly fresh: number;
  readonly crossed: number;
  readonly advanced: number;
}

/** The name of a frame's class, its seat, its fields. */
export type Frame = readonly [string, number, ...number[]];

export interface RajasTable {
  readonly round: number;
  readonly start: number;
  readonly trigger: number;
  readonly navaratna: number;
  readonly ganga: number;
  readonly players: readonly PlayerNumbers[];
  readonly dice: readonly number[];
  readonly supply: readonly number[];
  readonly rolling: readonly number[];
  readonly levels: readonly number[];
  readonly tiles: readonly number[];
  readonly covered_tiles: readonly number[];
  readonly tokens: readonly number[];
  readonly board: readonly number[];
  readonly tops: readonly number[];
  readonly piles: readonly number[];
  readonly yield_tiles: readonly number[];
  readonly river: readonly number[];
  readonly open: readonly Frame[];
}

export const tableOf = (view: Position): RajasTable => view.table as unknown as RajasTable;

export const COVERED = -2;

export interface DieSeen {
  readonly colour: Colour;
  readonly value: number;
}

export interface LaidTile {
  readonly tile: PrintedTile;
  readonly turn: number;
  /** It lies on another tile. */
  readonly high: boolean;
}

export interface SpaceSeen extends PrintedSpace {
  /** Its number on this side of the board. */
  readonly at: number;
  /** The seat of the worker on it, −1: none, −2: covered. */
  readonly holder: number;
}

const bitCount = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
const hasBit = (bits: number, at: number): boolean => (bits & (1 << at)) !== 0;

export function diceOf(table: RajasTable, seat: number): DieSeen[] {
  const found: DieSeen[] = [];
  COLOURS.forEach((colour, at) => {
    for (let value = 1; value <= FACES; value += 1) {
      const number = table.dice[seat * COLOURS.length * FACES + at * FACES + value - 1] ?? 0;
      for (let count = 0; count < number; count += 1) found.push({ colour, value });
    }
  });
  return found;
}

/** Who owns that many has nobody waiting any more: the last one has left the game. */
export const mostWorkers = (table: RajasTable): number => (table.navaratna ? 6 : 5);

export const diceLimit = (player: PlayerNumbers): number => (player.advanced ? 8 : 10);

export function tileAt(table: RajasTable, printed: Printed, seat: number, cell: number): LaidTile | null {
  const number = table.tiles[seat * MAX_CELLS + cell] ?? 0;
  const tile = number > 0 ? printed.tiles[Math.floor((number - 1) / 4)] : undefined;
  if (tile === undefined) return null;
  return { tile, turn: (number - 1) % 4, high: (table.covered_tiles[seat * MAX_CELLS + cell] ?? 0) > 0 };
}

export function tilesOf(table: RajasTable, printed: Printed, seat: number): LaidTile[] {
  const found: LaidTile[] = [];
  for (let cell = 0; cell < MAX_CELLS; cell += 1) {
    const laid = tileAt(table, printed, seat, cell);
    if (laid) found.push(laid);
  }
  return found;
}

export function topOf(table: RajasTable, printed: Printed, stack: number): PrintedTile | null {
  return printed.tiles[(table.tops[stack] ?? 0) - 1] ?? null;
}

/** How many tiles lie under the top one. */
export const below = (table: RajasTable, stack: number): number => bitCount(table.piles[stack] ?? 0);

export function levelOf(table: RajasTable, seat: number, building: Building): number {
  return table.levels[seat * BUILDINGS.length + BUILDINGS.indexOf(building)] ?? 2;
}

/** The values of the markets that can be seen in a province, the best first. */
export function marketsOf(table: RajasTable, printed: Printed, seat: number): Record<Good, number[]> {
  const values: Record<Good, number[]> = { tea: [], silk: [], spices: [] };
  for (const { tile } of tilesOf(table, printed, seat)) {
    for (const [good, value] of tile.markets) values[good].push(value);
  }
  for (const good of GOODS) values[good].sort((one, other) => other - one);
  return values;
}

export interface YieldSeen {
  readonly income: string;
  /** It cannot pay any more. */
  readonly spent: boolean;
  readonly connected: boolean;
  /** A yield tile lies on it. */
  readonly token: boolean;
}

export function yieldAt(table: RajasTable, printed: Printed, seat: number, place: number): YieldSeen {
  const player = table.players[seat];
  const sign = printed.province.yields[place];
  const token = table.tokens[seat * MAX_YIELDS + place] ?? 0;
  const onIt = token > 0 ? printed.tokens[token - 1] : undefined;
  return {
    income: onIt?.income ?? (player?.advanced ? sign?.navaratna : sign?.basic) ?? '',
    spent: hasBit(player?.spent ?? 0, place),
    connected: hasBit(player?.connected ?? 0, place),
    token: onIt !== undefined,
  };
}

export function spacesOf(table: RajasTable, printed: Printed): SpaceSeen[] {
  const side = table.players.length === 2 ? printed.sides.two : printed.sides.three_four;
  return side.map((space, at) => ({ ...space, at, holder: table.board[at] ?? -1 }));
}

export const riverIncome = (table: RajasTable, printed: Printed, space: number): string =>
  printed.incomes[table.river[space] ?? -1] ?? '';

/** Below zero: how many fame points the two markers are still apart. Zero and more: they have met or passed. */
export function leadOf(table: RajasTable, printed: Printed, seat: number): number {
  const player = table.players[seat];
  if (player === undefined) return 0;
  return player.fame + Math.ceil(player.money / 2) - printed.tracks.meeting_point;
}

/** Of each kind of yield tile, how many lie in the pile or open display. */
export const displayed = (table: RajasTable, kind: number): number => table.yield_tiles[kind] ?? 0;

export interface TileInHand {
  readonly tile: PrintedTile;
  readonly stack: number;
  readonly seat: number;
  /** Where it will lie, once that is chosen. */
  readonly cell: number | null;
  readonly turn: number;
}

/** The tile that is being bought, from the moment it is chosen until its price is paid. */
export function tileInHand(table: RajasTable, printed: Printed): TileInHand | null {
  const [top] = table.open;
  if (top === undefined) return null;
  const [kind, seat, , , stack, cell, turn] = top;
  if (kind !== 'ChooseSquare' && kind !== 'PayForTile') return null;
  const tile = topOf(table, printed, stack ?? -1);
  if (tile === null) return null;
  return { tile, stack: stack ?? 0, seat, cell: cell ?? null, turn: turn ?? 0 };
}

/** `turned E` is a quarter clockwise. */
export const turnOf = (answer: string): number =>
  Math.max(
    0,
    SIDES.findIndex((side) => answer.endsWith(`turned ${side}`)),
  );

export const turnedSide = (side: string, turn: number): string =>
  SIDES[(SIDES.indexOf(side as (typeof SIDES)[number]) + turn) % 4] ?? side;

/** The kind of space where a worker will stand when the open question and what follows it have been answered. */
export function promisedSpace(table: RajasTable): { kind: string; seat: number } | null {
  const [top] = table.open;
  if (top === undefined) return null;
  const [frame, seat, field = -1] = top;
  if (frame === 'PayAtHarbour') return { kind: 'harbour', seat };
  if (frame === 'PayAtChamber') return { kind: spaceKindName(28 + field), seat };
  const named = ['ChooseTile', 'ChooseSquare', 'PayForTile', 'PayAtBalcony', 'PayAtMarket'];
  return named.includes(frame) && field >= 0 ? { kind: spaceKindName(field), seat } : null;
}
