/** Points and lines of a drawing. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const round = (number: number): number => Math.round(number * 10) / 10;

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
