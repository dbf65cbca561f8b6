/** Words of the games: questions, answers, events. The server names them as phrases; this says them.
 *
 * A phrase is a key and fields, a field a number, a name, a term, another phrase or a list of these (docs/wording.md;
 * `doab.locale.catalogues` does the same in Python).
 */

import type { EventInfo, GameInfo, LegalAnswer, OptionInfo, PhraseInfo, Question } from '../api/schema';
import { find, forms, t, type Arguments } from './t.svelte';

export interface Term {
  readonly term: string;
}

export type Field = number | string | Term | Phrase | readonly Field[];

/** As the page itself may build one; what the server sends is typed more loosely. */
export interface Phrase {
  readonly key: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** A phrase or a term in the language that is chosen. */
export function say(phrase: PhraseInfo | Phrase | Term): string {
  if (isTerm(phrase)) return forms(phrase.term)[''] ?? phrase.term;
  const values: Arguments = {};
  for (const [name, value] of Object.entries(phrase.fields)) {
    if (isTerm(value)) {
      for (const [form, word] of Object.entries(forms(value.term))) values[form ? `${name}-${form}` : name] = word;
    } else {
      values[name] = typeof value === 'number' ? value : shown(value);
    }
  }
  return find(phrase.key, values) ?? phrase.key;
}

function shown(field: unknown): string {
  if (Array.isArray(field)) return listed(field.map(shown));
  if (isTerm(field) || isPhrase(field)) return say(field);
  return String(field);
}

/** Several words one after the other. */
export function listed(words: readonly string[]): string {
  return words.join(find('core-list-separator') ?? ', ');
}

/** Several sentences one after the other, such as answers: each begins with a capital. */
export function inARow(sentences: readonly string[]): string {
  return sentences.join(' · ');
}

function isTerm(field: unknown): field is Term {
  return typeof field === 'object' && field !== null && 'term' in field;
}

function isPhrase(field: unknown): field is PhraseInfo {
  return typeof field === 'object' && field !== null && 'key' in field && 'fields' in field;
}

// -- what the server tells

export function sayQuestion(question: Question): string {
  if (question.phrase) return say(question.phrase);
  if (question.name === 'confirm draw') return t('ui-turn-draw');
  return t(question.name === 'confirm pass' ? 'ui-turn-pass' : 'ui-turn-finished');
}

/** A turn that can still be taken back waits to be confirmed, and is not over yet: chance or others come first. */
export function goesOnLater(question: Question): boolean {
  return question.name === 'confirm draw' || question.name === 'confirm pass';
}

export function sayAnswer(answer: LegalAnswer): string {
  return say(answer.phrase);
}

/** What an answer costs and brings; empty if there is nothing to say. */
export function sayNote(answer: LegalAnswer): string {
  return answer.note ? say(answer.note) : '';
}

/** What happened; empty if it is not worth telling. */
export function sayEvent(event: EventInfo): string {
  return event.phrase ? say(event.phrase) : '';
}

export function sayEvents(events: readonly EventInfo[]): string {
  return listed(events.map(sayEvent).filter((line) => line !== ''));
}

/** A text that the rules write and that comes without a phrase: the name of a question, of a place of a strange game. */
export function sayText(text: string): string {
  return text.replaceAll('_', ' ');
}

// -- games and their options

/** The title of a game: the message `GAME-title` of its catalogue once that is there (docs/wording.md). A game without
 * a catalogue is called as its rules say, or by its name. */
export function sayTitle(titled: { readonly game: string; readonly title: string }): string {
  return find(`${titled.game}-title`) ?? (titled.title || sayText(titled.game));
}

export function sayGoal(game: GameInfo): string {
  return game.goal ? say(game.goal) : '';
}

export function sayOption(option: OptionInfo): string {
  return part(option.phrase, 'name', option.name);
}

export function sayOptionHelp(option: OptionInfo): string {
  return part(option.phrase, 'help', option.help);
}

export function sayChoice(option: OptionInfo, choice: string): string {
  const phrase = option.choice_phrases[option.choices.indexOf(choice)];
  return phrase ? say(phrase) : sayText(choice);
}

/** One field of a phrase, for where only a part of it is wanted. */
export function part(phrase: PhraseInfo | undefined, field: string, otherwise: string): string {
  const value = phrase?.fields[field];
  return value === undefined ? sayText(otherwise) : shown(value);
}
