/** The tables on the page of the lobby: what the server has told of them, in the lists that the page shows. */

import type { LobbyTable } from '../api/schema';

export interface LobbyNews {
  readonly type: 'lobby';
  /** All there is, not only what has changed. */
  readonly whole: boolean;
  readonly tables: readonly LobbyTable[];
  readonly gone: readonly string[];
}

const ORDER: Readonly<Record<LobbyTable['status'], number>> = { playing: 0, open: 1, over: 2, stored: 3 };

const newest = (one: LobbyTable, other: LobbyTable) => other.created_at - one.created_at;

/** Tables that wait for me first, then running ones, then the rest; within each group the latest move first. */
const foremost = (one: LobbyTable, other: LobbyTable) =>
  Number(other.your_turn) - Number(one.your_turn) ||
  ORDER[one.status] - ORDER[other.status] ||
  (other.moved_at ?? 0) - (one.moved_at ?? 0) ||
  newest(one, other);

export class Lists {
  /** Null: nothing is known yet. */
  private tables = $state.raw<ReadonlyMap<string, LobbyTable> | null>(null);
  private readonly all = $derived([...(this.tables?.values() ?? [])]);
  private readonly visible = $derived(this.all.filter((one) => one.visible && one.kind === 'table').sort(newest));
  readonly mine = $derived(this.all.filter((one) => one.yours).sort(foremost));
  readonly open = $derived(this.visible.filter((one) => one.status === 'open'));
  readonly playing = $derived(this.visible.filter((one) => one.status === 'playing'));

  get known(): boolean {
    return this.tables !== null;
  }

  hear({ whole, tables, gone }: Omit<LobbyNews, 'type'>): void {
    const kept = whole ? [] : (this.tables ?? []);
    const now = new Map([...kept, ...tables.map((one) => [one.id, one] as const)]);
    for (const id of gone) now.delete(id);
    this.tables = now;
  }
}
