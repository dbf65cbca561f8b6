/** Requests to the server, typed by its own description of itself (schema.ts). */

import type { ErrorDetail, paths } from './schema';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];
type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type Answer<O> = O extends { responses: infer R } ? Content<R[Extract<keyof R, 200 | 201 | 204>]> : never;
type BodyOf<O> = O extends { requestBody?: infer B } ? Content<NonNullable<B>> : undefined;
type Part<O, K extends 'path' | 'query'> = O extends { parameters: infer A } ? NonNullable<A[K & keyof A]> : never;
type Optional<K extends string, T> = [T] extends [never] ? unknown : Partial<Record<K, T>>;
type Required<K extends string, T> = [T] extends [never] ? unknown : Record<K, T>;

export type Asking<O> = Required<'path', Part<O, 'path'>> &
  Optional<'query', Part<O, 'query'>> & { body?: BodyOf<O>; signal?: AbortSignal };

/** A request that was not carried out. `code` is for the page, `message` for people (in the server's words). */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, error: ErrorDetail) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.details = error;
  }
}

/** What the page itself finds: the server did not answer, or not as a server of ours would. */
export const NO_ANSWER = 'no_answer';

async function request(method: Method, path: string, asking: Asking<unknown>): Promise<unknown> {
  const {
    path: parts,
    query,
    body,
    signal,
  } = asking as {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
  };
  const text = typeof body === 'string';
  const response = await send(address(path, parts, query), {
    method: method.toUpperCase(),
    headers: body === undefined ? {} : { 'Content-Type': text ? 'text/plain' : 'application/json' },
    body: body === undefined ? null : text ? body : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (!response.ok) throw await refusalOf(response);
  if (response.status === 204) return undefined;
  return isJson(response) ? response.json() : response.text();
}

export function address(
  path: string,
  parts: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length > 0 ? `${filled}?${search}` : filled;
}

async function send(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Refusal(0, { code: NO_ANSWER, message: String(error) });
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  if (isJson(response)) {
    const said = (await response.json()) as { error?: ErrorDetail };
    if (said.error) return new Refusal(response.status, said.error);
  }
  return new Refusal(response.status, { code: NO_ANSWER, message: response.statusText });
}

function isJson(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith('application/json');
}

function asks<M extends Method>(method: M) {
  return <P extends PathsWith<M>>(path: P, asking: Asking<paths[P][M]>): Promise<Answer<paths[P][M]>> =>
    request(method, path, asking) as Promise<Answer<paths[P][M]>>;
}

export const api = {
  get: asks('get'),
  post: asks('post'),
  put: asks('put'),
  patch: asks('patch'),
  delete: asks('delete'),
};
