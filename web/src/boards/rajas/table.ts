/** Reading the `table` of a view (`doab.rajas.view.view`): what lies there by name, with what is printed on it. */

import type { Position, RajasDie, RajasSpace, RajasTable, RajasTile } from '../../api/schema';
import { SIDE, type Good } from '../../made/rajas';
import type { Printed } from './printed';

export type { RajasPlayer, RajasTable } from '../../api/schema';

export const tableOf = (view: Position): RajasTable => view.table as RajasTable;

export interface LaidTile {
  readonly tile: RajasTile;
  readonly turn: number;
  /** It lies on another tile. */
  readonly high: boolean;
}

export interface SpaceSeen extends RajasSpace {
  /** Its number on this side of the board. */
  readonly at: number;
  /** The seat whose worker stands on it. */
  readonly worker: number | null;
  readonly covered: boolean;
  /** The next worker that comes to a space of this kind stands here. */
  readonly next: boolean;
}

/** The quarter turns clockwise after which north points to this side. */
export const turnTo = (side: string): number => Math.max(0, (SIDE as readonly string[]).indexOf(side));

export const diceOf = (table: RajasTable, printed: Printed, seat: number): RajasDie[] =>
  (table.players[seat]?.dice ?? []).flatMap((die) => printed.dice[die] ?? []);

export function tileAt(table: RajasTable, printed: Printed, seat: number, square: string): LaidTile | null {
  const laid = table.players[seat]?.province[square];
  const tile = laid && printed.tiles[laid.tile];
  return tile ? { tile, turn: turnTo(laid.turned), high: laid.under !== undefined } : null;
}

export const topOf = (table: RajasTable, printed: Printed, stack: string): RajasTile | null =>
  printed.tiles[table.stacks[stack]?.tile ?? ''] ?? null;

/** How many tiles lie under the top one. */
export const below = (table: RajasTable, stack: string): number => table.stacks[stack]?.under ?? 0;

export const levelOf = (table: RajasTable, seat: number, building: string): number =>
  table.players[seat]?.levels[building] ?? 0;

/** What the markets of a good in a province are worth, the best first. */
export const marketsOf = (table: RajasTable, seat: number, good: Good): readonly number[] =>
  table.players[seat]?.markets[good] ?? [];

export interface YieldSeen {
  readonly income: string;
  /** It cannot pay any more. */
  readonly spent: boolean;
  /** The yield tile that lies on it. */
  readonly token: string | null;
}

export function yieldAt(table: RajasTable, seat: number, name: string): YieldSeen {
  const player = table.players[seat];
  return {
    income: player?.yields[name] ?? '',
    spent: player?.spent.includes(name) ?? false,
    token: player?.yield_tiles[name] ?? null,
  };
}

/** The spaces of the side of the board that is up, in its order. */
export function spacesOf(table: RajasTable, printed: Printed): SpaceSeen[] {
  const found = Object.entries(table.spaces).flatMap(([kind, held]) => held.map((what) => ({ kind, what })));
  return printed.sides[table.side].map((space, at) => {
    const what = found[at]?.kind === space.kind ? found[at].what : null;
    const worker = typeof what === 'number' ? what : null;
    return { ...space, at, worker, covered: what === 'covered', next: what === 'next' };
  });
}

export const isFree = ({ worker, covered }: SpaceSeen): boolean => worker === null && !covered;

export const riverIncome = (table: RajasTable, printed: Printed, space: number): string =>
  table.river[`river ${space}`] ?? printed.river[space] ?? '';

/** Of each kind of yield tile, how many lie in the pile or open display. */
export const displayed = (table: RajasTable, name: string): number => table.yield_tiles[name] ?? 0;

export interface TileInHand {
  readonly tile: RajasTile;
  readonly seat: number;
  /** Where it will lie, once that is chosen. */
  readonly square: string | null;
  readonly turn: number;
}

/** The tile that is being bought, from the moment it is chosen until its price is paid. */
export function tileInHand(table: RajasTable, printed: Printed): TileInHand | null {
  const hand = table.in_hand;
  const tile = hand && printed.tiles[hand.tile];
  return tile ? { tile, seat: hand.seat, square: hand.square, turn: turnTo(hand.turned ?? 'N') } : null;
}
