/** Which board draws which game. Each is loaded when a table of its game is opened. */

import type { Board } from './board';

type Load = () => Promise<{ default: Board }>;

const BOARDS: Readonly<Record<string, Load>> = {
  agra: () => import('./agra/Board.svelte'),
  rajas: () => import('./rajas/Board.svelte'),
};

/** The board of a game; one of somebody else's, which has no board here, is shown as a list. */
export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import('./Fallback.svelte'));
  return (await load()).default;
}
