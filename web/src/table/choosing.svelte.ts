/** Picking one of the legal answers: by clicking places on the board, or in the list. */

import type { LegalAnswer, Tried, Why } from '../api/schema';
import type { Chosen } from '../boards/board';
import type { OpenTable } from './table.svelte';

const PREVIEW_AFTER = 120;

export class Choosing {
  /** Places that were clicked; only answers with all of them are left. */
  places = $state.raw<readonly string[]>([]);
  /** Picked on the board, not yet sent. */
  picked = $state.raw<LegalAnswer | null>(null);
  /** Under the pointer or with the focus. */
  pointed = $state.raw<LegalAnswer | null>(null);
  /** The only answer of the place under the pointer or with the focus. */
  hinted = $state.raw<LegalAnswer | null>(null);
  /** What the answer would lead to, as the server says. */
  tried = $state.raw<Tried | null>(null);
  /** A place that was clicked although nothing can be done with it now, and why. */
  refused = $state.raw<{ readonly place: string; readonly why: Why | null } | null>(null);

  readonly legal: readonly LegalAnswer[] = $derived.by(() => this.offered());
  readonly left = $derived(this.legal.filter((answer) => this.places.every((place) => answer.targets.includes(place))));
  readonly lit = $derived(litPlaces(this.left));
  readonly answer = $derived(this.pointed ?? this.picked);
  readonly chosen: Chosen = $derived({ places: this.places, answer: this.answer, picked: this.picked });

  constructor(
    private readonly table: OpenTable,
    private readonly offered: () => readonly LegalAnswer[],
  ) {
    // Whatever changes at the table, what was picked for the old state is forgotten.
    $effect(() => {
      void table.revision;
      this.forget();
    });
    $effect(() => this.preview());
  }

  forget(): void {
    this.places = [];
    this.picked = this.pointed = this.hinted = this.tried = null;
    this.refused = null;
  }

  point(answer: LegalAnswer | null): void {
    this.pointed = answer;
  }

  /** The pointer or the focus came to a place, or left all of them. */
  hint(place: string | null): void {
    const [only, ...others] = place === null ? [] : (this.lit.get(place) ?? []);
    this.hinted = only && others.length === 0 ? only : null;
  }

  pick(answer: LegalAnswer | null): void {
    this.picked = answer;
  }

  /** A place was clicked: take it back, narrow the answers down to it, or answer if only one is left. */
  place(place: string): void {
    this.refused = null;
    this.picked = null;
    if (this.places.includes(place)) {
      this.places = this.places.filter((one) => one !== place);
      return;
    }
    const fitting = this.lit.get(place) ?? [];
    if (fitting.length === 0) {
      const alone = litPlaces(this.legal).get(place) ?? [];
      if (alone.length > 0) this.places = [place];
      else if (this.legal.length > 0) void this.ask(place);
      return;
    }
    this.places = [...this.places, place];
    const [only, ...others] = fitting;
    if (only && others.length === 0) void this.send(only);
  }

  private async ask(place: string): Promise<void> {
    const asked = { place, why: null };
    this.refused = asked;
    const why = await this.table.why(place).catch(() => null); // that it is refused is said already
    if (this.refused === asked) this.refused = { place, why };
  }

  async send(answer: LegalAnswer): Promise<boolean> {
    return this.table.answer(answer);
  }

  private preview(): (() => void) | undefined {
    const answer = this.pointed ?? this.hinted ?? this.picked;
    this.tried = null;
    // Once an answer is on its way, it no longer matters what others would have led to.
    if (answer === null || this.table.busy) return undefined;
    const stop = new AbortController();
    const soon = setTimeout(() => void this.lookAhead(answer, stop.signal), PREVIEW_AFTER);
    return () => {
      clearTimeout(soon);
      stop.abort();
    };
  }

  private async lookAhead(answer: LegalAnswer, signal: AbortSignal): Promise<void> {
    try {
      this.tried = await this.table.try(answer, signal);
    } catch {
      this.tried = null; // a preview that fails is none
    }
  }
}

function litPlaces(answers: readonly LegalAnswer[]): Map<string, LegalAnswer[]> {
  const lit = new Map<string, LegalAnswer[]>();
  for (const answer of answers) {
    for (const place of answer.targets) {
      const there = lit.get(place);
      if (there) there.push(answer);
      else lit.set(place, [answer]);
    }
  }
  return lit;
}
