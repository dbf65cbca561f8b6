/** Places of the board: their names. */

import { BUILDING, COLOUR, DIE, GOOD, STACK } from '../../made/rajas';
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
    ...COLOUR.map((colour) => `supply ${colour}`),
    ...DIE.map((die) => `die ${die}`),
    ...STACK.map((stack) => `stack ${stack}`),
    ...printed.province.buildable.map((_, cell) => `square ${squareName(printed, cell)}`),
    ...printed.province.yields.map(({ name }) => `yield ${name}`),
    ...BUILDING.map((building) => `scroll ${building}`),
    ...GOOD.map((good) => `good ${good}`),
    ...printed.river.map((_, space) => `river ${space}`),
    ...printed.tokens.map(({ colour, income }) => `token ${colour} ${income}`),
    ...printed.tracks.fame.map(({ at }) => `fame ${at}`),
    ...printed.tracks.money.map(({ at }) => `money ${at}`),
  ];
}
