/** Who the notables are, in the way of a miniature: a head in profile, what it wears, and a sign of the trade. */

import type { Notable } from '../../../made/agra';
import type { Character } from '../names';

export type Hat = 'turban' | 'plumed' | 'great' | 'cap' | 'felt' | 'veil' | 'brim' | 'feathered' | 'tall' | 'crown';
export type Beard = 'none' | 'moustache' | 'short' | 'long';

export interface Portrait {
  readonly hat: Hat;
  readonly cloth: string;
  readonly beard: Beard;
  readonly hair: 'dark' | 'fair' | 'white';
  readonly sign: string;
  readonly ruff?: true;
}

export const PORTRAITS: Readonly<Record<Notable, Portrait>> = {
  portuguese_trader: {
    hat: 'brim',
    cloth: 'var(--indigo-bright)',
    beard: 'short',
    hair: 'dark',
    sign: 'caravel',
    ruff: true,
  },
  sufi: { hat: 'felt', cloth: 'var(--wood-light)', beard: 'short', hair: 'white', sign: 'beads' },
  takshaka: { hat: 'cap', cloth: 'var(--straw)', beard: 'moustache', hair: 'dark', sign: 'mallet' },
  mahout: { hat: 'turban', cloth: 'var(--madder)', beard: 'moustache', hair: 'dark', sign: 'elephant' },
  khatib: { hat: 'great', cloth: 'var(--paper-white)', beard: 'short', hair: 'dark', sign: 'pulpit' },
  french_trader: { hat: 'feathered', cloth: 'var(--madder)', beard: 'moustache', hair: 'fair', sign: 'lily' },
  dyer: { hat: 'veil', cloth: 'var(--saffron)', beard: 'none', hair: 'dark', sign: 'dye' },
  cook: { hat: 'cap', cloth: 'var(--paper-white)', beard: 'moustache', hair: 'dark', sign: 'ladle' },
  muezzin: { hat: 'turban', cloth: 'var(--paper-white)', beard: 'short', hair: 'dark', sign: 'minaret' },
  jagirdar: { hat: 'plumed', cloth: 'var(--jade)', beard: 'moustache', hair: 'dark', sign: 'sword' },
  caliph: { hat: 'crown', cloth: 'var(--madder)', beard: 'short', hair: 'dark', sign: 'crescent' },
  calligrapher: { hat: 'turban', cloth: 'var(--indigo-bright)', beard: 'long', hair: 'white', sign: 'pen' },
  mullah: { hat: 'great', cloth: 'var(--row-wooden)', beard: 'long', hair: 'white', sign: 'dome' },
  english_trader: { hat: 'tall', cloth: 'var(--iron)', beard: 'short', hair: 'fair', sign: 'rose', ruff: true },
  mosaic_maker: { hat: 'cap', cloth: 'var(--peacock)', beard: 'short', hair: 'dark', sign: 'mosaic' },
  mujtahida: { hat: 'veil', cloth: 'var(--indigo-bright)', beard: 'none', hair: 'dark', sign: 'dividers' },
  dutch_trader: { hat: 'brim', cloth: 'var(--iron)', beard: 'moustache', hair: 'fair', sign: 'tulip', ruff: true },
  painter: { hat: 'veil', cloth: 'var(--silk)', beard: 'none', hair: 'dark', sign: 'brush' },
  subadar: { hat: 'plumed', cloth: 'var(--saffron)', beard: 'moustache', hair: 'dark', sign: 'standard' },
  sadr_us_sudur: { hat: 'great', cloth: 'var(--paper-white)', beard: 'long', hair: 'dark', sign: 'seal' },
  grand_mufti: { hat: 'great', cloth: 'var(--gold-light)', beard: 'long', hair: 'white', sign: 'law' },
  grand_imam: { hat: 'great', cloth: 'var(--jade)', beard: 'long', hair: 'white', sign: 'lamp' },
  court_artist: { hat: 'plumed', cloth: 'var(--silk)', beard: 'short', hair: 'dark', sign: 'painting' },
  dewan: { hat: 'plumed', cloth: 'var(--gold)', beard: 'long', hair: 'white', sign: 'chest' },
};

export const CHARACTER_PORTRAITS: Readonly<Record<Character, Portrait>> = {
  architect: { hat: 'turban', cloth: 'var(--saffron)', beard: 'short', hair: 'dark', sign: 'dividers' },
  sailor: { hat: 'cap', cloth: 'var(--madder)', beard: 'short', hair: 'white', sign: 'caravel' },
  trader: { hat: 'plumed', cloth: 'var(--jade)', beard: 'moustache', hair: 'dark', sign: 'scales' },
  botanist: { hat: 'veil', cloth: 'var(--leaf)', beard: 'none', hair: 'dark', sign: 'tulip' },
};

export const AKBAR: Portrait = { hat: 'plumed', cloth: 'var(--madder)', beard: 'moustache', hair: 'dark', sign: 'sun' };

