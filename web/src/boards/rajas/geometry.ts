/** Where things lie on the main board, in its own units: 600 wide, 810 high. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** The step beside which a number of money lies: two a step, and none at the step before the corner. */
export const stepOfMoney = (money: number, meeting: number): number => meeting - Math.ceil(money / 2);

export function moneySpot(money: number, meeting: number): Point {
  const step = stepAt(stepOfMoney(money, meeting));
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

export const round = (number: number): number => Math.round(number * 10) / 10;

// ---------------------------------------------------------------- the river

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

// ---------------------------------------------------------------- ornaments

/** A medallion with round lobes: `lobes` arcs between an inner and an outer ring. */
export function lobed(x: number, y: number, radius: number, lobes: number, depth = 0.16): string {
  const inner = radius * (1 - depth);
  const point = (turn: number): Point => ({ x: x + inner * Math.sin(turn), y: y - inner * Math.cos(turn) });
  const bow = (2 * inner * Math.sin(Math.PI / lobes)) / 1.7;
  let path = '';
  for (let at = 0; at <= lobes; at += 1) {
    const { x: px, y: py } = point((at * 2 * Math.PI) / lobes);
    path += at ? `A${round(bow)} ${round(bow)} 0 0 1 ${round(px)} ${round(py)}` : `M${round(px)} ${round(py)}`;
  }
  return `${path}Z`;
}

/** A cusped arch, as over a Mughal gate: straight sides, five foils, a point. */
export function cuspedArch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const spring = y + half * 0.95;
  const lobe = (dx: number, dy: number): string =>
    `A${round(half * 0.36)} ${round(half * 0.36)} 0 0 1 ${round(dx)} ${round(dy)}`;
  const mid = x + half;
  return [
    `M${round(x)} ${round(y + height)}`,
    `V${round(spring)}`,
    lobe(x + half * 0.22, y + half * 0.45),
    lobe(x + half * 0.62, y + half * 0.17),
    `Q${round(mid - half * 0.1)} ${round(y + half * 0.14)} ${round(mid)} ${round(y)}`,
    `Q${round(mid + half * 0.1)} ${round(y + half * 0.14)} ${round(x + width - half * 0.62)} ${round(y + half * 0.17)}`,
    lobe(x + width - half * 0.22, y + half * 0.45),
    lobe(x + width, spring),
    `V${round(y + height)}`,
    'Z',
  ].join('');
}
