/** Outlines of the processing buildings: as many arches as the level, and a roof by which the row is known. */

export const WIDTH = 76;
export const GROUND = 46;
const WALL_TOP = 27;
const ARCH = 11;

export interface House {
  readonly left: number;
  readonly right: number;
  readonly wall: string;
  readonly arches: string;
  readonly roof: string;
  /** Lines on the roof. */
  readonly trim: string;
}

export function houseOf(row: number, level: number): House {
  const width = 12 + level * (ARCH + 3);
  const left = (WIDTH - width) / 2;
  const right = left + width;
  return {
    left,
    right,
    wall: `M${left} ${WALL_TOP}H${right}V${GROUND}H${left}Z`,
    arches: archesOf(left, width, level),
    ...(ROOFS[row] ?? merlons)(left, right, level),
  };
}

/** Pointed arches side by side. */
function archesOf(left: number, width: number, count: number): string {
  const step = (width - 6) / count;
  return Array.from({ length: count }, (_, at) => {
    const x = left + 3 + step * at + (step - ARCH) / 2;
    return `M${x} ${GROUND}v-8q0-5 ${ARCH / 2}-8q${ARCH / 2} 3 ${ARCH / 2} 8v8Z`;
  }).join('');
}

type Roof = (left: number, right: number, level: number) => { roof: string; trim: string };

/** Stone: a parapet with merlons, small domes on the corners of the highest. */
const merlons: Roof = (left, right, level) => {
  const count = Math.round((right - left) / 6);
  const step = (right - left) / count;
  const teeth = Array.from({ length: count }, () => `q0-5 ${step / 2}-6q${step / 2} 1 ${step / 2} 6`).join('');
  const corners = level === 4 ? dome(left + 6, WALL_TOP - 10, 4.5) + dome(right - 6, WALL_TOP - 10, 4.5) : '';
  return { roof: `M${left - 2} ${WALL_TOP}v-5h2${teeth}h2v5Z${corners}`, trim: `M${left} ${WALL_TOP - 4}H${right}` };
};

/** Wooden: a pitched roof of boards. */
const pitched: Roof = (left, right, level) => {
  const top = WALL_TOP - 8 - level * 2;
  const boards = Array.from({ length: level + 1 }, (_, at) => left + ((right - left) * (at + 1)) / (level + 2));
  return {
    roof: `M${left - 5} ${WALL_TOP + 1}L${left + 5} ${top}H${right - 5}L${right + 5} ${WALL_TOP + 1}Z`,
    trim: boards.map((x) => `M${x} ${top + 2}V${WALL_TOP - 1}`).join(''),
  };
};

/** Spice: onion domes, the more the higher the level. */
const domes: Roof = (left, right, level) => {
  const middle = (left + right) / 2;
  const small = level > 2 ? dome(left + 7, WALL_TOP - 3, 5) + dome(right - 7, WALL_TOP - 3, 5) : '';
  return {
    roof: `M${left - 2} ${WALL_TOP}v-4H${right + 2}v4Z${small}${dome(middle, WALL_TOP - 3, 6 + level)}`,
    trim: '',
  };
};

/** Fibre: the bent roof of Bengal. */
const bent: Roof = (left, right, level) => {
  const middle = (left + right) / 2;
  const high = WALL_TOP - 16 - level * 3;
  return {
    roof: `M${left - 5} ${WALL_TOP + 3}Q${middle} ${high} ${right + 5} ${WALL_TOP + 3}Q${middle} ${high + 13} ${left - 5} ${WALL_TOP + 3}Z`,
    trim: `M${middle} ${(high + WALL_TOP + 3) / 2}v-5`,
  };
};

const ROOFS: readonly Roof[] = [merlons, pitched, domes, bent];

function dome(x: number, y: number, radius: number): string {
  const tip = y - radius * 1.7;
  const wide = radius * 1.12;
  return (
    `M${x - radius * 0.8} ${y}C${x - wide * 1.3} ${y - radius * 0.9} ${x - radius * 0.25} ${y - radius} ${x} ${tip - 2}` +
    `C${x + radius * 0.25} ${y - radius} ${x + wide * 1.3} ${y - radius * 0.9} ${x + radius * 0.8} ${y}Z`
  );
}
