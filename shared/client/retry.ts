/** A retry of a rate-limited request, and the wait before it. */
export interface Wait {
  readonly seconds: number;
  /** 1 for the first retry. */
  readonly attempt: number;
  readonly of: number;
}

export interface Retrying {
  /** The maximum number of retries of a rate-limited request. */
  readonly retries: number;
  /** The maximum wait before a retry, in seconds, even if `Retry-After` is longer. */
  readonly longest: number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

export type Send = (request: Request) => Promise<Response>;

/** The seconds until a `Retry-After`, which is a number or a date; one second if it cannot be parsed. */
const secondsUntil = (header: string | null, now: number): number => {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? 1 : Math.max(0, Math.ceil((at - now) / 1000));
};

/**
 * Sends a request and retries it after a 429 response and its `Retry-After`. Returns any other response and the last
 * 429 unchanged. Every attempt has the same body and `Idempotency-Key`.
 */
export const retrying =
  (send: Send, { retries, longest, wait, now, onWait }: Retrying): Send =>
  async (request) => {
    for (let attempt = 1; attempt <= retries; attempt += 1) {
      const response = await send(request.clone());
      if (response.status !== 429) return response;
      await response.body?.cancel();
      const seconds = Math.min(longest, secondsUntil(response.headers.get('retry-after'), now()));
      onWait?.({ seconds, attempt, of: retries });
      await wait(seconds * 1000);
    }
    return send(request);
  };
