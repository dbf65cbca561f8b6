/** What follows from the rules is in the view, and what is printed comes with the print: whatever is changed there is seen. */

import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { viewNamed } from '../../../tests/fixtures';
import type { AgraPlayer, AgraTable, Position, TableState } from '../../api/schema';
import { learn } from '../../i18n/t.svelte';
import Board from './Board.svelte';
import { tellPlace } from './outline';
import { USUAL, type Print } from './printed';

const VIEW = viewNamed('agra-middle-2');
const TABLE = VIEW.table as unknown as AgraTable;
const OWN = VIEW.seat;
const with_ = (change: Partial<AgraTable>): Position => ({ ...VIEW, table: { ...TABLE, ...change } });
const withPlayer = (change: Partial<AgraPlayer>): Position =>
  with_({ players: TABLE.players.map((player, seat) => (seat === OWN ? { ...player, ...change } : player)) });

function draw(view: Position, printed: Partial<Print> = {}): string {
  const chosen = { places: [], answer: null, picked: null };
  const asked = { state: {} as TableState, lit: new Map(), chosen, onPlace: () => undefined };
  return render(Board, { props: { view, ...asked, printed: { ...USUAL, ...printed } } }).body;
}

const count = (view: Position, pattern: RegExp): number => draw(view).match(pattern)?.length ?? 0;
/** The part of the drawing that a place marks, up to the next place. */
const partOf = (markup: string, place: string): string =>
  markup.split(`data-place="${place}"`)[1]?.split('data-place=')[0] ?? '';
const texts = (markup: string): string[] => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');
const tell = (place: string, view: Position): string => tellPlace(place, view, OWN);

beforeAll(() => Promise.all(['core', 'boards', 'boards-agra', 'agra'].map(learn)));

describe('the board draws what the view says', () => {
  test.each([
    [null, 0],
    [0, 1],
    [1, 1],
  ])('whose turn it is: %j', (turn, signs) => {
    expect(count(with_({ turn }), /class="turn[ "]/g)).toBe(signs);
  });

  test.each([[[]], [['dewan']], [['dewan', 'subadar', 'sadr_us_sudur']]])(
    'notables that can be served: %j',
    (reached) => {
      const closed = Object.keys(TABLE.river).length - reached.length;
      expect(count(with_({ reached }), /class="shut[ "]/g)).toBe(closed);
      expect(tell('notable dewan', with_({ reached }))).not.toBe(
        tell('notable dewan', with_({ reached: reached.length > 0 ? [] : ['dewan'] })),
      );
    },
  );

  test('how many notables have been won before the boat sails on', () => {
    const met = (won: number): number =>
      count(with_({ boat: 1, won_of_level: [won, 0, 0, 0] }), /class="need met[ "]/g);
    expect([met(0), met(1), met(2)]).toEqual([0, 1, 2]);
  });

  test('what a good is worth, under a price token or not', () => {
    const values = { ...TABLE.values, statue: 8, brick: 9 };
    const tokens = [
      { good: 'brick', value: 7 },
      { good: null, value: 5 },
      { good: null, value: 6 },
    ];
    const drawn = draw(with_({ values, tokens }));
    expect(texts(partOf(drawn, 'good statue'))).toContain('8');
    expect(['1', '2', '3'].map((token) => texts(partOf(drawn, `price token ${token}`))[0])).toEqual(['7', '5', '6']);
    expect(tell('good brick', with_({ values }))).toContain('9');
  });

  test('which building is still to be built', () => {
    const cost = (built: string[]): string | undefined => texts(partOf(draw(with_({ built })), 'space statue'))[1];
    expect([cost([]), cost(['statue'])]).toEqual([String(USUAL.cost['statue']), undefined]);
  });

  test('what a farm yields', () => {
    const output = { sandstone: 91, wood: 92, turmeric: 93, cotton: 94 };
    const drawn = texts(draw(withPlayer({ output })));
    expect(Object.values(output).filter((number) => drawn.includes(String(number)))).toHaveLength(4);
  });

  test('which side of a farm yields what', () => {
    const squares = { north: ['farmer', 'cover', 'cover', 'cover', 'wood'], east: [], south: [], west: [] };
    const covers = (side: string[]): number =>
      count(withPlayer({ squares: { ...squares, north: side } }), /class="sprout[ "]/g);
    expect([covers(squares.north), covers(['wood', 'wood', 'wood'])]).toEqual([1, 3]);
  });

  test('for which favour actions there is enough favour', () => {
    const dim = (ready: string[]): number =>
      ['1', '2', '3'].filter((action) =>
        partOf(draw(withPlayer({ ready, tiles: [], used: [] })), `printed favour ${action}`).includes('opacity="0.62"'),
      ).length;
    expect([dim([]), dim(['favour 2']), dim(['favour 1', 'favour 2', 'favour 3'])]).toEqual([3, 2, 0]);
  });

  test('how many orders a guild still takes, and which is next', () => {
    const guilds = { ...TABLE.guilds, artisans: { orders: [], marked: 2, wanted: ['oil', 'book'], taken: 1 } };
    const view = with_({ guilds, order_limit: 4 });
    expect(count(view, /class="[^"]*\bopen[ "]/g)).toBe(3 + 2 + 2);
    expect(tell('orders artisans', view)).toMatch(/oil.*book/);
  });

  test('what an order would pay', () => {
    const rewards = { artisans: 77, merchants: null, scholars: 5 };
    expect(tell('order artisans 3', withPlayer({ rewards }))).toContain('77');
    expect(tell('order merchants 3', withPlayer({ rewards }))).not.toMatch(/\d/);
  });

  test('what meditation brings, and what the next step of study costs', () => {
    expect(tell('tracker', withPlayer({ meditation: 42, study: ['oil', 'painting'] }))).toMatch(/42.*oil.*painting/);
    expect(tell('tracker', withPlayer({ meditation: 42, study: null }))).not.toContain(';');
  });

  test('deliveries that are left, and the last round', () => {
    const sailing = draw(with_({ deliveries: { free: 1, paid: 2, left: 88 } }));
    expect(texts(partOf(sailing, 'meditation'))).toContain('88');
    expect(draw(with_({ last_round: 67 }))).toContain('67');
  });
});

describe('the board draws what is printed', () => {
  test('what meditating costs, what an order pays, and what a pier brings', () => {
    const circle = { ...USUAL.circle, deliver: 31, cover: null };
    expect(texts(partOf(draw(VIEW, { circle }), 'circle deliver'))).toContain('31');
    expect(texts(draw(VIEW, { rewards: [null, 201, 202] }))).toEqual(expect.arrayContaining(['201', '202']));
    const piers = USUAL.piers.map((pier) => ({ ...pier, brings: ['cover'], limit: 55 }));
    expect(partOf(draw(VIEW, { piers }), 'pier 1')).toContain('#agra-cover');
    expect(texts(partOf(draw(VIEW, { piers }), 'pier 1'))).toContain('55');
  });

  test('how much favour an action takes', () => {
    const favour = { ...USUAL.favour, 'favour 1': { ...USUAL.favour['favour 1'], own: 4, spend: 1 } };
    const drawn = partOf(draw(VIEW, { favour } as Partial<Print>), 'printed favour 1');
    expect([drawn.match(/#agra-favour/g)?.length, drawn.match(/class="kept/g)?.length]).toEqual([4, 3]);
  });
});
