/** How a game went: asked for, waited for, shown. */

import { api } from '../api/client';
import type { ReviewState } from '../api/schema';

/** Milliseconds between two looks at how far it has come. */
const PATIENCE = 1500;

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  private timer = 0;
  private stopped = false;

  constructor(private readonly table: string) {
    void this.look();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  async ask(): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      this.take(await api.post('/api/tables/{table_id}/review', { path: { table_id: this.table } }));
    } catch (error) {
      this.trouble = error;
    }
    this.busy = false;
  }

  private async look(): Promise<void> {
    try {
      this.take(await api.get('/api/tables/{table_id}/review', { path: { table_id: this.table } }));
    } catch {
      // The rest of the page does without it; what was asked for is looked for again.
      if (this.state?.status === 'waiting') this.later();
    }
  }

  private take(state: ReviewState): void {
    this.state = state;
    if (state.status === 'waiting') this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = window.setTimeout(() => void this.look(), PATIENCE);
  }
}
