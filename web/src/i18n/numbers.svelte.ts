/** Chances and points in the language that is chosen. */

import { speech } from './t.svelte';

/** A chance from 0 to 1: “52 %”. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** How a chance has changed: “+12 %”. */
export function change(chance: number): string {
  const form = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(speech.language, form).format(chance);
}

/** Points with one place: “3.2”. */
export function points(number: number): string {
  return new Intl.NumberFormat(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** How far ahead somebody is: “+3.2”. */
export function lead(number: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(speech.language, form).format(number);
}
