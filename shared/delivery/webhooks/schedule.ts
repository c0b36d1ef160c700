const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long each attempt waits after the one before it failed: ten in all, within four days. */
export const RETRY_DELAYS_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

const JITTER = 0.2;

/** An endpoint that did nothing but fail for so long is disabled. */
export const DISABLE_AFTER_MS = 5 * 24 * HOUR;

/** A wait in milliseconds from `Retry-After`, which says seconds or a date (RFC 9110 §10.2.3); else `undefined`. */
export const parseRetryAfter = (header: string | undefined, now: Date): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const at = /GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
};

/**
 * Milliseconds until the next attempt, after so many; `undefined` after the last. Each step is a fifth shorter or
 * longer by chance; a receiver that asks for more gets it, up to twice the step.
 */
export const retryDelay = (tries: number, retryAfter: number | undefined, random: () => number): number | undefined => {
  const step = RETRY_DELAYS_MS[tries];
  if (step === undefined) return undefined;
  const jittered = step * (1 - JITTER + 2 * JITTER * random());
  return Math.round(Math.min(Math.max(jittered, retryAfter ?? 0), 2 * step));
};
