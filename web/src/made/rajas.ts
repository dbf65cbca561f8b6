// Written by `make made` from the things and questions of the game, never by hand.

export const COLOUR = ['blue', 'green', 'orange', 'purple'] as const;
export type Colour = (typeof COLOUR)[number];

export const BACK = ['snake', 'cow', 'tiger'] as const;
export type Back = (typeof BACK)[number];

export const BUILDING = ['temple', 'palace', 'fort', 'mill'] as const;
export type Building = (typeof BUILDING)[number];

export const GOOD = ['tea', 'silk', 'spices'] as const;
export type Good = (typeof GOOD)[number];

export const SIDE = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDE)[number];

export const TOKEN_COLOUR = ['white', 'yellow', 'red', 'brown'] as const;
export type TokenColour = (typeof TOKEN_COLOUR)[number];

export const PALACE_CHAMBER = [
    'great mogul',
    'dancer',
    'yogi',
    'raja',
    'master builder',
    'portuguese',
] as const;
export type PalaceChamber = (typeof PALACE_CHAMBER)[number];

export const SPACE = [
    'quarry',
    'harbour',
    'mixed market',
    'tea market',
    'silk market',
    'spices market',
    'any market',
    'low terrace',
    'blue terrace',
    'green terrace',
    'orange terrace',
    'purple terrace',
    'blue to blue balcony',
    'blue to green balcony',
    'blue to orange balcony',
    'blue to purple balcony',
    'green to blue balcony',
    'green to green balcony',
    'green to orange balcony',
    'green to purple balcony',
    'orange to blue balcony',
    'orange to green balcony',
    'orange to orange balcony',
    'orange to purple balcony',
    'purple to blue balcony',
    'purple to green balcony',
    'purple to orange balcony',
    'purple to purple balcony',
    'great mogul',
    'dancer',
    'yogi',
    'raja',
    'master builder',
    'portuguese',
] as const;
export type Space = (typeof SPACE)[number];

export const STACK = [
    'blue snake',
    'blue cow',
    'blue tiger',
    'green snake',
    'green cow',
    'green tiger',
    'orange snake',
    'orange cow',
    'orange tiger',
    'purple snake',
    'purple cow',
    'purple tiger',
] as const;
export type Stack = (typeof STACK)[number];

export const DIE = [
    'blue 1',
    'blue 2',
    'blue 3',
    'blue 4',
    'blue 5',
    'blue 6',
    'green 1',
    'green 2',
    'green 3',
    'green 4',
    'green 5',
    'green 6',
    'orange 1',
    'orange 2',
    'orange 3',
    'orange 4',
    'orange 5',
    'orange 6',
    'purple 1',
    'purple 2',
    'purple 3',
    'purple 4',
    'purple 5',
    'purple 6',
] as const;
export type Die = (typeof DIE)[number];

export const SUPPLY = ['blue', 'green', 'orange', 'purple'] as const;
export type Supply = (typeof SUPPLY)[number];

export const SCROLL = ['temple', 'palace', 'fort', 'mill'] as const;
export type Scroll = (typeof SCROLL)[number];

export const RIVER = [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
    '30',
    '31',
    '32',
] as const;
export type River = (typeof RIVER)[number];

export const QUESTION = [
    'chamber',
    'choose',
    'count',
    'draw',
    'first',
    'goods',
    'lay',
    'onto',
    'pay',
    'reroll',
    'return',
    'reveal',
    'river tile',
    'roll',
    'sail',
    'start',
    'tile',
    'token',
    'turn',
    'upgrade',
    'yield',
] as const;
export type Question = (typeof QUESTION)[number];

/** What an answer can mean on the board. */
export type Place =
  | `good ${Good}`
  | `space ${Space}`
  | `stack ${Stack}`
  | `die ${Die}`
  | `supply ${Supply}`
  | `scroll ${Scroll}`
  | `river ${River}`
  | `square ${string}`
  | `token ${string}`
  | `yield ${string}`
  | 'fame track'
  | 'money track';
