/** Which kind of thing a word means, and the stacks of the quarry. */

import {
  BACK,
  BUILDING,
  COLOUR,
  GOOD,
  TOKEN_COLOUR,
  type Building,
  type Colour,
  type Good,
  type TokenColour,
} from '../../made/rajas';

export const STACKS = COLOUR.flatMap((colour) => BACK.map((back) => ({ name: `${colour} ${back}`, colour, back })));

export const isColour = (word: string): word is Colour => (COLOUR as readonly string[]).includes(word);
export const isBuilding = (word: string): word is Building => (BUILDING as readonly string[]).includes(word);
export const isTokenColour = (word: string): word is TokenColour => (TOKEN_COLOUR as readonly string[]).includes(word);
export const isGood = (word: string): word is Good => (GOOD as readonly string[]).includes(word);
