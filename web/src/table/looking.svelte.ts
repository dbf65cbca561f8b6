/** Looking at a position of the past: which one stands in the address (`?at=7`), so that every position has a link. */

import { untrack } from 'svelte';

import type { Position } from '../api/schema';
import { router, setSearch } from '../router.svelte';
import type { OpenTable } from './table.svelte';

export class Looking {
  private readonly wanted = $derived(numberIn(router.search.get('at')));
  /** The step that is looked at; null: the game as it stands. */
  readonly at = $derived.by(() =>
    this.wanted !== null && this.table.state ? Math.min(this.wanted, this.last) : this.wanted,
  );
  past = $state.raw<Position | null>(null);
  trouble = $state.raw<unknown>(null);
  private readonly seen = new Map<string, Position>();

  constructor(private readonly table: OpenTable) {
    $effect(() => {
      // Of a game that is taken back and played on, old positions are not those of the same numbers.
      void table.log.happenings.length;
      this.seen.clear();
    });
    $effect(() => {
      const at = this.at;
      if (at === null || !table.state?.position) {
        this.past = null;
        return undefined;
      }
      let wanted = true;
      untrack(() => table.log.reach(at)).catch((error: unknown) => (this.trouble = error));
      this.fetch(at, table.mySeat).then(
        (position) => wanted && (this.past = position),
        (error: unknown) => wanted && (this.trouble = error),
      );
      return () => {
        wanted = false;
      };
    });
  }

  get last(): number {
    return this.table.state?.table.version ?? 0;
  }

  /** What is drawn. */
  get view(): Position | null {
    return this.at === null ? (this.table.state?.position ?? null) : this.past;
  }

  look(at: number | null): void {
    this.trouble = null;
    const bounded = at === null ? null : Math.max(0, Math.min(this.last, at));
    setSearch({ at: bounded === null ? null : String(bounded) });
  }

  /** As one moves through the game: after the last position comes the game as it stands. */
  move(to: number): void {
    this.look(to >= this.last ? null : to);
  }

  step(by: number): void {
    this.move((this.at ?? this.last) + by);
  }

  async sinceMyTurn(): Promise<void> {
    try {
      this.look(await this.table.seenLast());
    } catch (error) {
      this.trouble = error;
    }
  }

  private async fetch(at: number, seat: number | null): Promise<Position> {
    const key = `${seat} ${at}`;
    const known = this.seen.get(key);
    if (known) return known;
    const position = await this.table.positionAt(at, seat);
    this.seen.set(key, position);
    return position;
  }
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
