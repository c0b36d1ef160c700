import { setTimeout } from 'node:timers/promises';
import { type JsonObject, objectOf, stringOf } from '../json.ts';

/** A client of the public API. */
export interface ApiClient {
  readonly send: (method: string, path: string, body?: JsonObject, credential?: string) => Promise<JsonObject>;
}

const ATTEMPTS = 4;

/** The longest time that a request waits until another with the same key has ended, and the time between two looks. */
const MAX_WAIT_MS = 120_000;
const LOOK_MS = 500;

/** The code of a request whose key is in use by an attempt that has not ended. */
const IN_PROGRESS = '"idempotency_in_progress"';

/** The code of a request whose key repeats nothing, because an attempt was interrupted while it wrote. */
const ANSWER_LOST = '"idempotency_answer_lost"';

/** The `User-Agent` of requests that create the demo; they are not printed. */
export const DEMO_AGENT = 'hub-demo-data';

/**
 * Sends requests under /api/v1. A failure of the service is retried with the same `Idempotency-Key`, and while an earlier
 * attempt has not ended, its result is waited for. An attempt that was interrupted is made again with a new key. Any
 * other error response is thrown with its detail.
 */
export const apiClient = (
  origin: string,
  onAnswer: () => void = () => undefined,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): ApiClient => ({
  async send(method, path, body, credential) {
    const headers = {
      accept: 'application/vnd.api+json',
      'user-agent': DEMO_AGENT,
      ...(body && { 'content-type': 'application/json' }),
      ...(credential && { authorization: `Bearer ${credential}` }),
    };
    let key = crypto.randomUUID();
    let waited = 0;
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': key }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      onAnswer();
      if (response.ok) return objectOf(text === '' ? {} : JSON.parse(text));
      if (response.status === 409 && text.includes(IN_PROGRESS) && waited < MAX_WAIT_MS) {
        await wait(LOOK_MS);
        waited += LOOK_MS;
        attempt -= 1;
        continue;
      }
      const isLost = response.status === 409 && text.includes(ANSWER_LOST);
      if (isLost) key = crypto.randomUUID();
      if ((response.status < 500 && !isLost) || attempt === ATTEMPTS)
        throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
    }
  },
});

export const envelope = (type: string, attributes: JsonObject): JsonObject => ({ data: { type, attributes } });

/** The id of the resource in a response. */
export const idOf = (answer: JsonObject): string => stringOf(objectOf(answer.data).id);

export const attributesOf = (answer: JsonObject): JsonObject => objectOf(objectOf(answer.data).attributes);
