/** The words of the game, in the order of `doab.rajas.table.things`. */

export const COLOURS = ['blue', 'green', 'orange', 'purple'] as const;
export const BACKS = ['snake', 'cow', 'tiger'] as const;
export const BUILDINGS = ['temple', 'palace', 'fort', 'mill'] as const;
export const GOODS = ['tea', 'silk', 'spices'] as const;
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const TOKEN_COLOURS = ['white', 'yellow', 'red', 'brown'] as const;
export const CHAMBERS = ['great mogul', 'dancer', 'yogi', 'raja', 'master builder', 'portuguese'] as const;

export type Colour = (typeof COLOURS)[number];
export type Back = (typeof BACKS)[number];
export type Building = (typeof BUILDINGS)[number];
export type Good = (typeof GOODS)[number];
export type Side = (typeof SIDES)[number];
export type TokenColour = (typeof TOKEN_COLOURS)[number];
export type Chamber = (typeof CHAMBERS)[number];

export const FACES = 6;

export interface Stack {
  readonly name: string;
  readonly colour: Colour;
  readonly back: Back;
}

export const STACKS: readonly Stack[] = COLOURS.flatMap((colour) =>
  BACKS.map((back) => ({ name: `${colour} ${back}`, colour, back })),
);

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
export const isBuilding = (word: string): word is Building => (BUILDINGS as readonly string[]).includes(word);
export const isTokenColour = (word: string): word is TokenColour => (TOKEN_COLOURS as readonly string[]).includes(word);
export const isGood = (word: string): word is Good => (GOODS as readonly string[]).includes(word);
export const isChamber = (word: string): word is Chamber => (CHAMBERS as readonly string[]).includes(word);
