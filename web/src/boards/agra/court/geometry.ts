/** The stair of influence: steps from below to the top. */

export const STEP = 23.4;
const LOWEST = 263;

export const stepY = (step: number): number => LOWEST - step * STEP;
