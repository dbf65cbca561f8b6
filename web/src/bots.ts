/** The bots that can be asked to a table, in the order in which people choose among them. */

import { api } from './api/client';
import type { BotInfo } from './api/schema';

const LEVELS: readonly string[] = ['easy', 'medium', 'hard', 'best'];
/** They are there to measure other bots by, so they come last in the list. */
const MEASURES: readonly string[] = ['random', 'greedy'];
const USUAL = 'medium';

export interface BotGroups {
  readonly levels: readonly BotInfo[];
  /** Bots of other people. */
  readonly others: readonly BotInfo[];
  readonly measures: readonly BotInfo[];
}

let asked: Promise<readonly BotInfo[]> | null = null;

/** They do not change while the server runs. */
export function offeredBots(): Promise<readonly BotInfo[]> {
  asked ??= api.get('/api/bots', {}).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function groupBots(bots: readonly BotInfo[], game: string): BotGroups {
  const known = bots.filter((bot) => bot.games === null || bot.games.includes(game));
  const named = (names: readonly string[]) => names.flatMap((name) => known.filter((bot) => bot.name === name));
  return {
    levels: named(LEVELS),
    others: known.filter((bot) => !LEVELS.includes(bot.name) && !MEASURES.includes(bot.name)),
    measures: named(MEASURES),
  };
}

/** The wanted bot if it can play the game, else the usual one, else the strongest of those that measure. */
export function fittingBot(bots: readonly BotInfo[], game: string, wanted: string): string {
  const { levels, others, measures } = groupBots(bots, game);
  const names = [...levels, ...others, ...measures].map((bot) => bot.name);
  return [wanted.split(':')[0] ?? '', USUAL].find((name) => names.includes(name)) ?? measures.at(-1)?.name ?? '';
}
