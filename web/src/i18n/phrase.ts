/** Words of the games: questions, answers, events. The server names them; this says them. */

/** A text of the rules, or a phrase: a key of the game's catalogue and what stands in its gaps. */
export type Sayable = string | { readonly key: string; readonly fields: Readonly<Record<string, unknown>> };

export function phrase(said: Sayable): string {
  return typeof said === 'string' ? said.replaceAll('_', ' ') : said.key;
}
