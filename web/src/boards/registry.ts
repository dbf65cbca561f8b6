/** Which board draws which game. Each is loaded when a table of its game is opened. */

import { learn } from '../i18n/t.svelte';
import type { Board, Motions, TellPlace } from './board';

type Load = () => Promise<{ default: Board }>;

const BOARDS: Readonly<Record<string, Load>> = {
  agra: () => import('./agra/Board.svelte'),
  rajas: () => import('./rajas/Board.svelte'),
};

/** The catalogues with the words on the boards. */
const WORDS: Readonly<Record<string, string>> = { agra: 'boards-agra', rajas: 'boards-rajas' };

/** The board of a game with the words on it; one of somebody else's, which has no board here, is shown as a list. */
export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import('./Fallback.svelte'));
  const words = ['boards', ...(WORDS[game] ? [WORDS[game]] : [])];
  const [board] = await Promise.all([load(), ...words.map(learn)]);
  return board.default;
}

const TELLINGS: Readonly<Record<string, () => Promise<{ tellPlace: TellPlace }>>> = {
  agra: () => import('./agra/outline'),
  rajas: () => import('./rajas/outline'),
};

/** What the board of a game tells about a place as it stands; null: nothing. */
export async function loadTelling(game: string): Promise<TellPlace | null> {
  return (await TELLINGS[game]?.())?.tellPlace ?? null;
}

const MOTIONS: Readonly<Record<string, () => Promise<{ motions: Motions }>>> = {
  agra: () => import('./agra/motion').then(({ motions }) => ({ motions: motions as Motions })),
  rajas: () => import('./rajas/motion').then(({ motions }) => ({ motions: motions as Motions })),
};

/** How the board of a game shows what happens; null: it only shows what has become of it. */
export async function loadMotions(game: string): Promise<Motions | null> {
  return (await MOTIONS[game]?.())?.motions ?? null;
}
