import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { speakWith } from '../../tests/speaking';
import { available, find, forms, LANGUAGES, languageOf, preferredLanguage, speak, speech, t } from './t.svelte';

beforeEach(() => speakWith('en', 'ui', 'agra'));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('every language has a catalogue of the page', () => {
  expect(available).toEqual(Object.keys(LANGUAGES));
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['NL-be', 'nl'],
  ['fr', null],
  ['', null],
])('the language of the tag “%s” is %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test('the browser says which language people prefer, unless they have chosen one', () => {
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'es-MX', 'en'] });
  expect(preferredLanguage()).toBe('es');
  localStorage.setItem('doab-language', 'nl');
  expect(preferredLanguage()).toBe('nl');
});

test('without a language that we speak it is English', () => {
  vi.stubGlobal('navigator', { languages: ['fr-FR'] });
  expect(preferredLanguage()).toBe('en');
});

test('a text follows the language, and the document says which one it is', async () => {
  const english = t('ui-just-now');
  await speak('de');
  expect(t('ui-just-now')).not.toBe(english);
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem('doab-language')).toBe('de');
});

test('a language that was not chosen for good is not kept', async () => {
  await speak('de', false);
  expect(speech.language).toBe('de');
  expect(localStorage.getItem('doab-language')).toBeNull();
});

test('a message that nobody wrote is told by its key', () => {
  expect(find('ui-nothing-of-the-kind')).toBeNull();
  expect(t('ui-nothing-of-the-kind')).toBe('ui-nothing-of-the-kind');
  expect(forms('agra-good-nothing')).toEqual({ '': 'agra-good-nothing' });
});

test('names are put in as they are, without marks around them', () => {
  expect(t('ui-log-step', { name: 'Asha', events: 'x' })).toMatch(/^Asha/);
});

test('a term comes in all forms that its language has', async () => {
  expect(forms('agra-good-brick')).toEqual({ '': 'brick', plural: 'bricks' });
  await speak('de');
  expect(Object.keys(forms('agra-good-wood')).toSorted()).toEqual(['', 'dative', 'none', 'plural']);
});
