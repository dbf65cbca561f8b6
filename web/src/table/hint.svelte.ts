/** A hint for the question that is open: asked for, thought about, shown, and gone when anything changes at the table. */

import { Refusal } from '../api/client';
import type { Hint } from '../api/schema';
import type { OpenTable } from './table.svelte';

export class AskedHint {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Why there is none. */
  trouble = $state.raw<unknown>(null);
  private stop: AbortController | null = null;

  constructor(private readonly table: OpenTable) {
    $effect(() => {
      void table.revision;
      this.forget();
    });
    $effect(() => () => this.stop?.abort());
  }

  /** No hint any more, nor one that is thought about. */
  forget(): void {
    this.stop?.abort();
    this.stop = null;
    this.hint = this.trouble = null;
    this.thinking = false;
  }

  async ask(): Promise<void> {
    this.forget();
    const stop = new AbortController();
    this.stop = stop;
    this.thinking = true;
    try {
      const hint = await this.table.hint(stop.signal);
      if (this.stop === stop) this.hint = hint;
    } catch (error) {
      // What is stale is about to be redrawn, and with it this question.
      const passed = error instanceof Refusal && error.code === 'stale';
      if (this.stop === stop && !passed) this.trouble = error;
    } finally {
      if (this.stop === stop) this.thinking = false;
    }
  }
}
