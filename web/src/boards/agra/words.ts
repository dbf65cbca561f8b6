/** Words on the board: terms of the game's catalogue, as they begin a label. */

import { speech, t } from '../../i18n/t.svelte';

export function named(key: string): string {
  const word = t(key);
  return word.charAt(0).toLocaleUpperCase(speech.language) + word.slice(1);
}

export const keyOf = (...words: readonly string[]): string => words.join('-').replaceAll(/[ _]/g, '-');
