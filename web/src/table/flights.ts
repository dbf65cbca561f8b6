/** The path of a piece over the board, as frames of an animation. */

import type { Move, Spot } from '../boards/board';
import type { Timed } from './pace';

/** How high a piece flies, as a part of the way, and at most. */
const ARC = 0.2;
const HIGHEST = 90;
/** How much nearer a piece comes in the middle of its flight. */
const NEARER = 0.25;
/** How high a piece hops from space to space, and from where it falls, in units of the board. */
const HOP = 5;
const DROP = 46;
const TURNS = 540;
const FINE = 14;
/** How long a piece takes that melts into a number, in milliseconds. */
const MELTS = 160;

const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

const frame = (x: number, y: number, scale: number, more = ''): Keyframe => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)}) ${more}`,
});

/** Frames of a move between spots of the layer that it is drawn on. */
export function framesOf({ manner }: Move, spots: readonly Spot[]): Keyframe[] {
  const [from, to] = [spots[0], spots.at(-1)];
  if (from === undefined || to === undefined) return [];
  if (manner === 'walk') return walk(spots);
  if (manner === 'fall') return fall(to);
  if (spots.length > 1) return fly(from, to, manner === 'roll' ? TURNS : 0);
  return manner === 'roll' ? tumble(to) : turnUp(to);
}

function fly(from: Spot, to: Spot, turns: number): Keyframe[] {
  const high = Math.min(HIGHEST, Math.hypot(to.x - from.x, to.y - from.y) * ARC);
  return Array.from({ length: FINE + 1 }, (_, at) => {
    const part = eased(at / FINE);
    const bow = 4 * part * (1 - part);
    const unit = from.unit + (to.unit - from.unit) * part;
    const turned = turns ? `rotate(${Math.round(turns * (1 - (1 - part) ** 2) - turns)}deg)` : '';
    return frame(
      from.x + (to.x - from.x) * part,
      from.y + (to.y - from.y) * part - high * bow,
      unit * (1 + NEARER * bow),
      turned,
    );
  });
}

function walk(spots: readonly Spot[]): Keyframe[] {
  return spots.flatMap((spot, at) => {
    const next = spots[at + 1];
    const here = frame(spot.x, spot.y, spot.unit);
    if (!next) return [here];
    return [here, frame((spot.x + next.x) / 2, (spot.y + next.y) / 2 - HOP * spot.unit, spot.unit * 1.12)];
  });
}

function fall({ x, y, unit }: Spot): Keyframe[] {
  return [
    { ...frame(x, y - DROP * unit, unit * 1.3), easing: 'ease-in' },
    { ...frame(x, y, unit), offset: 0.6, easing: 'ease-out' },
    { ...frame(x, y - 7 * unit, unit), offset: 0.8, easing: 'ease-in' },
    frame(x, y, unit),
  ];
}

function tumble({ x, y, unit }: Spot): Keyframe[] {
  const big = unit * 1.5;
  return [
    { ...frame(x - 26 * unit, y - 34 * unit, big * 1.2, `rotate(-${TURNS}deg)`), easing: 'ease-in' },
    { ...frame(x - 8 * unit, y, big, `rotate(-${TURNS / 3}deg)`), offset: 0.5, easing: 'ease-out' },
    { ...frame(x - 3 * unit, y - 10 * unit, big, 'rotate(-60deg)'), offset: 0.72, easing: 'ease-in' },
    frame(x, y, big, 'rotate(0deg)'),
  ];
}

function turnUp({ x, y, unit }: Spot): Keyframe[] {
  return [
    frame(x, y, unit * 1.25, 'scaleX(0.05)'),
    { ...frame(x, y, unit * 1.3, 'scaleX(1)'), offset: 0.6 },
    frame(x, y, unit),
  ];
}

/** Whether a piece becomes part of a number when it arrives; one that walks stays where it has come to. */
export const melts = ({ amount, manner }: Move): boolean => amount !== undefined && manner !== 'walk';

/** Let a piece be seen from its start until it has melted, or until another copy of it sets off, or to the end. */
export function appear(piece: Element, move: Move, { start, duration }: Timed, until: number | null): Animation {
  if (melts(move)) {
    const frames = [{ opacity: 1 }, { opacity: 1, offset: duration / (duration + MELTS) }, { opacity: 0 }];
    return piece.animate(frames, { delay: start, duration: duration + MELTS });
  }
  const still = { delay: start, duration: (until ?? start + duration) - start };
  return piece.animate([{ opacity: 1 }, { opacity: 1 }], { ...still, fill: until === null ? 'forwards' : 'none' });
}

/** Of several faces each is seen for a while, the last one from then on. */
export function showFaces(faces: readonly Element[], { start, duration }: Timed): Animation[] {
  const share = (duration * 0.8) / faces.length;
  return faces.map((face, at) => {
    const last = at === faces.length - 1;
    const delay = start + at * share;
    return face.animate([{ opacity: 1 }, { opacity: 1 }], { delay, duration: share, fill: last ? 'forwards' : 'none' });
  });
}

/** A number rises over the place where it counts. */
export function rise(number: Element, { x, y, unit }: Spot, { start, duration }: Timed, walks: boolean): Animation {
  const above = y - 16 * unit;
  const at = (by: number, opacity: number): Keyframe => ({
    ...frame(x, above - by, 1, 'translate(-50%, -50%)'),
    opacity,
  });
  return number.animate([at(-6, 0), { ...at(4, 1), offset: 0.25 }, { ...at(12, 1), offset: 0.75 }, at(22, 0)], {
    delay: start + (walks ? 0 : duration * 0.7),
    duration: duration * (walks ? 1 : 0.3) + 380,
  });
}
