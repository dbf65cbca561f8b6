/** Several people at one screen: before it shows what only the next of them may know, it is covered. */

import type { TableState } from '../api/schema';
import type { OpenTable } from './table.svelte';

export class HotSeat {
  /** The seat for which the screen is covered; null: it is not. */
  covered = $state<number | null>(null);
  private shown: number | null = null;

  constructor(table: OpenTable) {
    $effect(() => {
      const state = table.state;
      const seat = state?.you.seat ?? null;
      if (!state || seat === null || seat === this.shown) return;
      const before = this.shown;
      this.shown = seat;
      if (before !== null && hidesSomething(state)) this.covered = seat;
    });
  }

  uncover(): void {
    this.covered = null;
  }
}

/** A view holds null where a seat may not see a value. Who plays all seats himself has no secrets from himself. */
function hidesSomething(state: TableState): boolean {
  if (state.you.seats.length < 2 || state.table.kind === 'sandbox' || state.table.status !== 'playing') return false;
  return hasNull(state.position?.table);
}

function hasNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value).some(hasNull);
}
