/** One table that is open in this browser: what the server last said of it, and what can be asked of the server. */

import { api, Refusal } from '../api/client';
import { Live } from '../api/live.svelte';
import type {
  Asked,
  Changed,
  ChatLine,
  GiveAnswer,
  GiveAnswers,
  LegalAnswer,
  Position,
  ProposeRewind,
  SetStanding,
  TableState,
  TakeBack,
} from '../api/schema';
import { PAGE, PlayLog, type LogNews } from './log.svelte';

/** The people who watch without playing. */
export interface Watchers {
  readonly names: readonly string[];
  /** How many more: without a name, or too many to name. */
  readonly others: number;
}

/** What is different about the table; the first time, all of it. */
type Parts = Partial<Omit<TableState, 'table' | 'position'>> & {
  table?: Partial<TableState['table']>;
  position?: Partial<Position> | null;
};

type Message =
  | ({ type: 'changed'; revision: number; state: Parts } & LogNews)
  | { type: 'presence'; present: readonly boolean[] }
  | { type: 'chat'; line: ChatLine }
  | ({ type: 'watchers' } & Watchers)
  | { type: 'reply'; id: unknown; ok: boolean };

const CLOSED: Readonly<Record<number, string>> = {
  4401: 'session_expired',
  4403: 'not_visible',
  4404: 'no_such_table',
};

/** The status of whatever a table refuses. */
const CONFLICT = 409;

interface TablePath {
  readonly table_id: string;
}

interface Commands {
  answer: GiveAnswer;
  answers: GiveAnswers;
  undo: TakeBack;
  confirm: Asked;
  standing: SetStanding;
  rewind: ProposeRewind;
  rewind_accept: Asked;
  rewind_decline: Asked;
}

/** What is asked through the open connection (docs/server/api.md), and how it is asked where there is no room for one. */
const BY_HTTP: { [D in keyof Commands]: (path: TablePath, body: Commands[D]) => Promise<Changed> } = {
  answer: (path, body) => api.post('/api/tables/{table_id}/answers', { path, body }),
  answers: (path, body) => api.post('/api/tables/{table_id}/choice', { path, body }),
  undo: (path, body) => api.post('/api/tables/{table_id}/undo', { path, body }),
  confirm: (path, body) => api.post('/api/tables/{table_id}/confirm', { path, body }),
  standing: (path, body) => api.put('/api/tables/{table_id}/standing', { path, body }),
  rewind: (path, body) => api.post('/api/tables/{table_id}/rewind', { path, body }),
  rewind_accept: (path, body) => api.post('/api/tables/{table_id}/rewind/accept', { path, body }),
  rewind_decline: (path, body) => api.post('/api/tables/{table_id}/rewind/decline', { path, body }),
};

export class OpenTable {
  state = $state.raw<TableState | null>(null);
  /** When the state came, by the browser's own clock: clocks at the table run on from there. */
  at = $state(0);
  /** Why the table cannot be shown. */
  closed = $state.raw<unknown>(null);
  /** Why the last request was refused. */
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  chat = $state.raw<readonly ChatLine[]>([]);
  watchers = $state.raw<Watchers>({ names: [], others: 0 });
  /** The seat to look from, for a player who owns several; null: the one that is asked. */
  seat = $state<number | null>(null);

  /** A number of its own: what was picked is not forgotten because somebody came to watch. */
  readonly revision = $derived(this.state?.table.revision ?? 0);

  readonly live: Live<Message>;
  readonly log: PlayLog;
  private readonly path: TablePath;
  /** The connection is new: what it tells first is all there is. */
  private anew = true;
  /** Requests that were granted, and wait until the page has heard what came of them. */
  private expecting: { readonly revision: number; readonly heard: () => void }[] = [];

