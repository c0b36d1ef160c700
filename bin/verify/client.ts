import { setTimeout as wait } from 'node:timers/promises';
import { JSON_API } from './media-type.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface Request {
  readonly method: Method;
  /** The path with its query, or an absolute URL. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: string | FormData;
  /** The check wants to see the 429 itself. */
  readonly expectsLimit?: boolean;
}

/** A request with its response. */
export interface Exchange {
  readonly method: Method;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or undefined if it is not JSON. */
  readonly json: unknown;
}

/** No response arrived: the host is not found, the connection failed or the response took too long. */
export class NoResponse extends Error {
  readonly method: Method;
  readonly path: string;

  constructor({ method, path }: Request, cause: unknown) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    super(inner instanceof Error ? inner.message || inner.name : String(inner), { cause });
    this.method = method;
    this.path = path;
  }
}

const TIMEOUT_MS = 35_000;
const MAX_RETRIES = 2;
const MAX_WAIT_SECONDS = 60;

const parsed = (text: string, type: string | null): unknown => {
  if (!type?.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const once = async (origin: string, request: Request): Promise<Exchange> => {
  const { method, path, token, headers = {}, body, raw } = request;
  try {
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': JSON_API }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(raw !== undefined && { body: raw }),
    });
    const text = await response.text();
    const json = parsed(text, response.headers.get('content-type'));
    return { method, path, status: response.status, headers: response.headers, text, json };
  } catch (error) {
    throw new NoResponse(request, error);
  }
};

/** Sends requests to one origin. Waits as long as `Retry-After` of a 429 says, at most twice. */
export interface Client {
  readonly origin: string;
  readonly send: (request: Request) => Promise<Exchange>;
  /** The number of requests so far. */
  readonly sent: () => number;
}

export const client = (origin: string): Client => {
  let sent = 0;
  const send = async (request: Request, retries = MAX_RETRIES): Promise<Exchange> => {
    sent += 1;
    const exchange = await once(origin, request);
    const seconds = Number(exchange.headers.get('retry-after'));
    const isRefused = exchange.status === 429 && request.expectsLimit !== true;
    if (!isRefused || retries === 0 || !(seconds <= MAX_WAIT_SECONDS)) return exchange;
    await wait(Math.max(1, seconds) * 1_000);
    return send(request, retries - 1);
  };
  return { origin, send: (request) => send(request), sent: () => sent };
};
