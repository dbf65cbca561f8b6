import { beforeEach, describe, expect, test } from 'vitest';

import { speakWith } from '../../tests/speaking';
import type { EventInfo, HappeningInfo, SeatInfo, StepInfo } from '../api/schema';
import { sayBot } from './bots';
import { linesOf, nameOf, nameStep, sayHappening, sayHow } from './log';
import { listed } from './phrase';
import { speak, t } from './t.svelte';

const SEATS = [{ name: 'Asha' }, { name: 'Bram' }, { name: null }] as unknown as SeatInfo[];

/** Something that happened and is told by a message without fields, or is not told. */
const event = (seat: number, key: string | null, verb = 'gain'): EventInfo =>
  ({ seat, verb, phrase: key === null ? null : { key, fields: {} } }) as unknown as EventInfo;
const step = (seat: number, events: EventInfo[], more: Partial<StepInfo> = {}): StepInfo =>
  ({ seat, events, how: 'person', hidden: false, phrase: null, ...more }) as unknown as StepInfo;
const line = (name: string, ...keys: string[]): string =>
  t('ui-log-step', { name, events: listed(keys.map((key) => t(key))) });

beforeEach(() => speakWith('en', 'ui', 'core'));

test('seats have names, chance has one too, and a seat without is numbered', () => {
  expect([0, 1, 2, 5, -1, null].map((seat) => nameOf(seat, SEATS))).toEqual([
    'Asha',
    'Bram',
    t('ui-seat-number', { seat: 3 }),
    t('ui-seat-number', { seat: 6 }),
    t('ui-chance'),
    '',
  ]);
});

describe('lines of a step', () => {
  test('what one player did in a row stands in one line', () => {
    const events = [event(0, 'ui-yes'), event(0, null), event(0, 'ui-no'), event(1, 'ui-yes')];
    expect(linesOf(step(0, events), SEATS)).toEqual([
      { seat: 0, text: line('Asha', 'ui-yes', 'ui-no') },
      { seat: 1, text: line('Bram', 'ui-yes') },
    ]);
  });

  test('what nobody did has no name before it', () => {
    expect(linesOf(step(-1, [event(-1, 'ui-yes')]), SEATS)).toEqual([{ seat: -1, text: t('ui-yes') }]);
  });

  test('what is turned up in the middle of a turn belongs to it', () => {
    const events = [event(0, 'ui-yes'), event(-1, 'ui-no', 'reveal'), event(0, 'ui-close')];
    expect(linesOf(step(0, events), SEATS)).toEqual([{ seat: 0, text: line('Asha', 'ui-yes', 'ui-no', 'ui-close') }]);
  });

  test('nothing to tell is no line', () => {
    expect(linesOf(step(0, [event(0, null)]), SEATS)).toEqual([]);
  });

  test('what only one player may know is not told', () => {
    const hidden = step(1, [event(1, 'ui-yes')], { hidden: true });
    expect(linesOf(hidden, SEATS)).toEqual([{ seat: 1, text: t('ui-log-hidden', { name: 'Bram' }) }]);
  });

  test('they are said anew in another language', async () => {
    const told = step(0, [event(0, 'ui-yes')]);
    linesOf(told, SEATS);
    await speak('de', false);
    expect(linesOf(told, SEATS)).toEqual([{ seat: 0, text: line('Asha', 'ui-yes') }]);
  });

  test('a step without a line is named by its answer where it has to stand', () => {
    const silent = step(0, [], { phrase: { key: 'ui-close', fields: {} } });
    expect(nameStep(silent, SEATS)).toBe(line('Asha', 'ui-close'));
  });
});

describe('how an answer came about', () => {
  test('an answer of a person needs no remark', () => {
    expect(sayHow(step(0, []), undefined)).toBe('');
  });

  test('an answer that was the only one is remarked upon', () => {
    expect(sayHow(step(0, [], { how: 'auto' }), undefined)).toBe(t('ui-how-auto'));
  });

  test('but not if it ends a move that was not told before', () => {
    const last = step(0, [event(0, 'ui-yes')], { how: 'auto' });
    expect(sayHow(last, step(0, [event(0, null)]))).toBe('');
    expect(sayHow(last, step(0, [event(0, 'ui-no')]))).toBe(t('ui-how-auto'));
    expect(sayHow(last, step(1, []))).toBe(t('ui-how-auto'));
  });
});

describe('what happened at the table', () => {
  const happening = (kind: string, details = {}): HappeningInfo =>
    ({ kind, seat: 0, details }) as unknown as HappeningInfo;

  test('a bot that plays on is named, and for how long', () => {
    const bot = sayBot('hard');
    expect(sayHappening(happening('stand_in', { bot: 'hard' }), SEATS)).toBe(
      t('ui-happening-stand-in', { bot, name: 'Asha' }),
    );
    expect(sayHappening(happening('stand_in', { bot: 'hard', this_turn: true }), SEATS)).toBe(
      t('ui-happening-stand-in-turn', { bot, name: 'Asha' }),
    );
  });

  test('what this page does not know yet is told by its name', () => {
    expect(sayHappening(happening('moved_house'), SEATS)).toBe('moved house');
  });
});