  constructor(readonly id: string) {
    this.path = { table_id: id };
    this.log = new PlayLog((from, to) => {
      const query = { from, to, page: PAGE, ...this.seatAsked };
      return api.get('/api/tables/{table_id}/steps', { path: this.path, query });
    });
    this.live = new Live<Message>({
      address: () => `/api/tables/${id}/live${this.seat === null ? '' : `?seat=${this.seat}`}`,
      heard: (message) => this.heard(message),
      opened: () => (this.anew = true),
      lost: () => this.release(Infinity),
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
    if (message.type === 'changed') this.take(this.anew ? null : this.state, message.state, message);
    if (message.type === 'presence') this.see(message.present);
    if (message.type === 'chat') this.hear(message.line);
    if (message.type === 'watchers') this.watchers = { names: message.names, others: message.others };
  }

  private take(before: TableState | null, parts: Parts, news: LogNews): void {
    const state = whole(before, parts);
    this.log.take(news, this.anew);
    this.anew = false;
    this.state = state;
    this.at = Date.now() / 1000;
    this.release(state.table.revision);
  }

  private see(present: readonly boolean[]): void {
    if (!this.state) return;
    const { table } = this.state;
    const seats = table.seats.map((seat) => ({ ...seat, present: present[seat.seat] ?? false }));
    this.state = { ...this.state, table: { ...table, seats } };
  }

  private hear(line: ChatLine): void {
    if (!this.chat.some((one) => one.id === line.id)) this.chat = [...this.chat, line];
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
    return (await api.get('/api/tables/{table_id}/since', { path: this.path, query: this.seatAsked })).from;
  }

  // -- what is asked of the server

  /** Do something that may be refused. True: it was done. */
  async attempt(work: () => Promise<Changed | TableState | undefined | void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      const done = await work();
      if (done && 'state' in done) await this.hearOf(done.state.table.revision);
      return true;
    } catch (error) {
      this.trouble = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Wait until the page has heard of a change that it brought about itself. */
  private hearOf(revision: number): Promise<void> {
    if (this.live.refusal !== null) return this.look();
    if (!this.live.connected || this.revision >= revision) return Promise.resolve();
    return new Promise((heard) => this.expecting.push({ revision, heard }));
  }

  private release(revision: number): void {
    const done = this.expecting.filter((one) => one.revision <= revision);
    this.expecting = this.expecting.filter((one) => one.revision > revision);
    for (const { heard } of done) heard();
  }

  /** For a page without a connection. */
  private async look(): Promise<void> {
    const query = this.seat === null ? {} : { seat: this.seat };
    const state = await api.get('/api/tables/{table_id}', { path: this.path, query });
    const from = Math.max(1, state.table.version - PAGE + 1);
    const log = await api.get('/api/tables/{table_id}/steps', {
      path: this.path,
      query: { ...query, from, page: PAGE },
    });
    if (this.live.connected) return;
    this.anew = true;
    this.take(null, state, { kept: 0, ...log });
  }

  private get seatAsked() {
    return this.mySeat === null ? {} : { seat: this.mySeat };
  }

  private get asked() {
    return { seat: this.mySeat, revision: this.revision };
  }

  /** Ask for something through the connection. If that is lost before the reply comes, it is asked once more as soon as
   * there is a new one: `key` and `revision` tell the server what it has done already. */
  private async ask<D extends keyof Commands>(what: D, given: Commands[D]): Promise<Changed | undefined> {
    const reply = await this.live.ask({ do: what, ...given });
    if (reply === null) {
      return BY_HTTP[what](this.path, given).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'doubled') return undefined;
        throw error;
      });
    }
    const error = reply.error;
    if (reply.ok || error === undefined || error.code === 'doubled') return undefined;
    // What has no key may have been carried out the first time: the table shows it.
    if (reply.repeated && error.code === 'stale' && !('key' in given)) return undefined;
    throw new Refusal(CONFLICT, error);
  }

  answer(answer: LegalAnswer): Promise<boolean> {
    return this.attempt(() => this.ask('answer', { ...this.asked, answer: answer.text, key: newKey() }));
  }

  /** Several answers that are one choice, in any order. */
  choose(answers: readonly LegalAnswer[]): Promise<boolean> {
    const texts = answers.map((answer) => answer.text);
    return this.attempt(() => this.ask('answers', { ...this.asked, answers: texts, key: newKey() }));
  }

  undo(steps: number): Promise<boolean> {
    return this.attempt(() => this.ask('undo', { ...this.asked, steps }));
  }

  confirm(): Promise<boolean> {
    return this.attempt(() => this.ask('confirm', this.asked));
  }

  try(answers: readonly LegalAnswer[], signal: AbortSignal) {
    const body = { ...this.asked, answers: answers.map((answer) => answer.text) };
    return api.post('/api/tables/{table_id}/try', { path: this.path, body, signal });
  }

  /** What a strong bot would answer; it may take some seconds. */
  hint(signal: AbortSignal) {
    return api.post('/api/tables/{table_id}/hint', { path: this.path, body: this.asked, signal });
  }

  why(place: string) {
    const query = { place, ...this.seatAsked };
    return api.get('/api/tables/{table_id}/why', { path: this.path, query });
  }

  stand(question: string, answer: string | null, once: boolean, seat = this.mySeat): Promise<boolean> {
    return this.attempt(() => this.ask('standing', { seat, question, answer, once }));
  }

  rewind(to: number): Promise<boolean> {
    return this.attempt(() => this.ask('rewind', { ...this.asked, to }));
  }

  agree(yes: boolean): Promise<boolean> {
    return this.attempt(() => this.ask(yes ? 'rewind_accept' : 'rewind_decline', this.asked));
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

/** What is asked once more with the same key is not done twice. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

function whole(before: TableState | null, parts: Parts): TableState {
  if (before === null) return parts as TableState;
  const table = { ...before.table, ...parts.table };
  if (parts.position === undefined || parts.position === null || before.position === null) {
    return { ...before, ...parts, table } as TableState;
  }
  const position = { ...before.position, ...parts.position };
  position.table = { ...before.position.table, ...parts.position.table };
  return { ...before, ...parts, table, position };
}
