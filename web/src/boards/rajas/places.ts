/** Places of the board: their names and their elements.
 *
 * `data-place="…"` marks what actions and events name, as seen by the seat in front; `data-at="1/…"` marks what belongs
 * to another seat.
 */

import { BACKS, BUILDINGS, COLOURS, FACES, GOODS } from './names';
import { squareName, USUAL, type Printed } from './printed';

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
