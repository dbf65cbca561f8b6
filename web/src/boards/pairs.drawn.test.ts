/** Pairs of views that `tests/web/test_follows.py` makes, the second with a rule changed in Python: the page shows it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { placesOf } from '../../tests/fixtures';
import type { Position, TableState } from '../api/schema';
import { learn } from '../i18n/t.svelte';
import AgraBoard from './agra/Board.svelte';
import { tellPlace as tellAgra } from './agra/outline';
import RajasBoard from './rajas/Board.svelte';
import { tellPlace as tellRajas } from './rajas/outline';

type Pair = readonly [before: Position, after: Position];

const FOLDER = process.env['DOAB_PAIRS'];
const PAIRS = FOLDER === undefined ? [] : readdirSync(FOLDER);
const GAMES = { agra: [AgraBoard, tellAgra], rajas: [RajasBoard, tellRajas] } as const;

/** All that is drawn and told of a view. */
function shown(view: Position): string {
  const [Board, tellPlace] = GAMES[view.game as keyof typeof GAMES];
  const chosen = { places: [], answer: null, picked: null };
  const props = { view, state: {} as TableState, lit: new Map(), chosen, onPlace: () => undefined };
  const told = placesOf(view.game).help.map((place) => tellPlace(place, view, 0));
  return [render(Board, { props }).body, ...told].join('\n');
}

describe.skipIf(FOLDER === undefined)('a rule that changes in Python is seen on the page', () => {
  beforeAll(() => Promise.all(['core', 'boards', 'agra', 'rajas', 'boards-agra', 'boards-rajas'].map(learn)));

  test.each(PAIRS)('%s', (name) => {
    const [before, after] = JSON.parse(readFileSync(join(FOLDER ?? '', name), 'utf-8')) as Pair;
    expect(shown(after)).not.toBe(shown(before));
  });
});
