const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delay before each attempt after the previous one failed: ten attempts in about three days. */
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

/** An endpoint that has only failed for this long is disabled. */
export const DISABLE_AFTER_MS = 5 * 24 * HOUR;

/** Milliseconds from a `Retry-After` header with seconds or a date (RFC 9110 §10.2.3), otherwise `undefined`. */
export const parseRetryAfter = (header: string | undefined, now: Date): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const at = /GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
};

/**
 * Milliseconds until the next attempt; `undefined` after the last one. Each delay has 20 % jitter. `retryAfter` can
 * extend it up to twice the delay.
 */
export const retryDelay = (tries: number, retryAfter: number | undefined, random: () => number): number | undefined => {
  const delay = RETRY_DELAYS_MS[tries];
  if (delay === undefined) return undefined;
  const jittered = delay * (1 - JITTER + 2 * JITTER * random());
  return Math.round(Math.min(Math.max(jittered, retryAfter ?? 0), 2 * delay));
};
