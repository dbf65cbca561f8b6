/** What the modules of the pages find in a browser, apart from the document that they draw into: an address with its
 * history, storage, a page that may be hidden. Whatever needs more is tried in a real browser (tests/browser).
 */

import type { Environment } from 'vitest/runtime';

const HERE = 'http://doab.test/';

class Kept implements Storage {
  [name: string]: unknown;
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#values.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#values.set(name, value);
  }

  removeItem(name: string): void {
    this.#values.delete(name);
  }

  clear(): void {
    this.#values.clear();
  }
}

class Page extends EventTarget {
  hidden = false;
  title = '';
  readonly documentElement = { dataset: {} as DOMStringMap, lang: '' };
}

/** The address line, and what changes it without loading anything. */
class History {
  constructor(readonly location: URL) {}

  pushState(_state: unknown, _title: string, address: string): void {
    this.location.href = new URL(address, this.location.href).href;
  }

  replaceState(_state: unknown, _title: string, address: string): void {
    this.location.href = new URL(address, this.location.href).href;
  }
}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global) {
    const location = new URL(HERE);
    const news = new EventTarget();
    const given = {
      document: new Page(),
      history: new History(location),
      localStorage: new Kept(),
      sessionStorage: new Kept(),
      location,
      scrollTo: () => undefined,
      addEventListener: news.addEventListener.bind(news),
      removeEventListener: news.removeEventListener.bind(news),
      dispatchEvent: news.dispatchEvent.bind(news),
      window: global as unknown,
    };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown: () => undefined };
  },
} satisfies Environment;
