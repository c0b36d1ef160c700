import type { Exchange, Method } from './client.ts';
import { type Expected, matches, wordsOf } from './matchers.ts';
import { redacted } from './redacted.ts';
import { valueAt } from './value-at.ts';

/** The request of a failure. Without one, the check compared several responses. */
interface FailedRequest {
  readonly method: Method;
  readonly path: string;
  readonly request_id: string | null;
}

/** A response that is not as the contract says. */
export class Mismatch extends Error {
  readonly request: FailedRequest | undefined;
  readonly expected: string;
  readonly actual: string;

  constructor(expected: string, actual: string, exchange?: Exchange) {
    super(`expected ${expected}, got ${actual}`);
    this.expected = expected;
    this.actual = actual;
    this.request = exchange && {
      method: exchange.method,
      path: redacted(exchange.path),
      request_id: exchange.headers.get('x-request-id'),
    };
  }
}

export interface Expectation {
  readonly status: number | readonly number[];
  readonly headers?: Readonly<Record<string, Expected>>;
  /** Values of the body by their paths; the empty path is the whole body. */
  readonly body?: Readonly<Record<string, Expected>>;
}

const MAX_SHOWN = 300;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return redacted(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
};

/** Throws unless the response is as expected. */
export const expects = (exchange: Exchange, { status, headers = {}, body = {} }: Expectation): Exchange => {
  const statuses = [status].flat();
  if (!statuses.includes(exchange.status)) {
    const start = exchange.text === '' ? '' : ` with ${shown(exchange.json ?? exchange.text)}`;
    throw new Mismatch(`status ${statuses.join(' or ')}`, `${exchange.status}${start}`, exchange);
  }
  for (const [name, expected] of Object.entries(headers)) {
    const value = exchange.headers.get(name) ?? undefined;
    if (!matches(value, expected)) throw new Mismatch(`header ${name} ${wordsOf(expected)}`, shown(value), exchange);
  }
  for (const [path, expected] of Object.entries(body)) {
    const value = valueAt(exchange.json, path);
    const name = path === '' ? 'the body' : path;
    if (!matches(value, expected)) throw new Mismatch(`${name} ${wordsOf(expected)}`, shown(value), exchange);
  }
  return exchange;
};

/** Throws unless a value that a check computed is as expected. */
export const expectsValue = (what: string, value: unknown, expected: Expected, exchange?: Exchange): void => {
  if (!matches(value, expected)) throw new Mismatch(`${what} ${wordsOf(expected)}`, shown(value), exchange);
};
