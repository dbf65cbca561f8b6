import { expect, test } from 'vitest';

import type { LobbyTable } from '../api/schema';
import { Lists } from './lists.svelte';

const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable =>
  ({
    id,
    kind: 'table',
    status: 'open',
    visible: true,
    yours: false,
    your_turn: false,
    created_at: 0,
    ...more,
  }) as LobbyTable;
const ids = (tables: readonly LobbyTable[]): string => tables.map(({ id }) => id).join(' ');
const lists = (...tables: LobbyTable[]): Lists => {
  const made = new Lists();
  made.hear({ whole: true, tables, gone: [] });
  return made;
};

test('before the server has told anything nothing is known', () => {
  expect(new Lists().known).toBe(false);
  expect(lists().known).toBe(true);
});

test('open and running tables stand apart, the newest first', () => {
  const { open, playing } = lists(
    table('a', { created_at: 1 }),
    table('b', { created_at: 2 }),
    table('c', { status: 'playing' }),
    table('d', { status: 'over' }),
  );
  expect([ids(open), ids(playing)]).toEqual(['b a', 'c']);
});

test('what is not for everybody is not offered', () => {
  const { open } = lists(table('hidden', { visible: false }), table('sandbox', { kind: 'sandbox' }));
  expect(ids(open)).toBe('');
});

test('of my tables those come first where I am asked, then what runs', () => {
  const mine = { yours: true } as const;
  const { mine: shown } = lists(
    table('over', { ...mine, status: 'over' }),
    table('open', mine),
    table('earlier', { ...mine, status: 'playing', moved_at: 1 }),
    table('later', { ...mine, status: 'playing', moved_at: 2 }),
    table('asked', { ...mine, status: 'playing', your_turn: true }),
    table('of others', { status: 'playing' }),
  );
  expect(ids(shown)).toBe('asked later earlier open over');
});

test('news change what they name and leave the rest', () => {
  const told = lists(table('a', { created_at: 1 }), table('b', { created_at: 2 }), table('c', { created_at: 3 }));
  told.hear({ whole: false, tables: [table('a', { created_at: 9 }), table('d')], gone: ['b'] });
  expect(ids(told.open)).toBe('a c d');
  told.hear({ whole: true, tables: [table('d')], gone: [] });
  expect(ids(told.open)).toBe('d');
});
