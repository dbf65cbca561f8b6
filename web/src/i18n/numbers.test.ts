import { expect, test } from 'vitest';

import { change, lead, percent, points } from './numbers.svelte';
import { speak } from './t.svelte';

test.each([
  ['en', ['52%', '+12%', '0%', '3.2', '+3.2', '-0.5', '0.0']],
  ['nl', ['52%', '+12%', '0%', '3,2', '+3,2', '-0,5', '0,0']],
  ['de', ['52\u00a0%', '+12\u00a0%', '0\u00a0%', '3,2', '+3,2', '-0,5', '0,0']],
  ['es', ['52\u00a0%', '+12\u00a0%', '0\u00a0%', '3,2', '+3,2', '-0,5', '0,0']],
] as const)('chances and points in %s', async (language, said) => {
  await speak(language, false);
  expect([percent(0.518), change(0.12), change(0), points(3.21), lead(3.2), lead(-0.5), lead(0)]).toEqual(said);
});
