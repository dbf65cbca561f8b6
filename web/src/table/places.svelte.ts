/** What things on the board are: their names, what they do, and the section of the rules. */

import { api } from '../api/client';
import type { PhraseInfo } from '../api/schema';
import { part, say } from '../i18n/phrase';
import { editionOf } from './edition';

type Known = Readonly<Record<string, PhraseInfo>>;

/** What is to be said about a place. */
export interface Told {
  readonly name: string;
  readonly what: string;
  /** The section of the rules; empty if none is named. */
  readonly rule: string;
}

class Places {
  known = $state.raw<Known>({});

  constructor(asked: Promise<{ readonly places: Known }>) {
    asked.then((found) => (this.known = found.places)).catch(() => (this.known = {})); // the board can be played without
  }

  /** What a place is called. */
  readonly name = (place: string): string => part(this.known[place], 'name', place);

  /** What a place is and does; null if nothing is known. */
  help(place: string): Told | null {
    const phrase = this.known[place];
    if (!phrase) return null;
    if (phrase.key !== 'core-place') return { name: '', what: say(phrase), rule: '' };
    return {
      name: part(phrase, 'name', place),
      what: part(phrase, 'what', ''),
      rule: String(phrase.fields['rule'] ?? ''),
    };
  }
}

const kept = new Map<string, Places>();

/** The places of a game; those of a table, if it has an edition of its own. */
export function placesOf(game: string, table: string | null): Places {
  const key = table ?? game;
  let places = kept.get(key);
  if (!places) {
    places = new Places(table === null ? api.get('/api/games/{game}/places', { path: { game } }) : editionOf(table));
    kept.set(key, places);
  }
  return places;
}

export type { Places };
