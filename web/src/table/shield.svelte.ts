/** Several people at one screen: before it shows what only the next of them may know, it is covered. */

import type { TableState } from '../api/schema';
import type { OpenTable } from './table.svelte';

const KEPT = 'doab-shown-';

export class HotSeat {
  /** The seat for which the screen is covered; null: it is not. */
  covered = $state<number | null>(null);
  /** Who looked last. Reloading the page must not uncover what is covered. */
  private shown: number | null;

  constructor(private readonly table: OpenTable) {
    const kept = sessionStorage.getItem(KEPT + table.id);
    this.shown = kept === null ? null : Number(kept);
    $effect(() => {
      const state = table.state;
      const seat = state?.you.seat ?? null;
      if (!state || seat === null) return;
      if (seat !== this.shown && this.shown !== null && hidesSomething(state)) this.covered = seat;
      else this.show(seat);
    });
  }

  uncover(): void {
    if (this.covered !== null) this.show(this.covered);
  }

  private show(seat: number): void {
    this.covered = null;
    if (seat !== this.shown) sessionStorage.setItem(KEPT + this.table.id, String(seat));
    this.shown = seat;
  }
}

/** Somebody who plays all seats of a sandbox has no secrets from themself. */
function hidesSomething({ table, you }: TableState): boolean {
  return table.hides && you.seats.length > 1 && table.kind !== 'sandbox' && table.status === 'playing';
}
