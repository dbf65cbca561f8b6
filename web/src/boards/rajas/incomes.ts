/** Income codes (rules 16.1) taken apart for drawing: what is gained, and for each of what. */

import { PALACE_CHAMBER, type Colour, type PalaceChamber } from '../../made/rajas';
import { isColour } from './names';

/** Something that an income can bring or count. */
export type Thing =
  | { readonly kind: 'dice'; readonly colours: readonly (Colour | 'any')[] }
  | { readonly kind: 'money' | 'fame'; readonly number: number }
  | { readonly kind: 'karma' | 'goods' | 'sail' | 'river'; readonly number: number }
  | {
      readonly kind: 'upgrade' | 'worker' | 'mixed' | 'market' | 'market tile' | 'building' | 'token' | 'bend' | 'boat';
    }
  | { readonly kind: 'chamber'; readonly chamber: PalaceChamber | null };

export interface Income {
  readonly gain: Thing;
  readonly each: Thing | null;
}

const only = (gain: Thing): Income => ({ gain, each: null });
const dice = (colour: Colour | 'any', number: number): Thing => ({
  kind: 'dice',
  colours: Array<Colour | 'any'>(number).fill(colour),
});

const COUNTED: Readonly<Record<string, Thing>> = {
  karma: { kind: 'karma', number: 1 },
  market: { kind: 'market' },
  upgrade: { kind: 'upgrade' },
  market_tile: { kind: 'market tile' },
  three_river: { kind: 'river', number: 3 },
  building: { kind: 'building' },
  yield_tile: { kind: 'token' },
  bend: { kind: 'bend' },
  worker: { kind: 'worker' },
};

export function parseIncome(code: string): Income {
  const [gained = '', counted] = code.split('_per_');
  const each = counted === undefined ? null : (COUNTED[counted] ?? null);
  if (code.startsWith('chamber')) {
    const name = code.slice('chamber_'.length).replaceAll('_', ' ');
    return only({ kind: 'chamber', chamber: PALACE_CHAMBER.find((one) => one === name) ?? null });
  }
  if (code.startsWith('upgrade')) return only({ kind: 'upgrade' });
  if (code === 'worker' || code === 'mixed') return only({ kind: code });
  if (code === 'boat1') return only({ kind: 'boat' });
  const colours = gained.split('_');
  if (colours.length > 1) return only({ kind: 'dice', colours: colours.filter(isColour) });
  const word = gained.replace(/\d+$/, '');
  const number = Number(gained.slice(word.length) || 1);
  if (word === 'any' || isColour(word)) return { gain: dice(word, number), each };
  if (word === 'money' || word === 'fame') return { gain: { kind: word, number }, each };
  if (word === 'karma' || word === 'sail') return only({ kind: word, number });
  return only({ kind: 'goods', number });
}
