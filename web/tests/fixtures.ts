/** The views of `web/fixtures`, which `tools/board_views.py` writes from recorded games. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { EventInfo, Position } from '../src/api/schema';

const FIXTURES = resolve(import.meta.dirname, '../fixtures');
const VIEW = /^(start|middle|end|asked)-/;

/** The places of a game, as actions, events and its help name them. */
export interface Named {
  readonly actions: readonly string[];
  readonly help: readonly string[];
  readonly events: readonly string[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf-8'));

export const viewNamed = (name: string): Position => read(name) as Position;
/** One event of every kind. */
export const eventsOf = (game: string): readonly EventInfo[] => read(`${game}-events`) as readonly EventInfo[];
export const placesOf = (game: string): Named => read(`${game}-places`) as Named;

/** Every view of a game. */
export function viewsOf(game: string): Position[] {
  const names = readdirSync(FIXTURES).filter(
    (file) => file.startsWith(`${game}-`) && VIEW.test(file.slice(game.length + 1)),
  );
  return names.map((file) => viewNamed(file.replace('.json', '')));
}
