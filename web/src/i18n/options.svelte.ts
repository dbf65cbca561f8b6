/** The options of a table in words. Their names come with the games, which are fetched once. */

import { api } from '../api/client';
import type { GameInfo, OptionInfo, TableInfo } from '../api/schema';
import { listed, sayChoice, sayOption, sayText } from './phrase';
import { t } from './t.svelte';

class Games {
  known = $state.raw<readonly GameInfo[]>([]);
  #asked = false;

  /** The options of a game; none until the server has told them. */
  optionsOf(game: string): readonly OptionInfo[] {
    if (!this.#asked) {
      this.#asked = true;
      api
        .get('/api/games', {})
        .then((found) => (this.known = found))
        .catch(() => (this.#asked = false)); // the names stay as the rules have them
    }
    return this.known.find((one) => one.name === game)?.options ?? [];
  }
}

const games = new Games();

export interface SaidOption {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

export function sayOptions(table: Pick<TableInfo, 'game' | 'options'>): SaidOption[] {
  const options = games.optionsOf(table.game);
  return Object.entries(table.options).map(([key, value]) => {
    const option = options.find((one) => one.name === key);
    return { key, name: option ? sayOption(option) : sayText(key), value: sayValue(value, option) };
  });
}

function sayValue(value: unknown, option: OptionInfo | undefined): string {
  if (typeof value === 'boolean') return t(value ? 'ui-yes' : 'ui-no');
  if (Array.isArray(value)) return value.length > 0 ? listed(value.map((one) => sayValue(one, option))) : t('ui-no');
  return option ? sayChoice(option, String(value)) : sayText(String(value));
}
