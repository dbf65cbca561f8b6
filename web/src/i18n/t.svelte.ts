/** Texts of the page in the language that is chosen. Reading one in a component makes it follow a change of language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;
const FALLBACK: Language = 'en';
const KEPT = 'doab-language';

/** One catalogue a subject and a language; each is fetched when it is first needed. */
const CATALOGUES = import.meta.glob<string>(['../../../src/doab/locale/*/*.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
});

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const subjects = new Set<string>();

class Speech {
  language = $state<Language>(FALLBACK);
  /** Counts catalogues that have come in, so that texts are looked up again. */
  revision = $state(0);
}

export const speech = new Speech();

export function languageOf(tag: string): Language | null {
  const short = tag.toLowerCase().split('-')[0] ?? '';
  return short in LANGUAGES ? (short as Language) : null;
}

/** Languages that have a catalogue of the page. */
export const available = (Object.keys(LANGUAGES) as Language[]).filter(
  (language) => path(language, 'ui') in CATALOGUES,
);

export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? '', ...navigator.languages];
  return wishes.map(languageOf).find((one) => one !== null && available.includes(one)) ?? FALLBACK;
}

export async function speak(language: Language, keep = true): Promise<void> {
  await Promise.all([...subjects].map((subject) => fetchCatalogue(language, subject)));
  if (keep) localStorage.setItem(KEPT, language);
  speech.language = language;
  document.documentElement.lang = language;
}

/** Fetch the texts of a subject: `ui`, or the name of a game. */
export async function learn(subject: string): Promise<void> {
  subjects.add(subject);
  await fetchCatalogue(speech.language, subject);
}

async function fetchCatalogue(language: Language, subject: string): Promise<void> {
  const wanted = language === FALLBACK ? [language] : [language, FALLBACK];
  await Promise.all(wanted.map((one) => fetchOne(one, subject)));
}

async function fetchOne(language: Language, subject: string): Promise<void> {
  const where = path(language, subject);
  const fetching = CATALOGUES[where];
  if (fetching === undefined || loaded.has(where)) return;
  const text = await fetching();
  loaded.add(where);
  bundleOf(language).addResource(new FluentResource(text), { allowOverrides: true });
  speech.revision += 1;
}

function path(language: Language, subject: string): string {
  return `../../../src/doab/locale/${language}/${subject}.ftl`;
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (bundle === undefined) {
    // Names of players are people's own words: marks around them would be in the way of copying.
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

/** The text, or null if no catalogue that has been fetched has it. */
export function find(key: string, values?: Arguments): string | null {
  void speech.revision;
  for (const language of new Set([speech.language, FALLBACK])) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
  }
  return null;
}

/** A term of a game in all its forms: the plain one is called '', the others as the attributes of its message are. */
export function forms(key: string): Record<string, string> {
  void speech.revision;
  for (const language of new Set([speech.language, FALLBACK])) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) continue;
    const found: Record<string, string> = { '': bundle.formatPattern(message.value, null, []) };
    for (const [form, pattern] of Object.entries(message.attributes))
      found[form] = bundle.formatPattern(pattern, null, []);
    return found;
  }
  return { '': key };
}

/** The text of the page with this key. */
export function t(key: string, values?: Arguments): string {
  return find(key, values) ?? key;
}
