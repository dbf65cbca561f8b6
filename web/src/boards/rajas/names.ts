/** The words of the game, in the order of `doab.rajas.table.things`: a number in a view is an index into one of these. */

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
export const MAX_CELLS = 20;
export const MAX_YIELDS = 16;
export const HIGHEST_KARMA = 3;
export const LEVELS = [2, 3, 4] as const;

export const stackName = (stack: number): string => `${COLOURS[Math.floor(stack / 3)]} ${BACKS[stack % 3]}`;

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
export const isBuilding = (word: string): word is Building => (BUILDINGS as readonly string[]).includes(word);
export const isTokenColour = (word: string): word is TokenColour => (TOKEN_COLOURS as readonly string[]).includes(word);
export const isGood = (word: string): word is Good => (GOODS as readonly string[]).includes(word);
export const isChamber = (word: string): word is Chamber => (CHAMBERS as readonly string[]).includes(word);

/** The name of a kind of space by its number (`space_kind_name` in Python). */
export function spaceKindName(kind: number): string {
  if (kind >= 28) return CHAMBERS[kind - 28] ?? '';
  if (kind >= 12) return `${COLOURS[Math.floor((kind - 12) / 4)]} to ${COLOURS[(kind - 12) % 4]} balcony`;
  if (kind >= 8) return `${COLOURS[kind - 8]} terrace`;
  return (
    ['quarry', 'harbour', 'mixed market', 'tea market', 'silk market', 'spices market', 'any market', 'low terrace'][
      kind
    ] ?? ''
  );
}
