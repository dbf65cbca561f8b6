// Written by `make made` from the things and questions of the game, never by hand.

export const GOOD = [
    'sandstone',
    'wood',
    'turmeric',
    'cotton',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
] as const;
export type Good = (typeof GOOD)[number];

export const SPACE = [
    'architect',
    'sailor',
    'trader',
    'botanist',
    'quarry',
    'woodcutter',
    'turmeric-farm',
    'cotton-farm',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
] as const;
export type Space = (typeof SPACE)[number];

export const BUILDING = [
    'quarry',
    'woodcutter',
    'turmeric-farm',
    'cotton-farm',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
] as const;
export type Building = (typeof BUILDING)[number];

export const GUILD = ['artisans', 'merchants', 'scholars'] as const;
export type Guild = (typeof GUILD)[number];

export const FARM_SIDE = ['north', 'east', 'south', 'west'] as const;
export type FarmSide = (typeof FARM_SIDE)[number];

export const NOTABLE = [
    'portuguese_trader',
    'sufi',
    'takshaka',
    'mahout',
    'khatib',
    'french_trader',
    'dyer',
    'cook',
    'muezzin',
    'jagirdar',
    'caliph',
    'calligrapher',
    'mullah',
    'english_trader',
    'mosaic_maker',
    'mujtahida',
    'dutch_trader',
    'painter',
    'subadar',
    'sadr_us_sudur',
    'grand_mufti',
    'grand_imam',
    'court_artist',
    'dewan',
] as const;
export type Notable = (typeof NOTABLE)[number];

export const FAVOUR_ACTION = [
    'favour 1',
    'favour 2',
    'favour 3',
    'tile 1',
    'tile 2',
    'tile 3',
    'tile 4',
    'tile 5',
    'tile 6',
    'tile 7',
    'tile 8',
    'tile 9',
    'tile 10',
    'tile 11',
    'tile 12',
    'tile 13',
    'tile 14',
] as const;
export type FavourAction = (typeof FAVOUR_ACTION)[number];

export const BONUS_TILE = [
    'artisans+3',
    'cover+2',
    'merchants+3',
    'favour+3',
    'artisans+4',
    'favour+4',
    'scholars+4',
    'rupees+5',
    'scholars+5',
    'favour+5',
    'merchants+5',
    'rupees+6',
] as const;
export type BonusTile = (typeof BONUS_TILE)[number];

export const OUTER_ACTION = ['trade', 'deliver', 'process', 'cover'] as const;
export type OuterAction = (typeof OUTER_ACTION)[number];

export const SLOT = [
    'portuguese_trader 1',
    'portuguese_trader 2',
    'portuguese_trader 3',
    'sufi 1',
    'sufi 2',
    'sufi 3',
    'takshaka 1',
    'takshaka 2',
    'takshaka 3',
    'mahout 1',
    'mahout 2',
    'mahout 3',
    'khatib 1',
    'khatib 2',
    'khatib 3',
    'french_trader 1',
    'french_trader 2',
    'french_trader 3',
    'dyer 1',
    'dyer 2',
    'dyer 3',
    'cook 1',
    'cook 2',
    'cook 3',
    'muezzin 1',
    'muezzin 2',
    'muezzin 3',
    'jagirdar 1',
    'jagirdar 2',
    'jagirdar 3',
    'caliph 1',
    'caliph 2',
    'caliph 3',
    'calligrapher 1',
    'calligrapher 2',
    'calligrapher 3',
    'mullah 1',
    'mullah 2',
    'mullah 3',
    'english_trader 1',
    'english_trader 2',
    'english_trader 3',
    'mosaic_maker 1',
    'mosaic_maker 2',
    'mosaic_maker 3',
    'mujtahida 1',
    'mujtahida 2',
    'mujtahida 3',
    'dutch_trader 1',
    'dutch_trader 2',
    'dutch_trader 3',
    'painter 1',
    'painter 2',
    'painter 3',
    'subadar 1',
    'subadar 2',
    'subadar 3',
    'sadr_us_sudur 1',
    'sadr_us_sudur 2',
    'sadr_us_sudur 3',
    'grand_mufti 1',
    'grand_mufti 2',
    'grand_mufti 3',
    'grand_imam 1',
    'grand_imam 2',
    'grand_imam 3',
    'court_artist 1',
    'court_artist 2',
    'court_artist 3',
    'dewan 1',
    'dewan 2',
    'dewan 3',
] as const;
export type Slot = (typeof SLOT)[number];

