import { throwIfAborted } from './aborted.ts';

/** A retry of a rate-limited request, and the wait before it. */
export interface Wait {
  readonly seconds: number;
  /** 1 for the first retry. */
  readonly attempt: number;
  readonly of: number;
}

export interface RetryOptions {
  /** The maximum number of retries of a rate-limited request. Default: 2. */
  readonly retries?: number;
  /** The maximum wait before a retry, in seconds, even if `Retry-After` is longer. Default: 60. */
  readonly longestWait?: number;
  /** Called before each wait of a rate-limited request. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
  /** Waits before a retry. The call ends when the signal aborts, even if the wait continues. Default: `setTimeout`. */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** The current time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

export type Send = (request: Request) => Promise<Response>;

/** An abort clears the timer. */
const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });

/** The seconds until a `Retry-After`, which is a number or a date; one second if it cannot be parsed. */
const secondsUntil = (header: string | null, now: number): number => {
  const text = header ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? 1 : Math.max(0, Math.ceil((at - now) / 1000));
};

/**
 * Sends a request and retries it after a 429 response and its `Retry-After`. Returns any other response and the last
 * 429 unchanged. Every attempt has the same body and `Idempotency-Key`. No wait begins after an abort.
 */
export const retrying =
  (send: Send, { retries = 2, longestWait = 60, onWait, wait = sleep, now = Date.now }: RetryOptions): Send =>
  async (request) => {
    for (let attempt = 1; attempt <= retries; attempt += 1) {
      const response = await send(request.clone());
      if (response.status !== 429) return response;
      await response.body?.cancel();
      const seconds = Math.min(longestWait, secondsUntil(response.headers.get('retry-after'), now()));
      throwIfAborted(request.signal);
      onWait?.({ seconds, attempt, of: retries });
      throwIfAborted(request.signal);
      await wait(seconds * 1000, request.signal);
    }
    return send(request);
  };
