/** The bots that come with the program, in the words of the page; others are told as they tell of themselves. */

import type { BotInfo } from '../api/schema';
import { sayText } from './phrase';
import { t } from './t.svelte';

const NAMES: Readonly<Record<string, string>> = { random: 'ui-bot-random', greedy: 'ui-bot-greedy' };
const HELP: Readonly<Record<string, string>> = { random: 'ui-bot-random-help', greedy: 'ui-bot-greedy-help' };

export function sayBot(name: string): string {
  const key = NAMES[name];
  return key === undefined ? sayText(name) : t(key);
}

export function sayBotHelp(bot: BotInfo): string {
  const key = HELP[bot.name];
  return key === undefined ? bot.help : t(key);
}
