import type { LobbyTable } from '../api/schema';
import { t } from './t.svelte';

export type Pace = LobbyTable['pace'];

/** How fast a table is played, in a few words. */
export function sayPace(pace: Pace): string {
  if (pace.kind === 'live') {
    return t('ui-pace-live-short', { minutes: Math.round((pace.bank ?? 900) / 60), increment: pace.increment ?? 15 });
  }
  if (pace.kind === 'days') return t('ui-pace-days-short', { hours: pace.hours ?? 24 });
  return t('ui-pace-none-short');
}
