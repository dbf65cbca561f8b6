/** What follows from the rules is in the view, and the board draws what it says: whatever is changed there is seen. */

import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { viewNamed } from '../../../tests/fixtures';
import type { Position, TableState } from '../../api/schema';
import { learn } from '../../i18n/t.svelte';
import Board from './Board.svelte';
import type { RajasPlayer, RajasTable } from './table';
import { tableOf } from './table';
import { tellPlace } from './outline';

const VIEW = viewNamed('rajas-middle-2');
const with_ = (change: Partial<RajasTable>): Position => ({ ...VIEW, table: { ...tableOf(VIEW), ...change } });
const withPlayer = (change: Partial<RajasPlayer>): Position =>
  with_({ players: tableOf(VIEW).players.map((player) => ({ ...player, ...change })) });

function draw(view: Position): string {
  const chosen = { places: [], answer: null, picked: null };
  return render(Board, { props: { view, state: {} as TableState, lit: new Map(), chosen, onPlace: () => undefined } })
    .body;
}

const count = (view: Position, pattern: RegExp): number => draw(view).match(pattern)?.length ?? 0;
/** The part of the drawing that a place marks, up to the next place. */
const partOf = (view: Position, place: string): string =>
  draw(view).split(`data-place="${place}"`)[1]?.split('data-place=')[0] ?? '';

beforeAll(() => Promise.all(['core', 'boards', 'boards-rajas', 'rajas'].map(learn)));

describe('the board draws what the view says', () => {
  test.each([8, 9, 10])('room for %d dice', (room) => {
    expect(count(withPlayer({ room }), /class="hand[ "]/g)).toBe(room);
    expect(draw(withPlayer({ room, dice: ['blue 3'] }))).toContain(`1 of ${room}`);
  });

  test.each([
    [-7, '7'],
    [4, '+4'],
  ])('a lead of %d', (lead, told) => {
    expect(draw(withPlayer({ lead }))).toContain(`<b>${told}</b>`);
    expect(partOf(withPlayer({ lead }), 'meeting point')).toContain(`>${told}</text>`);
  });

  test.each(['fame 15', 'money 20', 'bridge'])('a worker that waits at %s', (place) => {
    const workers = (waiting: string[]): number =>
      partOf(withPlayer({ waiting }), place).match(/#rj-worker/g)?.length ?? 0;
    const nobody = workers([]);
    expect(partOf(withPlayer({ waiting: [place] }), place).match(/#rj-seat-/g)?.length).toBe(2);
    expect(workers([place])).toBe(place === 'bridge' ? nobody + 2 : 2);
  });

  test.each([
    [['next', null, null, null], 0],
    [[0, null, 'next', null], 2],
    [['covered', 1, 0, 1], null],
  ] as const)('the next space of the quarry: %j', (quarry, next) => {
    const view = with_({ spaces: { ...tableOf(VIEW).spaces, quarry }, promised: { seat: 1, space: 'quarry' } });
    const [before = '', after] = partOf(view, 'space quarry').split('first-free');
    expect(after === undefined ? null : (before.match(/<circle class="halo/g)?.length ?? 0)).toBe(next);
    expect(partOf(view, 'space quarry').match(/opacity="0.6"/g)?.length ?? 0).toBe(next === null ? 0 : 1);
  });

  test('what the next worker pays', () => {
    expect(tellPlace('space quarry', with_({ costs: { quarry: 37 } }), 0)).toContain('37');
    expect(tellPlace('space harbour', with_({ costs: { quarry: 37 } }), 0)).not.toMatch(/\d/);
  });

  test('what a special yield pays, and that it has paid', () => {
    const yields = { ...tableOf(VIEW).players[0]?.yields, '1,4 N': 'money77' };
    expect(tellPlace('yield 1,4 N', withPlayer({ yields, spent: [] }), 0)).toContain('77');
    expect(tellPlace('yield 1,4 N', withPlayer({ yields, spent: [] }), 0)).not.toContain(';');
    expect(tellPlace('yield 1,4 N', withPlayer({ yields, spent: ['1,4 N'] }), 0)).toContain(';');
  });

  test('the tile in hand where it will lie', () => {
    const tile = 'blue 6 straight palace silk1';
    const in_hand = { seat: 0, stack: 'blue cow', tile, square: '2,1', turned: 'E' } as const;
    const ghosts = (square: string | null): number =>
      count(with_({ in_hand: { ...in_hand, square } }), /class="ghost[ "]/g);
    expect([ghosts('2,1'), ghosts(null)]).toEqual([1, 0]);
  });

  test('whose turn it is, and where the bonus marker lies', () => {
    expect([count(with_({ turn: 1 }), /class="head[^"]* asked/g), count(with_({ turn: null }), / asked/g)]).toEqual([
      1, 0,
    ]);
    expect(draw(withPlayer({ bonus_marker: null }))).not.toContain('data-place="bonus marker"');
    expect(draw(withPlayer({ bonus_marker: 'money 40' }))).toContain('data-place="bonus marker"');
  });
});
