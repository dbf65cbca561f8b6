/** Picking one of the legal answers, or several that are one choice: by clicking places on the board, or in the list. */

import type { ChoiceInfo, LegalAnswer, Tried, Why } from '../api/schema';
import type { Chosen } from '../boards/board';
import { canGive, canPick, isFull, numberOf, toggled, type Picks } from './picking';
import type { OpenTable } from './table.svelte';

const PREVIEW_AFTER = 120;

/** What can be answered now. */
export interface Offered {
  readonly legal: readonly LegalAnswer[];
  /** Several of these answers are picked in any order and given at once; null: each stands by itself. */
  readonly choice: ChoiceInfo | null;
}

export class Choosing {
  /** Places that were clicked; only answers with all of them are left. */
  places = $state.raw<readonly string[]>([]);
  /** What was picked of the choice, not yet given. */
  picks = $state.raw<Picks>([]);
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

  private readonly open: Offered = $derived.by(() => this.offered());
  readonly choice = $derived(this.open.choice);
  /** Everything that can be answered or picked. */
  readonly legal: readonly LegalAnswer[] = $derived(listed(this.open, this.picks.length > 0));
  readonly left = $derived(this.legal.filter((answer) => this.places.every((place) => answer.targets.includes(place))));
  readonly lit = $derived(litPlaces(this.left.filter((answer) => this.fits(answer))));
  readonly answer = $derived(this.pointed ?? this.picked);
  readonly complete = $derived(this.choice !== null && this.picks.length > 0 && canGive(this.choice, this.picks));
  readonly chosen: Chosen = $derived({
    places: [...this.places, ...this.pickedItems.flatMap((item) => item.targets)],
    answer: this.answer,
    picked: this.picked,
  });

  constructor(
    private readonly table: OpenTable,
    private readonly offered: () => Offered,
  ) {
    // Whatever changes at the table, what was picked for the old state is forgotten.
    $effect(() => {
      void table.revision;
      this.forget();
    });
    $effect(() => this.preview());
  }

  forget(): void {
    this.places = this.picks = [];
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
      const alone = litPlaces(this.legal.filter((answer) => this.fits(answer))).get(place) ?? [];
      if (alone.length > 0) this.places = [place];
      else if (litPlaces(this.legal).has(place)) this.refused = { place, why: null };
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

  /** Give an answer; if it is one of several that are given at once, pick it. True: the server has been told. */
  async send(answer: LegalAnswer): Promise<boolean> {
    const item = this.itemOf(answer);
    if (this.choice === null || item < 0) return this.table.answer(answer);
    this.picks = toggled(this.choice, this.picks, item);
    this.places = [];
    this.picked = null;
    // A single click is enough where nothing could be added to it.
    return this.picks.length === 1 && this.complete && isFull(this.choice, this.picks) && this.give();
  }

  // -- several answers that are one choice

  get pickedItems(): readonly LegalAnswer[] {
    return this.picks.flatMap((item) => this.choice?.items[item] ?? []);
  }

  /** How often it was picked; null: it is not one of those that are picked. */
  pickedOf(answer: LegalAnswer): number | null {
    const item = this.itemOf(answer);
    return item < 0 ? null : numberOf(this.picks, item);
  }

  /** Whether an answer can be given, picked or taken back, beside what was picked. */
  fits(answer: LegalAnswer): boolean {
    const item = this.itemOf(answer);
    return this.choice === null || item < 0 || this.picks.includes(item) || canPick(this.choice, [...this.picks, item]);
  }

  give(): Promise<boolean> {
    return this.table.choose(this.pickedItems);
  }

  private itemOf(answer: LegalAnswer): number {
    return this.choice?.items.findIndex((item) => item.index === answer.index) ?? -1;
  }

  // -- what it would lead to

  private preview(): (() => void) | undefined {
    const answers = this.imagined();
    this.tried = null;
    // Once an answer is on its way, what others would have led to is a question of yesterday.
    if (answers.length === 0 || this.table.busy) return undefined;
    const stop = new AbortController();
    const soon = setTimeout(() => void this.lookAhead(answers, stop.signal), PREVIEW_AFTER);
    return () => {
      clearTimeout(soon);
      stop.abort();
    };
  }

  /** What would be given: the answer that is pointed at, with all that was picked; none if that cannot be given yet. */
  private imagined(): readonly LegalAnswer[] {
    const answer = this.pointed ?? this.hinted ?? this.picked;
    const item = answer === null ? -1 : this.itemOf(answer);
    if (this.choice === null || (answer !== null && item < 0)) return answer === null ? [] : [answer];
    const picks = item < 0 || this.picks.includes(item) ? this.picks : [...this.picks, item];
    if (picks.length === 0 || !canGive(this.choice, picks)) return [];
    return picks.flatMap((one) => this.choice?.items[one] ?? []);
  }

  private async lookAhead(answers: readonly LegalAnswer[], signal: AbortSignal): Promise<void> {
    try {
      this.tried = await this.table.try(answers, signal);
    } catch {
      this.tried = null; // a preview that fails is none
    }
  }
}

/** Answers that can be picked stand first, those too that the rules would not ask for yet. What ends the picking has
 * nothing to end once something was picked: that is given instead. */
function listed({ legal, choice }: Offered, begun: boolean): readonly LegalAnswer[] {
  if (choice === null) return legal;
  const items = new Set(choice.items.map((item) => item.index));
  return [
    ...choice.items,
    ...legal.filter((answer) => !items.has(answer.index) && !(begun && answer.text === choice.stops)),
  ];
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
