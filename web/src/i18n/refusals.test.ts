import { beforeEach, expect, test } from 'vitest';

import { speakWith } from '../../tests/speaking';
import { Refusal } from '../api/client';
import { lineOf, sayRefusal } from './refusals';
import { LANGUAGES, speak, t, type Language } from './t.svelte';

const refused = (code: string, more = {}): Refusal =>
  new Refusal(400, { code, message: 'told by the server', ...more });

beforeEach(() => speakWith('en', 'ui'));

test.each(Object.keys(LANGUAGES) as Language[])('what the server refuses is said in %s', async (language) => {
  await speak(language, false);
  expect(sayRefusal(refused('stale'))).toBe(t('ui-error-stale'));
  expect(sayRefusal(refused('bad_options'))).toBe(t('ui-error-bad-options', { message: 'told by the server' }));
});

test('what only scripts meet is told in the words of the server', () => {
  expect(sayRefusal(refused('of_scripts_only'))).toBe('told by the server');
});

test('a mistake of the page itself says that it is one', () => {
  expect(sayRefusal(new TypeError('x is undefined'))).toBe(
    t('ui-error-page', { message: 'TypeError: x is undefined' }),
  );
});

test('fields that do not fit are told with what they have to be, each rule once', () => {
  const fields = [{ field: 'body.password' }, { field: 'body.new' }, { field: 'body.other' }];
  expect(sayRefusal(refused('invalid', { fields }))).toBe(`${t('ui-password-rule')} ${t('ui-error-invalid')}`);
  expect(sayRefusal(refused('invalid'))).toBe(t('ui-error-invalid'));
});

test('an edition that cannot be used is told with its line, if it is one', () => {
  const message = 'told by the server';
  expect(sayRefusal(refused('bad_edition', { line: 7 }))).toBe(t('ui-error-bad-edition-line', { line: '7', message }));
  expect(sayRefusal(refused('bad_edition'))).toBe(t('ui-error-bad-edition', { message }));
  expect([lineOf(refused('bad_edition', { line: 7 })), lineOf(refused('bad_edition')), lineOf('x')]).toEqual([7, 0, 0]);
});
