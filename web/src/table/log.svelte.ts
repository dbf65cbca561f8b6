/** What has been played, as far as this page knows it: the end is told as it happens, what came before when somebody
 * looks for it. */

import type { HappeningInfo, Log as Page, StepInfo } from '../api/schema';

/** What the server tells of the log with each change of the table. */
export interface LogNews {
  /** So many of the steps known so far still stand. */
  readonly kept: number;
  readonly steps: readonly StepInfo[];
  readonly happenings: readonly HappeningInfo[];
}

/** Steps that are fetched at once. */
export const PAGE = 200;

export class PlayLog {
  steps = $state.raw<readonly StepInfo[]>([]);
  happenings = $state.raw<readonly HappeningInfo[]>([]);
  /** How many steps the last news left standing. */
  kept = 0;
  /** The number of the first step that is known. */
  readonly first = $derived(this.steps[0]?.number ?? 1);
  private fetching: Promise<void> | null = null;

  constructor(private readonly fetchPage: (from: number, to: number) => Promise<Page>) {}

  /** With `anew`, nothing that was known before counts any more. */
  take({ kept, steps, happenings }: LogNews, anew: boolean): void {
    const standing = anew ? [] : this.steps.filter((step) => step.number <= kept);
    const joins = steps[0] === undefined || standing.at(-1)?.number === steps[0].number - 1;
    this.kept = kept;
    this.steps = joins ? [...standing, ...steps] : steps;
    this.happenings = anew ? happenings : [...this.happenings, ...happenings];
  }

  step(number: number): StepInfo | undefined {
    return this.steps[number - this.first];
  }

  /** The steps after so many answers, up to so many, as far as they are known. */
  between(before: number, after: number): readonly StepInfo[] {
    return this.steps.filter((step) => step.number > before && step.number <= after);
  }

  /** One more page of what came before. */
  earlier(): Promise<void> {
    this.fetching ??= this.fetchEarlier(this.first - 1).finally(() => (this.fetching = null));
    return this.fetching;
  }

  /** Know the log back to this step. */
  async reach(number: number): Promise<void> {
    for (let first = Infinity; this.first > Math.max(1, number) && this.first < first;) {
      first = this.first;
      await this.earlier();
    }
  }

  private async fetchEarlier(last: number): Promise<void> {
    if (last < 1) return;
    const page = await this.fetchPage(Math.max(1, last - PAGE + 1), last);
    // Meanwhile it may have been taken back, or sent again.
    if (this.first !== last + 1 || page.steps.at(-1)?.number !== last) return;
    this.steps = [...page.steps, ...this.steps];
    const before = page.happenings.filter((one) => one.after < last);
    this.happenings = [...before, ...this.happenings.filter((one) => one.after >= last)];
  }
}
