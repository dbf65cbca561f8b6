/** Who sits at this browser. */

import { api, Refusal } from './api/client';
import type { Me } from './api/schema';
import { available, languageOf, speak } from './i18n/t.svelte';

class Self {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);
}

export const self = new Self();

export async function findOutWhoIAm(): Promise<void> {
  try {
    self.me = (await api.get('/api/session', {})).me;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    self.me = null;
  } finally {
    self.known = true;
  }
}

/** Take over what the server says about us after signing in. */
export function become(me: Me): void {
  self.me = me;
  self.known = true;
  const language = me.guest ? null : languageOf(me.language);
  if (language && available.includes(language)) void speak(language);
}

export async function beGuest(name: string): Promise<void> {
  localStorage.setItem(NAME, name);
  become(await api.post('/api/guests', { body: { name } }));
}

export async function logOut(everywhere = false): Promise<void> {
  await (everywhere ? api.post('/api/logout-everywhere', {}) : api.post('/api/logout', {}));
  self.me = null;
}

const NAME = 'doab-name';

/** The name that a guest took the last time. */
export function lastName(): string {
  return localStorage.getItem(NAME) ?? '';
}
