/** The rules of a game in short: sections with a heading and a few sentences, and which rulings belong to each. The texts
 * are in the catalogues `help-…`. */

import type { Component } from 'svelte';

export interface Section {
  /** The section of the rules, as questions and helps name it. */
  readonly rule: string;
  /** The message; its heading is the attribute `title`. */
  readonly key: string;
  /** Rulings, and other names of rules, that this section explains. */
  readonly rulings: readonly string[];
}

export interface RulesInShort {
  readonly sections: readonly Section[];
  /** What the symbols on the board mean. */
  readonly Signs: Component;
}

const GAMES: Readonly<Record<string, () => Promise<RulesInShort>>> = {
  agra: async () => {
    const [{ SECTIONS }, { default: Signs }] = await Promise.all([import('./agra'), import('./AgraSigns.svelte')]);
    return { sections: SECTIONS, Signs };
  },
  rajas: async () => {
    const [{ SECTIONS }, { default: Signs }] = await Promise.all([import('./rajas'), import('./RajasSigns.svelte')]);
    return { sections: SECTIONS, Signs };
  },
};

export const hasRules = (game: string): boolean => game in GAMES;

export async function loadRules(game: string): Promise<RulesInShort> {
  return (await GAMES[game]?.()) ?? Promise.reject(new Error(game));
}

/** The sections that explain a rule: `7`, `R-29`, `6.2.1.2` (which may be told with `6.2.1`), `7, order`. */
export function sectionsOf(sections: readonly Section[], rule: string): readonly Section[] {
  const named = sections.filter((section) => section.rulings.includes(rule));
  const found = named.length > 0 ? named : sections.filter((section) => section.rule === rule);
  const wider = rule.includes(', ')
    ? rule.slice(0, rule.indexOf(', '))
    : rule.slice(0, Math.max(0, rule.lastIndexOf('.')));
  return found.length > 0 || wider === '' ? found : sectionsOf(sections, wider);
}
