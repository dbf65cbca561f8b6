/** One table that is open in this browser: what the server last said of it, and what can be asked of the server. */

import { api, Refusal } from '../api/client';
import { Live } from '../api/live.svelte';
import type { Changed, ChatLine, HappeningInfo, LegalAnswer, Log, Position, StepInfo, TableState } from '../api/schema';

/** Who looks on without playing. */
export interface Watchers {
  readonly names: readonly string[];
  /** How many more: without a name, or too many to name. */
  readonly others: number;
}

type Message =
  | { type: 'state'; state: TableState }
  | { type: 'chat'; line: ChatLine }
  | ({ type: 'watchers' } & Watchers)
  | { type: 'reply'; id: unknown; ok: boolean };

const CLOSED: Readonly<Record<number, string>> = {
  4401: 'session_expired',
  4403: 'not_visible',
  4404: 'no_such_table',
};
/** Steps that are fetched once more, to see whether any of them was taken back. */
const OVERLAP = 20;
/** Steps that are asked for at once: as many as the server tells. A long log comes in several pages. */
const PAGE = 500;

export class OpenTable {
  state = $state.raw<TableState | null>(null);
  /** When the state came, by the browser's own clock: clocks at the table run on from there. */
  at = $state(0);
  /** Why the table cannot be shown. */
  closed = $state.raw<unknown>(null);
  /** Why the last request was refused. */
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  steps = $state.raw<readonly StepInfo[]>([]);
  /** The revision whose steps are known. */
  told = $state(0);
  happenings = $state.raw<readonly HappeningInfo[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  watchers = $state.raw<Watchers>({ names: [], others: 0 });
  /** The seat to look from, of who owns several; null: the one that is asked. */
  seat = $state<number | null>(null);

  /** A number of its own: what was picked is not forgotten because somebody came to watch. */
  readonly revision = $derived(this.state?.table.revision ?? 0);

  readonly live: Live<Message>;
  private readonly path: { table_id: string };
  private fetching: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {
    this.path = { table_id: id };
    this.live = new Live<Message>({
      address: () => `/api/tables/${id}/live${this.seat === null ? '' : `?seat=${this.seat}`}`,
      heard: (message) => this.heard(message),
      closed: (code) => (this.closed = new Refusal(code - 4000, { code: CLOSED[code] ?? '', message: '' })),
      refused: () => void this.look().catch(() => {}), // without news it is looked at now and then
      pings: true,
    });
    void this.fetchChat();
  }

  stop(): void {
    this.live.stop();
  }

  /** Who is looked for: my seat in the view that is shown. */
  get mySeat(): number | null {
    return this.state?.you.seat ?? null;
  }

  lookFrom(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.live.restart();
  }

  // -- what the server tells

  private heard(message: Message): void {
    if (message.type === 'state') this.take(message.state);
    if (message.type === 'chat') this.hear(message.line);
    if (message.type === 'watchers') this.watchers = { names: message.names, others: message.others };
  }

  private take(state: TableState): void {
    const before = this.state;
    // A reply and the news of it may overtake each other.
    if (before && state.table.revision < before.table.revision) return;
    // Mostly the news says what the reply said: then nothing is drawn again.
    if (before && state.table.revision === before.table.revision && alike(state, before)) return;
    this.state = state;
    this.at = Date.now() / 1000;
    this.fetching = this.fetching
      .then(() => this.fetchSteps(state.table.version))
      .then(() => void (this.told = state.table.revision));
  }

  private hear(line: ChatLine): void {
    if (!this.chat.some((one) => one.id === line.id)) this.chat = [...this.chat, line];
  }

  private async fetchSteps(version: number): Promise<void> {
    const known = Math.min(this.steps.length, version);
    const from = Math.max(1, known - OVERLAP);
    const seat = this.mySeat === null ? {} : { seat: this.mySeat };
    try {
      for (let first: number | null = from; first !== null;) {
        const query = { from: first, page: PAGE, ...seat };
        const log: Log = await api.get('/api/tables/{table_id}/steps', { path: this.path, query });
        const unchanged = first === 1 || first !== from || log.steps[0]?.at === this.steps[from - 1]?.at;
        if (!unchanged) {
          // More was taken back than was looked at again.
          this.steps = [];
          await this.fetchSteps(version);
          return;
        }
        const before: number = first - 1;
        this.steps = [...this.steps.slice(0, before), ...log.steps];
        this.happenings = [...this.happenings.filter((one) => one.after < before), ...log.happenings];
        first = log.next;
      }
    } catch (error) {
      this.trouble = error;
    }
  }

  private async fetchChat(): Promise<void> {
    try {
      this.chat = (await api.get('/api/tables/{table_id}/chat', { path: this.path })).lines;
    } catch {
      this.chat = []; // why it cannot be seen is told by the table itself
    }
  }

  positionAt(number: number, seat: number | null): Promise<Position> {
    const query = seat === null ? {} : { seat };
    return api.get('/api/tables/{table_id}/positions/{number}', { path: { ...this.path, number }, query });
  }

  async seenLast(): Promise<number> {
    const query = this.mySeat === null ? {} : { seat: this.mySeat };
    return (await api.get('/api/tables/{table_id}/since', { path: this.path, query })).from;
  }

  // -- what is asked of the server

  /** Do something that may be refused. True: it was done. */
  async attempt(work: () => Promise<Changed | TableState | undefined | void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      const done = await work();
      if (done && 'state' in done) {
        if (this.isFromWantedSeat(done.state)) this.take(done.state);
        else await this.look();
      }
      return true;
    } catch (error) {
      this.trouble = error;
      if (error instanceof Refusal && error.code === 'stale') await this.look();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A reply shows the table to the seat that has acted; who owns several may be asked at another one now. */
  private isFromWantedSeat({ you, turn }: TableState): boolean {
    const asked = turn && you.seats.includes(turn.seat) ? turn.seat : (you.seats[0] ?? null);
    return you.seat === (this.seat ?? asked);
  }

  private async look(): Promise<void> {
    const query = this.seat === null ? {} : { seat: this.seat };
    this.take(await api.get('/api/tables/{table_id}', { path: this.path, query }));
  }

  private get asked() {
    return { seat: this.mySeat, revision: this.revision };
  }

  answer(answer: LegalAnswer): Promise<boolean> {
    const body = { ...this.asked, answer: answer.text, key: crypto.getRandomValues(new Uint32Array(2)).join('-') };
    return this.attempt(() => api.post('/api/tables/{table_id}/answers', { path: this.path, body }));
  }

  undo(steps: number): Promise<boolean> {
    const body = { ...this.asked, steps };
    return this.attempt(() => api.post('/api/tables/{table_id}/undo', { path: this.path, body }));
  }

  confirm(): Promise<boolean> {
    return this.attempt(() => api.post('/api/tables/{table_id}/confirm', { path: this.path, body: this.asked }));
  }

  try(answer: LegalAnswer, signal: AbortSignal) {
    const body = { ...this.asked, answers: [answer.text] };
    return api.post('/api/tables/{table_id}/try', { path: this.path, body, signal });
  }

  /** What a strong bot would answer; it may take some seconds. */
  hint(signal: AbortSignal) {
    return api.post('/api/tables/{table_id}/hint', { path: this.path, body: this.asked, signal });
  }

  why(place: string) {
    const query = { place, ...(this.mySeat === null ? {} : { seat: this.mySeat }) };
    return api.get('/api/tables/{table_id}/why', { path: this.path, query });
  }

  stand(question: string, answer: string | null, once: boolean, seat = this.mySeat): Promise<boolean> {
    const body = { seat, question, answer, once };
    return this.attempt(() => api.put('/api/tables/{table_id}/standing', { path: this.path, body }));
  }

  rewind(to: number): Promise<boolean> {
    const body = { ...this.asked, to };
    return this.attempt(() => api.post('/api/tables/{table_id}/rewind', { path: this.path, body }));
  }

  agree(yes: boolean): Promise<boolean> {
    const asking = { path: this.path, body: this.asked };
    return this.attempt(() =>
      yes
        ? api.post('/api/tables/{table_id}/rewind/accept', asking)
        : api.post('/api/tables/{table_id}/rewind/decline', asking),
    );
  }

  speak(text: string): Promise<boolean> {
    return this.attempt(async () => {
      this.hear(await api.post('/api/tables/{table_id}/chat', { path: this.path, body: { text } }));
    });
  }

  // -- seats

  sit(seat: number, name: string | null, salt: string): Promise<boolean> {
    const body = { seat, name, salt };
    return this.attempt(() => api.post('/api/tables/{table_id}/seats', { path: this.path, body }));
  }

  seatBot(seat: number, bot: string | null): Promise<boolean> {
    const path = { ...this.path, seat };
    return this.attempt(() => api.put('/api/tables/{table_id}/seats/{seat}', { path, body: { bot } }));
  }

  leave(seat: number): Promise<boolean> {
    return this.attempt(() => api.delete('/api/tables/{table_id}/seats/{seat}', { path: { ...this.path, seat } }));
  }

  wish(seat: number, wishes: { confirm?: 'turns' | 'draws' | 'off'; auto?: boolean }): Promise<boolean> {
    const path = { ...this.path, seat };
    return this.attempt(() => api.patch('/api/tables/{table_id}/seats/{seat}', { path, body: wishes }));
  }

  /** Let a bot play for a seat. */
  playOn(seat: number, bot: string, until: 'turn_end' | 'return'): Promise<boolean> {
    const asking = { path: { ...this.path, seat }, body: { bot, until } };
    return this.attempt(() => api.post('/api/tables/{table_id}/seats/{seat}/away', asking));
  }

  absent(seat: number, how: 'return' | 'drop'): Promise<boolean> {
    const asking = { path: { ...this.path, seat } };
    return this.attempt(() => {
      if (how === 'return') return api.post('/api/tables/{table_id}/seats/{seat}/return', asking);
      return api.post('/api/tables/{table_id}/seats/{seat}/drop', asking);
    });
  }

  start(): Promise<boolean> {
    return this.attempt(() => api.post('/api/tables/{table_id}/start', { path: this.path }));
  }

  show(visible: boolean): Promise<boolean> {
    return this.attempt(() => api.patch('/api/tables/{table_id}', { path: this.path, body: { visible } }));
  }

  remove(): Promise<boolean> {
    return this.attempt(async () => {
      await api.delete('/api/tables/{table_id}', { path: this.path });
    });
  }

  // -- tables that come of this one; null: it was refused

  async rematch(): Promise<string | null> {
    let made: string | null = null;
    await this.attempt(async () => {
      made = (await api.post('/api/tables/{table_id}/rematch', { path: this.path })).table.id;
    });
    return made;
  }

  async fork(at: number): Promise<string | null> {
    let made: string | null = null;
    await this.attempt(async () => {
      made = (await api.post('/api/tables/{table_id}/fork', { path: this.path, body: { at, as: 'sandbox' } })).table.id;
    });
    return made;
  }
}

/** Whether two states say the same. */
function alike(one: TableState, other: TableState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
