import { tooMany } from '../../shared/platform/http/errors.ts';
import { rateLimitHeaders } from '../../shared/platform/http/rate-limit.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';

const QUARTER_HOUR = 15 * 60;

/** Failed sign-ins: of one account, and from one address. */
const ACCOUNT: Policy = { name: 'sign-in-account', limit: 10, seconds: QUARTER_HOUR };
const ADDRESS: Policy = { name: 'sign-in-address', limit: 100, seconds: QUARTER_HOUR };

/** Letters asked for: for one account, whether it exists or not. */
const LETTERS: Policy = { name: 'letters', limit: 10, seconds: QUARTER_HOUR };

/** Letters asked for from one address, and registrations: limits of their routes. */
export const LETTERS_LIMIT = {
  name: 'letters-address',
  limit: 100,
  seconds: QUARTER_HOUR,
  by: 'contact_or_address',
} as const;
export const REGISTRATIONS_LIMIT = {
  name: 'registrations',
  limit: 300,
  seconds: QUARTER_HOUR,
  by: 'contact_or_address',
} as const;

/** The slots of one attempt to sign in: kept by a failure, given back by a success. */
interface Attempt {
  /** What the attempt is refused with, where there was no slot. */
  readonly refusal: ReturnType<typeof tooMany> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  succeeded(): Promise<unknown>;
}

/** Takes the slots before the password is looked at, so that guesses at once count like guesses in turn. */
export const attempt = async (limiter: Limiter, account: string, address: string, now: Date): Promise<Attempt> => {
  const verdicts = await Promise.all([
    limiter.take(ACCOUNT, account, now.getTime()),
    limiter.take(ADDRESS, address, now.getTime()),
  ]);
  const giveBack = () => Promise.all(verdicts.map((verdict) => (verdict.passed ? verdict.giveBack() : undefined)));
  const waits = verdicts.flatMap((verdict) => (verdict.passed ? [] : [verdict.retryAfter]));
  const [byAccount, byAddress] = verdicts;
  const headers = byAddress.passed ? rateLimitHeaders(ACCOUNT, byAccount) : rateLimitHeaders(ADDRESS, byAddress);
  if (waits.length === 0) return { refusal: undefined, headers, succeeded: giveBack };
  await giveBack();
  return { refusal: tooMany(Math.max(...waits), headers), headers, succeeded: async () => {} };
};

/** Takes a slot for a letter; the refusal, where there is none. */
export const letterSlot = async (limiter: Limiter, account: string, now: Date) => {
  const verdict = await limiter.take(LETTERS, account, now.getTime());
  return verdict.passed ? undefined : tooMany(verdict.retryAfter, rateLimitHeaders(LETTERS, verdict));
};

/** The same for a member of a hub, whatever the email is for. */
export const contactEmailSlot = (limiter: Limiter, slug: string, email: string, now: Date) =>
  letterSlot(limiter, `magic-link#${slug}#${email}`, now);
