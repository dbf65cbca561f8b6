import { afterEach, expect, test } from 'vitest';

import { go, router, setSearch, startRouter } from './router.svelte';

afterEach(() => go('/'));

test.each([
  ['/', { page: 'lobby' }],
  ['/new', { page: 'new' }],
  ['/me', { page: 'me' }],
  ['/table/AbC-_123', { page: 'table', table: 'AbC-_123' }],
  ['/table/AbC?at=7', { page: 'table', table: 'AbC' }],
  ['/table/', { page: 'missing' }],
  ['/table/a/b', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
])('%s', (address, route) => {
  go(address);
  expect(router.route).toEqual(route);
});

test('what is asked for behind the address changes without leaving the page', () => {
  go('/table/AbC?at=7&seat=1');
  setSearch({ at: '8', tab: 'log' });
  expect(Object.fromEntries(router.search)).toEqual({ at: '8', seat: '1', tab: 'log' });
  setSearch({ at: null, seat: null, tab: null });
  expect(location.href).toBe('http://doab.test/table/AbC');
  expect(router.route).toEqual({ page: 'table', table: 'AbC' });
});

test('the buttons of the browser lead back', () => {
  startRouter();
  go('/me');
  history.replaceState(null, '', '/new');
  dispatchEvent(new Event('popstate'));
  expect(router.route).toEqual({ page: 'new' });
});
