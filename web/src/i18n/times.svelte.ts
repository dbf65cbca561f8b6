/** Moments and lengths of time in the language that is chosen. */

import { speech, t } from './t.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

class Now {
  /** Seconds since 1970, renewed every second while somebody looks. */
  seconds = $state(Date.now() / 1000);
  readonly minutes = $derived(Math.floor(this.seconds / 60));
}

export const now = new Now();
setInterval(() => {
  if (!document.hidden) now.seconds = Date.now() / 1000;
}, 1000);

/** How long ago something was: “5 minutes ago”. Updated every minute. */
export function ago(at: number): string {
  void now.minutes;
  const words = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, Date.now() / 1000 - at);
  const [unit, size] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['second', 1];
  return unit === 'second' ? t('ui-just-now') : words.format(-Math.floor(passed / size), unit);
}

export function moment(at: number): string {
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(speech.language, form).format(new Date(at * 1000));
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { timeStyle: 'short' }).format(new Date(at * 1000));
}

/** How long something took, in its two largest units: “1 minute 3 seconds”. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [...UNITS, ['second', 1] as const].map(([unit, size], index) => {
    const within = UNITS[index - 1]?.[1];
    return { unit, count: Math.floor((within === undefined ? whole : whole % within) / size) };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  const said = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(({ count }) => count > 0);
  const say = ({ unit, count }: (typeof parts)[number]) =>
    new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return said.map(say).join(' ');
}

/** What is left on a clock: 4:07, 1:02:09, or “2 days 5 hours”. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  if (days > 0) return t('ui-clock-days', { days, hours });
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
