/** A WebSocket that comes back: what the server tells while a page is open. */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
const PING_PATIENCE = 10_000;
/** The server says that trying again is of no use: session ended, not allowed, no such table. */
const FINAL_CODES = new Set([4401, 4403, 4404]);
/** It says that there is no room now: too much was asked, too many pages are open here, or everywhere. */
const LATER_CODES = new Set([4429, 4503]);
/** A connection that has stood for so long was not refused. */
const SETTLED = 1_000;

export interface Listening<Message> {
  /** The address, asked for anew at every attempt. */
  address: () => string;
  heard: (message: Message) => void;
  /** The connection is back after it was lost: what was missed has to be fetched. */
  back?: () => void;
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
  private readonly wake = () => this.tryNow();

  constructor(private readonly listening: Listening<Message>) {
    addEventListener('online', this.wake);
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
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
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
      this.listening.heard(JSON.parse(event.data) as Message);
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
    if (again) this.listening.back?.();
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ do: 'ping' }));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(0), PING_PATIENCE);
  }

  private lost(code: number, reason = ''): void {
    const failed = !this.connected;
    this.drop();
    if (this.stopped) return;
    if (failed) this.listening.failed?.();
    if (FINAL_CODES.has(code)) {
      this.stopped = true;
      this.listening.closed?.(code);
      return;
    }
    this.attempts += 1;
    const later = LATER_CODES.has(code);
    this.refusal = later ? reason : null;
    if (later) this.listening.refused?.();
    // Everybody loses the connection when the server restarts: they are not to come back in the same moment.
    const longest = later ? LONGEST_PAUSE : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.attempts - 1));
    const pause = longest * (0.5 + Math.random() / 2);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
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
