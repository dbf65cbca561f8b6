/** Places of the board: their names. */

import { say, type Field, type Term } from '../../i18n/phrase';
import {
  BONUS_TILE,
  FARM_SIDE,
  GOOD,
  GUILD,
  LUXURY,
  NOTABLE,
  ORDER,
  OUTER_ACTION,
  PIER,
  PRICE_TOKEN,
  SPACE,
  SQUARE,
  TILE,
} from '../../made/agra';
import { PRINTED_ACTIONS } from './names';
import { USUAL, type Print } from './printed';
import { keyOf, named } from './words';

/** Places that are named by one word and of which there is one, or one for each seat. */
export const PLAIN = [
  'favour',
  'rupees',
  'workers',
  'markers',
  'farm',
  'farmer',
  'cover',
  'tracker',
  'meditation',
  'meditation marker',
  'merchant',
  'builder',
  'boat',
  'display',
  'tiles',
  'order limit',
  'order marker',
  'akbar',
  'start player',
] as const;

const numbered = (word: string, length: number): string[] => Array.from({ length }, (_, at) => `${word} ${at + 1}`);

/** Every place that the board marks at some time of a game with this print. */
export function places(print: Print = USUAL): string[] {
  return [
    ...PLAIN,
    ...SPACE.map((space) => `space ${space}`),
    ...GOOD.map((good) => `good ${good}`),
    ...GOOD.filter((good) => good in print.source).map((good) => `arrow ${good}`),
    ...print.bowls.map((good) => `bowl ${good}`),
    ...NOTABLE.map((notable) => `notable ${notable}`),
    ...NOTABLE.flatMap((notable) => numbered(`slot ${notable}`, print.notables[notable]?.wants.length ?? 0)),
    ...FARM_SIDE.map((side) => `farmer ${side}`),
    ...SQUARE.map((square) => `square ${square}`),
    ...BONUS_TILE.map((tile) => `bonus ${tile}`),
    ...GUILD.flatMap((guild) => [`influence ${guild}`, `orders ${guild}`]),
    ...ORDER.map((order) => `order ${order}`),
    ...TILE.map((tile) => `tile ${tile}`),
    ...PRINTED_ACTIONS.map((action) => `printed ${action}`),
    ...LUXURY.map((good) => `scroll ${good}`),
    ...PIER.map((pier) => `pier ${pier}`),
    ...PRICE_TOKEN.map((token) => `price token ${token}`),
    ...[...OUTER_ACTION, 'farmer'].map((action) => `circle ${action}`),
  ];
}

// -- what they are called, for a board that is not told

/** A word of the game with all its forms: a language may need another one than the plain. */
const term = (kind: string, word: string): Term => ({ term: keyOf(`agra-${kind}`, word) });
const phrase = (key: string, fields: Readonly<Record<string, Field>> = {}): string => say({ key, fields });

/** A name for a place from the terms of the game. */
export function placeName(place: string): string {
  const [kind = '', ...words] = place.split(' ');
  const first = words[0] ?? '';
  const number = Number(words.at(-1));
  switch (kind) {
    case 'space':
    case 'good':
    case 'notable':
    case 'circle':
      return named(keyOf(`agra-${kind}`, first));
    case 'arrow':
    case 'scroll':
      return phrase(`agra-place-${kind}`, { good: term('good', first) });
    case 'bowl':
      return phrase('agra-bowl', { good: term('good', first) });
    case 'slot':
      return phrase('agra-place-slot', { notable: term('notable', first), number });
    case 'farmer':
      return phrase('agra-place-farmer');
    case 'square':
      return phrase('agra-square', { side: term('side', first), number });
    case 'influence':
    case 'orders':
      return phrase(`agra-place-${kind}`, { guild: term('guild', first) });
    case 'order':
      return words.length > 1
        ? phrase('agra-order', { guild: term('guild', first), number })
        : phrase(keyOf('agra-place', place));
    case 'tile':
    case 'pier':
      return phrase(`agra-${kind}`, { number });
    case 'printed':
      return phrase('agra-place-printed', { number });
    case 'price':
      return phrase('agra-price-token', { number });
    case 'bonus':
      return bonusName(first);
    default:
      return phrase(keyOf('agra-place', place));
  }
}

export function bonusName(tile: string): string {
  const [brings = '', amount] = tile.split('+');
  const rupees = Number(amount);
  if ((GUILD as readonly string[]).includes(brings))
    return phrase('agra-bonus-guild', { rupees, guild: term('guild', brings) });
  return phrase(`agra-bonus-${brings}`, { rupees });
}
