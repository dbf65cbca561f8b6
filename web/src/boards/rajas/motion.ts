/** What flies when something happens: the symbol of the piece, and whose it is. */

import type { EventInfo } from '../../api/schema';

export interface Piece {
  /** A symbol of the board, `#rj-worker`. */
  readonly symbol: string;
  readonly seat: number | null;
  /** How many of it. */
  readonly amount: number;
}

const SYMBOLS: Readonly<Record<string, string>> = { worker: 'worker', boat: 'boat', elephant: 'elephant' };
/** Counted in pieces, as many as can be followed with the eye. */
const COUNTED: Readonly<Record<string, string>> = { money: 'coin', fame: 'fame', karma: 'karma' };
const MOST_FLYING = 5;

/** The piece that an event moves; null for what is not seen to move. */
export function pieceOf(event: Pick<EventInfo, 'verb' | 'what' | 'seat' | 'amount'>): Piece | null {
  const { verb, what, amount } = event;
  const seat = event.seat >= 0 ? event.seat : null;
  const counted = COUNTED[what];
  if (counted) return amount > 0 ? { symbol: `#rj-${counted}`, seat, amount: Math.min(amount, MOST_FLYING) } : null;
  const symbol = SYMBOLS[what];
  if (symbol) return { symbol: `#rj-${symbol}`, seat, amount: 1 };
  const [first = '', second = ''] = what.split(' ');
  if (second === 'die') return { symbol: `#rj-die-${first}`, seat, amount: 1 };
  if (second === 'level') return { symbol: '#rj-upgrade', seat, amount: 1 };
  if (verb !== 'place') return null;
  return { symbol: what.endsWith(' tile') ? '#rj-token' : `#rj-tile-${first}`, seat, amount: 1 };
}
