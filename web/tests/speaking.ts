/** Catalogues for tests: what is compared with `t('…')` stays right when a sentence is put better. */

import { learn, speak, type Language } from '../src/i18n/t.svelte';

export async function speakWith(language: Language, ...subjects: string[]): Promise<void> {
  await speak(language, false);
  await Promise.all(subjects.map(learn));
}
