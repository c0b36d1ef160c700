import { tooMany } from '../../shared/platform/http/errors.ts';
import { rateLimitHeaders } from '../../shared/platform/http/rate-limit.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import type { Policy } from '../../shared/platform/limits/window.ts';

const QUARTER_HOUR = 15 * 60;

/** Failed sign-ins per account and per source IP address. */
const ACCOUNT: Policy = { name: 'sign-in-account', limit: 10, seconds: QUARTER_HOUR };
const ADDRESS: Policy = { name: 'sign-in-address', limit: 100, seconds: QUARTER_HOUR };

/**
 * Requested emails per account, whether it exists or not. The names `letters` and `letters-address` are sent in
 * `RateLimit` headers.
 */
const EMAILS: Policy = { name: 'letters', limit: 10, seconds: QUARTER_HOUR };

/** Requested emails and registrations per source IP address: limits of their routes. */
export const EMAILS_LIMIT = {
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

/** The slots of one sign-in attempt: kept on failure, released on success. */
interface Attempt {
  /** The refusal, if a limit was reached. */
  readonly refusal: ReturnType<typeof tooMany> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  succeeded(): Promise<unknown>;
}

/** Takes the slots before the password is checked, so concurrent guesses count like sequential ones. */
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

/** Takes a slot for an email. Returns the refusal if there is none. */
export const emailSlot = async (limiter: Limiter, account: string, now: Date) => {
  const verdict = await limiter.take(EMAILS, account, now.getTime());
  return verdict.passed ? undefined : tooMany(verdict.retryAfter, rateLimitHeaders(EMAILS, verdict));
};

/** An email that a person requests to sign in to a hub. */
interface RequestedEmail {
  readonly kind: 'magic_link' | 'contact_password_reset';
  readonly slug: string;
  readonly email: string;
}

/**
 * As `emailSlot`, for an email of a hub to an address. Requests for another hub or kind may send no email, so they take no
 * slot of this one; what is sent is counted over all hubs when it is sent.
 */
export const contactEmailSlot = (limiter: Limiter, { kind, slug, email }: RequestedEmail, now: Date) =>
  emailSlot(limiter, `${kind}#${slug}#${email}`, now);
