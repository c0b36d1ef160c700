import { threadFields } from '../../shared/platform/telemetry/thread.ts';

/** A request of the canary, as any client sends it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** The path with its query. */
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

type Json = Readonly<Record<string, unknown>>;

/** A response with JSON, or with an empty body. */
export interface Answer {
  readonly status: number;
  readonly json: Json;
}

/** The response was not the expected one. Its message has no credentials and no response body. */
export class Unexpected extends Error {
  override readonly name = 'Unexpected';
}

/** The public origin of the stage. */
export interface Origin {
  readonly url: string;
  /** Sends a request. Throws `Unexpected` unless the response has one of these statuses. */
  send(call: Call, ...expected: readonly number[]): Promise<Answer>;
}

const JSON_API = 'application/vnd.api+json';

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const parsed = (text: string): Json => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** The value at a path such as `data.0.id`; `undefined` if there is none. */
export const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), json);

/** The text at a path. Throws `Unexpected` if there is none. */
export const textAt = ({ json }: Answer, path: string): string => {
  const value = valueAt(json, path);
  if (typeof value !== 'string' || value === '') throw new Unexpected(`the response has no ${path}`);
  return value;
};

/** Requests in the thread of the run. They end when `signal` aborts. */
export const originAt = (url: string, signal: AbortSignal, fetcher: typeof fetch = fetch): Origin => ({
  url,
  async send({ method, path, token, body, idempotencyKey }, ...expected) {
    const { request_id } = threadFields();
    const response = await fetcher(new URL(path, url), {
      method,
      signal,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': JSON_API }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(request_id !== undefined && { 'x-request-id': request_id }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = parsed(await response.text());
    if (expected.includes(response.status)) return { status: response.status, json };
    const code = valueAt(json, 'errors.0.code');
    const [route = ''] = path.split('?');
    throw new Unexpected(`${method} ${route} returned ${response.status}${code === undefined ? '' : ` ${code}`}`);
  },
});
