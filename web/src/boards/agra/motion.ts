/** What flies when something happens: the symbol of the piece, and whose it is. */

import type { EventInfo } from '../../api/schema';
import { GUILDS, NEUTRAL, numberOfGood } from './names';

export interface Piece {
  /** A symbol of the board, `#agra-wood`. */
  readonly symbol: string;
  readonly seat: number | null;
  /** How many of it. */
  readonly amount: number;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  worker: 'worker',
  favour: 'favour',
  rupees: 'rupee',
  merchant: 'merchant',
  builder: 'builder',
  boat: 'boat',
  building: 'hammer',
  cover: 'cover',
  farmer: 'farmer',
  'meditation points': 'flame',
  'meditation marker': 'stopper',
  'order limit': 'flag',
};
const MOST_FLYING = 5;

/** The piece that an event moves; null for what is not seen to move. */
export function pieceOf(event: Pick<EventInfo, 'verb' | 'what' | 'seat' | 'amount' | 'source'>): Piece | null {
  const { verb, what } = event;
  const seat = event.seat >= 0 ? event.seat : null;
  if (verb === 'turn') return null;
  if (numberOfGood(what) >= 0) return { symbol: `#agra-${what}`, seat, amount: Math.min(event.amount, MOST_FLYING) };
  if (what === 'favour' || what === 'rupees' || what === 'meditation points') {
    return { symbol: `#agra-${SYMBOLS[what]}`, seat, amount: Math.min(event.amount, MOST_FLYING) };
  }
  const symbol = SYMBOLS[what];
  if (symbol) return { symbol: `#agra-${symbol}`, seat, amount: 1 };
  if (what.startsWith('price token ')) return { symbol: '#agra-token', seat, amount: 1 };
  if (what.startsWith('tile ')) return { symbol: '#agra-favour', seat, amount: 1 };
  if (what.endsWith('order marker')) return { symbol: `#agra-${what.split(' ')[0]}`, seat: null, amount: 1 };
  if (what === 'neutral marker') return { symbol: `#agra-seat-${NEUTRAL}`, seat: null, amount: 1 };
  return isMarker(event) ? { symbol: `#agra-seat-${event.seat}`, seat, amount: 1 } : null;
}

/** What is shown by a marker of the seat: influence, meditation, an order, a notable that is won. */
function isMarker({ verb, what, source }: Pick<EventInfo, 'verb' | 'what' | 'source'>): boolean {
  if (verb === 'score') return what === 'tracker' || (GUILDS as readonly string[]).includes(what);
  return what === 'marker' || source === 'contract';
}
