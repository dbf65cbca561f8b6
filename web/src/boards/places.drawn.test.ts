/** Every place that actions, events and the help of a game name is marked on its board, and every word on it is said. */

import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { placesOf, viewNamed, viewsOf } from '../../tests/fixtures';
import type { Position, TableState } from '../api/schema';
import { LANGUAGES, learn, speech, type Language } from '../i18n/t.svelte';
import { BONUS_TILE } from '../made/agra';
import { DIE } from '../made/rajas';
import AgraBoard from './agra/Board.svelte';
import { USUAL as AGRA } from './agra/printed';
import type { Board } from './board';
import RajasBoard from './rajas/Board.svelte';
import { called } from './places';
import { USUAL as RAJAS } from './rajas/printed';

interface Drawn {
  readonly Board: Board;
  readonly names: Readonly<Record<string, unknown>>;
  /** A view in which every piece that a place stands for is on the table, made from a real one. */
  readonly full: Position;
}

/** The part of a view that only the rules of its game describe. */
type Table = Record<string, unknown>;
const filled = (name: string, fill: (table: Table) => Table): Position => {
  const view = viewNamed(name);
  return { ...view, table: { ...view.table, ...fill(view.table) } };
};
const mapped = <One, Other>(all: Readonly<Record<string, One>>, into: (one: One) => Other): Record<string, Other> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, into(one)]));

const GAMES: Readonly<Record<string, Drawn>> = {
  agra: {
    Board: AgraBoard,
    names: AGRA.names,
    full: filled('agra-start-4', () => ({
      river: mapped(AGRA.notables, ({ wants }) => Object.fromEntries(wants.map((good) => [good, null]))),
      won: {},
      bonus_tiles: BONUS_TILE,
    })),
  },
  rajas: {
    Board: RajasBoard,
    names: RAJAS.names,
    full: filled('rajas-middle-2-navaratna-ganga', ({ players }) => ({
      players: (players as Table[]).map((player) => ({ ...player, dice: DIE })),
    })),
  },
};

/** A view as the seat sees it that is asked. */
function draw(Board: Board, view: Position): string {
  const lit = new Map(view.legal.flatMap((answer) => answer.targets.map((place) => [place, [answer]])));
  const chosen = { places: [], answer: null, picked: null };
  return render(Board, { props: { view, state: {} as TableState, lit, chosen, onPlace: () => undefined } }).body;
}

/** What another player has is marked with a seat as well. */
const markedIn = (markup: string): string[] =>
  [...markup.matchAll(/<[^>]*data-place="([^"]*)"[^>]*>/g)]
    .filter(([element]) => !element.includes('data-seat='))
    .map(([, place]) => place ?? '');

/** Keys of messages that were not found, and fields that were not filled in. */
function unsaidIn(said: string, game: string): string[] {
  return said.match(new RegExp(`\\b(${game}|boards|core)-[a-z0-9-]+|\\{\\$[a-z-]+\\}`, 'g')) ?? [];
}

/** What is read or heard of a drawing: its texts, and the names of what has no text. */
const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]*?(?:aria-label="([^"]*)"[^>]*)?>/g, ' $1 ');

async function speakOn(game: string, language: Language): Promise<void> {
  speech.language = language;
  await Promise.all(['core', 'boards', `boards-${game}`, game].map(learn));
}

describe.each(Object.entries(GAMES))('%s', (game, { Board, names, full }) => {
  let drawings: string[];

  beforeAll(async () => {
    await speakOn(game, 'en');
    drawings = [...viewsOf(game), full].map((view) => draw(Board, view));
  });

  test('every place that is named is on the board', () => {
    const named = placesOf(game);
    const marked = new Set(drawings.flatMap(markedIn));
    const lost = [...named.actions, ...named.help, ...named.events].filter((place) => !marked.has(place));
    expect(new Set(lost)).toEqual(new Set());
  });

  test('the board can name what the rules explain', () => {
    expect(placesOf(game).help.filter((place) => !(place in names))).toEqual([]);
  });

  test('every word on the board is said in English, whatever lies there', () => {
    expect(drawings.flatMap((markup) => unsaidIn(wordsOf(markup), game))).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES) as Language[])('every word on the full board is said in %s', async (language) => {
    await speakOn(game, language);
    expect(unsaidIn(wordsOf(draw(Board, full)), game)).toEqual([]);
    expect(Object.keys(names).flatMap((place) => unsaidIn(called(names, place), game))).toEqual([]);
  });
});

test('a place that the board does not mark is missed, and so is a message that nobody wrote', async () => {
  await speakOn('agra', 'en');
  expect(markedIn(draw(AgraBoard, viewNamed('agra-start-2')))).not.toContain('space nowhere');
  expect(unsaidIn(wordsOf('<g aria-label="agra-board-nothing"><text>boards-none {$name}</text></g>'), 'agra')).toEqual([
    'agra-board-nothing',
    'boards-none',
    '{$name}',
  ]);
});