/** Signs in a square of 24; those of goods are drawn from the goods. */
export const SIGNS: Readonly<Record<string, string>> = {
  caravel: 'M2 15h20q-2 6-6 6H8q-5 0-6-6ZM11 14V2q8 3 8 12ZM9.5 14V5Q4 8 4 14Z',
  beads:
    'M12 3.5a2 2 0 1 1 0 .1M17.5 6.5a2 2 0 1 1 0 .1M19.5 12a2 2 0 1 1 0 .1M6.5 6.5a2 2 0 1 1 0 .1M4.5 12a2 2 0 1 1 0 .1M7.5 16.5a2 2 0 1 1 0 .1M16.5 16.5a2 2 0 1 1 0 .1M12 19v4',
  mallet: 'M4 3h14v8H4ZM9.5 11h3.5v12H9.5Z',
  elephant: 'M5 9C5 3 19 3 20 10q3 0 2 5-1 3-4 2v5h-4v-4h-3v4q-3 3-6 0-2-3-1-7-1 4-3 4-1-4 1-7 1-3 3-3Z',
  pulpit: 'M3 22v-4h4v-4h4v-4h4V3q4-2 6 0v19Z',
  lily: 'M12 1q5 6 1 12 2-6 7-6 3 3 0 6-3 2-6 0h-1v3h3v2h-3v4h-2v-4H8v-2h3v-3h-1q-3 2-6 0-3-3 0-6 5 0 7 6-4-6 1-12Z',
  ladle: 'M13 2h3v12q4 1 4 4 0 4-6 4t-6-4q0-3 5-4Z',
  minaret: 'M10 22V10H8V8h2V6q2-2 2-5 0 3 2 5v2h2v2h-2v12Z',
  sword: 'M20 2q1 10-9 15l2 2-1.5 1.5-2-2-4 4-2-2 4-4-2-2L7 13l2 2Q17 11 20 2Z',
  crescent: 'M15 2a10 10 0 1 0 6 14A8 8 0 0 1 15 2ZM18 5l1 2.5 2.5.2-2 1.6.7 2.5L18 10.5l-2.2 1.3.7-2.5-2-1.6 2.5-.2Z',
  pen: 'M20 2Q10 5 6 16l-3 6 1.5.5L7 18Q18 14 20 2Z',
  dome: 'M12 1q0 4 5 7 4 3 3 7h1v7H3v-7h1q-1-4 3-7 5-3 5-7Z',
  rose: 'M12 2q4-1 5 3 5 0 5 5 1 4-3 5 0 5-4 5.5-3 2.5-6 0-4-.5-4-5.5-4-1-3-5 0-5 5-5 1-4 5-3ZM12 8a3.5 3.5 0 1 0 .1 0Z',
  mosaic: 'M2 2h9v9H2ZM13 2h9v9h-9ZM2 13h9v9H2ZM17.5 12.5l5 5-5 5-5-5Z',
  dividers: 'M12 1a3 3 0 0 1 2 5l6 15-1 2-3-2-4-11-4 11-3 2-1-2 6-15a3 3 0 0 1 2-5Z',
  tulip: 'M5 2q3 1 4 4 1-3 3-5 2 2 3 5 1-3 4-4 2 11-5.5 12v3q4-4 7-3-2 5-7 6v2h-3v-2q-5-1-7-6 3-1 7 3v-3Q3 13 5 2Z',
  brush: 'M21 1 9 14l2 2ZM8 15q-4 0-4 4 0 3-3 3 9 3 9.5-4.5Z',
  standard: 'M4 1h2v1h15l-5 5 5 5H6v11H4Z',
  seal: 'M8 2h8v3q-2 2-2 6h6v5H4v-5h6q0-4-2-6ZM3 18h18v4H3Z',
  law: 'M4 3q5-2 8 1 3-3 8-1v15q-5-2-8 1-3-3-8-1ZM4 20q5-1 8 2 3-3 8-2v1.5q-5-1-8 1.5-3-2.5-8-1.5Z',
  lamp: 'M11 1h2v4l4 3q1 4-1 6 3 3 1 6l-3 2h-4l-3-2q-2-3 1-6-2-2-1-6l4-3Z',
  scales:
    'M11 2h2v2l8 2-.3 1.5-1-.2L23 14q-3.5 5-7 0l3-6.8L13 6v14h4v2H7v-2h4V6L5 7.2 8 14q-3.5 5-7 0l3.3-6.7-1 .2L3 6l8-2Z',
  sun: 'M12 6a6 6 0 1 1-.1 0ZM11 0h2l.5 4.5h-3ZM11 24h2l.5-4.5h-3ZM0 11v2l4.5.500v-3ZM24 11v2l-4.5.500v-3ZM2.8 4.2l1.4-1.4L8 5.5 5.5 8ZM21.2 4.2l-1.4-1.4L16 5.5 18.5 8ZM2.8 19.8l1.4 1.4L8 18.5 5.5 16ZM21.2 19.8l-1.4 1.4L16 18.5l2.5-2.5Z',
  chest: 'M2 10q0-6 5-6h10q5 0 5 6v1H2ZM2 12.5h8V16h4v-3.5h8V21H2Z',
};
