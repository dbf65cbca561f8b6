/** What the board draws: the table as the game tells it, by names, with what is printed and from where it is seen. */

import type { AgraPlayer, AgraTable, Brought, Position } from '../../api/schema';
import { NOTABLE } from '../../made/agra';
import type { Print } from './printed';

export interface Player extends AgraPlayer {
  readonly seat: number;
  readonly name: string;
}

export interface Table extends AgraTable {
  readonly print: Print;
  readonly players: readonly Player[];
  /** Whose board is shown large. */
  readonly me: number;
}

/** Whose marker lies somewhere. */
export type Owner = number | 'neutral';

export interface Worker {
  readonly seat: number;
  readonly standing: boolean;
}

/** A card on the bank. One that was won keeps its place there. */
export interface NotableCard {
  readonly name: string;
  readonly level: number;
  readonly guild: string;
  readonly open: boolean;
  /** By good, the top slot first: who has brought it. */
  readonly slots: Readonly<Record<string, Brought | null>>;
  readonly winner: number | null;
}

export function readTable(view: Position, print: Print): Table {
  const table = view.table as unknown as AgraTable;
  const asked = view.question === null || view.question.seat < 0 ? null : view.question.seat;
  const me = view.seat >= 0 && view.seat < table.players.length ? view.seat : (asked ?? table.start);
  const players = table.players.map((player, seat) => ({ ...player, seat, name: view.names[seat] ?? '' }));
  return { ...table, print, players, me };
}

export function workerOn(table: Table, space: string): Worker | null {
  for (const { seat, standing, lying } of table.players) {
    if (standing.includes(space)) return { seat, standing: true };
    if (lying.includes(space)) return { seat, standing: false };
  }
  return null;
}

export interface Token {
  readonly number: number;
  readonly value: number;
}

/** The price tokens that lie on a good; null: with the Trader. */
export const tokensOn = (table: Table, good: string | null): readonly Token[] =>
  table.tokens.flatMap((token, at) => (token.good === good ? [{ number: at + 1, value: token.value }] : []));

/** All notables of this game. */
export function cardsOf(table: Table): readonly NotableCard[] {
  return NOTABLE.flatMap((name) => {
    const printed = table.print.notables[name];
    const slots = table.river[name];
    const winner = table.won[name] ?? null;
    if (!printed || (!slots && winner === null)) return [];
    const { level, guild } = printed;
    return [{ name, level, guild, open: table.reached.includes(name), slots: slots ?? {}, winner }];
  });
}
