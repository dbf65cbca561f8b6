import { afterEach, expect, test } from 'vitest';

import { look, THEMES, wearKeptTheme, wearTheme } from './theme.svelte';

const worn = (): string | undefined => document.documentElement.dataset['theme'];

afterEach(() => {
  localStorage.clear();
  wearTheme('system');
});

test.each(THEMES)('%s is worn and kept', (theme) => {
  wearTheme(theme);
  expect([look.theme, localStorage.getItem('doab-theme')]).toEqual([theme, theme]);
  // What the system says needs no mark: `light-dark()` follows it.
  expect(worn()).toBe(theme === 'system' ? undefined : theme);
});

test('what was chosen is worn again the next time', () => {
  localStorage.setItem('doab-theme', 'dark');
  wearKeptTheme();
  expect([look.theme, worn()]).toEqual(['dark', 'dark']);
});

test.each(['', 'sepia'])('“%s” is no theme: the system says', (kept) => {
  localStorage.setItem('doab-theme', kept);
  wearKeptTheme();
  expect([look.theme, worn()]).toEqual(['system', undefined]);
});
