import { beforeEach, expect, test } from 'vitest';

import { speakWith } from '../../tests/speaking';
import type { BotInfo, OptionInfo, Question } from '../api/schema';
import { sayBot, sayBotHelp } from './bots';
import { goesOnLater, listed, part, say, sayChoice, sayQuestion, sayText, sayTitle } from './phrase';
import { speak, t } from './t.svelte';

beforeEach(() => speakWith('en', 'ui', 'core', 'agra', 'rajas'));

test('a term is said in its plain form', () => {
  expect(say({ term: 'agra-good-brick' })).toBe('brick');
});

test('a phrase gets its words, numbers and terms', () => {
  const said = say({ key: 'ui-log-step', fields: { name: { term: 'agra-good-brick' }, events: 3 } });
  expect(said).toBe(t('ui-log-step', { name: 'brick', events: 3 }));
});

test('a list in a phrase is said one after the other, phrases within it as well', () => {
  const events = ['a', { term: 'agra-good-brick' }, { key: 'ui-just-now', fields: {} }];
  const said = say({ key: 'ui-log-step', fields: { name: 'Asha', events } });
  expect(said).toBe(t('ui-log-step', { name: 'Asha', events: listed(['a', 'brick', t('ui-just-now')]) }));
});

test('a phrase that cannot be said is told by its key', () => {
  expect(say({ key: 'agra-nothing', fields: {} })).toBe('agra-nothing');
});

test('one field of a phrase can be said alone; without it there is something else', () => {
  const phrase = { key: 'core-place', fields: { name: { term: 'agra-good-brick' } } };
  expect(part(phrase, 'name', 'x')).toBe('brick');
  expect(part(phrase, 'what', 'next_to_it')).toBe('next to it');
  expect(part(undefined, 'name', 'space_2')).toBe('space 2');
});

test('a game is called by its catalogue, else as its rules say, else by its name', async () => {
  expect(sayTitle({ game: 'rajas', title: 'x' })).toBe(t('rajas-title'));
  expect(sayTitle({ game: 'pebbles', title: 'Pebbles' })).toBe('Pebbles');
  expect(sayTitle({ game: 'two_heaps', title: '' })).toBe('two heaps');
  await speak('nl', false);
  expect(sayTitle({ game: 'rajas', title: 'x' })).toBe(t('rajas-title'));
});

test('a question without a phrase asks for the end of the turn', () => {
  const asked = (name: string) => ({ name, phrase: null }) as Question;
  expect(sayQuestion(asked('confirm'))).toBe(t('ui-turn-finished'));
  expect(sayQuestion(asked('confirm pass'))).toBe(t('ui-turn-pass'));
  expect(sayQuestion(asked('confirm draw'))).toBe(t('ui-turn-draw'));
  expect(['confirm', 'confirm pass', 'confirm draw'].map((name) => goesOnLater(asked(name)))).toEqual([
    false,
    true,
    true,
  ]);
});

test('a choice of an option is said by its phrase, and by its word if it has none', () => {
  const option = { choices: ['a_b', 'c'], choice_phrases: [null, { key: 'ui-yes', fields: {} }] };
  expect(sayChoice(option as unknown as OptionInfo, 'a_b')).toBe('a b');
  expect(sayChoice(option as unknown as OptionInfo, 'c')).toBe(t('ui-yes'));
});

test('words of the rules without a phrase are made readable', () => {
  expect(sayText('after_every_round')).toBe('after every round');
});

// -- bots

test('our bots have names in the language of the page, others keep theirs', async () => {
  await speak('de', false);
  expect(sayBot('medium')).toBe(t('ui-bot-medium'));
  expect(sayBot('best:5')).toBe(t('ui-bot-thinking', { bot: t('ui-bot-best'), seconds: '5' }));
  expect(sayBot('my_bot')).toBe('my bot');
});

test('a bot of somebody else tells of itself', () => {
  expect(sayBotHelp({ name: 'easy', help: 'x' } as BotInfo)).toBe(t('ui-bot-easy-help'));
  expect(sayBotHelp({ name: 'mine', help: 'Thinks.' } as BotInfo)).toBe('Thinks.');
});
