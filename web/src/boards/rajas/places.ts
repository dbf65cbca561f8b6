/** Places of the board: finding their elements, and the way that a piece takes in an event.
 *
 * `data-place="…"` marks what actions and events name, as seen by the seat in front; `data-at="1/…"` marks what belongs
 * to another seat.
 */

import type { EventInfo } from '../../api/schema';
import { BACKS, BUILDINGS, COLOURS, FACES, GOODS, isChamber } from './names';
import { squareName, tileByName, USUAL, type Printed } from './printed';

/** Places without number or colour. */
const PLAIN = [
  'fame track',
  'money track',
  'kali',
  'karma',
  'residence',
  'elephant',
  'boat',
  'bridge',
  'workers',
  'bonus marker',
  'display',
  'meeting point',
] as const;

/** Every place that the board marks at some time of a game. */
export function places(printed: Printed = USUAL): string[] {
  const spaces = [...printed.sides.two, ...printed.sides.three_four].map(({ kind }) => `space ${kind}`);
  return [
    ...PLAIN,
    ...new Set(spaces),
    ...COLOURS.map((colour) => `supply ${colour}`),
    ...COLOURS.flatMap((colour) => Array.from({ length: FACES }, (_, face) => `die ${colour} ${face + 1}`)),
    ...COLOURS.flatMap((colour) => BACKS.map((back) => `stack ${colour} ${back}`)),
    ...printed.province.buildable.map((_, cell) => `square ${squareName(printed, cell)}`),
    ...printed.province.yields.map(({ name }) => `yield ${name}`),
    ...BUILDINGS.map((building) => `scroll ${building}`),
    ...GOODS.map((good) => `good ${good}`),
    ...printed.river.map((_, space) => `river ${space}`),
    ...printed.tokens.map(({ colour, income }) => `token ${colour} ${income}`),
    ...printed.tracks.fame.map(({ at }) => `fame ${at}`),
    ...printed.tracks.money.map(({ at }) => `money ${at}`),
  ];
}

export interface Journey {
  readonly from: string;
  readonly to: string;
}

const SPACES = /^(quarry|harbour|low terrace|.+ (market|terrace|balcony))$/;

/** The place of the board that a word in an event stands for; null for what is no place. */
export function placeOfWord(word: string): string | null {
  if (word === 'Kali') return 'kali';
  if (word === 'white tile') return 'display';
  if (word === 'bridge' || /^(river|fame|money|square) /.test(word)) return word;
  if (word.startsWith('special yield ')) return `yield ${word.slice('special yield '.length)}`;
  if (word.startsWith('place ')) return `yield ${word.slice('place '.length)}`;
  if (isChamber(word) || SPACES.test(word)) return `space ${word}`;
  return null;
}

/** Where a piece comes from and where it goes, for an event that moves one; null for one that does not. */
export function journeyOf(event: EventInfo, printed: Printed = USUAL): Journey | null {
  const { verb, what, source, target } = event;
  const from = placeOfWord(source);
  const to = placeOfWord(target);
  const die = /^(\w+) die$/.exec(what);
  if (die) {
    const supply = `supply ${die[1]}`;
    if (verb === 'pay') return { from: 'kali', to: supply };
    return verb === 'gain' ? { from: supply, to: 'kali' } : { from: 'kali', to: supply };
  }
  if (what === 'worker')
    return verb === 'place' ? { from: 'workers', to: to ?? 'workers' } : { from: from ?? 'bridge', to: 'workers' };
  if (what === 'boat') return { from: from ?? 'river 0', to: to ?? 'river 0' };
  if (what === 'money')
    return verb === 'pay' ? { from: 'money track', to: 'kali' } : { from: from ?? 'kali', to: 'money track' };
  if (what === 'fame') return { from: from ?? 'kali', to: 'fame track' };
  if (what === 'karma') return verb === 'pay' ? { from: 'karma', to: 'kali' } : { from: from ?? 'kali', to: 'karma' };
  if (what === 'elephant') return { from: 'elephant', to: 'elephant' };
  const level = /^(\w+) level$/.exec(what);
  if (level) return { from: from ?? 'kali', to: `scroll ${level[1]}` };
  if (verb === 'place' && target.startsWith('square ')) return { from: stackOf(printed, what), to: target };
  if (verb === 'place' && to)
    return { from: target.startsWith('place ') ? `token ${what.replace(/ tile$/, '')}` : 'display', to };
  return null;
}

function stackOf(printed: Printed, name: string): string {
  const tile = tileByName(printed, name);
  return tile ? `stack ${tile.colour} ${tile.back}` : 'space quarry';
}

/** What belongs to a seat is looked for there; what all share has no seat. */
const OF_SEAT = /^(kali|karma|workers|elephant|square |yield |scroll |good |die )/;

export function elementOf(place: string, seat: number | null = null, within: ParentNode = document): Element | null {
  if (seat !== null && (OF_SEAT.test(place) || place.endsWith(' track'))) {
    const own = within.querySelector(`[data-front="${seat}"] [data-place="${place}"]`);
    const track = place.endsWith(' track') ? `${seat}/${place.split(' ')[0]}` : `${seat}/${place}`;
    return own ?? within.querySelector(`[data-at="${track}"]`) ?? within.querySelector(`[data-at="${seat}/player"]`);
  }
  return within.querySelector(`[data-place="${place}"]`);
}

/** The middle of a place in the coordinates of the window; null if it is not drawn. */
export function placeCentre(place: string, seat: number | null = null): { x: number; y: number } | null {
  const box = elementOf(place, seat)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
