/** A WebSocket that comes back: what the server tells while a page is open, and what is asked of it. */

import { Refusal } from './client';
import type { ErrorDetail } from './schema';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
const PING_PATIENCE = 10_000;
/** The server says that trying again is of no use: session ended, not allowed, no such table. */
const CODES_FROM = 4000;
const FINAL_CODES = new Set([4401, 4403, 4404]);
/** It says that there is no room now: too much was asked, too many pages are open here, or everywhere. */
const LATER_CODES = new Set([4429, 4503]);
/** A connection that has been open for this long was not refused. */
const SETTLED = 1_000;

/** What the server says to a request. */
export interface Reply {
  readonly ok: boolean;
  readonly error?: ErrorDetail;
  /** Whether it was sent more than once, because the connection was lost before the reply came. */
  readonly repeated: boolean;
}

/** A request without a reply so far. */
interface Open {
  readonly text: string;
  sent: number;
  readonly resolve: (reply: Reply | null) => void;
  readonly reject: (error: Refusal) => void;
}

export interface Listening<Message> {
  /** The address, asked for again at every attempt. */
  address: () => string;
  heard: (message: Message) => void;
  /** There is a connection, the first or a new one: the server starts from the beginning. */
  opened?: () => void;
  /** The connection is back after it was lost: what was missed has to be fetched. */
  back?: () => void;
  /** The connection is lost, for now or for good. */
  lost?: () => void;
  /** No connection came about this time. */
  failed?: () => void;
  /** There was no room for the connection; it is tried again later, and again. */
  refused?: () => void;
  /** The server closed for good. */
  closed?: (code: number) => void;
  /** Whether the server answers pings here, so that a dead connection is noticed. */
  pings?: boolean;
}

export class Live<Message> {
  connected = $state(false);
  /** Why the server has no room, by its code; null: it has, or that is not the reason. */
  refusal = $state<string | null>(null);
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private readonly open = new Map<number, Open>();
  private lastId = 0;
  /** Whether something is asked that waits for the connection to come back. */
  private asking = $state(false);
  readonly waiting = $derived(this.asking && !this.connected);
  private readonly wake = () => this.tryNow();
  private readonly sleep = () => this.connected && this.lost(0);

  constructor(private readonly listening: Listening<Message>) {
    addEventListener('online', this.wake);
    addEventListener('offline', this.sleep);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Connect again, to an address that has changed. */
  restart(): void {
    this.attempts = 0;
    this.drop();
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  /** Ask for something. A request whose reply does not come is sent again as soon as the connection is back: it must
   * be one that does no harm when it comes twice. null: there is no room for a connection; ask in another way. */
  ask(request: object): Promise<Reply | null> {
    if (this.refusal !== null) return Promise.resolve(null);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const open = { text: JSON.stringify({ id, ...request }), sent: 0, resolve, reject };
      this.open.set(id, open);
      this.asking = true;
      if (this.connected) this.send(open);
    });
  }

  private send(open: Open): void {
    open.sent += 1;
    this.socket?.send(open.text);
    this.expectSign();
  }

  private hear(message: { type?: string; id?: unknown }): void {
    const open = message.type === 'reply' ? this.open.get(message.id as number) : undefined;
    if (open === undefined) {
      this.listening.heard(message as Message);
      return;
    }
    this.close(message.id as number);
    open.resolve({ ...(message as unknown as Reply), repeated: open.sent > 1 });
  }

  private close(id: number): void {
    this.open.delete(id);
    this.asking = this.open.size > 0;
  }

  private tryNow(): void {
    if (this.stopped || this.socket !== null || document.hidden) return;
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    const url = new URL(this.listening.address(), location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.silence);
      this.silence = undefined;
      this.hear(JSON.parse(event.data) as object);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code, event.reason);
    };
  }

  private opened(): void {
    const again = this.attempts > 0;
    this.attempts = 0;
    this.connected = true;
    this.settling = setTimeout(() => (this.refusal = null), SETTLED);
    if (this.listening.pings) this.beat = setInterval(() => this.ping(), PING_EVERY);
    this.listening.opened?.();
    if (again) this.listening.back?.();
    for (const open of this.open.values()) this.send(open);
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ do: 'ping' }));
    this.expectSign();
  }

  /** The server owes us something: if nothing at all comes, the connection is dead. */
  private expectSign(): void {
    this.silence ??= setTimeout(() => this.lost(0), PING_PATIENCE);
  }

  private lost(code: number, reason = ''): void {
    const failed = !this.connected;
    this.drop();
    if (this.stopped) return;
    this.listening.lost?.();
    if (failed) this.listening.failed?.();
    if (FINAL_CODES.has(code)) {
      this.stopped = true;
      this.listening.closed?.(code);
      this.dismiss((open) => open.reject(new Refusal(code - CODES_FROM, { code: reason, message: reason })));
      return;
    }
    this.attempts += 1;
    const later = LATER_CODES.has(code);
    this.refusal = later ? reason : null;
    if (later) {
      this.listening.refused?.();
      this.dismiss((open) => open.resolve(null));
    }
    // Everybody loses the connection when the server restarts: they are not to come back in the same moment.
    const longest = later ? LONGEST_PAUSE : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.attempts - 1));
    const pause = longest * (0.5 + Math.random() / 2);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private dismiss(how: (open: Open) => void): void {
    const dismissed = [...this.open.values()];
    this.open.clear();
    this.asking = false;
    dismissed.forEach(how);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.silence = undefined;
    clearInterval(this.beat);
    clearTimeout(this.settling);
    const socket = this.socket;
    this.socket = null;
    this.connected = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