export const ORDER = [
    'artisans 1',
    'artisans 2',
    'artisans 3',
    'artisans 4',
    'artisans 5',
    'artisans 6',
    'merchants 1',
    'merchants 2',
    'merchants 3',
    'merchants 4',
    'merchants 5',
    'merchants 6',
    'scholars 1',
    'scholars 2',
    'scholars 3',
    'scholars 4',
    'scholars 5',
    'scholars 6',
] as const;
export type Order = (typeof ORDER)[number];

export const SQUARE = [
    'north 1',
    'north 2',
    'north 3',
    'north 4',
    'north 5',
    'east 1',
    'east 2',
    'east 3',
    'east 4',
    'east 5',
    'south 1',
    'south 2',
    'south 3',
    'south 4',
    'south 5',
    'west 1',
    'west 2',
    'west 3',
    'west 4',
    'west 5',
] as const;
export type Square = (typeof SQUARE)[number];

export const TILE = [
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
] as const;
export type Tile = (typeof TILE)[number];

export const PRICE_TOKEN = ['1', '2', '3'] as const;
export type PriceToken = (typeof PRICE_TOKEN)[number];

export const PIER = ['1', '2', '3', '4', '5', '6'] as const;
export type Pier = (typeof PIER)[number];

export const BOWL = [
    'sandstone',
    'wood',
    'turmeric',
    'cotton',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
] as const;
export type Bowl = (typeof BOWL)[number];

export const SCROLL = [
    'sandstone',
    'wood',
    'turmeric',
    'cotton',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
] as const;
export type Scroll = (typeof SCROLL)[number];

export const INFLUENCE = ['artisans', 'merchants', 'scholars'] as const;
export type Influence = (typeof INFLUENCE)[number];

export const ORDERS = ['artisans', 'merchants', 'scholars'] as const;
export type Orders = (typeof ORDERS)[number];

export const LUXURY = ['statue', 'book', 'painting', 'clothes'] as const;
export type Luxury = (typeof LUXURY)[number];

export const FREED = [
    'sandstone',
    'wood',
    'turmeric',
    'cotton',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
    'favour',
] as const;
export type Freed = (typeof FREED)[number];

export const ARROW = [
    'sandstone',
    'wood',
    'turmeric',
    'cotton',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
] as const;
export type Arrow = (typeof ARROW)[number];

export const NEW_BUILDING = [
    'sandstone',
    'wood',
    'turmeric',
    'cotton',
    'cement',
    'plank',
    'curry',
    'oil',
    'brick',
    'paper',
    'dye',
    'cloth',
    'statue',
    'book',
    'painting',
    'clothes',
] as const;
export type NewBuilding = (typeof NEW_BUILDING)[number];

export const SIDE_OF_A_TOKEN = ['1', '2'] as const;
export type SideOfAToken = (typeof SIDE_OF_A_TOKEN)[number];

export const PRODUCED = [
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
] as const;
export type Produced = (typeof PRODUCED)[number];

export const MOVED = ['0', '1', '2', '3'] as const;
export type Moved = (typeof MOVED)[number];

export const MOSAIC_FAVOUR = ['1', '2'] as const;
export type MosaicFavour = (typeof MOSAIC_FAVOUR)[number];

export const QUESTION = [
    'action',
    'after action',
    'architect',
    'bonus',
    'botanist',
    'bowl',
    'builder',
    'builder start',
    'cook',
    'cover',
    'dyer',
    'end',
    'extra',
    'favour tile',
    'follow',
    'free',
    'gift',
    'give back',
    'giving',
    'good',
    'influence',
    'jagirdar',
    'materials',
    'meditation',
    'merchant',
    'merchant start',
    'neutral bowl',
    'neutral order',
    'notables',
    'order marker',
    'orders',
    'painting',
    'pick',
    'portuguese',
    'processing',
    'production',
    'raise',
    'sailor',
    'second step',
    'stand',
    'start',
    'step bonus',
    'taking',
    'tile',
    'trader',
] as const;
export type Question = (typeof QUESTION)[number];

/** What an answer can mean on the board. */
export type Place =
  | `good ${Good}`
  | `space ${Space}`
  | `space ${Building}`
  | `bonus ${BonusTile}`
  | `slot ${Slot}`
  | `square ${Square}`
  | `tile ${Tile}`
  | `bowl ${Bowl}`
  | `scroll ${Scroll}`
  | `influence ${Influence}`
  | `orders ${Orders}`
  | `arrow ${Arrow}`;
