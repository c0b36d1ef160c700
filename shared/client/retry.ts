/** A request that is to be sent once more, and why it waits. */
export interface Wait {
  readonly seconds: number;
  /** 1 for the first repetition. */
  readonly attempt: number;
  readonly of: number;
}

export interface Retrying {
  /** How often a request that the rate limit refused is repeated. */
  readonly retries: number;
  /** The longest wait before one repetition, in seconds, whatever the service says. */
  readonly longest: number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

export type Send = (request: Request) => Promise<Response>;

/** Seconds until a `Retry-After`, a number or a date; one second where it says nothing that can be read. */
const secondsUntil = (header: string | null, now: number): number => {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? 1 : Math.max(0, Math.ceil((at - now) / 1000));
};

/**
 * Sends, and repeats what answers 429 after the wait it asks for. Whatever else comes is answered as it is, and so is
 * the last 429. The body and the `Idempotency-Key` are the same each time.
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
