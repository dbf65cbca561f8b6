/** The stair of influence: steps from below to the top. */

const HEIGHT = 234;
const FOOT = 275;

/** How high a step is, on a stair with so many. */
export const heightOfStep = (steps: number): number => HEIGHT / steps;

/** The middle of a step. */
export const middleOfStep = (step: number, steps: number): number => FOOT - (step + 0.5) * heightOfStep(steps);
