/** Where the tracks run round the main board, in its own units: 600 wide, 810 high. */

import type { RajasTracks } from '../../../api/schema';
import { round, type Point } from '../signs/lines';

export const WIDTH = 600;
export const HEIGHT = 810;
const MARGIN = 6;
/** A step of the frame: one space of fame, two of money. */
export const CELL = 42;
/** The part of a step, on the outside, that belongs to money. */
export const MONEY_BAND = 17;
export const FAME_BAND = CELL - MONEY_BAND;
/** The strip inside the frame where the threads run. */
export const LANE = 8.5;
const ACROSS = 13;
const DOWN = 18;
export const LAP = 2 * (ACROSS + DOWN);
export const INNER = {
  left: MARGIN + CELL,
  top: MARGIN + CELL,
  right: WIDTH - MARGIN - CELL,
  bottom: HEIGHT - MARGIN - CELL,
};

/** A step of the frame: its middle, the way that fame runs there, the way outwards, and whether it is a corner. */
export interface Step extends Point {
  readonly along: Point;
  readonly out: Point;
  readonly corner: boolean;
}

const LEFT: Point = { x: -1, y: 0 };
const UP: Point = { x: 0, y: -1 };
const RIGHT: Point = { x: 1, y: 0 };
const DOWNWARDS: Point = { x: 0, y: 1 };

/** Fame starts in the bottom right corner and runs clockwise: left, up, right, down. */
export function stepAt(position: number): Step {
  const at = ((position % LAP) + LAP) % LAP;
  const right = MARGIN + CELL * (ACROSS + 0.5);
  const bottom = MARGIN + CELL * (DOWN + 0.5);
  const left = MARGIN + CELL / 2;
  const top = MARGIN + CELL / 2;
  if (at < ACROSS) return { x: right - at * CELL, y: bottom, along: LEFT, out: DOWNWARDS, corner: at === 0 };
  const up = at - ACROSS;
  if (up < DOWN) return { x: left, y: bottom - up * CELL, along: UP, out: LEFT, corner: up === 0 };
  const over = up - DOWN;
  if (over < ACROSS) return { x: left + over * CELL, y: top, along: RIGHT, out: UP, corner: over === 0 };
  const down = over - ACROSS;
  return { x: right, y: top + down * CELL, along: DOWNWARDS, out: RIGHT, corner: down === 0 };
}

/** The way outwards on the side before a corner, which a corner has besides its own. */
function outBefore(step: Step): Point {
  return { x: -step.along.x, y: -step.along.y };
}

export function fameSpot(fame: number): Point {
  const step = stepAt(fame);
  const inwards = step.corner ? [step.out, outBefore(step)] : [step.out];
  const shift = MONEY_BAND / 2;
  return inwards.reduce<Point>((spot, out) => ({ x: spot.x - out.x * shift, y: spot.y - out.y * shift }), step);
}

/** The step beside which a number of money lies: so many coins a step, and none at the step before the corner. */
export const stepOfMoney = (money: number, { meeting_point, coins }: RajasTracks): number =>
  meeting_point - Math.ceil(money / coins);

/** The numbers of money beside a step of fame; behind the corner where fame begins, money counts on. */
export function moneyBeside(at: number, { meeting_point, coins }: RajasTracks): number[] {
  const steps = (((meeting_point - at) % LAP) + LAP) % LAP;
  return steps === 0 ? [0] : Array.from({ length: coins }, (_, coin) => (steps - 1) * coins + coin + 1);
}

export function moneySpot(money: number, tracks: RajasTracks): Point {
  const step = stepAt(stepOfMoney(money, tracks));
  const odd = money % 2 === 1;
  const outer = (CELL - MONEY_BAND) / 2;
  if (step.corner) {
    // The first of the two lies on the side that money comes from, the second on the side that it goes on to.
    const out = odd ? step.out : outBefore(step);
    const along = odd ? step.along : { x: step.out.x * -1, y: step.out.y * -1 };
    const slide = MONEY_BAND / 4;
    return { x: step.x + out.x * outer + along.x * slide, y: step.y + out.y * outer + along.y * slide };
  }
  const slide = ((odd ? 1 : -1) * CELL) / 4;
  return {
    x: step.x + step.out.x * outer + step.along.x * slide,
    y: step.y + step.out.y * outer + step.along.y * slide,
  };
}

/** The piece of the band of money round a corner that belongs to the first or the second number beside it. */
export function moneyCorner(position: number, odd: boolean): string {
  const step = stepAt(position);
  const before = outBefore(step);
  const [out, side] = odd ? [step.out, before] : [before, step.out];
  const tip = { x: step.x + (out.x + side.x) * (CELL / 2), y: step.y + (out.y + side.y) * (CELL / 2) };
  const at = (along: number, inwards: number): string =>
    `${round(tip.x - side.x * along - out.x * inwards)} ${round(tip.y - side.y * along - out.y * inwards)}`;
  return `M${at(1.5, 0.6)}L${at(CELL - 0.6, 0.6)}L${at(CELL - 0.6, MONEY_BAND - 0.6)}L${at(MONEY_BAND + 0.4, MONEY_BAND - 0.6)}Z`;
}

/** A line along the inside of the frame from one step to a later one. */
export function thread(from: number, to: number, inset: number): string {
  const corners: Point[] = [];
  for (let at = Math.ceil(from); at <= Math.floor(to); at += 1)
    if (stepAt(at).corner) corners.push(insideOf(at, inset));
  const points = [insideOf(from, inset), ...corners, insideOf(to, inset)];
  return points.map((point, at) => `${at ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`).join('');
}

export function insideOf(position: number, inset: number): Point {
  const step = stepAt(Math.floor(position));
  const part = position - Math.floor(position);
  const shift = CELL / 2 + inset;
  const inwards = step.corner ? [step.out, outBefore(step)] : [step.out];
  const spot = inwards.reduce<Point>((at, out) => ({ x: at.x - out.x * shift, y: at.y - out.y * shift }), step);
  return { x: spot.x + step.along.x * part * CELL, y: spot.y + step.along.y * part * CELL };
}
