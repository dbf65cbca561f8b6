import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { speakWith } from '../../tests/speaking';
import type { Language } from './t.svelte';
import { LANGUAGES, speak, t } from './t.svelte';
import { sayPace } from './pace';
import { ago, left, span } from './times.svelte';

const NOON = Date.UTC(2026, 10, 19, 12) / 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON * 1000 });
  await speakWith('en', 'ui');
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(document, { hidden: false });
});

describe('what is left on a clock', () => {
  test.each([
    [0, '0:00'],
    [-5, '0:00'],
    [59.9, '0:59'],
    [4 * MINUTE + 7, '4:07'],
    [HOUR - 1, '59:59'],
    [HOUR, '1:00:00'],
    [HOUR + 2 * MINUTE + 9, '1:02:09'],
    [DAY - 1, '23:59:59'],
  ])('%d seconds: %s', (seconds, said) => {
    expect(left(seconds)).toBe(said);
  });

  test('days are told with their hours', () => {
    expect(left(2 * DAY + 5 * HOUR + 59 * MINUTE)).toBe(t('ui-clock-days', { days: 2, hours: 5 }));
  });
});

describe('how long something took, in its two largest units', () => {
  test.each([
    [0, '0 seconds'],
    [1.4, '1 second'],
    [63, '1 minute 3 seconds'],
    [2 * HOUR, '2 hours'],
    [2 * HOUR + 59, '2 hours'],
    [DAY + HOUR + 59 * MINUTE, '1 day 1 hour'],
  ])('%d seconds: %s', (seconds, said) => {
    expect(span(seconds)).toBe(said);
  });

  test.each([
    ['nl', '1 minuut 3 seconden'],
    ['de', '1 Minute 3 Sekunden'],
    ['es', '1 minuto 3 segundos'],
  ] as const)('in %s', async (language, said) => {
    await speak(language, false);
    expect(span(63)).toBe(said);
  });
});

describe('how long ago something was', () => {
  test.each([0, 59, -30])('%d seconds ago is just now', (seconds) => {
    expect(ago(NOON - seconds)).toBe(t('ui-just-now'));
  });

  test.each([
    [MINUTE, 'minute'],
    [2 * HOUR - 1, 'hour'],
    [DAY, 'day'],
  ] as const)('%d seconds: told in %ss', (seconds, unit) => {
    const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
    expect(ago(NOON - seconds)).toBe(words.format(-1, unit));
  });

  test.each(Object.keys(LANGUAGES) as Language[])('in the words of %s', async (language) => {
    await speak(language, false);
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
    expect(ago(NOON - 5 * MINUTE)).toBe(words.format(-5, 'minute'));
  });
});

test.each(Object.keys(LANGUAGES) as Language[])('how fast a table is played, in %s', async (language) => {
  await speak(language, false);
  expect(sayPace({ kind: 'live', bank: 1200, increment: 10 })).toBe(
    t('ui-pace-live-short', { minutes: 20, increment: 10 }),
  );
  expect(sayPace({ kind: 'days', hours: 48 })).toBe(t('ui-pace-days-short', { hours: 48 }));
  expect(sayPace({ kind: 'none' })).toBe(t('ui-pace-none-short'));
});

test('the clock of the page goes by seconds', async () => {
  vi.resetModules();
  const { now } = await import('./times.svelte');
  expect(now.seconds).toBe(NOON);
  vi.advanceTimersByTime(3000);
  expect(now.seconds).toBe(NOON + 3);
  expect(now.minutes).toBe(NOON / 60);
});

test('it rests while nobody looks', async () => {
  vi.resetModules();
  const { now } = await import('./times.svelte');
  Object.assign(document, { hidden: true });
  vi.advanceTimersByTime(3000);
  expect(now.seconds).toBe(NOON);
  Object.assign(document, { hidden: false });
  vi.advanceTimersByTime(1000);
  expect(now.seconds).toBe(NOON + 4);
});
