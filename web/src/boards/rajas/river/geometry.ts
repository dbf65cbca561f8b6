/** Where the river runs on the main board. */

import { round, type Point } from '../signs/lines';

/** The middle of the water: from the sea in the east along the south, round in the west, and back to the hills. */
const BED: readonly Point[] = [
  [566, 600],
  [520, 597],
  [452, 586],
  [376, 599],
  [300, 587],
  [224, 599],
  [150, 593],
  [98, 568],
  [78, 512],
  [98, 458],
  [150, 431],
  [222, 423],
  [298, 434],
  [374, 422],
  [450, 433],
  [522, 424],
  [566, 420],
].map(([x, y]) => ({ x: x ?? 0, y: y ?? 0 }));

const bed = (at: number): Point => BED[Math.min(Math.max(at, 0), BED.length - 1)] ?? { x: 0, y: 0 };

/** The controls of the smooth curve from one point of the bed to the next. */
function controls(at: number): [Point, Point, Point, Point] {
  const [before, from, to, after] = [bed(at - 1), bed(at), bed(at + 1), bed(at + 2)];
  return [
    from,
    { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    to,
  ];
}

export const RIVER_PATH: string = BED.slice(1).reduce(
  (path, _, at) => {
    const [, one, two, to] = controls(at);
    return `${path}C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(to.x)} ${round(to.y)}`;
  },
  `M${bed(0).x} ${bed(0).y}`,
);

function curvePoint(at: number, part: number): Point {
  const [a, b, c, d] = controls(at);
  const rest = 1 - part;
  const mix = (one: number, two: number, three: number, four: number): number =>
    rest ** 3 * one + 3 * rest ** 2 * part * two + 3 * rest * part ** 2 * three + part ** 3 * four;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

const FINE = 24;
const SAMPLES: readonly Point[] = Array.from({ length: (BED.length - 1) * FINE + 1 }, (_, at) =>
  curvePoint(Math.min(Math.floor(at / FINE), BED.length - 2), at === (BED.length - 1) * FINE ? 1 : (at % FINE) / FINE),
);
const LENGTHS: readonly number[] = SAMPLES.reduce<number[]>((sums, point, at) => {
  const last = SAMPLES[at - 1];
  return [...sums, (sums[at - 1] ?? 0) + (last ? Math.hypot(point.x - last.x, point.y - last.y) : 0)];
}, []);
const LONG = LENGTHS[LENGTHS.length - 1] ?? 0;
/** How far from either end of the drawn water the start and the last space lie. */
const SEA = 42;
const SPRING = 62;
/** How much wider the gap under the bridge is than the others, in steps. */
const BRIDGE = 0.5;
/** The same for the gap behind the start, where all boats may lie. */
const START = 0.35;

export interface RiverSpot extends Point {
  /** The way of the water there, in degrees. */
  readonly angle: number;
}

/** Space `space` of a river with `last` spaces; halves lie between two spaces. The bridge takes room of its own. */
export function riverSpot(space: number, last: number, bridge: number): RiverSpot {
  const step = (at: number): number => at + Math.min(1, at) * START + Math.min(1, Math.max(0, at - bridge)) * BRIDGE;
  const wanted = SEA + (step(space) / step(last)) * (LONG - SEA - SPRING);
  const at = Math.max(
    1,
    LENGTHS.findIndex((length) => length >= wanted),
  );
  const [from, to] = [SAMPLES[at - 1] ?? bed(0), SAMPLES[at] ?? bed(0)];
  const [short, long] = [LENGTHS[at - 1] ?? 0, LENGTHS[at] ?? 1];
  const part = (wanted - short) / (long - short || 1);
  return {
    x: round(from.x + (to.x - from.x) * part),
    y: round(from.y + (to.y - from.y) * part),
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}
