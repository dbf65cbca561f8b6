/** What follows from the rules is in the view, and what is printed comes with the print: whatever is changed there is seen. */

import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { viewNamed } from '../../../tests/fixtures';
import type { Position, RajasSpace, TableState } from '../../api/schema';
import { learn } from '../../i18n/t.svelte';
import Board from './Board.svelte';
import { USUAL, type Printed } from './printed';
import type { RajasPlayer, RajasTable } from './table';
import { tableOf } from './table';
import { tellPlace } from './outline';

const VIEW = viewNamed('rajas-middle-2');
const with_ = (change: Partial<RajasTable>): Position => ({ ...VIEW, table: { ...tableOf(VIEW), ...change } });
const withPlayer = (change: Partial<RajasPlayer>): Position =>
  with_({ players: tableOf(VIEW).players.map((player) => ({ ...player, ...change })) });

function draw(view: Position, printed: Partial<Printed> = {}): string {
  const chosen = { places: [], answer: null, picked: null };
  const asked = { state: {} as TableState, lit: new Map(), chosen, onPlace: () => undefined };
  return render(Board, { props: { view, ...asked, printed: { ...USUAL, ...printed } } }).body;
}

const count = (view: Position, pattern: RegExp): number => draw(view).match(pattern)?.length ?? 0;
/** The part of the drawing that a place marks, up to the next place. */
const partOf = (view: Position, place: string, printed: Partial<Printed> = {}): string =>
  draw(view, printed).split(`data-place="${place}"`)[1]?.split('data-place=')[0] ?? '';

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

  test('how far the money has come on its way to fame', () => {
    const way = (money_steps: number): string =>
      /class="money[^"]*" d="([^"]*)"/.exec(partOf(withPlayer({ money_steps }), 'meeting point'))?.[1] ?? '';
    expect(new Set([way(10), way(11), way(40)]).size).toBe(3);
  });

  test('what a building is worth, and what markets are', () => {
    const levels = { temple: 2, palace: 3, fort: 4, mill: 2 };
    expect(tellPlace('scroll fort', withPlayer({ levels }), 0)).toContain('4');
    const markets = { tea: [], silk: [71, 72], spices: [] };
    expect(tellPlace('good silk', withPlayer({ markets }), 0)).toMatch(/71.*72/);
    expect(tellPlace('space mixed market', withPlayer({ markets }), 0)).toMatch(/71.*72/);
  });

  test('where the roads of a tile lead', () => {
    const tile = { tile: 'blue 4 bend palace', turned: 'N' } as const;
    const roads = (leads: string): string =>
      tellPlace('square 2,1', withPlayer({ province: { '2,1': { ...tile, leads } } }), 0);
    expect(roads('NE')).toMatch(/north.*east/);
    expect(roads('SW')).toMatch(/south.*west/);
  });

  test('how many tiles are left in the white pile and in a stack', () => {
    expect(partOf(with_({ pile: 83 }), 'display')).toContain('>83</text>');
    const stacks = { ...tableOf(VIEW).stacks, 'blue cow': { tile: 'blue 4 bend palace', under: 60 } };
    expect(tellPlace('stack blue cow', with_({ stacks }), 0)).toContain('60');
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

describe('the board draws what is printed', () => {
  const sides = (change: Partial<RajasSpace>): Partial<Printed> => {
    const changed = USUAL.sides.two.map((space) => ({ ...space, ...change }));
    return { sides: { two: changed, three_four: changed } };
  };

  test('what a chamber offers and asks', () => {
    const favours = { ...USUAL.favours, portuguese: [{ kind: 'sail', number: 17, of: [] } as const] };
    expect(partOf(VIEW, 'space portuguese', { favours })).toContain('>+17</text>');
    const pips = (value: number): string => partOf(VIEW, 'space yogi', sides({ values: [value] }));
    expect(pips(3)).not.toBe(pips(5));
  });

  test('which dice the harbour takes, and what its spaces cost', () => {
    const harbour = (change: Partial<RajasSpace>): string => partOf(VIEW, 'space harbour', sides(change));
    const dice = (values: number[]): number =>
      (harbour({ part: 'harbour', values }).match(/fill="var\(--hollow\)"/g) ?? []).length;
    expect([dice([1, 2]), dice([1, 2, 3, 4])]).toEqual([2, 4]);
  });

  test('how much money lies beside a space of fame', () => {
    const numbers = (coins: number): number =>
      (partOf(VIEW, 'money track', { tracks: { ...USUAL.tracks, coins } }).match(/<text/g) ?? []).length;
    expect([numbers(1), numbers(2)]).toEqual([62, 123]);
  });

  test('what an income brings', () => {
    const incomes = {
      ...USUAL.incomes,
      any2: { ...USUAL.incomes['any2'], words: { key: 'rajas-income-mixed', fields: {} } },
    };
    expect(tellPlace('river 1', VIEW, 0, { ...USUAL, incomes })).not.toBe(tellPlace('river 1', VIEW, 0, USUAL));
  });
});
