/** The bots that come with the program, in the words of the page; others describe themselves. */

import type { BotInfo, TableInfo } from '../api/schema';
import { sayText } from './phrase';
import { t } from './t.svelte';

const NAMES: Readonly<Record<string, string>> = {
  easy: 'ui-bot-easy',
  medium: 'ui-bot-medium',
  hard: 'ui-bot-hard',
  best: 'ui-bot-best',
  random: 'ui-bot-random',
  greedy: 'ui-bot-greedy',
};
const HELP: Readonly<Record<string, string>> = {
  easy: 'ui-bot-easy-help',
  medium: 'ui-bot-medium-help',
  hard: 'ui-bot-hard-help',
  best: 'ui-bot-best-help',
  random: 'ui-bot-random-help',
  greedy: 'ui-bot-greedy-help',
};

/** `medium`, or with its setting: `best:5`. */
export function sayBot(name: string): string {
  const [plain = '', seconds] = name.split(':', 2);
  const key = NAMES[plain];
  const bot = key === undefined ? sayText(plain) : t(key);
  return seconds === undefined ? bot : t('ui-bot-thinking', { bot, seconds });
}

export function sayBotHelp(bot: BotInfo): string {
  const key = HELP[bot.name];
  return key === undefined ? bot.help : t(key);
}

const HINTS: Readonly<Record<TableInfo['hints'], string>> = {
  alone: 'ui-new-hints-alone',
  all: 'ui-new-hints-all',
  off: 'ui-new-hints-off',
};

/** Who may ask for hints at a table. */
export function sayHints(hints: TableInfo['hints']): string {
  return t(HINTS[hints]);
}
