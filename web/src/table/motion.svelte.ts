/** Pieces move: between two positions the board draws the earlier one, copies of the pieces go where the events say,
 * and then it draws the later one. Questions and answers never wait for it: a click or a key shows the newest at once.
 */

import { untrack } from 'svelte';

import type { EventInfo, Position } from '../api/schema';
import type { Motions, Move } from '../boards/board';
import { chosen } from '../settings.svelte';
import type { Looking } from './looking.svelte';
import { BEHIND, timetable, type Timetable } from './pace';
import type { OpenTable } from './table.svelte';

/** A position that is not yet drawn. */
interface Arrival {
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly EventInfo[];
  /** When it came. */
  readonly at: number;
}

/** What is seen to move just now. */
export interface Scene extends Timetable {
  readonly motions: Motions;
  readonly moves: readonly Move[];
  readonly after: Position;
  readonly printed: unknown;
}

/** People who come back to a table after a while see how it stands, not how it came to that. */
const MOST_STEPS = 40;
/** With less time than that, a move is not worth showing. */
const BLINK = 90;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Motion {
  /** What the board draws. */
  view = $state.raw<Position | null>(null);
  scene = $state.raw<Scene | null>(null);
  private waiting = $state.raw<readonly Arrival[]>([]);
  readonly moving = $derived(this.scene !== null || this.waiting.length > 0);
  /** The position that was met last, and whether it was one of the game as it stands. */
  private newest: Position | null = null;
  private live = true;
  private motions: Motions | null = null;
  private printed: unknown = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: OpenTable,
    looking: Looking,
  ) {
    $effect.pre(() => {
      const [view, live] = [looking.view, looking.at === null];
      untrack(() => this.meet(view, live));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** The board is there, and with it the way in which it moves its pieces. */
  learn(motions: Motions | null, printed: unknown): void {
    this.motions = motions;
    this.printed = printed;
  }

  /** Show the newest position now. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.scene = null;
    this.view = this.newest;
  }

  private meet(view: Position | null, live: boolean): void {
    const before = this.newest;
    // A position that is still being fetched: until it comes, the last one stays on the table.
    if (view === null && before !== null) return;
    const goesOn = before !== null && view !== null && this.live === live && before.seat === view.seat;
    this.newest = view;
    this.live = live;
    // What was taken back and played again in the same moment is not shown as if it had come after it.
    const stands = goesOn && (!live || this.table.log.kept >= before.version);
    const steps = goesOn ? view.version - before.version : 0;
    // The same moment, sent again: what is being shown leads there.
    if (goesOn && steps === 0 && this.moving) return;
    if (!stands || steps < 1 || steps > (live ? MOST_STEPS : 1) || !this.mayMove()) {
      this.skip();
      return;
    }
    const events = this.table.log.between(before.version, view.version).flatMap((step) => step.events);
    this.waiting = [...this.waiting, { before, after: view, events, at: performance.now() }];
    this.next();
  }

  private mayMove(): boolean {
    return this.motions !== null && chosen.motion !== 'off' && !calm.matches && !document.hidden;
  }

  /** Begin with what has waited longest. */
  private next(): void {
    const [first] = this.waiting;
    if (this.scene !== null || first === undefined) return;
    clearTimeout(this.timer);
    const scene = this.sceneOf(first);
    this.waiting = this.waiting.slice(1);
    if (scene === null) {
      this.show(first.after);
      this.next();
      return;
    }
    this.scene = scene;
    this.timer = setTimeout(() => this.finish(), scene.length);
  }

  private sceneOf({ before, after, events }: Arrival): Scene | null {
    const last = this.waiting.at(-1);
    const left = (last?.at ?? 0) + BEHIND[chosen.motion] - performance.now();
    const most = left / this.waiting.length;
    if (this.motions === null || most < BLINK) return null;
    try {
      const moves = this.motions.movesOf(events, before, after, this.printed);
      if (moves.length === 0) return null;
      const times = timetable(moves, chosen.motion, most);
      return { motions: this.motions, moves, after, printed: this.printed, ...times };
    } catch (error) {
      // The board is right without it.
      console.error(error);
      return null;
    }
  }

  /** Everything has arrived. */
  private finish(): void {
    const shown = this.scene;
    this.scene = null;
    if (shown) this.show(shown.after);
    this.next();
  }

  private show(after: Position): void {
    this.view = this.waiting.length > 0 ? after : this.newest;
  }
}
