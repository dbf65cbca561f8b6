/** What things on the board are: their names, what they do, and the section of the rules. */

import { api } from '../api/client';
import type { PhraseInfo } from '../api/schema';
import { part, say } from '../i18n/phrase';

class Places {
  known = $state.raw<Readonly<Record<string, PhraseInfo>>>({});

  constructor(game: string) {
    api
      .get('/api/games/{game}/places', { path: { game } })
      .then((found) => (this.known = found.places))
      .catch(() => (this.known = {})); // the board can be played without them
  }

  /** How a place is called. */
  readonly name = (place: string): string => part(this.known[place], 'name', place);

  /** What is to be said about a place; empty if nothing is known. */
  help(place: string): string {
    const phrase = this.known[place];
    return phrase ? say(phrase) : '';
  }
}

const kept = new Map<string, Places>();

export function placesOf(game: string): Places {
  let places = kept.get(game);
  if (!places) {
    places = new Places(game);
    kept.set(game, places);
  }
  return places;
}

export type { Places };
